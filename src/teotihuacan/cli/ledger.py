"""Where everybody's points came from, and the last page of a game."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.city.sources import SETUP, SOURCES
from teotihuacan.cli.screen import SEAT_STYLES, SIGNS, city_table
from teotihuacan.engine.events import Event
from teotihuacan.engine.game import Game
from teotihuacan.words import Words


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


def last_page(game: Game, words: Words, ledger: Ledger) -> RenderableType:
    """Scores by source, and who has won."""
    scores = game.scores
    sheet = ledger.sheet(scores)
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_footer=True)
    grid.add_column(words.text("screen.source"), footer=words.text("screen.total"), style="dim")
    for seat, score in enumerate(scores):
        name = Text(f"{SIGNS[seat]} {words.part('seat', seat)}", style=SEAT_STYLES[seat])
        grid.add_column(name, footer=Text(str(score), style="bold"), justify="right")
    for source in range(len(SOURCES)):
        if any(row[source] for row in sheet):
            grid.add_row(
                words.part("source", source),
                *(str(row[source]) if row[source] else "·" for row in sheet),
            )
    return Group(grid, Text(""), Text(winner(game, words), style="bold"))


def winner(game: Game, words: Words) -> str:
    """The winner in a sentence, with the tie-break if there was one."""
    seat = game.winners[0]
    best = game.scores[seat]
    tied = [player for player in city_table(game).players if player.points == best]
    richest = max(player.cocoa for player in tied)
    if len(tied) == 1:
        key = "text.wins"
    elif len([player for player in tied if player.cocoa == richest]) == 1:
        key = "text.wins.cocoa"
    else:
        key = "text.wins.order"
    return words.text(key, seat=seat, points=best)
