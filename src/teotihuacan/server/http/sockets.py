"""The WebSocket of a game: it reports that something has changed.

A page, which has sent its client state, gets the update as well; a program requests what it needs.
"""

import asyncio
import contextlib
import json
import time
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
from teotihuacan.server.http.models import GameId
from teotihuacan.server.limits.drawing import DrawingQueue
from teotihuacan.server.limits.requests import ConcurrencyLimit, client_of
from teotihuacan.server.settings import Settings
from teotihuacan.server.view import answers, updates
from teotihuacan.server.view.caching import DrawingCache
from teotihuacan.server.view.language import words_for
from teotihuacan.server.view.updates import ClientState, is_behind
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

# The cost to a client, in requests of the cheapest kind.
UPDATE: Final = 1.0  # in addition to its drawing time and its length
MESSAGE: Final = 0.2

router = APIRouter()


class Closing(Exception):
    """The conversation ends here."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Said(models.Asked):
    """A WebSocket message from a client."""

    token: str | None = None
    language: str | None = Field(None, max_length=20)
    page: page_models.PageSeen | None = None


@router.websocket("/api/games/{game}/live")
async def live(socket: WebSocket, game: GameId) -> None:
    """Says hello, then `{step, actor, over, seats, company}` now and after every change.

    To a page that has said what it has seen, others' changes come with `news`.
    """
    state = socket.app.state
    door: ConcurrencyLimit = state.door
    client = client_of(socket.scope, state.settings)
    if not door.enter(client):
        await socket.close(1008)
        return
    watcher: Watcher | None = None
    try:
        await socket.accept()
        conversation = Conversation(socket, client)
        await conversation.hello()
        watcher = state.tables.hub.watch(game, asyncio.get_running_loop())
        async with present(state.tables, game, conversation.token):
            await conversation.run(watcher)
    except Closing as closing:
        if socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(closing.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone, in the middle of a word
    finally:
        if watcher is not None:
            state.tables.hub.leave(watcher)
            state.spectators.forget(game)
        door.leave(client)


class Conversation:
    """A connection to one client: a seat, and what a page has seen."""

    def __init__(self, socket: WebSocket, client: str) -> None:
        self.socket = socket
        self.client = client
        state = socket.app.state
        self.settings: Settings = state.settings
        self.tables: Tables = state.tables
        self.cache: SpectatorCache = state.spectators
        self.drawings: DrawingCache = state.drawings
        self.drawing: DrawingQueue = state.drawing
        self.token: str | None = None
        self.language: str | None = None
        self.name = ""
        self.known: ClientState | None = None

    async def hello(self) -> None:
        """Read the first message: `{"token": "…"}`, or `{}` of a spectator; a page says more."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                said = Said.model_validate_json(await self.heard())
        except (TimeoutError, ValidationError):
            raise Closing(UNREADABLE) from None
        self.note(said)

    async def heard(self) -> str:
        """The next message as text."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            raise Closing(UNREADABLE)
        if len(text) > self.settings.message_bytes:
            raise Closing(TOO_BIG)
        return str(text)

    def note(self, said: Said) -> None:
        self.token = said.token or None
        if said.page is not None:
            self.language = said.language
            self.name = said.page.name
            self.known = said.page.known()

    async def run(self, watcher: Watcher) -> None:
        """Send every change until one side closes."""
        ends: list[Exception] = []

        async def until_it_ends(part: Awaitable[None]) -> None:
            try:
                await part
            except (Closing, WebSocketDisconnect, RuntimeError) as end:
                ends.append(end)
            group.cancel_scope.cancel()

        async with anyio.create_task_group() as group:
            group.start_soon(until_it_ends, self.tell(watcher))
            group.start_soon(until_it_ends, self.hear(watcher))
        if ends:
            raise ends[0]

    async def tell(self, watcher: Watcher) -> None:
        """Every change, and to a page what it lacks then, as often as the client may ask for it."""
        told: dict[str, object] | None = None
        seen: tuple[str | None, object] = (None, None)  # whose seat was looked at, and when
        game = watcher.game
        while True:
            if self.known is not None and told is not None and watcher.others:
                await self.drawing.afford(self.client, UPDATE)
            watcher.changed.clear()
            watcher.page = self.name
            others = watcher.others
            watcher.others = False
            known, self.known = self.known, None
            update = ""
            try:
                find_status = partial(run_in_threadpool, answers.status, self.tables, game)
                now = await self.cache.get(game, "status", find_status)
                if self.token is not None and seen != (self.token, now["seats"]):
                    await run_in_threadpool(self.tables.look, game, self.token)
                    seen = (self.token, now["seats"])
                if known is not None and others and is_behind(known, told, now):
                    words = words_for(self.language, None)
                    # The pages of a client that have seen the same are shown the same.
                    same = (self.client, self.token, words.language, *known_as(known))
                    find = partial(self.updated, game, self.token, words, known)
                    update, known = await self.cache.get(game, same, find)
            except Refused as refused:
                codes = {"bad_token": BAD_TOKEN, "no_game": NO_GAME}
                raise Closing(codes.get(refused.key, TROUBLE)) from None
            except Exception:
                raise Closing(TROUBLE) from None
            if self.known is None:  # otherwise the page has sent a newer state meanwhile
                self.known = known
            if now != told or update:
                more = f', "news": {update}' if update else ""
                self.drawing.sent(self.client, len(more))
                await self.socket.send_text(json.dumps(now)[:-1] + more + "}")
                told = now
            await watcher.changed.wait()

    async def updated(
        self, game: str, token: str | None, words: Words, known: ClientState
    ) -> tuple[str, ClientState]:
        """All that a page lacks, as JSON; and what it knows when it has heard it."""
        found = await run_in_threadpool(updates.find, self.tables, game, token, known)
        draw = partial(updates.draw, self.drawings, found, words, known)
        return await self.drawing.draw(self.client, draw)

    async def hear(self, watcher: Watcher) -> None:
        """Read the client state that a page sends; other messages are ignored, if there are few.

        There is no answer: the next change has all that is new for the page then.
        """
        most = self.settings.messages_per_minute
        began = time.monotonic()
        count = 0
        while True:
            text = await self.heard()
            if time.monotonic() - began > 60:
                began = time.monotonic()
                count = 0
            count += 1
            if most and count > most:
                raise Closing(TOO_MUCH)
            await self.drawing.afford(self.client, MESSAGE)
            if self.name:
                with contextlib.suppress(ValidationError):
                    self.note(Said.model_validate_json(text))
                    watcher.page = self.name


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

    with contextlib.suppress(SQLAlchemyError):  # presence is not worth a broken connection
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


def known_as(known: ClientState) -> tuple[object, ...]:
    """Return what a page has seen, to be compared."""
    marks = tuple(sorted(known.marks.items()))
    return (known.layout, known.step, known.moment, marks, tuple(sorted(known.local.items())))
