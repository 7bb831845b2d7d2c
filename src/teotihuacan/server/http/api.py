"""The JSON API: everything a page or a program can ask of a game."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from teotihuacan.picture.frames import Layout
from teotihuacan.server.errors import Refused
from teotihuacan.server.games import transfer
from teotihuacan.server.games.live import GameView
from teotihuacan.server.games.tables import SeatRequest
from teotihuacan.server.http import models, page_models
from teotihuacan.server.http.caching import both
from teotihuacan.server.http.models import GameId, Number
from teotihuacan.server.http.page_models import Scene
from teotihuacan.server.http.routes import (
    GAME,
    SEAT,
    AllTables,
    Calls,
    InWords,
    Reader,
    Reads,
    Routes,
    Token,
    binary,
    encoded,
    reply,
)
from teotihuacan.server.limits.requests import ConcurrencyLimit, client_of
from teotihuacan.server.view import answers, page_state, updates
from teotihuacan.server.view.caching import DrawingCache
from teotihuacan.titles import first

router = APIRouter(prefix="/api")
get, post = Routes(router).get, Routes(router).post
At = Annotated[Number | None, Query(description="after so many choices; otherwise now")]
Since = Annotated[Number | None, Query(description="only what came after this moment")]


# --- making games ---------------------------------------------------------------------------------


@get("/options", models.Options)
def options(words: InWords) -> Response:
    """Return what games can be made with."""
    return reply(answers.options(words))


@post("/options", models.FormFitted, "options")
def fit_options(asked: models.FormFilled) -> Response:
    """Which options go together, while a form is filled in."""
    changed = None if asked.changed is None else (asked.changed.option, asked.changed.value)
    return reply(answers.fit_options(asked.game, asked.options, changed))


@post(
    *("/games", models.Created, "options", "seats", "seed"),
    *("no_player", "too_many_games", "too_often"),
    status=201,
)
def create(request: Request, asked: models.NewGame, tables: AllTables) -> Response:
    """Begin a game.  Tokens and invites are told in this answer and never again."""
    client = client_of(request.scope, tables.settings)
    if not request.app.state.beginnings.take(client):
        raise Refused("too_many_games")
    requested = [SeatRequest(**seat.model_dump()) for seat in asked.seats]
    name = first().name if asked.game is None else asked.game
    options = {**(asked.model_extra or {}), **asked.options}
    beginning: ConcurrencyLimit = request.app.state.beginning
    if not beginning.enter(client):
        raise Refused("too_often")
    try:
        id, created = tables.create(name, options, asked.seed, requested, client)
    finally:
        beginning.leave(client)
    return reply(answers.created(id, created), 201)


@post(
    *("/games/{game}/join", models.Joined, "no_game", "no_invite"),
    *("taken", "colour", "old_rules", "damaged"),
)
def join(game: GameId, asked: models.Joining, tables: AllTables) -> Response:
    """Take the seat of an invite, which is used up by that."""
    seat, token = tables.join(game, asked.invite, asked.name, asked.colour)
    return reply({"seat": seat, "token": token})


@post(
    *("/import", models.Created, "no_file", "new_file", "old_rules", "no_player"),
    *("too_many_games", "too_often"),
    status=201,
)
def take_in(request: Request, file: dict[str, Any], tables: AllTables) -> Response:
    """Continue a game of a file here; see `GET /games/{game}/file`.  All its people are you."""
    if not request.app.state.beginnings.take(client_of(request.scope, tables.settings)):
        raise Refused("too_many_games")
    return reply(answers.created(*transfer.taken_in(tables, file)), 201)


# --- looking --------------------------------------------------------------------------------------


@get("/games/{game}", models.Summary, *GAME)
def summary(caller: Reads) -> Response:
    """A game in short: who plays, whose turn it is, how it stands."""
    view = caller.view()
    return reply(page_state.summary(view, caller.spoken(view)))


@get("/games/{game}/position", models.PositionSeen, *GAME, "no_moment")
def position(caller: Calls, at: At = None) -> Response:
    """The table as the caller may see it, now or at an earlier moment."""
    return reply(answers.position(caller.view(at)))


@get("/games/{game}/choices", models.State, *GAME)
def choices(caller: Reads) -> Response:
    """The open question and, if the caller is asked, the choices."""
    view = caller.view()
    return reply(page_state.state(view, caller.spoken(view)))


@get("/games/{game}/scene", Scene, *GAME, "no_moment")
async def whole_scene(
    caller: Reads,
    at: At = None,
    layout: Annotated[Layout, Query(description="the screen it is drawn for")] = "wide",
) -> Response:
    """Everything a page shows, drawn."""
    view = await run_in_threadpool(caller.view, at)

    def draw() -> bytes:
        return encoded(page_state.page_state(view, caller.spoken(view), layout))

    if view.seat is not None:
        return await caller.draw(draw)
    cache: DrawingCache = caller.state.drawings  # once for all spectators
    key = ("answer", *updates.view_of(view, caller.words), view.at, layout)
    return await caller.draw(lambda: cache.get(key, lambda: both(draw())))


@post("/games/{game}/news", page_models.News, *GAME)
async def all_news(caller: Reads, asked: page_models.PageSeen) -> Response:
    """Everything a page lacks: how the game looks now, the turns it missed, the log of them."""
    known = asked.known()
    found = await run_in_threadpool(updates.find, caller.tables, caller.game, caller.token, known)
    return await caller.draw(lambda: update_drawn(caller, found, known))


def update_drawn(caller: Reader, found: updates.Update, known: updates.ClientState) -> bytes:
    text, _ = updates.draw(caller.state.drawings, found, caller.words, known)
    return binary(text)


# --- playing --------------------------------------------------------------------------------------


@post("/games/{game}/play", page_models.Answer, *SEAT, "stale", "over", "not_asked", "illegal")
async def play(caller: Reads, asked: page_models.Playing) -> Response:
    """Make a choice.  It is stored when this answers, and played once however often it is sent."""
    page = "" if asked.page is None else asked.page.name
    given = (caller.game, caller.token, asked.step, asked.choice, page, asked.then)
    return await answered(caller, partial(caller.tables.play, *given), asked.page)


@post("/games/{game}/undo", page_models.Answer, *SEAT, "stale", "over", "no_undo")
async def undo(caller: Reads, asked: page_models.Undoing) -> Response:
    """Take back the last choice or the turn, as far as nothing new was seen."""
    page = "" if asked.page is None else asked.page.name
    whole = asked.back == "turn"
    given = (caller.game, caller.token, asked.step, whole, page, asked.times)
    return await answered(caller, partial(caller.tables.undo, *given), asked.page)


async def answered(
    caller: Reader, change: Callable[[], GameView], page: page_models.PageSeen | None
) -> Response:
    """Return the state of a game after a change; a page also gets the updates it lacks."""

    def told() -> Response:
        view = change()
        return reply(page_state.state(view, caller.spoken(view)))

    if page is None:
        return await run_in_threadpool(told)
    known = page.known()

    def changed() -> tuple[GameView, updates.Update]:
        view = change()
        return view, updates.find(caller.tables, caller.game, caller.token, known)

    view, found = await run_in_threadpool(changed)

    drawings = caller.state.drawings
    return await caller.draw(
        lambda: binary(updates.answer(drawings, view, found, caller.words, known))
    )


# --- following ------------------------------------------------------------------------------------


@get("/games/{game}/record", dict[str, Any], *GAME, "running")
def record(caller: Calls) -> Response:
    """The record of a game that is over, as `teo replay` reads it."""
    return reply(caller.tables.record(caller.game, caller.token))


@post(
    "/games/{game}/file", dict[str, Any], "no_game", "bad_token", "old_rules", "damaged", "no_token"
)
def file(game: GameId, asked: models.Moving, tables: AllTables) -> Response:
    """The game as a file, to continue it elsewhere.

    Its seed and all that is hidden are in it: while it is not over, the tokens of all its people
    are needed.
    """
    return reply(transfer.written(tables, game, asked.tokens))


@get("/games/{game}/events", models.Events, *GAME)
def events(caller: Calls, since: Since = None) -> Response:
    """Return what has happened, as typed events that the caller may know."""
    view, history = caller.tables.history(caller.game, caller.token)
    return reply(answers.events(view, history, since))


@get("/games/{game}/log", models.Log, *GAME)
async def log(
    caller: Reads,
    since: Since = None,
    by: Annotated[
        Literal["moment", "turn"], Query(description="an entry for each choice, or each turn")
    ] = "moment",
) -> Response:
    """Return what has happened, in words."""
    view, history = await run_in_threadpool(caller.tables.history, caller.game, caller.token)
    return await caller.draw(
        lambda: encoded(answers.log(view, history, caller.spoken(view), since, by == "turn"))
    )


@get("/games/{game}/scores", models.Scores, *GAME)
async def scores(caller: Reads) -> Response:
    """Points by source after each chapter and now, and a picture of it."""
    view, history = await run_in_threadpool(caller.tables.history, caller.game, caller.token)
    return await caller.draw(lambda: encoded(page_state.scores(view, history, caller.spoken(view))))


Part = Annotated[str, Path(max_length=40, pattern="^[a-z ]+$")]


@get("/games/{game}/about/{part}/{value}", models.About, *GAME, "no_topic")
def about_here(
    game: GameId, part: Part, value: Number, tables: AllTables, words: InWords, token: Token
) -> Response:
    """Return what a thing is in this game, with the modules that it is played with."""
    view = tables.look(game, token)
    return reply(answers.about(view.title, part, value, words, view.game))


@get("/about/{title_name}/{part}/{value}", models.About, "no_topic")
def about(
    title_name: Annotated[str, Path(max_length=40)], part: Part, value: Number, words: InWords
) -> Response:
    """What a thing of a game is, or one of its rules: `part` and `value` as pictures name them."""
    return reply(answers.about_title(title_name, part, value, words))


@get("/about/{part}/{value}", models.About, "no_topic")
def about_first(part: Part, value: Number, words: InWords) -> Response:
    """The same for the first of the games."""
    return reply(answers.about(first(), part, value, words))
