"""Nobles: buildings for wood, points by row, and a step on the Avenue."""

from typing import ClassVar

from teotihuacan.city.rules import kinds, places, sources
from teotihuacan.city.rules.boards.extra_worker import extra_workers
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.boards.technologies import push_technologies
from teotihuacan.city.rules.effects import pay, payable, score
from teotihuacan.city.rules.families import IN_A_TURN, MAIN_ACTION
from teotihuacan.city.rules.printed import boards, turn
from teotihuacan.city.rules.state import City, Player, replaced
from teotihuacan.city.rules.turns.ascension import push_power_ups
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push


def next_space(city: City, row: int) -> int:
    """The leftmost free space of a row, or -1: where people build."""
    taken = city.nobles[row]
    for column in range(len(boards.NOBLE_ROWS[row])):
        if not (taken >> column) & 1:
            return column
    return -1


def open_rows(city: City, workers: int) -> list[int]:
    """The rows a building may go to: the one of the worker count; only if full, one above (33)."""
    if next_space(city, workers - 1) >= 0:
        return [workers - 1]
    return [row for row in range(workers - 2, -1, -1) if next_space(city, row) >= 0]


def build_house(city: City, player: Player, row: int, column: int) -> None:
    """Take the next building onto a space and score what it covers."""
    city.nobles = replaced(city.nobles, row, city.nobles[row] | 1 << column)
    city.buildings += 1
    city.tell("noble", player.seat, row, column)
    score(city, player, boards.NOBLE_ROWS[row][column], sources.NOBLES)


class Nobles(MainAction):
    """Build a building along the Avenue."""

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        if city.buildings >= boards.BUILDINGS or not payable(player, boards.NOBLE_COST):
            return False
        most = min(turn.COUNTED, workers + extra_workers(player, self.board))
        for count in range(workers, most + 1):
            if open_rows(city, count):
                return True
        return False

    def begin(self, city: City, player: Player, workers: int, lowest: int) -> None:
        push(city, kinds.NOBLE_ROW, player.seat, workers)


class NobleRow(Kind[City]):
    """Choose where the building goes; only if three workers find their row full."""

    declared: ClassVar = Declared(
        kinds.NOBLE_ROW,
        "noble row",
        "workers:1..3",
        ["row-top", "row-centre", "row-bottom"],
        parents=IN_A_TURN,
        families=(MAIN_ACTION,),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first + row for row in open_rows(city, step[2])]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, workers, _, _ = step
        player = city.players[seat]
        push_power_ups(city, player, places.NOBLES, workers)
        push_technologies(city, player, places.NOBLES)
        push(city, kinds.AVENUE, seat)
        pay(city, player, boards.NOBLE_COST)  # what is asked for comes before the step
        build_house(city, player, option, next_space(city, option))

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        points = boards.NOBLE_ROWS[option][next_space(city, option)]
        return "noble row.choice", {"row": option, "points": points}

    def flaw(self, city: City, step: Step) -> str:
        if not isinstance(city.setting.actions[places.NOBLES], Nobles):
            return "another board lies in the place of the Nobles"
        player = city.players[step[1]]
        if city.buildings >= boards.BUILDINGS or not payable(player, boards.NOBLE_COST):
            return "no building can be built"
        return ""
