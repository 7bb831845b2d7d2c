"""Log entries of City of Gods: events together, by icons, or only in the full log."""

from collections.abc import Collection, Sequence
from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.words.modules import all_texts
from teotihuacan.engine.events import Event
from teotihuacan.words.formatter import Finished, Said, Words

FOLDED: Final = (
    *("new discovery", "new decoration", "new pyramid tile", "turned", "calendar", "technology"),
    *[kind for texts in all_texts() for kind in texts.folded],
)
"""Events that the table shows already, or that only prepare another one."""

OF_BOTS: Final = "bot "
"""Prefixes of the kinds of event that give a bot's reasons."""

DECISIVE: Final = tuple(kind for texts in all_texts() for kind in texts.decisive)
"""Those of them that a short log keeps: what the dice chose, and which pieces of a bot move."""

ONCE: Final = {"avenue": "avenue", "track": "track", "power": "power"}
"""Kinds of event that bring one of something."""


def bookkeeping(kinds: Collection[str]) -> tuple[str, ...]:
    """The kinds of event that a short log leaves out."""
    reasons = [kind for kind in kinds if kind.startswith(OF_BOTS) and kind not in DECISIVE]
    return tuple(kind for kind in kinds if kind in FOLDED or kind in reasons)


def brought(event: Event) -> tuple[str, int] | None:
    """Return what an event gives or takes, if an icon can show it."""
    if event.kind == "goods":
        return units.GOODS[event.values[0]], event.values[1]
    if event.kind == "temple":
        return boards.TEMPLE_KEYS[event.values[0]], 1
    if event.kind in ONCE:
        return ONCE[event.kind], 1
    return None


def together(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said] | None:
    """Goods that one player gains (or pays) one after another: how many events, in one phrase."""
    begun = events[first]
    if begun.kind != "goods":
        return None
    gaining = begun.values[1] > 0
    amounts: dict[int, int] = {}
    at = first
    while at < len(events):
        event = events[at]
        if event.kind != "goods" or event.seat != begun.seat or (event.values[1] > 0) != gaining:
            break
        amounts[event.values[0]] = amounts.get(event.values[0], 0) + abs(event.values[1])
        at += 1
    goods = [
        words.text(f"names.unit.{units.GOODS[good]}", amount=amount)
        for good, amount in amounts.items()
    ]
    key = "event.gains" if gaining else "event.pays"
    return at - first, (key, {"seat": begun.seat, "goods": Finished(words.listing(goods))})
