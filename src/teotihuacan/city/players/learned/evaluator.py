"""Evaluates complete turns of City of Gods with learned weights."""

from typing import Final

from teotihuacan.city.players.learned import names as feature_names
from teotihuacan.city.players.learned.ends import End, EndPlanner
from teotihuacan.city.players.learned.features import Features
from teotihuacan.city.players.learned.model import model_for
from teotihuacan.city.players.learned.reasons import standing_parts
from teotihuacan.city.players.occasions import occasion
from teotihuacan.city.players.planner import STUDIED, interrupted
from teotihuacan.city.players.quick import OUTLINE, reply_quickly
from teotihuacan.city.players.value import owed
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.evaluator import Evaluator, imagined
from teotihuacan.players.search.evaluator import Turn as WholeTurn
from teotihuacan.players.search.model import Model
from teotihuacan.players.search.reasons import weighed

ALIKE: Final = 2  # turns that differ in details only: so many of one outline
QUICK: Final = 1  # outlines looked at in full for a quick reply
NOW: Final[int] = feature_names.NAMES.index("margin now")


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


class CityEvaluator(Evaluator[City]):
    """Thinks with learned weights: given ones, or those stored for such a game."""

    def __init__(self, model: Model | None = None, weights: Weights | None = None) -> None:
        self.model = model
        self.weights = weights if weights is not None else Weights()

    def model_of(self, city: City) -> Model:
        model = self.model
        return model_for(city) if model is None else model

    # --- turns --------------------------------------------------------------------------------

    def turns(self, game: Game[City], seat: int, most: int) -> list[WholeTurn]:
        """Different complete turns of the seat that decides now, the best first.

        A turn ends at its end, or where somebody else or chance decides in the middle of it.  An
        answer outside one's own turns is a turn of its own.
        """
        city = game.state
        answer = occasion(game, city, seat, self.weights)
        if answer >= 0:
            return [WholeTurn([answer], self.value(game, seat))]
        result = self.evaluate(game, city, seat)
        askers = game.rules.askers
        alike: dict[tuple[int, ...], int] = {}
        found: list[WholeTurn] = []
        for option in result.options:
            outline = tuple([id for id in option.end.ids if askers[id] in OUTLINE])
            count = alike.get(outline, 0)
            if count < ALIKE:
                alike[outline] = count + 1
                found.append(WholeTurn(option.end.ids, option.value))
                if len(found) == most:
                    break
        return found

    def evaluate(self, game: Game, city: City, seat: int, studied: int = STUDIED) -> Result:
        """All options of a turn from the present question on."""
        features = Features(city, seat, self.weights)
        planner = EndPlanner(features.outlook, studied)
        model = self.model_of(city)
        options = [
            Option(end, valued(end.city, features, model)) for end in planner.ends(imagined(game))
        ]
        options.sort(key=lambda option: -option.value)
        return Result(features, options)

    def reply(self, game: Game) -> None:
        reply_quickly(game, self.weights, QUICK)

    # --- values -------------------------------------------------------------------------------

    def value(self, game: Game[City], seat: int) -> float:
        """The expected margin, as it stands at the end of a turn of the seat."""
        city = game.state
        if not city.agenda:
            return margin(city, seat)
        return valued(city, Features(city, seat, self.weights), self.model_of(city))

    def parts(self, game: Game[City], seat: int) -> list[tuple[str, float]]:
        """The present difference, and each feature times its weight; together the value.

        What a player has in all (`standing`) is told by what it is made of.
        """
        city = game.state
        now = margin(city, seat)
        if not city.agenda:
            return [(feature_names.NAMES[NOW], now)]
        features = Features(city, seat, self.weights)
        row = features.fill(city)
        weights = self.model_of(city).eras[features.era]
        made_of = standing_parts(city, city.players[seat], features.outlook)
        return weighed(feature_names.NAMES, weights, row, (NOW, now), feature_names.OWN, made_of)


def valued(city: City, features: Features, model: Model) -> float:
    """The expected margin after a turn that ended here, or was broken off."""
    value = margin(city, features.seat) + model.to_come(features.era, features.fill(city))
    if features.outlook.opinions and interrupted(city, features.seat):
        value += owed(city, features.outlook)
    return value


def margin(city: City, seat: int) -> float:
    """A seat's points less those of the best other."""
    best = -1000
    for player in city.players:
        if player.seat != seat and player.points > best:
            best = player.points
    return float(city.players[seat].points - best)


EVALUATOR: Final = CityEvaluator()
