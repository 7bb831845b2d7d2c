"""What a choice costs and brings at once, before it is made."""

from __future__ import annotations

from typing import Final

import teotihuacan as teo
from teotihuacan.city.rules.state import City, Player
from teotihuacan.city.rules.tiles import TEMPLE_KEYS
from teotihuacan.words import Words

Change = tuple[str, int]
"""What changes, and by how much."""

COUNTED_BY_EVENTS: Final = {"power": "power", "ascend": "ascension", "fourth": "worker"}
"""What comes of powers is told, not compared: a worker that ascends begins again at 1."""


def measure(player: Player) -> list[Change]:
    """Everything of a player that is compared, in the order it is told."""
    return [
        ("cocoa", player.cocoa),
        ("wood", player.wood),
        ("stone", player.stone),
        ("gold", player.gold),
        ("points", player.points),
        *((key, player.temple[i]) for i, key in enumerate(TEMPLE_KEYS)),
        ("avenue", player.avenue),
        ("track", player.track),
        ("discovery", sum(player.tiles)),
        ("technology", player.technologies.bit_count()),
    ]


def preview(game: teo.Game, id: int) -> list[Change]:
    """What the player who is asked wins or loses by a choice, as far as no draw is needed."""
    table = game.state
    actor = game.actor
    if not isinstance(table, City) or actor is None or actor < 0:
        return []
    if table.secret:
        return []  # how far a choice leads here depends on what others hold
    ahead = game.hypothetical()
    ahead.play(id)
    after = ahead.state
    assert isinstance(after, City)
    changes = [
        (what, now - before)
        for (what, before), (_, now) in zip(
            measure(table.players[actor]), measure(after.players[actor]), strict=True
        )
        if now != before
    ]
    for kind, what in COUNTED_BY_EVENTS.items():
        amount = len([1 for event in ahead.events if event.kind == kind and event.seat == actor])
        if amount:
            changes.append((what, amount))
    return changes


def in_words(words: Words, changes: list[Change]) -> str:
    """Costs first, then gains."""
    told = [
        words.text(
            "table.preview.less" if amount < 0 else "table.preview.more",
            thing=words.text(f"table.preview.{what}", amount=abs(amount)),
        )
        for what, amount in sorted(changes, key=lambda change: change[1] > 0)
    ]
    return ", ".join(told)
