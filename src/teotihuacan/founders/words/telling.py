"""How events of Founders of Teotihuacan are told: together, or by icons."""

from collections.abc import Iterable, Sequence
from typing import Final

from teotihuacan.engine.events import Event
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.words.formatter import Finished, Said, Words

CUBES_ON_SPACES: Final = ("cube", "replaced")

PUT: Final = {"cubes": 1, "covered": -1, "paid": -1}
"""Kinds of event with so many cubes that come or go."""
SINGLE: Final = {"cube": 1, "replaced": -1}


def bookkeeping(kinds: Iterable[str]) -> tuple[str, ...]:
    """The kinds of event that a short log leaves out."""
    return ("turned up", "put back", "first")


def brought(event: Event) -> tuple[str, int] | None:
    """What an event gives or takes, where an icon can tell it."""
    if event.kind in PUT:
        return RESOURCES[event.values[0]], PUT[event.kind] * event.values[1]
    if event.kind in SINGLE:
        return RESOURCES[event.values[0]], SINGLE[event.kind]
    return ("favor", 1) if event.kind == "favor" else None


def together(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said] | None:
    """How many events, from one on, are told as one phrase; None: this one is told alone."""
    begun = events[first]
    if begun.kind == "paid":
        return paid_in_a_row(words, events, first)
    if begun.kind == "turned up":
        return turned_up_in_a_row(words, events, first)
    if begun.kind in CUBES_ON_SPACES:
        return cubes_in_a_row(words, events, first)
    if first + 1 < len(events) and FOUNDERS.repeats(events[first + 1], begun):
        return 2, FOUNDERS.event_phrase(begun)
    return None


def paid_in_a_row(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
    """Cubes that somebody pays: how many events, in one phrase."""
    seat = events[first].seat
    at = first
    amounts = [0] * len(RESOURCES)
    while at < len(events) and events[at].kind == "paid" and events[at].seat == seat:
        amounts[events[at].values[0]] += events[at].values[1]
        at += 1
    said = words.part("gold with stone with wood", tuple(amounts))
    return at - first, ("event.pays", {"seat": seat, "price": Finished(said)})


def turned_up_in_a_row(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
    """Worship tiles that come up one after another."""
    at = first
    tiles: list[str] = []
    while at < len(events) and events[at].kind == "turned up":
        tiles.append(words.part("worship", events[at].values[0]))
        at += 1
    return at - first, ("event.turned up", {"worship": Finished("; ".join(tiles))})


def cubes_in_a_row(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
    """Cubes that somebody puts on spaces, those that lay there included."""
    seat = events[first].seat
    at = first
    put: list[str] = []
    old = ""
    while at < len(events) and events[at].kind in CUBES_ON_SPACES and events[at].seat == seat:
        resource, cell = events[at].values[0], events[at].values[1]
        if events[at].kind == "replaced":
            old = words.part("resource", resource)
        else:
            key = "names.put.instead" if old else "names.put"
            named = words.part("resource", resource)
            where = words.part("cell", cell)
            put.append(words.text(key, resource=named, cell=where, other=old))
            old = ""
        at += 1
    return at - first, ("event.puts", {"seat": seat, "cubes": Finished(words.listing(put))})
