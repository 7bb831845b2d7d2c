"""The common part of the manuals of both bots, and an interface for the differences."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.modules.solo.rules import action_pyramid
from teotihuacan.city.modules.solo.rules.boards import BUILDING_BOARD, BUILDING_MINE
from teotihuacan.city.modules.solo.rules.worshipper import worship
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Step


class Manual:
    """The setup of a bot, and how it carries out its action tiles."""

    def __init__(
        self, name: str, starting_draws: int, private_masks: int, shift_first: bool
    ) -> None:
        self.name: Final = name  # as the option `bot` has it
        self.starting_draws: Final = starting_draws  # starting tiles that place its workers
        self.private_masks: Final = private_masks  # its own pile in the beginning, as bits
        self.shift_first: Final = shift_first  # whether the pyramid is updated before the action

    def starting_boards(self, city: City) -> list[int]:
        """Return where its workers start; fewer than three while a starting tile is to be drawn."""
        raise NotImplementedError

    def push_turn(self, city: City, pips: int, act: Step, shift: Step) -> None:
        """Lay the action and the update of the pyramid on the agenda, after a roll."""
        raise NotImplementedError

    def mask_draws(self, city: City, player: Player) -> list[Step]:
        """The draws that a mask collection can be waiting for."""
        raise NotImplementedError

    def can_work(self, city: City, player: Player, board: int) -> bool:
        """Return whether a die that has walked to a board can work there."""
        return False

    def strengthen_after(self, city: City, player: Player, board: int, worker: int) -> None:
        """The power-up after an action that a module has in the place of a board's."""
        raise NotImplementedError

    def perform(self, city: City, player: Player, tile: int) -> None:
        board = BUILDING_BOARD[tile]
        if board:
            self.board_or_mine(city, player, board, BUILDING_MINE[tile])
        elif tile == action_pyramid.ALCHEMY_TILE:
            self.alchemy(city, player)
        elif tile == action_pyramid.MASTERY_TILE:
            self.mastery(city, player)
        elif tile == action_pyramid.WORSHIP_TILE:
            worship(city, player)
        else:
            self.mask_collection(city, player)

    def board_or_mine(self, city: City, player: Player, board: int, mine: int) -> None:
        """Construction, Decorations and Nobles: the board, else its mine, else cocoa."""
        raise NotImplementedError

    def alchemy(self, city: City, player: Player) -> None:
        raise NotImplementedError

    def mastery(self, city: City, player: Player) -> None:
        raise NotImplementedError

    def mask_collection(self, city: City, player: Player) -> None:
        raise NotImplementedError
