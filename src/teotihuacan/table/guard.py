"""The guard at the door: headers, hosts, origins, sizes and rates, for every request."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import threading
import time
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teotihuacan.table.errors import STATUS
from teotihuacan.table.language import words_of
from teotihuacan.table.settings import Settings

LOG: Final = logging.getLogger("teotihuacan.table")

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
READING: Final = ("GET", "HEAD", "OPTIONS")
BODY_SECONDS: Final = 20
MOST_CLIENTS: Final = 10_000  # remembered at once
MINUTE: Final = 60.0
HOUR: Final = 3600.0


class Buckets:
    """Token buckets by client: so many at once, so many in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left: dict[str, tuple[float, float]] = {}  # tokens, and when
        self.lock = threading.Lock()

    def take(self, client: str) -> bool:
        """Whether one more is allowed."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        with self.lock:
            tokens, then = self.left.get(client, (self.burst, now))
            tokens = min(self.burst, tokens + (now - then) * self.rate)
            allowed = tokens >= 1
            self.left[client] = (tokens - 1 if allowed else tokens, now)
            if len(self.left) > MOST_CLIENTS:
                self.forget(now)
        return allowed

    def forget(self, now: float) -> None:
        """Whoever has not asked for long has a full bucket, and need not be remembered."""
        full = self.burst / self.rate
        self.left = {
            client: (tokens, then)
            for client, (tokens, then) in self.left.items()
            if now - then < full
        }
        if len(self.left) > MOST_CLIENTS:
            self.left.clear()


def client_of(scope: MutableMapping[str, Any], settings: Settings) -> str:
    """Who asks: an address, or a whole network where one household has one (IPv6)."""
    client = scope.get("client")
    address = client[0] if client else ""
    if settings.behind_proxy:
        # The last entry of the last line is the proxy's own; all before it anybody may have sent.
        lines = Headers(scope=scope).getlist("x-forwarded-for") or [""]
        address = lines[-1].split(",")[-1].strip() or address
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return str(address)[:64]
    if parsed.version == 6:
        return str(ipaddress.ip_network(f"{parsed}/64", strict=False))
    return str(parsed)


def host_name(host: str) -> str:
    """A Host header without its port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.requests_per_second, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def objection(self, scope: Scope, headers: Headers) -> str:
        """Why this request is not even looked at, or nothing."""
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
        if not self.requests.take(client_of(scope, self.settings)):
            return "too_often"
        return ""

    # --- requests -----------------------------------------------------------------------------

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        begun = False

        async def dressed(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                worn = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    worn.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    worn.setdefault("Cache-Control", "no-store")
            await send(message)

        problem = self.objection(scope, headers)
        body = b""
        if not problem and scope["method"] not in READING:
            body, problem = await self.body(headers, receive)
        if problem:
            await refuse(problem, scope, dressed)
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
            # What went wrong is for the log of this server; what was asked is for nobody.
            LOG.error("%s failed", scope["path"], exc_info=error)
            if not begun:
                await refuse("broken", scope, dressed)

    async def body(self, headers: Headers, receive: Receive) -> tuple[bytes, str]:
        """All of a request, if it is not too long and comes in time."""
        limit = self.settings.body_bytes
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length[:20]) > limit:
            return b"", "too_long"
        body = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
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
            return b"", "unreadable"

    # --- WebSockets ---------------------------------------------------------------------------

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.objection(scope, Headers(scope=scope)):
            await receive()  # the wish to connect
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)


async def refuse(key: str, scope: Scope, send: Send) -> None:
    """An answer from the door."""
    words = words_of(scope)
    body = json.dumps({"error": key, "message": words.text(f"table.error.{key}")}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if STATUS[key] == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": STATUS[key], "headers": headers})
    await send({"type": "http.response.body", "body": body})
