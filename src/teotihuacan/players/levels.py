"""Levels for people: the same four names in every game, from the weakest to the best.

A level is a way to think, not a handicap of the same player: `novice` is `greedy` that overlooks
much, `casual` is `greedy` itself, `strong` goes by what it has learned, `master` searches.  A game
has a level as soon as it has the player that is needed for it, so no game lists its levels.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from teotihuacan.players.novice import Novice
from teotihuacan.players.player import Factory, Player

NOVICE: Final = "novice"
CASUAL: Final = "casual"
STRONG: Final = "strong"
MASTER: Final = "master"
LEVELS: Final = (NOVICE, CASUAL, STRONG, MASTER)  # all of them, the weakest first
GREEDY: Final = "greedy"  # the base of the first two; the name that researchers use


def with_levels(own: Mapping[str, Factory]) -> dict[str, Factory]:
    """The players of a game, and the levels that can be made of them."""
    found = dict(own)
    if GREEDY in own:
        found.setdefault(NOVICE, partial(Novice, own[GREEDY]))
        found.setdefault(CASUAL, partial(new_casual, own[GREEDY]))
    return found


def new_casual(greedy: Factory, seed: int) -> Player:
    """`greedy` under the name by which people choose it: wherever it is told, that name is."""
    player = greedy(seed)
    player.name = CASUAL
    return player


def levels(own: Mapping[str, Factory]) -> list[str]:
    """The levels that a game with such players has, the weakest first."""
    known = with_levels(own)
    return [level for level in LEVELS if level in known]
