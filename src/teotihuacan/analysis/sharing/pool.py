"""A pool of workers: free ones get jobs, and the job of one that dies goes to another.

`processes.py` and `cluster.py` say where the workers run.
"""

import pickle
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.analysis.sharing.context import Done, Job, JobContext

LEAD: Final = 8  # results per worker that may wait for one that takes long
MOST_DEATHS: Final = 3  # of workers at the same job: then the job is to blame


class LostWorker(teo.TeotihuacanError):
    """Several workers died at the same job."""


class WorkerDied(Exception):
    """A worker died, and what it was doing is lost."""


class RemoteError(Exception):
    """The traceback of an error in a worker."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


class Worker:
    """Does one job at a time.  A new one first reports whether it is ready."""

    def give(self, job: Any) -> None:
        raise NotImplementedError

    def answer(self) -> bytes:
        """Its result, as `done` or `told` wrote it; raises `WorkerDied`."""
        raise NotImplementedError

    def terminate(self) -> None:
        """End it, whatever it is doing."""
        raise NotImplementedError


class WorkerPool:
    """Several workers; one that dies is replaced, and its job is done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def spawner(self, do: Callable[[Any], Any], context: JobContext) -> Callable[[], Worker]:
        """Return a function that starts one more worker for this work."""
        raise NotImplementedError

    def ready(self, workers: Sequence[Any]) -> Sequence[Worker]:
        """Wait until some of these have a result, or have died."""
        raise NotImplementedError

    def __call__(
        self, do: Callable[[Job], Done], jobs: Iterable[Job], context: JobContext
    ) -> Generator[Done, None, None]:
        context.check()
        dispatcher = Dispatcher(self, self.spawner(do, context))
        try:
            yield from dispatcher.work(jobs)
        finally:
            for worker in [*dispatcher.idle, *dispatcher.at]:
                worker.terminate()


class Dispatcher:
    """Gives the jobs of one piece of work to workers."""

    def __init__(self, pool: WorkerPool, spawn: Callable[[], Worker]) -> None:
        self.pool = pool
        self.spawn = spawn
        self.idle: list[Worker] = []
        self.at: dict[Worker, tuple[int, Any] | None] = {}  # None: getting ready
        self.waiting: deque[tuple[int, Any]] = deque()  # jobs without a worker
        self.finished: dict[int, tuple[Any, str]] = {}  # results not yet returned, by number
        self.deaths: dict[int, int] = {}  # of workers, by number of the job
        self.failed_starts = 0  # workers in a row that died before they were ready

    def work(self, jobs: Iterable[Any]) -> Iterator[Any]:
        """All results, in order."""
        numbered = enumerate(jobs)
        asked = turn = 0  # jobs requested, and results returned
        workers = self.pool.workers
        while True:
            busy = len([worker for worker, job in self.at.items() if job is not None])
            while len(self.waiting) < workers - busy and asked - turn < LEAD * workers:
                more = next(numbered, None)
                if more is None:
                    break
                self.waiting.append(more)
                asked += 1
            if asked == turn:
                return
            self.give_out()
            for worker in self.pool.ready(list(self.at)):
                self.hear(worker)
            while turn in self.finished:
                result, trace = self.finished.pop(turn)
                if trace:
                    raise result from RemoteError(trace)
                turn += 1
                yield result

    def give_out(self) -> None:
        """Give jobs to free workers, and start more workers where they are too few.

        A worker gets no job before it is ready: on a cluster that has become smaller it may never
        be, and no job must wait for it.
        """
        while self.waiting and self.idle:
            worker = self.idle.pop()
            self.at[worker] = job = self.waiting.popleft()
            worker.give(job[1])
        starting = len([worker for worker, job in self.at.items() if job is None])
        for _ in range(min(len(self.waiting) - starting, self.pool.workers - len(self.at))):
            self.at[self.spawn()] = None

    def hear(self, worker: Worker) -> None:
        """Take the result of a worker, which is free again then."""
        try:
            result, trace = pickle.loads(worker.answer())
        except WorkerDied as death:
            worker.terminate()
            self.lost(self.at.pop(worker), death)
            return
        job = self.at.pop(worker)
        self.idle.append(worker)
        if job is not None:
            self.finished[job[0]] = result, trace
        elif trace:
            raise result from RemoteError(trace)
        else:
            self.failed_starts = 0

    def lost(self, job: tuple[int, Any] | None, death: WorkerDied) -> None:
        """Give the job of a worker that died to another, unless the job is to blame."""
        if job is None:
            self.failed_starts += 1
            deaths, when = self.failed_starts, "before they had begun"
        else:
            deaths = self.deaths[job[0]] = self.deaths.get(job[0], 0) + 1
            when = "at the same piece of work"
            self.waiting.appendleft(job)
        if deaths == MOST_DEATHS:
            reason = f": {death}" if str(death) else ""
            raise LostWorker(f"{MOST_DEATHS} workers died {when}{reason}") from None


def done(do: Callable[[], Any]) -> bytes:
    """In a worker: a result or an error, pickled."""
    try:
        return pickle.dumps((do(), ""))
    except Exception as error:  # the caller's business
        return told(error)


def told(error: Exception) -> bytes:
    """An error, pickled; one that cannot be pickled becomes a text."""
    trace = traceback.format_exc()
    try:
        told = pickle.dumps((error, trace))
        pickle.loads(told)  # some can be pickled, but not read
    except Exception:  # each object refuses in its own way
        return pickle.dumps((RuntimeError(f"{type(error).__name__}: {error}"), trace))
    return told
