"""The common part of all main actions; the boards add their own."""

from typing import ClassVar

from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.boards.extra_worker import ask_extra_worker
from teotihuacan.city.rules.families import IN_A_TURN, MAIN_ACTION, PAUSE
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Declared, Kind, Step, Value


class MainAction:
    """The main action of one board.

    `workers` counts the player's unlocked workers there with the arriving ones, at most three;
    `lowest` is the lowest power among all of them.
    """

    def __init__(self, board: int) -> None:
        self.board = board
        self.cells: list[list[Bundle]] = []  # [workers - 1][column], where it has such a grid
        self.grid: tuple[int, ...] = ()  # what tells a module's grid from the printed one

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        """Return whether it can be carried out; one that cannot may not be taken (ruling 25)."""
        return False

    def perform(self, city: City, player: Player, workers: int, lowest: int) -> None:
        """Its effect, up to and including the power-ups; cocoa is paid, the workers stand there.

        First comes the question whether a tile joins it.
        """
        if not ask_extra_worker(city, player, self.board, workers, lowest):
            self.begin(city, player, workers, lowest)

    def begin(self, city: City, player: Player, workers: int, lowest: int) -> None:
        """The effect once it is known how many workers count: a tile can add some."""
        raise NotImplementedError

    def phrase(
        self, city: City, player: Player, parts: dict[str, Value], workers: int, lowest: int
    ) -> str:
        """The key of the sentence that offers it, and what goes into that besides."""
        return "action.main"


class Perform(Kind[City]):
    """A main action begins once its cocoa is paid, where that has to be asked."""

    declared: ClassVar = Declared(
        kinds.PERFORM,
        "perform",
        "board:2..8 workers:1..3 lowest:1..5",
        parents=IN_A_TURN,
        families=(MAIN_ACTION, PAUSE),
    )

    def run(self, city: City, step: Step) -> None:
        _, seat, board, workers, lowest = step
        city.setting.actions[board].perform(city, city.players[seat], workers, lowest)

    def flaw(self, city: City, step: Step) -> str:
        _, seat, board, workers, lowest = step
        if not city.setting.wild:
            return "nothing can stand for cocoa in this game"
        player = city.players[seat]
        possible = city.setting.actions[board].possible(city, player, workers, lowest)
        return "" if possible else "the main action is not possible"
