"""The icon set: drawn once as symbols of the `defs` part, used everywhere by name.

Every symbol fills a square of 24 units and carries its own colours, so that it looks the same in
the picture, in the log and in a sentence. Lines are dark, fills are warm; each stays legible at
20 pixels. Here are those that any game uses, and the strokes to draw more of them; a game brings
its own.
"""

from collections.abc import Mapping
from typing import Final

from teotihuacan.picture.ink import circle, group, path, polygon, rect, remembered, tag

LINE: Final = "#33261d"
CREAM: Final = "#fbf3df"
SAND: Final = "#e7cfa3"
CLAY: Final = "#c4774a"
OCHRE: Final = "#f0bf3a"
BROWN: Final = "#8a4b2a"
GREY: Final = "#b9b2a4"
BLUE: Final = "#14808c"
RED: Final = "#b3243c"
GREEN: Final = "#2c7a4b"
UMBER: Final = "#64503f"
WHITE: Final = "#ffffff"

BUST: Final = "M4.6 21 C4.6 15.6 7.6 13.4 12 13.4 C16.4 13.4 19.4 15.6 19.4 21Z"


def line(d: str, width: float = 1.7, colour: str = LINE) -> str:
    """A stroke with round ends and nothing inside."""
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def shape(d: str, fill: str, width: float = 1.5) -> str:
    return path(d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round")


def disc(x: float, y: float, r: float, fill: str, width: float = 1.5) -> str:
    return circle(x, y, r, fill=fill, stroke=LINE, stroke_width=width)


def box(x: float, y: float, w: float, h: float, fill: str, r: float = 2) -> str:
    return rect(x, y, w, h, r=r, fill=fill, stroke=LINE, stroke_width=1.5)


def rosette() -> str:
    """Points: a rosette, open in the middle for a number."""
    petals = "".join(
        group(circle(0, -8.9, 2.7, fill=OCHRE, stroke=LINE, stroke_width=1.1), turn=turn)
        for turn in range(0, 360, 36)
    )
    return group(petals, at=(12, 12)) + circle(
        12, 12, 8.9, fill="#fff6d8", stroke=LINE, stroke_width=1.1
    )


def padlock(shackle: str) -> str:
    return (
        line(shackle, 2.4)
        + box(4.4, 10.6, 15.2, 11, OCHRE)
        + circle(12, 15.2, 1.7, fill=LINE)
        + line("M12 15.6V18.6", 1.6)
    )


def worker(x: float = 0, fill: str = SAND) -> str:
    return group(disc(12, 7.6, 4.6, fill), shape(BUST, fill), at=(x, 0) if x else None)


def badge(inner: str, sign: str) -> str:
    """An icon with a small round sign in its lower right corner."""
    return inner + disc(18, 18, 5.6, CREAM, 1.2) + line(sign, 2, RED)


PLUS: Final = "M18 15.2V20.8 M15.2 18H20.8"

SHARED: Final[dict[str, str]] = {
    "points": rosette(),
    "die": box(2, 2, 20, 20, CREAM, 4.6)
    + "".join(circle(n, n, 2.1, fill=LINE) for n in (6.8, 12, 17.2)),
    "worker": worker(),
    "worker-more": badge(worker(-1.6), PLUS),
    "lock": padlock("M7.4 11 V7.4 A4.6 4.6 0 0 1 16.6 7.4 V11"),
    "unlock": padlock("M7.4 11 V6 A4.6 4.6 0 0 1 16.2 4.4"),
    "crown": shape("M2.6 19.6 V7 L7.6 12 L12 4.4 L16.4 12 L21.4 7 V19.6Z", OCHRE),
    "to-move": disc(12, 12, 10.4, "#14808c") + path("M8.6 6.4 L18.4 12 L8.6 17.6Z", fill=CREAM),
    "turn": line("M20 8 A8.8 8.8 0 1 0 20.8 12.8", 2.4) + line("M20.6 2.6 V8.2 H15", 2.4),
    "arrow": path("M2 9.4 H13 V4.4 L22 12 L13 19.6 V14.6 H2Z", fill=UMBER),
    "yes": disc(12, 12, 10.4, "#dcebd3") + line("M6.8 12.6 L10.6 16.4 L17.4 8.4", 2.8, GREEN),
    "no": disc(12, 12, 10.4, "#f6dcd5") + line("M8 8 L16 16 M16 8 L8 16", 2.8, RED),
}  # fmt: skip
"""The shared symbols by name; `ink.use(name, …)` places one."""

# The shapes of the seats, centred on the origin, within a square of 2 units.
TRIANGLE: Final = ((0.0, -1.0), (1.05, 0.82), (-1.05, 0.82))
DIAMOND: Final = ((0.0, -1.15), (1.05, 0.0), (0.0, 1.15), (-1.05, 0.0))


@remembered
def seat_shape(seat: int, x: float, y: float, r: float, class_: str = "body") -> str:
    """The shape of a seat as big as a disc of radius r; it wears the class of its colour part."""
    if seat == 0:
        return polygon([(x + r * a, y + r * b) for a, b in TRIANGLE], class_)
    if seat == 1:
        side = r * 0.88
        return rect(x - side, y - side, 2 * side, 2 * side, class_)
    if seat == 2:
        return circle(x, y, r, class_)
    return polygon([(x + r * a, y + r * b) for a, b in DIAMOND], class_)


def defs(drawn: Mapping[str, str]) -> str:
    """The `defs` part: all symbols, each with the id `teo-` and its name."""
    made = [
        tag("symbol", inside, id=f"teo-{name}", viewBox="0 0 24 24")
        for name, inside in drawn.items()
    ]
    return tag("defs", *made)
