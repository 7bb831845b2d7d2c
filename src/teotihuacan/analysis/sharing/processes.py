"""Several processes on this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

from teotihuacan.analysis.sharing.context import JobContext
from teotihuacan.analysis.sharing.pool import Worker, WorkerDied, WorkerPool, done

MOST_WORKERS: Final = 256


class Processes(WorkerPool):
    """Several processes on this machine; one that dies is replaced, and its job is done again."""

    def spawner(self, do: Callable[[Any], Any], context: JobContext) -> Callable[[], Worker]:
        return lambda: ProcessWorker(do, context)

    def ready(self, workers: Sequence[ProcessWorker]) -> list[Worker]:
        ready = wait([worker.pipe for worker in workers])
        return [worker for worker in workers if worker.pipe in ready]


class ProcessWorker(Worker):
    """A process."""

    # Fresh processes everywhere: forked ones could inherit threads and locks of the caller.
    spawning: Final[SpawnContext] = multiprocessing.get_context("spawn")

    def __init__(self, do: Callable[[Any], Any], context: JobContext) -> None:
        self.pipe, far = self.spawning.Pipe()
        self.process: SpawnProcess = self.spawning.Process(
            target=work, args=(far, do, context), daemon=True
        )
        self.process.start()
        far.close()  # so that its death is noticed here

    def give(self, job: Any) -> None:
        with suppress(OSError):  # it has died: `answer` reports it
            self.pipe.send(job)

    def answer(self) -> bytes:
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            raise WorkerDied from None

    def terminate(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def work(pipe: Connection[Any, Any], do: Callable[[Any], Any], context: JobContext) -> None:
    """In a worker: answer jobs until nobody asks any more, be it because the caller has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the caller's business
    with suppress(EOFError, OSError):
        pipe.send_bytes(done(context.get_ready))
        while True:
            job = pipe.recv()
            pipe.send_bytes(done(lambda: do(job)))  # noqa: B023  # called at once
