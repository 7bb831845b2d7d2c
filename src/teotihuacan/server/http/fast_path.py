"""The fast path for the most frequent request: a program plays a choice in a game in memory.

It is answered on the event loop, without a thread and without the framework; only the store is
waited for.  All other requests are passed on to the route in `api.py`.
"""

import re
from types import SimpleNamespace
from typing import Any, Final

from fastapi import FastAPI
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teotihuacan.server.errors import Refused
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.http import page_models
from teotihuacan.server.http.routes import reply
from teotihuacan.server.view import page_state
from teotihuacan.server.view.language import words_for

PLAY: Final = re.compile(r"/api/games/([A-Za-z0-9_-]{16,40})/play")
ROUTE: Final = SimpleNamespace(path="/api/games/{game}/play")  # for the metrics


class FastPath:
    """Middleware that answers the requests it knows and passes on all others."""

    def __init__(self, app: ASGIApp, api: FastAPI) -> None:
        self.app = app
        self.tables: Tables = api.state.tables
        self.refuse: Any = api.exception_handlers  # so the response is that of the route itself

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = self.wanted(scope)
        if wanted is None:
            await self.app(scope, receive, send)
            return
        message = await receive()  # all of it: the request limits have waited for the end

        async def again() -> Message:
            nonlocal message
            told, message = message, {"type": "http.disconnect"}
            return told

        answer = await self.answer(scope, wanted, message)
        if answer is None:
            await self.app(scope, again, send)
        else:
            scope["route"] = ROUTE
            await answer(scope, again, send)

    def wanted(self, scope: Scope) -> str | None:
        """The game of a request that may take the fast path."""
        if scope["type"] != "http" or scope["method"] != "POST" or scope["query_string"]:
            return None
        found = PLAY.fullmatch(scope["path"])
        return None if found is None else found.group(1)

    async def answer(self, scope: Scope, game: str, message: Message) -> Response | None:
        headers = Headers(scope=scope)
        if message.get("more_body") or headers.get("content-type") != "application/json":
            return None
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token.strip() or len(token) > 200:
            return None
        try:
            asked = page_models.Playing.model_validate_json(message.get("body", b""))
        except ValidationError:
            return None
        if asked.page is not None or asked.then:
            return None
        try:
            view = await self.tables.play_fast(game, token.strip(), asked.step, asked.choice)
        except Refused as error:
            refused: Response = await self.refuse[Refused](Request(scope), error)
            return refused
        except SQLAlchemyError as error:
            failed: Response = await self.refuse[SQLAlchemyError](Request(scope), error)
            return failed
        if view is None:
            return None
        words = words_for(None, headers.get("accept-language"))
        return reply(page_state.state(view, page_state.at_table(words, view)))
