"""Free ports, for servers that are started by tests."""

from __future__ import annotations

import socket


def free_port() -> int:
    """A port of the loopback address that nobody listens on at this moment."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port
