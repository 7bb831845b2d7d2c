"""The log in words: events as paragraphs that read like a report of the game."""

from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile
from typing import Protocol

from teotihuacan.engine.events import Event
from teotihuacan.engine.rules import Rules
from teotihuacan.words.catalogue import Slot
from teotihuacan.words.formatter import Finished, Said, Words, capital


class Teller(Protocol):
    """The interface that a log needs of the `Title` of a game."""

    @property
    def rules(self) -> Rules: ...

    def together(self, words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]: ...


def story(
    words: Words,
    title: Teller,
    events: Iterable[Event],
    seats: Collection[int] | None = None,
    leave_out: Collection[str] = (),
    brief: bool = False,
) -> list[str]:
    """Paragraphs; one player's deeds in a row share a subject.

    Only what the given seats may know is told (None: everything).  `brief` sentences, where there
    are any, have `.brief` behind their key.
    """
    rules = title.rules
    known = [
        event
        for event in events
        if event.kind not in leave_out and (seats is None or rules.may_know(event, seats))
    ]
    told: list[str] = []
    teller = -1  # whose paragraph is open
    at = 0
    while at < len(known):
        seat = known[at].seat
        count, (key, parts) = title.together(words, known, at)
        at += count
        if brief and words.has(f"{key}.brief"):
            key = f"{key}.brief"
        if seat >= 0 and begins_with_seat(words, key):
            if seat == teller:
                deed = words.fill(key, {**parts, "seat": Finished()}).strip()
                told[-1] = words.text("names.list.more", first=told[-1], last=deed)
                continue
            teller = seat
        else:
            teller = -1
        told.append(words.fill(key, parts))
    return [capital(paragraph) + "." for paragraph in told]


def in_a_row(events: Sequence[Event], first: int, *kinds: str) -> list[Event]:
    """The events of these kinds and of one seat that follow each other, from one on."""
    seat = events[first].seat
    return list(takewhile(lambda e: e.kind in kinds and e.seat == seat, events[first:]))


def begins_with_seat(words: Words, key: str) -> bool:
    pieces = words.catalogue.pieces.get(key, ())
    return bool(pieces) and isinstance(pieces[0], Slot) and pieces[0].part == "seat"
