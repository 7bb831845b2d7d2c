"""Scenes of games with modules: as `tests/city/scene.py`, from a normal game's first turn.

The boards lie as in a first game, and so do royal tiles and technologies unless a test says
otherwise; everybody has three power 1 workers on the first board and nothing else.
"""

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.rules import kinds
from tests.city.scene import Scene

PRINTED = "PQAFCDNG"
"""The boards clockwise as they are printed on the main board."""


_BEGUN: dict[str, teo.Game] = {}


def begun(seed: int, **options: object) -> teo.Game:
    """A game in its first turn; a copy where there was one like it, since setup takes its time."""
    wanted = f"{seed} {options}"
    if wanted not in _BEGUN:
        game = teo.Game.new(CITY, options, seed)
        while game.asked != "turn":
            game.apply(game.ids[0])
        _BEGUN[wanted] = game
    return _BEGUN[wanted].copy()


def period(*modules: str, players: int = 2, seed: int = 1, **options: object) -> Scene:
    """A table in the first turn of seat 0, with obsidian and the named modules."""
    s = Scene(begun(seed, players=players, modules=["obsidian", *modules], **options))
    assert s.city.agenda[-1][0] == kinds.TURN
    s.city.neutral = ()
    s.ring(PRINTED)
    for seat in range(players):
        s.seat(seat)
    return s.royal(4, 6, 1).technologies(1, 3, 5, 7, 9, 11).turn(0)
