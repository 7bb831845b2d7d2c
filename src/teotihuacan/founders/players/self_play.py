"""Self-play of Founders for training: plays, explores, and collects rows of features."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.learned import names as feature_names
from teotihuacan.founders.players.learned.ends import EndPlanner
from teotihuacan.founders.players.learned.features import ERAS
from teotihuacan.founders.players.strong import Strong
from teotihuacan.founders.rules import kinds
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.learning.training_setup import (
    SelfPlayAgent,
    TrainingSetup,
    Weights,
    mirrored,
    model_with,
)
from teotihuacan.players.search.ends import worth_of
from teotihuacan.players.search.learned import Option, Result

# Outlines of a turn, and positions of each: without weights a quick look will do, and with them
# the agent looks a little further than the player that uses them.
FEW, QUICKLY = 5, 24
MORE, SLOWLY = 6, 40


GREEDY: Final = {"greedy: all but points": 1.0}  # greedy's criterion, as weights of features


class FoundersSelfPlay(Strong, SelfPlayAgent):
    """Without weights it plays as greedy does."""

    name = "student"

    def __init__(self, seed: int, weights: Weights | None, exploration: float) -> None:
        super().__init__(seed, model_with(weights, feature_names.LENGTH, ERAS))
        self.evaluator.outlines, self.evaluator.budget = MORE, SLOWLY
        self.learned = weights is not None
        self.exploration = exploration
        self.set_up = False  # whether the starting tiles were thought about

    def plan(self, start: Game[Founding], seat: int) -> list[int]:
        look = self.evaluator.evaluate if self.learned else self.at_sight
        result = look(start, seat)
        if not self.is_whole(start.state):  # the turn went another way than planned: no row
            return result.options[0].end.ids
        return self.take(result)

    def at_sight(self, start: Game[Founding], seat: int) -> Result[Founding]:
        """A quicker look without weights, as greedy sees it."""
        features = self.evaluator.features(start.state, seat)
        ends = EndPlanner(features.horizon, FEW, QUICKLY).ends(start)
        ends.sort(key=worth_of)
        return Result(features, [Option(end, end.worth) for end in ends])

    def is_whole(self, founding: Founding) -> bool:
        """Return whether a turn begins, or the seat's own part of the setup."""
        if founding.round:
            return founding.agenda[-1][0] == kinds.TURN
        begins = not self.set_up
        self.set_up = True
        return begins


class FoundersTraining(TrainingSetup):
    """The features of Founders, by round."""

    names = feature_names.NAMES
    eras = ERAS
    prior = (mirrored(feature_names.NAMES, GREEDY),) * ERAS

    def agent(self, seed: int, weights: Weights | None, exploration: float) -> SelfPlayAgent:
        return FoundersSelfPlay(seed, weights, exploration)


TRAINING: Final = FoundersTraining()
