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
from teotihuacan.table.errors import Refused
from teotihuacan.table.live import Past, Shot, Stop
from teotihuacan.table.tables import Tables
from teotihuacan.words import Words

Json = dict[str, Any]
Marks = Mapping[str, str]

MOST_STOPS: Final = 8
"""Turns of others that are shown one after another; of more, only the last ones."""
MARK: Final = 6  # bytes


@dataclass(frozen=True)
class Beside:
    """Another seat at the same screen: its key, and how far its own log was told."""

    token: str
    step: int = 0
    moment: int = 0


@dataclass(frozen=True)
class Known:
    """What a page has seen of a game."""

    layout: Layout = "wide"
    step: int = 0
    moment: int = 0
    marks: Marks = field(default_factory=dict)
    beside: Mapping[int, Beside] = field(default_factory=dict)

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
    told = -1 if known.fresh else since
    owners = [event.seat for told in past.events for event in told if event.kind == "turn"]
    stops = [stop for stop in stops if 0 < stop.turn <= len(owners)]
    turned = neighbour(tables, shot, known)
    if turned is not None:
        # What those did who sit here has been seen: nobody needs to be told of it.
        here = {shot.seat, *known.beside}
        stops = [stop for stop in stops if owners[stop.turn - 1] not in here]
        shot, past, told = turned
    spoken = scene.at_table(words, shot)
    marks = dict(known.marks)
    stages = [
        {**stage(stop, spoken, known.layout, marks), "seat": owners[stop.turn - 1]}
        for stop in stops
    ]
    now = scene.scene(shot, spoken, known.layout)
    now["parts"] = lacking(now["parts"], marks)
    now["marks"] = marks
    entries = telling.log(shot, past, spoken, told, by_turn=False)
    answer = {"scene": now, "stages": stages, "since": told, "entries": entries}
    return answer, Known(known.layout, shot.step, shot.moments, marks, known.beside)


def neighbour(tables: Tables, shot: Shot, known: Known) -> tuple[Shot, Past, int] | None:
    """The game through the eyes of the one who is asked, where that is somebody else at the same
    screen, and how much of their log is known.  Not while there are secrets: then the screen is
    handed over first."""
    actor = shot.game.actor
    beside = known.beside.get(-1 if actor is None else actor)
    if beside is None or actor == shot.seat or shot.title.hides(shot.game.state):
        return None
    try:
        theirs, past, _, since = tables.behind(shot.id, beside.token, beside.step, beside.moment, 0)
    except Refused:
        return None  # a key that fits no more: then they are no neighbour
    if theirs.seat != actor or theirs.game.actor != actor:
        return None
    return theirs, past, since if beside.step else -1


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
