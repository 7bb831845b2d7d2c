"""The icons of City of Gods: goods, temples, boards, tiles, masks and time."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.picture.mask_faces import MASK_FACES
from teotihuacan.city.picture.period.symbols import UNITS_OF_PERIOD, signs
from teotihuacan.picture.ink import circle, group, path, rect
from teotihuacan.picture.symbols import (
    BLUE,
    BROWN,
    CLAY,
    CREAM,
    GREEN,
    GREY,
    LINE,
    OCHRE,
    PLUS,
    RED,
    SAND,
    UMBER,
    WHITE,
    badge,
    box,
    disc,
    line,
    shape,
)

# The signs of the temples: a drop, a sun, a leaf; a small cross for what belongs to none.
DROP: Final = "M12 2.6 C15.4 7.6 18.6 11 18.6 14.8 A6.6 6.6 0 0 1 5.4 14.8 C5.4 11 8.6 7.6 12 2.6Z"
SHINE: Final = "M8.6 14.6 A3.6 3.6 0 0 0 12 18.2"
RAYS: Final = (
    "M12 1.8V5 M12 19V22.2 M1.8 12H5 M19 12H22.2 "
    "M4.8 4.8L7.1 7.1 M16.9 16.9L19.2 19.2 M19.2 4.8L16.9 7.1 M7.1 16.9L4.8 19.2"
)
LEAF: Final = "M3.6 20.4 C2.4 10 9 3 20.6 3.4 C21.4 14.6 14.2 21.6 3.6 20.4Z"
VEIN: Final = "M3.6 20.4 L15 9 M10.6 13.4V8.8 M10.6 13.4H15.2"

STEPPED: Final = "M2.5 21 V17 H5.5 V12.5 H8.5 V8 H15.5 V12.5 H18.5 V17 H21.5 V21Z"
HOUSE: Final = "M4 21 V10.5 H2.6 V7 H21.4 V10.5 H20 V21Z"
BEAN: Final = (
    "M4.4 18.4 C0.9 13.6 5 5.4 12.2 3.6 C18.6 2 22.4 6.4 20.6 11.8 C18.6 18 8.4 23.4 4.4 18.4Z"
)
NUGGET: Final = "M7 4 L16 3.2 L21.4 9.4 L18.8 18 L11 21 L3.4 16.6 L2.8 9Z"
FACETS: Final = (
    "M7 4 L10.4 9.6 L2.8 9 M10.4 9.6 L16 3.2 M10.4 9.6 L14.2 14.6 L21.4 9.4 M14.2 14.6 L11 21"
)
STAR: Final = (
    "M12 1.6 L15 8.4 L22.4 9.2 L16.8 14.2 L18.4 21.6 L12 17.8 L5.6 21.6 L7.2 14.2 L1.6 9.2 L9 8.4Z"
)
FLAME: Final = (
    "M12 1.6 C15.8 5 17 7.4 15.6 10.6 C14.8 12.4 9.2 12.4 8.4 10.6 C7.4 8.2 10.8 6.4 12 1.6Z"
)
STEPS: Final = (
    "M1.2 22.4 V17.6 H3.6 V10.6 H6.2 V4.4 H3.8 V1.4 H20.2 V4.4 H17.8 V10.6 H20.4 V17.6 H22.8 V22.4Z"
)
MINUS: Final = "M15.2 18H20.8"


def drop(colour: str, fill: str) -> str:
    lined = path(DROP, fill=fill, stroke=colour, stroke_width=1.8, stroke_linejoin="round")
    return lined + line(SHINE, 1.6, colour)


def sun(colour: str, fill: str) -> str:
    return circle(12, 12, 4.9, fill=fill, stroke=colour, stroke_width=1.8) + line(RAYS, 2, colour)


def leaf(colour: str, fill: str) -> str:
    lined = path(LEAF, fill=fill, stroke=colour, stroke_width=1.8, stroke_linejoin="round")
    return lined + line(VEIN, 1.5, colour)


def on_disc(colour: str, sign: str) -> str:
    """A coloured icon: the sign in white on its temple's colour."""
    return disc(12, 12, 11, colour, 1.2) + group(sign, at=(4.3, 4.3), scale=0.64)


def temple(colour: str, sign: str) -> str:
    """A stepped temple in its colour, with its sign on the front."""
    return shape(STEPS, colour) + group(sign, at=(4.8, 6.4), scale=0.6)


def any_temple() -> str:
    """The same temple in all three colours."""
    return (
        path("M1.2 22.4 V17.6 H3.6 V10.6 H6.2 V4.4 H3.8 V1.4 H9.4 V22.4Z", fill=BLUE)
        + rect(9.4, 1.4, 5.2, 21, fill=RED)
        + path("M14.6 1.4 H20.2 V4.4 H17.8 V10.6 H20.4 V17.6 H22.8 V22.4 H14.6Z", fill=GREEN)
        + line("M9.4 1.4V22.4 M14.6 1.4V22.4", 1.3, CREAM)
        + shape(STEPS, "none")
    )


def any_resource() -> str:
    """One disc in three: wood, stone and gold."""
    return (
        path("M12 12 L12 2 A10 10 0 0 1 20.66 17Z", fill="#c98d4b")
        + path("M12 12 L20.66 17 A10 10 0 0 1 3.34 17Z", fill=GREY)
        + path("M12 12 L3.34 17 A10 10 0 0 1 12 2Z", fill=OCHRE)
        + line("M12 12V2 M12 12L20.66 17 M12 12L3.34 17", 1.4)
        + circle(12, 12, 10, fill="none", stroke=LINE, stroke_width=1.6)
    )


