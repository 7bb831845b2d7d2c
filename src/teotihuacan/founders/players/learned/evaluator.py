"""The evaluator of complete turns of Founders with learned weights."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.learned import ends
from teotihuacan.founders.players.learned.ends import EndPlanner, end_mark
from teotihuacan.founders.players.learned.features import Features
from teotihuacan.founders.players.learned.model import model_for
from teotihuacan.founders.players.planner import Planner
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules import kinds
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.ends import TurnEnd
from teotihuacan.players.search.evaluator import imagined
from teotihuacan.players.search.learned import LearnedEvaluator
from teotihuacan.players.search.model import Model

QUICK: Final = 2  # outlines looked at in full for a quick reply
QUICKLY: Final = 20  # positions of each

OUTLINE: Final = frozenset(
    [kinds.TURN, kinds.ACTION, kinds.ANY_ACTION, kinds.BUILDING, kinds.TEMPLE, kinds.PYRAMID]
)
"""The kinds of question whose answers make the outline of a turn."""


class FoundersEvaluator(LearnedEvaluator[Founding, Features]):
    """An evaluator of turns with learned weights."""

    def __init__(self, model: Model | None = None, weights: Weights | None = None) -> None:
        super().__init__(model, OUTLINE)
        self.weights = weights if weights is not None else Weights()
        self.outlines = ends.STUDIED  # of a turn, and positions of each
        self.budget = ends.BUDGET
        self.reply_studied = QUICK
        self.reply_positions = QUICKLY

    def stored_model(self, founding: Founding) -> Model:
        return model_for(founding)

    def features(self, founding: Founding, seat: int) -> Features:
        return Features(founding, seat, self.weights)

    def ends(self, game: Game[Founding], features: Features) -> list[TurnEnd[Founding]]:
        budget = self.budget if game.state.round else self.budget * ends.SETUP
        return EndPlanner(features.horizon, self.outlines, budget).ends(game)

    def played(self, game: Game[Founding], ids: list[int], seat: int, seen: set[int]) -> list[int]:
        after = imagined(game)
        ids = before_chance(after, ids, seat)
        mark = end_mark(after.state, seat)
        if mark in seen:
            return []
        seen.add(mark)
        return ids

    def reply(self, game: Game[Founding]) -> None:
        """Play the turn of the player who decides now as greedy would, with fewer lines."""
        founding = game.state
        seat = founding.agenda[-1][1]
        o = Horizon(founding, seat, self.weights)
        ids = Planner(o, self.reply_studied, self.reply_positions).plan(game)
        for id in ids:
            if not founding.agenda or founding.agenda[-1][1] != seat:
                break
            game.apply(id)


def before_chance(game: Game[Founding], ids: list[int], seat: int) -> list[int]:
    """Play a plan up to its end, or the first draw: what comes after that is decided then."""
    agenda = game.state.agenda
    for place, id in enumerate(ids):
        game.apply(id)
        if not agenda or agenda[-1][1] != seat:
            return ids[: place + 1]
    return ids


EVALUATOR: Final = FoundersEvaluator()
