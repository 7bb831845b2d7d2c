"""`teo serve --processes N`: several servers on one port and one PostgreSQL, looked after by one.

Each listens for itself and the system shares out who comes.  One that dies is started again; when
the first is told to stop, or is gone, all of them stop.
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
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final

import teotihuacan as teo
from teotihuacan.cli.plugged import plugged

if TYPE_CHECKING:
    from teotihuacan.cli.serve import Wishes

MOST: Final = 64
PAUSE: Final = 1.0  # seconds before one that died is started again
LAST_WORDS: Final = 20.0  # seconds until one that does not stop is ended


def check(wishes: Wishes, url: str) -> None:
    """What several processes need."""
    if wishes.processes > MOST:
        raise teo.OptionError(f"--processes is at most {MOST}")
    if not url.startswith("postgresql"):
        raise teo.OptionError(
            "--processes needs PostgreSQL: --database postgresql://USER@HOST/NAME"
        )
    if not hasattr(socket, "SO_REUSEPORT"):
        raise teo.OptionError("--processes: this system cannot share a port among processes")


def share(wishes: Wishes, number: int) -> Wishes:
    """What one of several is to do: its part of the thinking, figures at a port of its own."""
    thinkers = wishes.thinkers
    if thinkers is None:
        thinkers = max(1, min(4, (os.cpu_count() or 2) - 1))
    part = -(-thinkers // wishes.processes)
    metrics = wishes.metrics
    if metrics:
        host, colon, port = metrics.rpartition(":")
        metrics = f"{host}{colon}{int(port) + number}" if port.isdecimal() else metrics
    return replace(wishes, thinkers=part, metrics=metrics, open=False, share=False)


class Crew:
    """The processes, by their numbers."""

    def __init__(self, wishes: Wishes, arguments: argparse.Namespace | None) -> None:
        self.wishes = wishes
        self.arguments = arguments
        self.context = multiprocessing.get_context("spawn")
        self.members: dict[int, Any] = {}
        self.stopping = threading.Event()

    def begin(self, number: int) -> None:
        given = (share(self.wishes, number), self.arguments)
        # Not a daemon: its computer players think in processes of their own.
        self.members[number] = self.context.Process(target=member, args=given)
        self.members[number].start()

    def run(self) -> None:
        """Until somebody says stop."""
        for number in range(self.wishes.processes):
            self.begin(number)
        with self.signals():
            while not self.stopping.is_set():
                wait([process.sentinel for process in self.members.values()], timeout=0.2)
                for number, process in list(self.members.items()):
                    if not process.is_alive() and not self.stopping.wait(PAUSE):
                        self.begin(number)
        for process in self.members.values():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGTERM)
        for process in self.members.values():
            process.join(LAST_WORDS + self.wishes.drain)
            process.kill()

    @contextlib.contextmanager
    def signals(self) -> Iterator[None]:
        names = (signal.SIGINT, signal.SIGTERM)
        before = [signal.signal(name, lambda *_: self.stopping.set()) for name in names]
        try:
            yield
        finally:
            for name, handler in zip(names, before, strict=True):
                signal.signal(name, handler)


def member(wishes: Wishes, arguments: argparse.Namespace | None) -> None:
    """The life of one of them."""
    from teotihuacan.cli import serve

    if arguments is not None:
        plugged(arguments)
    threading.Thread(target=end_with_the_first, daemon=True).start()
    sys.exit(serve.serve_alone(wishes, quietly=True))


def end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
