"""What all parts of the table in text are made with."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.screen import LABEL, SEAT_STYLES, SIGNS, plain_grid

EMPTY_CELL: Final = "·"
TEMPLE_STYLES: Final = ("blue", "red", "green", "")


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
