"""Looking into drawn parts: what is a spot, what is a piece, and where it lies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import teotihuacan as teo
from teotihuacan import players

SPOT = re.compile(r'data-spot="([^"]*)"')

SOLO: list[dict[str, object]] = [
    {"players": 1, "bot": bot, "edition": edition, **more}
    for bot in ("teotibot", "modified")
    for edition, more in (
        ("revised", {}),
        ("first", {"dark_eclipse": True}),
        ("revised", {"first_game": True}),
    )
]
"""A few solo tables for tests that draw."""


def read(drawn: str) -> ElementTree.Element:
    """A part as XML; broken XML is an error."""
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')


def named(drawn: str, attribute: str) -> list[str]:
    """Every value of an attribute in a drawn part."""
    found = [element.get(attribute) for element in read(drawn).iter()]
    return [value for value in found if value is not None]


def spots_in(parts: dict[str, str]) -> list[str]:
    """The names of all spots of a picture."""
    return [name for part in parts.values() for name in SPOT.findall(part)]


def called(options: dict[str, object]) -> str:
    """A name of a table for the report of a test."""
    return "-".join(key if on is True else str(on) for key, on in options.items() if on)


def mixed_steps(game: teo.Game, seed: int) -> Iterator[int]:
    """A game played well now and then: it comes everywhere, pyramid and wheel included."""
    rng = Random(seed)
    greedy = players.make("greedy", seed)
    while not game.over:
        id = greedy.choose(game) if rng.random() < 0.4 else rng.choice(game.legal())
        yield id
        game.apply(id)
