"""What a game must offer so that it can be learned: students, and names for what they look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.game import Game
from teotihuacan.players.player import Player
from teotihuacan.players.search.grove import Grove
from teotihuacan.players.search.search import Budget, Option, Search
from teotihuacan.players.search.thinker import Thinker

SCALE = 1 << 20
ONE_TREE = 1  # all turns of a study meet the same luck, and many studies even it out


@dataclass
class Row:
    """A position at the end of an own turn."""

    era: int
    features: list[float]
    present: float  # the margin as it was then
    expected: float = 0.0  # the final margin, as it was thought of the best turn at hand
    explored: bool = False  # whether another turn was taken, to see what comes of it


@dataclass
class Study:
    """Several ends of one turn, and what a search has found of each."""

    era: int
    features: list[list[float]]
    goals: list[float]  # what is still to come of the margin


@dataclass(frozen=True)
class Manner:
    """How a student plays while it learns."""

    exploration: float = 0.0  # of all turns: any sensible one is taken
    studied: float = 0.0  # of all turns: a search shows what comes of the most promising ends
    nodes: int = 0  # of such a search


class Student(Player):
    """A player who writes down the ends of its turns, and tries other turns now and then."""

    def __init__(self, seed: int = 0, manner: Manner = Manner()) -> None:  # noqa: B008
        super().__init__(seed)
        self.rows: list[Row] = []
        self.studies: list[Study] = []
        self.dealer = Dealer.seeded(seed)
        self.manner = manner

    def now_and_then(self, share: float) -> bool:
        """True in a share of all cases."""
        return self.dealer.below(SCALE) < share * SCALE

    def pick(self, options: int) -> int:
        """Which of so many turns to take: the first and best, or any, to see what comes of it."""
        return self.dealer.below(options) if self.now_and_then(self.manner.exploration) else 0

    def looked_into(self, game: Game, seat: int, thinker: Thinker) -> list[Option]:
        """Turns that a search has looked into, the best first; none most of the time."""
        manner = self.manner
        if not manner.nodes or not self.now_and_then(manner.studied):
            return []
        search = Search([Grove(thinker, seat)], ONE_TREE, self.dealer.below(SCALE))
        found = search.best([game.copy()], Budget(nodes=manner.nodes))
        return [option for option in found if option.visits]


Weights = Sequence[Sequence[float]]
"""For each era one weight for each feature."""


def mirrored(names: Sequence[str], known: Mapping[str, float]) -> tuple[float, ...]:
    """Weights for some features of the own half; for the others the same from their side."""
    weights = [0.0] * len(names)
    for name, weight in known.items():
        weights[names.index(name)] = weight
        weights[names.index(f"rival: {name}")] = -weight
    return tuple(weights)


class School:
    """What is to be learned of a game."""

    names: tuple[str, ...] = ()
    """The features; the first is always 1."""

    eras: int = 1
    """How many sets of weights there are."""

    prior: tuple[tuple[float, ...], ...] = ()
    """Weights to begin with, by era: what a player without learning goes by.  None: all are 0."""

    def student(self, seed: int, weights: Weights | None, manner: Manner) -> Student:
        """Somebody who plays with these weights (None: as well as one can without)."""
        raise NotImplementedError
