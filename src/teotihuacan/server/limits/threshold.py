"""The threshold, before the door: how often a household may come, and what it pays for waste.

A connection costs the server about as much as a request, whatever comes of it.  One that is turned
away here, as soon as the system hands it over, costs next to nothing: neither a transport nor a
parser is made for it, and not a byte is read.
"""

import contextlib
import functools
import socket
import struct
from typing import Any, Final

from teotihuacan.server.limits.requests import RateLimiter, household
from teotihuacan.server.settings import Settings

IN_VAIN: Final = 1024
"""So many bytes read in vain weigh as much as a connection.  A browser that tries https first sends
about that; a body without end is cut off after a hundred times as much."""
PENANCE: Final = 10.0  # seconds that a household is turned away at most for what it has sent
IN_A_ROW: Final = 64  # taken or turned away before others have their turn
"""Each takes a file until the doorway has counted it, and made room where there are too many."""
AT_ONCE: Final = struct.pack("ii", 1, 0)  # close without waiting for anybody: nothing was said

known_household: Final = functools.lru_cache(4096)(household)


class Threshold:
    """Counts who comes; 0 a second: nobody does."""

    def __init__(self, settings: Settings) -> None:
        # Behind a proxy everybody comes from one address: there the proxy must count.
        rate = 0.0 if settings.behind_proxy else settings.connections_per_second
        self.buckets: Final = RateLimiter(rate, settings.connections_at_once)
        self.turned_away = 0
        self.outside = False
        """Whether a porch counts; where the event loop accepts on its own, the doorway does."""

    def passes(self, address: str) -> bool:
        """Whether somebody from an address may come in."""
        if self.buckets.take(known_household(address)):
            return True
        self.turned_away += 1
        return False

    def charge(self, household: str, wasted: int) -> None:
        """Somebody has sent so many bytes that had to be thrown away."""
        self.buckets.charge(household, wasted / IN_VAIN, PENANCE)


class Porch(socket.socket):
    """A listening socket that hands over only who passes the threshold."""

    def __init__(self, listener: socket.socket, threshold: Threshold) -> None:
        sort = (listener.family, listener.type, listener.proto)
        super().__init__(*sort, fileno=listener.detach())
        self.threshold: Final = threshold
        self.taken = 0
        threshold.outside = True

    def accept(self) -> tuple[socket.socket, Any]:
        try:
            while self.taken < IN_A_ROW:
                line, address = super().accept()
                self.taken += 1
                if not isinstance(address, tuple) or self.threshold.passes(address[0]):
                    return line, address
                with contextlib.suppress(OSError):
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                line.close()
        except OSError:
            self.taken = 0
            raise
        self.taken = 0
        raise BlockingIOError  # the loop comes back when it has seen to the others
