"""The icons of City of Gods: goods, temples, boards, tiles, masks and time."""

from typing import Final

from teotihuacan.city.expansions import HOMES, parts
from teotihuacan.city.picture.modules import Symbols, symbols
from teotihuacan.picture.symbols import icons
from teotihuacan.theme import ICONS

DRAWN: Final = {
    **ICONS,
    **icons(
        __package__,
        "cocoa power up avenue icon-b icon-r icon-g icon-n mask-1 mask-2 mask-3 mask-4 mask-5 "
        "mask-6 mask-7 mask-8 mask-9 mask-10 mask technology discovery track decoration "
        "double_move move_anywhere ignore_cocoa local discount bonus",
    ),
    **{
        name: drawn
        for home in HOMES
        for own in parts((home,), "symbols", Symbols)
        for name, drawn in icons(home, own.icons).items()
    },
}
"""The icons by name, in addition to the shared ones."""

UNIT_SYMBOLS: Final[dict[str, str]] = {
    "cocoa": "cocoa",
    "wood": "wood",
    "stone": "stone",
    "gold": "gold",
    "resource": "resource",
    "points": "points",
    "blue": "temple-blue",
    "red": "temple-red",
    "green": "temple-green",
    "temple": "temple-any",
    "avenue": "avenue",
    "power": "power",
    "technology": "technology",
    "discovery": "discovery",
    "worker": "worker-more",
    "discount": "discount",
    "local": "local",
    **{unit: symbol for own in symbols() for unit, symbol in own.units.items()},
}
"""The symbol of every unit of a bundle (`units.UNITS`)."""

BOARD_SYMBOLS: Final = (
    "", "crown", "wood", "stone", "gold", "technology", "building", "decoration", "pyramid",
)  # fmt: skip
"""The icon of every board, by its number."""

TEMPLE_SYMBOLS: Final = ("temple-blue", "temple-red", "temple-green", "temple-any")
"""Symbols of the temples, and classes that colour them: turquoise, cochineal, jade; any of them."""

ICON_SYMBOLS: Final = (
    "icon-b", "icon-r", "icon-g", "icon-n", "icon-B", "icon-R", "icon-G",
)  # fmt: skip
"""The symbols of the icons on pyramid tiles and decorations, by their numbers."""
