"""Answers that are the same for every spectator are made once."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from teotihuacan.server.games.hub import Hub

T = TypeVar("T")
MOST_ANSWERS: Final = 64  # different ones for one version of a game
LEVEL: Final = 5  # of compression


class SpectatorCache:
    """Answers that are the same for all clients until a game changes; for one event loop."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.answers: dict[str, tuple[int, dict[Hashable, asyncio.Future[Any]]]] = {}

    async def get(self, game: str, what: Hashable, find: Callable[[], Awaitable[T]]) -> T:
        """The result of `find`, which is called once for each version of a game."""
        version = self.hub.version(game)
        known = self.answers.get(game)
        if known is None or known[0] != version or len(known[1]) > MOST_ANSWERS:
            known = self.answers[game] = (version, {})
        asked = known[1].get(what)
        if asked is None or broken(asked):
            asked = known[1][what] = asyncio.ensure_future(find())
        answer: T = await asyncio.shield(asked)
        return answer

    def forget(self, game: str) -> None:
        """Drop the answers of a game that is not watched any more."""
        if not self.hub.is_watched(game):
            self.answers.pop(game, None)


def broken(asked: asyncio.Future[Any]) -> bool:
    """Return whether it has failed, or belongs to an event loop that has ended."""
    if asked.get_loop() is not asyncio.get_running_loop():
        return True
    return asked.done() and (asked.cancelled() or asked.exception() is not None)


def both(body: bytes) -> tuple[bytes, bytes]:
    """An answer as it is, and compressed."""
    return body, gzip.compress(body, LEVEL)


def compressed(request: Request, body: bytes, small: bytes | None = None) -> Response:
    """JSON as the client accepts it; compressed here, not where others would be held up.

    `small`: the same compressed already.
    """
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json")
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    small = gzip.compress(body, LEVEL) if small is None else small
    return Response(small, media_type="application/json", headers=headers)
