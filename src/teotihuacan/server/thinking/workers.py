"""Processes in which computer players think: each is looked after, and replaced when it hangs.

One that dies or hangs harms only the thought it was busy with.
"""

import contextlib
import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from teotihuacan.server.thinking.thinking import Died, Hung, beating, begin_worker, travelling
from teotihuacan.titles import TITLES

T = TypeVar("T")
SLICE: Final = 0.5  # seconds between two looks whether to go on waiting
BEAT: Final = "beat"
DONE: Final = "done"
FAILED: Final = "failed"


class WorkerProcess:
    """One process, started when it is first needed; for one thread at a time."""

    def __init__(self) -> None:
        self.process: Any = None
        self.line: Connection | None = None

    def begin(self) -> Connection:
        if self.line is None or not self.process.is_alive():
            self.kill()
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            given = (theirs, list(TITLES.values()), travelling())
            # Not a daemon: a player may use processes of its own.
            self.process = context.Process(target=work, args=given)
            self.process.start()
            theirs.close()
            self.line = ours
        return self.line

    def ask(self, patience: float | None, work: Callable[..., T], *given: object) -> T:
        """Have something done; `patience`: seconds without any sign of life."""
        try:
            line = self.begin()
            began = time.monotonic()
            line.send((work, given))
            while True:
                if line.poll(SLICE):
                    sort, what = line.recv()
                    if sort == BEAT:
                        began = time.monotonic()
                    elif sort == DONE:
                        found: T = what
                        return found
                    else:
                        raise RuntimeError(what)
                elif patience is not None and time.monotonic() - began > patience:
                    self.kill()
                    raise Hung(time.monotonic() - began)
        except (EOFError, OSError):
            self.kill()
            raise Died(time.monotonic() - began) from None

    def kill(self) -> None:
        process, line = self.process, self.line
        self.line = None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join(5)

    def end(self) -> None:
        """Kill the process from another thread; the caller that waits for it gets an error."""
        process = self.process
        if process is not None:
            with contextlib.suppress(ValueError):
                process.kill()


def work(line: Connection, titles: Any, known: Any) -> None:
    """The life of a process that thinks."""
    begin_worker(titles, known)
    beating(lambda: line.send((BEAT, None)))
    with contextlib.suppress(EOFError, OSError):
        while True:
            task, given = line.recv()
            try:
                answer = (DONE, task(*given))
            except Exception as error:
                answer = (FAILED, f"{type(error).__name__}: {error}"[:500])
            line.send(answer)
