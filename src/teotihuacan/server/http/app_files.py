"""The files with which a browser installs the app, and its page for when it is offline."""

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from teotihuacan.server.http.html import STATIC, page
from teotihuacan.server.http.language import language_of, words_of
from teotihuacan.server.http.pages import reader_of, respond
from teotihuacan.titles import first

router: Final = APIRouter(include_in_schema=False)

GROUND: Final = "#efe3c8"
BAR: Final = "#7a4630"
SIZES: Final = (192, 512)


@router.get("/app.webmanifest")
def manifest(request: Request) -> Response:
    """Return name, colours and icons in the language of the request."""
    words = words_of(request.scope)
    icons: list[dict[str, str]] = [
        {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    ]
    for size in SIZES:
        found = {"src": f"/static/app-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        icons += [found, {**found, "purpose": "maskable"}]
    told: dict[str, Any] = {
        "id": "/",
        "name": words.text("page.title"),
        "short_name": words.text("page.title"),
        "description": words.text("page.app"),
        "lang": language_of(request),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": BAR,
        "icons": icons,
    }
    return JSONResponse(
        told, media_type="application/manifest+json", headers={"Cache-Control": "no-cache"}
    )


@router.get("/worker.js")
def worker() -> Response:
    """It lies at the root, so that it may answer for every page."""
    headers = {"Cache-Control": "no-cache"}
    return FileResponse(STATIC / "worker.js", media_type="text/javascript", headers=headers)


@router.get("/offline")
def offline(request: Request) -> HTMLResponse:
    """Return the page that the service worker caches for use without a connection."""
    return respond(request, page(reader_of(request), "offline.html", first()))
