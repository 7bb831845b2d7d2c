"""Many hands: jobs are given to whoever is free, and those of a hand that is lost to another.

Where the hands are is not known here; see `processes.py` and `cluster.py`.
"""

import pickle
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.analysis.sharing.crew import Crew, Done, Job

LEAD: Final = 8  # for each worker: so many results may wait for one that takes long
MOST_DEATHS: Final = 3  # of workers at the same job: then the job is to blame


class LostWorker(teo.TeotihuacanError):
    """Processes die again and again at the same job."""


class Gone(Exception):
    """A hand is lost, and with it what it was doing."""


class RemoteError(Exception):
    """Where in another process an error came from."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


class Hand:
    """Somebody with one job at a time.  Fresh ones first say whether they are ready."""

    def give(self, job: Any) -> None:
        raise NotImplementedError

    def answer(self) -> bytes:
        """What it has to say, as `done` or `told` wrote it; may be `Gone`."""
        raise NotImplementedError

    def dismiss(self) -> None:
        """It is not needed any more, whatever it is doing."""
        raise NotImplementedError


class Hands:
    """Several hands; one that is lost is replaced, and its job is done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def hirer(self, do: Callable[[Any], Any], crew: Crew) -> Callable[[], Hand]:
        """What takes on one more hand for this work."""
        raise NotImplementedError

    def heard(self, hands: Sequence[Any]) -> Sequence[Hand]:
        """Wait until some of these have something to say, or are lost."""
        raise NotImplementedError

    def __call__(
        self, do: Callable[[Job], Done], jobs: Iterable[Job], crew: Crew
    ) -> Generator[Done, None, None]:
        crew.check()
        team = Team(self, self.hirer(do, crew))
        try:
            yield from team.work(jobs)
        finally:
            for hand in [*team.idle, *team.at]:
                hand.dismiss()


class Team:
    """The hands of one piece of work, and who is at what."""

    def __init__(self, hands: Hands, hire: Callable[[], Hand]) -> None:
        self.hands = hands
        self.hire = hire
        self.idle: list[Hand] = []
        self.at: dict[Hand, tuple[int, Any] | None] = {}  # None: getting ready
        self.waiting: deque[tuple[int, Any]] = deque()  # jobs that nobody has yet, or any more
        self.finished: dict[int, tuple[Any, str]] = {}  # not yet handed on, by number
        self.deaths: dict[int, int] = {}  # of hands, by number
        self.stillborn = 0  # hands in a row that were lost before they were ready

    def work(self, jobs: Iterable[Any]) -> Iterator[Any]:
        """All results, in order."""
        numbered = enumerate(jobs)
        asked = turn = 0  # how many jobs were asked for, and results handed on
        workers = self.hands.workers
        while True:
            busy = len([hand for hand, job in self.at.items() if job is not None])
            while len(self.waiting) < workers - busy and asked - turn < LEAD * workers:
                more = next(numbered, None)
                if more is None:
                    break
                self.waiting.append(more)
                asked += 1
            if asked == turn:
                return
            self.give_out()
            for hand in self.hands.heard(list(self.at)):
                self.hear(hand)
            while turn in self.finished:
                result, trace = self.finished.pop(turn)
                if trace:
                    raise result from RemoteError(trace)
                turn += 1
                yield result

    def give_out(self) -> None:
        """Jobs to those who are free; where they are too few, more hands are taken on.

        A hand gets nothing before it is ready: on a cluster that has become smaller it may never
        be, and nobody shall wait for it.
        """
        while self.waiting and self.idle:
            hand = self.idle.pop()
            self.at[hand] = job = self.waiting.popleft()
            hand.give(job[1])
        starting = len([hand for hand, job in self.at.items() if job is None])
        for _ in range(min(len(self.waiting) - starting, self.hands.workers - len(self.at))):
            self.at[self.hire()] = None

    def hear(self, hand: Hand) -> None:
        """Take what a hand has to say; then it is free again."""
        try:
            result, trace = pickle.loads(hand.answer())
        except Gone as gone:
            hand.dismiss()
            self.lost(self.at.pop(hand), gone)
            return
        job = self.at.pop(hand)
        self.idle.append(hand)
        if job is not None:
            self.finished[job[0]] = result, trace
        elif trace:
            raise result from RemoteError(trace)
        else:
            self.stillborn = 0

    def lost(self, job: tuple[int, Any] | None, gone: Gone) -> None:
        """A hand is no more: somebody else gets its job, if it is not to blame."""
        if job is None:
            self.stillborn += 1
            deaths, when = self.stillborn, "before they had begun"
        else:
            deaths = self.deaths[job[0]] = self.deaths.get(job[0], 0) + 1
            when = "at the same piece of work"
            self.waiting.appendleft(job)
        if deaths == MOST_DEATHS:
            reason = f": {gone}" if str(gone) else ""
            raise LostWorker(f"{MOST_DEATHS} workers died {when}{reason}") from None


def done(do: Callable[[], Any]) -> bytes:
    """In a worker: a result as it travels, or an error."""
    try:
        return pickle.dumps((do(), ""))
    except Exception as error:  # the caller's business
        return told(error)


def told(error: Exception) -> bytes:
    """An error as it travels; one that cannot is told in words."""
    trace = traceback.format_exc()
    try:
        told = pickle.dumps((error, trace))
        pickle.loads(told)  # some can be written, but not read
    except Exception:  # each object refuses in its own way
        return pickle.dumps((RuntimeError(f"{type(error).__name__}: {error}"), trace))
    return told
