"""A course: what is learned, from how many games, and how the work is cut into lessons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

import teotihuacan as teo
from teotihuacan.engine.dealer import HIGHEST_SEED, WORD
from teotihuacan.engine.options import Options
from teotihuacan.players.learning.school import School, Weights
from teotihuacan.titles import title

MOST_GAMES = 10_000_000
MOST_GENERATIONS = 100
MOST_NODES = 10_000


@dataclass(frozen=True)
class Course:
    """Everything that the weights depend on."""

    game: str
    variants: tuple[Options, ...]  # games are made with these in turn
    games: int  # in each generation
    generations: int
    seed: int
    exploration: float = 0.2  # of all turns
    trace: float = 0.75  # how much of what really happened later is believed: lambda
    caution: float = 300.0  # rows that speak for the weights before: of the prior, or learned
    memory: float = 0.0  # how much the rows of the generation before still count
    begin: tuple[tuple[float, ...], ...] | None = None  # weights of the first generation
    search: int = 0  # nodes: students who know weights look ahead with a search of so many
    lesson: int = 10  # games: what has been learned is written down after each lesson

    def check(self) -> None:
        """What cannot be learned raises `OptionError`."""
        school = self.school()
        if self.begin and [len(era) for era in self.begin] != [len(school.names)] * school.eras:
            raise teo.OptionError("the weights to begin with are for other features")
        rules = title(self.game).rules
        for options in self.variants:
            rules.options(dict(options))
        if not 1 <= self.games <= MOST_GAMES:
            raise teo.OptionError(f"games must be 1 to {MOST_GAMES}, not {self.games}")
        if not 1 <= self.generations <= MOST_GENERATIONS:
            raise teo.OptionError(
                f"generations must be 1 to {MOST_GENERATIONS}, not {self.generations}"
            )
        if not 0 <= self.search <= MOST_NODES:
            raise teo.OptionError(f"search must be 0 to {MOST_NODES}, not {self.search}")
        if self.search and not school.searches:
            raise teo.OptionError(f"students of {self.game!r} do not search")
        if not 0 <= self.seed <= HIGHEST_SEED:
            raise teo.OptionError(f"seed must be a number from 0 to {HIGHEST_SEED}")
        for name in ("exploration", "trace", "memory"):
            share = getattr(self, name)
            if not 0.0 <= share <= 1.0:
                raise teo.OptionError(f"{name} must be 0 to 1, not {share}")

    def school(self) -> School:
        school = title(self.game).school()
        if school is None:
            raise teo.OptionError(f"nothing can be learned about {self.game!r}")
        return school

    def to_json(self) -> dict[str, object]:
        written = asdict(self)
        written["variants"] = [dict(options) for options in self.variants]
        return written

    def lessons(self, generation: int, done: int, weights: Weights | None) -> Iterator[Lesson]:
        """The lessons of a generation that are still to be given."""
        for first in range(done * self.lesson, self.games, self.lesson):
            yield Lesson(self, generation, first, min(first + self.lesson, self.games), weights)


@dataclass(frozen=True)
class Lesson:
    """A few games of a generation."""

    course: Course
    generation: int
    first: int
    past: int
    weights: Weights | None


def seeds(course: Course, generation: int, number: int, seats: int) -> list[int]:
    """The seeds of a game: the dealer's, and one for each seat.  They depend on nothing else."""
    dealer = teo.Dealer(course.seed & WORD, course.seed >> 32, number & WORD, 0x7EA0 + generation)
    for _ in range(12):
        dealer.word()
    return [(dealer.word() << 21 | dealer.word() >> 11) & HIGHEST_SEED for _ in range(seats + 1)]
