"""What the manuals of both bots have in common: which tile asks for what."""

from teotihuacan.city.modules.solo.rules import action_pyramid
from teotihuacan.city.modules.solo.rules.boards import BUILDING_BOARD, BUILDING_MINE
from teotihuacan.city.modules.solo.rules.worshipper import worship
from teotihuacan.city.rules.state import City, Player


class Manual:
    """How a bot carries out its action tiles."""

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
