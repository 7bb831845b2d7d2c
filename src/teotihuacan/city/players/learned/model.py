"""The choice of learned weights for a game of City of Gods."""

from typing import Final

from teotihuacan.city.players.learned.features import ERAS
from teotihuacan.city.players.learned.names import NAMES
from teotihuacan.city.players.modules import evaluations, with_opinions
from teotihuacan.city.rules.state import City
from teotihuacan.players.search.model import Model, WeightsRegistry

REGISTRY: Final = WeightsRegistry("teotihuacan.city.players.learned", NAMES, ERAS)

MODULES: Final = "-modules"


def sort_of(city: City) -> str:
    """Return the key of the weights: a bot, or a number of players; and with modules."""
    sort = str(len(city.players))
    for evaluation in evaluations(city):
        sort = evaluation.weights(city) or sort
    return f"{sort}{MODULES}" if with_opinions(city) else sort


def nearest(sort: str) -> list[str]:
    """Return where to look for weights: for exactly this, then for what is most like it."""
    base = sort.removesuffix(MODULES)
    words = base.split("-")
    found = ["-".join(words[:count]) for count in range(len(words), 0, -1)]
    found.append("2")
    return found if base == sort else [*[f"{other}{MODULES}" for other in found], *found]


def model_for(city: City) -> Model:
    """The weights for such a game."""
    return REGISTRY.model(nearest(sort_of(city)))
