"""A setup for Coins, the made-up game of the engine's tests: two features, one era more than any
game of it needs."""

from teotihuacan.engine.game import Game
from teotihuacan.players.learning.training_setup import Row, SelfPlayAgent, TrainingSetup, Weights
from tests.toy.rules import STOP, Table
from tests.toy.title import CoinsTitle


class CoinsSelfPlay(SelfPlayAgent):
    """Chooses by chance, and notes the heap it leaves behind."""

    def __init__(self, seed: int, weights: Weights | None, exploration: float) -> None:
        super().__init__(seed)

    def choose(self, game: Game) -> int:
        table = game.state
        assert isinstance(table, Table)
        kind, seat, *_ = table.agenda[-1]
        if kind == STOP:
            others = [purse for other, purse in enumerate(table.purses) if other != seat]
            present = float(table.purses[seat] - max(others))
            features = [1.0, float(table.heap)]
            self.rows.append(Row(0, features, present))
        return game.ids[self.dealer.below(len(game.ids))]


class CoinsTraining(TrainingSetup):
    names = ("start", "heap")
    eras = 2

    def agent(self, seed: int, weights: Weights | None, exploration: float) -> SelfPlayAgent:
        return CoinsSelfPlay(seed, weights, exploration)


class LearnedCoins(CoinsTitle):
    """Coins, which can be learned."""

    def training_setup(self) -> TrainingSetup:
        return CoinsTraining()
