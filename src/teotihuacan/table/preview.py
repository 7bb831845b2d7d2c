"""What a choice costs and brings at once, before it is made."""

from __future__ import annotations

import teotihuacan as teo
from teotihuacan.titles import title_of
from teotihuacan.words import Words

Change = tuple[str, int]
"""What changes, and by how much."""


def preview(game: teo.Game, id: int) -> list[Change]:
    """What the player who is asked loses and wins by a choice, as far as no draw is needed.

    Where it is only asked how to pay, the first way is shown: the others are told there.
    """
    title = title_of(game)
    actor = game.actor
    if actor is None or actor < 0:
        return []
    if title.hides(game.state):
        return []  # how far a choice leads here depends on what others hold
    ahead = game.hypothetical()
    ahead.play(id)
    events = list(ahead.events)
    while ahead.asked in title.ways_to_pay and ahead.actor == actor:
        ahead.play(ahead.legal()[0])
        events += ahead.events
    changes = [
        (what, now - before)
        for (what, before), (_, now) in zip(
            title.measure(game.state, actor), title.measure(ahead.state, actor), strict=True
        )
        if now != before
    ]
    for kind, what in title.counted_events.items():
        amount = len([1 for event in events if event.kind == kind and event.seat == actor])
        if amount:
            changes.append((what, amount))
    return sorted(changes, key=lambda change: change[1] > 0)


def in_words(words: Words, changes: list[Change]) -> str:
    """The changes in their order."""
    told = [
        words.text(
            "table.preview.less" if amount < 0 else "table.preview.more",
            thing=words.text(f"table.preview.{what}", amount=abs(amount)),
        )
        for what, amount in changes
    ]
    return ", ".join(told)
