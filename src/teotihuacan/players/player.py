"""What every computer player is."""

from __future__ import annotations

from collections.abc import Callable

from teotihuacan.engine.game import Game


class Player:
    """Somebody who decides.

    `choose` gets the game while its actor is the seat this player plays, and returns one of
    `game.legal()`.  It must not change the game.  It is handed all of it, so decency is up to the
    player: think ahead on `game.hypothetical()`, which leaves chance open, and stay away from
    the secret tiles of other seats (`game.view(seat)` shows what a seat may know).

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
