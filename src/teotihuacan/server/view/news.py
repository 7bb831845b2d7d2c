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
from teotihuacan.server.games.live import GameView, History, TurnBoundary
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.view import scene, telling
from teotihuacan.server.view.caching import DrawingCache
from teotihuacan.words import Words

Json = dict[str, Any]
Marks = Mapping[str, str]
Marked = Mapping[str, tuple[str, str]]
"""The parts of a picture, each with its mark."""

MOST_TURNS: Final = 8
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

    view: GameView
    history: History
    boundaries: list[tuple[TurnBoundary, int]]
    """Turns that are over, each with its seat."""
    through: GameView
    """The eyes through which those turns are seen."""
    told: int
    """The moment up to which the log is known."""
    last: tuple[int, int] | None
    """The turn that has just ended, with its seat, where it is to be shown as well."""


def find(tables: Tables, game: str, token: str | None, known: Known) -> Found:
    """What a page lacks, not drawn yet."""
    view, history, boundaries, since = tables.behind(
        game, token, known.step, known.moment, 0 if known.fresh else MOST_TURNS
    )
    told = -1 if known.fresh else since
    owners = [event.seat for told in history.events for event in told if event.kind == "turn"]
    turns = [
        (boundary, owners[boundary.turn - 1])
        for boundary in boundaries
        if 0 < boundary.turn <= len(owners)
    ]
    through = view
    here = {view.seat, *known.beside}
    last = 0 if known.fresh else ended(view, history, since)
    if last and (owners[last - 1] in here or last in [boundary.turn for boundary, _ in turns]):
        last = 0
    turned = neighbour(tables, view, known)
    if turned is not None:
        # What those did who sit here has been seen: nobody needs to be told of it.
        turns = [(boundary, owner) for boundary, owner in turns if owner not in here]
        view, history, told = turned
    return Found(view, history, turns, through, told, (last, owners[last - 1]) if last else None)


def draw(kept: DrawingCache, found: Found, words: Words, known: Known) -> tuple[str, Known]:
    """Everything a page lacks, as JSON; and what it knows when it has heard it.

    What does not depend on the marks of the page is kept for the next page.
    """
    view, layout = found.view, known.layout
    spoken = scene.at_table(words, view)
    marks = dict(known.marks)
    seen = (*view_of(found.through, words), layout)
    stages: list[Json] = []
    for boundary, owner in found.boundaries:
        key = ("stage", boundary.turn, boundary.view.at, *seen)
        told, parts = kept.get(key, partial(stage, boundary, owner, spoken, layout))
        stages.append({**told, "parts": lacking(parts, marks)})
    key = ("scene", view.undo, *view_of(view, words), layout)
    now, parts = kept.get(key, lambda: marked(scene.scene(view, spoken, layout)))
    if found.last:  # the table looks now as it did when that turn was over
        turn, owner = found.last
        stages.append({**told_of(view, turn, owner), "parts": lacking(parts, marks)})
    now = {**now, "parts": lacking(parts, marks), "marks": marks}
    since = found.told if found.told > view.moments - RECENT else -1
    entries = kept.get(
        ("log", since, *view_of(view, words)),
        lambda: [
            (entry["moment"], written(entry))
            for entry in telling.log(view, found.history, spoken, since, by_turn=False)
        ],
    )
    lines = ",".join(text for moment, text in entries if moment > found.told)
    head = written({"scene": now, "stages": stages, "since": found.told})
    text = f'{head[:-1]},"entries":[{lines}]}}'
    return text, Known(layout, view.step, view.moments, marks, known.beside)


def written(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def view_of(view: GameView, words: Words) -> tuple[object, ...]:
    """Of what is shown of a game: all that can make a difference."""
    return (view.id, view.step, view.joined, view.waiting, view.seat, words.language)


def ended(view: GameView, history: History, since: int) -> int:
    """The number of the last turn if it was over only after a moment, otherwise 0."""
    end = "over" if view.game.over else "turn"
    fresh = any(event.kind == end for told in history.events[since + 1 :] for event in told)
    return (view.turn if view.game.over else view.turn - 1) if fresh else 0


def neighbour(tables: Tables, view: GameView, known: Known) -> tuple[GameView, History, int] | None:
    """The game through the eyes of the one who is asked, where that is somebody else at the same
    screen, and how much of their log is known.  Not while there are secrets: then the screen is
    handed over first."""
    actor = view.game.actor
    beside = known.beside.get(-1 if actor is None else actor)
    if beside is None or actor == view.seat or view.title.hides(view.game.state):
        return None
    try:
        theirs, history, _, since = tables.behind(
            view.id, beside.token, beside.step, beside.moment, 0
        )
    except Refused:
        return None  # a key that fits no more: then they are no neighbour
    if theirs.seat != actor or theirs.game.actor != actor:
        return None
    return theirs, history, since if beside.step else -1


def stage(boundary: TurnBoundary, owner: int, words: Words, layout: Layout) -> tuple[Json, Marked]:
    """A turn that is over: how the table looked then."""
    view = boundary.view
    parts = view.title.artist().parts(view.game, view.seat, words, layout)
    return marked({**told_of(view, boundary.turn, owner), "parts": parts})


def told_of(view: GameView, turn: int, owner: int) -> Json:
    """Which turn is shown, with what is large of the one who played."""
    leaf = view.title.artist().leaf(view.game, owner)
    return {"turn": turn, "seat": owner, "moment": view.at, "leaf": leaf}


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
