"""The store: what was confirmed is there, once, in order, for every server."""

import gc
import sqlite3
import threading
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import teotihuacan as teo
from teotihuacan.server.errors import Refused
from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.live import GameView, new_header
from teotihuacan.server.games.seats import Seat
from teotihuacan.server.games.storage import Conflict, Row, Snapshot
from teotihuacan.server.games.tables import CreatedSeat, SeatRequest, Tables
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.schema import METADATA, SNAPSHOTS
from teotihuacan.server.store.store import SqlStore
from tests.server.indoors import database, unlimited

SEATS = [Seat(0, "me", "Ana", None, "a"), Seat(1, "friend", "", None, None, "b")]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    opened = SqlStore(unlimited(tmp_path).url)
    opened.create("one", {"a": 1}, SEATS, None, None)
    yield opened
    opened.close()


def test_what_is_written_is_read(store: SqlStore) -> None:
    rows = [Row(0, "keep1"), Row(0, "keep2", ("x", "y")), Row(1, "", (), 1)]
    store.append("one", 0, rows[:2], False, 1, 5.0)
    store.append("one", 2, rows[2:], True, None, None)
    assert store.rows("one") == rows
    assert store.rows("one", 2) == rows[2:]
    assert store.seats("one") == SEATS
    status = store.status("one")
    assert status is not None
    assert (status.step, status.joined, status.over) == (3, 0, True)
    header = store.header("one")
    assert header is not None
    assert header.data == {"a": 1}
    assert store.status("two") is None
    assert store.header("two") is None


def test_two_writers_cannot_both_be_first(store: SqlStore) -> None:
    store.append("one", 0, [Row(0, "a")], False, None, None)
    with pytest.raises(Conflict):
        store.append("one", 0, [Row(0, "b")], False, None, None)
    with pytest.raises(Conflict):
        store.append("one", 2, [Row(0, "b")], False, None, None)
    assert store.rows("one") == [Row(0, "a")]


def test_the_number_of_a_row_is_unique_whatever_the_header_says(
    store: SqlStore, tmp_path: Path
) -> None:
    store.append("one", 0, [Row(0, "a")], False, None, None)
    connection = sqlite3.connect(tmp_path / "games.sqlite3")
    connection.execute("UPDATE games SET step = 0")
    connection.commit()
    connection.close()
    with pytest.raises(Conflict):
        store.append("one", 0, [Row(0, "b")], False, None, None)
    assert store.rows("one") == [Row(0, "a")]


def test_many_writers_at_once_lose_and_double_nothing(tmp_path: Path) -> None:
    stores = [SqlStore(unlimited(tmp_path).url) for _ in range(2)]
    stores[0].create("one", {}, SEATS, None, None)
    accepted: list[str] = []

    def write(number: int) -> None:
        mine = stores[number % 2]
        for i in range(20):
            status = mine.status("one")
            assert status is not None
            try:
                mine.append("one", status.step, [Row(number, f"{i}")], False, None, None)
                accepted.append(f"{number} {i}")
            except Conflict:
                pass

    threads = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rows = stores[1].rows("one")
    assert sorted(f"{row.seat} {row.code}" for row in rows) == sorted(accepted)
    for each in stores:
        each.close()


def test_a_seat_is_given_once(store: SqlStore) -> None:
    assert store.join("one", 1, "Luz", "c")
    assert not store.join("one", 1, "Eva", "d")
    assert store.seats("one")[1] == Seat(1, "friend", "Luz", None, "c", "b")
    status = store.status("one")
    assert status is not None
    assert status.joined == 1


def test_the_newest_snapshot_is_kept(store: SqlStore) -> None:
    assert store.snapshot("one") is None
    for number in (1, 2):
        kept = Snapshot(number, number, 0, {"number": number})
        store.append("one", number - 1, [Row(0, "a")], False, None, None, kept)
        assert store.snapshot("one") == kept


def test_leases_of_servers(store: SqlStore) -> None:
    store.create("two", {}, SEATS, 1, 100.0)
    assert store.without_server(10) == []
    assert not store.claim("two", 10.0)
    store.renew_leases(["one", "two"], -1.0)
    assert store.without_server(10) == ["two"]
    assert store.claim("two", 10.0)
    assert not store.claim("two", 10.0)
    assert not store.claim("one", 10.0)
    assert store.without_server(10) == []
    store.forget_leases()
    assert store.without_server(10) == ["two"]


def test_the_pragmas_that_keep_a_confirmed_move(store: SqlStore) -> None:
    def asked(name: str) -> Any:
        with store.reading() as connection:
            return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

    assert asked("journal_mode") == "wal"
    assert asked("synchronous") == 2
    assert asked("foreign_keys") == 1
    assert asked("busy_timeout") >= 5000


def test_the_migrations_make_the_schema(store: SqlStore) -> None:
    with store.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    SqlStore(str(store.engine.url)).close()  # a second time there is nothing to do


def test_the_address_of_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().url.startswith("sqlite:///")
    assert Settings().url.endswith("games.sqlite3")
    assert Settings("some/file").url == "sqlite:///some/file"
    for short in ("postgres", "postgresql"):
        assert Settings(f"{short}://me@there/games").url == "postgresql+psycopg://me@there/games"


# --- games in and out of it -----------------------------------------------------------------------


def seated(settings: Settings, **options: object) -> tuple[Tables, str, list[CreatedSeat]]:
    tables = Tables(settings, SqlStore(settings.url), Hub())
    id, given = tables.create(
        "city", {"players": 2, **options}, 7, [SeatRequest("me"), SeatRequest("me")]
    )
    return tables, id, given


