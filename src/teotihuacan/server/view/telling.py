"""What has happened in a game: typed events, a log in words, points by source."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import teotihuacan as teo
from teotihuacan.server.games.live import GameView, History
from teotihuacan.server.games.storage import Row
from teotihuacan.server.view import preview
from teotihuacan.words import Words


@dataclass
class Passage:
    """Events that belong together: of one moment, or of one turn."""

    moment: int
    turn: int
    seat: int | None
    events: list[teo.Event] = field(default_factory=list)
    forfeits: list[tuple[int, str]] = field(default_factory=list)
    """Seats that did not decide something themselves, and why."""


def known(view: GameView, history: History) -> Iterator[tuple[int, teo.Event]]:
    """All events that the one who asks may know, with the moment they belong to."""
    seats = [] if view.seat is None else [view.seat]
    for moment, events in enumerate(history.events):
        for event in events:
            if view.game.rules.may_know(event, seats):
                yield moment, event


def events(view: GameView, history: History, since: int) -> list[dict[str, object]]:
    """Typed events behind a moment, their values by name."""
    fields = view.game.rules.event_fields
    return [
        {
            "moment": moment,
            "kind": event.kind,
            "seat": event.seat if event.seat >= 0 else None,
            "values": dict(zip(fields[event.kind], event.values, strict=False)),
        }
        for moment, event in known(view, history)
        if moment > since
    ]


def passages(view: GameView, history: History, by_turn: bool) -> list[Passage]:
    """The events cut into moments, or into turns; a new turn always begins a new passage.

    So does the rest of a turn after another player has answered in it.
    """
    found: list[Passage] = []
    turn = 0
    on_turn: int | None = None
    answered: int | None = None
    interrupted = False
    latest = -1
    told: list[list[teo.Event]] = [[] for _ in history.events]
    for at, seen in known(view, history):
        told[at].append(seen)
    for moment, event in noted(history, told):
        if moment != latest:
            latest = moment
            answered = history.rows[moment - 1].seat if moment else None
            interrupted = not by_turn and on_turn not in (None, answered)
        anew = not found or (not by_turn and found[-1].moment != moment)
        seat = answered
        if isinstance(event, Row):
            if anew:
                found.append(Passage(moment, turn, seat))
            found[-1].moment = moment
            found[-1].forfeits.append((event.seat, event.forfeit or ""))
            continue
        if event.kind in ("turn", view.title.chapter):
            turn += event.kind == "turn"
            on_turn = seat = event.seat if event.kind == "turn" else None
            anew, interrupted = True, False
        elif interrupted and event.seat == on_turn:
            seat = on_turn
            anew, interrupted = True, False
        if anew:
            found.append(Passage(moment, turn, seat))
        found[-1].moment = moment
        found[-1].events.append(event)
    return found


def noted(history: History, told: list[list[teo.Event]]) -> Iterator[tuple[int, teo.Event | Row]]:
    """Events by moment; before those of a decision that was forfeited, its row."""
    for moment, events in enumerate(told):
        row = history.rows[moment - 1] if moment else None
        if row is not None and row.forfeit:
            yield moment, row
        for event in events:
            yield moment, event


def log(
    view: GameView, history: History, words: Words, since: int, by_turn: bool
) -> list[dict[str, Any]]:
    """What happened behind a moment, in words."""
    seats = [] if view.seat is None else [view.seat]
    entries: list[dict[str, Any]] = []
    title = view.title
    named = (0, -1)  # the turn and the seat that the last line has named
    for passage in passages(view, history, by_turn):
        whose = (passage.turn, -1 if passage.seat is None else passage.seat)
        bare = whose == named and passage.turn > 0
        if any(event.kind not in title.untold for event in passage.events):
            named = whose
        if passage.moment <= since:
            continue
        text = " ".join(
            [
                *title.story(words, passage.events, seats, title.untold),
                *excuses(view, passage, words),
            ]
        )
        if not text:
            continue
        chips, by_icons = told_by_icons(view, passage, words)
        short = short_story(view, passage, words, by_icons)
        if not bare and not short:  # icons alone would not say whose they are
            chips, short = [], short_story(view, passage, words, [])
        points = [
            {
                "seat": event.seat,
                "points": event.values[0],
                "source": title.sources[event.values[1]],
                "name": words.part("source", event.values[1]),
            }
            for event in passage.events
            if event.kind == "points"
        ]
        entries.append(
            {
                "moment": passage.moment,
                "seat": passage.seat,
                "turn": passage.turn,
                "text": text,
                "short": " ".join([*short, *excuses(view, passage, words)]),
                "chips": chips,
                "points": points,
                "forfeits": [{"seat": seat, "why": why} for seat, why in passage.forfeits],
            }
        )
    return entries


def short_story(
    view: GameView, passage: Passage, words: Words, by_icons: list[teo.Event]
) -> list[str]:
    """A passage in short sentences, without what icons tell."""
    title = view.title
    return title.story(
        words,
        [event for event in passage.events if event not in by_icons],
        [] if view.seat is None else [view.seat],
        {*title.untold, *title.bookkeeping, "points"},
        brief=True,
    )


def told_by_icons(
    view: GameView, passage: Passage, words: Words
) -> tuple[list[dict[str, object]], list[teo.Event]]:
    """What the one who acts has won and paid, first what is paid; and the events that told it."""
    amounts: dict[tuple[str, bool], int] = {}
    told: list[teo.Event] = []
    for event in passage.events:
        change = view.title.brought(event) if event.seat == passage.seat else None
        if change is not None and words.has(f"table.preview.{change[0]}"):
            what, amount = change
            told.append(event)
            amounts[what, amount > 0] = amounts.get((what, amount > 0), 0) + amount
    icons = view.title.artist().icons
    chips: list[dict[str, object]] = [
        {
            "what": what,
            "amount": amount,
            "icon": icons.get(what, what),
            "name": preview.in_words(words, [(what, amount)]),
        }
        for (what, won), amount in sorted(amounts.items(), key=lambda item: item[0][1])
    ]
    return chips, told


def excuses(view: GameView, passage: Passage, words: Words) -> list[str]:
    """A sentence for each way in which a seat has failed to decide."""
    return [
        words.text(
            f"forfeit.{why}", who=words.part("seat", seat), player=view.seats[seat].player or ""
        )
        for seat, why in dict.fromkeys(passage.forfeits)
    ]


@dataclass(frozen=True)
class Page:
    """Points by seat and source at one time: when a chapter is over, at the end, or now."""

    moment: int
    chapter: int | None
    sheet: list[list[int]]


def score_pages(view: GameView, history: History) -> list[Page]:
    """A page for every chapter that is behind us, and the last one: how things stand."""
    title = view.title
    scores = view.game.scores
    ledger = title.ledger(len(scores))
    for told in history.events:
        ledger.note(told)
    # Points that no event told (goods of a setup) were there from the start.
    told_by_events = [sum(row) for row in ledger.points]
    ledger = title.ledger(len(scores))
    ledger.settle([score - told for score, told in zip(scores, told_by_events, strict=True)])
    pages: list[Page] = []
    chapter = 0
    counted = 0
    for moment, told in enumerate(history.events):
        for event in told:
            if event.kind in ("turn", "over") and chapter > counted:
                pages.append(Page(moment, chapter, ledger.copy().points))
                counted = chapter
            if event.kind == title.chapter:
                chapter = event.values[0]
            ledger.note([event])
    pages.append(Page(len(history.rows), None, ledger.points))
    return pages
