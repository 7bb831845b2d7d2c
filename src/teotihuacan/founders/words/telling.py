"""Log entries of Founders of Teotihuacan: events together, or by icons."""

from collections.abc import Iterable, Sequence
from typing import Final

from teotihuacan.engine.events import Event
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.words.formatter import Finished, Said, Words
from teotihuacan.words.story import in_a_row

CUBES_ON_SPACES: Final = ("cube", "replaced")

PUT: Final = {"cubes": 1, "covered": -1, "paid": -1}
"""Kinds of event with so many cubes that come or go."""
SINGLE: Final = {"cube": 1, "replaced": -1}


def bookkeeping(kinds: Iterable[str]) -> tuple[str, ...]:
    """The kinds of event that a short log leaves out."""
    return ("turned up", "put back", "first", "disk", "district")


def brought(event: Event) -> tuple[str, int] | None:
    """Return what an event gives or takes, if an icon can show it."""
    if event.kind in PUT:
        return RESOURCES[event.values[0]], PUT[event.kind] * event.values[1]
    if event.kind in SINGLE:
        return RESOURCES[event.values[0]], SINGLE[event.kind]
    return ("favor", 1) if event.kind == "favor" else None


def together(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said] | None:
    """Return how many events, from one on, share one phrase; None if this one has its own."""
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
    """Cubes that a player pays: how many events, in one phrase."""
    paid = in_a_row(events, first, "paid")
    amounts = [0] * len(RESOURCES)
    for event in paid:
        amounts[event.values[0]] += event.values[1]
    said = words.part("gold with stone with wood", tuple(amounts))
    return len(paid), ("event.pays", {"seat": paid[0].seat, "price": Finished(said)})


def turned_up_in_a_row(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
    """Worship tiles that come up one after another."""
    shown = in_a_row(events, first, "turned up")
    tiles = "; ".join(words.part("worship", event.values[0]) for event in shown)
    return len(shown), ("event.turned up", {"worship": Finished(tiles)})


def cubes_in_a_row(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
    """Cubes that a player puts on spaces, those that lay there included."""
    moved = in_a_row(events, first, *CUBES_ON_SPACES)
    put: list[str] = []
    old = ""
    for event in moved:
        named = words.part("resource", event.values[0])
        if event.kind == "replaced":
            old = named
        else:
            key = "names.put.instead" if old else "names.put"
            where = words.part("cell", event.values[1])
            put.append(words.text(key, resource=named, cell=where, other=old))
            old = ""
    return len(moved), (
        "event.puts",
        {"seat": moved[0].seat, "cubes": Finished(words.listing(put))},
    )
