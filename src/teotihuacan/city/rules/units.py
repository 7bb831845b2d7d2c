"""Units of payments and gains, as numbers; the first of them are the goods.

An amount of each makes a `Bundle`, and the goods come in the order of `Player.goods`.
"""

from typing import Final

from teotihuacan.city.rules.data_files import DATA
from teotihuacan.engine.facts import DataFile, Group


def _wild(names: list[str]) -> str:
    """The good that can stand for any resource, by the name that a box has for it."""
    return names[0] if names else "wild"


def _listed(boxes: list[DataFile], name: str) -> list[Group]:
    """The lines of a group, in all boxes."""
    return [row for box in boxes for row in box.group(name).tables("list", -1)]


_boxes: Final = DATA.more("units.toml")
_units: Final = _listed(_boxes, "units")
_modules: Final = _listed(_boxes, "modules")

# fmt: off
UNITS: Final[tuple[str, ...]] = (
    "cocoa", "wood", "stone", "gold",
    _wild([box.group("goods").word("wild") for box in _boxes]),
    "resource", "points", "blue", "red", "green",
    "temple", "avenue", "power", "technology", "discovery", "worker", "discount", "local",
    *[row.word("key") for row in _units],
)
# fmt: on

COCOA: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
WILD: Final = 4  # stands for wood, stone or gold in a payment
RESOURCE: Final = 5  # any one of wood, stone, gold
POINTS: Final = 6
BLUE: Final = 7
RED: Final = 8
GREEN: Final = 9
TEMPLE: Final = 10  # steps on any temple
AVENUE: Final = 11
POWER: Final = 12  # power-ups
TECHNOLOGY: Final = 13
DISCOVERY: Final = 14
WORKER: Final = 15  # counted as that many more
DISCOUNT: Final = 16
LOCAL: Final = 17  # of what the current board yields
MORE: Final = 18  # from here on units that modules know

MOST: Final[tuple[int, ...]] = (*[99] * MORE, *[row.number("most", 1, 9) for row in _units])
"""The most of a unit that a bundle can have: more would be shown but not played."""

MODULES: Final[dict[str, frozenset[str]]] = {
    row.word("key"): frozenset(row.words("tiles", -1, UNITS[TECHNOLOGY:])) for row in _modules
}
"""The modules of further boxes, and what their discovery tiles may bring besides."""

for _row in (*_units, *_modules):
    _row.done()
for _box in _boxes:
    _box.done()

GOODS: Final[tuple[str, ...]] = UNITS[:RESOURCE]
"""The units that a player can own, in the order of `Player.goods`."""

RESOURCES: Final[tuple[str, ...]] = UNITS[WOOD:WILD]
"""The units that can be taken where any resource is allowed."""

WITH_WILD: Final[frozenset[str]] = frozenset(UNITS[WILD : WILD + 1])
"""Additional units of tiles of a box with such a good."""

PRICE: Final[frozenset[str]] = frozenset(UNITS[: RESOURCE + 1]) - WITH_WILD
"""The units that can be paid."""

COCOA_ONLY: Final[frozenset[str]] = frozenset(UNITS[:1])

GAIN: Final[frozenset[str]] = frozenset(UNITS[: POWER + 1]) - WITH_WILD
"""The units that can be gained anywhere; later ones need a place that knows them."""
