"""Evaluates complete turns of City of Gods with learned weights."""

from typing import Final

from teotihuacan.city.players.learned.ends import EndPlanner
from teotihuacan.city.players.learned.features import Features
from teotihuacan.city.players.learned.model import model_for
from teotihuacan.city.players.out_of_turn import answer_out_of_turn
from teotihuacan.city.players.planner import interrupted
from teotihuacan.city.players.quick import OUTLINE, reply_quickly
from teotihuacan.city.players.value import owed
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.ends import TurnEnd
from teotihuacan.players.search.evaluator import Turn
from teotihuacan.players.search.learned import LearnedEvaluator
from teotihuacan.players.search.model import Model

QUICK: Final = 1  # outlines looked at in full for a quick reply


class CityEvaluator(LearnedEvaluator[City, Features]):
    """Evaluates turns with learned weights."""

    def __init__(self, model: Model | None = None, weights: Weights | None = None) -> None:
        super().__init__(model, OUTLINE)
        self.weights = weights if weights is not None else Weights()

    def stored_model(self, city: City) -> Model:
        return model_for(city)

    def features(self, city: City, seat: int) -> Features:
        return Features(city, seat, self.weights)

    def ends(self, game: Game[City], features: Features) -> list[TurnEnd[City]]:
        return EndPlanner(features.horizon).ends(game)

    def turns(self, game: Game[City], seat: int, most: int) -> list[Turn]:
        """Return the turns; an answer outside the seat's own turns is a turn of its own."""
        answer = answer_out_of_turn(game, game.state, seat, self.weights)
        if answer >= 0:
            return [Turn([answer], self.value(game, seat))]
        return super().turns(game, seat, most)

    def reply(self, game: Game[City]) -> None:
        reply_quickly(game, self.weights, QUICK)

    def valued(self, city: City, features: Features, model: Model) -> float:
        """The expected margin after a turn that ended here, or was broken off."""
        value = super().valued(city, features, model)
        if features.horizon.opinions and interrupted(city, features.seat):
            value += owed(city, features.horizon)
        return value


EVALUATOR: Final = CityEvaluator()
