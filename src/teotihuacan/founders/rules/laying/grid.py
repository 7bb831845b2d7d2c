"""The grid of a city: spaces, Districts, what the Architect reaches, and the places of a pyramid.

A set of spaces is one number with a bit for each space, counted row by row from the north-west.
Sides and Districts count clockwise, sides from the north and Districts from the north-west, so that
an Architect on a side reaches the Districts of that number and of the next.
"""

from typing import Final

from teotihuacan.engine.facts import DataFile
from teotihuacan.founders.rules.data_files import DATA

_book: Final[DataFile] = DATA.open("geometry.toml")
_city: Final = _book.group("city")

SIZE: Final[int] = _city.number("size", 10, 16)
SQUARE: Final[int] = _book.group("pyramid").number("square", 2, 4)
_book.done()
if SIZE % 2 or SQUARE % 2 or SIZE < 3 * SQUARE + 4:
    raise _city.wrong("size", "it must be even, and leave two spaces on each side of the pyramid")

SPACES: Final[int] = SIZE * SIZE
FIRST: Final[int] = (SIZE - 3 * SQUARE) // 2  # the first row and column of the pyramid
LAST: Final[int] = FIRST + 3 * SQUARE - 1
HALF: Final[int] = SIZE // 2

SIDES: Final[tuple[str, ...]] = ("N", "E", "S", "W")
DISTRICTS: Final[tuple[str, ...]] = ("NW", "NE", "SE", "SW")


def under_pyramid(row: int, col: int) -> bool:
    return FIRST <= row <= LAST and FIRST <= col <= LAST


def district_at(row: int, col: int) -> int:
    if row < HALF:
        return 0 if col < HALF else 1
    return 3 if col < HALF else 2


def name_of(space: int) -> str:
    """Column letter from the west, row number from the north: a1 is the north-west corner."""
    return f"{'abcdefghijklmnop'[space % SIZE]}{space // SIZE + 1}"


def bit_set(spaces: list[int]) -> int:
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


CITY_SPACES: Final[list[int]] = [
    space for space in range(SPACES) if not under_pyramid(space // SIZE, space % SIZE)
]
"""The spaces where something may lie, ascending: answers that name a space count these."""

NUMBER_OF: Final[list[int]] = [
    CITY_SPACES.index(space) if space in CITY_SPACES else -1 for space in range(SPACES)
]
"""The place of a space among `CITY_SPACES`."""

SPACE_NAMES: Final[list[str]] = [name_of(space) for space in CITY_SPACES]

CITY: Final[int] = bit_set(CITY_SPACES)

DISTRICT: Final[list[int]] = [
    bit_set([s for s in CITY_SPACES if district_at(s // SIZE, s % SIZE) == district])
    for district in range(4)
]

REACH: Final[list[int]] = [DISTRICT[side] | DISTRICT[(side + 1) % 4] for side in range(4)]
"""The spaces within the Architect's reach, by side (R04)."""

_WEST_EDGE: Final[int] = bit_set([row * SIZE for row in range(SIZE)])
_EAST_EDGE: Final[int] = _WEST_EDGE << (SIZE - 1)


def around(cover: int) -> int:
    """The spaces beside a set of spaces, where cubes may lie."""
    beside = (cover & ~_EAST_EDGE) << 1 | (cover & ~_WEST_EDGE) >> 1
    return (beside | cover << SIZE | cover >> SIZE) & CITY & ~cover


# --- the pyramid ----------------------------------------------------------------------------------

PLACES: Final[tuple[str, ...]] = (
    *("NW", "N", "NE", "W", "E", "SW", "S", "SE"),
    *("NW2", "NE2", "SE2", "SW2"),
    "TOP",
)
"""Places for a Pyramid tile: the bottom squares without the blank one in the middle, the
second level by District, the top."""

SQUARES: Final[tuple[str, ...]] = PLACES[:8]
LEVEL_2: Final = 8
TOP: Final = 12

_SQUARES_OF: Final[tuple[tuple[str, ...], ...]] = (
    ("NW", "N", "W"),
    ("N", "NE", "E"),
    ("E", "SE", "S"),
    ("W", "S", "SW"),
)
"""The bottom squares in each District, without the middle one (F58)."""

DISTRICT_PLACES: Final[list[int]] = [
    bit_set([PLACES.index(square) for square in _SQUARES_OF[district]] + [LEVEL_2 + district, TOP])
    for district in range(4)
]
"""By District, the places that lie in it at least partly."""

DISTRICTS_OF: Final[list[list[int]]] = [
    [district for district in range(4) if DISTRICT_PLACES[district] >> place & 1]
    for place in range(len(PLACES))
]
"""The Districts in which a place of the pyramid lies."""

BOTTOM_PLACES: Final[int] = (1 << LEVEL_2) - 1
SUPPORT: Final[list[int]] = [DISTRICT_PLACES[d] & BOTTOM_PLACES for d in range(4)]
"""The squares under a place of the second level, in addition to the middle one."""

SECOND_LEVEL: Final[int] = 15 << LEVEL_2

REACH_SQUARES: Final[list[int]] = [SUPPORT[side] | SUPPORT[(side + 1) % 4] for side in range(4)]
"""The bottom squares in reach, without the middle one (F39)."""


def open_places(filled: int, side: int) -> int:
    """The places where a Pyramid tile may be built now (R28, F38)."""
    found = REACH_SQUARES[side] & ~filled
    for district in (side, (side + 1) % 4):
        below = SUPPORT[district]
        if filled & below == below and not filled >> (LEVEL_2 + district) & 1:
            found |= 1 << (LEVEL_2 + district)
    if filled & SECOND_LEVEL == SECOND_LEVEL and not filled >> TOP & 1:
        found |= 1 << TOP
    return found


def level_of(place: int) -> int:
    """1 at the bottom, 3 at the top."""
    return 1 if place < LEVEL_2 else 2 if place < TOP else 3


def corner_of(place: int) -> tuple[int, int]:
    """The row and column of the first space that a place of the pyramid covers."""
    if place == TOP:
        return FIRST + SQUARE, FIRST + SQUARE
    if place >= LEVEL_2:
        south, east = ((0, 0), (0, 1), (1, 1), (1, 0))[place - LEVEL_2]
        half = FIRST + SQUARE // 2
        return half + SQUARE * south, half + SQUARE * east
    number = place if place < 4 else place + 1  # the middle square is none of the places
    return FIRST + SQUARE * (number // 3), FIRST + SQUARE * (number % 3)
