"""What happened, told: events as paragraphs that read like a report of the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from teotihuacan.city.rules.rules import SECRET_EVENTS
from teotihuacan.city.rules.verbs import GOODS
from teotihuacan.engine.events import Event
from teotihuacan.engine.rules import Rules
from teotihuacan.words.book import Slot
from teotihuacan.words.speaker import Part, Words, capital


def story(
    words: Words,
    rules: Rules,
    events: Iterable[Event],
    seats: Collection[int] | None = None,
    leave_out: Collection[str] = (),
) -> list[str]:
    """Paragraphs; one player's deeds in a row share a subject.

    Only what the given seats may know is told (None: everything).
    """
    known = [e for e in events if e.kind not in leave_out and not is_secret(e, seats)]
    told: list[str] = []
    teller = -1  # whose paragraph is open
    for together in grouped(known):
        key, parts = phrase_of(words, rules, together)
        seat = together[0].seat
        if seat >= 0 and begins_with_seat(words, key):
            if seat == teller:
                deed = words.fill(key, {**parts, "seat": ""}).strip()
                told[-1] = words.text("names.list.more", first=told[-1], last=deed)
                continue
            teller = seat
        else:
            teller = -1
        told.append(words.fill(key, parts))
    return [capital(paragraph) + "." for paragraph in told]


def grouped(events: list[Event]) -> list[list[Event]]:
    """Goods that one player gains (or pays) in a row belong together, everything else is alone."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and event.kind == "goods" == groups[-1][0].kind:
            last = groups[-1][0]
            if event.seat == last.seat and (event.values[1] < 0) == (last.values[1] < 0):
                groups[-1].append(event)
                continue
        groups.append([event])
    return groups


def phrase_of(words: Words, rules: Rules, events: list[Event]) -> tuple[str, dict[str, Part]]:
    first = events[0]
    if first.kind != "goods":
        key, parts = rules.event_phrase(first)
        return key, {**parts}
    amounts = {event.values[0]: 0 for event in events}
    for event in events:
        amounts[event.values[0]] += abs(event.values[1])
    goods = [
        words.text(f"names.unit.{GOODS[good]}", amount=amount) for good, amount in amounts.items()
    ]
    key = "event.gains" if first.values[1] > 0 else "event.pays"
    return key, {"seat": first.seat, "goods": words.listing(goods)}


def is_secret(event: Event, seats: Collection[int] | None) -> bool:
    return seats is not None and event.kind in SECRET_EVENTS and event.seat not in seats


def begins_with_seat(words: Words, key: str) -> bool:
    pieces = words.book.pieces.get(key, ())
    return bool(pieces) and isinstance(pieces[0], Slot) and pieces[0].part == "seat"
