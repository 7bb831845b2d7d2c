"""Page updates: everything that is new for a page, in one answer.

A page sends the marks of the parts of the picture that it has, and the last move that it knows.  So
any server can send only the difference: the picture, the turns in between, and the log.
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
from teotihuacan.server.view import game_log, page_state
from teotihuacan.server.view.caching import DrawingCache
from teotihuacan.words import Words

Json = dict[str, Any]
Marks = Mapping[str, str]
Marked = Mapping[str, tuple[str, str]]
"""The parts of a picture, each with its mark."""

MOST_TURNS: Final = 8
"""Turns of others that are shown one after another: the last ones."""
RECENT: Final = 30
"""Moments of the log that are built for one page; if more are missing, the whole log is cached."""
MARK: Final = 6  # bytes


@dataclass(frozen=True)
class LocalSeat:
    """Another seat at the same screen: its token, and what the page has of its log."""

    token: str
    step: int = 0
    moment: int = 0


@dataclass(frozen=True)
class ClientState:
    """The client state of a page."""

    layout: Layout = "wide"
    step: int = 0
    moment: int = 0
    marks: Marks = field(default_factory=dict)
    local: Mapping[int, LocalSeat] = field(default_factory=dict)

    @property
    def fresh(self) -> bool:
        """Return whether the page has nothing yet."""
        return not self.marks


def client_state(page: Mapping[str, Any]) -> ClientState:
    """What a page says that it has; see `PageSeen` in `http/page_models.py`."""
    local = {
        one["seat"]: LocalSeat(one["token"], one.get("step", 0), one.get("moment", 0))
        for one in page.get("beside", ())
    }
    return ClientState(
        *(page.get("layout", "wide"), page.get("step", 0), page.get("moment", 0)),
        *(page.get("marks", {}), local),
    )


def is_behind(known: ClientState, told: Json | None, now: Json) -> bool:
    """Return whether a page needs an update; `told`, `now`: the last status it was sent, and the
    new one."""
    joined = told is not None and told["seats"] != now["seats"]
    return joined or bool(now["step"] != known.step)


def mark(svg: str) -> str:
    """A short hash of a drawing."""
    return hashlib.blake2b(svg.encode(), digest_size=MARK).hexdigest()


@dataclass(frozen=True)
class Update:
    """The data from which an update is drawn, without reading the store again."""

    view: GameView
    history: History
    boundaries: list[tuple[TurnBoundary, int]]
    """Turns that have ended, each with its seat."""
    through: GameView
    """The game as the seat sees it through which those turns are shown."""
    told: int
    """The moment up to which the page has the log."""
    last: tuple[int, int] | None
    """The turn that has just ended, with its seat, if it is to be shown as well."""


def find(tables: Tables, game: str, token: str | None, known: ClientState) -> Update:
    """Return what has changed for a page, before anything is drawn."""
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
    here = {view.seat, *known.local}
    last = 0 if known.fresh else ended(view, history, since)
    if last and (owners[last - 1] in here or last in [boundary.turn for boundary, _ in turns]):
        last = 0
    turned = next_local(tables, view, known)
    if turned is not None:
        # Players at this screen have seen their own turns.
        turns = [(boundary, owner) for boundary, owner in turns if owner not in here]
        view, history, told = turned
    return Update(view, history, turns, through, told, (last, owners[last - 1]) if last else None)


def draw(
    cache: DrawingCache, found: Update, words: Words, known: ClientState
) -> tuple[str, ClientState]:
    """Return all that is new for a page, as JSON, and what the page has afterwards.

    What does not depend on the marks of the page is cached for other pages.
    """
    view, layout = found.view, known.layout
    spoken = page_state.at_table(words, view)
    marks = dict(known.marks)
    seen = (*view_of(found.through, words), layout)
    snapshots: list[Json] = []
    for boundary, owner in found.boundaries:
        key = ("stage", boundary.turn, boundary.view.at, *seen)
        told, parts = cache.get(key, partial(turn_snapshot, boundary, owner, spoken, layout))
        snapshots.append({**told, "parts": changed_parts(parts, marks)})
    said = texts_of(cache, view, spoken)
    key = ("scene", view.undo, *view_of(view, words), layout)
    now, parts = cache.get(key, lambda: marked(page_state.page_state(view, spoken, layout, said)))
    if found.last:  # the picture is the same as when that turn ended
        turn, owner = found.last
        snapshots.append({**turn_shown(view, turn, owner), "parts": changed_parts(parts, marks)})
    now = {**now, "parts": changed_parts(parts, marks), "marks": marks}
    since = found.told if found.told > view.moments - RECENT else -1
    entries = cache.get(
        ("log", since, *view_of(view, words)),
        lambda: [
            (entry["moment"], written(entry))
            for entry in game_log.entries(view, found.history, spoken, since, by_turn=False)
        ],
    )
    lines = ",".join(text for moment, text in entries if moment > found.told)
    head = written({"scene": now, "stages": snapshots, "since": found.told})
    text = f'{head[:-1]},"entries":[{lines}]}}'
    return text, ClientState(layout, view.step, view.moments, marks, known.local)


def answer(
    cache: DrawingCache, view: GameView, found: Update, words: Words, known: ClientState
) -> str:
    """Return the state of a game after a change, and all that is new for a page, as JSON."""
    spoken = page_state.at_table(words, view)
    state = page_state.state(view, spoken, texts_of(cache, view, spoken))
    news, _ = draw(cache, found, words, known)
    return f'{written(state)[:-1]},"news":{news}}}'


def written(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def texts_of(cache: DrawingCache, view: GameView, words: Words) -> Json:
    """The texts of a question, which an answer and an update share."""
    return cache.get(("texts", *view_of(view, words)), lambda: page_state.texts(view, words))


def view_of(view: GameView, words: Words) -> tuple[object, ...]:
    """Of what is shown of a game: all that can make a difference."""
    return (view.id, view.step, view.joined, view.waiting, view.seat, words.language)


def ended(view: GameView, history: History, since: int) -> int:
    """The number of the last turn if it ended after a moment, otherwise 0."""
    end = "over" if view.game.over else "turn"
    fresh = any(event.kind == end for told in history.events[since + 1 :] for event in told)
    return (view.turn if view.game.over else view.turn - 1) if fresh else 0


def next_local(
    tables: Tables, view: GameView, known: ClientState
) -> tuple[GameView, History, int] | None:
    """The game as the seat sees it that is asked, if it is another one at the same screen, and how
    much of its log the page has.  Not while there are secrets: then the screen is handed over."""
    actor = view.game.actor
    local = known.local.get(-1 if actor is None else actor)
    if local is None or actor == view.seat or view.title.hides(view.game.state):
        return None
    try:
        theirs, history, _, since = tables.behind(view.id, local.token, local.step, local.moment, 0)
    except Refused:
        return None  # its token is not valid any more
    if theirs.seat != actor or theirs.game.actor != actor:
        return None
    return theirs, history, since if local.step else -1


def turn_snapshot(
    boundary: TurnBoundary, owner: int, words: Words, layout: Layout
) -> tuple[Json, Marked]:
    """A snapshot of a turn that has ended: the picture of that moment."""
    view = boundary.view
    parts = view.title.artist().parts(view.game, view.seat, words, layout)
    return marked({**turn_shown(view, boundary.turn, owner), "parts": parts})


def turn_shown(view: GameView, turn: int, owner: int) -> Json:
    """Return which turn is shown, and which part of its player is shown large."""
    leaf = view.title.artist().leaf(view.game, owner)
    return {"turn": turn, "seat": owner, "moment": view.at, "leaf": leaf}


def marked(drawn: Json) -> tuple[Json, Marked]:
    """A drawing, and its parts with their marks."""
    return drawn, {name: (svg, mark(svg)) for name, svg in drawn["parts"].items()}


def changed_parts(parts: Marked, marks: dict[str, str]) -> dict[str, str]:
    """The parts that differ from those with these marks, which are updated."""
    found: dict[str, str] = {}
    for name, (svg, drawn) in parts.items():
        if marks.get(name) != drawn:
            found[name] = svg
            marks[name] = drawn
    for name in [name for name in marks if name not in parts]:
        del marks[name]  # never sent by us
    return found
