"""Announcements: from whatever thread changes a game to whoever watches it."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterable


class Watcher:
    """One open WebSocket; several changes at once wake it once."""

    def __init__(self, game: str, loop: asyncio.AbstractEventLoop) -> None:
        self.game = game
        self.loop = loop
        self.woken = asyncio.Event()
        self.page = ""  # the name of the page that listens, if it is one
        self.others = True  # whether somebody else has changed something since the last word

    def wake(self, page: str = "") -> None:
        """Callable from any thread; `page` has changed the game, and knows it from its answer."""
        if not page or page != self.page:
            self.others = True
        with contextlib.suppress(RuntimeError):  # the loop has ended, and with it the watching
            self.loop.call_soon_threadsafe(self.woken.set)


class Hub:
    """Who watches which game in this process."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Watcher]] = {}
        self.lock = threading.Lock()
        self.versions: dict[str, int] = {}  # of games that are watched
        self.on_watch: Callable[[str], None] = lambda game: None
        """Called when somebody begins to watch a game."""

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
        """How often a game has changed since somebody watches it."""
        with self.lock:
            return self.versions.get(game, 0)

    def is_watched(self, game: str) -> bool:
        with self.lock:
            return game in self.watchers

    def watched(self) -> list[str]:
        with self.lock:
            return list(self.watchers)

    def announce(self, games: Iterable[str], page: str = "") -> None:
        """Some games have changed, or may have: by the doing of a page."""
        with self.lock:
            changed = [game for game in games if game in self.watchers]
            for game in changed:
                self.versions[game] = self.versions.get(game, 0) + 1
            woken = [watcher for game in changed for watcher in self.watchers[game]]
        for watcher in woken:
            watcher.wake(page)
