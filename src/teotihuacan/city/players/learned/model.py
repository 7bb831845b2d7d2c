"""Learned weights: for each era one for each feature.  They are data, stored beside this file."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from teotihuacan.city.players.learned.features import ERAS
from teotihuacan.city.players.learned.names import LENGTH, NAMES
from teotihuacan.city.rules.bundle import WILD
from teotihuacan.city.rules.state import City
from teotihuacan.engine.errors import OptionError

FORMAT: Final = "teotihuacan weights 1"
FOLDER: Final = "weights"


class Model:
    """A linear value: what is still to come of the margin, by era."""

    def __init__(self, eras: list[list[float]]) -> None:
        self.eras = eras

    def to_come(self, era: int, row: list[float]) -> float:
        """The margin that is still to come, beyond the present difference."""
        weights = self.eras[era]
        total = 0.0
        for place in range(LENGTH):
            total += weights[place] * row[place]
        return total


def read(written: Any, where: str) -> Model:
    """A model from its file; refused if it was learned with other features."""
    if not isinstance(written, dict) or written.get("format") != FORMAT:
        raise OptionError(f"{where}: no {FORMAT!r}")
    if written.get("features") != list(NAMES):
        raise OptionError(f"{where}: learned with other features than those of today")
    eras = written.get("weights")
    if not isinstance(eras, list) or [len(era) for era in eras] != [LENGTH] * ERAS:
        raise OptionError(f"{where}: not {ERAS} eras of {LENGTH} weights")
    return Model([[float(weight) for weight in era] for era in eras])


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


_known: Final[dict[str, Model]] = {}


def model_for(city: City) -> Model:
    """The weights for such a game, read once."""
    sort = sort_of(city)
    if sort not in _known:
        _known[sort] = stored(sort)
    return _known[sort]


def stored(sort: str) -> Model:
    folder = resources.files("teotihuacan.city.players.learned").joinpath(FOLDER)
    for name in nearest(sort):
        file = folder.joinpath(f"{name}.json")
        if file.is_file():
            return read(json.loads(file.read_text(encoding="utf-8")), f"{name}.json")
    raise OptionError(f"there are no weights for {sort}: `teo train` makes them")
