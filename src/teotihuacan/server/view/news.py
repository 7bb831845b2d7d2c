"""What a page is told of a change, all at once: how it looks now, what it missed, the log of it.

A page says which parts of the picture it has, by their marks, and how far it has followed the game.
So it is sent only what it lacks, whichever server it asks, and never asks twice.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from teotihuacan.picture.frames import Layout
from teotihuacan.server.errors import Refused
from teotihuacan.server.games.live import Past, Shot, Stop
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.view import scene, telling
from teotihuacan.server.view.caching import DrawingCache
from teotihuacan.words import Words

Json = dict[str, Any]
Marks = Mapping[str, str]
Marked = Mapping[str, tuple[str, str]]
"""The parts of a picture, each with its mark."""

MOST_STOPS: Final = 8
"""Turns of others that are shown one after another; of more, only the last ones."""
RECENT: Final = 30
"""Moments of the log that are written anew for a page; if more are lacking, all of it is kept."""
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


@dataclass(frozen=True)
class Found:
    """What an update is drawn from, without another look into the store."""

    shot: Shot
    past: Past
    stops: list[tuple[Stop, int]]
    """Turns that are over, each with its seat."""
    through: Shot
    """The eyes through which those turns are seen."""
    told: int
    """The moment up to which the log is known."""
    last: tuple[int, int] | None
    """The turn that has just ended, with its seat, where it is to be shown as well."""


def find(tables: Tables, game: str, token: str | None, known: Known) -> Found:
    """What a page lacks, not drawn yet."""
    shot, past, stops, since = tables.behind(
        game, token, known.step, known.moment, 0 if known.fresh else MOST_STOPS
    )
    told = -1 if known.fresh else since
    owners = [event.seat for told in past.events for event in told if event.kind == "turn"]
    turns = [(stop, owners[stop.turn - 1]) for stop in stops if 0 < stop.turn <= len(owners)]
    through = shot
    here = {shot.seat, *known.beside}
    last = 0 if known.fresh else ended(shot, past, since)
    if last and (owners[last - 1] in here or last in [stop.turn for stop, _ in turns]):
        last = 0
    turned = neighbour(tables, shot, known)
    if turned is not None:
        # What those did who sit here has been seen: nobody needs to be told of it.
        turns = [(stop, owner) for stop, owner in turns if owner not in here]
        shot, past, told = turned
    return Found(shot, past, turns, through, told, (last, owners[last - 1]) if last else None)


def draw(kept: DrawingCache, found: Found, words: Words, known: Known) -> tuple[str, Known]:
    """Everything a page lacks, as JSON; and what it knows when it has heard it.

    What does not depend on the marks of the page is kept for the next page.
    """
    shot, layout = found.shot, known.layout
    spoken = scene.at_table(words, shot)
    marks = dict(known.marks)
    seen = (*view_of(found.through, words), layout)
    stages: list[Json] = []
    for stop, owner in found.stops:
        key = ("stage", stop.turn, stop.shot.at, *seen)
        told, parts = kept.get(key, partial(stage, stop, owner, spoken, layout))
        stages.append({**told, "parts": lacking(parts, marks)})
    key = ("scene", shot.undo, *view_of(shot, words), layout)
    now, parts = kept.get(key, lambda: marked(scene.scene(shot, spoken, layout)))
    if found.last:  # the table looks now as it did when that turn was over
        turn, owner = found.last
        stages.append({**told_of(shot, turn, owner), "parts": lacking(parts, marks)})
    now = {**now, "parts": lacking(parts, marks), "marks": marks}
    since = found.told if found.told > shot.moments - RECENT else -1
    entries = kept.get(
        ("log", since, *view_of(shot, words)),
        lambda: [
            (entry["moment"], written(entry))
            for entry in telling.log(shot, found.past, spoken, since, by_turn=False)
        ],
    )
    lines = ",".join(text for moment, text in entries if moment > found.told)
    head = written({"scene": now, "stages": stages, "since": found.told})
    text = f'{head[:-1]},"entries":[{lines}]}}'
    return text, Known(layout, shot.step, shot.moments, marks, known.beside)


def written(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def view_of(shot: Shot, words: Words) -> tuple[object, ...]:
    """Of what is shown of a game: all that can make a difference."""
    return (shot.id, shot.step, shot.joined, shot.waiting, shot.seat, words.language)


def ended(shot: Shot, past: Past, since: int) -> int:
    """The number of the last turn if it was over only after a moment, otherwise 0."""
    end = "over" if shot.game.over else "turn"
    fresh = any(event.kind == end for told in past.events[since + 1 :] for event in told)
    return (shot.turn if shot.game.over else shot.turn - 1) if fresh else 0


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


def stage(stop: Stop, owner: int, words: Words, layout: Layout) -> tuple[Json, Marked]:
    """A turn that is over: how the table looked then."""
    shot = stop.shot
    parts = shot.title.artist().parts(shot.game, shot.seat, words, layout)
    return marked({**told_of(shot, stop.turn, owner), "parts": parts})


def told_of(shot: Shot, turn: int, owner: int) -> Json:
    """Which turn is shown, with what is large of the one who played."""
    leaf = shot.title.artist().leaf(shot.game, owner)
    return {"turn": turn, "seat": owner, "moment": shot.at, "leaf": leaf}


def marked(drawn: Json) -> tuple[Json, Marked]:
    """Something with a picture, and the parts of the picture with their marks."""
    return drawn, {name: (svg, mark(svg)) for name, svg in drawn["parts"].items()}


def lacking(parts: Marked, marks: dict[str, str]) -> dict[str, str]:
    """The parts that look otherwise than somebody knows them, who knows them from now on."""
    found: dict[str, str] = {}
    for name, (svg, drawn) in parts.items():
        if marks.get(name) != drawn:
            found[name] = svg
            marks[name] = drawn
    for name in [name for name in marks if name not in parts]:
        del marks[name]  # never sent by us
    return found
