"""The pages: HTML around the picture, in the reader's language.

Scripts and styles are files of their own; nothing is inline, so the content policy stays strict.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

import teotihuacan as teo
from teotihuacan import players as computers
from teotihuacan.city import lessons, picture
from teotihuacan.city.picture.excerpts import board_alone
from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.solo.action_pyramid import STARTING_POWERS
from teotihuacan.city.solo.difficulty import PRESETS
from teotihuacan.picture.symbols import seat_shape
from teotihuacan.table import sample
from teotihuacan.table.api import VARIANTS
from teotihuacan.table.language import LANGUAGE_COOKIE, language_of
from teotihuacan.table.models import GAME_ID
from teotihuacan.table.store import Store
from teotihuacan.words import Words, in_language, languages

PANES: Final = {
    "ring": "board",
    "centre": "board",
    "players": "players",
    "choices": "choices",
    "log": "log",
}
"""The part of the page behind every tab."""

QUICK_ICONS: Final = {
    "solo": "pyramid",
    "computers": "die",
    "hotseat": "turn",
    "friend": "worker-more",
}
MONTH: Final = 30 * 24 * 3600  # seconds that a chosen language is remembered

router: Final = APIRouter(include_in_schema=False)


@cache
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("teotihuacan.table"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["static"] = lambda name: f"/static/{name}"
    return made


@cache
def page_words(language: str) -> str:
    """The sentences that the scripts need, as JSON."""
    texts = in_language(language).book.texts
    wanted = {
        key: text
        for key, text in texts.items()
        if key.startswith(("page.", "names.icon.")) and not key.startswith("page.how.")
    }
    return json.dumps(wanted, ensure_ascii=False)


def page(request: Request, template: str, status: int = 200, **facts: Any) -> HTMLResponse:
    """A page in the language of whoever asks; a language in the address is remembered."""
    language = language_of(request)
    words = in_language(language)
    html = (
        environment()
        .get_template(template)
        .render(
            t=words.text,
            language=language,
            languages=[(code, in_language(code).text("language.name")) for code in languages()],
            page_words=page_words(language),
            defs=picture.fixed()["defs"],
            **facts,
        )
    )
    response = HTMLResponse(html, status)
    if request.query_params.get("language") == language:
        response.set_cookie(LANGUAGE_COOKIE, language, max_age=MONTH, samesite="lax", httponly=True)
    return response


@cache
def sample_picture(language: str) -> str:
    """The sample game somewhere in its middle, as a picture for the start page."""
    record = sample.record()
    game = teo.replay(record, len(record.steps) * 3 // 5)
    return board_alone(picture.parts(game, None, in_language(language, sample.NAMES)))


def labels(words: Words, room: str, names: list[str]) -> list[dict[str, str]]:
    """Things to choose from, with what they are called."""
    return [
        {
            "name": name,
            "label": words.text(f"page.{room}.{name}")
            if words.has(f"page.{room}.{name}")
            else words.text(f"page.{room}.other", **{room: name}),
        }
        for name in names
    ]


@router.get("/")
def start(request: Request) -> HTMLResponse:
    language = language_of(request)
    words = in_language(language)
    return page(
        request,
        "start.html",
        quick_icons=QUICK_ICONS,
        signs=[seat_shape(seat, 12, 12, 10) for seat in range(4)],
        default_names=[words.text("page.player", number=seat + 1) for seat in range(4)],
        computers=labels(words, "player", list(reversed(computers.NAMES))),
        bots=labels(words, "bot", list(STARTING_POWERS)),
        difficulties=labels(words, "difficulty", list(PRESETS)),
        editions=list(EDITIONS),
        variants=VARIANTS,
        sample_id=sample.ID,
        sample_picture=sample_picture(language),
    )


@router.get("/how")
def how(request: Request) -> HTMLResponse:
    words = in_language(language_of(request))
    return page(request, "how.html", lessons=lessons.lessons(words), topics=lessons.topics(words))


@router.get("/join/{id}")
def join(request: Request, id: str) -> HTMLResponse:
    return page(request, "join.html", id=id) if is_id(id) else missing(request)


@router.get("/game/{id}")
def game(request: Request, id: str) -> HTMLResponse:
    return table_page(request, id, False)


@router.get("/replay/{id}")
def replay(request: Request, id: str) -> HTMLResponse:
    return table_page(request, id, True)


def table_page(request: Request, id: str, replay: bool) -> HTMLResponse:
    store: Store = request.app.state.tables.store
    header = store.header(id) if is_id(id) else None
    if header is None:
        return missing(request)
    seats = store.seats(id)
    solo = bool(header.data["options"]["bot"])
    players = 2 if solo else len(seats)
    return page(
        request,
        "game.html",
        id=id,
        replay=replay,
        panes=PANES,
        players=players,
        wide=picture.frame("wide", players, solo),
        phone=picture.frame("phone", players, solo),
    )


def is_id(id: str) -> bool:
    """Whether a game could have this id; nothing else is asked of the store."""
    return re.fullmatch(GAME_ID, id) is not None


def missing(request: Request) -> HTMLResponse:
    return page(request, "missing.html", 404)


# --- files ---------------------------------------------------------------------------------------


@router.get("/static/picture.css")
def picture_style() -> Response:
    return FileResponse(
        str(resources.files("teotihuacan.picture").joinpath("style.css")),
        media_type="text/css",
        headers={"Cache-Control": "no-cache"},
    )


@router.get("/static/{name}.ttf")
def font(name: str) -> Response:
    if name not in ("AlegreyaSans-Medium", "AlegreyaSans-ExtraBold"):
        return Response(status_code=404)
    return FileResponse(
        str(resources.files("teotihuacan.picture").joinpath("fonts", f"{name}.ttf")),
        media_type="font/ttf",
        headers={"Cache-Control": f"public, max-age={MONTH}"},
    )


@router.get("/favicon.ico")
def favicon() -> Response:
    return FileResponse(
        str(resources.files(__package__).joinpath("static", "icon.svg")),
        media_type="image/svg+xml",
    )


class Files(StaticFiles):
    """Scripts and styles, asked for again whenever they may have changed."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


def add_pages(app: FastAPI) -> None:
    """Everything people see, on top of the API."""
    app.include_router(router)
    folder = str(resources.files(__package__).joinpath("static"))
    app.mount("/static", Files(directory=folder), name="static")
