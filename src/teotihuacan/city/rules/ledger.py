"""Where everybody's points came from."""

from __future__ import annotations

from collections.abc import Iterable

from teotihuacan.city.rules.sources import SETUP, SOURCES
from teotihuacan.engine.events import Event


class Ledger:
    """Points by seat and source, collected from the events of a game."""

    def __init__(self, seats: int) -> None:
        self.points = [[0] * len(SOURCES) for _ in range(seats)]

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "points":
                self.points[event.seat][event.values[1]] += event.values[0]

    def copy(self) -> Ledger:
        other = Ledger(0)
        other.points = [row[:] for row in self.points]
        return other

    def sheet(self, scores: list[int]) -> list[list[int]]:
        """The same with what no event told (goods of a first game, a position set up by hand)."""
        sheet = [row[:] for row in self.points]
        for row, score in zip(sheet, scores, strict=True):
            row[SETUP] += score - sum(row)
        return sheet

    def to_json(self, scores: list[int]) -> list[dict[str, int]]:
        return [
            {name: points for name, points in zip(SOURCES, row, strict=True) if points}
            for row in self.sheet(scores)
        ]
