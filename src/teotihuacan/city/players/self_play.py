"""Self-play of City of Gods for training: plays, explores, and collects rows of features."""

from typing import Final

from teotihuacan.city.players.learned.features import ERAS, Features
from teotihuacan.city.players.learned.names import LENGTH, NAMES
from teotihuacan.city.players.strong import Strong
from teotihuacan.city.players.weights import Weights as GreedyWeights
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.learning.training_setup import (
    SelfPlayAgent,
    TrainingSetup,
    Weights,
    mirrored,
    model_with,
)
from teotihuacan.players.search.forest import Forest
from teotihuacan.players.search.search import Budget, Search

GREEDY: Final = {"standing": 1.0, "best action": GreedyWeights().next_best}
"""Greedy's criterion, as weights of features."""

TREES: Final = 3  # of a search, with different seeds


class CitySelfPlay(Strong, SelfPlayAgent):
    """Without weights it plays as greedy does."""

    name = "student"

    def __init__(self, seed: int, weights: Weights | None, exploration: float) -> None:
        super().__init__(seed, model_with(weights, LENGTH, ERAS))
        self.learned = weights is not None
        self.exploration = exploration
        self.search: Search | None = None

    def plan(self, start: Game[City], seat: int) -> list[int]:
        city = start.state
        if self.nodes and city.agenda[-1][0] == kinds.TURN:
            return self.searched(start, city, seat)
        result = self.evaluator.evaluate(start, seat)
        if not self.learned:
            result.options.sort(key=lambda option: -option.end.worth)
        if city.agenda[-1][0] != kinds.TURN:  # the turn went another way than planned: no row
            return result.options[0].end.ids
        return self.take(result)

    def searched(self, start: Game, city: City, seat: int) -> list[int]:
        """A turn that a search finds the best.  What is expected of it is its worth at first sight:
        the search itself is more hopeful the further it looks."""
        if self.search is None:
            self.search = Search([Forest(self.quick, seat)], TREES, self.seed)
        turns = self.search.best([start.copy()] * TREES, Budget(self.nodes))
        place = self.pick(len(turns))
        end = ended(start, turns[place].ids, seat)
        expected = max([turn.worth for turn in turns])
        self.note(Features(city, seat, self.weights), end, expected, place > 0)
        return turns[place].ids


def ended(start: Game[City], ids: list[int], seat: int) -> City:
    """The table at the end of a turn, before anything is refilled."""
    game = start.copy()
    for id in ids:
        while game.actor != seat:
            game.apply(game.ids[0])  # others who are asked in between
        if game.rules.askers[id] == kinds.END:
            break
        game.apply(id)
    return game.state


class CityTraining(TrainingSetup):
    """The features of City of Gods, by era."""

    names = NAMES
    eras = ERAS
    prior = (mirrored(NAMES, GREEDY),) * ERAS
    searches = True

    def agent(self, seed: int, weights: Weights | None, exploration: float) -> SelfPlayAgent:
        return CitySelfPlay(seed, weights, exploration)


TRAINING: Final = CityTraining()
