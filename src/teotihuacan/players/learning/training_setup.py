"""The training setup of a game: its self-play agent and the names of its features."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.generic import S
from teotihuacan.players.player import Player
from teotihuacan.players.search.feature_names import NOW
from teotihuacan.players.search.learned import FeatureRow, Result
from teotihuacan.players.search.model import Model

SCALE = 1 << 20


@dataclass
class Row:
    """A position at the end of an own turn."""

    era: int
    features: list[float]
    present: float  # the margin at that time
    expected: float = 0.0  # the estimated final margin after the best turn
    explored: bool = False  # whether another turn was taken, to explore


class SelfPlayAgent(Player):
    """A player that collects a row for the end of each turn, and explores other turns."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rows: list[Row] = []
        self.dealer = Dealer.seeded(seed)
        self.exploration = 0.0  # share of turns
        self.nodes = 0  # of the search by which it chooses turns; 0: none

    def pick(self, options: int) -> int:
        """Return which of `options` turns to take: the first, which is best, or any, to explore."""
        if self.dealer.below(SCALE) < self.exploration * SCALE:
            return self.dealer.below(options)
        return 0

    def note(self, features: FeatureRow[S], state: S, expected: float, explored: bool) -> None:
        """Collect the row of a turn that ends in this state."""
        row = features.fill(state)[:]
        self.rows.append(Row(features.era, row, row[NOW], expected, explored))

    def take(self, result: Result[S]) -> list[int]:
        """Take the best option or, to explore, any; collect its row and return its answers."""
        place = self.pick(len(result.options))
        end = result.options[place].end
        self.note(result.features, end.state, result.options[0].value, place > 0)
        return end.ids


Weights = Sequence[Sequence[float]]
"""For each era one weight for each feature."""


def mirrored(names: Sequence[str], known: Mapping[str, float]) -> tuple[float, ...]:
    """Weights for some features of the own half, and the opposite ones for the rivals' half."""
    weights = [0.0] * len(names)
    for name, weight in known.items():
        weights[names.index(name)] = weight
        weights[names.index(f"rival: {name}")] = -weight
    return tuple(weights)


def model_with(weights: Weights | None, features: int, eras: int) -> Model:
    """A model with these weights; with None all of them are 0."""
    return Model([[0.0] * features] * eras if weights is None else [list(era) for era in weights])


class TrainingSetup:
    """The training setup of a game."""

    names: tuple[str, ...] = ()
    """The features; the first is always 1."""

    eras: int = 1
    """The number of sets of weights."""

    prior: tuple[tuple[float, ...], ...] = ()
    """Initial weights, by era: those of a player without learning.  Empty: all are 0."""

    searches: bool = False
    """True if its agents can search."""

    def agent(self, seed: int, weights: Weights | None, exploration: float) -> SelfPlayAgent:
        """An agent that plays with these weights (None: without learning) and takes another
        sensible turn in a share of its turns (`exploration`)."""
        raise NotImplementedError
