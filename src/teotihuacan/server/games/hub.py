"""Notifies the WebSockets that watch a game of its changes, from any thread."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterable


class Watcher:
    """One open WebSocket; several changes at once notify it once."""

    def __init__(self, game: str, loop: asyncio.AbstractEventLoop) -> None:
        self.game = game
        self.loop = loop
        self.changed = asyncio.Event()
        self.page = ""  # the name of the page at the other end, if it is one
        self.others = True  # whether others have changed something since the last message

    def notify(self, page: str = "") -> None:
        """Call from any thread; `page` has made the change and knows of it from its response."""
        if not page or page != self.page:
            self.others = True
        with contextlib.suppress(RuntimeError):  # the event loop has ended
            self.loop.call_soon_threadsafe(self.changed.set)


class Hub:
    """The watchers of each game in this process."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Watcher]] = {}
        self.lock = threading.Lock()
        self.versions: dict[str, int] = {}  # of games that are watched
        self.on_watch: Callable[[str], None] = lambda game: None
        """Called when a game gets a watcher."""

    def watch(self, game: str, loop: asyncio.AbstractEventLoop) -> Watcher:
        watcher = Watcher(game, loop)
        with self.lock:
            self.watchers.setdefault(game, set()).add(watcher)
        self.on_watch(game)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        with self.lock:
            others = self.watchers.get(watcher.game, set())
            others.discard(watcher)
            if not others:
                self.watchers.pop(watcher.game, None)
                self.versions.pop(watcher.game, None)

    def version(self, game: str) -> int:
        """Return how often a game has changed since it is watched."""
        with self.lock:
            return self.versions.get(game, 0)

    def is_watched(self, game: str) -> bool:
        with self.lock:
            return game in self.watchers

    def watched(self) -> list[str]:
        with self.lock:
            return list(self.watchers)

    def announce(self, games: Iterable[str], page: str = "") -> None:
        """Notify the watchers of games that have changed, or may have; `page` made the change."""
        with self.lock:
            watched = [game for game in games if game in self.watchers]
            for game in watched:
                self.versions[game] = self.versions.get(game, 0) + 1
            watchers = [watcher for game in watched for watcher in self.watchers[game]]
        for watcher in watchers:
            watcher.notify(page)
