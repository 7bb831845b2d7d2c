"""Buildings, Temples and Pyramid tiles: sizes, forms, numbers and prices.

All kinds of tile count together: the Buildings, the Temples by colour, the Pyramid tiles by colour.
"""

from typing import Final

from teotihuacan.engine.facts import DataFile, Group
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.laying.shapes import SHAPES, Shape
from teotihuacan.founders.rules.resources import MOST_UNITS, RESOURCES, Price, price

COLOURS: Final[tuple[str, ...]] = ("green", "blue", "red")
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2

BUILDING_KEYS: Final[tuple[str, ...]] = (
    *("wood1", "wood2", "wood3"),
    *("stone1", "stone2", "stone3", "stone4"),
    *("gold3", "gold4"),
)
BUILDINGS: Final[int] = len(BUILDING_KEYS)
FIRST_TEMPLE: Final[int] = BUILDINGS
FIRST_PYRAMID: Final[int] = FIRST_TEMPLE + 3
TILES: Final[int] = FIRST_PYRAMID + 3
BY_SECTION: Final[tuple[range, ...]] = (
    range(BUILDINGS),
    range(FIRST_TEMPLE, FIRST_PYRAMID),
    range(FIRST_PYRAMID, TILES),
)
"""The tiles that the Build Action of each section takes."""

TILE_KEYS: Final[tuple[str, ...]] = (
    *BUILDING_KEYS,
    *COLOURS,
    *[f"{colour} pyramid" for colour in COLOURS],
)

LOWEST_STRENGTH: Final = 2  # one disk on a Bonus disk

_book: Final[DataFile] = DATA.open("tiles.toml")


def _rows(name: str, keys: tuple[str, ...]) -> list[Group]:
    """The rows of a group in the order of these keys, each exactly once."""
    group = _book.group(name)
    rows = group.tables("list", len(keys))
    by_key = {row.word("key", keys): row for row in rows}
    for key in keys:
        if key not in by_key:
            raise group.wrong("list", f"{key} is missing")
    return [by_key[key] for key in keys]


def _shape_of(key: str, row: Group) -> Shape:
    for name in ("small_shapes", "straight_shapes", "shapes"):
        group = _book.group(name)
        if group.has(key):
            shape = SHAPES[group.word(key, tuple(SHAPES))]
            if shape.size != row.number("size"):
                raise group.wrong(key, f"its size is {row.number('size')}, not {shape.size}")
            return shape
    raise row.wrong("key", f"nowhere is said which shape {key} has")


_buildings: Final[list[Group]] = _rows("buildings", BUILDING_KEYS)
_temples: Final[list[Group]] = _rows("temples", COLOURS)
_pyramid: Final = _book.group("pyramid")

SHAPE: Final[list[Shape]] = [
    _shape_of(key, row)
    for key, row in zip((*BUILDING_KEYS, *COLOURS), [*_buildings, *_temples], strict=True)
]
"""The shapes of Buildings and Temples."""

SIZES: Final[list[int]] = [
    row.number("size", 1, 5) for row in [*_buildings, *_temples, _pyramid, _pyramid, _pyramid]
]

RESOURCE: Final[list[int]] = [
    RESOURCES.index(row.word("resource", RESOURCES)) for row in _buildings
]
"""The resources that a Building produces."""

COPIES: Final[list[int]] = [
    *[row.number("copies") for row in [*_buildings, *_temples]],
    *[_pyramid.number("copies", 4)] * len(COLOURS),  # each player begins with one of each
]

PYRAMID_POINTS: Final[int] = _pyramid.number("points")
WILD_GOLD: Final[int] = _book.group("wild").number("gold", 1, 5)
"""The gold that stands for one stone or one wood."""

HIGHEST_STRENGTH: Final = 12  # more than any stack with any Bonus gives, whatever the data say


def _prices(row: Group) -> list[Price]:
    """Return the cost of a tile, by Strength: each missing point costs extra (R23)."""
    base = price(row, "cost", False)
    extra = price(row, "extra", False)
    size = row.number("size")
    found = [base.plus(extra, max(0, size - strength)) for strength in range(HIGHEST_STRENGTH + 1)]
    if found[LOWEST_STRENGTH].too_much():
        raise row.wrong("extra", f"at most {MOST_UNITS} of a resource are ever paid")
    return found


_prices_read: Final[list[list[Price]]] = [_prices(row) for row in [*_temples, _pyramid]]

PRICES: Final[list[list[Price]]] = [*_prices_read, _prices_read[3], _prices_read[3]]
"""By kind of tile from the first Temple on, then by Strength."""

for _row in [*_buildings, *_temples]:
    _row.done()
_book.done()

SIZE_1: Final[int] = sum([1 << tile for tile in range(BUILDINGS) if SIZES[tile] == 1])
"""The Buildings of size 1, as bits."""

OF_SIZE: Final[list[int]] = [
    sum([1 << tile for tile in range(BUILDINGS) if SIZES[tile] == size]) for size in range(6)
]

PRODUCING: Final[list[int]] = [
    sum([1 << tile for tile in range(BUILDINGS) if RESOURCE[tile] == resource])
    for resource in range(len(RESOURCES))
]
"""The Buildings that produce a resource, as bits."""

UP_TO: Final[list[int]] = [
    sum([1 << tile for tile in range(BUILDINGS) if SIZES[tile] <= strength])
    for strength in range(HIGHEST_STRENGTH + 1)
]
"""The Buildings that a Strength allows, as bits."""


def colour_of(tile: int) -> int:
    """The colour of a Temple or a Pyramid tile."""
    return (tile - FIRST_TEMPLE) % len(COLOURS)


def extra_of(tile: int) -> Price:
    """Return the cost of each missing point of Strength for a Temple or Pyramid tile."""
    size = SIZES[tile]
    prices = PRICES[tile - FIRST_TEMPLE]
    return prices[max(LOWEST_STRENGTH, size - 1)].plus(prices[size], -1)
