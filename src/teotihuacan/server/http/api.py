"""The JSON API: everything a page or a program can ask of a table."""

import json
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from teotihuacan import players
from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.game import Game
from teotihuacan.picture.frames import Layout
from teotihuacan.server.errors import STATUS, Refused
from teotihuacan.server.games import asking
from teotihuacan.server.games.live import GameView
from teotihuacan.server.games.seats import LONGEST_NAME
from teotihuacan.server.games.tables import SeatRequest, Tables
from teotihuacan.server.http import models, page_models
from teotihuacan.server.http.caching import both, compressed
from teotihuacan.server.http.language import languages, words_for
from teotihuacan.server.http.models import GameId, Number
from teotihuacan.server.http.page_state_models import Scene
from teotihuacan.server.limits.drawing import DrawingQueue
from teotihuacan.server.limits.requests import ConcurrencyLimit, client_of
from teotihuacan.server.view import game_log, page_state, updates
from teotihuacan.server.view.caching import DrawingCache
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, first, title_named
from teotihuacan.words import Words, in_language

router = APIRouter(prefix="/api")
Json = dict[str, Any]


def problems(*keys: str) -> dict[int | str, dict[str, Any]]:
    """Which refusals an address knows, for its documentation."""
    everywhere = (
        *("host", "unreadable", "ambiguous", "invalid", "too_long", "slow"),
        *("too_often", "store", "foreign"),
    )
    found: dict[int | str, dict[str, Any]] = {}
    for key in (*everywhere, *keys):
        status = STATUS[key]
        said = found.setdefault(status, {"model": models.Problem, "description": ""})
        said["description"] = ", ".join(filter(None, [said["description"], f"`{key}`"]))
    return found


GAME: Final = ("no_game", "bad_token", "old_rules", "damaged")
OPTIONAL_SEAT: Final[dict[str, Any]] = {"security": [{}, {"seat": []}]}
SEAT: Final[dict[str, Any]] = {"security": [{"seat": []}]}


def encoded(content: object) -> bytes:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace")


def reply(content: object, status: int = 200) -> Response:
    return Response(encoded(content), status, media_type="application/json")


# --- what every request brings: nothing to wait for, so no threads --------------------------------


async def get_tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def get_words(
    request: Request,
    language: Annotated[
        str | None, Query(max_length=20, description="otherwise Accept-Language decides")
    ] = None,
) -> Words:
    return words_for(language, request.headers.get("accept-language"))


