"""The player who overlooks things."""

from typing import Final

from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.game import Game
from teotihuacan.players.player import Factory, Player

OVERLOOKED: Final = 15  # of a hundred answers, as many are not seen …
MOST: Final = 8
"""… and more than these are never weighed; both found by playing (`docs/players.md`)."""
LEFT: Final = 2
"""Answers to a question that are always seen: whoever is asked sees that there is a choice."""


class Novice(Player):
    """Plays as another player does that sees only a part of what can be answered.

    Every question is put to that other player with some of its answers left out, by chance.  So
    each answer makes sense beside those before it, and nothing is done on purpose that looks bad;
    but much that is good is not done.  This needs no knowledge of any game.
    """

    name = "novice"

    def __init__(
        self, thinking: Factory, seed: int = 0, overlooked: int = OVERLOOKED, most: int = MOST
    ) -> None:
        super().__init__(seed)
        self.thinking = thinking(seed)
        self.overlooked = overlooked
        self.most = most
        self.dealer = Dealer.seeded(seed)

    def choose(self, game: Game) -> int:
        seen = game.hypothetical()
        seen.ids = self.seen(game)
        return self.thinking.choose(seen)

    def seen(self, game: Game) -> list[int]:
        """The answers that are not overlooked, in their order.

        At least two of them answer the question itself; others may be interrupts.
        """
        asked = game.state.agenda[-1][0]
        own = [id for id in game.ids if game.rules.askers[id] == asked]
        kept = [id for id in game.ids if self.dealer.below(100) >= self.overlooked]
        while len(kept) > self.most:
            kept.pop(self.dealer.below(len(kept)))
        missing = [id for id in own if id not in kept]
        while missing and len(own) - len(missing) < LEFT:
            kept.append(missing.pop(self.dealer.below(len(missing))))
        return [id for id in game.ids if id in kept]
