"""The player with weights learned by self-play."""

from typing import Final

from teotihuacan.city.players.greedy import Greedy
from teotihuacan.city.players.handcrafted import in_turn
from teotihuacan.city.players.learned.evaluator import CityEvaluator
from teotihuacan.city.players.modules import with_opinions
from teotihuacan.city.players.searching import SearchEvaluator
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.chance import seed_for
from teotihuacan.players.search.model import Model
from teotihuacan.players.search.tree import reevaluate

POSITIONS: Final = 200  # on the way to the ends of a turn; beyond them it is in a hurry
TURNS: Final = 16  # root candidates

REEVALUATED: Final = 4  # turns, with modules: there a value is less accurate at first sight …
AS_CLOSE: Final = 8.0  # … so more of them are close


class Strong(Greedy):
    """Takes the end of its turn with the best learned value; where the values of two are close, it
    evaluates them again at its next turn.

    Questions outside its turns it answers as greedy does.
    """

    name = "strong"

    def __init__(self, seed: int = 0, model: Model | None = None) -> None:
        super().__init__(seed)
        self.evaluator = CityEvaluator(model, self.weights)
        self.quick = SearchEvaluator(model, self.weights, POSITIONS)
        self.searches = 0  # so far: each has another random seed

    def plan(self, start: Game[City], seat: int) -> list[int]:
        city = start.state
        if not in_turn(city, seat):
            return self.evaluator.evaluate(start, seat).options[0].end.ids
        self.searches += 1
        turns = self.quick.turns(start, seat, TURNS)
        seed = seed_for(self.seed, self.searches)
        if with_opinions(city):
            chosen = reevaluate(self.quick, start, seat, turns, seed, REEVALUATED, AS_CLOSE)
        else:
            chosen = reevaluate(self.quick, start, seat, turns, seed)
        return chosen.ids
