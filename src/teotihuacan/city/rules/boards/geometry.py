"""The shape of the pyramid: which site rests on which, and where decorations lie.

The grid has 8 x 8 quarter squares. Level k (0 to 3) has 4 - k sites a side; site (row, col) covers
the quarter rows 2 row + k and 2 row + k + 1 and the quarter columns likewise: every level is
shifted inwards by one quarter square.
"""

from typing import Final

LEVELS: Final = 4
SITES: Final = 30
FIRST_SITE_OF_LEVEL: Final[tuple[int, ...]] = (0, 16, 25, 29)

# Row and column of each corner inside a tile: top left, top right, bottom right, bottom left.
_CORNER_ROW: Final[tuple[int, ...]] = (0, 0, 1, 1)
_CORNER_COL: Final[tuple[int, ...]] = (0, 1, 1, 0)
_CORNER: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (3, 2))

_ALL: Final[list[tuple[int, int, int]]] = [
    (level, row, col)
    for level in range(LEVELS)
    for row in range(LEVELS - level)
    for col in range(LEVELS - level)
]

SITE_LEVEL: Final[tuple[int, ...]] = tuple([place[0] for place in _ALL])
SITE_ROW: Final[tuple[int, ...]] = tuple([place[1] for place in _ALL])
SITE_COL: Final[tuple[int, ...]] = tuple([place[2] for place in _ALL])


def site_at(level: int, row: int, col: int) -> int:
    return FIRST_SITE_OF_LEVEL[level] + row * (LEVELS - level) + col


def quarter_of(site: int, corner: int) -> tuple[int, int]:
    """Quarter square (row, column) under a corner of a site."""
    row = 2 * SITE_ROW[site] + SITE_LEVEL[site] + _CORNER_ROW[corner]
    col = 2 * SITE_COL[site] + SITE_LEVEL[site] + _CORNER_COL[corner]
    return row, col


def corner_at(level: int, row: int, col: int) -> int:
    """The tile of that level over a quarter square: site * 4 + the corner of it that lies there."""
    down, right = row - level, col - level
    side = LEVELS - level
    if not (0 <= down < 2 * side and 0 <= right < 2 * side):
        raise ValueError(f"level {level} does not reach quarter square {row}, {col}")
    return site_at(level, down // 2, right // 2) * 4 + _CORNER[down % 2][right % 2]


def decoration_cells(side: int, level: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two quarter squares of a decoration space, read clockwise.

    Level 0 lies outside the grid and has none.
    """
    depth = level - 1
    if not 0 <= depth <= 2:
        raise ValueError(f"decoration level {level} has no quarter squares")
    if side == 0:
        return (depth, 3), (depth, 4)
    if side == 1:
        return (3, 7 - depth), (4, 7 - depth)
    if side == 2:
        return (7 - depth, 4), (7 - depth, 3)
    return (4, depth), (3, depth)


def space_quarters(side: int, level: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where a decoration is seen: its quarter squares, read clockwise.

    The first space of a side lies around the grid, in a row or column -1 or 8.
    """
    (row, col), (row_2, col_2) = decoration_cells(side, max(level, 1))
    out = 0 if level else 1
    down = (-out, 0, out, 0)[side]
    right = (0, out, 0, -out)[side]
    return (row + down, col + right), (row_2 + down, col_2 + right)


def _support(site: int) -> int:
    """The four sites that must be filled beneath."""
    level, row, col = SITE_LEVEL[site] - 1, SITE_ROW[site], SITE_COL[site]
    if level < 0:
        return 0
    upper = 1 << site_at(level, row, col) | 1 << site_at(level, row, col + 1)
    return upper | 1 << site_at(level, row + 1, col) | 1 << site_at(level, row + 1, col + 1)


def _needs(side: int, level: int) -> int:
    """The sites that must be filled beneath both halves of a decoration."""
    if level == 0:
        return 0
    sites = 0
    for row, col in decoration_cells(side, level):
        sites |= 1 << (corner_at(level - 1, row, col) // 4)
    return sites


SUPPORT: Final[tuple[int, ...]] = tuple([_support(site) for site in range(SITES)])
DECORATION_NEEDS: Final[list[list[int]]] = [
    [_needs(side, level) for level in range(LEVELS)] for side in range(4)
]
