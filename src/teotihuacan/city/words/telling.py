"""Events of City of Gods that are told together."""

from __future__ import annotations

from collections.abc import Sequence

from teotihuacan.city.rules.bundle import GOODS
from teotihuacan.engine.events import Event
from teotihuacan.words.speaker import Finished, Said, Words


def goods_in_a_row(words: Words, events: Sequence[Event], first: int) -> tuple[int, Said]:
    """Goods that one player gains (or pays) one after another: how many events, in one phrase."""
    begun = events[first]
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
        words.text(f"names.unit.{GOODS[good]}", amount=amount) for good, amount in amounts.items()
    ]
    key = "event.gains" if gaining else "event.pays"
    return at - first, (key, {"seat": begun.seat, "goods": Finished(words.listing(goods))})
