"""A small client of the table's API: one kept connection, plain JSON, nothing hidden.

Its own, on the standard library, so that eight of them cost little beside the servers they ask.
"""

from __future__ import annotations

import http.client
import json
import time
from types import TracebackType
from typing import Any, NamedTuple

TIMEOUT = 60.0
IDLE = 1.0  # seconds after which a server may be about to close a kept connection


class Answer(NamedTuple):
    """A response: its status, its headers and all its bytes."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Client:
    """Somebody who asks a server, as a seat (`token`) or as a spectator."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.port = port
        self.token = token
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
        self.used = time.monotonic()

    def request(self, method: str, path: str, data: object = None, **extra: str) -> Answer:
        """Ask; a connection that the server had closed meanwhile is opened again for a GET.

        Anything else is never sent twice: the caller must know whether it arrived.
        """
        headers = dict(extra)
        if self.token is not None:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        body: bytes | None = None
        if data is not None:
            body = json.dumps(data).encode()
            headers.setdefault("Content-Type", "application/json")
        try:
            return self.once(method, path, body, headers)
        except (http.client.HTTPException, OSError) as error:
            self.close()
            if method != "GET" or isinstance(error, TimeoutError):
                raise
            return self.once(method, path, body, headers)

    def once(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        if time.monotonic() - self.used > IDLE:
            self.connection.close()  # and a new one opened: nothing has been sent yet
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        answer = Answer(response.status, response.getheaders(), response.read())
        self.used = time.monotonic()
        return answer

    def get(self, path: str, **extra: str) -> Answer:
        return self.request("GET", path, None, **extra)

    def post(self, path: str, data: object, **extra: str) -> Answer:
        return self.request("POST", path, data, **extra)

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
