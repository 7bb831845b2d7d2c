"""A store that does not answer harms only what needs it, and nothing for long."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.tables import SeatRequest, Tables
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.connection_limit import ConnectionLimit, Unavailable
from teotihuacan.server.store.store import SqlStore
from teotihuacan.server.thinking.computers import Computers
from tests.server.indoors import Json, database, unlimited
from tests.services.client import Client
from tests.services.indoor_server import Running, running
from tests.services.postgres import Postgres

IMPATIENT = 10.0  # seconds: less than the store lets anybody wait who has to wait
READ = ("", "/choices", "/scene", "/log", "/position")


class Guest:
    """Somebody with a game of their own; the server has it in memory."""

    def __init__(self, server: Running, parts: tuple[str, ...] = READ[:2]) -> None:
        self.client = Client(server.port)
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Beto"}]
        made = self.client.post("/api/games", {"players": 2, "first_game": True, "seats": seats})
        assert made.status == 201
        self.path = f"/api/games/{made.json['id']}"
        self.client.token = made.json["seats"][0]["token"]
        for part in parts:
            assert self.client.get(self.path + part).status == 200

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def is_remembered(self) -> set[bool]:
        """Whether the game is told without asking the store."""
        return {self.client.get(self.path + part).json["remembered"] for part in READ[:2]}

    def play(self) -> tuple[int, Json]:
        state = self.client.get(f"{self.path}/choices").json
        choice = state["choices"][0]["id"]
        answer = self.client.post(f"{self.path}/play", {"step": state["step"], "choice": choice})
        return answer.status, answer.json


def check_others(server: Running, guest: Guest) -> None:
    """What needs no store, and what is in memory, is there."""
    with Client(server.port) as client:
        client.connection.timeout = IMPATIENT
        files = ("/static/styles/base.css", "/static/pages/game.js")
        for path in (*files, "/", "/how", "/api/options"):
            assert client.get(path).status == 200, path
    for part in READ:
        assert guest.client.get(guest.path + part).status == 200, part


def test_locked_file_delays_only_writes(tmp_path: Path) -> None:
    with running(unlimited(tmp_path)) as server, contextlib.ExitStack() as leaving:
        watcher = leaving.enter_context(Guest(server, READ))
        guests = [leaving.enter_context(Guest(server)) for _ in range(45)]
        lock = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        answers: list[int] = []
        ended = threading.Event()

        def play_on(guest: Guest) -> None:
            while not ended.is_set():
                answers.append(guest.play()[0])

        writers = [threading.Thread(target=play_on, args=(guest,)) for guest in guests]
        for writer in writers:
            writer.start()
        time.sleep(0.5)  # until most of them wait
        watcher.client.connection.timeout = IMPATIENT
        check_others(server, watcher)
        ended.set()
        lock.execute("ROLLBACK")
        lock.close()
        for writer in writers:
            writer.join()
        assert set(answers) <= {200, 503}
        for guest in guests:
            status, said = guest.play()
            assert status == 200, said


@pytest.fixture
def frozen(postgres: Postgres) -> Iterator[Postgres]:
    yield postgres
    postgres.freeze(False)


def test_frozen_database_delays_only_writes(frozen: Postgres) -> None:
    settings = Settings(
        database=frozen.create(),
        thinkers=0,
        requests_per_second=0,
        games_per_hour=0,
        connections_per_client=0,
        store_seconds=2.0,
    )
    with running(settings) as server, contextlib.ExitStack() as leaving:
        guests = [leaving.enter_context(Guest(server, READ)) for _ in range(4)]
        assert guests[0].is_remembered() == {False}
        frozen.freeze()
        check_others(server, guests[0])
        assert guests[0].is_remembered() == {True}, "another server may know more"
        status, said = guests[0].play()
        assert (status, said["error"]) == (503, "store")
        check_others(server, guests[1])
        frozen.freeze(False)
        until = time.monotonic() + 60
        for guest in guests:  # nothing has to be started again
            while guest.play()[0] != 200:
                assert time.monotonic() < until
                time.sleep(0.1)
            assert guest.is_remembered() == {False}


# --- the connection limit -------------------------------------------------------------------------


def test_callers_beyond_the_limit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = ConnectionLimit(places=2, patience=0.01)
    with limit.slot(), limit.slot(), pytest.raises(Unavailable):
        limit.enter()
    with limit.slot():
        pass


def test_after_a_slow_failure_one_caller_at_a_time_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limit = ConnectionLimit(places=8, patience=1.0)

    def fail(seconds: float) -> None:
        nonlocal now
        with limit.slot():
            now += seconds
            raise SQLAlchemyError

    with pytest.raises(SQLAlchemyError):
        fail(0.5)
    assert not limit.failing, "it has answered at once"
    with pytest.raises(SQLAlchemyError):
        fail(5.0)
    with pytest.raises(Unavailable):
        limit.enter()
    now += 3.0
    with limit.slot(), pytest.raises(Unavailable):
        limit.enter()
    with limit.slot(), limit.slot():
        pass


def test_many_callers_wait_for_a_healthy_store() -> None:
    limit = ConnectionLimit(places=1, patience=60.0)
    refused: list[Unavailable] = []

    def visit() -> None:
        try:
            with limit.slot():
                pass
        except Unavailable as unavailable:
            refused.append(unavailable)

    visitors = [threading.Thread(target=visit) for _ in range(40)]
    with limit.slot():
        for visitor in visitors:
            visitor.start()
        while limit.waiting + len(refused) < len(visitors):
            time.sleep(0.001)
    for visitor in visitors:
        visitor.join(60)
    assert refused == []


def test_callers_are_refused_if_none_finishes() -> None:
    limit = ConnectionLimit(places=1, patience=0.01)
    with limit.slot():
        with pytest.raises(Unavailable):
            limit.enter()
        limit.patience = 60.0
        with pytest.raises(Unavailable):
            limit.enter()
    with limit.slot():
        pass


def test_notification_ends_an_outage() -> None:
    limit = ConnectionLimit()
    limit.enter()
    limit.leave(failed=True)
    with pytest.raises(Unavailable):
        limit.enter()
    limit.answered()  # an announcement of the database
    with limit.slot(), limit.slot():
        pass


# --- leases by the clock of the database ----------------------------------------------------------


def url_of(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    database: Postgres = request.getfixturevalue("postgres")
    return database.create()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("wrong", [3600.0, -3600.0])
def test_a_server_with_a_wrong_clock_takes_nothing_from_others(
    kind: str,
    wrong: float,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = Settings(database=url_of(kind, request, tmp_path), thinkers=1, lease=60.0)
    ours = Tables(settings, SqlStore(settings.url), Hub())
    theirs = Tables(settings, SqlStore(settings.url), Hub())
    options: dict[str, object] = {"players": 2, "first_game": True}
    ours.create("city", options, None, [SeatRequest("computer"), SeatRequest("me")])
    taken: list[str] = []
    monkeypatch.setattr(Computers, "notify", lambda _, game: taken.append(game))
    right = time.time
    monkeypatch.setattr("time.time", lambda: right() + wrong)
    other = Computers(theirs)
    other.sweep()
    assert taken == [], "the right one has the lease"
    # A lease of the wrong one ends after its seconds, not earlier or later.
    second, _ = theirs.create("city", options, None, [SeatRequest("computer"), SeatRequest("me")])
    monkeypatch.setattr("time.time", right)
    mine = Computers(ours)
    mine.sweep()
    assert taken == []
    theirs.store.renew_leases([second], -1.0)
    assert ours.store.claim(second, 1.0)
    for tables in (ours, theirs):
        database(tables).close()
