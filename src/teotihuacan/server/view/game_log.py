"""The history of a game: typed events, the log in words, points by source."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import teotihuacan as teo
from teotihuacan.server.games.live import GameView, History
from teotihuacan.server.view import preview
from teotihuacan.words import Words


@dataclass
class LogEntry:
    """Events that belong together: of one moment, or of one turn."""

    moment: int
    turn: int
    seat: int | None
    events: list[teo.Event] = field(default_factory=list)
    forfeits: list[tuple[int, str]] = field(default_factory=list)
    """Seats that did not decide something themselves, and why."""


def known(view: GameView, history: History) -> Iterator[tuple[int, list[teo.Event]]]:
    """The events of every moment that the seat may know."""
    seats = [] if view.seat is None else [view.seat]
    may_know = view.game.rules.may_know
    for moment, events in enumerate(history.events):
        yield moment, [event for event in events if may_know(event, seats)]


def events(view: GameView, history: History, since: int) -> list[dict[str, object]]:
    """Typed events after a moment, with their values by name."""
    fields = view.game.rules.event_fields
    return [
        {
            "moment": moment,
            "kind": event.kind,
            "seat": event.seat if event.seat >= 0 else None,
            "values": dict(zip(fields[event.kind], event.values, strict=False)),
        }
        for moment, events in known(view, history)
        if moment > since
        for event in events
    ]


def cut(view: GameView, history: History, by_turn: bool) -> list[LogEntry]:
    """The events, cut into entries by moment or by turn; a new turn always begins a new entry.

    So does the rest of a turn after another player has made a decision in it. What happens between
    turns has an entry of its own, in the turn before.
    """
    found: list[LogEntry] = []
    turn = 0
    between = () if by_turn else view.title.between_turns
    on_turn: int | None = None
    for moment, events in known(view, history):
        row = history.rows[moment - 1] if moment else None
        answered = None if row is None else row.seat
        anew = not found or not by_turn
        interrupted = not by_turn and on_turn not in (None, answered)
        if row is not None and row.forfeit:
            if anew:
                found.append(LogEntry(moment, turn, answered))
            found[-1].moment = moment
            found[-1].forfeits.append((row.seat, row.forfeit))
            anew = False
        begun = apart = False  # after the event `turn`; after an event between turns
        for event in events:
            seat = answered
            if event.kind in between:
                seat, anew, apart = None, anew or not apart, True
            elif event.kind in ("turn", view.title.chapter):
                turn += event.kind == "turn"
                on_turn = seat = event.seat if event.kind == "turn" else None
                anew, interrupted = True, False
            elif apart or (interrupted and event.seat == on_turn):
                seat = on_turn
                anew, interrupted = True, False
            if event.kind not in between:
                begun, apart = event.kind == "turn", False
            if anew:
                found.append(LogEntry(moment, turn - (apart and begun), seat))
            found[-1].moment = moment
            found[-1].events.append(event)
            anew = False
    return found


def entries(
    view: GameView, history: History, words: Words, since: int, by_turn: bool
) -> list[dict[str, Any]]:
    """The log after a moment, in words."""
    seats = [] if view.seat is None else [view.seat]
    found: list[dict[str, Any]] = []
    title = view.title
    named = (0, -1)  # the turn and the seat that the last entry has named
    for entry in cut(view, history, by_turn):
        whose = (entry.turn, -1 if entry.seat is None else entry.seat)
        bare = whose == named and entry.turn > 0
        if any(event.kind not in title.untold for event in entry.events):
            named = whose
        if entry.moment <= since:
            continue
        excused = excuses(view, entry, words)
        text = [*title.story(words, entry.events, seats, title.untold), *excused]
        if not text:
            continue
        chips, shown = icons_of(view, entry, words)
        short = short_story(view, entry, words, shown)
        if not bare and not short:  # icons alone do not show whose they are
            chips, short = [], short_story(view, entry, words, [])
        points = [
            {
                "seat": event.seat,
                "points": event.values[0],
                "source": title.sources[event.values[1]],
                "name": words.part("source", event.values[1]),
            }
            for event in entry.events
            if event.kind == "points"
        ]
        found.append(
            {
                "moment": entry.moment,
                "seat": entry.seat,
                "turn": entry.turn,
                "text": " ".join(text),
                "short": " ".join([*short, *excused]),
                "chips": chips,
                "points": points,
                "forfeits": [{"seat": seat, "why": why} for seat, why in entry.forfeits],
            }
        )
    return found


def short_story(view: GameView, entry: LogEntry, words: Words, shown: list[teo.Event]) -> list[str]:
    """An entry in short sentences, without what icons show."""
    title = view.title
    return title.story(
        words,
        [event for event in entry.events if event not in shown],
        [] if view.seat is None else [view.seat],
        {*title.untold, *title.bookkeeping, "points"},
        brief=True,
    )


def icons_of(
    view: GameView, entry: LogEntry, words: Words
) -> tuple[list[dict[str, object]], list[teo.Event]]:
    """Return what the player has paid and gained as icons, and the events that these show."""
    amounts: dict[tuple[str, bool], int] = {}
    told: list[teo.Event] = []
    for event in entry.events:
        change = view.title.brought(event) if event.seat == entry.seat else None
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


def excuses(view: GameView, entry: LogEntry, words: Words) -> list[str]:
    """A sentence for each forfeited decision."""
    return [
        words.text(
            f"forfeit.{why}", who=words.part("seat", seat), player=view.seats[seat].player or ""
        )
        for seat, why in dict.fromkeys(entry.forfeits)
    ]


@dataclass(frozen=True)
class Page:
    """Points by seat and source at one time: when a chapter is over, at the end, or now."""

    moment: int
    chapter: int | None
    sheet: list[list[int]]


def score_pages(view: GameView, history: History) -> list[Page]:
    """A page for every chapter that is over, and one for now."""
    title = view.title
    scores = view.game.scores
    ledger = title.ledger(len(scores))
    for told in history.events:
        ledger.note(told)
    # Points without an event (goods of a setup) count from the beginning.
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
