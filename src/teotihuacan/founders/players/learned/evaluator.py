"""Evaluates complete turns of Founders with learned weights."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.learned.ends import (
    BUDGET,
    SETUP,
    STUDIED,
    End,
    EndPlanner,
    end_mark,
)
from teotihuacan.founders.players.learned.features import Features
from teotihuacan.founders.players.learned.model import model_for
from teotihuacan.founders.players.learned.names import NAMES
from teotihuacan.founders.players.learned.reasons import standing_parts
from teotihuacan.founders.players.outlook import Outlook
from teotihuacan.founders.players.planner import Planner
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.kinds import ACTION, ANY_ACTION, BUILDING, PYRAMID, TEMPLE, TURN
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.evaluator import Evaluator, imagined
from teotihuacan.players.search.evaluator import Turn as WholeTurn
from teotihuacan.players.search.model import Model
from teotihuacan.players.search.reasons import weighed

ALIKE: Final = 2  # turns that differ in details only: so many of one outline
QUICK: Final = 2  # outlines looked at in full for a quick reply
QUICKLY: Final = 20  # positions of each
NOW: Final[int] = NAMES.index("margin now")
WHOLE: Final[int] = NAMES.index("greedy: all but points")

OUTLINE: Final = frozenset([TURN, ACTION, ANY_ACTION, BUILDING, TEMPLE, PYRAMID])
"""The kinds of question whose answers make the outline of a turn."""


class Option:
    """An end of the turn with its value."""

    def __init__(self, end: End, value: float) -> None:
        self.end = end
        self.value = value


class Result:
    """Everything about one turn: its options, the best first, and how they were seen."""

    def __init__(self, features: Features, options: list[Option]) -> None:
        self.features = features
        self.options = options


class FoundersEvaluator(Evaluator[Founding]):
    """Thinks with learned weights: given ones, or those stored for such a game."""

    def __init__(self, model: Model | None = None, weights: Weights | None = None) -> None:
        self.model = model
        self.weights = weights if weights is not None else Weights()
        self.reply_studied = QUICK
        self.reply_positions = QUICKLY

    def model_of(self, founding: Founding) -> Model:
        model = self.model
        return model_for(founding) if model is None else model

    # --- turns --------------------------------------------------------------------------------

    def turns(self, game: Game[Founding], seat: int, most: int) -> list[WholeTurn]:
        """Different complete turns of the seat that decides now, the best first.

        A turn ends at its end, or where chance decides in the middle of it.
        """
        founding = game.state
        askers = game.rules.askers
        alike: dict[tuple[int, ...], int] = {}
        seen: set[int] = set()
        found: list[WholeTurn] = []
        for option in self.evaluate(game, founding, seat).options:
            outline = tuple([id for id in option.end.ids if askers[id] in OUTLINE])
            count = alike.get(outline, 0)
            if count == ALIKE:
                continue
            after = imagined(game)
            ids = before_chance(after, option.end.ids, seat)
            now = after.state
            mark = end_mark(now, seat)
            if mark in seen:
                continue
            seen.add(mark)
            alike[outline] = count + 1
            found.append(WholeTurn(ids, option.value))
            if len(found) == most:
                break
        return found

    def evaluate(
        self,
        game: Game,
        founding: Founding,
        seat: int,
        studied: int = STUDIED,
        budget: int = BUDGET,
    ) -> Result:
        """All options of a turn from the present question on."""
        features = Features(founding, seat, self.weights)
        if not founding.round:
            budget *= SETUP
        planner = EndPlanner(features.outlook, studied, budget)
        model = self.model_of(founding)
        options = [
            Option(end, valued(end.founding, features, model))
            for end in planner.ends(imagined(game))
        ]
        options.sort(key=lambda option: -option.value)
        return Result(features, options)

    def reply(self, game: Game[Founding]) -> None:
        """Play the turn of whoever decides now as greedy would, with fewer lines looked at."""
        founding = game.state
        seat = founding.agenda[-1][1]
        o = Outlook(founding, seat, self.weights)
        ids = Planner(o, self.reply_studied, self.reply_positions).plan(game)
        for id in ids:
            if not founding.agenda or founding.agenda[-1][1] != seat:
                break
            game.apply(id)

    # --- values -------------------------------------------------------------------------------

    def value(self, game: Game[Founding], seat: int) -> float:
        """The expected margin, as it stands at the end of a turn of the seat."""
        founding = game.state
        if not founding.agenda:
            return margin(founding, seat)
        return valued(founding, Features(founding, seat, self.weights), self.model_of(founding))

    def parts(self, game: Game[Founding], seat: int) -> list[tuple[str, float]]:
        """The present difference, and each feature times its weight; together the value.

        What a player has in all, in greedy's eyes, is told by what it is made of.
        """
        founding = game.state
        now = margin(founding, seat)
        if not founding.agenda:
            return [(NAMES[NOW], now)]
        features = Features(founding, seat, self.weights)
        row = features.fill(founding)
        weights = self.model_of(founding).eras[features.era]
        made_of = standing_parts(founding.founders[seat], features.outlook)
        return weighed(NAMES, weights, row, (NOW, now), WHOLE, made_of)


def before_chance(game: Game[Founding], ids: list[int], seat: int) -> list[int]:
    """Play a plan up to its end, or the first draw: what comes after that is decided then."""
    agenda = game.state.agenda
    for place, id in enumerate(ids):
        game.apply(id)
        if not agenda or agenda[-1][1] != seat:
            return ids[: place + 1]
    return ids


def valued(founding: Founding, features: Features, model: Model) -> float:
    """The expected margin after a turn that ended here."""
    to_come = model.to_come(features.era, features.fill(founding))
    return margin(founding, features.seat) + to_come


def margin(founding: Founding, seat: int) -> float:
    """A seat's points less those of the best other; alone, the points."""
    best = -1000
    for founder in founding.founders:
        if founder.seat != seat and founder.points > best:
            best = founder.points
    if best == -1000:
        best = 0
    return float(founding.founders[seat].points - best)


EVALUATOR: Final = FoundersEvaluator()
