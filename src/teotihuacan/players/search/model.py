"""Learned weights, for any game: for each era one for each feature.  They are data, stored in a
folder beside the features."""

import json
from importlib import resources
from typing import Any, Final

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
        for place in range(len(weights)):
            total += weights[place] * row[place]
        return total


class WeightsRegistry:
    """The learned weights of a game, and what they must fit."""

    def __init__(self, package: str, names: tuple[str, ...], eras: int) -> None:
        self.package = package  # the package that contains the folder
        self.names = names  # of the features
        self.eras = eras
        self.known: dict[str, Model] = {}

    def read(self, written: Any, where: str) -> Model:
        """A model from its file; refused if it was learned with other features."""
        length = len(self.names)
        if not isinstance(written, dict) or written.get("format") != FORMAT:
            raise OptionError(f"{where}: no {FORMAT!r}")
        if written.get("features") != list(self.names):
            raise OptionError(f"{where}: learned with other features than those of today")
        eras = written.get("weights")
        if not isinstance(eras, list) or [len(era) for era in eras] != [length] * self.eras:
            raise OptionError(f"{where}: not {self.eras} eras of {length} weights")
        return Model([[float(weight) for weight in era] for era in eras])

    def model(self, nearest: list[str]) -> Model:
        """The weights for a kind of game, the first of these, or for what is most like it; they
        are read once."""
        kind = nearest[0]
        if kind not in self.known:
            self.known[kind] = self.stored(nearest)
        return self.known[kind]

    def stored(self, nearest: list[str]) -> Model:
        folder = resources.files(self.package).joinpath(FOLDER)
        for name in nearest:
            file = folder.joinpath(f"{name}.json")
            if file.is_file():
                return self.read(json.loads(file.read_text(encoding="utf-8")), f"{name}.json")
        raise OptionError(f"there are no weights for {nearest[0]}: `teo train` makes them")
