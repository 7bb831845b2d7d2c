"""The pages: HTML around the picture, in the reader's language.

Scripts and styles are files of their own; nothing is inline, so the content policy stays strict.
Everything that belongs to a game comes from its title.
"""

import ipaddress
import json
import re
from collections.abc import Mapping
from functools import cache, partial
from importlib import resources
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, Response
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

import teotihuacan as teo
from teotihuacan.engine.options import SEVERAL, SWITCH
from teotihuacan.picture.ink import wordless
from teotihuacan.picture.seats import SEATS, seat_shape
from teotihuacan.server.games import asking, sample
from teotihuacan.server.games.fitting import fitted
from teotihuacan.server.games.live import Facts
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.http.files import file_answer
from teotihuacan.server.http.language import LANGUAGE_COOKIE, language_of
from teotihuacan.server.http.models import GAME_ID
from teotihuacan.title import Lesson, Title
from teotihuacan.titles import TITLES, first
from teotihuacan.words import Words, in_language, languages

PANES: Final = ("players", "choices", "log")
"""The parts of the page that have a tab of their own on a phone, behind those of the board."""

WHOLE: Final = "whole"
"""The tab of the whole board, where a screen has room for all of it but nothing beside it."""

MONTH: Final = 30 * 24 * 3600  # seconds that a chosen language is remembered

router: Final = APIRouter(include_in_schema=False)


def found(package: str | None, *names: str) -> Path:
    """A file or folder of a package."""
    assert package is not None
    return Path(str(resources.files(package).joinpath(*names)))


STATIC: Final = found(__package__, "static")


