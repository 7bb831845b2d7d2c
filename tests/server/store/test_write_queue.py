"""The write queue: moves that arrive together share a commit; each caller gets its own result."""

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.live import GameView
from teotihuacan.server.games.seats import Seat
from teotihuacan.server.games.storage import Append, Conflict, Row, Snapshot
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.store.connection_limit import Unavailable
from teotihuacan.server.store.store import SqlStore
from tests.server.indoors import ALSO_ME, ME, Service, database
from tests.services.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStore]:
    if request.param == "sqlite":
        opened = SqlStore(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    else:
        database: Postgres = request.getfixturevalue("postgres")
        opened = SqlStore(database.create().replace("postgresql://", "postgresql+psycopg://"))
    for game in ("a", "b", "c"):
        opened.create(game, {"game": game}, [Seat(0, "me", "Ana")], None, None)
    yield opened
    opened.close()


class Held:
    """A store whose first writing waits until it may, and that notes what is written together."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.groups: list[list[str]] = []
        self.go = threading.Event()
        self.write_batch = store.write_batch

    def write(self, some: Sequence[Append]) -> set[str]:
        self.groups.append([one.game for one in some])
        assert self.go.wait(60)
        return self.write_batch(some)


@pytest.fixture
def held(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> Held:
    waiting = Held(store)
    monkeypatch.setattr(store, "write_batch", waiting.write)
    return waiting


def append(store: SqlStore, game: str, step: int, code: str, chain: str = "") -> Append:
    kept = chain or store.chain(game)
    return Append(game, step, kept, [Row(0, code, ("x",))], False, None, None, time.time())


def until(held: Held, groups: int) -> None:
    end = time.monotonic() + 60
    while len(held.groups) < groups:
        assert time.monotonic() < end
        time.sleep(0.005)


def test_appends_that_wait_share_a_commit(store: SqlStore, held: Held) -> None:
    first = store.writes.put(append(store, "a", 0, "one"))
    until(held, 1)
    seen = store.chain("c")
    others = [
        store.writes.put(append(store, "b", 0, "two")),
        store.writes.put(append(store, "c", 0, "three", seen)),
        store.writes.put(append(store, "c", 0, "four", seen)),  # too late, and alone in that
    ]
    held.go.set()
    assert first.result(60) > 0
    assert others[0].result(60) > 0
    assert others[1].result(60) > 0
    with pytest.raises(Conflict):
        others[2].result(60)
    assert held.groups == [["a"], ["b", "c"], ["c"]], "one commit for those who waited"
    assert [row.code for row in store.rows("c")] == ["three"]
    for game in ("a", "b", "c"):
        status = store.status(game)
        assert status is not None
        assert (status.step, status.chain) == (1, store.rows(game)[-1].chain)


def test_cancelled_caller_does_not_stop_its_append(store: SqlStore, held: Held) -> None:
    first = store.writes.put(append(store, "a", 0, "one"))
    until(held, 1)
    gone = store.writes.put(append(store, "b", 0, "two"))

    async def impatient() -> None:
        waiting = asyncio.ensure_future(asyncio.wrap_future(gone))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(impatient())
    held.go.set()
    assert first.result(60) > 0
    assert gone.result(60) > 0, "it is written all the same"
    assert store.writes.put(append(store, "c", 0, "three")).result(60) > 0, "and so is the next"
    assert [len(store.rows(game)) for game in "abc"] == [1, 1, 1]


def test_conflict_of_one_game_leaves_the_others(store: SqlStore) -> None:
    some = [
        append(store, "a", 0, "one"),
        append(store, "b", 5, "never"),  # it does not have five rows
        append(store, "c", 0, "never", "another chain"),
    ]
    assert store.write_batch(some) == {"a"}
    assert [len(store.rows(game)) for game in "abc"] == [1, 0, 0]


def test_a_snapshot_takes_the_place_of_the_one_before(store: SqlStore) -> None:
    for number in (1, 2):
        one = append(store, "a", number - 1, "x")
        one.snapshot = Snapshot(number, number, 1, {"after": number, "z": [1, 2.5, "ñ"]})
        assert store.write_batch([one]) == {"a"}
        kept = store.snapshot("a")
        assert kept is not None
        assert (kept.number, kept.position["after"], kept.position["z"]) == (
            *(number, number),
            [1, 2.5, "ñ"],
        )
    with store.reading() as connection:
        count = connection.exec_driver_sql("SELECT count(*) FROM snapshots").scalar()
    assert count == 1


class InTheWay(Exception):
    sqlstate = "40P01"  # PostgreSQL: a deadlock was found


@pytest.mark.parametrize(
    "error",
    [IntegrityError("", None, Exception()), OperationalError("", None, InTheWay())],
    ids=["there already", "held up"],
)
def test_blocked_batch_is_written_game_by_game(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, error: SQLAlchemyError
) -> None:
    right = store.write_batch

    def write(some: Sequence[Append]) -> set[str]:
        if any(one.game == "b" for one in some):
            raise error
        return right(some)

    monkeypatch.setattr(store, "write_batch", write)
    some = [append(store, game, 0, "one") for game in ("a", "b", "c")]
    store.writes.write(some)
    assert some[0].written.result(0) > 0
    assert some[2].written.result(0) > 0
    told = some[1].written.exception(0)
    assert isinstance(told, Conflict if isinstance(error, IntegrityError) else OperationalError)


@pytest.fixture
def hurried(postgres: Postgres) -> Iterator[SqlStore]:
    opened = SqlStore(postgres.create().replace("postgresql://", "postgresql+psycopg://"))
    for game in ("a", "b", "c"):
        opened.create(game, {"game": game}, [Seat(0, "me", "Ana")], 0, None)
    opened.hurry(60.0)
    yield opened
    opened.close()


def test_locked_game_delays_no_other_game(hurried: SqlStore) -> None:
    store = hurried
    some = [append(store, game, 0, "one") for game in ("a", "b", "c")]
    with store.engine.connect() as frozen, frozen.begin():
        frozen.exec_driver_sql("SELECT id FROM games WHERE id = 'b' FOR UPDATE")
        assert [store.claim(game, 60.0) for game in ("a", "b", "c")] == [True, False, True]
        store.renew_leases(["a", "b"], 60.0)
        first = [store.writes.put(one) for one in (some[1], some[0])]
        assert first[1].result(60) > 0
        assert store.writes.put(some[2]).result(60) > 0
        assert not store.limit.failing
        with pytest.raises(OperationalError):
            first[0].result(60)
        assert not store.limit.failing, "a lock is an answer"
    assert store.writes.put(append(store, "b", 0, "two")).result(60) > 0
    assert [[row.code for row in store.rows(game)] for game in "abc"] == [["one"], ["two"], ["one"]]


def test_failure_is_reported_to_every_caller_and_nothing_is_written(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(some: Sequence[Append]) -> set[str]:
        raise OSError("no space left")

    monkeypatch.setattr(store, "write_batch", fail)
    some = [append(store, game, 0, "one") for game in ("a", "b")]
    store.writes.write(some)
    for one in some:
        assert isinstance(one.written.exception(0), OSError)
    assert store.rows("a") == []


def test_append_is_refused_while_the_store_is_unavailable(store: SqlStore, held: Held) -> None:
    first = store.writes.put(append(store, "a", 0, "one"))
    until(held, 1)
    store.limit.failing = True
    late = append(store, "b", 0, "two", "chain")
    with pytest.raises(Unavailable):
        store.writes.put(late)
    store.limit.failing = False
    held.go.set()
    assert first.result(60) > 0


def test_queued_appends_are_written_before_the_end(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(store)
    monkeypatch.setattr(store, "write_batch", held.write)
    waiting: list[Future[float]] = [store.writes.put(append(store, "a", 0, "one"))]
    until(held, 1)
    waiting += [store.writes.put(append(store, game, 0, "two")) for game in ("b", "c")]
    held.go.set()
    store.writes.end()
    assert all(one.result(60) > 0 for one in waiting)
    with pytest.raises(Unavailable):
        store.writes.put(append(store, "a", 1, "three", "chain"))


# --- the fast path ---------------------------------------------------------------------


@pytest.fixture
def went(service: Service, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which ways moves have taken."""
    found: list[str] = []
    tables = service.tables
    short, long = tables.play_fast, tables.play

    async def noted(id: str, token: str, step: int, choice: object) -> GameView | None:
        found.append("short")
        return await short(id, token, step, choice)

    def noted_long(*given: Any) -> GameView:
        found.append("long")
        return long(*given)

    monkeypatch.setattr(tables, "play_fast", noted)
    monkeypatch.setattr(tables, "play", noted_long)
    return found


def test_move_of_a_program_takes_the_fast_path(service: Service, went: list[str]) -> None:
    game = service.create(ME, ALSO_ME, first_game=True)
    code = game.ask("choices", 0)["choices"][0]["code"]
    said = game.send("play", {"step": 0, "choice": code}, 0)
    assert (went, said["step"]) == (["short"], 1)
    assert said == game.ask("choices", 0)
    assert 'route="/api/games/{game}/play"' in service.tables.metrics.text()


def test_page_and_game_not_in_memory_take_the_route(service: Service, went: list[str]) -> None:
    game = service.create(ME, ALSO_ME, first_game=True)
    choice = game.ask("choices", 0)["choices"][0]["id"]
    assert "news" in game.send("play", {"step": 0, "choice": choice, "page": {}}, 0)
    assert went == ["long"]
    service.tables.entries.clear()
    went.clear()
    choice = game.ask("choices", 0)["choices"][0]["id"]
    service.tables.entries.clear()
    game.send("play", {"step": 1, "choice": choice}, 0)
    assert went == ["short", "long"]


@pytest.mark.parametrize(
    ("wish", "seat", "status", "error"),
    [
        ({"step": 0, "choice": "fly"}, 0, 422, "illegal"),
        ({"step": 0, "choice": 0}, 1, 403, "not_asked"),
        ({"step": 7, "choice": 0}, 0, 409, "stale"),
        ({"step": -1, "choice": 0}, 0, 422, "invalid"),
        ({"step": "0", "choice": 0}, 0, 422, "invalid"),
        ({"step": 0, "choice": 0, "more": 1}, 0, 422, "invalid"),
        ({"step": 0, "choice": 0}, None, 401, "no_token"),
    ],
)
def test_refusals_are_the_same_on_the_fast_path_and_the_route(
    service: Service, wish: dict[str, object], seat: int | None, status: int, error: str
) -> None:
    game = service.create(ME, ALSO_ME, first_game=True)
    game.ask("choices", 0)  # it is in memory now
    short = game.send("play", wish, seat, status)
    assert short["error"] == error
    answer = service.client.post(  # an address with a question mark takes the long way
        f"/api/games/{game.id}/play?language=en", json=wish, headers=game.headers(seat)
    )
    assert (answer.status_code, answer.json()) == (status, short)


def test_wrong_token_and_unavailable_store_on_the_fast_path(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = service.create(ME, ALSO_ME, first_game=True)
    choice = game.ask("choices", 0)["choices"][0]["id"]
    wish = {"step": 0, "choice": choice}
    right, game.tokens[0] = game.tokens[0], "x" * 43
    assert game.send("play", wish, 0, 401)["error"] == "bad_token"
    game.tokens[0] = right

    def unavailable(some: Sequence[Append]) -> set[str]:
        raise Unavailable("the store does not answer")

    with monkeypatch.context() as patch:
        patch.setattr(service.tables.store, "write_batch", unavailable)
        assert game.send("play", wish, 0, 503)["error"] == "store"
    assert game.send("play", wish, 0)["step"] == 1, "nothing had happened"


def test_conflict_on_the_fast_path_returns_the_new_state(service: Service) -> None:
    game = service.create(ME, ALSO_ME, first_game=True)
    choices = game.ask("choices", 0)["choices"]
    others = Tables(service.tables.settings, SqlStore(service.tables.settings.url), Hub())
    others.play(game.id, game.tokens[0], 0, choices[0]["id"])
    said = game.send("play", {"step": 0, "choice": choices[1]["id"]}, 0, 409)
    assert (said["error"], said["state"]["step"]) == ("stale", 1)
    database(others).close()
