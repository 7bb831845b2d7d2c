"""The picture room, opened when the first picture is drawn."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import teotihuacan as teo
from teotihuacan.words import Words


def room(name: str) -> Any:
    """A function of the picture room, or None while the room is not furnished."""
    return getattr(import_module("teotihuacan.picture"), name, None)


def parts(game: teo.Game, seat: int | None, words: Words) -> dict[str, str]:
    draw = room("parts")
    return {} if draw is None else dict(draw(game, seat, words))


def spots(game: teo.Game) -> dict[int, str]:
    draw = room("spots")
    return {} if draw is None else dict(draw(game))


def ghost(game: teo.Game, id: int) -> tuple[str, str] | None:
    draw = room("ghost")
    found: tuple[str, str] | None = None if draw is None else draw(game, id)
    return found


def scores(sheet: list[list[int]], names: list[str], words: Words) -> str:
    draw = room("scores")
    return "" if draw is None else str(draw(sheet, names, words))
