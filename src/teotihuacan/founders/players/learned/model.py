"""The choice of learned weights for a game of Founders."""

from typing import Final

from teotihuacan.founders.players.learned import names as feature_names
from teotihuacan.founders.players.learned.features import ERAS
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.model import Model, WeightsRegistry

REGISTRY: Final = WeightsRegistry("teotihuacan.founders.players.learned", feature_names.NAMES, ERAS)


def sort_of(founding: Founding) -> str:
    """Return the key of the weights: a number of players, or one alone."""
    seats = len(founding.founders)
    return "solo" if seats == 1 else str(seats)


def model_for(founding: Founding) -> Model:
    """The weights for such a game."""
    return REGISTRY.model([sort_of(founding), "2"])
