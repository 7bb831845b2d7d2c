"""The routes of the pages, see `html.py`, and of their styles and fonts."""

import ipaddress
import re
from typing import Final

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, Response

from teotihuacan.server.games.live import Facts
from teotihuacan.server.games.seats import GAME_ID
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.http import html
from teotihuacan.server.http.files import file_answer
from teotihuacan.server.http.html import STATIC, Reader, found
from teotihuacan.server.http.language import LANGUAGE_COOKIE, language_of
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, first

MONTH: Final = 30 * 24 * 3600  # seconds that a chosen language is remembered

router: Final = APIRouter(include_in_schema=False)


def reader_of(request: Request) -> Reader:
    address = request.app.state.settings.address if at_home(request) else ""
    return Reader(language_of(request), address, at_home(request) and not address)


def respond(request: Request, text: str, status: int = 200) -> HTMLResponse:
    """A page; a language in the address is kept in a cookie."""
    response = HTMLResponse(text, status)
    language = language_of(request)
    if request.query_params.get("language") == language:
        response.set_cookie(LANGUAGE_COOKIE, language, max_age=MONTH, samesite="lax", httponly=True)
    return response


def at_home(request: Request) -> bool:
    """Return whether the page was opened by a name of the same machine, such as localhost."""
    name = (request.url.hostname or "").lower()
    try:
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


@router.get("/")
def start(request: Request) -> HTMLResponse:
    title = TITLES.get(request.query_params.get("game", ""), first())
    return respond(request, html.start(reader_of(request), title))


@router.get("/how")
@router.get("/how/{name}")
def how(request: Request) -> HTMLResponse:
    """Show how to play the game of this name, or the first game."""
    title = TITLES.get(request.path_params.get("name", first().name))
    if title is None:
        raise HTTPException(404)
    return respond(request, html.how_to(reader_of(request), title))


@router.get("/join/{id}")
def join(request: Request, id: str) -> HTMLResponse:
    header, title = stored_game(request, id)
    return respond(request, html.join(reader_of(request), id, title, header["options"]))


@router.get("/review/{id}")
def review(request: Request, id: str) -> HTMLResponse:
    _, title = stored_game(request, id)
    return respond(request, html.review(reader_of(request), id, title))


@router.get("/game/{id}")
@router.get("/replay/{id}")
def game(request: Request, id: str) -> HTMLResponse:
    header, title = stored_game(request, id)
    replay = request.url.path.startswith("/replay/")
    return respond(request, html.table(reader_of(request), id, title, header, replay))


def stored_game(request: Request, id: str) -> tuple[Facts, Title]:
    """The header and the title of a game; what could be no id is not asked of the store."""
    tables: Tables = request.app.state.tables
    header = tables.header(id) if re.fullmatch(GAME_ID, id) else None
    if header is None or header.data["game"] not in TITLES:
        raise HTTPException(404)  # answered by `missing`
    return header.data, TITLES[header.data["game"]]


def missing(request: Request) -> HTMLResponse:
    return respond(request, html.missing(reader_of(request)), 404)


# --- files ---------------------------------------------------------------------------------------


@router.get("/static/style-{name}.css")
async def style(request: Request, name: str) -> Response:
    if name not in TITLES:
        return Response(status_code=404)
    return file_answer(request, *html.style_sheets(TITLES[name]))


@router.get("/static/{name}.woff2")
async def font(request: Request, name: str) -> Response:
    if name not in ("AlegreyaSans-Medium", "AlegreyaSans-ExtraBold"):
        return Response(status_code=404)
    path = found("teotihuacan.picture", "fonts", f"{name}.woff2")
    return file_answer(request, path, caching=f"public, max-age={MONTH}")


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    return file_answer(request, STATIC / "icons" / "icon.svg")
