"""A player of the toy game who is better than chance; other processes find it here."""

from collections.abc import Iterator
from contextlib import contextmanager

import teotihuacan as teo
from teotihuacan import players
from tests.toy.installed import registered


class Miser(players.Player):
    """Takes as much as it can."""

    name = "miser"

    def choose(self, game: teo.Game) -> int:
        codes = game.rules.codes
        return max(game.ids, key=lambda id: (codes[id].startswith("take"), codes[id]))


@contextmanager
def at_the_table() -> Iterator[None]:
    """The toy game registered, with the miser among its players."""
    with registered():
        players.register("miser", Miser, game="coins")
        yield
