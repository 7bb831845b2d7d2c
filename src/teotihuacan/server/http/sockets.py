"""The WebSocket of a game: it reports that something has changed.

A page has sent its client state and gets the update with it; programs get nothing else, and request
what they need.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable
from functools import partial
from typing import Final

import anyio
from fastapi import APIRouter, WebSocket
from pydantic import Field, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocketDisconnect, WebSocketState

from teotihuacan.server.errors import Refused
from teotihuacan.server.games.hub import Watcher
from teotihuacan.server.games.people import RENEWED, is_shared
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.http import models, page_models
from teotihuacan.server.http.caching import SpectatorCache
from teotihuacan.server.http.language import words_for
from teotihuacan.server.http.models import GameId
from teotihuacan.server.limits.drawing import DrawingQueue
from teotihuacan.server.limits.requests import ConcurrencyLimit, client_of
from teotihuacan.server.settings import Settings
from teotihuacan.server.view import updates
from teotihuacan.server.view.updates import ClientState
from teotihuacan.words import Words

HELLO_SECONDS: Final = 15
AWAY = 3.0  # seconds after which a departure is announced
LEAVING: Final[set[asyncio.Task[None]]] = set()

# Reasons to close, as numbers that programs can tell apart.
UNREADABLE: Final = 4400
BAD_TOKEN: Final = 4401
NO_GAME: Final = 4404
TOO_MUCH: Final = 4429
TROUBLE: Final = 1011
TOO_BIG: Final = 1009

# What a client is charged, in requests of the cheapest sort.
UPDATE: Final = 1.0  # besides the time of its drawing and its length
MESSAGE: Final = 0.2

router = APIRouter()


class Closing(Exception):
    """The conversation ends here."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Said(models.Asked):
    """What may be said on the line."""

    token: str | None = None
    language: str | None = Field(None, max_length=20)
    page: page_models.PageSeen | None = None


class Listener:
    """Who is at the other end: a seat, and what a page has seen."""

    def __init__(self) -> None:
        self.token: str | None = None
        self.language: str | None = None
        self.name = ""
        self.known: ClientState | None = None

    def hear(self, said: Said) -> None:
        self.token = said.token or None
        if said.page is not None:
            self.language = said.language
            self.name = said.page.name
            self.known = said.page.known()


@router.websocket("/api/games/{game}/live")
async def live(socket: WebSocket, game: GameId) -> None:
    """Says hello, then `{step, actor, over, seats, company}` now and after every change.

    To a page that has said what it has seen, others' changes come with `news`.
    """
    tables: Tables = socket.app.state.tables
    settings: Settings = tables.settings
    door: ConcurrencyLimit = socket.app.state.door
    cache: SpectatorCache = socket.app.state.spectators
    client = client_of(socket.scope, settings)
    if not door.enter(client):
        await socket.close(1008)
        return
    watcher: Watcher | None = None
    try:
        await socket.accept()
        listener = await hello(socket, settings)
        watcher = tables.hub.watch(game, asyncio.get_running_loop())
        async with present(tables, game, listener.token):
            await converse(socket, client, watcher, listener)
    except Closing as closing:
        await end(socket, closing.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone, in the middle of a word
    finally:
        if watcher is not None:
            tables.hub.leave(watcher)
            cache.forget(game)
        door.leave(client)


@contextlib.asynccontextmanager
async def present(tables: Tables, game: str, token: str | None) -> AsyncIterator[None]:
    """The others see that a seat is looked from, as long as this lasts."""
    people = tables.people
    seat = await run_in_threadpool(shared_seat, tables, game, token)
    if seat is None:
        yield
        return

    async def stay() -> None:
        while True:
            await asyncio.sleep(RENEWED)
            with contextlib.suppress(SQLAlchemyError):
                await run_in_threadpool(people.stay, game, seat)

    with contextlib.suppress(SQLAlchemyError):  # who is there is not worth a broken line
        await run_in_threadpool(people.arrive, game, seat)
    staying = asyncio.create_task(stay())
    try:
        yield
    finally:
        staying.cancel()
        if people.leave(game, seat):
            leaving = asyncio.create_task(depart(tables, game, seat))
            LEAVING.add(leaving)
            leaving.add_done_callback(LEAVING.discard)


async def depart(tables: Tables, game: str, seat: int) -> None:
    """Announce that a seat is empty, after a while: most pages that close are reloaded."""
    await asyncio.sleep(AWAY)
    with contextlib.suppress(SQLAlchemyError):
        await run_in_threadpool(tables.people.depart, game, seat)


def shared_seat(tables: Tables, game: str, token: str | None) -> int | None:
    """The seat of a token in a game with several screens; errors are reported later."""
    if token is None:
        return None
    try:
        view = tables.look(game, token)
    except Exception:
        return None
    return view.seat if is_shared(view.seats) else None


async def end(socket: WebSocket, code: int) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)


