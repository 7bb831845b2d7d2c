"""Several processes on this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

from teotihuacan.analysis.sharing.crew import Crew
from teotihuacan.analysis.sharing.hands import Gone, Hand, Hands, done

MOST_WORKERS: Final = 256


class Processes(Hands):
    """Several processes on this machine; one that dies is replaced, and its job is done again."""

    def hirer(self, do: Callable[[Any], Any], crew: Crew) -> Callable[[], Hand]:
        return lambda: ProcessHand(do, crew)

    def heard(self, hands: Sequence[ProcessHand]) -> list[Hand]:
        ready = wait([hand.pipe for hand in hands])
        return [hand for hand in hands if hand.pipe in ready]


class ProcessHand(Hand):
    """A process."""

    # Fresh processes everywhere: forked ones could inherit threads and locks of the caller.
    context: Final[SpawnContext] = multiprocessing.get_context("spawn")

    def __init__(self, do: Callable[[Any], Any], crew: Crew) -> None:
        self.pipe, far = self.context.Pipe()
        self.process: SpawnProcess = self.context.Process(
            target=work, args=(far, do, crew), daemon=True
        )
        self.process.start()
        far.close()  # so that its death is heard here

    def give(self, job: Any) -> None:
        with suppress(OSError):  # it is dead: whoever waits for its answer finds out
            self.pipe.send(job)

    def answer(self) -> bytes:
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            raise Gone from None

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def work(pipe: Connection[Any, Any], do: Callable[[Any], Any], crew: Crew) -> None:
    """In a worker: answer jobs until nobody asks any more, be it because the caller has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the caller's business
    with suppress(EOFError, OSError):
        pipe.send_bytes(done(crew.get_ready))
        while True:
            job = pipe.recv()
            pipe.send_bytes(done(lambda: do(job)))  # noqa: B023  # called at once
