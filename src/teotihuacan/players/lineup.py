"""Who plays a game, without importing anybody before somebody plays."""

from dataclasses import dataclass
from importlib import import_module

from teotihuacan.players.player import Player


@dataclass(frozen=True)
class Later:
    """Makes the players of a class, which is imported with the first of them.

    Those who search are also told for how long.  It survives pickling.

    >>> Later("teotihuacan.players.random_player", "Random")(1).name
    'random'
    """

    module: str
    attribute: str

    def __call__(self, seed: int, nodes: int = 0, milliseconds: int = 0) -> Player:
        made = getattr(import_module(self.module), self.attribute)
        told = {"nodes": nodes, "milliseconds": milliseconds} if nodes or milliseconds else {}
        player: Player = made(seed, **told)
        return player


def players_in(room: str) -> dict[str, Later]:
    """Who plays a game that has the usual players in such a room, by name."""
    return {
        "greedy": Later(f"{room}.greedy", "Greedy"),
        "strong": Later(f"{room}.strong", "Strong"),
        "master": Later(f"{room}.master", "Master"),
    }


def searchers_in(room: str) -> dict[str, Later]:
    """Those who think as long as their name says: `search-60n`, `hand-200ms`."""
    return {
        "search": Later(f"{room}.master", "Searcher"),
        "hand": Later(f"{room}.master", "HandSearcher"),
    }
