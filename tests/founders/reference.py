"""A reference for tile placement, space by space: slow, and sharing no code with the rules.

Everything is read from the data files once more, and spaces are pairs of row and column.
"""

import tomllib
from functools import cache
from importlib import resources

Space = tuple[int, int]
Spaces = frozenset[Space]

DATA = resources.files("teotihuacan.founders") / "data"


def read(file: str) -> dict[str, dict[str, object]]:
    return tomllib.loads((DATA / file).read_text(encoding="utf-8"))


def drawn(rows: object) -> list[Space]:
    assert isinstance(rows, list)
    return [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"]


SHAPES = {name: drawn(group["form"]) for name, group in read("shapes.toml").items()}


def rows_of(group: dict[str, object]) -> list[str]:
    rows = group["rows"]
    assert isinstance(rows, list)
    return rows


BOARDS = {name: rows_of(group) for name, group in read("cities.toml").items()}


@cache
def shape_of(tile: str) -> list[Space]:
    tiles = read("tiles.toml")
    for group in ("small_shapes", "straight_shapes", "shapes"):
        if tile in tiles[group]:
            return SHAPES[str(tiles[group][tile])]
    raise KeyError(tile)


@cache
def ways_of(tile: str) -> set[Spaces]:
    return ways(shape_of(tile))


def ways(shape: list[Space]) -> set[Spaces]:
    """Every way to hold a tile, moved into the corner."""
    found = set()
    for flip in (False, True):
        cells = [(r, -c) if flip else (r, c) for r, c in shape]
        for _ in range(4):
            cells = [(-c, r) for r, c in cells]
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            found.add(frozenset((r - top, c - left) for r, c in cells))
    return found


def is_city(space: Space) -> bool:
    row, col = space
    if not (0 <= row < 12 and 0 <= col < 12):
        return False
    return not (3 <= row <= 8 and 3 <= col <= 8)


def within_reach(space: Space, side: str) -> bool:
    row, col = space
    return {"N": row < 6, "S": row > 5, "W": col < 6, "E": col > 5}[side]


def is_mask(space: Space, board: str) -> bool:
    return BOARDS[board][space[0]][space[1]] in "YPT"


def may_be_covered(space: Space, taken: set[Space], side: str, board: str, setup: bool) -> bool:
    if not is_city(space) or space in taken:
        return False
    return not is_mask(space, board) if setup else within_reach(space, side)


def placements(
    tile: str, taken: set[Space], side: str, board: str, setup: bool = False
) -> set[Spaces]:
    """All sets of spaces that a tile can cover."""
    every = [(row, col) for row in range(12) for col in range(12)]
    allowed = {cell for cell in every if may_be_covered(cell, taken, side, board, setup)}
    found = set()
    for way in ways_of(tile):
        for row, col in every:
            cells = [(row + r, col + c) for r, c in way]
            if cells[0] in allowed and allowed.issuperset(cells):
                found.add(frozenset(cells))
    return found


def beside(cover: Spaces) -> set[Space]:
    """The city spaces that touch a tile along a side."""
    found = set()
    for row, col in cover:
        for space in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if is_city(space) and space not in cover:
                found.add(space)
    return found


def clusters(board: str) -> list[tuple[str, set[Space]]]:
    """The mask symbols of a board that touch, with their letters."""
    rows = BOARDS[board]
    left = {(r, c) for r in range(12) for c in range(12) if rows[r][c] in "YPT"}
    found = []
    while left:
        group = {min(left)}
        while True:
            letter = rows[min(group)[0]][min(group)[1]]
            more = {
                (r, c)
                for r, c in left - group
                if rows[r][c] == letter and group & {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
            }
            if not more:
                break
            group |= more
        found.append((letter, group))
        left -= group
    return found


# --- the pyramid ----------------------------------------------------------------------------------

SQUARES = {
    name: {(3 + 2 * row + r, 3 + 2 * col + c) for r in (0, 1) for c in (0, 1)}
    for row, line in enumerate((("NW", "N", "NE"), ("W", "C", "E"), ("SW", "S", "SE")))
    for col, name in enumerate(line)
}
SECOND = {
    f"{name}2": {(4 + 2 * row + r, 4 + 2 * col + c) for r in (0, 1) for c in (0, 1)}
    for row, line in enumerate((("NW", "NE"), ("SW", "SE")))
    for col, name in enumerate(line)
}
TOP = {(r, c) for r in (5, 6) for c in (5, 6)}


def under(cells: set[Space], level: dict[str, set[Space]]) -> list[str]:
    """The tiles of a level on which something would rest."""
    return [name for name, square in level.items() if square & cells]


def in_reach(square: set[Space], side: str) -> bool:
    """The six squares nearest the Architect: two rows or columns of three."""
    rows, cols = [r for r, _ in square], [c for _, c in square]
    return {"N": max(rows) < 7, "S": min(rows) > 4, "W": max(cols) < 7, "E": min(cols) > 4}[side]


def open_places(filled: set[str], side: str) -> set[str]:
    """Return where a Pyramid tile may be built."""
    lying = filled | {"C"}
    found = {n for n, cells in SQUARES.items() if n not in lying and in_reach(cells, side)}
    for name, cells in SECOND.items():
        below = under(cells, SQUARES)
        assert len(below) == 4
        if name not in lying and set(below) <= lying:
            if all(in_reach(SQUARES[square], side) for square in below):
                found.add(name)
    if "TOP" not in lying and set(SECOND) <= lying:
        found.add("TOP")
    return found


def district(space: Space) -> str:
    return ("N" if space[0] < 6 else "S") + ("W" if space[1] < 6 else "E")


def touches(cells: set[Space] | Spaces, name: str) -> bool:
    return any(district(cell) == name for cell in cells)
