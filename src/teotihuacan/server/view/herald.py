"""What many are told alike is found out once: one look, one drawing for all who watch a game."""

import asyncio
import gzip
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from teotihuacan.server.games.hub import Hub

T = TypeVar("T")
MOST_SAID: Final = 64  # different answers for one version of a game
LEVEL: Final = 5  # of packing
MOST_DRAWN: Final = 64  # scenes kept for spectators


class Herald:
    """Answers that are the same for everybody, until a game changes; for one event loop."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.said: dict[str, tuple[int, dict[Hashable, asyncio.Future[Any]]]] = {}

    async def say(self, game: str, what: Hashable, find: Callable[[], Awaitable[T]]) -> T:
        """What `find` finds: asked once for each version of a game, however many want to know."""
        version = self.hub.version(game)
        known = self.said.get(game)
        if known is None or known[0] != version or len(known[1]) > MOST_SAID:
            known = self.said[game] = (version, {})
        asked = known[1].get(what)
        if asked is None or broken(asked):
            asked = known[1][what] = asyncio.ensure_future(find())
        answer: T = await asyncio.shield(asked)
        return answer

    def forget(self, game: str) -> None:
        """The last one has gone."""
        if not self.hub.is_watched(game):
            self.said.pop(game, None)


def broken(asked: asyncio.Future[Any]) -> bool:
    """Whether it has failed, or belongs to a loop that is gone."""
    if asked.get_loop() is not asyncio.get_running_loop():
        return True
    return asked.done() and (asked.cancelled() or asked.exception() is not None)


class Drawn:
    """Whole answers for spectators, ready to be sent, packed and not."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Hashable, tuple[bytes, bytes]] = OrderedDict()
        self.lock = threading.Lock()
        self.drawing: dict[Hashable, threading.Lock] = {}

    def answer(self, request: Request, key: Hashable, draw: Callable[[], bytes]) -> Response:
        """An answer that was made before, or is made now; by one for all who want it."""
        with self.lock:
            turn = self.drawing.setdefault(key, threading.Lock())
        try:
            with turn:
                found = self.kept.get(key)
                if found is None:
                    body = draw()
                    found = (body, gzip.compress(body, LEVEL))
                    self.keep(key, found)
        finally:
            with self.lock:
                self.drawing.pop(key, None)
        return packed(request, *found)

    def keep(self, key: Hashable, made: tuple[bytes, bytes]) -> None:
        with self.lock:
            self.kept[key] = made
            while len(self.kept) > MOST_DRAWN:
                self.kept.popitem(last=False)


def packed(request: Request, body: bytes, already: bytes | None = None) -> Response:
    """JSON as the client accepts it, so that it is not packed where others are held up."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json")
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    small = gzip.compress(body, LEVEL) if already is None else already
    return Response(small, media_type="application/json", headers=headers)
