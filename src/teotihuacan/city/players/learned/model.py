"""Which of the learned weights count in a game of City of Gods."""

from typing import Any, Final

from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.players.learned.features import ERAS
from teotihuacan.city.players.learned.names import NAMES
from teotihuacan.city.rules.bundle import WILD
from teotihuacan.city.rules.state import City
from teotihuacan.players.search.model import Model, Shelf

SHELF: Final[Shelf] = Shelf("teotihuacan.city.players.learned", NAMES, ERAS)

SOLO: Final = "solo"
MODIFIED: Final = "solo-modified"


def read(written: Any, where: str) -> Model:
    """A model from its file; refused if it was learned with other features."""
    return SHELF.read(written, where)


def sort_of(city: City) -> str:
    """What has weights of its own: each bot, or a number of players; and with modules."""
    if city.setting.people > 1:
        sort = str(len(city.players))
    else:
        sort = MODIFIED if bot_of(city).modified else SOLO
    return f"{sort}-modules" if city.setting.goods > WILD else sort


def nearest(sort: str) -> list[str]:
    """Where to look for weights: for exactly this, or for what is most like it."""
    base = sort.removesuffix("-modules")
    bases = [MODIFIED, SOLO] if base == MODIFIED else [base]
    found = [*bases, "2"]
    return found if base == sort else [*[f"{other}-modules" for other in found], *found]


def model_for(city: City) -> Model:
    """The weights for such a game."""
    return SHELF.model(nearest(sort_of(city)))
