"""Health checks: whether a server answers, and whether it should get new requests.

`/health` reports that the process answers, whatever the store does: a supervisor should restart it
only if it does not.  `/ready` reports whether new requests should come here: the store answers in
time, and the server is not about to stop.
"""

import asyncio
import logging
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from types import FrameType
from typing import Final

import uvicorn
from sqlalchemy import text

from teotihuacan.server.store.store import SqlStore

LOG: Final = logging.getLogger("teotihuacan.server")
STORE_SECONDS: Final = 2.0  # in which a store must answer to be called ready
READY: Final = "ready"
DRAINING: Final = "draining"
NO_STORE: Final = "store"


class Readiness:
    """What a server answers to a load balancer."""

    def __init__(self, store: SqlStore, patience: float = STORE_SECONDS) -> None:
        self.store: Final = store
        self.patience: Final = patience
        self.draining = False
        # If the store hangs, at most one thread hangs with it.
        self.asker: Final = ThreadPoolExecutor(1, thread_name_prefix="ready")
        self.asked: Future[None] | None = None

    def drain(self) -> None:
        """From now on other servers should be asked; can be called by a signal handler."""
        self.draining = True

    def close(self) -> None:
        self.asker.shutdown(wait=False, cancel_futures=True)

    def ask_store(self) -> None:
        with self.store.engine.connect() as connection:
            connection.execute(text("SELECT 1 FROM games WHERE id = ''"))

    async def state(self) -> str:
        if self.draining:
            return DRAINING
        if self.asked is None or self.asked.done():
            self.asked = self.asker.submit(self.ask_store)
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self.asked)), self.patience)
        except TimeoutError:
            return NO_STORE
        except Exception as error:  # the driver's errors are many; all mean the same here
            LOG.warning("not ready, the store failed: %s", type(error).__name__)
            return NO_STORE
        return READY


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
