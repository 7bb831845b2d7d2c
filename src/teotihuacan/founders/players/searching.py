"""Turns of Founders for the search: fewer lines explored, and only promising ones evaluated."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.learned import ends
from teotihuacan.founders.players.learned.ends import EndPlanner
from teotihuacan.founders.players.learned.evaluator import FoundersEvaluator
from teotihuacan.founders.players.value import standing
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.ends import TurnEnd, promising
from teotihuacan.players.search.evaluator import Turn, lead
from teotihuacan.players.search.learned import ALIKE
from teotihuacan.players.search.model import Model

INSIDE: Final = 8  # with no more turns than this the search is in a hurry
QUICKLY: Final = 2  # outlines, then
POSITIONS: Final = 4  # of each; every line is followed to its end all the same


class SearchEvaluator(FoundersEvaluator):
    """An evaluator with learned weights that plans quickly."""

    def __init__(self, model: Model | None = None, weights: Weights | None = None) -> None:
        super().__init__(model, weights)
        self.studied = QUICKLY
        self.positions = POSITIONS

    def turns(self, game: Game[Founding], seat: int, most: int) -> list[Turn]:
        """Distinct turns, the best first.

        Where a Worship tile is drawn in the middle of a turn, any is imagined: the tree draws it
        and goes on with the turn as far as it can.
        """
        features = self.features(game.state, seat)
        return self.best_ends(game, features, self.found(game, features.horizon, most), most)

    def found(self, game: Game[Founding], o: Horizon, most: int) -> list[TurnEnd[Founding]]:
        """The ends of a turn, with few of them in a hurry."""
        studied, positions = ends.STUDIED, ends.BUDGET
        if most <= INSIDE:
            studied, positions = self.studied, self.positions
        if not game.state.round:
            positions *= ends.SETUP
        return EndPlanner(o, studied, positions).ends(game)


class HandcraftedEvaluator(SearchEvaluator):
    """The same with greedy's handcrafted evaluation, less the best other's.

    It uses nothing that was learned, so it is a different opponent.
    """

    def turns(self, game: Game[Founding], seat: int, most: int) -> list[Turn]:
        founding = game.state
        ends = self.found(game, Horizon(founding, seat, self.weights), most)
        other = self.best_other(founding, seat)
        likely = promising(ends, game.rules.askers, self.outline, ALIKE, most)
        return [Turn(end.ids, end.worth - other) for end in likely]

    def value(self, game: Game[Founding], seat: int) -> float:
        founding = game.state
        if not founding.agenda:
            return lead(game.scores, seat)
        own = standing(founding.founders[seat], Horizon(founding, seat, self.weights))
        return own - self.best_other(founding, seat)

    def best_other(self, founding: Founding, seat: int) -> float:
        """Return the best score among the others; 0 if there are none."""
        best = 0.0
        for founder in founding.founders:
            if founder.seat != seat:
                worth = standing(founder, Horizon(founding, founder.seat, self.weights))
                if worth > best:
                    best = worth
        return best
