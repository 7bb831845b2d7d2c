"""Drawings that several pages or spectators may want are made once."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

T = TypeVar("T")
MOST_KEPT: Final = 128


class DrawingCache:
    """The last drawings that were asked for."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most: Final = most
        self.found: Final[OrderedDict[Hashable, Any]] = OrderedDict()
        self.lock: Final = threading.Lock()
        self.drawing: Final[dict[Hashable, threading.Lock]] = {}

    def get(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Return the cached response for this key, or compute it once for all who are waiting."""
        with self.lock:
            turn = self.drawing.setdefault(key, threading.Lock())
        try:
            with turn:
                return self.known(key, draw)
        finally:
            with self.lock:
                self.drawing.pop(key, None)

    def known(self, key: Hashable, draw: Callable[[], T]) -> T:
        with self.lock:
            if key in self.found:
                self.found.move_to_end(key)
                known: T = self.found[key]
                return known
        drawn = draw()
        with self.lock:
            self.found[key] = drawn
            while len(self.found) > self.most:
                self.found.popitem(last=False)
        return drawn
