"""`teo serve --processes N`: several server processes on one port and one PostgreSQL.

Each listens for itself, and the system distributes connections.  The first process starts those
again that die; when it is told to stop, or dies, all of them stop.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final

import teotihuacan as teo
from teotihuacan.cli import computer_players

if TYPE_CHECKING:
    from teotihuacan.cli.serve import ServerArguments

MOST: Final = 64
PAUSE: Final = 1.0  # seconds before a process that died is started again
GRACE: Final = 20.0  # seconds until a process that does not stop is killed


def check(wanted: ServerArguments, url: str) -> None:
    """Check the requirements of several processes."""
    if wanted.processes > MOST:
        raise teo.OptionError(f"--processes must be 1 to {MOST}, not {wanted.processes}")
    if not url.startswith("postgresql"):
        raise teo.OptionError(
            "--processes needs PostgreSQL: --database postgresql://USER@HOST/NAME"
        )
    if not hasattr(socket, "SO_REUSEPORT"):
        raise teo.OptionError("--processes: this system cannot share a port among processes")


def share(wanted: ServerArguments, number: int) -> ServerArguments:
    """The arguments of one process: its part of the computer players, its own port for metrics."""
    part = -(-thinkers(wanted) // wanted.processes)
    host, colon, port = wanted.metrics.rpartition(":")
    metrics = f"{host}{colon}{int(port) + number}" if port.isdecimal() else wanted.metrics
    alone = replace(wanted, workers_thinking=part, metrics=metrics, open=False, share=False)
    return replace(alone, quiet=True)


def thinkers(wanted: ServerArguments) -> int:
    """Return how many worker processes computer players have."""
    usual = max(1, min(4, (os.cpu_count() or 2) - 1))
    return usual if wanted.workers_thinking is None else wanted.workers_thinking


@contextlib.contextmanager
def at_stop(stop: Callable[[], None]) -> Iterator[None]:
    """Call a function, and nothing else, when this process gets a signal to stop."""
    names = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(name, lambda *_: stop()) for name in names]
    try:
        yield
    finally:
        for name, handler in zip(names, before, strict=True):
            signal.signal(name, handler)


class ServerGroup:
    """The server processes, by number."""

    def __init__(self, wanted: ServerArguments, arguments: argparse.Namespace | None) -> None:
        self.wanted = wanted
        self.arguments = arguments
        self.context = multiprocessing.get_context("spawn")
        self.members: dict[int, Any] = {}
        self.stopping = threading.Event()

    def begin(self, number: int) -> None:
        given = (share(self.wanted, number), self.arguments)
        # Not a daemon: its computer players think in processes of their own.
        self.members[number] = self.context.Process(target=member, args=given)
        self.members[number].start()

    def run(self) -> None:
        """Restart processes that die, until a signal to stop."""
        for number in range(self.wanted.processes):
            self.begin(number)
        with at_stop(self.stopping.set):
            while not self.stopping.is_set():
                wait([process.sentinel for process in self.members.values()], timeout=0.2)
                for number, process in list(self.members.items()):
                    if not process.is_alive() and not self.stopping.wait(PAUSE):
                        self.begin(number)
        for process in self.members.values():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGTERM)
        for process in self.members.values():
            process.join(GRACE + self.wanted.drain_seconds)
            process.kill()


def member(wanted: ServerArguments, arguments: argparse.Namespace | None) -> None:
    """Run one server; the entry point of a process."""
    from teotihuacan.cli import serve

    if arguments is not None:
        computer_players.load(arguments)
    threading.Thread(target=end_with_the_first, daemon=True).start()
    sys.exit(serve.serve_alone(wanted))


def end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
