"""A city: its spaces and Districts, what the Architect reaches, how tiles may lie."""

from functools import cache
from string import ascii_lowercase

from tests.founders.second.data import FORMS, SIZE, SQUARE, SQUARES, Space

Spaces = frozenset[Space]
Way = tuple[Space, int, Spaces]  # the first space, the orientation, all spaces

SIDES = ("N", "E", "S", "W")
DISTRICTS = ("NW", "NE", "SE", "SW")
SECOND_LEVEL = {district: district + "2" for district in DISTRICTS}
TOP = "TOP"

PYRAMID = range((SIZE - 3 * SQUARE) // 2, (SIZE + 3 * SQUARE) // 2)
CITY = [(r, c) for r in range(SIZE) for c in range(SIZE) if not (r in PYRAMID and c in PYRAMID)]
ALL = frozenset(CITY)
NAME = {(r, c): f"{ascii_lowercase[c]}{r + 1}" for r, c in CITY}
SPACE = {name: space for space, name in NAME.items()}


def district_of(space: Space) -> str:
    return ("N" if space[0] < SIZE // 2 else "S") + ("W" if space[1] < SIZE // 2 else "E")


def beside(spaces: Spaces) -> Spaces:
    found = {
        (r + down, c + right)
        for r, c in spaces
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return ALL & found - spaces


# --- reach and the pyramid: a square lies in a District that has all letters of its name (R04, F58)


def squares_of(district: str) -> set[str]:
    """The squares of a District; the middle one is besides in all four."""
    return {square for square in SQUARES if set(square) <= set(district)}


def districts_of(place: str) -> list[str]:
    """Return where a place of the pyramid counts (R41)."""
    if place == TOP:
        return list(DISTRICTS)
    if place in SQUARES:
        return [district for district in DISTRICTS if place in squares_of(district)]
    return [district for district in DISTRICTS if SECOND_LEVEL[district] == place]


@cache
def spaces_reached(side: str) -> Spaces:
    """Return the spaces of the two Districts on the Architect's side."""
    return frozenset(space for space in CITY if side in district_of(space))


def squares_reached(side: str) -> set[str]:
    """The two rows on the Architect's side: all but those of the side across."""
    across = SIDES[(SIDES.index(side) + 2) % 4]
    return {square for square in SQUARES if across not in square}


# --- how a tile may lie (R58) ---------------------------------------------------------------------


def in_the_corner(spaces: list[Space]) -> tuple[Space, ...]:
    top, left = min(r for r, _ in spaces), min(c for _, c in spaces)
    return tuple(sorted((r - top, c - left) for r, c in spaces))


def orientations(form: list[str]) -> list[tuple[Space, ...]]:
    """Quarter turns clockwise, then those of the other face; different ones only."""
    drawn = [(r, c) for r, row in enumerate(form) for c, sign in enumerate(row) if sign == "X"]
    found: list[tuple[Space, ...]] = []
    for face in (drawn, [(r, -c) for r, c in drawn]):
        held = face
        for _ in range(4):
            if in_the_corner(held) not in found:
                found.append(in_the_corner(held))
            held = [(c, -r) for r, c in held]
    return found


@cache
def ways_in_the_city(tile: str) -> list[Way]:
    """All ways to lay a tile in an empty city."""
    found = []
    for orientation, spaces in enumerate(orientations(FORMS[tile])):
        first = spaces[0]
        for at in CITY:
            covered = frozenset((at[0] + r - first[0], at[1] + c - first[1]) for r, c in spaces)
            if covered <= ALL:
                found.append((at, orientation, covered))
    return found
