"""Free ports, for servers that are started by tests."""

import random
import socket

CHOSEN = range(12_000, 32_000)
"""Below those that systems give to outgoing connections: one of these could have the port of a
server that is just started, or started again."""
OFTEN = 100


def free_port() -> int:
    """A port of the loopback address that nobody listens on at this moment."""
    luck = random.SystemRandom()  # another one for each of several processes that ask at once
    for _ in range(OFTEN):
        port = luck.choice(CHOSEN)
        with socket.socket() as asked:
            try:
                asked.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")
