"""Icons.

An icon is a small SVG file in the folder `icons` of the package it belongs to: a square of 24 units
with its own colours, legible at 20 pixels, so that it looks the same in the picture, in the log and
in a sentence. Here are those that any game uses. Each icon is a symbol of the `defs` part;
`ink.use` places one by its name.
"""

import re
from collections.abc import Mapping
from importlib import resources
from typing import Final

from teotihuacan.picture.ink import escaped, group, tag, use

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


def defs(drawn: Mapping[str, str]) -> str:
    """The `defs` part: all symbols, each with the id `teo-` and its name."""
    made = [
        tag("symbol", inside, id=f"teo-{name}", viewBox="0 0 24 24")
        for name, inside in drawn.items()
    ]
    return tag("defs", *made)


def unverified_mark(said: str, x: float, y: float, size: float = 19) -> str:
    """A question mark at a value that none of us has seen in print; nothing where nothing is said.

    It tells what is unverified when somebody points at it.
    """
    if not said:
        return ""
    return group(use("doubt", x, y, size), tag("title", escaped(said)), class_="doubt")
