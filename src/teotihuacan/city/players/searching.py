"""The learned value for the search: fewer turns looked at, and only the promising ones valued."""

from typing import Final

from teotihuacan.city.players.handcrafted import INSIDE, QUICKLY, REPLY, in_turn, planner_for
from teotihuacan.city.players.learned.evaluator import CityEvaluator, valued
from teotihuacan.city.players.learned.features import Features
from teotihuacan.city.players.planner import BUDGET
from teotihuacan.city.players.quick import EACH_OUTLINE, OUTLINE, reply_quickly
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.ends import promising
from teotihuacan.players.search.evaluator import Turn
from teotihuacan.players.search.model import Model

VALUED: Final = 1.5  # times as many turns as wanted: the learned value has another order


class SearchEvaluator(CityEvaluator):
    """Thinks with learned weights, in a hurry."""

    def __init__(
        self, model: Model | None = None, weights: Weights | None = None, positions: int = BUDGET
    ) -> None:
        super().__init__(model, weights)
        self.positions = positions  # for whoever is in no hurry
        self.studied = QUICKLY
        self.reply_studied = REPLY
        self.interrupts = False

    def turns(self, game: Game[City], seat: int, most: int) -> list[Turn]:
        """Distinct turns, the best first; none where the question is about something else."""
        city = game.state
        if not in_turn(city, seat):
            return []
        quick = most <= INSIDE
        features = Features(city, seat, self.weights)
        planner = planner_for(
            features.outlook, self.studied, self.interrupts, quick, self.positions
        )
        model = self.model_of(city)
        found: list[Turn] = []
        ends = planner.ends(game)
        wanted = int(most * VALUED)
        for end in promising(ends, game.rules.askers, OUTLINE, EACH_OUTLINE, wanted):
            found.append(Turn(end.ids, valued(end.city, features, model)))
        found.sort(key=lambda turn: -turn.worth)
        return found[:most]

    def reply(self, game: Game) -> None:
        reply_quickly(game, self.weights, self.reply_studied)
