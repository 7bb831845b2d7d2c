"""The request log, the outermost middleware: every request gets an id, is counted and logged.

`/health` and `/ready` are for load balancers and supervisors.  They are answered before the request
limits, which would count them and check the host name; they return one word.
"""

import re
import secrets
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teotihuacan.server.operations.logs import REQUEST, REQUESTS
from teotihuacan.server.operations.metrics import Metrics
from teotihuacan.server.operations.readiness import READY, Readiness
from teotihuacan.server.settings import Settings

GIVEN_ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")
OTHER: Final = "other"


class RequestLog:
    """Middleware for ids, metrics and log lines of all requests."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, readiness: Readiness
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.readiness = readiness
        self.open = 0
        metrics.gauge("teo_requests_open", "Requests being answered.", lambda: self.open)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
            return
        if scope["type"] == "websocket":
            REQUEST.set(self.id_for(scope))
        await self.app(scope, receive, send)

    def id_for(self, scope: Scope) -> str:
        """The proxy's own id for a request, so that both logs fit together, or a new one."""
        if self.settings.behind_proxy:
            given = Headers(scope=scope).get("x-request-id", "")
            if GIVEN_ID.fullmatch(given):
                return given
        return secrets.token_hex(8)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = self.id_for(scope)
        REQUEST.set(id)
        began = time.perf_counter()
        status = 0

        async def named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-ID"] = id
            await send(message)

        self.open += 1
        try:
            if scope["path"] in ("/health", "/ready") and scope["method"] in ("GET", "HEAD"):
                await self.tell(scope, receive, named)
            else:
                await self.app(scope, receive, named)
        finally:
            self.open -= 1
            seconds = time.perf_counter() - began
            route = route_of(scope)
            method = scope["method"] if scope["method"] in METHODS else OTHER
            self.metrics.requests.add(method, route, str(status))
            self.metrics.request_seconds.note(seconds, route)
            facts = {"method": method, "route": route, "status": status}
            REQUESTS.info("request", extra={**facts, "ms": round(seconds * 1000, 1)})

    async def tell(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Healthy because it answers; ready if the store answers and the server is not stopping."""
        said = "ok" if scope["path"] == "/health" else await self.readiness.state()
        status = 200 if said in ("ok", READY) else 503
        answer = JSONResponse({"status": said}, status, {"Cache-Control": "no-store"})
        if scope["method"] == "HEAD":
            answer.body = b""
        await answer(scope, receive, send)


def route_of(scope: Scope) -> str:
    """The route of a request without its values: ids do not belong into metrics."""
    if scope["path"] in ("/health", "/ready"):
        return str(scope["path"])
    found = getattr(scope.get("route"), "path", None)
    if isinstance(found, str) and found:
        return found
    return "/static" if scope["path"].startswith("/static/") else OTHER
