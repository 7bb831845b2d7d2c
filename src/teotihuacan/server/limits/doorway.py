"""The way in, below every request: how many may stand there, and for how long without a word.

The guard (`guard.py`) sees requests that have arrived.  Here are those that never do: half a header
and then nothing, headers without end, thousands of silent connections, answers that nobody reads.
"""

import asyncio
import contextlib
import sys
from collections import OrderedDict
from typing import Any, ClassVar, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from teotihuacan.server.limits.connection_rate import ConnectionRateLimiter
from teotihuacan.server.limits.requests import ConcurrencyLimit, household
from teotihuacan.server.settings import Settings

HEADER_BYTES: Final = 32 * 1024
"""The longest head of a request.  The parser is pinned to h11, which keeps to it."""
AT_A_TIME: Final = 32 * 1024
"""So much is read from a connection at once: eight times as much, as asyncio has it, from many
who send without end, would fill the memory before anybody has looked at it."""
SPARE_FILES: Final = 200  # that the store, pipes and pages may need beside connections
LAST_WORDS: Final = 5  # seconds that open requests get when the server stops
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Waiting(ConcurrencyLimit):
    """Who stands in the door: connections without a request, the oldest first; and whose."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.silent: OrderedDict[Doorway, None] = OrderedDict()


class Impatient(asyncio.Protocol):
    """A connection whose other end has so many seconds to read what it is sent."""

    settings: ClassVar[Settings]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            later = self.loop.call_later
            self.stalled = later(self.settings.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self.flows()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.flows()
        super().connection_lost(exc)

    def flows(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


class Doorway(Impatient, H11Protocol):
    """A connection that must speak in time; `configuration` makes one for a server."""

    waiting: ClassVar[Waiting]
    rate: ClassVar[ConnectionRateLimiter]
    most: ClassVar[int]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.household = ""
        self.entered = False
        self.unanswered = 0  # bytes of a request that has not been answered
        self.deadline: asyncio.TimerHandle | None = None

    # --- coming and going ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = AT_A_TIME
        address = self.client[0] if self.client else ""
        self.household = household(address)
        if self.rate.by_socket or self.rate.admits(address):
            self.entered = self.waiting.enter(self.household)
        if not self.entered:
            transport.abort()
            return
        self.be_silent()
        while len(self.connections) > self.most and self.waiting.silent:
            # Whoever has said nothing for the longest time makes room.
            oldest, _ = self.waiting.silent.popitem(last=False)
            oldest.connections.discard(oldest)
            oldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)

    def gone(self) -> None:
        self.speak()
        self.flows()
        if self.entered:
            self.entered = False
            self.waiting.leave(self.household)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.gone()  # the door for sockets counts them
        super().handle_websocket_upgrade(event)

    # --- a request has so many seconds to arrive ----------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.unanswered += len(data)
        super().data_received(data)
        if self.transport.is_closing() or not self.entered:
            return
        asked: RequestResponseCycle | None = self.cycle
        if asked is not None and not asked.response_complete:
            self.speak()
        elif self.timeout_keep_alive_task is None:
            self.be_silent()

    def send_400_response(self, msg: str) -> None:
        self.rate.charge(self.household, self.unanswered)  # nobody can read it
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            self.rate.charge(self.household, self.unanswered)  # refused before its end
        self.unanswered = 0
        super().on_response_complete()

    def be_silent(self) -> None:
        """Nothing asked yet; a few letters now and then do not lengthen the time."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.settings.header_seconds, self.too_late)
            self.waiting.silent[self] = None

    def speak(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
            self.waiting.silent.pop(self, None)

    def too_late(self) -> None:
        if self.cycle is None:
            self.transport.write(TOO_LATE)
        self.leave()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.leave()

    def leave(self) -> None:
        """Close; what nobody reads is not kept for ever."""
        self.transport.close()
        self.loop.call_later(self.settings.answer_seconds, self.transport.abort)


class Line(Impatient, WebSocketsSansIOProtocol):
    """A WebSocket."""


def configuration(
    app: Any, settings: Settings, rate: ConnectionRateLimiter | None = None
) -> uvicorn.Config:
    """How uvicorn shall serve this app: nothing without a limit."""
    # Behind a proxy everybody comes from one address: there the proxy must count.
    waiting = Waiting(0 if settings.behind_proxy else settings.connections_per_client)
    facts = {
        "settings": settings,
        "waiting": waiting,
        "rate": rate or ConnectionRateLimiter(settings),
        "most": room_for(settings.connections),
    }
    return uvicorn.Config(
        app,
        http=type("Doorway", (Doorway,), facts),
        ws=type("Line", (Line,), {"settings": settings}),
        h11_max_incomplete_event_size=HEADER_BYTES,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_WORDS,
    )


def room_for(wanted: int) -> int:
    """So many connections as are wanted, if the system grants files for them.

    Without a file left nobody could come in, and the system would say so without end.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        granted = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, granted), hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(16, min(wanted, soft - SPARE_FILES))
