"""What everybody who shares work agrees on: who must be known where it is done, and how it is
asked for."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, register, title_named

Job = TypeVar("Job")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Crew:
    """What a process needs to know before it can play: the game, and who plays it."""

    title: Title
    known: tuple[tuple[str, players.Factory], ...]

    @staticmethod
    def of(game: str, names: Iterable[str]) -> Crew:
        known = [(name, players.factory(name, game)) for name in sorted(set(names))]
        return Crew(title_named(game), tuple(known))

    def check(self) -> None:
        """Whether everybody can travel; raises `OptionError`."""
        for name, factory in self.known:
            try:
                pickle.dumps(factory)
            except Exception as error:  # each object refuses in its own way
                raise teo.OptionError(
                    f"the player {name!r} cannot be sent to other processes ({error}): "
                    "use one worker, or define it at the top of a module"
                ) from error

    def get_ready(self) -> None:
        """In a worker: the caller's game and its players are known here, too."""
        if self.title.name not in TITLES:
            register(self.title)
        for name, factory in self.known:
            if name not in players.names(self.title.name):
                players.register(name, factory, game=self.title.name)


class Sharing(Protocol):
    """A way to get many jobs done."""

    def __call__(
        self, do: Callable[[Job], Done], jobs: Iterable[Job], crew: Crew
    ) -> Generator[Done, None, None]:
        """`do(job)` for each job, in order; an error is raised when it is its turn.

        Whoever wants no more closes the iterator, and what is still being done is given up.
        """


def alone(
    do: Callable[[Job], Done], jobs: Iterable[Job], crew: Crew
) -> Generator[Done, None, None]:
    """One job after the other, here."""
    for job in jobs:
        yield do(job)
