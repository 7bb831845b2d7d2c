"""The players of a game, imported only when they play."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

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


@cache
def players_in(package: str) -> Mapping[str, Later]:
    """The usual players of a game by name, as far as its package has files of their names."""
    return {
        name: Later(f"{package}.{name}", name.capitalize())
        for name in ("greedy", "strong", "master")
        if find_spec(f"{package}.{name}") is not None
    }


def searchers_in(package: str) -> dict[str, Later]:
    """Those who think as long as their name says: `search-60n`, `hand-200ms`."""
    return {
        "search": Later(f"{package}.master", "Searcher"),
        "hand": Later(f"{package}.master", "HandSearcher"),
    }
