"""Log rate limiting: clients cannot fill the log with one kind of message."""

import logging
import threading
import time
from typing import Final

LOGGERS: Final = ("teotihuacan.server", "uvicorn.error", "asyncio", "concurrent.futures")
SAID_AT_ONCE: Final = 5
SECONDS: Final = 60.0
MOST_KINDS: Final = 1000  # in memory


class Throttle(logging.Filter):
    """Lets each kind of message pass a few times a minute, and logs how many were left out.

    A kind is the logger, the text before anything is filled in, and the type of the error: what
    clients send is in none of them.
    """

    def __init__(self, at_once: int = SAID_AT_ONCE, seconds: float = SECONDS) -> None:
        super().__init__()
        self.at_once = at_once
        self.seconds = seconds
        self.said: dict[tuple[str, str, str], tuple[float, int]] = {}  # since when, how often
        self.lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        failed = record.exc_info[0] if record.exc_info else None
        kind = (record.name, str(record.msg)[:60], "" if failed is None else failed.__name__)
        now = time.monotonic()
        with self.lock:
            since, count = self.said.get(kind, (now, 0))
            left_out = 0
            if now - since >= self.seconds:
                left_out = max(0, count - self.at_once)
                since, count = now, 0
            if len(self.said) >= MOST_KINDS:
                self.said.clear()
            self.said[kind] = (since, count + 1)
        if count >= self.at_once:
            return False
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more like it)"
            record.args = None
        return True


def limit_log_rate() -> None:
    """Throttle all loggers of a server; safe to call again."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Throttle) for known in logger.filters):
            logger.addFilter(Throttle())
