"""The player with weights learned by self-play."""

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.greedy import Greedy
from teotihuacan.founders.players.learned.evaluator import FoundersEvaluator
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.model import Model


class Strong(Greedy):
    """A player that takes the sensible end of its turn with the best learned value."""

    name = "strong"

    def __init__(self, seed: int = 0, model: Model | None = None) -> None:
        super().__init__(seed)
        self.evaluator = FoundersEvaluator(model, self.weights)

    def plan(self, start: Game[Founding], seat: int) -> list[int]:
        return self.evaluator.evaluate(start, seat).options[0].end.ids
