"""The server, put together."""

import contextlib
import logging
import sys
from collections.abc import AsyncIterator
from typing import Any, Final

from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import teotihuacan as teo
from teotihuacan.server.errors import Refused
from teotihuacan.server.games import sample
from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.http import advice_api, api, app_files, html, pages, people_api, sockets
from teotihuacan.server.http.caching import SpectatorCache
from teotihuacan.server.http.fast_path import FastPath
from teotihuacan.server.http.files import Files
from teotihuacan.server.http.language import words_of
from teotihuacan.server.http.request_log import RequestLog
from teotihuacan.server.http.routes import reply
from teotihuacan.server.limits.connection_rate import ConnectionRateLimiter
from teotihuacan.server.limits.drawing import DrawingQueue
from teotihuacan.server.limits.requests import (
    HOUR,
    MINUTE,
    ConcurrencyLimit,
    RateLimiter,
    RequestLimits,
)
from teotihuacan.server.operations.readiness import Readiness
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.connection_limit import PLACES
from teotihuacan.server.store.listening import Listener
from teotihuacan.server.store.store import SqlStore
from teotihuacan.server.thinking.advising import Adviser
from teotihuacan.server.thinking.computers import Computers
from teotihuacan.server.view import answers
from teotihuacan.server.view.caching import DrawingCache

THREADS: Final = 4 * PLACES
SWITCH: Final = 0.001  # seconds that a thread may go on while others want to: some of them draw
LOG: Final = logging.getLogger("teotihuacan.server")


def create_app(settings: Settings | None = None) -> FastAPI:
    """The app of one server; the store is opened now, computer players start with the lifespan."""
    settings = settings or Settings()
    store = SqlStore(settings.url)
    sample.lay_out(store)
    store.hurry(settings.store_seconds)
    tables = Tables(settings, store, Hub())
    readiness = Readiness(store)
    requests = RateLimiter(settings.requests_per_second, settings.burst)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        # More than the connection limit lets wait: the others answer from memory.
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        sys.setswitchinterval(SWITCH)
        computers = Computers(tables)
        app.state.adviser = Adviser(tables, computers)
        app.state.drawing = DrawingQueue(requests)
        listener = Listener(settings.url, tables.hub, store.limit.answered)
        computers.start()
        if store.postgresql:
            listener.start()
        yield
        if store.postgresql:
            listener.stop()
        computers.stop()
        app.state.drawing.close()
        readiness.close()
        store.close()

    app = FastAPI(
        title="Teotihuacan",
        version=teo.__version__,
        description="Play the Teotihuacan games over HTTP; see docs/api.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # its scripts come from elsewhere, which our own policy forbids
        redoc_url=None,
        lifespan=life,
        redirect_slashes=False,  # it would lead to whatever host the request names
        separate_input_output_schemas=False,
    )
    app.state.settings = settings
    app.state.tables = tables
    app.state.spectators = SpectatorCache(tables.hub)
    app.state.drawings = DrawingCache()
    app.state.readiness = readiness
    app.state.connection_rate = rate = ConnectionRateLimiter(settings)
    app.state.door = door = ConcurrencyLimit(settings.sockets_per_client)
    app.state.beginnings = RateLimiter(settings.games_per_hour / HOUR, settings.games_per_hour)
    app.state.beginning = ConcurrencyLimit(settings.games_at_once)
    app.state.hints = RateLimiter(settings.hints_per_minute / MINUTE, settings.hints_per_minute)
    app.state.words = RateLimiter(settings.words_per_minute / MINUTE, settings.words_at_once)
    app.state.codes = RateLimiter(settings.codes_per_minute / MINUTE, settings.codes_per_minute)
    for part in (api, advice_api, people_api, sockets, app_files, pages):
        app.include_router(part.router)
    app.mount("/static", Files(html.STATIC), name="static")
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(SQLAlchemyError, on_store)
    app.add_middleware(FastPath, api=app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(RequestLimits, settings=settings, requests=requests)
    app.add_middleware(RequestLog, settings=settings, metrics=tables.metrics, readiness=readiness)
    gauge = tables.metrics.gauge
    gauge("teo_sockets_open", "WebSockets of people who watch.", lambda: sum(door.open.values()))
    gauge("teo_games_in_memory", "Games ready to go on.", lambda: len(tables.entries))
    gauge("teo_games_watched", "Games somebody looks at.", lambda: len(tables.hub.watched()))
    gauge("teo_games_damaged", "Damaged games that were asked for.", lambda: len(tables.corrupt))
    gauge("teo_draining", "Whether it is about to stop.", lambda: int(readiness.draining))
    refused = "Connections of addresses that open too many."
    gauge("teo_connections_turned_away_total", refused, lambda: rate.turned_away, "counter")
    describe_seats(app)
    return app


def describe_seats(app: FastAPI) -> None:
    """Add the tokens of seats to the OpenAPI document."""
    written = app.openapi

    def openapi() -> dict[str, Any]:
        document = written()
        components = document.setdefault("components", {})
        components["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer"}}
        return document

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend it


# --- refusals -------------------------------------------------------------------------------------


async def on_refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    response = reply(answers.refusal(refused, words_of(request.scope)), refused.status)
    if refused.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if refused.status == 429:
        response.headers["Retry-After"] = "60"
    return response


async def on_invalid(request: Request, error: Exception) -> Response:
    """Names the invalid fields, not their values: these may be secrets."""
    assert isinstance(error, RequestValidationError)
    places: list[str] = []
    for flaw in error.errors():
        place = ".".join(str(part) for part in flaw["loc"][:6])[:80]
        places.append("".join(letter for letter in place if letter.isprintable()))
    invalid = Refused("invalid", places="; ".join(dict.fromkeys(places[:8])))
    return await on_refused(request, invalid)


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and not request.url.path.startswith("/api/"):
        return pages.missing(request)
    keys = {404: "no_page", 405: "method"}
    response = await on_refused(request, Refused(keys.get(error.status_code, "unreadable")))
    response.headers.update(error.headers or {})
    return response


async def on_store(request: Request, error: Exception) -> Response:
    LOG.error("the store failed: %s", type(error).__name__)
    return await on_refused(request, Refused("store"))
