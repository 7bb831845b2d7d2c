"""Addresses of this machine for other devices in its network."""

import contextlib
import ipaddress
import socket
from typing import Final

# An address reserved for documentation: asking for the route to it sends nothing.
FAR: Final = "192.0.2.1"


def addresses() -> list[str]:
    """This machine's addresses in its networks, the likeliest first; none: it has no network."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(type=socket.SOCK_DGRAM) as asking:
        asking.connect((FAR, 9))
        found.append(asking.getsockname()[0])
    with contextlib.suppress(OSError):
        for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append(str(entry[4][0]))
    return [address for address in dict.fromkeys(found) if is_reachable(address)]


def is_reachable(address: str) -> bool:
    """Return whether another device could mean this machine by it."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local)


def names() -> tuple[str, ...]:
    """Return the host names of this machine in its network, not its addresses."""
    own = socket.gethostname().lower()
    return (own, f"{own.split('.')[0]}.local")
