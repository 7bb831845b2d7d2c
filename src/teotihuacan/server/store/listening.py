"""PostgreSQL's announcements: what other servers have changed."""

import logging
import threading
from collections.abc import Callable
from typing import Final

from teotihuacan.server.games.hub import Hub
from teotihuacan.server.store.write_queue import CHANNEL

LOG: Final = logging.getLogger("teotihuacan.server")
POLL: Final = 0.5  # seconds between two checks whether to stop
LONGEST_PAUSE: Final = 10.0


class Listener:
    """One connection that listens, and comes back when it is lost."""

    def __init__(self, url: str, hub: Hub, heard: Callable[[], None] = lambda: None) -> None:
        self.url: Final = url.replace("postgresql+psycopg://", "postgresql://")
        self.hub: Final = hub
        self.heard: Final = heard
        """Called at every announcement: it shows that the database is well."""
        self.stopping: Final = threading.Event()
        self.thread: Final = threading.Thread(target=self.run, name="listen", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.stopping.set()
        self.thread.join(5)

    def run(self) -> None:
        pause = POLL
        while not self.stopping.is_set():
            try:
                self.listen()
                pause = POLL
            except Exception as error:  # the driver's errors are many; all mean: try again
                LOG.warning("no announcements from the database: %s", type(error).__name__)
                self.stopping.wait(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    def listen(self) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.hub.announce(self.hub.watched())  # what was missed meanwhile
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=POLL):
                    self.heard()
                    self.hub.announce([notice.payload])
                    if self.stopping.is_set():
                        return
