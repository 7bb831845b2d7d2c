"""Emblems that the games of this world share: resources, temples and their signs, houses.

Each is drawn in a square of 24 units, like every symbol; a game takes those it needs.
"""

from typing import Final

from teotihuacan.picture.doubt import sign_of_doubt
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
    RED,
    SAND,
    UMBER,
    WHITE,
    disc,
    line,
    shape,
)

# The signs of the temples: a drop, a sun, a leaf.
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
NUGGET: Final = "M7 4 L16 3.2 L21.4 9.4 L18.8 18 L11 21 L3.4 16.6 L2.8 9Z"
FACETS: Final = (
    "M7 4 L10.4 9.6 L2.8 9 M10.4 9.6 L16 3.2 M10.4 9.6 L14.2 14.6 L21.4 9.4 M14.2 14.6 L11 21"
)
FLAME: Final = (
    "M12 1.6 C15.8 5 17 7.4 15.6 10.6 C14.8 12.4 9.2 12.4 8.4 10.6 C7.4 8.2 10.8 6.4 12 1.6Z"
)
STEPS: Final = (
    "M1.2 22.4 V17.6 H3.6 V10.6 H6.2 V4.4 H3.8 V1.4 H20.2 V4.4 H17.8 V10.6 H20.4 V17.6 H22.8 V22.4Z"
)


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


def eclipse() -> str:
    return disc(12, 12, 7.2, OCHRE) + line(RAYS, 1.6) + circle(14, 10.6, 6, fill=LINE)


def pyramid(extra: str = "") -> str:
    stairs = "M10 21 V8 M14 21 V8 M10 12 H14 M10 16 H14"
    return shape(STEPPED, SAND) + line(stairs, 1.2) + extra


def building() -> str:
    return (
        shape(HOUSE, "#f3e3bf")
        + path("M9.6 21 V14 H14.4 V21Z", fill=CLAY, stroke=LINE, stroke_width=1.3)
        + line("M4.6 8.8 H19.4", 1.2, RED)
    )


def gold() -> str:
    return shape(NUGGET, OCHRE) + line(FACETS, 1.2)


EMBLEMS: Final[dict[str, str]] = {
    "wood": wood(),
    "stone": stone(),
    "gold": gold(),
    "resource": any_resource(),
    "temple-blue": temple(BLUE, drop(WHITE, WHITE)),
    "temple-red": temple(RED, sun(WHITE, WHITE)),
    "temple-green": temple(GREEN, leaf(WHITE, "none")),
    "temple-any": any_temple(),
    "icon-B": on_disc(BLUE, drop(WHITE, WHITE)),
    "icon-R": on_disc(RED, sun(WHITE, WHITE)),
    "icon-G": on_disc(GREEN, leaf(WHITE, "none")),
    "worship": brazier(),
    "eclipse": eclipse(),
    "pyramid": pyramid(),
    "building": building(),
    "doubt": sign_of_doubt(),
}
"""All of them by name."""
