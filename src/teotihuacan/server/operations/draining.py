"""A server that reports that it will stop, and stops when it gets no new requests."""

import threading
from types import FrameType
from typing import Final

import uvicorn

from teotihuacan.server.operations.readiness import Readiness


class Draining(uvicorn.Server):
    """At the first signal `/ready` says no while everything else is answered as before; so many
    seconds later, or at the second signal, the server stops."""

    def __init__(self, config: uvicorn.Config, readiness: Readiness, seconds: float) -> None:
        super().__init__(config)
        self.readiness: Final = readiness
        self.seconds: Final = seconds

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        first = not self.readiness.draining
        self.readiness.drain()
        if not first or self.seconds <= 0:
            super().handle_exit(sig, frame)
            return
        later = threading.Timer(self.seconds, super().handle_exit, (sig, frame))
        later.daemon = True
        later.start()
