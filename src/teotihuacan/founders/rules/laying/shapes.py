"""The forms of tiles, every way they can be turned and flipped, and where they can lie.

Each way of lying is a `Form`.  Its anchor is the first space it covers, row by row.  Whether it can
lie with its anchor on a space is asked of all spaces at once: the free spaces, shifted by the
distance of each further space of the form from the anchor, and all of that together.
"""

from typing import Final

from teotihuacan.engine.facts import DataFile, Group
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import around, bit_set

ORIENTATIONS: Final = 8
LONGEST: Final = 5

Cells = tuple[tuple[int, int], ...]


class Form:
    """A shape in one rotation."""

    def __init__(self, cells: Cells) -> None:
        self.cells: Final[Cells] = cells  # rows and columns from the corner, the anchor first
        left = cells[0][1]  # the number of columns west of the anchor
        self.distances: Final[list[int]] = [
            row * grid.SIZE + col - left for row, col in cells[1:]
        ]  # of the other spaces from the anchor
        high = 1 + max([row for row, _ in cells])
        wide = 1 + max([col for _, col in cells])
        form = bit_set([0, *self.distances])
        fits = 0
        covers = [0] * grid.SPACES
        arounds = [0] * grid.SPACES
        for row in range(grid.SIZE - high + 1):
            for col in range(left, grid.SIZE - wide + left + 1):
                space = row * grid.SIZE + col
                fits |= 1 << space
                covers[space] = form << space
                arounds[space] = around(form << space)
        self.fits: Final[int] = fits  # the anchors with which it does not stick out
        self.covers: Final[list[int]] = covers  # by anchor; nothing where it would stick out
        self.arounds: Final[list[int]] = arounds  # the city spaces beside it, by anchor

    def anchors(self, free: int) -> int:
        """The anchors with which it lies on free spaces only."""
        found = self.fits & free
        for distance in self.distances:
            found &= free >> distance
        return found


class Shape:
    """A form of tile with all ways to lie."""

    def __init__(self, key: str, size: int, forms: list[Form]) -> None:
        self.key: Final[str] = key
        self.size: Final[int] = size
        self.forms: Final[list[Form]] = forms

    def anchors(self, free: int) -> int:
        """Return where it can lie on free spaces, turned in any way."""
        found = 0
        for form in self.forms:
            found |= form.anchors(free)
        return found

    def cover(self, orientation: int, anchor: int) -> int:
        """The spaces it covers; 0 where it would stick out, or without such an orientation."""
        return self.forms[orientation].covers[anchor] if orientation < len(self.forms) else 0

    def orientations(self, anchor: int, free: int) -> list[int]:
        """The orientations in which it lies on free spaces only, with its anchor on a space."""
        found: list[int] = []
        for orientation, form in enumerate(self.forms):
            cover = form.covers[anchor]
            if cover and cover & free == cover:
                found.append(orientation)
        return found

    def lies(self, free: int) -> bool:
        """Return whether it can lie anywhere."""
        for form in self.forms:
            if form.anchors(free):
                return True
        return False


def turned(cells: Cells) -> Cells:
    """A quarter turn clockwise."""
    return moved(tuple([(col, -row) for row, col in cells]))


def flipped(cells: Cells) -> Cells:
    return moved(tuple([(row, -col) for row, col in cells]))


def moved(cells: Cells) -> Cells:
    """The same form in the north-west corner, row by row."""
    top = min([row for row, _ in cells])
    left = min([col for _, col in cells])
    return tuple(sorted([(row - top, col - left) for row, col in cells]))


def ways_to_lie(cells: Cells) -> list[Cells]:
    """All different ones: turned four times, flipped, turned four times."""
    found: list[Cells] = []
    for start in (moved(cells), flipped(cells)):
        way = start
        for _ in range(4):
            if way not in found:
                found.append(way)
            way = turned(way)
    return found


def in_one_piece(cells: Cells) -> bool:
    seen = [cells[0]]
    for row, col in seen:
        for beside in ((row, col + 1), (row, col - 1), (row + 1, col), (row - 1, col)):
            if beside in cells and beside not in seen:
                seen.append(beside)
    return len(seen) == len(cells)


def read_shape(group: Group) -> Shape:
    rows = group.words("form")
    cells = tuple(
        [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"]
    )
    for row in rows:
        group.check_letters("form", row, len(rows[0]), "X.")
    if not cells or len(rows) > LONGEST or len(rows[0]) > LONGEST or not in_one_piece(cells):
        raise group.wrong("form", f"must be drawn in one piece of X, at most {LONGEST} wide")
    return Shape(group.name, len(cells), [Form(way) for way in ways_to_lie(cells)])


_book: Final[DataFile] = DATA.open("shapes.toml")
SHAPES: Final[dict[str, Shape]] = {name: read_shape(_book.group(name)) for name in _book.groups}
_book.done()
