"""The connection rate limiter: how often a client may connect, and what it pays for wasted bytes.

A connection costs the server about as much as a request.  One that is closed here, as soon as it is
accepted, costs next to nothing: no transport, no parser, and not a byte is read.
"""

import contextlib
import functools
import socket
import struct
from typing import Any, Final

from teotihuacan.server.limits.requests import RateLimiter, client_at
from teotihuacan.server.settings import Settings

BYTES_WASTED: Final = 1024
"""Bytes read for nothing that cost as much as a connection.  A browser that tries https first sends
about that many; an endless body is cut off after a hundred times as many."""
LONGEST_REFUSAL: Final = 10.0  # seconds that a client is refused at most for what it has sent
IN_A_ROW: Final = 64  # accepted or closed before the event loop does anything else
"""Each uses a file until its protocol has counted it, and closed others if there are too many."""
AT_ONCE: Final = struct.pack("ii", 1, 0)  # close without waiting: nothing was sent

client_known_at: Final = functools.lru_cache(4096)(client_at)


class ConnectionRateLimiter:
    """Counts the connections of each client; with 0 a second it admits all."""

    def __init__(self, settings: Settings) -> None:
        # Behind a proxy all clients have one address: there the proxy must count.
        rate = 0.0 if settings.behind_proxy else settings.connections_per_second
        self.buckets: Final = RateLimiter(rate, settings.connections_at_once)
        self.turned_away = 0
        self.by_socket = False
        """True if a `LimitedSocket` counts connections; if not, the protocol does."""

    def admits(self, address: str) -> bool:
        """Count a connection from an address; return whether it may stay."""
        if self.buckets.take(client_known_at(address)):
            return True
        self.turned_away += 1
        return False

    def charge(self, client: str, wasted: int) -> None:
        """Charge a client for bytes that it sent for nothing."""
        self.buckets.charge(client, wasted / BYTES_WASTED, LONGEST_REFUSAL)


class LimitedSocket(socket.socket):
    """A listening socket that accepts only connections which the rate limiter admits."""

    def __init__(self, listener: socket.socket, rate: ConnectionRateLimiter) -> None:
        sort = (listener.family, listener.type, listener.proto)
        super().__init__(*sort, fileno=listener.detach())
        self.rate: Final = rate
        self.taken = 0
        rate.by_socket = True

    def accept(self) -> tuple[socket.socket, Any]:
        try:
            while self.taken < IN_A_ROW:
                line, address = super().accept()
                self.taken += 1
                if not isinstance(address, tuple) or self.rate.admits(address[0]):
                    return line, address
                with contextlib.suppress(OSError):
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                line.close()
        except OSError:
            self.taken = 0
            raise
        self.taken = 0
        raise BlockingIOError  # the event loop calls again when it has done other work
