"""Nobles: buildings for wood, points by row, and a step on the Avenue."""

from __future__ import annotations

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.agenda import AVENUE, NOBLE_ROW
from teotihuacan.city.rules.ascension import owe_power_ups
from teotihuacan.city.rules.boards.extra_worker import ask_extra_worker
from teotihuacan.city.rules.main_action import MainAction
from teotihuacan.city.rules.state import NOBLES, City, Player, replaced
from teotihuacan.city.rules.technologies import owe_technologies
from teotihuacan.city.rules.tiles import (
    BUILDINGS,
    EXTRA_POWER,
    EXTRA_WORKER,
    NOBLE_COST,
    NOBLE_ROWS,
    POWER_UPS,
)
from teotihuacan.city.rules.verbs import affords, pay, score
from teotihuacan.engine.steps import Kind, Phrase, Step


def open_rows(city: City, workers: int) -> list[int]:
    """The rows a building may go to: the one of the worker count; only if full, one above (33)."""
    if city.nobles[workers - 1] < len(NOBLE_ROWS[workers - 1]):
        return [workers - 1]
    return [row for row in range(workers - 2, -1, -1) if city.nobles[row] < len(NOBLE_ROWS[row])]


class Nobles(MainAction):
    """Build a building along the Avenue."""

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        if city.buildings >= BUILDINGS or not affords(player, NOBLE_COST):
            return False
        for count in range(workers, min(3, workers + player.tiles[EXTRA_WORKER]) + 1):
            if open_rows(city, count):
                return True
        return False

    def perform(self, city: City, player: Player, workers: int, lowest: int) -> None:
        city.agenda.append((NOBLE_ROW, player.seat, workers, 0, 0))
        ask_extra_worker(city, player, self.board, workers, lowest)


class NobleRow(Kind[City]):
    """Where the building goes; a choice only when three workers find their row full."""

    def __init__(self) -> None:
        codes = ["row-top", "row-centre", "row-bottom"]
        super().__init__(NOBLE_ROW, "noble row", "workers", codes)

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first + row for row in open_rows(city, step[2])]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, workers, _, _ = step
        player = city.players[seat]
        count = POWER_UPS[NOBLES][workers - 1]
        owe_power_ups(city, player, NOBLES, count, player.knows(EXTRA_POWER))
        owe_technologies(city, player, NOBLES)
        pay(city, player, NOBLE_COST)
        column = city.nobles[option]
        city.nobles = replaced(city.nobles, option, column + 1)
        city.buildings += 1
        if city.events is not None:
            city.tell("noble", seat, option, column)
        score(city, player, NOBLE_ROWS[option][column], sources.NOBLES)
        city.agenda.append((AVENUE, seat, 0, 0, 0))

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return "noble row.choice", {
            "row": option,
            "points": NOBLE_ROWS[option][city.nobles[option]],
        }

    def flaw(self, city: City, step: Step) -> str:
        if not 1 <= step[2] <= 3:
            return "workers must be 1 to 3"
        if city.buildings >= BUILDINGS or not affords(city.players[step[1]], NOBLE_COST):
            return "no building can be built"
        return ""