@cache
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("teotihuacan.server.http"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["static"] = lambda name: f"/static/{name}"
    return made


SAID: Final = re.compile(r"""["'`](page\.[^"'`$]*)(\$?)""")
"""A key of a sentence in a script, or, before something that is filled in, the beginning of one."""


LOADED: Final = re.compile(r'"\./([\w-]+\.js)"')
"""A script that another one loads, immediately or later."""


@cache
def scripts_of(script: str) -> frozenset[str]:
    """A script and all that it loads; none: every script."""
    if not script:
        return frozenset(path.name for path in STATIC.glob("*.js"))
    names: set[str] = set()
    ahead = [script]
    while ahead:
        name = ahead.pop()
        if name not in names:
            names.add(name)
            ahead += LOADED.findall((STATIC / name).read_text("utf-8"))
    return frozenset(names)


@cache
def said_by_scripts(script: str = "") -> tuple[frozenset[str], tuple[str, ...]]:
    """The keys of the sentences that scripts may say, and beginnings of keys."""
    texts = [(STATIC / name).read_text("utf-8") for name in scripts_of(script)]
    said = [match for text in texts for match in SAID.findall(text)]
    return (
        frozenset(key for key, more in said if not more),
        tuple(sorted({key for key, more in said if more})),
    )


@cache
def page_words(title: Title, language: str, script: str = "") -> str:
    """The sentences that the scripts of a page need, as JSON."""
    keys, beginnings = said_by_scripts(script)
    texts = title.words(language).catalogue.texts
    wanted = {key: text for key, text in texts.items() if key in keys or key.startswith(beginnings)}
    return json.dumps(wanted, ensure_ascii=False)


@cache
def page_letters(title: Title, language: str) -> str:
    """The letters that the scripts draw as symbols, as JSON."""
    letters = title.artist().letters(title.words(language))
    return json.dumps(letters, ensure_ascii=False)


def page(
    request: Request, template: str, title: Title, status: int = 200, **facts: Any
) -> HTMLResponse:
    """A page in the reader's language; a language in the address is kept in a cookie."""
    language = language_of(request)
    words = title.words(language)
    script = "replay.js" if facts.get("replay") else template.replace(".html", ".js")
    if not (STATIC / script).exists():
        script = "app.js"
    html = (
        environment()
        .get_template(template)
        .render(
            t=words.text,
            title=title.name,
            description=words.called("page.description", asking.name_of(title, words)),
            language=language,
            languages=[(code, in_language(code).text("language.name")) for code in languages()],
            script=script,
            page_words=page_words(title, language, script),
            page_letters=page_letters(title, language),
            defs=title.artist().defs,
            has_lessons=bool(lessons_of(title, language)),
            address=request.app.state.settings.address if at_home(request) else "",
            here_only=at_home(request) and not request.app.state.settings.address,
            **facts,
        )
    )
    return spoken(request, language, html, status)


def spoken(request: Request, language: str, html: str | bytes, status: int = 200) -> HTMLResponse:
    response = HTMLResponse(html, status)
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


@cache
def sample_picture(title: Title, language: str) -> str:
    """The sample game somewhere in its middle, as a picture for the start page: a whole table in
    half the page, too small for words."""
    shown = title.sample()
    if shown is None:
        return ""
    game = teo.replay(shown.record, len(shown.record.steps) * 3 // 5)
    artist = title.artist()
    parts = artist.parts(game, None, title.words(language, shown.names))
    return wordless(artist.board_alone(parts))


@cache
def sample_middle(title: Title) -> int:
    """The moment at which the replay of the sample starts: its last third, in mid-play."""
    shown = title.sample()
    if shown is None:
        return 0
    _, rows = sample.cut(shown.record)
    return len(rows) * 2 // 3


def fields(title: Title, words: Words) -> list[asking.Json]:
    """The options as the form shows them.

    `place` is where: the number of players comes first, then what is only asked in some games,
    and everything else is folded away.  `given` is what is filled in.
    """
    found: list[asking.Json] = []
    for option in title.rules.specification:
        told = asking.described(option, words)
        given = title.suggested.get(option.name, told["default"])
        if given is None and option.needed:
            given = option.values[0]
        place = "more"
        if option.name == "players":
            place = "players"
        elif option.only and option.sort != SWITCH:
            place = "front"
        pairs = list(zip(option.values, told["labels"], strict=True))
        entries = asking.entries(title, option, words) if option.sort == SEVERAL else []
        shown = {"place": place, "given": given, "pairs": pairs, "entries": entries}
        found.append({**told, **shown})
    return found


@router.get("/")
def start(request: Request) -> HTMLResponse:
    """The start page of a game, with a way to the others."""
    title = TITLES.get(request.query_params.get("game", ""), first())
    language = language_of(request)
    words = title.words(language)
    about = asking.game(title, words)
    quick = [asking.quick_start(title, quick, words) for quick in title.quick_starts]
    shown = fields(title, words)
    given = {field["name"]: field["given"] for field in shown if field["sort"] != SEVERAL}
    return page(
        request,
        "start.html",
        title,
        games=[
            {"name": title.name, "label": asking.name_of(title, title.words(language))}
            for title in TITLES.values()
        ],
        heading=words.called("page.start.heading", about["title"]),
        lead=words.called("page.start.lead", ""),
        quick=[{**one, "wish": json.dumps(one["wish"])} for one in quick],
        signs=[seat_shape(seat, 12, 12, 10) for seat in range(len(SEATS))],
        default_names=[words.text("page.player", number=seat + 1) for seat in range(len(SEATS))],
        computers=about["opponents"],
        opponent=about["opponent"],
        fields=shown,
        fitted=json.dumps(fitted(title.rules.specification, given), ensure_ascii=False),
        sample_id=sample.id_of(title),
        sample_picture=sample_picture(title, language),
        sample_at=sample_middle(title),
        lessons=bool(lessons_of(title, language)),
    )


@cache
def lessons_of(title: Title, language: str) -> list[Lesson]:
    """The lessons of a game: their pictures are always the same."""
    return title.lessons(title.words(language))


LAID: Final = re.compile(r"(\[[^\]\s]{2}(?:/[^\]\s]{2})?\])")
"""Letters that are drawn as symbols, as in [br] or [br/g·]: the scripts do the same."""


def drawn(text: str, letters: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """A text in pieces, each with the symbols it is drawn as, if any."""
    pieces: list[tuple[str, list[str]]] = []
    for place, piece in enumerate(LAID.split(text)):
        found = [letters[letter] for letter in piece if letter in letters] if place % 2 else []
        pieces.append((piece, found if len(found) > 1 else []))
    return pieces


HOW: Final[dict[tuple[str, str, bool, str], bytes]] = {}
"""Pages that say how to play, by game, language and what they say of this server: always the same,
and dear to make."""


@router.get("/how")
@router.get("/how/{name}")
def how(request: Request) -> HTMLResponse:
    """Show how to play the game of this name, or the first game."""
    title = TITLES.get(request.path_params.get("name", first().name))
    if title is None:
        raise HTTPException(404)
    language = language_of(request)
    key = (title.name, language, at_home(request), request.app.state.settings.address)
    known = HOW.get(key)
    if known is None or TITLES.get(title.name) is not title:
        known = HOW[key] = bytes(how_to(request, title).body)
    return spoken(request, language, known)


def how_to(request: Request, title: Title) -> HTMLResponse:
    language = language_of(request)
    words = title.words(language)
    topics = [
        {"name": name, "text": title.explain(words, "topic", place)}
        for place, name in enumerate(title.topic_names(words))
        if title.topics[place] not in title.terminal_topics
    ]
    return page(
        request,
        "how.html",
        title,
        lead=words.called("page.how.lead", ""),
        lessons=lessons_of(title, language),
        topics=topics,
        tables=title.tables(words),
        drawn=partial(drawn, letters=title.artist().letters(words)),
    )


@router.get("/join/{id}")
def join(request: Request, id: str) -> HTMLResponse:
    header, title = stored_game(request, id)
    language = language_of(request)
    words = title.words(language)
    options = header["options"]
    return page(
        request,
        "join.html",
        title,
        id=id,
        called=asking.name_of(title, words),
        players=title.seats(options),
        chosen=asking.chosen(title, options, words),
        picture=sample_picture(title, language),
    )


@router.get("/review/{id}")
def review(request: Request, id: str) -> HTMLResponse:
    _, title = stored_game(request, id)
    return page(request, "review.html", title, id=id)


@router.get("/game/{id}")
@router.get("/replay/{id}")
def game(request: Request, id: str) -> HTMLResponse:
    """A game to be played or watched; or to be gone through again, which has no choices."""
    header, title = stored_game(request, id)
    replay = request.url.path.startswith("/replay/")
    artist = title.artist()
    options = header["options"]
    seats = title.seats(options)
    tabs = artist.tabs_in(options)
    panes = [name for name in PANES if name != "choices" or not replay]
    return page(
        request,
        "game.html",
        title,
        id=id,
        replay=replay,
        chosen=header["seed"] if "chosen" in header else None,
        tabs=[(name, "board") for name in (*tabs, WHOLE)] + [(name, name) for name in panes],
        board_tabs=tabs,
        players=seats,
        wide=artist.frame("wide", options, seats),
        phone=artist.frame("phone", options, seats),
        lessons=bool(lessons_of(title, language_of(request))),
    )


def stored_game(request: Request, id: str) -> tuple[Facts, Title]:
    """The header and the title of a game; what could be no id is not asked of the store."""
    tables: Tables = request.app.state.tables
    header = tables.header(id) if re.fullmatch(GAME_ID, id) else None
    if header is None or header.data["game"] not in TITLES:
        raise HTTPException(404)  # answered by `missing`
    return header.data, TITLES[header.data["game"]]


def missing(request: Request) -> HTMLResponse:
    return page(request, "missing.html", first(), 404)


# --- files ---------------------------------------------------------------------------------------


STYLES: Final = (
    *("base", "start", "game", "choices", "board", "dialog", "dark", "people", "screens"),
    "fingers",
)
"""The style sheets of all pages, in the order in which they are sent: later rules win."""


@router.get("/static/style-{name}.css")
async def style(request: Request, name: str) -> Response:
    """The styles of a game's pages as one file: fonts, the shared picture, the picture of the
    game, and the pages around it."""
    if name not in TITLES:
        return Response(status_code=404)
    own = TITLES[name].artist().style_sheet()
    return file_answer(
        request,
        STATIC / "fonts.css",
        found("teotihuacan.picture", "style.css"),
        *([] if own is None else [Path(str(own))]),
        *(STATIC / f"{part}.css" for part in STYLES),
    )


@router.get("/static/{name}.woff2")
async def font(request: Request, name: str) -> Response:
    if name not in ("AlegreyaSans-Medium", "AlegreyaSans-ExtraBold"):
        return Response(status_code=404)
    path = found("teotihuacan.picture", "fonts", f"{name}.woff2")
    return file_answer(request, path, caching=f"public, max-age={MONTH}")


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    return file_answer(request, STATIC / "icon.svg")
