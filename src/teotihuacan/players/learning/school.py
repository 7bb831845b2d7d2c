"""What a game must offer so that it can be learned: students, and names for what they look at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teotihuacan.engine.dealer import Dealer
from teotihuacan.players.player import Player

SCALE = 1 << 20


@dataclass
class Row:
    """A position at the end of an own turn."""

    era: int
    features: list[float]
    present: float  # the margin as it was then
    expected: float = 0.0  # the final margin, as it was thought of the best turn at hand
    explored: bool = False  # whether another turn was taken, to see what comes of it


class Student(Player):
    """A player who writes down the ends of its turns, and tries other turns now and then."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rows: list[Row] = []
        self.dealer = Dealer.seeded(seed)
        self.exploration = 0.0  # of all turns
        self.nodes = 0  # of a search that says which turn is the best, if the school searches

    def pick(self, options: int) -> int:
        """Which of so many turns to take: the first and best, or any, to see what comes of it."""
        if self.dealer.below(SCALE) < self.exploration * SCALE:
            return self.dealer.below(options)
        return 0


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

    searches: bool = False
    """Whether its students can look ahead with a search."""

    def student(self, seed: int, weights: Weights | None, exploration: float) -> Student:
        """Somebody who plays with these weights (None: as well as one can without) and takes any
        other sensible turn in a share of all turns."""
        raise NotImplementedError
