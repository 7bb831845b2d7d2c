"""The icons of the Expansion Period: obsidian, its tiles, Shamans and Warriors."""

from typing import Final

from teotihuacan.city.picture.mask_faces import MASK_FACES
from teotihuacan.picture.ink import circle, group, path, rect
from teotihuacan.picture.symbols import (
    BLUE,
    CLAY,
    CREAM,
    GREEN,
    LINE,
    OCHRE,
    RED,
    SAND,
    UMBER,
    badge,
    box,
    disc,
    line,
    shape,
)

GLASS: Final = "#3d3550"
JADE: Final = "#3f9463"
FRET: Final = "M5.4 18.6 V5.6 H18.4 V15.6 H9 V9.2 H14.8 V12.4 H12"
DIFFERENT: Final = "M15 16.6 H21 M15 19.4 H21 M19.8 14.4 L16.2 21.6"
AHEAD: Final = "M14.8 18 H21 M18.6 15.4 L21.2 18 L18.6 20.6"


def obsidian() -> str:
    """A blade of black glass with three bright facets."""
    return (
        shape("M13 1.4 L19.6 8.6 L16.4 21.6 L8.4 22.6 L4.4 11.4Z", GLASS)
        + path("M13 1.4 L12.2 11.6 L4.4 11.4Z", fill="#6f6390")
        + path("M12.2 11.6 L16.4 21.6 L8.4 22.6Z", fill="#56497a")
        + path("M13 1.4 L19.6 8.6 L12.2 11.6Z", fill="#9c92bd")
        + shape("M13 1.4 L19.6 8.6 L16.4 21.6 L8.4 22.6 L4.4 11.4Z", "none")
    )


def tile(colour: str) -> str:
    """The back of a tile: a stepped fret on its colour."""
    return box(1.4, 1.4, 21.2, 21.2, colour, 3.4) + line(FRET, 1.9, CREAM)


def pair() -> str:
    """Two Major tiles, one over the other."""
    return group(tile(JADE), scale=0.74) + group(tile(JADE), at=(6.4, 6.4), scale=0.74)


def going_back() -> str:
    """A worker that goes counter-clockwise."""
    return (
        line("M4.2 6.8 A9.4 9.4 0 1 1 2.6 12.6", 2.2, JADE)
        + line("M3.4 1.8 L3.8 7.2 L9.2 6.8", 2.2, JADE)
        + box(7.8, 7.8, 8.4, 8.4, CREAM, 2.2)
        + circle(12, 12, 1.4, fill=LINE)
    )


def again() -> str:
    """A used tile that is turned up."""
    turned = group(tile(CLAY), at=(1, 4.4), scale=0.74)
    return turned + line("M11 3.6 H19.4 V12 M16 9 L19.4 12.4 L22.6 9", 2.3, JADE)


def lowered() -> str:
    """Power paid: a die with an arrow down."""
    arrow = path("M12 19.2 L18 12.6 H14.4 V5.2 H9.6 V12.6 H6Z", fill=UMBER)
    return box(2, 2, 20, 20, CREAM, 4.6) + arrow


def shaman(robe: str = SAND) -> str:
    """A robe, a face under three feathers, a staff."""
    return (
        line("M20 4 V22", 2)
        + disc(20, 3.6, 1.9, OCHRE, 1.2)
        + shape("M3 22 L6.6 11.6 H12.4 L16 22Z", robe)
        + line("M5.6 6 L3.8 1.6 M9.5 5 V0.9 M13.4 6 L15.2 1.6", 2, JADE)
        + disc(9.5, 8.2, 4.2, "#f0d3a0")
    )


def warrior(tunic: str = SAND) -> str:
    """A spear, a round shield, a plume."""
    return (
        line("M19.4 5.6 V22.4", 1.9)
        + shape("M19.4 0.8 L21.8 6 H17Z", "#8b7fb0", 1.2)
        + shape("M4 22 V15 C4 12 7 11 10 11 C13 11 16 12 16 15 V22Z", tunic)
        + line("M6.6 4.4 C8 1.2 13 1 14.4 4.2", 2.4, RED)
        + disc(10, 7.4, 4, "#f0d3a0")
        + disc(7.2, 17, 4.6, OCHRE, 1.3)
        + circle(7.2, 17, 1.5, fill=RED)
    )


def doubled() -> str:
    """What a cell brings, twice."""
    return (
        path("M10 10 L10 1.6 A8.4 8.4 0 0 1 17.3 14.2Z", fill="#c98d4b")
        + path("M10 10 L17.3 14.2 A8.4 8.4 0 0 1 2.7 14.2Z", fill="#b9b2a4")
        + path("M10 10 L2.7 14.2 A8.4 8.4 0 0 1 10 1.6Z", fill=OCHRE)
        + circle(10, 10, 8.4, fill="none", stroke=LINE, stroke_width=1.5)
        + disc(17.4, 17.4, 6.2, CREAM, 1.2)
        + line("M13.9 15.6 L16.3 19.4 M16.3 15.6 L13.9 19.4", 1.5, RED)
        + line("M18 15.8 C19 14.6 20.9 15.2 20.6 16.8 C20.4 17.8 18.6 18.8 18 19.6 H20.9", 1.4, RED)
    )


def special_mask() -> str:
    """A mask in gold: one of the two that lie apart."""
    return rect(0.7, 0.7, 22.6, 22.6, r=5, fill="#f7dc8a", stroke=LINE, stroke_width=1.3) + group(
        MASK_FACES[8], at=(3.6, 3.4), scale=0.7
    )


