"""Workers that go back, tiles that are used again."""

from collections.abc import Mapping
from typing import ClassVar, Final

from teotihuacan.city.modules.obsidian.rules import kinds
from teotihuacan.city.modules.obsidian.rules.moving_back import STAY, returning
from teotihuacan.city.picture import tiles
from teotihuacan.city.picture.modules import Moved, Picture
from teotihuacan.city.picture.names import board_spot, die_spot
from teotihuacan.city.rules.effects import idle
from teotihuacan.city.rules.state import City, board_and_power
from teotihuacan.city.rules.turns.turn import board_ahead
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step
from teotihuacan.picture.tray import Offer


def move_back(city: City, step: Step, option: int) -> str:
    if option == STAY:
        return ""
    player = city.players[step[1]]
    return die_spot(player, idle(city, player, player.worker_with(*board_and_power(option))))


def back_to(city: City, step: Step, option: int) -> tuple[int, int]:
    """The worker that goes back, and the board it comes to."""
    worker = returning(step)
    board = city.players[step[1]].place[worker]
    return worker, board_ahead(city, board, -(option + 1))


def back_distance(city: City, step: Step, option: int) -> str:
    return board_spot(back_to(city, step, option)[1])


def going_back(game: Game[City], city: City, step: Step, option: int) -> Moved:
    worker, board = back_to(city, step, option)
    return [worker], board


class ObsidianPicture(Picture):
    """Choices of its own."""

    module = "obsidian"
    spots: ClassVar = {kinds.MOVE_BACK: move_back, kinds.BACK_DISTANCE: back_distance}
    moving: ClassVar = {kinds.BACK_DISTANCE: going_back}
    refusing = ("stay",)

    def offer(self, game: Game[City], code: str, parts: Mapping[str, int]) -> Offer | None:
        if game.asked != "use again":
            return None
        kind = parts["tile"]
        return Offer(64, 64, tiles.discovery(kind, 64, price=False), f"tile:{kind}")


PICTURE: Final = ObsidianPicture()