async def get_token(request: Request) -> str | None:
    """The caller's token; a spectator has none."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    if scheme.lower() != "bearer" or not token.strip() or len(token) > 200:
        raise Refused("bad_token")
    return token.strip()


AllTables = Annotated[Tables, Depends(get_tables)]
InWords = Annotated[Words, Depends(get_words)]
Token = Annotated[str | None, Depends(get_token)]
At = Annotated[Number | None, Query(description="after so many choices; otherwise now")]
Since = Annotated[Number | None, Query(description="only what came after this moment")]


# --- making games ---------------------------------------------------------------------------------


@router.get("/options", response_model=models.Options, responses=problems())
def options(words: InWords) -> Response:
    """What games can be made with."""
    language = words.language
    return reply(
        {
            "games": [asking.game(title, title.words(language)) for title in TITLES.values()],
            "players": seats_of(first()),
            "computers": players.names(first().name),
            "languages": [
                {"code": code, "name": in_language(code).text("language.name")}
                for code in languages()
            ],
            "highest_seed": HIGHEST_SEED,
            "longest_name": LONGEST_NAME,
        }
    )


def seats_of(title: Title) -> list[object]:
    """How many can play a game."""
    return [
        value
        for option in title.rules.specification
        if option.name == "players"
        for value in option.values
    ]


@router.post(
    "/games",
    response_model=models.Created,
    status_code=201,
    responses=problems("options", "seats", "seed", "no_player", "too_many_games", "too_often"),
)
def create(request: Request, asked: models.NewGame, tables: AllTables) -> Response:
    """Begin a game.  Tokens and invites are told in this answer and never again."""
    client = client_of(request.scope, tables.settings)
    if not request.app.state.beginnings.take(client):
        raise Refused("too_many_games")
    requested = [
        SeatRequest(seat.kind, seat.name or "", seat.player, seat.colour) for seat in asked.seats
    ]
    name = first().name if asked.game is None else asked.game
    beginning: ConcurrencyLimit = request.app.state.beginning
    if not beginning.enter(client):
        raise Refused("too_often")
    try:
        id, created = tables.create(name, asked.all_options(), asked.seed, requested, client)
    finally:
        beginning.leave(client)
    seats = [
        {
            "seat": place.seat.seat,
            "kind": place.seat.kind,
            "name": place.seat.name,
            "player": place.seat.player,
            "token": place.token,
            "invite": place.invite,
        }
        for place in created
    ]
    return reply({"id": id, "seats": seats}, 201)


@router.post(
    "/games/{game}/join",
    response_model=models.Joined,
    responses=problems("no_game", "no_invite", "taken", "colour", "old_rules", "damaged"),
)
def join(game: GameId, asked: models.Joining, tables: AllTables) -> Response:
    """Take the seat of an invite, which is used up by that."""
    seat, token = tables.join(game, asked.invite, asked.name, asked.colour)
    return reply({"seat": seat, "token": token})


# --- looking --------------------------------------------------------------------------------------


@router.get(
    "/games/{game}",
    response_model=models.Summary,
    responses=problems(*GAME),
    openapi_extra=OPTIONAL_SEAT,
)
def summary(game: GameId, tables: AllTables, words: InWords, token: Token) -> Response:
    """A game in short: who plays, whose turn it is, how it stands."""
    view = tables.look(game, token)
    return reply(page_state.summary(view, page_state.at_table(words, view)))


@router.get(
    "/games/{game}/position",
    response_model=models.PositionSeen,
    responses=problems(*GAME, "no_moment"),
    openapi_extra=OPTIONAL_SEAT,
)
def position(game: GameId, tables: AllTables, token: Token, at: At = None) -> Response:
    """The table as the caller may see it, now or at an earlier moment."""
    return reply(page_state.position(tables.look(game, token, at)))


@router.get(
    "/games/{game}/choices",
    response_model=models.State,
    responses=problems(*GAME),
    openapi_extra=OPTIONAL_SEAT,
)
def choices(game: GameId, tables: AllTables, words: InWords, token: Token) -> Response:
    """The open question and, if the caller is asked, the choices."""
    view = tables.look(game, token)
    return reply(page_state.state(view, page_state.at_table(words, view)))


@router.get(
    "/games/{game}/scene",
    response_model=Scene,
    responses=problems(*GAME, "no_moment"),
    openapi_extra=OPTIONAL_SEAT,
)
async def whole_scene(
    request: Request,
    game: GameId,
    tables: AllTables,
    words: InWords,
    token: Token,
    at: At = None,
    layout: Annotated[Layout, Query(description="the screen it is drawn for")] = "wide",
) -> Response:
    """Everything a page shows, drawn."""
    view = await run_in_threadpool(tables.look, game, token, at)

    def draw() -> bytes:
        return encoded(page_state.page_state(view, page_state.at_table(words, view), layout))

    if view.seat is not None:
        return await drawn(request, lambda: compressed(request, draw()))
    cache: DrawingCache = request.app.state.drawings  # once for all spectators
    key = ("answer", *updates.view_of(view, words), view.at, layout)
    return await drawn(request, lambda: compressed(request, *cache.get(key, lambda: both(draw()))))


@router.post(
    "/games/{game}/news",
    response_model=page_models.News,
    responses=problems(*GAME),
    openapi_extra=OPTIONAL_SEAT,
)
async def all_news(
    request: Request,
    game: GameId,
    asked: page_models.PageSeen,
    tables: AllTables,
    words: InWords,
    token: Token,
) -> Response:
    """Everything a page lacks: how the game looks now, the turns it missed, the log of them."""
    known = asked.known()
    found = await run_in_threadpool(updates.find, tables, game, token, known)
    cache: DrawingCache = request.app.state.drawings
    return await drawn(
        request,
        lambda: compressed(
            request, updates.draw(cache, found, words, known)[0].encode("utf-8", "replace")
        ),
    )


async def drawn(request: Request, draw: Callable[[], Response]) -> Response:
    """An answer that takes a drawing: in the client's turn, and charged by its price."""
    drawing: DrawingQueue = request.app.state.drawing
    client = client_of(request.scope, request.app.state.settings)
    answer = await drawing.draw(client, draw)
    drawing.sent(client, len(answer.body))
    return answer


# --- playing --------------------------------------------------------------------------------------


@router.post(
    "/games/{game}/play",
    response_model=page_models.Answer,
    responses=problems(*GAME, "no_token", "stale", "over", "not_asked", "illegal"),
    openapi_extra=SEAT,
)
async def play(
    request: Request,
    game: GameId,
    asked: page_models.Playing,
    tables: AllTables,
    words: InWords,
    token: Token,
) -> Response:
    """Make a choice.  It is stored when this answers, and played once however often it is sent."""
    page = "" if asked.page is None else asked.page.name

    def played() -> GameView:
        view = tables.play(game, token, asked.step, asked.choice, page)
        return tables.play_on(game, token, view, asked.then, page)

    return await answered(request, tables, played, words, token, asked.page)


@router.post(
    "/games/{game}/undo",
    response_model=page_models.Answer,
    responses=problems(*GAME, "no_token", "stale", "over", "no_undo"),
    openapi_extra=SEAT,
)
async def undo(
    request: Request,
    game: GameId,
    asked: page_models.Undoing,
    tables: AllTables,
    words: InWords,
    token: Token,
) -> Response:
    """Take back the last choice or the turn, as far as nothing new was seen."""
    page = "" if asked.page is None else asked.page.name
    whole = asked.back == "turn"

    def undone() -> GameView:
        view = tables.undo(game, token, asked.step, whole, page)
        for _ in range(asked.times - 1):
            if view.undo[whole]:
                view = tables.undo(game, token, view.step, whole, page)
        return view

    return await answered(request, tables, undone, words, token, asked.page)


