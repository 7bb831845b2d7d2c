"""The player who does not think."""

from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.game import Game
from teotihuacan.players.player import Player


class Random(Player):
    """Any legal choice, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dealer = Dealer.seeded(seed)

    def choose(self, game: Game) -> int:
        ids = game.ids
        return ids[self.dealer.below(len(ids))]
