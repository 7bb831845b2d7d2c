"""The WebSocket of a game: it says that something has changed, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable
from typing import Any, Final

import anyio
from fastapi import APIRouter, WebSocket
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocketDisconnect, WebSocketState

from teotihuacan.table.errors import Refused
from teotihuacan.table.guard import client_of
from teotihuacan.table.hub import Watcher
from teotihuacan.table.models import GameId
from teotihuacan.table.settings import Settings
from teotihuacan.table.tables import Tables

HELLO_SECONDS: Final = 15

# Reasons to close, as numbers that programs can tell apart.
UNREADABLE: Final = 4400
BAD_TOKEN: Final = 4401
NO_GAME: Final = 4404
TOO_MUCH: Final = 4429
TROUBLE: Final = 1011
TOO_BIG: Final = 1009

router = APIRouter()


class Closing(Exception):
    """The conversation ends here."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Door:
    """How many sockets each client has open."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.open: dict[str, int] = {}

    def enter(self, client: str) -> bool:
        if self.limit and self.open.get(client, 0) >= self.limit:
            return False
        self.open[client] = self.open.get(client, 0) + 1
        return True

    def leave(self, client: str) -> None:
        left = self.open.get(client, 1) - 1
        if left > 0:
            self.open[client] = left
        else:
            self.open.pop(client, None)


@router.websocket("/api/games/{game}/live")
async def live(socket: WebSocket, game: GameId) -> None:
    """Says hello, then `{step, actor, over, seats}` now and after every change."""
    tables: Tables = socket.app.state.tables
    settings: Settings = tables.settings
    door: Door = socket.app.state.door
    client = client_of(socket.scope, settings)
    if not door.enter(client):
        await socket.close(1008)
        return
    watcher: Watcher | None = None
    try:
        await socket.accept()
        token = await hello(socket, settings)
        watcher = tables.hub.watch(game, asyncio.get_running_loop())
        await converse(socket, tables, watcher, token)
    except Closing as closing:
        await end(socket, closing.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone, in the middle of a word
    finally:
        if watcher is not None:
            tables.hub.leave(watcher)
        door.leave(client)


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


async def hello(socket: WebSocket, settings: Settings) -> str | None:
    """The first message: `{"token": "…"}`, or `{}` of a spectator."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await heard(socket, settings)
    except TimeoutError:
        raise Closing(UNREADABLE) from None
    try:
        said: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise Closing(UNREADABLE) from None
    if not isinstance(said, dict):
        raise Closing(UNREADABLE)
    token = said.get("token")
    if set(said) - {"token"} or not (token is None or isinstance(token, str)):
        raise Closing(UNREADABLE)
    return token or None


async def converse(socket: WebSocket, tables: Tables, watcher: Watcher, token: str | None) -> None:
    """Tell every change until somebody leaves."""
    ends: list[Exception] = []

    async def until_it_ends(part: Awaitable[None]) -> None:
        try:
            await part
        except (Closing, WebSocketDisconnect, RuntimeError) as end:
            ends.append(end)
        group.cancel_scope.cancel()

    async with anyio.create_task_group() as group:
        group.start_soon(until_it_ends, tell(socket, tables, watcher, token))
        group.start_soon(until_it_ends, hear(socket, tables.settings))
    if ends:
        raise ends[0]


async def tell(socket: WebSocket, tables: Tables, watcher: Watcher, token: str | None) -> None:
    told: dict[str, object] | None = None
    while True:
        watcher.woken.clear()
        try:
            now = await run_in_threadpool(glance, tables, watcher.game, token)
        except Refused as refused:
            codes = {"bad_token": BAD_TOKEN, "no_game": NO_GAME}
            raise Closing(codes.get(refused.key, TROUBLE)) from None
        except Exception:
            raise Closing(TROUBLE) from None
        if now != told:
            await socket.send_text(json.dumps(now))
            told = now
        await watcher.woken.wait()


async def hear(socket: WebSocket, settings: Settings) -> None:
    """Clients have nothing more to say; a little of it is overlooked."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    count = 0
    while True:
        await heard(socket, settings)
        if loop.time() - began > 60:
            began = loop.time()
            count = 0
        count += 1
        if settings.messages_per_minute and count > settings.messages_per_minute:
            raise Closing(TOO_MUCH)


def glance(tables: Tables, game: str, token: str | None) -> dict[str, object]:
    shot = tables.look(game, token)
    return {
        "step": shot.step,
        "actor": shot.game.actor,
        "over": shot.game.over,
        "seats": shot.joined,
    }