async def answered(
    request: Request,
    tables: Tables,
    change: Callable[[], GameView],
    words: Words,
    token: str | None,
    page: page_models.PageSeen | None,
) -> Response:
    """How the game stands after a change; a page is told everything it lacks as well."""

    def changed() -> tuple[Json, updates.Update | None]:
        view = change()
        said = page_state.state(view, page_state.at_table(words, view))
        return said, None if page is None else updates.find(tables, view.id, token, page.known())

    said, found = await run_in_threadpool(changed)
    if page is None or found is None:
        return reply(said)
    known = page.known()
    cache: DrawingCache = request.app.state.drawings

    def draw() -> Response:
        told = updates.draw(cache, found, words, known)[0]
        return compressed(
            request, encoded(said)[:-1] + b',"news":' + told.encode("utf-8", "replace") + b"}"
        )

    return await drawn(request, draw)


# --- following ------------------------------------------------------------------------------------


@router.get(
    "/games/{game}/record",
    response_model=dict[str, Any],
    responses=problems(*GAME, "running"),
    openapi_extra=OPTIONAL_SEAT,
)
def record(game: GameId, tables: AllTables, token: Token) -> Response:
    """The record of a game that is over, as `teo replay` reads it."""
    return reply(tables.record(game, token))


@router.get(
    "/games/{game}/events",
    response_model=models.Events,
    responses=problems(*GAME),
    openapi_extra=OPTIONAL_SEAT,
)
def events(game: GameId, tables: AllTables, token: Token, since: Since = None) -> Response:
    """What has happened, as typed events that the caller may know."""
    view, history = tables.history(game, token)
    found = game_log.events(view, history, -1 if since is None else since)
    header = {"game": game, "step": view.step, "moments": view.moments}
    return reply({**header, "events": found})


@router.get(
    "/games/{game}/log",
    response_model=models.Log,
    responses=problems(*GAME),
    openapi_extra=OPTIONAL_SEAT,
)
async def log(
    request: Request,
    game: GameId,
    tables: AllTables,
    words: InWords,
    token: Token,
    since: Since = None,
    by: Annotated[
        Literal["moment", "turn"], Query(description="an entry for each choice, or each turn")
    ] = "moment",
) -> Response:
    """What has happened, in words."""
    view, history = await run_in_threadpool(tables.history, game, token)

    def draw() -> Response:
        spoken = page_state.at_table(words, view)
        entries = game_log.entries(
            view, history, spoken, -1 if since is None else since, by == "turn"
        )
        header = {"game": game, "step": view.step, "moments": view.moments}
        return compressed(request, encoded({**header, "entries": entries}))

    return await drawn(request, draw)


@router.get(
    "/games/{game}/scores",
    response_model=models.Scores,
    responses=problems(*GAME),
    openapi_extra=OPTIONAL_SEAT,
)
async def scores(
    request: Request, game: GameId, tables: AllTables, words: InWords, token: Token
) -> Response:
    """Points by source after each chapter and now, and a picture of it."""
    view, history = await run_in_threadpool(tables.history, game, token)

    def draw() -> Response:
        return compressed(
            request, encoded(page_state.scores(view, history, page_state.at_table(words, view)))
        )

    return await drawn(request, draw)


Part = Annotated[str, Path(max_length=40, pattern="^[a-z ]+$")]


@router.get(
    "/games/{game}/about/{part}/{value}",
    response_model=models.About,
    responses=problems(*GAME, "no_topic"),
    openapi_extra=OPTIONAL_SEAT,
)
def about_here(
    game: GameId, part: Part, value: Number, tables: AllTables, words: InWords, token: Token
) -> Response:
    """What a thing is in this game, with the modules that it is played with."""
    view = tables.look(game, token)
    return explained(view.title, part, value, words, view.game)


@router.get(
    "/about/{title_name}/{part}/{value}",
    response_model=models.About,
    responses=problems("no_topic"),
)
def about(
    title_name: Annotated[str, Path(max_length=40)], part: Part, value: Number, words: InWords
) -> Response:
    """What a thing of a game is, or one of its rules: `part` and `value` as pictures name them."""
    try:
        title = title_named(title_name)
    except OptionError:
        raise Refused("no_topic") from None
    return explained(title, part, value, words)


@router.get("/about/{part}/{value}", response_model=models.About, responses=problems("no_topic"))
def about_first(part: Part, value: Number, words: InWords) -> Response:
    """The same for the first of the games."""
    return explained(first(), part, value, words)


def explained(
    title: Title, part: str, value: int, words: Words, game: Game | None = None
) -> Response:
    if value not in title.explainable().get(part, ()):
        raise Refused("no_topic")
    text = title.explain(title.words(words.language), part, value, game)
    return reply({"part": part, "value": value, "text": text})
