"""The interface of shared work: what a job needs to know, and how jobs are handed out."""

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
class JobContext:
    """The context of a worker process: the game and its players."""

    title: Title
    known: tuple[tuple[str, players.Factory], ...]

    @staticmethod
    def of(game: str, names: Iterable[str]) -> JobContext:
        known = [(name, players.factory(name, game)) for name in sorted(set(names))]
        return JobContext(title_named(game), tuple(known))

    def check(self) -> None:
        """Raise `OptionError` for a player that cannot be sent to other processes."""
        for name, factory in self.known:
            try:
                pickle.dumps(factory)
            except Exception as error:  # each object refuses in its own way
                raise teo.OptionError(
                    f"the player {name!r} cannot be sent to other processes ({error}): "
                    "use one worker, or define it at the top of a module"
                ) from error

    def get_ready(self) -> None:
        """In a worker: register the caller's game and its players."""
        if self.title.name not in TITLES:
            register(self.title)
        for name, factory in self.known:
            if name not in players.names(self.title.name):
                players.register(name, factory, game=self.title.name)


class Sharing(Protocol):
    """A way to get many jobs done."""

    def __call__(
        self, do: Callable[[Job], Done], jobs: Iterable[Job], context: JobContext
    ) -> Generator[Done, None, None]:
        """`do(job)` for each job, in order; an error is raised when it is its turn.

        A caller that needs no more results closes the iterator, which stops the workers.
        """


def alone(
    do: Callable[[Job], Done], jobs: Iterable[Job], context: JobContext
) -> Generator[Done, None, None]:
    """One job after the other, here."""
    for job in jobs:
        yield do(job)
