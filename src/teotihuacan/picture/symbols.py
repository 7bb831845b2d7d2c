"""Icons and the shapes of the seats.

An icon is a small SVG file in the folder `icons` of the package it belongs to: a square of 24 units
with its own colours, legible at 20 pixels, so that it looks the same in the picture, in the log and
in a sentence. Here are those that any game uses. Each icon is a symbol of the `defs` part;
`ink.use` places one by its name.
"""

import re
from collections.abc import Mapping
from importlib import resources
from typing import Final

from teotihuacan.picture.ink import circle, polygon, rect, remembered, tag

OUTSIDE: Final = re.compile(r"</?svg[^>]*>|<!--.*?-->")


def icons(package: str, names: str) -> dict[str, str]:
    """Read icons of a package by name, in this order, without the element around them."""
    folder = resources.files(package).joinpath("icons")
    found: dict[str, str] = {}
    for name in names.split():
        drawn = OUTSIDE.sub("", folder.joinpath(f"{name}.svg").read_text(encoding="utf-8"))
        found[name] = " ".join(drawn.split()).replace("> <", "><")
    return found


SHARED: Final = icons(
    __package__, "points die worker worker-more lock unlock crown to-move turn arrow yes no"
)
"""The icons of every game by name."""

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
