"""Points of all seats by source."""

from __future__ import annotations

from collections.abc import Iterable

from teotihuacan.engine.events import Event


class Ledger:
    """Points by seat and source, collected from the events of a game.

    An event `points` says how many, and which of the sources they come from.
    """

    def __init__(self, seats: int, sources: tuple[str, ...], untold_source: int) -> None:
        self.sources = sources
        self.untold_source = untold_source
        self.points: list[list[int]] = [[0] * len(sources) for _ in range(seats)]

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "points":
                self.points[event.seat][event.values[1]] += event.values[0]

    def copy(self) -> Ledger:
        other = Ledger(0, self.sources, self.untold_source)
        other.points = [row[:] for row in self.points]
        return other

    def settle(self, scores: list[int]) -> None:
        """Note what no event told (goods of a first game, a position set up by hand)."""
        for row, score in zip(self.points, scores):
            row[self.untold_source] += score - sum(row)

    def sheet(self, scores: list[int]) -> list[list[int]]:
        """The points so far, settled."""
        settled = self.copy()
        settled.settle(scores)
        return settled.points

    def to_json(self, scores: list[int]) -> list[dict[str, int]]:
        return [
            {name: points for name, points in zip(self.sources, row) if points}
            for row in self.sheet(scores)
        ]
