"""Turns of Founders for the search: fewer lines looked at, and only the promising ones valued."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.learned.ends import BUDGET, SETUP, STUDIED, End, EndPlanner
from teotihuacan.founders.players.learned.evaluator import (
    ALIKE,
    OUTLINE,
    FoundersEvaluator,
    margin,
    valued,
)
from teotihuacan.founders.players.learned.features import Features
from teotihuacan.founders.players.outlook import Outlook
from teotihuacan.founders.players.value import standing
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.ends import promising
from teotihuacan.players.search.evaluator import Turn
from teotihuacan.players.search.model import Model

INSIDE: Final = 8  # whoever wants no more turns than this is in a hurry
QUICKLY: Final = 2  # outlines, then
POSITIONS: Final = 4  # of each; every line is followed to its end all the same
VALUED: Final = 1.5  # times as many turns as wanted: the learned value has another order


class SearchEvaluator(FoundersEvaluator):
    """Thinks with learned weights, in a hurry."""

    def __init__(self, model: Model | None = None, weights: Weights | None = None) -> None:
        super().__init__(model, weights)
        self.studied = QUICKLY
        self.positions = POSITIONS
        self.valued = VALUED

    def turns(self, game: Game[Founding], seat: int, most: int) -> list[Turn]:
        """Distinct turns, the best first.

        Where a Worship tile is drawn in the middle of a turn, any is imagined: the tree draws it
        and goes on with the turn as far as it can.
        """
        founding = game.state
        features = Features(founding, seat, self.weights)
        model = self.model_of(founding)
        found: list[Turn] = []
        for end in self.ends(game, founding, features.outlook, most, int(most * self.valued)):
            found.append(Turn(end.ids, valued(end.founding, features, model)))
        found.sort(key=by_worth)
        return found[:most]

    def ends(self, game: Game, founding: Founding, o: Outlook, most: int, kept: int) -> list[End]:
        """The most promising ends of a turn."""
        studied, positions = STUDIED, BUDGET
        if most <= INSIDE:
            studied, positions = self.studied, self.positions
        if not founding.round:
            positions *= SETUP
        ends = EndPlanner(o, studied, positions).ends(game)
        return promising(ends, game.rules.askers, OUTLINE, ALIKE, kept)


class HandcraftedEvaluator(SearchEvaluator):
    """The same with greedy's handcrafted evaluation, less the best other's.

    It uses nothing that was learned, so it is a different opponent.
    """

    def turns(self, game: Game[Founding], seat: int, most: int) -> list[Turn]:
        founding = game.state
        o = Outlook(founding, seat, self.weights)
        other = self.best_other(founding, seat)
        ends = self.ends(game, founding, o, most, most)
        return [Turn(end.ids, end.worth - other) for end in ends]

    def value(self, game: Game[Founding], seat: int) -> float:
        founding = game.state
        if not founding.agenda:
            return margin(founding, seat)
        own = standing(founding.founders[seat], Outlook(founding, seat, self.weights))
        return own - self.best_other(founding, seat)

    def best_other(self, founding: Founding, seat: int) -> float:
        """What the best of the others has; nothing, where there are none."""
        best = 0.0
        for founder in founding.founders:
            if founder.seat != seat:
                worth = standing(founder, Outlook(founding, founder.seat, self.weights))
                if worth > best:
                    best = worth
        return best


def by_worth(turn: Turn) -> float:
    return -turn.worth
