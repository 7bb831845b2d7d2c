"""Scripts, styles and fonts, from memory: they answer whatever the store and its threads do.

They are compressed once, without comments and indentation.  Scripts keep their lines, so an error
still names the right one.
"""

import gzip
import hashlib
import mimetypes
import os
import re
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from teotihuacan.server.http.html import stripped

TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


PACKED: Final = (".js", ".css", ".svg")
"""File types worth compressing: fonts and pictures are compressed already."""
NOTHING: Final = "default-src 'none'"
"""The content policy of a file that is opened by itself; that of a page is longer."""


class Kept:
    """A file as it was read, or several behind each other, with its mark; and packed."""

    def __init__(self, paths: tuple[Path, ...], changed: list[int]) -> None:
        self.changed = changed
        self.body = b"\n".join(path.read_bytes() for path in paths)
        suffix = paths[0].suffix
        self.body = stripped(suffix, self.body)
        self.packed = gzip.compress(self.body, 9, mtime=0) if suffix in PACKED else None
        self.mark = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        guessed = mimetypes.guess_type(paths[0].name)[0] or "application/octet-stream"
        self.sort = TYPES.get(suffix, guessed)


KEPT: Final[dict[tuple[Path, ...], Kept]] = {}


def file_answer(request: Request, *paths: Path, caching: str = "no-cache") -> Response:
    """A file, or several as one, read again only when one has changed; a browser that has it need
    not get it again."""
    try:
        changed = [os.stat(path).st_mtime_ns for path in paths]
    except OSError:
        raise HTTPException(404) from None
    kept = KEPT.get(paths)
    if kept is None or kept.changed != changed:
        kept = KEPT[paths] = Kept(paths, changed)
    headers = {"Cache-Control": caching, "ETag": kept.mark, "Content-Security-Policy": NOTHING}
    if kept.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    if kept.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if kept.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(kept.packed, media_type=kept.sort, headers=headers)
    return Response(kept.body, media_type=kept.sort, headers=headers)


class Files:
    """The files in the folders of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        named = re.fullmatch(r"/static/([\w-]+/[\w-][\w.-]*)", scope["path"])
        if named is None:
            raise HTTPException(404)
        answer = file_answer(Request(scope), self.folder / named.group(1))
        await answer(scope, receive, send)
