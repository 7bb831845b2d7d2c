"""What a page is told of a change, all at once: how it looks now, what it missed, the log of it.

A page says which parts of the picture it has, by their marks, and how far it has followed the game.
So it is sent only what it lacks, whichever server it asks, and never asks twice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from teotihuacan.picture.frames import Layout
from teotihuacan.table import scene, telling
from teotihuacan.table.live import Stop
from teotihuacan.table.tables import Tables
from teotihuacan.words import Words

Json = dict[str, Any]
Marks = Mapping[str, str]

MOST_STOPS: Final = 8
"""Turns of others that are shown one after another; of more, only the last ones."""
MARK: Final = 6  # bytes


@dataclass(frozen=True)
class Known:
    """What a page has seen of a game."""

    layout: Layout = "wide"
    step: int = 0
    moment: int = 0
    marks: Marks = field(default_factory=dict)

    @property
    def fresh(self) -> bool:
        """Whether it has seen nothing yet."""
        return not self.marks


def mark(svg: str) -> str:
    """A short name for a drawing: another drawing has another one."""
    return hashlib.blake2b(svg.encode(), digest_size=MARK).hexdigest()


def news(
    tables: Tables, game: str, token: str | None, words: Words, known: Known
) -> tuple[Json, Known]:
    """Everything a page lacks; and what it knows when it has heard it."""
    shot, past, stops, since = tables.behind(
        game, token, known.step, known.moment, 0 if known.fresh else MOST_STOPS
    )
    spoken = scene.at_table(words, shot)
    marks = dict(known.marks)
    owners = [event.seat for told in past.events for event in told if event.kind == "turn"]
    stages = [
        {**stage(stop, spoken, known.layout, marks), "seat": owners[stop.turn - 1]}
        for stop in stops
        if 0 < stop.turn <= len(owners)
    ]
    now = scene.scene(shot, spoken, known.layout)
    now["parts"] = lacking(now["parts"], marks)
    now["marks"] = marks
    told = -1 if known.fresh else since
    entries = telling.log(shot, past, spoken, told, by_turn=False)
    answer = {"scene": now, "stages": stages, "since": told, "entries": entries}
    return answer, Known(known.layout, shot.step, shot.moments, marks)


def stage(stop: Stop, words: Words, layout: Layout, marks: dict[str, str]) -> Json:
    """A turn that is over: how the table looked then."""
    shot = stop.shot
    parts = shot.title.artist().parts(shot.game, shot.seat, words, layout)
    return {
        "turn": stop.turn,
        "moment": shot.at,
        "leaf": shot.title.artist().leaf(shot.game, shot.seat),
        "parts": lacking(parts, marks),
    }


def lacking(parts: Mapping[str, str], marks: dict[str, str]) -> dict[str, str]:
    """The parts that look otherwise than somebody knows them, who knows them from now on."""
    found: dict[str, str] = {}
    for name, svg in parts.items():
        drawn = mark(svg)
        if marks.get(name) != drawn:
            found[name] = svg
            marks[name] = drawn
    for name in [name for name in marks if name not in parts]:
        del marks[name]  # never sent by us
    return found
