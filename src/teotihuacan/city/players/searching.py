"""The learned value for the search: fewer turns looked at, and only the promising ones valued."""

from teotihuacan.city.players.handcrafted import INSIDE, QUICKLY, REPLY, in_turn, planner_for
from teotihuacan.city.players.learned.evaluator import CityEvaluator
from teotihuacan.city.players.planner import BUDGET
from teotihuacan.city.players.quick import reply_quickly
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.evaluator import Turn
from teotihuacan.players.search.model import Model


class SearchEvaluator(CityEvaluator):
    """An evaluator with learned weights that plans quickly."""

    def __init__(
        self, model: Model | None = None, weights: Weights | None = None, positions: int = BUDGET
    ) -> None:
        super().__init__(model, weights)
        self.positions = positions  # where there is no hurry
        self.studied = QUICKLY
        self.reply_studied = REPLY
        self.interrupts = False

    def turns(self, game: Game[City], seat: int, most: int) -> list[Turn]:
        """Distinct turns, the best first; none where the question is about something else."""
        city = game.state
        if not in_turn(city, seat):
            return []
        features = self.features(city, seat)
        planner = planner_for(
            features.horizon, self.studied, self.interrupts, most <= INSIDE, self.positions
        )
        return self.best_ends(game, features, planner.ends(game), most)

    def reply(self, game: Game) -> None:
        reply_quickly(game, self.weights, self.reply_studied)
