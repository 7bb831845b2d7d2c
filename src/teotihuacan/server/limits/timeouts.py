"""Connection timeouts: how many connections may be open, and for how long without a request.

`requests.py` limits requests that have arrived.  Here are those that never do: half a header and
then nothing, endless headers, thousands of idle connections, responses that no client reads.
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
from teotihuacan.server.limits.requests import ConcurrencyLimit, client_at
from teotihuacan.server.settings import Settings

HEADER_BYTES: Final = 32 * 1024
"""The longest head of a request.  The parser is pinned to h11, which keeps to it."""
AT_A_TIME: Final = 32 * 1024
"""Bytes read from a connection at a time.  With asyncio's default, eight times as many, clients
that send endlessly would fill the memory before a limit is checked."""
SPARE_FILES: Final = 200  # for the store, pipes and pages, beside connections
LAST_WORDS: Final = 5  # seconds that open requests get when the server stops
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class IdleConnections(ConcurrencyLimit):
    """Idle connections, oldest first, with their clients."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.oldest_first: OrderedDict[HttpConnection, None] = OrderedDict()


class ReadTimeout(asyncio.Protocol):
    """Closes a connection whose client does not read what it is sent in time."""

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
        self.stop_stalling()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_stalling()
        super().connection_lost(exc)

    def stop_stalling(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


class HttpConnection(ReadTimeout, H11Protocol):
    """A connection that must send a request in time; `configuration` subclasses it for a server."""

    idle: ClassVar[IdleConnections]
    rate: ClassVar[ConnectionRateLimiter]
    most: ClassVar[int]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.counted_as = ""
        self.entered = False
        self.unanswered = 0  # bytes of a request that has not been answered
        self.deadline: asyncio.TimerHandle | None = None

    # --- opening and closing ------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = AT_A_TIME
        address = self.client[0] if self.client else ""
        self.counted_as = client_at(address)
        if self.rate.by_socket or self.rate.admits(address):
            self.entered = self.idle.enter(self.counted_as)
        if not self.entered:
            transport.abort()
            return
        self.start_waiting()
        while len(self.connections) > self.most and self.idle.oldest_first:
            # The connection that has been idle longest makes room.
            oldest, _ = self.idle.oldest_first.popitem(last=False)
            oldest.connections.discard(oldest)
            oldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        self.stop_waiting()
        self.stop_stalling()
        if self.entered:
            self.entered = False
            self.idle.leave(self.counted_as)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.release()  # WebSockets have a limit of their own
        super().handle_websocket_upgrade(event)

    # --- a request must arrive in time -------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.unanswered += len(data)
        super().data_received(data)
        if self.transport.is_closing() or not self.entered:
            return
        asked: RequestResponseCycle | None = self.cycle
        if asked is not None and not asked.response_complete:
            self.stop_waiting()
        elif self.timeout_keep_alive_task is None:
            self.start_waiting()

    def send_400_response(self, msg: str) -> None:
        self.rate.charge(self.counted_as, self.unanswered)  # it is not readable
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            self.rate.charge(self.counted_as, self.unanswered)  # refused before its end
        self.unanswered = 0
        super().on_response_complete()

    def start_waiting(self) -> None:
        """No request yet; a few bytes now and then do not extend the time."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.settings.header_seconds, self.too_late)
            self.idle.oldest_first[self] = None

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
            self.idle.oldest_first.pop(self, None)

    def too_late(self) -> None:
        if self.cycle is None:
            self.transport.write(TOO_LATE)
        self.leave()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.leave()

    def leave(self) -> None:
        """Close; a response that the client does not read is dropped after a while."""
        self.transport.close()
        self.loop.call_later(self.settings.answer_seconds, self.transport.abort)


class WebSocketConnection(ReadTimeout, WebSocketsSansIOProtocol):
    """A WebSocket."""


def configuration(
    app: Any, settings: Settings, rate: ConnectionRateLimiter | None = None
) -> uvicorn.Config:
    """The configuration of uvicorn for this app: everything has a limit."""
    # Behind a proxy all clients have one address: there the proxy must count.
    idle = IdleConnections(0 if settings.behind_proxy else settings.connections_per_client)
    facts = {
        "settings": settings,
        "idle": idle,
        "rate": rate or ConnectionRateLimiter(settings),
        "most": connections_for(settings.connections),
    }
    return uvicorn.Config(
        app,
        http=type("HttpConnection", (HttpConnection,), facts),
        ws=type("WebSocketConnection", (WebSocketConnection,), {"settings": settings}),
        h11_max_incomplete_event_size=HEADER_BYTES,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_WORDS,
    )


def connections_for(wanted: int) -> int:
    """The number of connections that are wanted, or fewer if the system grants fewer files.

    Without a file left the server could not accept, and the system would log that endlessly.
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
