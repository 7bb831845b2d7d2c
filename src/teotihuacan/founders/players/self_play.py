"""Self-play of Founders for training: plays, explores, and collects rows of features."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.learned.ends import EndPlanner
from teotihuacan.founders.players.learned.evaluator import Option, Result, margin
from teotihuacan.founders.players.learned.features import ERAS, Features
from teotihuacan.founders.players.learned.names import LENGTH, NAMES
from teotihuacan.founders.players.strong import Strong
from teotihuacan.founders.rules.kinds import TURN
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.learning.training_setup import (
    Row,
    SelfPlayAgent,
    TrainingSetup,
    Weights,
    mirrored,
)
from teotihuacan.players.search.model import Model

# Outlines of a turn, and positions of each: without weights a quick look will do, and with them
# the agent looks a little further than the player that uses them.
FEW, QUICKLY = 5, 24
MORE, SLOWLY = 6, 40


GREEDY: Final = {"greedy: all but points": 1.0}
"""What greedy goes by, as weights of features."""


class FoundersSelfPlay(Strong, SelfPlayAgent):
    """Without weights it plays as greedy does."""

    name = "student"

    def __init__(self, seed: int, weights: Weights | None, exploration: float) -> None:
        eras = [[0.0] * LENGTH] * ERAS if weights is None else [list(era) for era in weights]
        super().__init__(seed, Model(eras))
        self.learned = weights is not None
        self.exploration = exploration
        self.set_up = False  # whether the starting tiles were thought about

    def plan(self, start: Game[Founding], seat: int) -> list[int]:
        founding = start.state
        result = self.evaluate(start, founding, seat)
        options = result.options
        best = options[0]
        if not self.is_whole(founding):
            return best.end.ids  # the turn went another way than planned: no row for half a turn
        place = self.pick(len(options))
        end = options[place].end
        features = result.features
        row = features.fill(end.founding)[:]
        present = margin(end.founding, seat)
        self.rows.append(Row(features.era, row, present, best.value, place > 0))
        return end.ids

    def evaluate(self, start: Game, founding: Founding, seat: int) -> Result:
        """As the evaluator does; without weights a quicker look, as greedy sees it."""
        if self.learned:
            return self.evaluator.evaluate(start, founding, seat, MORE, SLOWLY)
        features = Features(founding, seat, self.weights)
        ends = EndPlanner(features.outlook, FEW, QUICKLY).ends(start)
        ends.sort(key=lambda end: -end.worth)
        return Result(features, [Option(end, end.worth) for end in ends])

    def is_whole(self, founding: Founding) -> bool:
        """Whether a turn begins, or the own part of the setup."""
        if founding.round:
            return founding.agenda[-1][0] == TURN
        begins = not self.set_up
        self.set_up = True
        return begins


class FoundersTraining(TrainingSetup):
    """The features of Founders, by round."""

    names = NAMES
    eras = ERAS
    prior = (mirrored(NAMES, GREEDY),) * ERAS

    def agent(self, seed: int, weights: Weights | None, exploration: float) -> SelfPlayAgent:
        return FoundersSelfPlay(seed, weights, exploration)


TRAINING: Final = FoundersTraining()
