"""Choices that people make as one and the rules as several.

*Laying*: a tile is moved over a grid, turned and flipped, and put down; the rules ask where and
then how.  *Picking*: some of several things are chosen in any order; the rules ask one after the
other, in an order of their own.  Both only bundle choices that can be made one by one as well: a
page plays the ids one after the other, as long as they are asked for.
"""

from dataclasses import dataclass, field

from teotihuacan.engine.steps import Phrase
from teotihuacan.picture.ink import Number

Change = tuple[str, int]  # what changes, and by how much: keys of `table.preview`


@dataclass(frozen=True)
class Way:
    """One way for the tile to lie: how it looks, and which way a quarter turn and a flip make."""

    svg: str
    cells: tuple[tuple[int, int], ...]  # rows and columns from its upper left corner
    turned: int
    flipped: int


@dataclass(frozen=True)
class Place:
    """A place for a tile in one of its rotations, and the choices that put it there."""

    way: int
    row: int
    col: int
    ids: tuple[int, ...]
    marks: tuple[tuple[str, int, int], ...] = ()  # symbols it brings, with row and column
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Laying:
    """A tile in hand: over which part of the picture it moves, and on which grid."""

    question: Phrase  # what people are asked instead of what the rules ask first
    part: str
    corner: tuple[Number, Number]  # of the first space, in the part's own coordinates
    side: Number  # of a space
    spaces: int  # in each row and column
    ways: tuple[Way, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Picking:
    """A choice of several spots; each stands for a choice, played in this order."""

    count: int
    ids: dict[str, int] = field(default_factory=dict)
