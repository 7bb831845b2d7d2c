"""What all parts of the table in text are made with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.screen import SEAT_STYLES, SIGNS

NOTHING: Final = "·"
LABEL: Final = "dim"
TEMPLE_STYLES: Final = ("blue", "red", "green", "")


def sign(seat: int, power: int = 0) -> Text:
    """The sign of a seat, perhaps with the power of a worker."""
    return Text(SIGNS[seat] + (str(power) if power else ""), style=SEAT_STYLES[seat])


def nothing() -> Text:
    return Text(NOTHING, style=LABEL)


def plain_grid(*headers: str, right: Sequence[int] = ()) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=LABEL)
    for index, header in enumerate(headers):
        last = index == len(headers) - 1
        grid.add_column(header, justify="right" if index in right else "left", no_wrap=not last)
    return grid


def labelled_grid(columns: int) -> Grid:
    """A grid without a heading, whose first column says what the lines are."""
    grid = plain_grid(*[""] * columns)
    grid.show_header = False
    grid.columns[0].style = LABEL
    return grid


def spaced(*parts: RenderableType) -> Group:
    """With an empty line between them."""
    lines: list[RenderableType] = []
    for part in parts:
        lines += [Text(""), part] if lines else [part]
    return Group(*lines)
