"""What every computer player is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from teotihuacan.engine.game import Game


class Player:
    """Somebody who decides.

    `choose` gets a game whose actor is the seat this player plays, and returns one of
    `game.legal()`.  It is not the true game: whoever asks (`asking.Seated`) hands out one in which
    everything that the seat may not know is drawn anew, with chance left open (`game.dealer` is
    None) and without a past.  So nothing that is found in it can be a secret, and nothing done to
    it reaches the table: think ahead on it or on its copies.

    One player plays one seat of one game at a time; a seed makes its choices repeatable.
    """

    name: str = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game) -> int:
        """The id to play now."""
        raise NotImplementedError


Factory = Callable[[int], Player]
"""Makes a player from a seed: usually the class itself."""


class Searching(Protocol):
    """Makes a player that thinks about a turn for so many nodes or milliseconds."""

    def __call__(self, seed: int, nodes: int = 0, milliseconds: int = 0) -> Player: ...
