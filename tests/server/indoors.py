"""A server inside the test's own process, and somebody who asks it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient

from teotihuacan.server.app import create_app
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.store import SqlStore

ME = {"kind": "me", "name": "Ana"}
ALSO_ME = {"kind": "me", "name": "Beto"}
FRIEND = {"kind": "friend"}
COMPUTER = {"kind": "computer", "player": "random"}

Json = dict[str, Any]


def unlimited(folder: Path, **others: Any) -> Settings:
    """A store in a folder, nobody who thinks, no limits."""
    plain = Settings(
        database=f"sqlite:///{folder / 'games.sqlite3'}",
        thinkers=0,
        requests_per_second=0,
        refusal_seconds=0,
        games_per_hour=0,
        games_at_once=0,
        waiting_per_client=0,
        hints_per_minute=0,
        sockets_per_client=0,
        connections_per_second=0,
    )
    return replace(plain, **others)


def database(tables: Tables) -> SqlStore:
    """The store of some games, for what only a database can do."""
    store = tables.store
    assert isinstance(store, SqlStore)
    return store


class Service:
    """One server and its client."""

    def __init__(self, app: FastAPI, client: TestClient) -> None:
        self.app = app
        self.client = client

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def create(self, *seats: Json, status: int = 201, **options: object) -> Game:
        asked = {"players": len(seats), **options, "seats": list(seats)}
        answer = self.client.post("/api/games", json=asked)
        assert answer.status_code == status, answer.text
        return Game(self.client, answer.json())


class Game:
    """One game, asked about from any of its seats (None: a spectator)."""

    def __init__(self, client: TestClient, made: Json) -> None:
        self.client = client
        self.made = made
        self.id = str(made.get("id", ""))
        self.tokens: dict[int, str] = {
            seat["seat"]: seat["token"] for seat in made.get("seats", []) if seat["token"]
        }

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def ask(self, what: str = "", seat: int | None = None, status: int = 200) -> Json:
        path = f"/api/games/{self.id}/{what}".rstrip("/")
        answer = self.client.get(path, headers=self.headers(seat))
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def send(self, what: str, data: object, seat: int | None = None, status: int = 200) -> Json:
        answer = self.client.post(
            f"/api/games/{self.id}/{what}", json=data, headers=self.headers(seat)
        )
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def play(self, choice: object, seat: int = 0, status: int = 200) -> Json:
        step = self.ask()["step"]
        return self.send("play", {"step": step, "choice": choice}, seat, status)

    def undo(self, seat: int = 0, back: str = "choice", status: int = 200) -> Json:
        step = self.ask()["step"]
        return self.send("undo", {"step": step, "back": back}, seat, status)

    def wander(self, rng: Random, until: Callable[[Json], bool]) -> Json:
        """Play random choices of whoever is asked until something is so, or the game is over."""
        summary = self.ask()
        while True:
            seat = summary["actor"]
            if seat is None:
                return self.ask("choices")
            state = self.ask("choices", seat)
            while True:
                if state["over"] or until(state):
                    return state
                if state["actor"] != seat:
                    summary = {"actor": state["actor"]}
                    break
                code = rng.choice(state["choices"])["code"]
                state = self.send("play", {"step": state["step"], "choice": code}, seat)

    def wait(self, so: Callable[[Json], bool], seconds: float = 60.0) -> Json:
        """Until something is so, by the doing of others."""
        until = time.monotonic() + seconds
        while not so(summary := self.ask()):
            assert time.monotonic() < until, summary
            time.sleep(0.02)
        return summary


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Service]:
    app = create_app(settings)
    with TestClient(app) as client:
        yield Service(app, client)