def wood() -> str:
    return (
        shape("M6 3.6 H18 A3.8 3.8 0 0 1 18 11.2 H6Z", "#c98d4b")
        + disc(6, 7.4, 3.8, "#f0d3a0")
        + circle(6, 7.4, 1.3, fill="none", stroke=BROWN, stroke_width=1.1)
        + shape("M7.6 12.6 H19.4 A3.9 3.9 0 0 1 19.4 20.4 H7.6Z", "#b87a3c")
        + disc(7.6, 16.5, 3.9, "#f0d3a0")
        + circle(7.6, 16.5, 1.3, fill="none", stroke=BROWN, stroke_width=1.1)
    )


def stone() -> str:
    return (
        shape("M2 9.4 L9.4 4 H22 L15.4 9.4Z", "#dcd6c9")
        + shape("M15.4 9.4 L22 4 V14 L15.4 20.4Z", "#958d80")
        + shape("M2 9.4 H15.4 V20.4 H2Z", GREY)
        + line("M5 13.2 H8.4 M9.6 16.8 H12.4", 1.3, UMBER)
    )


def brazier() -> str:
    """Worship: a bowl with a flame."""
    return (
        shape(FLAME, "#e2812f")
        + shape("M3.6 12.6 H20.4 C20.4 17 17.6 18.8 12 18.8 C6.4 18.8 3.6 17 3.6 12.6Z", CLAY)
        + line("M8.4 18.6 L6.6 22 M15.6 18.6 L17.4 22", 1.9)
    )


def vessel() -> str:
    """Technology: the tripod vase of the city, steaming."""
    return (
        line("M9 6.4 C7.4 4.6 10.2 3.6 8.8 1.8 M14.6 6.4 C13 4.6 15.8 3.6 14.4 1.8", 1.5)
        + shape("M4.6 8.4 H19.4 L18.4 17.4 H5.6Z", CLAY)
        + shape("M5.6 17.4 H9.4 V22 H5.6Z M14.6 17.4 H18.4 V22 H14.6Z", "#9d5833")
        + line("M5 12.8 L7.6 10.8 L10.2 12.8 L12.6 10.8 L15.2 12.8 L17.8 10.8", 1.3, CREAM)
    )


def eclipse() -> str:
    return disc(12, 12, 7.2, OCHRE) + line(RAYS, 1.6) + circle(14, 10.6, 6, fill=LINE)


def greca() -> str:
    """The back of a discovery tile: a stepped fret on clay."""
    fret = "M5.4 18.6 V5.6 H18.4 V15.6 H9 V9.2 H14.8 V12.4 H12"
    return box(1.4, 1.4, 21.2, 21.2, CLAY, 3.4) + line(fret, 1.9, CREAM)


def pyramid(extra: str = "") -> str:
    stairs = "M10 21 V8 M14 21 V8 M10 12 H14 M10 16 H14"
    return shape(STEPPED, SAND) + line(stairs, 1.2) + extra


def building() -> str:
    return (
        shape(HOUSE, "#f3e3bf")
        + path("M9.6 21 V14 H14.4 V21Z", fill=CLAY, stroke=LINE, stroke_width=1.3)
        + line("M4.6 8.8 H19.4", 1.2, RED)
    )


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
    "cocoa": shape(BEAN, BROWN) + line("M5.6 17.6 C8.4 15.4 9.6 8.8 18.6 6", 1.5, "#f0d3a0"),
    "wood": wood(),
    "stone": stone(),
    "gold": shape(NUGGET, OCHRE) + line(FACETS, 1.2),
    "resource": any_resource(),
    "power": power(),
    "up": path(
        "M12 1.6 L20.4 11 H15.8 V22 H8.2 V11 H3.6Z",
        fill=RED, stroke=LINE, stroke_width=1.6, stroke_linejoin="round",
    ),
    "avenue": avenue(),
    "temple-blue": temple(BLUE, drop(WHITE, WHITE)),
    "temple-red": temple(RED, sun(WHITE, WHITE)),
    "temple-green": temple(GREEN, leaf(WHITE, "none")),
    "temple-any": any_temple(),
    "icon-b": drop(UMBER, "#d3ebe9"),
    "icon-r": sun(UMBER, "#f5cfcd"),
    "icon-g": leaf(UMBER, "#d2e8cf"),
    "icon-n": line("M12 8.6V15.4 M8.6 12H15.4", 2.2, "#a48c6c"),
    "icon-B": on_disc(BLUE, drop(WHITE, WHITE)),
    "icon-R": on_disc(RED, sun(WHITE, WHITE)),
    "icon-G": on_disc(GREEN, leaf(WHITE, "none")),
    **{f"mask-{kind}": face for kind, face in enumerate(MASK_FACES, 1)},
    "mask": MASK_FACES[3],
    "technology": vessel(),
    "discovery": greca(),
    "worship": brazier(),
    "eclipse": eclipse(),
    "pyramid": pyramid(),
    "track": badge(pyramid(), "M18 21V15.4 M15.6 17.6L18 15.2L20.4 17.6"),
    "building": building(),
    "decoration": decoration(),
    "double_move": double_move(),
    "move_anywhere": anywhere(),
    "ignore_cocoa": crossed(shape(BEAN, BROWN)),
    "local": badge(any_resource(), PLUS),
    "discount": badge(stone(), MINUS),
    "bonus": shape(STAR, OCHRE),
    **signs(any_temple()),
}  # fmt: skip
"""The symbols by name, besides those of the house."""

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
