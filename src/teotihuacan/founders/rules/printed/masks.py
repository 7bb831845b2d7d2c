"""Mask tiles: three stacks, and how large a cluster of symbols is."""

from __future__ import annotations

from typing import Final

from teotihuacan.engine.facts import Book, Group
from teotihuacan.founders.rules.books import BOOKS

_book: Final[Book] = BOOKS.open("masks.toml")
_colors: Final[list[Group]] = _book.group("colors").tables("list", 3)

MASK_COLORS: Final[list[str]] = [row.word("key") for row in _colors]
LETTERS: Final[list[str]] = [row.word("letter") for row in _colors]
for _color in _colors:
    _color.check_letters("letter", _color.word("letter"), 1, "ABCDEFGHIJKLMNOPQRSTUVWYZ")
    _color.done()

FEWEST: Final[int] = _book.group("clusters").number("fewest", 1)
MOST: Final[int] = _book.group("clusters").number("most", FEWEST)


def _stack(color: str) -> list[tuple[int, int]]:
    """The tiles of a color from the top: points, and the fewest players it is for."""
    tiles: list[tuple[int, int]] = []
    group = _book.group(color)
    for row in group.tables("tiles", -1):
        tiles.append((row.number("points"), row.number("players", 2, 4)))
        row.done()
    if tiles != sorted(tiles, key=_points, reverse=True):
        raise group.wrong("tiles", "the highest lies on top")
    return tiles


def _points(tile: tuple[int, int]) -> int:
    return tile[0]


_STACKS: Final[list[list[tuple[int, int]]]] = [_stack(color) for color in MASK_COLORS]

MASKS: Final[list[list[list[int]]]] = [
    [[points for points, least in stack if least <= players] for stack in _STACKS]
    for players in range(5)
]
"""By number of players and color: the points of the tiles, from the top of the stack (F3)."""

_book.done()
