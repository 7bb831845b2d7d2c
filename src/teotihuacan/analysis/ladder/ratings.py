"""Ratings: strengths by Plackett and Luce that explain best who came before whom.

Whoever is to be first among some is each of them with odds like their strengths; then the second
among the rest, and so on.  The strengths that make what happened most likely are found by the
MM algorithm (Hunter 2004): each strength becomes the number of times its owner was chosen, divided
by how often that was to be expected for each unit of strength, again and again.

Winners come first, the others by points; who is level shares all orders alike.  For each two that
met, one block more is counted that each of them won half: without it, whoever won always would be
infinitely strong.  In the resamples its halves have random weights, exponential with mean 1, so
that the interval of such a rating is as wide as it must be.  Ratings are on the scale of Elo, 400
points for odds of ten to one.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import groupby, permutations, product
from typing import Final

from teotihuacan.analysis.ladder.playing import Played

SCALE: Final = 400 / math.log(10)
CLOSE: Final = 1e-7  # change of a logarithm that is no change any more
MOST_ROUNDS: Final = 10_000

Field = tuple[str, ...]
"""Those among whom somebody is chosen, in the order of their names; some may be there twice."""


class Stages:
    """Choices for the rating model: which player was chosen, and among which."""

    def __init__(self) -> None:
        self.chosen: dict[str, float] = {}
        self.fields: dict[Field, float] = {}

    def rank(self, order: Sequence[str], weight: float = 1.0) -> None:
        """One order, the best first."""
        for place in range(len(order) - 1):
            field = tuple(sorted(order[place:]))
            if field[0] == field[-1]:
                return  # among equals nothing is learned
            self.choose(order[place], field, weight)

    def choose(self, name: str, field: Field, weight: float) -> None:
        self.chosen[name] = self.chosen.get(name, 0.0) + weight
        self.fields[field] = self.fields.get(field, 0.0) + weight


def orders(played: Played, names: Sequence[str]) -> list[list[str]]:
    """Return all final orders of a game; several if players are tied."""

    def place(seat: int) -> tuple[bool, int]:
        won = seat in played.winners
        return not won, 0 if won else -played.scores[seat]

    seats = sorted(range(len(names)), key=place)
    level = [list(group) for _, group in groupby(seats, place)]
    return [
        [names[seat] for group in found for seat in group]
        for found in product(*[permutations(group) for group in level])
    ]


def stages_of(games: Iterable[tuple[Played, Sequence[str]]]) -> Stages:
    """Return the stages of some games, each with the names of its players."""
    stages = Stages()
    for played, names in games:
        possible = orders(played, names)
        for order in possible:
            stages.rank(order, 1 / len(possible))
    return stages


class Fit:
    """Strengths for games of which only the weights change: the bootstrap asks a thousand times.

    `names` and `fields` say what the weights are of.
    """

    def __init__(self, names: Sequence[str], fields: Sequence[Field], anchor: str) -> None:
        self.names = list(names)
        self.anchor = self.names.index(anchor)
        places = {name: place for place, name in enumerate(self.names)}
        self.fields = [
            [(places[name], field.count(name)) for name in sorted(set(field))] for field in fields
        ]
        self.logs = [0.0] * len(self.names)  # the last answer: where the next search begins

    def ratings(self, chosen: Sequence[float], weights: Sequence[float]) -> list[float]:
        """By how much each is rated above the anchor."""
        count = len(self.names)
        logs = self.logs
        for _ in range(MOST_ROUNDS):
            strengths = [math.exp(log) for log in logs]
            expected = [0.0] * count
            for field, weight in zip(self.fields, weights):
                part = weight / sum(times * strengths[place] for place, times in field)
                for place, times in field:
                    expected[place] += times * part
            fresh = [math.log(chosen[i] / expected[i]) for i in range(count)]
            shift = sum(fresh) / count  # only odds matter: keep their middle where it is
            fresh = [log - shift for log in fresh]
            moved = max(abs(new - old) for new, old in zip(fresh, logs))
            logs = fresh
            if moved < CLOSE:
                break
        self.logs = logs
        return [SCALE * (log - logs[self.anchor]) for log in logs]


def met(names: Iterable[Sequence[str]]) -> list[Field]:
    """Each two that sat at one table, of several tables."""
    found: dict[Field, None] = {}
    for table in names:
        different = sorted(set(table))
        for i, one in enumerate(different):
            for other in different[i + 1 :]:
                found[(one, other)] = None
    return list(found)
