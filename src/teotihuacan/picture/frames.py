"""Positions of the parts of a picture.

A frame is made of empty groups, one for each part, with the id `part-` and its name; the parts
are drawn in coordinates of their own, and a page swaps what changed.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, get_args

from teotihuacan.engine.errors import OptionError
from teotihuacan.picture import embedding
from teotihuacan.picture.ink import Number, group, number, rect, tag

NAMESPACE: Final = "http://www.w3.org/2000/svg"

Layout = Literal["wide", "phone"]  # for which screen: a few parts may have another shape on a phone


class Leaf(NamedTuple):
    """A part that shares its place with others: its size, where it lies in small, and a mark there
    by which it is known; and what explains it."""

    size: tuple[Number, Number]
    at: tuple[Number, Number]
    scale: float
    mark: str = ""
    about: str | None = None


LAYOUTS: Final[tuple[Layout, ...]] = get_args(Layout)


def check_layout(layout: str) -> None:
    if layout not in LAYOUTS:
        raise OptionError(f"there is no layout {layout!r}; the layouts are: {', '.join(LAYOUTS)}")


def part(
    name: str, x: Number = 0, y: Number = 0, scale: float = 1, class_: str | None = None
) -> str:
    """The empty group of a part where it lies."""
    return group("", at=(x, y), scale=scale, id=f"part-{name}", class_=class_)


def leaf(name: str, x: Number = 0, y: Number = 0, scale: float = 1) -> str:
    """The empty group of a part that shares its place with others: the page shows one of them."""
    # Inside of a copy (`small`) styles see nothing above the part: so it has their class, too.
    inside = group(part(name, class_="teo"), at=(x, y), scale=scale)
    return group(inside, class_="leaf", data_leaf=name)


def small(name: str, leaf: Leaf) -> str:
    """A leaf in small, whether it is shown or not: a click turns to it."""
    wide, tall = leaf.size
    copy = group(tag("use", href=f"#part-{name}"), scale=leaf.scale)
    frame = rect(0, 0, wide * leaf.scale, tall * leaf.scale, "leaf-frame", 4)
    return group(
        copy, frame, leaf.mark, at=leaf.at, class_="small", data_turn_to=name, data_about=leaf.about
    )


def placed(drawn: Mapping[str, str], name: str, x: Number, y: Number) -> str:
    """The group of a part with the part in it."""
    return group(drawn[name], at=(x, y), id=f"part-{name}")


def canvas(wide: Number, tall: Number, *inside: str) -> str:
    view = f"0 0 {number(wide)} {number(tall)}"
    return tag("svg", *inside, xmlns=NAMESPACE, class_="teo", viewBox=view)


def chart(wide: Number, tall: Number, sort: str, *inside: str) -> str:
    """A drawing that a page shows as one image."""
    view = f"0 0 {number(wide)} {number(tall)}"
    return tag("svg", *inside, xmlns=NAMESPACE, viewBox=view, class_=f"teo {sort}", role="img")


def sheet(wide: Number, tall: Number, title: str, style: str, defs: str, *inside: str) -> str:
    """A whole picture as a file of its own, on a table of its size."""
    return tag(
        "svg",
        tag("title", title),
        tag("style", embedding.style("".join(inside)) + style),
        defs,
        tag("rect", x=0, y=0, width=wide, height=tall, class_="table"),
        *inside,
        xmlns=NAMESPACE,
        class_="teo",
        viewBox=f"0 0 {number(wide)} {number(tall)}",
        width=wide,
        height=tall,
        style="max-width:100%;height:auto",  # as wide as a notebook has room for
    )


def no_size(inside: str) -> str:
    """A canvas that only carries symbols; it must stay in the page."""
    return tag("svg", inside, class_="teo", width=0, height=0)
