"""Announcements: from whatever thread changes a game to whoever watches it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterable


class Watcher:
    """One open WebSocket; several changes at once wake it once."""

    def __init__(self, game: str, loop: asyncio.AbstractEventLoop) -> None:
        self.game = game
        self.loop = loop
        self.woken = asyncio.Event()

    def wake(self) -> None:
        """Callable from any thread."""
        with contextlib.suppress(RuntimeError):  # the loop has ended, and with it the watching
            self.loop.call_soon_threadsafe(self.woken.set)


class Hub:
    """Who watches which game in this process."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Watcher]] = {}
        self.lock = threading.Lock()

    def watch(self, game: str, loop: asyncio.AbstractEventLoop) -> Watcher:
        watcher = Watcher(game, loop)
        with self.lock:
            self.watchers.setdefault(game, set()).add(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        with self.lock:
            others = self.watchers.get(watcher.game, set())
            others.discard(watcher)
            if not others:
                self.watchers.pop(watcher.game, None)

    def watched(self) -> list[str]:
        with self.lock:
            return list(self.watchers)

    def announce(self, games: Iterable[str]) -> None:
        """Some games have changed, or may have."""
        with self.lock:
            woken = [watcher for game in games for watcher in self.watchers.get(game, ())]
        for watcher in woken:
            watcher.wake()
