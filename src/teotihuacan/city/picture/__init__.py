"""Draws a position as SVG, for the browser, notebooks, documents and files.

A picture is made of parts: named groups, each drawn in coordinates of its own from what a seat
may see. A frame places them; `svg` joins all of it into one file that needs nothing else.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from teotihuacan.city.picture import (
    avenue,
    boards,
    buildings,
    calendar,
    ground,
    players,
    pyramid,
    temples,
    tray,
    wheel,
)
from teotihuacan.city.picture.ghosts import ghost
from teotihuacan.city.picture.layout import BOARD, INNER, SLOTS, frame
from teotihuacan.city.picture.spots import spots
from teotihuacan.city.picture.subject import LAYOUTS, Layout, city_of
from teotihuacan.engine.game import Game
from teotihuacan.picture import symbols
from teotihuacan.picture.ink import LARGE, group, rect, tag, text
from teotihuacan.picture.scores import scores
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words, in_language

MARGIN: Final = 14
DRAWN: Final = {
    "temples": temples.draw,
    "pyramid": pyramid.draw,
    "avenue": avenue.draw,
    "calendar": calendar.draw,
    "wheel": wheel.draw,
    "tray": tray.draw,
}
"""The parts that exist once and look the same everywhere."""


@cache
def style() -> str:
    """The style sheet that pages and pictures share."""
    return resources.files("teotihuacan.picture").joinpath("style.css").read_text(encoding="utf-8")


@cache
def fixed() -> dict[str, str]:
    """The parts that never change: symbols and ground."""
    return {"defs": symbols.defs(), "ground": ground.draw()}


def parts(
    game: Game, seat: int | None = None, words: Words | None = None, layout: Layout = "wide"
) -> dict[str, str]:
    """Every part of the picture by name, as inner SVG: what `seat` may see (None: a spectator).

    On a phone the Palace, Construction and the buildings row have another shape.
    """
    said = words or in_language()
    made = dict(fixed())
    for slot in range(len(SLOTS)):
        made[f"slot-{slot}"] = boards.draw(game, seat, said, slot, layout)
    for name, draw in DRAWN.items():
        made[name] = draw(game, seat, said)
    made["buildings"] = buildings.draw(game, seat, said, layout)
    for player in range(game.players):
        made[f"player-{player}"] = players.draw(game, seat, said, player)
    return made


def svg(game: Game, seat: int | None = None, words: Words | None = None) -> str:
    """The whole table as one file: the board, the player areas beside it, style included."""
    said = words or in_language()
    made = parts(game, seat, said)
    city = city_of(game)
    lying = [group(made["ground"], at=(MARGIN, MARGIN))]
    for slot, (x, y) in enumerate(SLOTS):
        lying.append(placed(made, f"slot-{slot}", x + MARGIN, y + MARGIN))
    for name, (x, y) in INNER.items():
        lying.append(placed(made, name, x + MARGIN, y + MARGIN))
    beside = BOARD[0] + 2 * MARGIN
    down = MARGIN
    for player in range(game.players):
        lying.append(placed(made, f"player-{player}", beside, down))
        down += players.high(city, player) + 10
    lines = wrapped(said.question(game), players.WIDE - 8)
    for number, line in enumerate(lines):
        lying.append(text(beside + 4, down + 26 + number * 25, line, "bold", LARGE))
    down += 26 + len(lines) * 25
    lying.append(placed(made, "tray", beside, down))
    wide = beside + players.WIDE + MARGIN
    tall = BOARD[1] + 2 * MARGIN
    return tag(
        "svg",
        tag("title", said.text("screen.title")),
        tag("style", style()),
        made["defs"],
        rect(0, 0, wide, tall, "table"),
        *lying,
        xmlns="http://www.w3.org/2000/svg",
        class_="teo",
        viewBox=f"0 0 {wide} {tall}",
        width=wide,
        height=tall,
    )


def placed(made: dict[str, str], name: str, x: float, y: float) -> str:
    return group(made[name], at=(x, y), id=f"part-{name}")


def wrapped(said: str, room: float, size: float = LARGE) -> list[str]:
    """A sentence broken into lines."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold=True) <= room:
            lines[-1] = longer
        else:
            lines.append(fitted(word, room, size, bold=True))
    return lines


__all__ = [
    "LAYOUTS",
    "Layout",
    "frame",
    "ghost",
    "parts",
    "scores",
    "spots",
    "style",
    "svg",
]
