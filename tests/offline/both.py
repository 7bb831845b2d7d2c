"""The same requests to a server, over HTTP, and to the host of a page without one."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from itertools import count
from typing import Any
from urllib.parse import urlencode

import pytest

from teotihuacan.offline.host import Host
from teotihuacan.offline.work import work
from teotihuacan.server.games import people, seats, tables, transfer
from tests.server.indoors import Service

Json = dict[str, Any]
TIMES = ("created", "updated", "time")
PATIENCE = 60.0  # seconds for what computer players of the server decide


def asked(host: Host, method: str, path: str, **more: Any) -> tuple[int, Json]:
    """A request to a host, whatever it has to think about first."""
    number = 1
    host.missing(path)
    given = {"method": method, "path": path, "language": "en", **more}
    answer = host.ask(number, json.dumps(given))
    while answer is None:
        think(host, 1)
        late = [said for said in json.loads(host.messages()) if said.get("answer") == number]
        if late:
            answer = (late[0]["status"], late[0]["text"])
    status, text = answer
    said: Json = json.loads(text)
    return status, said


def think(host: Host, most: int = 10_000) -> None:
    """Let all thoughts be thought that wait."""
    for _ in range(most):
        task = host.task()
        if task is None:
            return
        number, given = task
        host.solved(number, work(given))


class Both:
    """A server and a host that choose the same ids, so that every answer must be the same."""

    def __init__(self, service: Service, patch: pytest.MonkeyPatch) -> None:
        self.service = service
        self.host = Host()
        self.answers = 0
        self.numbers: dict[str, count[int]] = {}
        self.here = ""
        patch.setattr(secrets, "randbelow", lambda most: 12345)  # the seed of a rematch
        for module in (tables, transfer):
            patch.setattr(module, "new_game_id", lambda: self.next("the-game-with-number-"))
        for module in (tables, people, seats):
            patch.setattr(module, "new_token", lambda: self.next("the-token-with-number-"))

    def next(self, name: str) -> str:
        """The next id or token on the side that is asked now."""
        return f"{name}{next(self.numbers.setdefault(self.here + name, count()))}"

    def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: object = None,
        **query: object,
    ) -> Json:
        """The answer of both, which must be the same."""
        self.here = "server"
        answer = self.service.client.request(
            method,
            path + "?" + urlencode({"language": "en", **query}),
            json=body,
            headers={} if token is None else {"Authorization": f"Bearer {token}"},
        )
        self.here = "host"
        status, said = asked(self.host, method, path, token=token, body=body, query=query)
        expected = without_times(answer.json())
        where = f"{method} {path} {query} {body}"
        assert status == (200 if answer.status_code == 201 else answer.status_code), where
        assert without_times(said) == expected, where
        self.answers += 1
        return said

    def settle(self, game: str, tokens: dict[int, str]) -> None:
        """Until a person is asked, or the game is over."""
        think(self.host)
        self.wait(lambda: self.actor(game) is None or self.actor(game) in tokens)

    def actor(self, game: str) -> int | None:
        found: int | None = self.service.client.get(f"/api/games/{game}").json()["actor"]
        return found

    def wait(self, so: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < until
            time.sleep(0.01)


def without_times(said: Any) -> Any:
    if isinstance(said, dict):
        return {key: without_times(value) for key, value in said.items() if key not in TIMES}
    return [without_times(one) for one in said] if isinstance(said, list) else said
