"""How Founders of Teotihuacan is thought about: what a city is worth, which turns to look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from teotihuacan.players.player import Factory, Player


def new_greedy(seed: int) -> Player:
    """The player who takes the best turn in sight; all it knows is imported when one is made."""
    from teotihuacan.founders.players.greedy import Greedy

    return Greedy(seed)


def new_strong(seed: int) -> Player:
    """The player who has learned from games against itself."""
    from teotihuacan.founders.players.strong import Strong

    return Strong(seed)


PLAYERS: Final[Mapping[str, Factory]] = {"greedy": new_greedy, "strong": new_strong}
"""The computer players of Founders of Teotihuacan."""