def play_on(tables: Tables, id: str, given: list[CreatedSeat], rng: Random, moves: int) -> None:
    for _ in range(moves):
        view = tables.look(id)
        if view.game.over:
            return
        assert view.game.actor is not None
        token = given[view.game.actor].token
        tables.play(id, token, view.step, rng.choice(view.game.ids))


def test_a_game_opened_again_goes_on_the_same(tmp_path: Path) -> None:
    """Draws come from the rows, and the dealer goes on where it was, snapshot or not."""
    tables, id, given = seated(unlimited(tmp_path))
    same = teo.new_game("city", players=2, seed=7)
    rng = Random(1)
    snapshots = set()
    for _ in range(12):
        play_on(tables, id, given, rng, 25)
        tables.entries.clear()
        snapshot = tables.store.snapshot(id)
        snapshots.add(0 if snapshot is None else snapshot.number)
        with tables.open(id) as live:
            woken = live.game.position()
        with database(tables).writing() as connection:
            connection.execute(SNAPSHOTS.delete())
        tables.entries.clear()
        with tables.open(id) as live:
            assert live.game.position() == woken
        if tables.look(id).game.over:
            break
    assert len(snapshots) > 2
    with tables.open(id) as live:
        for row in tables.remember(live).rows:
            same.play(row.code)
        assert same.position() == live.game.position()
        assert same.dealer is not None
        assert live.game.dealer is not None
        assert same.dealer.words() == live.game.dealer.words()
    database(tables).close()


def test_a_broken_snapshot_is_no_obstacle(tmp_path: Path) -> None:
    tables, id, given = seated(unlimited(tmp_path))
    play_on(tables, id, given, Random(1), 150)
    before = tables.look(id)
    with database(tables).writing() as connection:
        connection.execute(SNAPSHOTS.update().values(position={"format": "nonsense"}))
    tables.entries.clear()
    after = tables.look(id)
    assert after.step == before.step
    assert after.game.view(0) == before.game.view(0)
    database(tables).close()


def test_rows_that_these_rules_do_not_know_are_a_clear_word(tmp_path: Path) -> None:
    tables, id, _ = seated(unlimited(tmp_path))
    tables.store.append(id, 0, [Row(0, "fly")], False, None, None)
    with pytest.raises(Refused, match="old_rules"):
        tables.look(id)
    database(tables).close()


def test_only_so_many_games_are_kept_in_memory(tmp_path: Path) -> None:
    tables, first, _ = seated(unlimited(tmp_path, live_games=3))
    for _ in range(5):
        id, _ = tables.create("city", {"players": 2}, None, [SeatRequest("me"), SeatRequest("me")])
        tables.look(id)
    assert len(tables.entries) == 3
    assert first not in tables.entries
    assert tables.look(first).step == 0
    database(tables).close()


def test_a_game_that_is_not_there_leaves_no_trace(tmp_path: Path) -> None:
    tables, _, _ = seated(unlimited(tmp_path))
    for number in range(10):
        with pytest.raises(Refused, match="no_game"):
            tables.look(f"nothing-{number}")
    assert len(tables.entries) == 0
    database(tables).close()


def test_a_store_that_fails_confirms_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, id, given = seated(unlimited(tmp_path))
    view = tables.look(id)

    def fail(*_: object) -> set[str]:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "write_batch", fail)
        with pytest.raises(OSError, match="no space"):
            tables.play(id, given[0].token, 0, view.game.ids[0])
    assert tables.look(id).step == 0
    assert tables.play(id, given[0].token, 0, view.game.ids[0]).step == 1
    database(tables).close()


def test_whoever_is_overtaken_gets_the_new_state(tmp_path: Path) -> None:
    tables, id, given = seated(unlimited(tmp_path))
    others = Tables(tables.settings, SqlStore(tables.settings.url), Hub())
    legal = tables.look(id).game.ids
    with tables.open(id) as live:  # this one has looked, and is slow
        others.play(id, given[0].token, 0, legal[0])
        row, game = live.tried(legal[1], 0)
        with pytest.raises(Refused, match="stale") as refused:
            tables.write(live, [(row, game)], 0)
    state = refused.value.state
    assert isinstance(state, GameView)
    assert state.step == 1
    assert state.game.view(0) == others.look(id).game.view(0)
    assert tables.store.rows(id)[0].code == game.rules.codes[legal[0]]
    database(tables).close()
    database(others).close()


def test_a_header_holds_all_it_takes() -> None:
    header, game = new_header("city", {"players": 3}, 5)
    assert header["seed"] == 5
    assert header["draws"] == [game.rules.codes[id] for id in game.history]
    seeds = {new_header("city", {"players": 2}, None)[0]["seed"] for _ in range(5)}
    assert len(seeds) == 5


def test_a_game_in_memory_is_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a game for two: 370 kB once, when every copy had its own history."""
    tables = Tables(unlimited(tmp_path), SqlStore(unlimited(tmp_path).url), Hub())
    rng = Random(3)

    def play_on() -> None:
        id, given = tables.create(
            "city", {"players": 2}, None, [SeatRequest("me", "A"), SeatRequest("me", "B")]
        )
        view = tables.look(id)
        with monkeypatch.context() as patch:  # it is not about the store
            patch.setattr(tables.store, "write_batch", lambda some: {one.game for one in some})
            for _ in range(150):
                actor = view.game.actor
                assert actor is not None
                choice = rng.choice(view.game.ids)
                view = tables.play(id, given[actor].token, view.step, choice)

    play_on()  # what all games share is there now
    tracemalloc.start()
    try:
        for _ in range(5):
            play_on()
        gc.collect()
        each = tracemalloc.get_traced_memory()[0] / 5
    finally:
        tracemalloc.stop()
    assert each < 60_000
    database(tables).close()
