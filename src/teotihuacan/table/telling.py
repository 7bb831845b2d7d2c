"""What has happened in a game: typed events, a log in words, points by source."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import teotihuacan as teo
from teotihuacan.city.rules.ledger import Ledger
from teotihuacan.city.rules.sources import SETUP, SOURCES
from teotihuacan.table.live import Past, Shot
from teotihuacan.words import Words
from teotihuacan.words.story import is_secret, story

UNTOLD: Final = ("turn",)
"""Events that a log shows by its shape."""


@dataclass
class Chapter:
    """Events that belong together: of one moment, or of one turn."""

    moment: int
    turn: int
    seat: int | None
    events: list[teo.Event] = field(default_factory=list)


def known(shot: Shot, past: Past) -> Iterator[tuple[int, teo.Event]]:
    """All events that the one who asks may know, with the moment they belong to."""
    seats = [] if shot.seat is None else [shot.seat]
    for moment, events in enumerate(past.events):
        for event in events:
            if not is_secret(event, seats):
                yield moment, event


def events(shot: Shot, past: Past, since: int) -> list[dict[str, object]]:
    """Typed events behind a moment, their values by name."""
    fields = shot.game.rules.event_fields
    return [
        {
            "moment": moment,
            "kind": event.kind,
            "seat": event.seat if event.seat >= 0 else None,
            "values": dict(zip(fields[event.kind], event.values, strict=False)),
        }
        for moment, event in known(shot, past)
        if moment > since
    ]


def chapters(shot: Shot, past: Past, by_turn: bool) -> list[Chapter]:
    """The events cut into moments, or into turns; a new turn always begins a new chapter."""
    found: list[Chapter] = []
    turn = 0
    for moment, event in known(shot, past):
        begins = not found or event.kind in ("turn", "eclipse")
        if event.kind == "turn":
            turn += 1
        if begins or (not by_turn and found[-1].moment != moment):
            if event.kind == "turn":
                seat: int | None = event.seat
            elif begins or moment == 0:
                seat = None
            else:
                seat = past.rows[moment - 1].seat
            found.append(Chapter(moment, turn, seat))
        found[-1].moment = moment
        found[-1].events.append(event)
    return found


def log(shot: Shot, past: Past, words: Words, since: int, by_turn: bool) -> list[dict[str, object]]:
    """What happened behind a moment, in words."""
    seats = [] if shot.seat is None else [shot.seat]
    entries: list[dict[str, object]] = []
    for chapter in chapters(shot, past, by_turn):
        if chapter.moment <= since:
            continue
        text = " ".join(story(words, shot.game.rules, chapter.events, seats, UNTOLD))
        if not text:
            continue
        points = [
            {
                "seat": event.seat,
                "points": event.values[0],
                "source": SOURCES[event.values[1]],
                "name": words.part("source", event.values[1]),
            }
            for event in chapter.events
            if event.kind == "points"
        ]
        entries.append(
            {
                "moment": chapter.moment,
                "seat": chapter.seat,
                "turn": chapter.turn,
                "text": text,
                "points": points,
            }
        )
    return entries


@dataclass(frozen=True)
class Page:
    """Points by seat and source at one time: an Eclipse's end, the end, or now."""

    moment: int
    eclipse: int | None
    sheet: list[list[int]]


def score_pages(shot: Shot, past: Past) -> list[Page]:
    """A page for every Eclipse that is behind us, and the last one: how things stand."""
    scores = shot.game.scores
    ledger = Ledger(len(scores))
    for told in past.events:
        ledger.note(told)
    # Points that no event told (goods of a first game) were there from the start.
    untold = [score - sum(row) for score, row in zip(scores, ledger.points, strict=True)]
    ledger = Ledger(len(scores))
    for row, points in zip(ledger.points, untold, strict=True):
        row[SETUP] += points
    pages: list[Page] = []
    eclipse = 0
    counted = 0
    for moment, told in enumerate(past.events):
        for event in told:
            if event.kind in ("turn", "over") and eclipse > counted:
                pages.append(Page(moment, eclipse, ledger.copy().points))
                counted = eclipse
            if event.kind == "eclipse":
                eclipse = event.values[0]
            ledger.note([event])
    pages.append(Page(len(past.rows), None, ledger.points))
    return pages
