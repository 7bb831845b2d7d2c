"""Who can decide: computer players, by name.

>>> from teotihuacan import players
>>> players.make("random", seed=1).name
'random'

A player of your own is one class with a name; see `register`.
"""

from __future__ import annotations

from teotihuacan.city.players.greedy import Greedy
from teotihuacan.players.player import Factory, Player
from teotihuacan.players.random_player import Random
from teotihuacan.players.registry import (
    ENTRY_POINTS,
    NAMES,
    factory,
    find_offers,
    make,
    register,
)

register(Random.name, Random)
register(Greedy.name, Greedy)
find_offers()  # last, so that nobody can stand in for ours

__all__ = [
    "ENTRY_POINTS",
    "NAMES",
    "Factory",
    "Greedy",
    "Player",
    "Random",
    "factory",
    "make",
    "register",
]
