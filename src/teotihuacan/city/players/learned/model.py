"""Which of the learned weights count in a game of City of Gods."""

from __future__ import annotations

from typing import Any, Final

from teotihuacan.city.players.learned.features import ERAS
from teotihuacan.city.players.learned.names import NAMES
from teotihuacan.city.rules.bundle import WILD
from teotihuacan.city.rules.state import City
from teotihuacan.players.search.model import Model, Shelf

SHELF: Final[Shelf] = Shelf("teotihuacan.city.players.learned", NAMES, ERAS)


def read(written: Any, where: str) -> Model:
    """A model from its file; refused if it was learned with other features."""
    return SHELF.read(written, where)


def sort_of(city: City) -> str:
    """What has weights of its own: solo, or a number of players; and with modules."""
    sort = "solo" if city.setting.people == 1 else str(len(city.players))
    return f"{sort}-modules" if city.setting.goods > WILD else sort


def nearest(sort: str) -> list[str]:
    """Where to look for weights: for exactly this, or for what is most like it."""
    base = sort.removesuffix("-modules")
    found = [sort]
    if base != sort:
        found.append("2-modules")
    return [*found, base, "2"]


def model_for(city: City) -> Model:
    """The weights for such a game."""
    return SHELF.model(nearest(sort_of(city)))
