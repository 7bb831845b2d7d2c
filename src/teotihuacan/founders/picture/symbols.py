"""The icons of Founders: masks, Actions, disks and tiles, besides the emblems of this world."""

from typing import Final

from teotihuacan.picture.ink import circle, group, path, rect
from teotihuacan.picture.symbols import (
    BROWN,
    CLAY,
    CREAM,
    GREEN,
    LINE,
    OCHRE,
    PLUS,
    RED,
    SAND,
    UMBER,
    badge,
    box,
    disc,
    line,
    shape,
)
from teotihuacan.world.emblems import EMBLEMS, any_resource, any_temple, building
from teotihuacan.world.emblems import pyramid as pyramid_emblem

PLUM: Final = "#7b4b94"
TEAL: Final = "#2b8f8a"
BONE: Final = "#fdf6e6"


def eyes(x: float, y: float, r: float, fill: str = LINE) -> str:
    return circle(12 - x, y, r, fill=fill) + circle(12 + x, y, r, fill=fill)


def round_mask() -> str:
    """Yellow: a round face with ear disks and a wide mouth."""
    return (
        disc(3.6, 12.6, 2.9, CREAM, 1.3)
        + disc(20.4, 12.6, 2.9, CREAM, 1.3)
        + disc(12, 12, 8.6, OCHRE)
        + line("M6.6 8.2 H17.4", 1.4)
        + eyes(3.2, 11, 1.5)
        + shape("M8 15.2 H16 C15.4 18 8.6 18 8 15.2Z", BONE, 1.2)
    )


def square_mask() -> str:
    """Purple: a square face under a stepped headdress."""
    return (
        shape("M2.4 8.6 V4.6 H6.4 V1.6 H17.6 V4.6 H21.6 V8.6Z", "#c9a6d8", 1.3)
        + shape("M4.4 8.6 H19.6 V18.2 L16.4 22 H7.6 L4.4 18.2Z", PLUM)
        + rect(7, 11.4, 3.6, 2.6, fill=BONE, stroke=LINE, stroke_width=1)
        + rect(13.4, 11.4, 3.6, 2.6, fill=BONE, stroke=LINE, stroke_width=1)
        + line("M9 18.4 H15", 1.8, BONE)
    )


def pointed_mask() -> str:
    """Teal: a pointed face with rings around the eyes and two fangs."""
    return (
        shape("M12 22.6 L3.4 14 L2.4 4.6 L7.4 6.8 L12 1.6 L16.6 6.8 L21.6 4.6 L20.6 14Z", TEAL)
        + disc(8.2, 11, 2.7, BONE, 1.2)
        + disc(15.8, 11, 2.7, BONE, 1.2)
        + eyes(3.8, 11, 1.1)
        + path("M9.4 15.6 H14.6 L13.6 19 L12 16.8 L10.4 19Z", fill=BONE)
    )


def volute() -> str:
    """Influence: the scroll that stands before the mouths of those who speak."""
    curl = (
        "M4 21 C4 10 9 3.4 15 3.4 C20 3.4 21.6 8 19.8 11.2 "
        "C18.2 14 13.6 13.8 13 10.8 C12.6 8.8 15 7.8 16 9.2"
    )
    return line(curl, 5.6, LINE) + line(curl, 3, "#a9d3d0") + line("M7.6 20.8 H13.4", 2)


def mallet() -> str:
    """Building: a mallet over a block."""
    return (
        shape("M3 15.6 H17 V22 H3Z", "#dcd6c9")
        + line("M7.6 15.6 V22 M12.4 15.6 V22", 1.1)
        + line("M12.6 12 L19 5.6", 3.6, LINE)
        + line("M12.6 12 L19 5.6", 1.6, "#c98d4b")
        + shape("M13.6 2.6 L17 -0.2 L23.2 6 L20.4 9.4Z", BROWN)
    )


def worship_back() -> str:
    """A Worship tile: a brazier on a tablet."""
    return box(2.4, 1.4, 19.2, 21.2, "#f3e3bf", 3) + group(
        EMBLEMS["worship"], at=(5, 5), scale=0.58
    )


def feather() -> str:
    """Favor: a feather."""
    return (
        shape("M4 21.6 C4.6 10.6 9.4 3 20.4 2 C21.6 9.4 17.8 16.6 8.6 17.4Z", "#5fa386")
        + line("M3 23 C7 15 11 10.4 16.4 6.4", 1.5)
        + line(
            "M10.4 11.8 L9.6 7.8 M13.6 8.8 L13 5.2 M9.6 13.2 L14.6 13.6 M12.4 10.2 L17.4 10", 1.1
        )
    )


