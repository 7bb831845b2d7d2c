"""Mask tiles: three stacks, and how large a cluster of symbols is."""

from typing import Final

from teotihuacan.engine.facts import DataFile, Group
from teotihuacan.founders.rules.data_files import DATA

_book: Final[DataFile] = DATA.open("masks.toml")
_colours: Final[list[Group]] = _book.group("colours").tables("list", 3)

MASK_COLOURS: Final[list[str]] = [row.word("key") for row in _colours]
LETTERS: Final[list[str]] = [row.word("letter") for row in _colours]
for _colour in _colours:
    _colour.check_letters("letter", _colour.word("letter"), 1, "ABCDEFGHIJKLMNOPQRSTUVWYZ")
    _colour.done()

FEWEST: Final[int] = _book.group("clusters").number("fewest", 1)
MOST: Final[int] = _book.group("clusters").number("most", FEWEST)


def _stack(colour: str) -> list[tuple[int, int]]:
    """The tiles of a colour from the top: points, and the fewest players it is for."""
    tiles: list[tuple[int, int]] = []
    group = _book.group(colour)
    for row in group.tables("tiles", -1):
        tiles.append((row.number("points"), row.number("players", 2, 4)))
        row.done()
    if tiles != sorted(tiles, key=lambda tile: -tile[0]):
        raise group.wrong("tiles", "the highest lies on top")
    return tiles


_STACKS: Final[list[list[tuple[int, int]]]] = [_stack(colour) for colour in MASK_COLOURS]

MASKS: Final[list[list[list[int]]]] = [
    [[points for points, least in stack if least <= players] for stack in _STACKS]
    for players in range(5)
]
"""By number of players and colour: the points of the tiles, from the top of the stack (F3)."""

_book.done()
