"""Figures for whoever runs the server, on an address of their own.

Not on the address that players come to: how much is played, how often and how fast is nobody
else's business.  A thread of its own answers, also when the server itself is stuck.
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
        raise OptionError(f"--metrics {text!r:.60} is no [ADDRESS:]PORT")
    return (host.strip("[]") or LOCAL, int(port))


@contextlib.contextmanager
def telling(metrics: Metrics, where: tuple[str, int]) -> Iterator[int]:
    """Answer `/metrics` on an address until the end; the port."""

    class Teller(BaseHTTPRequestHandler):
        """One who asks."""

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
        server = ThreadingHTTPServer(where, Teller)
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
