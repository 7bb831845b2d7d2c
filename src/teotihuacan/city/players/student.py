"""Who learns City of Gods: plays, tries other turns now and then, and writes down what it saw."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.players.greedy import city_of
from teotihuacan.city.players.learned.features import ERAS
from teotihuacan.city.players.learned.names import LENGTH, NAMES
from teotihuacan.city.players.learned.thinker import margin
from teotihuacan.city.players.strong import Strong
from teotihuacan.city.players.weights import Weights as GreedyWeights
from teotihuacan.city.rules.agenda import TURN
from teotihuacan.engine.game import Game
from teotihuacan.players.learning.school import Row, School, Student, Weights, mirrored
from teotihuacan.players.search.model import Model

GREEDY: Final = {"standing": 1.0, "best action": GreedyWeights().next_best}
"""What greedy goes by, as weights of features."""


class CityStudent(Strong, Student):
    """Without weights it plays as greedy does."""

    name = "student"

    def __init__(self, seed: int, weights: Weights | None, exploration: float) -> None:
        eras = [[0.0] * LENGTH] * ERAS if weights is None else [list(era) for era in weights]
        super().__init__(seed, Model(eras))
        self.learned = weights is not None
        self.exploration = exploration

    def plan(self, start: Game, seat: int) -> list[int]:
        city = city_of(start)
        thought = self.thinker.think(start, city, seat)
        options = thought.options
        if not self.learned:
            options.sort(key=lambda option: -option.end.worth)
        best = options[0]
        if city.agenda[-1][0] != TURN:
            return best.end.ids  # the turn went another way than planned: no row for half a turn
        place = self.pick(len(options))
        end = options[place].end
        features = thought.features
        row = features.fill(end.city)[:]
        present = margin(end.city, seat)
        self.rows.append(Row(features.era, row, present, best.value, place > 0))
        return end.ids


class CitySchool(School):
    """The features of City of Gods, by era."""

    names = NAMES
    eras = ERAS
    prior = (mirrored(NAMES, GREEDY),) * ERAS

    def student(self, seed: int, weights: Weights | None, exploration: float) -> Student:
        return CityStudent(seed, weights, exploration)
