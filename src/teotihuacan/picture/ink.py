"""Writes SVG: elements, groups, type, and the marks by which a page finds its way in a picture.

Everything is a plain string, so that a part of a picture can be compared with the one before it.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from html import escape
from typing import Final, ParamSpec, cast

P = ParamSpec("P")
Number = int | float
Attribute = str | int | float | None

SMALL: Final = 18  # the two sizes of type: at least 12 pixels on a laptop, 13 on a phone …
LARGE: Final = 20
SCORE: Final = 28  # … one for points alone …
CHART: Final = 15  # … and one for charts, which are as wide as their page


REMEMBERED: Final = 4096


def remembered(draw: Callable[P, str]) -> Callable[P, str]:
    """Draws the same thing once: a table hardly changes from one picture to the next.

    The memory is bounded, as names and places come from outside.
    """
    return cast(Callable[P, str], lru_cache(maxsize=REMEMBERED)(draw))


@remembered
def number(value: Number) -> str:
    """A coordinate without needless digits."""
    if not isinstance(value, float):
        return str(value)
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


@remembered
def escaped(said: str) -> str:
    return escape(said)


@cache
def attribute(key: str) -> str:
    """The name of an attribute as SVG writes it."""
    return key.rstrip("_").replace("_", "-")


def tag(name: str, *children: str, **attributes: Attribute) -> str:
    """An element; `class_` is written class, `stroke_width` stroke-width, None is left out."""
    opening = name
    for key, value in attributes.items():
        if value is not None:
            shown = escaped(value) if isinstance(value, str) else number(value)
            opening += f' {attribute(key)}="{shown}"'
    if not children:
        return f"<{opening}/>"
    return f"<{opening}>{''.join(children)}</{name}>"


def group(
    *children: str,
    at: tuple[Number, Number] | None = None,
    scale: Number = 1,
    turn: Number = 0,
    class_: str | None = None,
    **attributes: Attribute,
) -> str:
    """Children together, moved, turned and scaled."""
    moves: list[str] = []
    if at is not None:
        moves.append(f"translate({number(at[0])} {number(at[1])})")
    if turn:
        moves.append(f"rotate({number(turn)})")
    if scale != 1:
        # More digits than a coordinate: a whole board is as wide as this is right.
        moves.append(f"scale({round(scale, 4):g})")
    return tag("g", *children, transform=" ".join(moves) or None, class_=class_, **attributes)


@remembered
def rect(
    x: Number, y: Number, w: Number, h: Number, class_: str = "", r: Number = 0, **more: Attribute
) -> str:
    return tag("rect", x=x, y=y, width=w, height=h, rx=r or None, class_=class_ or None, **more)


@remembered
def circle(x: Number, y: Number, r: Number, class_: str = "", **more: Attribute) -> str:
    return tag("circle", cx=x, cy=y, r=r, class_=class_ or None, **more)


def path(d: str, class_: str = "", **more: Attribute) -> str:
    return tag("path", d=d, class_=class_ or None, **more)


def polygon(points: Sequence[tuple[Number, Number]], class_: str = "", **more: Attribute) -> str:
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return tag("polygon", points=corners, class_=class_ or None, **more)


@remembered
def text(
    x: Number,
    y: Number,
    said: str | int,
    class_: str = "",
    size: Number = SMALL,
    anchor: str = "start",
    **more: Attribute,
) -> str:
    """A line of type with its baseline at y; anchor: start, middle or end."""
    return tag(
        "text",
        escaped(str(said)),
        x=x,
        y=y,
        class_=class_ or None,
        font_size=size,
        text_anchor=None if anchor == "start" else anchor,
        **more,
    )


@remembered
def use(symbol: str, x: Number, y: Number, size: Number, class_: str = "") -> str:
    """A symbol of the `defs` part (its id is `teo-` and the name), centred on x, y."""
    half = size / 2
    return tag(
        "use",
        href=f"#teo-{symbol}",
        x=x - half,
        y=y - half,
        width=size,
        height=size,
        class_=class_ or None,
    )


WORDS: Final = re.compile(r"<text\b.*?</text>", re.DOTALL)


def wordless(drawn: str) -> str:
    """A drawing without its type: what is shown so small that nobody could read it."""
    return WORDS.sub("", drawn)


def spot(
    name: str,
    *children: str,
    halo: str,
    about: str | None = None,
    at: tuple[Number, Number] | None = None,
    class_: str = "",
) -> str:
    """Something that can be a target: `halo` is the shape that glows, drawn with class halo."""
    classes = f"spot {class_}".strip()
    return group(*children, halo, at=at, class_=classes, data_spot=name, data_about=about)


def halo(x: Number, y: Number, w: Number, h: Number, r: Number = 6) -> str:
    """The outline of a rectangular spot, a little outside of it."""
    return rect(x - 2, y - 2, w + 4, h + 4, "halo", r + 2)
