"""Request limits: headers, hosts, origins, sizes and rates, checked for every request."""

import asyncio
import ipaddress
import logging
import threading
import time
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teotihuacan.server.errors import STATUS
from teotihuacan.server.http.language import words_of
from teotihuacan.server.settings import Settings

LOG: Final = logging.getLogger("teotihuacan.server")

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'"
)
OF_FILES: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""A page has some thirty static files; the headers of pages would be larger than many of them."""
SECURITY: Final = {
    **OF_FILES,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
READING: Final = ("GET", "HEAD", "OPTIONS")
UNREAD: Final = ("too_long", "unreadable", "slow", "ambiguous")
"""Refusals after which more of the same request may be on its way: the connection ends."""
TOO_MANY: Final = 429
MOST_CLIENTS: Final = 10_000  # in memory
MINUTE: Final = 60.0
HOUR: Final = 3600.0


class ConcurrencyLimit:
    """Limits how many requests of a kind each client has open (0: unlimited)."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.open: dict[str, int] = {}
        self.lock = threading.Lock()

    def enter(self, client: str) -> bool:
        with self.lock:
            count = self.open.get(client, 0)
            if self.limit and count >= self.limit:
                return False
            self.open[client] = count + 1
            return True

    def leave(self, client: str) -> None:
        with self.lock:
            self.open[client] = self.open.get(client, 1) - 1
            if self.open[client] <= 0:
                del self.open[client]


class RateLimiter:
    """A token bucket for each client: `burst` requests at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left: dict[str, tuple[float, float]] = {}  # tokens, and when
        self.lock = threading.Lock()

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Take tokens for one more request; return whether it is allowed."""
        if self.rate <= 0:
            return True
        with self.lock:
            tokens, now = self.tokens(client)
            allowed = tokens >= min(cost, self.burst)
            self.left[client] = (tokens - cost if allowed else tokens, now)
            if len(self.left) > MOST_CLIENTS:
                self.forget(now)
        return allowed

    def tokens(self, client: str) -> tuple[float, float]:
        """The tokens that a client has now, and the time."""
        now = time.monotonic()
        tokens, then = self.left.get(client, (self.burst, now))
        return min(self.burst, tokens + (now - then) * self.rate), now

    def wait(self, client: str, cost: float = 1.0) -> float:
        """About how many seconds until a client may make a request of this cost."""
        if self.rate <= 0:
            return 0.0
        with self.lock:
            tokens, _ = self.tokens(client)
        return max(0.01, (min(cost, self.burst) - tokens) / self.rate)

    def charge(self, client: str, cost: float, longest: float) -> None:
        """Take tokens without asking; the client may ask again after `longest` seconds at most."""
        if self.rate <= 0:
            return
        with self.lock:
            tokens, now = self.tokens(client)
            self.left[client] = (max(tokens - cost, -longest * self.rate), now)

    def forget(self, now: float) -> None:
        """Drop clients that have not asked for long: their buckets are full."""
        full = self.burst / self.rate
        self.left = {
            client: (tokens, then)
            for client, (tokens, then) in self.left.items()
            if now - then < full
        }
        if len(self.left) > MOST_CLIENTS:
            self.left.clear()


def client_of(scope: MutableMapping[str, Any], settings: Settings) -> str:
    """The client of a request: an address, or with IPv6 a network of 64 bits."""
    client = scope.get("client")
    address = client[0] if client else ""
    if settings.behind_proxy:
        # The last entry of the last line is the proxy's own; all before it anybody may have sent.
        lines = Headers(scope=scope).getlist("x-forwarded-for") or [""]
        address = lines[-1].split(",")[-1].strip() or address
        return client_at(address) or client_at(client[0] if client else "") or "nobody"
    return client_at(address) or str(address)[:64]


def client_at(address: str) -> str:
    """The client at an address, as limits count it; empty if it is not an address.

    A client has one IPv4 address, however it is written: with a port, or as the IPv6 address in
    which a listener for both shows it.  With IPv6 it has a network of 64 bits.
    """
    try:
        parsed = ipaddress.ip_address(without_port(address.strip()))
    except ValueError:
        return ""
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))
        parsed = parsed.ipv4_mapped
    return str(parsed)