def disks(fill: str = SAND) -> str:
    """Action disks, one on the other."""
    drawn = ""
    for y in (17.2, 12.4, 7.6):
        drawn += shape(
            f"M2.6 {y - 2} C2.6 {y + 5} 21.4 {y + 5} 21.4 {y - 2}", fill, 1.3
        ) + path(
            f"M2.6 {y - 2} C2.6 {y - 6.4} 21.4 {y - 6.4} 21.4 {y - 2} "
            f"C21.4 {y + 2.4} 2.6 {y + 2.4} 2.6 {y - 2}Z",
            fill=CREAM, stroke=LINE, stroke_width=1.3,
        )  # fmt: skip
    return drawn


def strength() -> str:
    """Strength: an arm of stone, that is: blocks on each other with an arrow."""
    return (
        box(3, 14.6, 18, 7, "#dcd6c9", 2)
        + box(5, 8, 14, 7, "#e9e3d6", 2)
        + path("M12 0.6 L17.4 6.6 H14 V12.6 H10 V6.6 H6.6Z", fill=RED, stroke=LINE, stroke_width=1)
    )


def architect() -> str:
    """The Architect: a figure with a plumb line."""
    return (
        shape("M5 22 L8.6 10.8 H15.4 L19 22Z", CLAY)
        + disc(12, 6.8, 4.2, "#f0d3a0")
        + line("M7.8 4.6 C9 1.4 15 1.4 16.2 4.6", 2.2, GREEN)
        + line("M17 11.4 L21.4 9 V17", 1.3)
        + circle(21.4, 18.6, 1.7, fill=UMBER)
    )


def house(extra: str = "") -> str:
    return building() + extra


def any_size() -> str:
    """Any Building: a house with a question of its own."""
    return badge(building(), PLUS)


def passing() -> str:
    """Pass: a folded mat, the sun going down."""
    return (
        path("M5 15 A7 7 0 0 1 19 15Z", fill=OCHRE, stroke=LINE, stroke_width=1.4)
        + line("M12 3 V5.4 M4.6 6.4 L6.4 8.2 M19.4 6.4 L17.6 8.2", 1.8)
        + line("M2 15 H22 M5 18.4 H19 M8 21.6 H16", 1.8)
    )


def first_player() -> str:
    """A conch: whoever has it begins the round."""
    return (
        shape(
            "M2.6 13 C2.6 6 9 2.6 15 4 C20.6 5.4 22.6 10 21 14 C19.6 17.6 15 18.6 12.6 21.4 "
            "C9.6 20 2.6 18.6 2.6 13Z",
            "#f3c9a8",
        )
        + line(
            "M7 13 C7 9.4 10.4 7.8 13.4 8.6 C16.4 9.4 16.8 12.8 14.4 13.6 "
            "C12.4 14.2 11.4 12.2 12.6 11.4",
            1.5,
        )
        + line("M12.6 21.4 C10.6 18.6 7.8 16.8 5 16.4", 1.2)
    )


def produce() -> str:
    """Produce: resources that come."""
    return badge(any_resource(), PLUS)


MASKS: Final = ("mask-yellow", "mask-purple", "mask-teal")
"""The faces of the masks, by colour: round, square, pointed."""

DRAWN: Final[dict[str, str]] = {
    **EMBLEMS,
    MASKS[0]: round_mask(),
    MASKS[1]: square_mask(),
    MASKS[2]: pointed_mask(),
    "build": mallet(),
    "influence": volute(),
    "worship-tile": worship_back(),
    "favor": feather(),
    "disks": disks(),
    "strength": strength(),
    "architect": architect(),
    "house-any": any_size(),
    "pass": passing(),
    "first": first_player(),
    "produce": produce(),
    "temple-more": badge(any_temple(), PLUS),
    "pyramid-more": badge(pyramid_emblem(), PLUS),
}
"""The symbols by name, in addition to the shared ones."""

RESOURCE_SYMBOLS: Final = ("gold", "stone", "wood")
SIGNS: Final = ("icon-G", "icon-B", "icon-R")
"""The signs of the colours green, blue and red: leaf, drop, sun."""

TEMPLES: Final = ("temple-green", "temple-blue", "temple-red")

ACTION_SYMBOLS: Final = ("building", "temple-any", "pyramid", "produce", "worship", "favor")
"""By the number of the Action."""
