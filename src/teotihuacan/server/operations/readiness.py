"""Whether a server lives, and whether it should be sent anybody.

`/health` says that the process answers, whatever the store does: somebody who watches it should
start it again only when it does not.  `/ready` says whether new requests should come here: the
store answers in time, and the server is not about to stop.
"""

import asyncio
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from sqlalchemy import text

from teotihuacan.server.store.store import SqlStore

LOG: Final = logging.getLogger("teotihuacan.server")
STORE_SECONDS: Final = 2.0  # in which a store must answer to be called ready
READY: Final = "ready"
DRAINING: Final = "draining"
NO_STORE: Final = "store"


class Readiness:
    """One server's answer to those who send people to it."""

    def __init__(self, store: SqlStore, patience: float = STORE_SECONDS) -> None:
        self.store: Final = store
        self.patience: Final = patience
        self.draining = False
        # One thread at most hangs with a store that hangs.
        self.asker: Final = ThreadPoolExecutor(1, thread_name_prefix="ready")
        self.asked: Future[None] | None = None

    def drain(self) -> None:
        """From now on others shall be asked; callable from a signal."""
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
            LOG.warning("not ready, the store fails: %s", type(error).__name__)
            return NO_STORE
        return READY
