"""Declares routes of the JSON API; shared code for callers, responses and limits.

    @get("/games/{game}/position", models.PositionSeen, *GAME, "no_moment")

is a path, the model of the answer and the keys of refusals.  What a caller needs follows from that:
a seat if `no_token` is one of them (`SEAT`), otherwise none, but a token makes a difference.
"""

import inspect
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from teotihuacan.server.errors import STATUS, Refused
from teotihuacan.server.games.live import GameView
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.http import models
from teotihuacan.server.http.caching import compressed
from teotihuacan.server.http.models import GameId
from teotihuacan.server.limits.drawing import DrawingQueue
from teotihuacan.server.limits.requests import client_of
from teotihuacan.server.view.language import words_for
from teotihuacan.server.view.page_state import at_table
from teotihuacan.server.view.updates import written
from teotihuacan.words import Words

F = TypeVar("F", bound=Callable[..., Any])
Json = dict[str, Any]
EVERYWHERE: Final = (
    *("host", "unreadable", "ambiguous", "invalid", "too_long", "slow"),
    *("too_often", "store", "foreign"),
)
GAME: Final = ("no_game", "bad_token", "old_rules", "damaged")
SEAT: Final = (*GAME, "no_token")


def problems(*keys: str) -> dict[int | str, Json]:
    """The refusals of a route by status, for its documentation."""
    found: dict[int | str, Json] = {}
    for key in (*EVERYWHERE, *keys):
        said = found.setdefault(STATUS[key], {"model": models.Problem, "description": ""})
        said["description"] = ", ".join(filter(None, [said["description"], f"`{key}`"]))
    return found


class Routes:
    """Declares routes of a router."""

    def __init__(self, router: APIRouter) -> None:
        self.router = router

    def get(self, path: str, model: Any, *keys: str) -> Callable[[F], F]:
        return self.route("GET", path, model, keys, 200)

    def post(self, path: str, model: Any, *keys: str, status: int = 200) -> Callable[[F], F]:
        return self.route("POST", path, model, keys, status)

    def route(
        self, method: str, path: str, model: Any, keys: tuple[str, ...], status: int
    ) -> Callable[[F], F]:
        def declare(function: F) -> F:
            extra: Json | None = None
            if "no_token" in keys:
                extra = {"security": [{"seat": []}]}
            elif not {"caller", "token"}.isdisjoint(inspect.signature(function).parameters):
                extra = {"security": [{}, {"seat": []}]}
            self.router.add_api_route(
                *(path, function),
                methods=[method],
                response_model=model,
                status_code=status,
                responses=problems(*keys),
                openapi_extra=extra,
            )
            return function

        return declare


# --- data of a request: nothing to wait for, so these are async and take no threads ---------------


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


class Caller:
    """A client that asks something about a game."""

    def __init__(self, request: Request, game: str, tables: Tables, token: str | None) -> None:
        self.request = request
        self.state = request.app.state
        self.game = game
        self.tables = tables
        self.token = token

    @property
    def client(self) -> str:
        return client_of(self.request.scope, self.tables.settings)

    def view(self, at: int | None = None) -> GameView:
        return self.tables.look(self.game, self.token, at)

    def seated(self) -> tuple[GameView, int]:
        """The game and the seat of a caller who must have one."""
        if self.token is None:
            raise Refused("no_token")
        view = self.view()
        assert view.seat is not None
        return view, view.seat

    def count(self, what: str) -> None:
        count(self.request, what)

    async def draw(self, draw: Callable[[], bytes | tuple[bytes, bytes]]) -> Response:
        """An answer that takes a drawing: in the client's turn, and charged by its price.

        `draw` returns the body, or the body and the same compressed.
        """

        def drawn() -> Response:
            made = draw()
            return compressed(self.request, *([made] if isinstance(made, bytes) else made))

        drawing: DrawingQueue = self.state.drawing
        answer = await drawing.draw(self.client, drawn)
        drawing.sent(self.client, len(answer.body))
        return answer


class Reader(Caller):
    """A client that reads texts in a language."""

    words: Words

    def spoken(self, view: GameView) -> Words:
        """The words of a game, with the names of its players."""
        return at_table(self.words, view)


async def get_caller(request: Request, game: GameId, tables: AllTables, token: Token) -> Caller:
    return Caller(request, game, tables, token)


async def get_reader(
    request: Request, game: GameId, tables: AllTables, words: InWords, token: Token
) -> Reader:
    reader = Reader(request, game, tables, token)
    reader.words = words
    return reader


Calls = Annotated[Caller, Depends(get_caller)]
Reads = Annotated[Reader, Depends(get_reader)]


def count(request: Request, what: str) -> None:
    """Count a request against one of the limits of its client."""
    state = request.app.state
    if not getattr(state, what).take(client_of(request.scope, state.settings)):
        raise Refused("too_often")


# --- answers --------------------------------------------------------------------------------------


def encoded(content: object) -> bytes:
    return binary(written(content))


def binary(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def reply(content: object, status: int = 200) -> Response:
    return Response(encoded(content), status, media_type="application/json")
