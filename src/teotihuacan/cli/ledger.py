"""The last page of a game: where everybody's points came from, and who has won."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.engine.game import Game
from teotihuacan.engine.ledger import Ledger
from teotihuacan.screen import SEAT_STYLES, SIGNS
from teotihuacan.words import Words
from teotihuacan.words.verdict import verdict


def last_page(game: Game, words: Words, ledger: Ledger) -> RenderableType:
    """Scores by source, and who has won."""
    scores = game.scores
    sheet = ledger.sheet(scores)
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_footer=True)
    grid.add_column(words.text("screen.source"), footer=words.text("screen.total"), style="dim")
    for seat, score in enumerate(scores):
        name = Text(f"{SIGNS[seat]} {words.part('seat', seat)}", style=SEAT_STYLES[seat])
        grid.add_column(name, footer=Text(str(score), style="bold"), justify="right")
    for source in range(len(ledger.sources)):
        if any(row[source] for row in sheet):
            grid.add_row(
                words.part("source", source),
                *(str(row[source]) if row[source] else "·" for row in sheet),
            )
    return Group(grid, Text(""), Text(verdict(words, game), style="bold"))
