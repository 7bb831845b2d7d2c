"""Computer players, by name.

>>> from teotihuacan import players
>>> players.make("random", seed=1).name
'random'

A player of your own is one class with a name; see `register`.
"""

from teotihuacan.players.asking import REASONS, Forfeit, Seated, seat_all, stream
from teotihuacan.players.levels import LEVELS
from teotihuacan.players.player import Factory, Player, cores
from teotihuacan.players.random_player import Random
from teotihuacan.players.registry import (
    ENTRY_POINTS,
    factory,
    find_offers,
    for_people,
    make,
    names,
    opponent,
    plug_in,
    register,
    registered,
)

find_offers()

__all__ = ["ENTRY_POINTS", "LEVELS", "REASONS", "Factory", "Forfeit", "Player", "Random", "Seated"]
__all__ += ["cores", "factory", "for_people", "make", "names", "opponent", "plug_in", "register"]
__all__ += ["registered", "seat_all", "stream"]
