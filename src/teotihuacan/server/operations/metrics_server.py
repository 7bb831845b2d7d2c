"""Metrics for the operator of the server, on an address of their own: they are not public.

A separate thread answers, even when the server itself hangs.
"""

import contextlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

from teotihuacan.engine.errors import OptionError
from teotihuacan.server.operations.metrics import CONTENT_TYPE, Metrics

LOCAL: Final = "127.0.0.1"
SECONDS: Final = 10


def address(text: str) -> tuple[str, int]:
    """`9100`, `127.0.0.1:9100` or `[::1]:9100`."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise OptionError(f"--metrics must be [ADDRESS:]PORT, not {text!r:.60}")
    return (host.strip("[]") or LOCAL, int(port))


@contextlib.contextmanager
def serving_metrics(metrics: Metrics, where: tuple[str, int]) -> Iterator[int]:
    """Answer `/metrics` on an address; the port."""

    class Handler(BaseHTTPRequestHandler):
        """Answers one request."""

        timeout = SECONDS
        server_version = "teo"
        sys_version = ""

        def do_GET(self) -> None:  # the name that the library asks for
            if self.path.partition("?")[0] != "/metrics":
                self.send_error(404)
                return
            body = metrics.text().encode()
            self.send_response(200)
            self.send_header("Content-Type", CONTENT_TYPE)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    try:
        server = ThreadingHTTPServer(where, Handler)
    except OSError as error:
        problem = error.strerror or str(error)
        raise OptionError(f"cannot listen on --metrics {where[0]}:{where[1]}: {problem}") from None
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, name="metrics", daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
