"""Scripts, styles and fonts, from memory: they answer whatever the store and its threads do."""

from __future__ import annotations

import hashlib
import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class Kept:
    """A file as it was read, with its mark."""

    def __init__(self, path: Path, changed: int) -> None:
        self.changed = changed
        self.body = path.read_bytes()
        self.mark = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.sort = TYPES.get(path.suffix, guessed)


KEPT: Final[dict[str, Kept]] = {}


def file_answer(request: Request, path: Path, caching: str = "no-cache") -> Response:
    """A file, read again only when it has changed; a browser that has it need not get it again."""
    try:
        changed = os.stat(path).st_mtime_ns
    except OSError:
        raise HTTPException(404) from None
    kept = KEPT.get(str(path))
    if kept is None or kept.changed != changed:
        kept = KEPT[str(path)] = Kept(path, changed)
    headers = {"Cache-Control": caching, "ETag": kept.mark}
    if kept.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(kept.body, media_type=kept.sort, headers=headers)


class Files:
    """The files of one folder, without those in folders below it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        name = str(scope["path"]).rpartition("/")[2]
        whole = f"/static/{name}" == scope["path"]
        if not whole or not name.replace("-", "").replace(".", "").replace("_", "").isalnum():
            raise HTTPException(404)
        answer = file_answer(Request(scope), self.folder / name)
        await answer(scope, receive, send)
