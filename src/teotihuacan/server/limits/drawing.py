"""Draws what pages are sent: few at a time, clients in turn, each charged for the work.

Drawing takes processor time, and clients can ask for it at will.  A few threads of its own do it,
so one client never delays another by more than one drawing.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

from teotihuacan.server.limits.requests import RateLimiter
from teotihuacan.server.thinking.queueing import Queue, Work

T = TypeVar("T")
AT_ONCE: Final = 2
PER_CLIENT: Final = 1
SECONDS: Final = 0.001  # of the processor that cost as much as the cheapest request
BYTES: Final = 50_000  # sent that do
LONGEST_DEBT: Final = 10.0  # seconds after which a client may ask again, whatever it has caused


class DrawingQueue:
    """Drawings that wait for one of a few threads."""

    def __init__(self, requests: RateLimiter) -> None:
        self.requests: Final = requests
        self.queue: Final = Queue(PER_CLIENT)
        self.lock: Final = threading.Lock()
        self.threads: Final[list[threading.Thread]] = []

    async def draw(self, client: str, work: Callable[[], T]) -> T:
        """Return the result of `work` in the client's turn; the client is charged for the time."""
        drawing: Work[T] = Work(self.charged, client, work)
        self.queue.put(drawing, client, True)
        self.start()
        return await asyncio.wrap_future(drawing.answer)

    def charged(self, client: str, work: Callable[[], T]) -> T:
        """Draw, and charge the client before it gets the answer."""
        began = time.thread_time()
        try:
            return work()
        finally:
            self.charge(client, (time.thread_time() - began) / SECONDS)

    def start(self) -> None:
        with self.lock:
            while len(self.threads) < AT_ONCE:
                thread = threading.Thread(target=self.run, name="drawing", daemon=True)
                self.threads.append(thread)
                thread.start()

    def run(self) -> None:
        while True:
            drawing = self.queue.take()
            if not isinstance(drawing, Work):
                return
            try:
                drawing.do(lambda task, *given: task(*given))
            finally:
                self.queue.done(drawing)

    def sent(self, client: str, size: int) -> None:
        """Charge a client for what it is sent."""
        self.charge(client, size / BYTES)

    def charge(self, client: str, cost: float) -> None:
        self.requests.charge(client, cost, LONGEST_DEBT)

    async def afford(self, client: str, cost: float = 1.0) -> None:
        """Wait until a client may ask for something again."""
        while not self.requests.take(client, cost):
            await asyncio.sleep(self.requests.wait(client, cost))

    def close(self) -> None:
        self.queue.close()
