"""Games that look like ones worth playing, to take pictures of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import teotihuacan as teo
from teotihuacan import players
from tests.browser.played import Played
from tests.services.server import Server


class WellPlayed(Played):
    """A game that `greedy` plays for all seats, beside the server: the same seed deals the same."""

    def __init__(self, server: Server, seed: int, game: str = "city", **options: Any) -> None:
        super().__init__(server, seed, game, **options)
        self.game = teo.new_game(game, seed=seed, **options)
        self.deciding = [
            players.make("greedy", seed + seat, game) for seat in range(self.game.deciders)
        ]

    def forward(self, enough: Callable[[teo.Game], bool]) -> WellPlayed:
        self.follow(self.game, self.decided(enough))
        return self

    def decided(self, enough: Callable[[teo.Game], bool]) -> Iterator[int]:
        while not self.game.over and not enough(self.game):
            yield int(self.deciding[self.game.actor or 0].choose(self.game))


def at_turn(moments: int, seat: int = 0) -> Callable[[teo.Game], bool]:
    """A quiet moment: a seat's turn begins, after so many decisions and draws."""
    return lambda game: len(game.history) > moments and game.asked == "turn" and game.actor == seat
