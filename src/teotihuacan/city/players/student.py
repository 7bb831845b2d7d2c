"""Who learns City of Gods: plays, tries other turns now and then, and writes down what it saw."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.players.learned.features import ERAS
from teotihuacan.city.players.learned.names import LENGTH, NAMES
from teotihuacan.city.players.learned.thinker import margin
from teotihuacan.city.players.planner import answer_others
from teotihuacan.city.players.searching import SearchThinker
from teotihuacan.city.players.strong import Strong
from teotihuacan.city.players.weights import Weights as GreedyWeights
from teotihuacan.city.rules.agenda import END, TURN
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.learning.school import (
    Manner,
    Row,
    School,
    Student,
    Study,
    Weights,
    mirrored,
)
from teotihuacan.players.search.model import Model
from teotihuacan.players.search.search import Option as Finding

GREEDY: Final = {"standing": 1.0, "best action": GreedyWeights().next_best}
"""What greedy goes by, as weights of features."""


class CityStudent(Strong, Student):
    """Without weights it plays as greedy does."""

    name = "student"

    def __init__(self, seed: int, weights: Weights | None, manner: Manner) -> None:
        eras = [[0.0] * LENGTH] * ERAS if weights is None else [list(era) for era in weights]
        super().__init__(seed, Model(eras))
        self.learned = weights is not None
        self.manner = manner

    def plan(self, start: Game, city: City, seat: int) -> list[int]:
        thought = self.thinker.think(start, city, seat)
        options = thought.options
        if not self.learned:
            options.sort(key=lambda option: -option.end.worth)
        best = options[0]
        if city.agenda[-1][0] != TURN:
            return best.end.ids  # the turn went another way than planned: no row for half a turn
        features = thought.features
        ids, end, expected = best.end.ids, best.end.city, best.value
        found: list[Finding] = []
        if self.learned:
            found = self.looked_into(start, seat, SearchThinker(self.thinker.model))
        if found:
            ends = [end_of(start, option.ids, seat) for option in found]
            rows = [features.fill(city)[:] for city in ends]
            goals = [option.value - margin(city, seat) for option, city in zip(found, ends)]
            self.studies.append(Study(features.era, rows, goals))
            ids, end, expected = found[0].ids, ends[0], found[0].value
        place = self.pick(len(options))
        if place:
            ids, end = options[place].end.ids, options[place].end.city
        row = features.fill(end)[:]
        self.rows.append(Row(features.era, row, margin(end, seat), expected, place > 0))
        return ids


def end_of(start: Game, ids: list[int], seat: int) -> City:
    """Where a turn ends, before anything is refilled."""
    game = start.copy()
    for id in ids:
        answer_others(game, seat)
        if game.rules.askers[id] == END:
            break
        game.apply(id)
    city = game.state
    assert isinstance(city, City)
    return city


class CitySchool(School):
    """The features of City of Gods, by era."""

    names = NAMES
    eras = ERAS
    prior = (mirrored(NAMES, GREEDY),) * ERAS

    def student(self, seed: int, weights: Weights | None, manner: Manner) -> Student:
        return CityStudent(seed, weights, manner)
