"""A real server on a real port inside the test's own process: for settings no command line has."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import uvicorn
from fastapi import FastAPI

from teotihuacan.server.app import create_app
from teotihuacan.server.limits.connection_rate import LimitedSocket
from teotihuacan.server.limits.timeouts import configuration
from teotihuacan.server.settings import Settings


class Running:
    """The server and where it is."""

    def __init__(self, app: FastAPI, server: uvicorn.Server, port: int) -> None:
        self.app = app
        self.server = server
        self.port = port

    def connect(self, host: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection((host, self.port), timeout=30)

    def connections(self) -> int:
        return len(self.server.server_state.connections)


def ask(line: socket.socket, text: str) -> bytes:
    """Send something, and read all there is until the other side closes."""
    line.sendall(text.encode("latin-1"))
    return rest(line)


def rest(line: socket.socket) -> bytes:
    got = bytearray()
    with contextlib.suppress(ConnectionError):
        while some := line.recv(65536):
            got += some
    return bytes(got)


@contextlib.contextmanager
def running(
    settings: Settings, host: str = "127.0.0.1", unread: int = 0, **others: Any
) -> Iterator[Running]:
    """`unread`: so many bytes at most are kept by the system for whoever does not read them."""
    app = create_app(settings)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    plain = socket.socket(family, socket.SOCK_STREAM)
    if family == socket.AF_INET6:
        plain.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    if unread:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, unread)
    plain.bind((host, 0))
    port = plain.getsockname()[1]
    listener = LimitedSocket(plain, app.state.connection_rate)
    server = uvicorn.Server(configuration(app, settings, app.state.connection_rate))
    for name, value in others.items():
        setattr(server.config, name, value)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    until = time.monotonic() + 60
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.01)
    try:
        yield Running(app, server, port)
    finally:
        server.should_exit = True
        thread.join(60)
        listener.close()