def without_port(address: str) -> str:
    """1.2.3.4:5 and [2001:db8::1]:5 as some proxies write them, without what is not the address."""
    if address.startswith("["):
        address = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        address = address.partition(":")[0]
    return address.partition("%")[0]


DRAWN: Final = ("scene", "news", "log", "scores", "events", "record", "review", "position")
"""Addresses of a game that take a drawing, or all of its history."""
WRITTEN: Final = ("note", "live")
"""Addresses that write to the store: opening the live connection notes presence."""


def cost_of(scope: MutableMapping[str, Any]) -> float:
    """About what a request costs the server, in requests of the cheapest kind."""
    path = str(scope["path"])
    if path.startswith("/static/") or path == "/favicon.ico":
        return 0.2
    if not path.startswith("/api/"):
        return 2.0  # a page
    query = scope.get("query_string", b"")
    if query and "at" in QueryParams(query):
        return 8.0  # a game played again up to a moment
    last = path.rpartition("/")[2]
    if last in WRITTEN:
        return 8.0
    if path == "/api/games" or last in DRAWN:
        return 3.0
    return 1.0


def host_name(host: str) -> str:
    """A Host header without its port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


class RequestLimits:
    """Middleware that limits requests before parsing them; only the request log is further out."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: RateLimiter) -> None:
        self.app = app
        self.settings = settings
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket" and self.objection(scope, Headers(scope=scope)):
            await receive()  # the request to connect
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    def objection(self, scope: Scope, headers: Headers) -> str:
        """The key of the reason to refuse a request unread, or an empty string."""
        host = headers.get("host", "")
        try:
            if self.settings.hosts and host_name(host) not in self.settings.hosts:
                return "host"
            origin = headers.get("origin")
            writes = scope["type"] == "websocket" or scope["method"] not in READING
            if origin is not None and writes and urlsplit(origin).netloc.lower() != host.lower():
                return "foreign"
        except ValueError:
            return "host"
        if "content-length" in headers and "transfer-encoding" in headers:
            return "ambiguous"  # two ways to say where it ends: a proxy may have read the other
        if not self.requests.take(client_of(scope, self.settings), cost_of(scope)):
            return "too_often"
        return ""

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        begun = False
        asked = scope
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the answer without its body

        async def dressed(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                if message["status"] == TOO_MANY:
                    # A client that asks again as soon as it is refused asks less often this way.
                    await asyncio.sleep(self.settings.refusal_seconds)
                begun = True
                worn = MutableHeaders(scope=message)
                file = scope["path"].startswith("/static/")
                for name, value in (OF_FILES if file else SECURITY).items():
                    worn.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    worn.setdefault("Cache-Control", "no-store")
            elif asked["method"] == "HEAD" and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        problem = self.objection(scope, headers)
        body = b""
        if not problem and scope["method"] not in READING:
            body, problem = await self.body(headers, receive)
        if problem:
            await refuse(problem, scope, receive, dressed)
            return
        handed = scope["method"] in READING

        async def replay() -> Message:
            nonlocal handed
            if handed:
                return await receive()
            handed = True
            return {"type": "http.request", "body": body, "more_body": False}

        try:
            await self.app(scope, replay, dressed)
        except Exception as error:
            # The error is logged, the request is not: it may hold secrets.
            LOG.error("%s failed", scope["path"], exc_info=error)
            if not begun:
                await refuse("broken", scope, receive, dressed)

    async def body(self, headers: Headers, receive: Receive) -> tuple[bytes, str]:
        """The body of a request; or, if it is too long or too slow, the reason to refuse it."""
        limit = self.settings.body_bytes
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length[:20]) > limit:
            return b"", "too_long"
        body = bytearray()
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        return b"", "unreadable"
                    body += message.get("body", b"")
                    if len(body) > limit:
                        return b"", "too_long"
                    if not message.get("more_body", False):
                        return bytes(body), ""
        except TimeoutError:
            return b"", "slow"


async def refuse(key: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request that was not parsed."""
    said = {"error": key, "message": words_of(scope).text(f"table.error.{key}")}
    answer = JSONResponse(said, STATUS[key])
    if key in UNREAD:
        answer.headers["Connection"] = "close"
    if STATUS[key] == TOO_MANY:
        answer.headers["Retry-After"] = "1"
    await answer(scope, receive, send)