def mansion() -> str:
    """A house with two wings and a crowned roof."""
    return (
        shape("M1.6 21 V12.4 H7 V7.6 H17 V12.4 H22.4 V21Z", "#f3e3bf")
        + shape("M6.6 7.6 L7.4 2.4 L10 5 L12 1.6 L14 5 L16.6 2.4 L17.4 7.6Z", OCHRE, 1.3)
        + path("M9.8 21 V14.6 H14.2 V21Z", fill=CLAY, stroke=LINE, stroke_width=1.3)
        + line("M2.4 15 H7 M17 15 H21.6", 1.2, RED)
    )


def coatlicue() -> str:
    """Two snakes that meet, over a skirt of zigzags."""
    return (
        shape("M3.6 22.4 L6.4 13 H17.6 L20.4 22.4Z", JADE)
        + line("M5.4 18 L8 15.6 L10.6 18 L13.2 15.6 L15.8 18 L18.6 15.6", 1.5, CREAM)
        + line("M4.4 12 C1.6 6 6 1.6 9.6 4.4 C11.6 6 11 9 9 9", 3.2, GREEN)
        + line("M19.6 12 C22.4 6 18 1.6 14.4 4.4 C12.4 6 13 9 15 9", 3.2, GREEN)
        + circle(8, 5.2, 1, fill=CREAM)
        + circle(16, 5.2, 1, fill=CREAM)
    )


def xiuhtecuhtli() -> str:
    """A brazier with three flames."""
    return (
        shape("M12 0.8 C16 5 18.4 7.6 17.4 11.6 H6.6 C5.6 7.6 8 5 12 0.8Z", RED)
        + path("M12 5 C14.2 7.4 15 9 14.4 11.6 H9.6 C9 9 9.8 7.4 12 5Z", fill=OCHRE)
        + shape("M3 11.6 H21 L18.4 17.6 H5.6Z", CLAY)
        + shape("M7.6 17.6 H16.4 L18 22.6 H6Z", SAND)
        + line("M6.2 14.4 H17.8", 1.3, CREAM)
    )


def season() -> str:
    """A sun over two altars, and the way past the first of them."""
    return (
        disc(12, 6.4, 4.4, OCHRE)
        + line("M12 0.6 V1 M6 3 L6.4 3.3 M18 3 L17.6 3.3", 1.8, OCHRE)
        + shape("M1.4 22.4 V17.4 H8.6 V22.4Z", SAND, 1.2)
        + shape("M15.4 22.4 V17.4 H22.6 V22.4Z", SAND, 1.2)
        + line("M22 15.4 C17 10.6 8 10.6 3.6 15", 1.7, RED)
        + line("M3.4 11.8 L3.4 15.2 L6.8 15.2", 1.7, RED)
    )


def centeotl() -> str:
    """An ear of maize between its leaves."""
    grains = "".join(
        circle(9.8 + column * 2.2, 5.6 + row * 2.9, 0.9, fill=CLAY)
        for row in range(4)
        for column in range(3)
    )
    return (
        shape("M12 1 C16.4 3.4 17 12 14.6 18 H9.4 C7 12 7.6 3.4 12 1Z", OCHRE)
        + grains
        + shape("M12 23 C5 21.6 2.6 15.6 4.4 8.6 C7 12 9.6 16 12 23Z", GREEN)
        + shape("M12 23 C19 21.6 21.4 15.6 19.6 8.6 C17 12 14.4 16 12 23Z", GREEN)
    )


def huixtocihuatl() -> str:
    """Salt in a bowl under drops of rain."""
    return (
        line("M6 1.6 V5 M12 1.2 V4.6 M18 1.6 V5", 2, BLUE)
        + shape("M5 13 C7 7.4 17 7.4 19 13Z", CREAM)
        + shape("M2.4 13 H21.6 C21 18.6 17.4 20.6 12 20.6 C6.6 20.6 3 18.6 2.4 13Z", BLUE)
        + line("M5 16.4 C7.4 15 8.6 17.8 12 16.4 C15.4 15 16.6 17.8 19 16.4", 1.3, CREAM)
        + line("M8 22.6 H16", 1.8)
    )


def power(sign: str) -> str:
    """A power-up with a sign."""
    arrow = path("M12 4.8 L18 11.4 H14.4 V18.8 H9.6 V11.4 H6Z", fill=RED)
    return badge(box(2, 2, 20, 20, CREAM, 4.6) + arrow, sign)


def signs(any_temple: str) -> dict[str, str]:
    """The symbols by name."""
    return {
        "obsidian": obsidian(),
        "major": tile(JADE),
        "major-pair": pair(),
        "back": going_back(),
        "reuse": again(),
        "power-down": lowered(),
        "shaman": shaman(),
        "lying": group(shaman(), at=(0, 24), turn=-90),
        "stand": badge(shaman(), "M18 21V15.4 M15.6 17.6L18 15.2L20.4 17.6"),
        "further": badge(shaman(), AHEAD),
        "warrior": warrior(),
        "double": doubled(),
        "special-mask": special_mask(),
        "power-different": power(DIFFERENT),
        "temples-apart": badge(any_temple, DIFFERENT),
        "mansion": mansion(),
        "extra-11": coatlicue(),
        "extra-12": xiuhtecuhtli(),
        "extra-09": season(),
        "extra-S07": centeotl(),
        "extra-S08": huixtocihuatl(),
    }


UNITS_OF_PERIOD: Final[dict[str, str]] = {
    "obsidian": "obsidian",
    "back": "back",
    "reuse": "reuse",
    "stand": "stand",
    "major": "major",
    "mask": "special-mask",
    "empire": "warrior",
    "build": "building",
    "different": "power-different",
    "apart": "temples-apart",
}
"""The symbols of the units that the Expansion Period adds."""
