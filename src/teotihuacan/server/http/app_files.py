"""The files with which a browser installs the app, and its page for when it is offline."""

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from teotihuacan.server.http import html
from teotihuacan.server.http.html import STATIC
from teotihuacan.server.http.language import language_of, words_of
from teotihuacan.server.http.pages import reader_of, respond
from teotihuacan.titles import first

router: Final = APIRouter(include_in_schema=False)


@router.get("/app.webmanifest")
def manifest(request: Request) -> Response:
    """Return name, colours and icons in the language of the request."""
    told = html.manifest(words_of(request.scope), language_of(request))
    return JSONResponse(
        told, media_type="application/manifest+json", headers={"Cache-Control": "no-cache"}
    )


@router.get("/worker.js")
def worker() -> Response:
    """It lies at the root, so that it may answer for every page."""
    headers = {"Cache-Control": "no-cache"}
    script = STATIC / "pages" / "worker.js"
    return FileResponse(script, media_type="text/javascript", headers=headers)


@router.get("/offline")
def offline(request: Request) -> HTMLResponse:
    """Return the page that the service worker caches for use without a connection."""
    return respond(request, html.page(reader_of(request), "offline.html", first()))