async def heard(socket: WebSocket, settings: Settings) -> str:
    """The next message as text."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise Closing(UNREADABLE)
    if len(text) > settings.message_bytes:
        raise Closing(TOO_BIG)
    return str(text)


async def hello(socket: WebSocket, settings: Settings) -> Listener:
    """The first message: `{"token": "…"}`, or `{}` of a spectator; a page says more."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await heard(socket, settings)
    except TimeoutError:
        raise Closing(UNREADABLE) from None
    listener = Listener()
    try:
        listener.hear(Said.model_validate_json(text))
    except ValidationError:
        raise Closing(UNREADABLE) from None
    return listener


async def converse(socket: WebSocket, client: str, watcher: Watcher, listener: Listener) -> None:
    """Send every change until one side closes."""
    ends: list[Exception] = []

    async def until_it_ends(part: Awaitable[None]) -> None:
        try:
            await part
        except (Closing, WebSocketDisconnect, RuntimeError) as end:
            ends.append(end)
        group.cancel_scope.cancel()

    async with anyio.create_task_group() as group:
        group.start_soon(until_it_ends, tell(socket, client, watcher, listener))
        group.start_soon(until_it_ends, hear(socket, client, watcher, listener))
    if ends:
        raise ends[0]


async def tell(socket: WebSocket, client: str, watcher: Watcher, listener: Listener) -> None:
    """Every change, and to a page what it lacks then, as often as the client may ask for it."""
    tables: Tables = socket.app.state.tables
    cache: SpectatorCache = socket.app.state.spectators
    drawing: DrawingQueue = socket.app.state.drawing
    told: dict[str, object] | None = None
    seen: tuple[str | None, object] = (None, None)  # whose seat was looked at, and at which time
    game = watcher.game
    while True:
        if listener.known is not None and told is not None and watcher.others:
            await drawing.afford(client, UPDATE)
        watcher.changed.clear()
        watcher.page = listener.name
        others = watcher.others
        watcher.others = False
        known, listener.known = listener.known, None
        update = ""
        try:
            now = await cache.get(game, "status", partial(run_in_threadpool, status, tables, game))
            if listener.token is not None and seen != (listener.token, now["seats"]):
                await run_in_threadpool(tables.look, game, listener.token)
                seen = (listener.token, now["seats"])
            joined = told is not None and told["seats"] != now["seats"]
            if known is not None and others and (joined or now["step"] != known.step):
                words = words_for(listener.language, None)
                # The pages of a client that have seen the same are shown the same.
                same = (client, listener.token, words.language, *known_as(known))
                find = partial(updated, socket, client, game, listener.token, words, known)
                update, known = await cache.get(game, same, find)
        except Refused as refused:
            codes = {"bad_token": BAD_TOKEN, "no_game": NO_GAME}
            raise Closing(codes.get(refused.key, TROUBLE)) from None
        except Exception:
            raise Closing(TROUBLE) from None
        if listener.known is None:  # otherwise the page has sent a newer state meanwhile
            listener.known = known
        if now != told or update:
            more = f', "news": {update}' if update else ""
            drawing.sent(client, len(more))
            await socket.send_text(json.dumps(now)[:-1] + more + "}")
            told = now
        await watcher.changed.wait()


async def updated(
    socket: WebSocket,
    client: str,
    game: str,
    token: str | None,
    words: Words,
    known: ClientState,
) -> tuple[str, ClientState]:
    """All that a page lacks, as JSON; and what it knows when it has heard it."""
    state = socket.app.state
    drawing: DrawingQueue = state.drawing
    found = await run_in_threadpool(updates.find, state.tables, game, token, known)
    return await drawing.draw(client, lambda: updates.draw(state.drawings, found, words, known))


async def hear(socket: WebSocket, client: str, watcher: Watcher, listener: Listener) -> None:
    """Read the client state that a page sends; other messages are ignored, if there are few.

    There is no answer: the next change has all that is new for the page then.
    """
    settings: Settings = socket.app.state.settings
    drawing: DrawingQueue = socket.app.state.drawing
    loop = asyncio.get_running_loop()
    began = loop.time()
    count = 0
    while True:
        text = await heard(socket, settings)
        if loop.time() - began > 60:
            began = loop.time()
            count = 0
        count += 1
        if settings.messages_per_minute and count > settings.messages_per_minute:
            raise Closing(TOO_MUCH)
        await drawing.afford(client, MESSAGE)
        if listener.name:
            with contextlib.suppress(ValidationError):
                listener.hear(Said.model_validate_json(text))
                watcher.page = listener.name


def known_as(known: ClientState) -> tuple[object, ...]:
    """What a page has seen, to be compared."""
    marks = tuple(sorted(known.marks.items()))
    return (known.layout, known.step, known.moment, marks, tuple(sorted(known.local.items())))


def status(tables: Tables, game: str) -> dict[str, object]:
    """What every watcher is sent after a change."""
    view = tables.look(game)
    return {
        "step": view.step,
        "actor": view.game.actor,
        "over": view.game.over,
        "seats": view.joined,
        "company": tables.people.store.number(game),
    }
