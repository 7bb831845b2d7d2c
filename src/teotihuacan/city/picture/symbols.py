"""The icons of City of Gods: goods, temples, boards, tiles, masks and time."""

from typing import Final

from teotihuacan.city.picture.mask_faces import MASK_FACES
from teotihuacan.city.picture.period.symbols import UNITS_OF_PERIOD, signs
from teotihuacan.picture.ink import circle, path
from teotihuacan.picture.symbols import (
    BROWN,
    CLAY,
    CREAM,
    LINE,
    OCHRE,
    PLUS,
    RED,
    SAND,
    UMBER,
    badge,
    box,
    line,
    shape,
)
from teotihuacan.world.emblems import (
    EMBLEMS,
    any_resource,
    any_temple,
    drop,
    leaf,
    pyramid,
    stone,
    sun,
)

BEAN: Final = (
    "M4.4 18.4 C0.9 13.6 5 5.4 12.2 3.6 C18.6 2 22.4 6.4 20.6 11.8 C18.6 18 8.4 23.4 4.4 18.4Z"
)
STAR: Final = (
    "M12 1.6 L15 8.4 L22.4 9.2 L16.8 14.2 L18.4 21.6 L12 17.8 L5.6 21.6 L7.2 14.2 L1.6 9.2 L9 8.4Z"
)
MINUS: Final = "M15.2 18H20.8"


def vessel() -> str:
    """Technology: the tripod vase of the city, steaming."""
    return (
        line("M9 6.4 C7.4 4.6 10.2 3.6 8.8 1.8 M14.6 6.4 C13 4.6 15.8 3.6 14.4 1.8", 1.5)
        + shape("M4.6 8.4 H19.4 L18.4 17.4 H5.6Z", CLAY)
        + shape("M5.6 17.4 H9.4 V22 H5.6Z M14.6 17.4 H18.4 V22 H14.6Z", "#9d5833")
        + line("M5 12.8 L7.6 10.8 L10.2 12.8 L12.6 10.8 L15.2 12.8 L17.8 10.8", 1.3, CREAM)
    )


def greca() -> str:
    """The back of a discovery tile: a stepped fret on clay."""
    fret = "M5.4 18.6 V5.6 H18.4 V15.6 H9 V9.2 H14.8 V12.4 H12"
    return box(1.4, 1.4, 21.2, 21.2, CLAY, 3.4) + line(fret, 1.9, CREAM)


def decoration() -> str:
    fret = "M4.4 15.6 V8.4 H9.8 V13 H7 M19.6 8.4 V15.6 H14.2 V11 H17"
    return box(1.2, 5, 21.6, 14, "#f3e3bf", 1.6) + line(fret, 1.6, RED) + line("M12 5V19", 1.2)


def avenue() -> str:
    """The Avenue of the Dead, running away from the viewer."""
    return (
        shape("M2.4 21.6 L9.4 2.4 H14.6 L21.6 21.6Z", SAND)
        + line("M12 5.4V7.4 M12 10.6V13.2 M12 16.6V19.4", 1.8)
        + line("M2.4 21.6 H21.6", 1.7)
    )


def power() -> str:
    """Power-up: a die with an arrow."""
    arrow = path("M12 4.8 L18 11.4 H14.4 V18.8 H9.6 V11.4 H6Z", fill=RED)
    return box(2, 2, 20, 20, CREAM, 4.6) + arrow


def double_move() -> str:
    return (
        box(1.4, 2.4, 9.2, 9.2, CREAM, 2.4)
        + box(8.2, 8, 9.2, 9.2, CREAM, 2.4)
        + circle(6, 7, 1.3, fill=LINE)
        + circle(12.8, 12.6, 1.3, fill=LINE)
        + line("M3 20.8 H20.4 M17.4 17.8 L20.6 20.8 L17.4 23", 2, RED)
    )


def anywhere() -> str:
    return (
        line("M19.8 6.8 A9.4 9.4 0 1 0 21.4 12.6", 2.2, RED)
        + line("M20.6 1.8 L20.2 7.2 L14.8 6.8", 2.2, RED)
        + box(7.8, 7.8, 8.4, 8.4, CREAM, 2.2)
        + circle(12, 12, 1.4, fill=LINE)
    )


def crossed(inner: str) -> str:
    return inner + line("M3.4 20.6 L20.6 3.4", 4.4, CREAM) + line("M3.4 20.6 L20.6 3.4", 2.4, RED)


DRAWN: Final[dict[str, str]] = {
    **EMBLEMS,
    "cocoa": shape(BEAN, BROWN) + line("M5.6 17.6 C8.4 15.4 9.6 8.8 18.6 6", 1.5, "#f0d3a0"),
    "power": power(),
    "up": path(
        "M12 1.6 L20.4 11 H15.8 V22 H8.2 V11 H3.6Z",
        fill=RED, stroke=LINE, stroke_width=1.6, stroke_linejoin="round",
    ),
    "avenue": avenue(),
    "icon-b": drop(UMBER, "#bfe3e6"),
    "icon-r": sun(UMBER, "#f6bdb8"),
    "icon-g": leaf(UMBER, "#bfe2b8"),
    "icon-n": circle(12, 12, 1.9, fill="#7d6647"),
    **{f"mask-{kind}": face for kind, face in enumerate(MASK_FACES, 1)},
    "mask": MASK_FACES[3],
    "technology": vessel(),
    "discovery": greca(),
    "track": badge(pyramid(), "M18 21V15.4 M15.6 17.6L18 15.2L20.4 17.6"),
    "decoration": decoration(),
    "double_move": double_move(),
    "move_anywhere": anywhere(),
    "ignore_cocoa": crossed(shape(BEAN, BROWN)),
    "local": badge(any_resource(), PLUS),
    "discount": badge(stone(), MINUS),
    "bonus": shape(STAR, OCHRE),
    **signs(any_temple()),
}  # fmt: skip
"""The symbols by name, in addition to the shared ones."""

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
    **UNITS_OF_PERIOD,
}
"""The symbol of every unit of a bundle (`city.bundle.UNITS`)."""

BOARD_SYMBOLS: Final = (
    "", "crown", "wood", "stone", "gold", "technology", "building", "decoration", "pyramid",
)  # fmt: skip
"""The emblem of every board, by its number."""

TEMPLES: Final = ("temple-blue", "temple-red", "temple-green", "temple-any")
"""Symbols of the temples, and classes that colour them: turquoise, cochineal, jade; any of them."""

ICON_SYMBOLS: Final = (
    "icon-b", "icon-r", "icon-g", "icon-n", "icon-B", "icon-R", "icon-G",
)  # fmt: skip
"""The symbols of the icons on pyramid tiles and decorations, by their numbers."""
