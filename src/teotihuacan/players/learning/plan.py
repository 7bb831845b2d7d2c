"""A training plan: what is learned, from how many games, in which batches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

import teotihuacan as teo
from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.engine.options import Options, check_range
from teotihuacan.players.learning.training_setup import TrainingSetup, Weights
from teotihuacan.titles import title_named

MOST_GAMES = 10_000_000
MOST_GENERATIONS = 100
MOST_NODES = 10_000


@dataclass(frozen=True)
class TrainingPlan:
    """The settings that the weights depend on; stored in their file under the key `course`."""

    game: str
    variants: tuple[Options, ...]  # games are made with these in turn
    games: int  # in each generation
    generations: int
    seed: int
    exploration: float = 0.2  # of all turns
    trace: float = 0.75  # lambda: the weight of the actual later result
    caution: float = 300.0  # rows that the weights before are worth: regularisation
    memory: float = 0.0  # the weight of the rows of the generation before
    begin: tuple[tuple[float, ...], ...] | None = None  # weights of the first generation
    search: int = 0  # nodes of the search by which agents with weights choose turns
    batch: int = 10  # games; the state is saved after each batch

    def check(self) -> None:
        """Raise `OptionError` for a plan that cannot be run."""
        setup = self.setup()
        if self.begin and [len(era) for era in self.begin] != [len(setup.names)] * setup.eras:
            raise teo.OptionError("the weights to begin with are for other features")
        rules = title_named(self.game).rules
        for options in self.variants:
            rules.options(dict(options))
        check_range("games", self.games, 1, MOST_GAMES)
        check_range("generations", self.generations, 1, MOST_GENERATIONS)
        check_range("search", self.search, 0, MOST_NODES)
        check_range("seed", self.seed, 0, HIGHEST_SEED)
        for name in ("exploration", "trace", "memory"):
            check_range(name, getattr(self, name), 0, 1)
        if self.search and not setup.searches:
            raise teo.OptionError(f"students of {self.game!r} do not search")

    def setup(self) -> TrainingSetup:
        setup = title_named(self.game).training_setup()
        if setup is None:
            raise teo.OptionError(f"nothing can be learned about {self.game!r}")
        return setup

    def to_json(self) -> dict[str, object]:
        written = asdict(self)
        written["variants"] = [dict(options) for options in self.variants]
        written["lesson"] = written.pop("batch")  # as the format of the files names it
        return written

    def batches(
        self, generation: int, done: int, weights: Weights | None, rows: str = ""
    ) -> Iterator[Batch]:
        """The batches of a generation that are still to be played."""
        for first in range(done * self.batch, self.games, self.batch):
            yield Batch(self, generation, first, min(first + self.batch, self.games), weights, rows)


@dataclass(frozen=True)
class Batch:
    """A few games of a generation."""

    plan: TrainingPlan
    generation: int
    first: int
    past: int
    weights: Weights | None
    rows: str = ""
    """The folder into which its rows are written, one file for each batch; "": none."""
