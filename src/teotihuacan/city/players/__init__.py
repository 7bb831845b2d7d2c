"""How City of Gods is thought about: what a position is worth, and which lines to look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from teotihuacan.players.player import Factory, Player, Searching


def new_greedy(seed: int) -> Player:
    """The player who takes the best turn in sight; all it knows is imported when one is made."""
    from teotihuacan.city.players.greedy import Greedy

    return Greedy(seed)


def new_strong(seed: int) -> Player:
    """The player who has learned from games against itself."""
    from teotihuacan.city.players.strong import Strong

    return Strong(seed)


def new_master(seed: int) -> Player:
    """The player who searches, with time to think."""
    from teotihuacan.city.players.master import Master

    return Master(seed)


def new_search(seed: int, nodes: int = 0, milliseconds: int = 0) -> Player:
    """One that searches with the learned value, as long as it is told."""
    from teotihuacan.city.players.master import Searcher

    return Searcher(seed, nodes, milliseconds)


def new_hand(seed: int, nodes: int = 0, milliseconds: int = 0) -> Player:
    """The same with greedy's hand-made value."""
    from teotihuacan.city.players.master import HandSearcher

    return HandSearcher(seed, nodes, milliseconds)


SEARCHERS: Final[Mapping[str, Searching]] = {"search": new_search, "hand": new_hand}
"""Players who think as long as their name says: `search-60n`, `search-200ms`."""

PLAYERS: Final[Mapping[str, Factory]] = {
    "greedy": new_greedy,
    "strong": new_strong,
    "master": new_master,
}
"""The computer players of City of Gods."""
