"""Work shared among processes: jobs go in, results come out in the order of the jobs.

Whoever plays many games hands his work to a `Sharing` and does not know where it is done.  There
are two, in this process and in several others; a third one only has to do what `Sharing` says.
Jobs, results and the function that does a job travel, so all of them must survive pickling.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import traceback
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, Protocol, TypeVar

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, put, title

MOST_WORKERS: Final = 256
LEAD: Final = 8  # for each worker: so many results may wait for one that takes long
MOST_DEATHS: Final = 3  # of workers at the same job: then the job is to blame

Job = TypeVar("Job")
Done = TypeVar("Done")


class LostWorker(teo.TeotihuacanError):
    """Processes die again and again at the same job."""


@dataclass(frozen=True)
class Crew:
    """What a process needs to know before it can play: the game, and who plays it."""

    card: Title
    known: tuple[tuple[str, players.Factory], ...]

    @staticmethod
    def of(game: str, names: Iterable[str]) -> Crew:
        known = [(name, players.factory(name, game)) for name in sorted(set(names))]
        return Crew(title(game), tuple(known))

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
        if self.card.name not in TITLES:
            put(self.card)
        for name, factory in self.known:
            if name not in players.names(self.card.name):
                players.register(name, factory, game=self.card.name)


class Sharing(Protocol):
    """A way to get many jobs done."""

    def __call__(
        self, do: Callable[[Job], Done], jobs: Iterable[Job], crew: Crew
    ) -> Generator[Done, None, None]:
        """`do(job)` for each job, in order; an error is raised when it is its turn.

        Whoever wants no more closes the iterator, and what is still being done is given up.
        """


def sharing(workers: int) -> Sharing:
    """As many processes as asked for; one worker is this process itself.

    Others are fresh processes, so a program needs the usual `if __name__ == "__main__":`.
    """
    if not 1 <= workers <= MOST_WORKERS:
        raise teo.OptionError(f"workers must be 1 to {MOST_WORKERS}, not {workers}")
    return alone if workers == 1 else Processes(workers)


def alone(
    do: Callable[[Job], Done], jobs: Iterable[Job], crew: Crew
) -> Generator[Done, None, None]:
    """One job after the other, here."""
    for job in jobs:
        yield do(job)


class Processes:
    """Several processes on this machine; one that dies is replaced, and its job is done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.lead = LEAD * workers

    def __call__(
        self, do: Callable[[Job], Done], jobs: Iterable[Job], crew: Crew
    ) -> Generator[Done, None, None]:
        crew.check()
        numbered = enumerate(jobs)
        finished: dict[int, tuple[Any, str]] = {}  # not yet handed on, by number
        deaths: dict[int, int] = {}
        given = turn = 0  # how many jobs were given out, and results handed on
        hands: list[Hand] = []
        free = self.workers  # further hands that may be taken on
        try:
            while True:
                while (free or any(hand.idle for hand in hands)) and given - turn < self.lead:
                    more = next(numbered, None)
                    if more is None:
                        break
                    given += 1
                    idle = next((hand for hand in hands if hand.idle), None)
                    if idle is None:
                        hands.append(Hand(do, crew, more))
                        free -= 1
                    else:
                        idle.give(more)
                if given == turn:
                    return
                ready = wait([hand.pipe for hand in hands if not hand.idle])
                for hand in [hand for hand in hands if hand.pipe in ready]:
                    number = hand.given[0]
                    try:
                        finished[number] = hand.answer()
                    except (EOFError, OSError):
                        deaths[number] = deaths.get(number, 0) + 1
                        if deaths[number] == MOST_DEATHS:
                            raise LostWorker(
                                f"{MOST_DEATHS} workers died at the same piece of work"
                            ) from None
                        hand.dismiss()
                        hands[hands.index(hand)] = Hand(do, crew, hand.given)
                while turn in finished:
                    result, trace = finished.pop(turn)
                    if trace:
                        raise result from RemoteError(trace)
                    turn += 1
                    yield result
        finally:
            for hand in hands:
                hand.dismiss()


class RemoteError(Exception):
    """Where in another process an error came from."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


class Hand:
    """A process with one job at a time."""

    # Fresh processes everywhere: forked ones could inherit threads and locks of the caller.
    context: Final[SpawnContext] = multiprocessing.get_context("spawn")

    def __init__(self, do: Callable[[Any], Any], crew: Crew, given: tuple[int, Any]) -> None:
        self.given = given
        self.idle = False
        self.pipe, far = self.context.Pipe()
        self.process: SpawnProcess = self.context.Process(
            target=work, args=(far, do, crew), daemon=True
        )
        self.process.start()
        far.close()  # so that its death is heard here
        self.give(given)

    def give(self, given: tuple[int, Any]) -> None:
        self.given = given
        self.idle = False
        with suppress(OSError):  # it is dead: whoever waits for its answer finds out
            self.pipe.send(given[1])

    def answer(self) -> tuple[Any, str]:
        """What it has to say, a result or an error with its trace; then it is free again."""
        said: tuple[Any, str] = self.pipe.recv()
        self.idle = True
        return said

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def work(pipe: Connection[Any, Any], do: Callable[[Any], Any], crew: Crew) -> None:
    """In a worker: answer jobs until nobody asks any more, be it because the caller has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the caller's business
    crew.get_ready()
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = pickle.dumps((do(job), ""))
        except Exception as error:  # the caller's business as well
            answer = told(error)
        try:
            pipe.send_bytes(answer)
        except OSError:
            return


def told(error: Exception) -> bytes:
    """An error as it travels; one that cannot is told in words."""
    trace = traceback.format_exc()
    try:
        told = pickle.dumps((error, trace))
        pickle.loads(told)  # some can be written, but not read
    except Exception:  # each object refuses in its own way
        return pickle.dumps((RuntimeError(f"{type(error).__name__}: {error}"), trace))
    return told
