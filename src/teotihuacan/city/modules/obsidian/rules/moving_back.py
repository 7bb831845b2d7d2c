"""Workers that go back, counter-clockwise: they land without an action and without cocoa."""

from typing import ClassVar, Final

from teotihuacan.city.modules.obsidian.rules import kinds, printed
from teotihuacan.city.rules import units
from teotihuacan.city.rules.effects import counts_acting, idle
from teotihuacan.city.rules.families import IN_BETWEEN, PAUSE
from teotihuacan.city.rules.state import City, Player, board_and_power, unlocked
from teotihuacan.city.rules.turns.ascension import worker_codes
from teotihuacan.city.rules.turns.turn import board_ahead, option_of, passing
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push

STAY: Final = 40  # the option after eight boards of five powers
FURTHEST: Final[int] = units.MOST[printed.BACK]


def movable(city: City, player: Player) -> list[int]:
    """The workers that can go back: unlocked, and not in the middle of an action (ruling X33)."""
    return [worker for worker in unlocked(player) if not counts_acting(city, player, worker)]


class MoveBack(Kind[City]):
    """Choose which worker moves backwards."""

    declared: ClassVar = Declared(
        kinds.MOVE_BACK,
        "move back",
        f"most:1..{FURTHEST} left:1..2 may:0..1",
        [*worker_codes("<"), "stay"],
        parents=IN_BETWEEN,
        families=(PAUSE,),
        says="most left",
        skippable=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids: list[int] = []
        for i in movable(city, player):
            id = self.first + option_of(player.place[i], player.power[i])
            if id not in ids:
                ids.append(id)
        if step[4]:
            ids.append(self.first + STAY)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, most, left, may = step
        if left > 1:
            push(city, kinds.MOVE_BACK, seat, most, left - 1, may)
        if option != STAY:
            player = city.players[seat]
            board, power = board_and_power(option)
            worker = idle(city, player, player.worker_with(board, power))
            push(city, kinds.BACK_DISTANCE, seat, worker, most)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == STAY:
            return "move back.stay", {}
        board, power = board_and_power(option)
        return "move back.worker", {"board": board, "power": power}


class BackDistance(Kind[City]):
    """Choose how far the worker moves backwards."""

    declared: ClassVar = Declared(
        kinds.BACK_DISTANCE,
        "back distance",
        f"worker:0..3 most:1..{FURTHEST}",
        [f"<{distance}" for distance in range(1, FURTHEST + 1)],
        parents=IN_BETWEEN,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return self.ids[: step[3]]

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        worker = step[2]
        board = player.place[worker]
        there = board_ahead(city, board, -(option + 1))
        player.place[worker] = there
        city.tell("back", step[1], board, there, player.power[worker])
        passing(city, player, board, -(option + 1))  # technology 1 (rulings D6, X40)

    def question(self, city: City, step: Step) -> Phrase:
        player = city.players[step[1]]
        parts = {"seat": step[1], "board": player.place[step[2]], "power": player.power[step[2]]}
        return "back distance", parts

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        board = city.players[step[1]].place[step[2]]
        there = board_ahead(city, board, -(option + 1))
        return "back distance.steps", {"amount": option + 1, "board": there}

    def flaw(self, city: City, step: Step) -> str:
        standing = step[2] in movable(city, city.players[step[1]])
        return "" if standing else "worker must be one that can go back"


def moves_left(step: Step) -> int:
    """Return how many moves a `move back` still has."""
    return step[3]


def returning(step: Step) -> int:
    """The worker that a `back distance` is about."""
    return step[2]
