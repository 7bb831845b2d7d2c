"""The terminal display of a game: its own screen, or a plain one made from its view."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.engine.game import Game
from teotihuacan.engine.ledger import Ledger
from teotihuacan.words import Words
from teotihuacan.words.players import verdict

SIGNS: Final = ("▲", "■", "●", "◆")  # by seat, to help colour-blind players
SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold yellow", "bold green")
LABEL: Final = "dim"
EMPTY_CELL: Final = "·"


class Screen:
    """Draws the table of a game with the words and names of its players."""

    def __init__(self, words: Words, roles: Sequence[str] = ()) -> None:
        self.words = words
        self.roles = tuple(roles)  # the player of each seat, for example "random"

    def table(self, game: Game) -> RenderableType:
        """Render the whole table."""
        raise NotImplementedError

    def brief(self, game: Game) -> RenderableType:
        """Return what changes all the time: shown when a turn begins."""
        return self.table(game)

    def picture(self, game: Game) -> RenderableType | None:
        """Return what one must see to answer the open question, if anything."""
        return None

    def label(self, key: str, **parts: int | str) -> str:
        return self.words.text(f"screen.{key}", **parts)

    def rule(self, said: Sequence[str]) -> Rule:
        """The line above the table: what game it is, and how far it has come."""
        return Rule(Text(" · ".join(said), style="bold"), align="left", style=LABEL)

    def name(self, game: Game, seat: int) -> Text:
        """The name of a player, in bold type if it must decide, and who plays the seat."""
        name = Text(self.words.part("seat", seat))
        if game.actor == seat:
            name.stylize("bold")
        if seat < len(self.roles) and self.roles[seat]:
            name.append(f" ({self.roles[seat]})", style=LABEL)
        return name


class PlainScreen(Screen):
    """The view of a spectator, line by line, and the players: enough for a small game."""

    def table(self, game: Game) -> RenderableType:
        grid = labelled_grid(2)
        view = game.view(None)["table"]
        if isinstance(view, dict):
            for name, value in view.items():
                grid.add_row(str(name), plain(value))
        return Group(grid, Text(""), self.players(game))

    def players(self, game: Game) -> Text:
        """Render the players; their public things are in the view."""
        lines = [sign(seat).append(" ") + self.name(game, seat) for seat in range(game.players)]
        return Text("\n").join(lines)


def plain(value: object) -> str:
    """A value of a view on one line; what a spectator may not know is a question mark."""
    if value is None:
        return "?"
    if isinstance(value, list):
        return " ".join(plain(item) for item in value)
    return str(value)


# --- what screens are made of ---------------------------------------------------------------------


def sign(seat: int, power: int = 0) -> Text:
    """The sign of a seat, perhaps with the power of a worker."""
    return Text(SIGNS[seat] + (str(power) if power else ""), style=SEAT_STYLES[seat])


def nothing() -> Text:
    return Text(EMPTY_CELL, style=LABEL)


def labelled_grid(columns: int) -> Grid:
    """A grid without a heading, whose first column says what the lines are."""
    grid = plain_grid(*[""] * columns)
    grid.show_header = False
    grid.columns[0].style = LABEL
    return grid


def plain_grid(*headers: str, right: Sequence[int] = ()) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=LABEL)
    for index, header in enumerate(headers):
        last = index == len(headers) - 1
        grid.add_column(header, justify="right" if index in right else "left", no_wrap=not last)
    return grid


def spaced(*parts: RenderableType) -> Group:
    """With an empty line between them."""
    lines: list[RenderableType] = []
    for part in parts:
        lines += [Text(""), part] if lines else [part]
    return Group(*lines)


def last_page(game: Game, words: Words, ledger: Ledger) -> RenderableType:
    """The last page of a game: scores by source, and who has won."""
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
