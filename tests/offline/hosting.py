"""A web server for a folder, as plain as static hosts are; it can be stopped."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from teotihuacan.offline import building

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


class Handler(SimpleHTTPRequestHandler):
    """Sends files, below a folder of the address if it has one."""

    below = ""
    encoding = ""

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.below):
            return str(Path(self.directory) / "nothing-is-here")
        plain = super().translate_path(path[len(self.below) :] or "/")
        return plain

    def send_head(self) -> Any:
        packed = Path(self.translate_path(self.path) + f".{self.encoding}")
        if self.encoding and packed.is_file():
            content = packed.open("rb")
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(str(packed)[: -len(packed.suffix)]))
            self.send_header("Content-Encoding", self.encoding)
            self.send_header("Content-Length", str(packed.stat().st_size))
            self.end_headers()
            return content
        return super().send_head()

    def guess_type(self, path: Any) -> str:
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with contextlib.suppress(ConnectionError):  # the page wants the compressed copy instead
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *given: object) -> None:
        pass


@contextlib.contextmanager
def hosted(folder: Path, below: str = "", encoding: str = "", port: int = 0) -> Iterator[str]:
    """The address of a site; `below`: a folder of the address, `encoding`: `br` or nothing."""
    kind = type("Sender", (Handler,), {"below": below, "encoding": encoding})
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(kind, directory=str(folder)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{below}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)


def renew(site: Path, folder: Path) -> None:
    """Build a newer version of a site: one of its files has changed."""
    made = (building.VERSION, "sw.js")
    files = {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*.*")
        if path.suffix != ".gz" and path.name not in made
    }
    files["frame.css"] += b"\n"
    big = {name: content for name, content in files.items() if name.startswith("py/")}
    small = {name: content for name, content in files.items() if name not in big}
    building.write(folder, building.sealed(small, big))
