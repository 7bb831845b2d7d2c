"""All games in one file and back, from and into both databases, while a server runs."""

import gzip
import hashlib
import json
import sqlite3
import stat
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.pool import NullPool

from teotihuacan.cli import main
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.schema import METADATA
from tests.server.indoors import ALSO_ME, FRIEND, ME, Game, opened, unlimited
from tests.server.stored import check, kept_games
from tests.services.postgres import Postgres

ROWS = 100  # enough for a snapshot
BEFORE = Path(__file__).with_name("before.sql")


def everything(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    engine = create_engine(Settings(database).url, poolclass=NullPool)
    with engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


def settings_for(database: str) -> Settings:
    return Settings(database, thinkers=0, requests_per_second=0, games_per_hour=0)


@pytest.mark.parametrize(("here", "there"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_from_one_database_into_another(
    here: str, there: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    databases: list[str] = []
    for number, kind in enumerate((here, there)):
        if kind == "postgres":
            databases.append(request.getfixturevalue("postgres").create())
        else:
            databases.append(str(tmp_path / f"{number}.sqlite3"))
    one, two = databases
    with opened(settings_for(one)) as service:
        game = service.create(ME, FRIEND, seed=None)
        played = service.create(ME, ALSO_ME, seed=5)  # a snapshot waits for a draw: not one by luck
        played.wander(Random(5), lambda state: state["step"] >= ROWS)
        backup = str(tmp_path / "all.backup")
        assert main(["backup", backup, "--database", one]) == 0
        before = everything(one)
        played.wander(Random(5), lambda state: state["step"] >= ROWS + 5)  # it plays on meanwhile
    assert main(["restore", backup, "--database", two, "--dry-run"]) == 0
    assert main(["restore", backup, "--database", two]) == 0
    assert everything(two) == before
    assert len(before["snapshots"]) == 1
    assert main(["check", "--database", two]) == 0
    with opened(settings_for(two)) as service:
        again = Game(service.client, played.made)
        assert again.ask()["step"] == ROWS
        again.wander(Random(6), lambda state: state["step"] >= ROWS + 20)
        assert Game(service.client, game.made).ask()["step"] == 0


def test_it_is_taken_in_one_moment_under_play(tmp_path: Path) -> None:
    """Whatever is written meanwhile: a backup is a whole store, with all that was confirmed before
    it, and nothing of what came after."""
    settings = unlimited(tmp_path)
    with opened(settings) as service:
        games = [service.create(ME, ALSO_ME, seed=number) for number in range(3)]
        done = threading.Event()

        def play() -> None:
            rng = Random(1)
            while not done.is_set():
                for game in games:
                    step = game.ask()["step"]
                    game.wander(rng, lambda state, to=step + 3: state["step"] >= to)  # type: ignore[misc]

        playing = threading.Thread(target=play)
        playing.start()
        try:
            for number in range(3):
                steps = [game.ask()["step"] for game in games]
                backup = tmp_path / f"{number}.backup"
                assert main(["backup", str(backup), "--database", settings.database]) == 0
                later = [game.ask()["step"] for game in games]
                copy = tmp_path / f"{number}.sqlite3"
                assert main(["restore", str(backup), "--database", str(copy)]) == 0
                assert main(["check", "--database", str(copy)]) == 0
                kept = kept_games(str(copy))
                for game, least, most in zip(games, steps, later, strict=True):
                    check(kept[game.id])
                    assert least <= kept[game.id].step <= most
        finally:
            done.set()
            playing.join()


def test_a_running_server_shows_what_was_restored(tmp_path: Path) -> None:
    """Games that a server has in memory are not the ones in the store any more, and it notices:
    even one that stands at the same step with other moves."""
    settings = unlimited(tmp_path)
    backup = str(tmp_path / "early.backup")
    with opened(settings) as one, opened(settings) as two:
        game = one.create(ME, ALSO_ME, seed=11)
        same = Game(two.client, game.made)
        game.wander(Random(1), lambda state: state["step"] >= 6)
        assert main(["backup", backup, "--database", settings.database]) == 0
        before = game.ask("position", 0)
        offered = game.ask("choices", game.ask()["actor"])
        actor, codes = offered["actor"], [choice["code"] for choice in offered["choices"]]
        assert len(codes) > 1
        game.play(codes[0], actor)
        late = one.create(ME, ALSO_ME)
        assert main(["restore", backup, "--database", settings.database]) == 2
        assert game.ask()["step"] == 7
        assert main(["restore", backup, "--database", settings.database, "--replace"]) == 0
        assert same.ask("position", 0) == before
        late.ask(status=404)
        same.play(codes[-1], actor)
        assert game.ask("position", 0) == same.ask("position", 0)
        assert main(["restore", backup, "--database", settings.database, "--replace"]) == 0
        assert game.ask("position", 0) == before
    assert main(["check", "--database", settings.database]) == 0


def test_a_backup_of_an_earlier_version_is_renewed(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    with sqlite3.connect(old) as connection:
        connection.executescript(BEFORE.read_text(encoding="utf-8"))
    connection.close()
    backup = str(tmp_path / "old.backup")
    assert main(["backup", backup, "--database", str(old)]) == 0
    with gzip.open(backup, "rt") as lines:
        assert json.loads(lines.readline())["store"] == "0001"
    new = str(tmp_path / "new.sqlite3")
    assert main(["restore", backup, "--database", new]) == 0
    assert main(["check", "--database", new]) == 0
    assert len(kept_games(new)) == 3
    # And into a store of today's version, instead of what is there.
    with opened(unlimited(tmp_path)) as service:
        service.create(ME, ALSO_ME)
    today = unlimited(tmp_path).database
    assert main(["restore", backup, "--database", today, "--replace"]) == 0
    assert everything(today) == everything(new)


def test_what_is_damaged_is_taken_along(tmp_path: Path, postgres: Postgres) -> None:
    settings = unlimited(tmp_path)
    with opened(settings) as service:
        game = service.create(ME, ALSO_ME)
        game.wander(Random(2), lambda state: state["step"] >= 4)
        whole = service.create(ME, ALSO_ME)
    with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
        broken = "UPDATE steps SET draws = '[\"~F' WHERE game = ? AND number = 3"
        connection.execute(broken, (game.id,))
    connection.close()
    backup = str(tmp_path / "all.backup")
    assert main(["backup", backup, "--database", settings.database]) == 0
    for there in (str(tmp_path / "there.sqlite3"), postgres.create()):
        assert main(["restore", backup, "--database", there]) == 0
        assert main(["check", "--database", there]) == 1
        assert main(["check", "--database", there, "--game", whole.id]) == 0


def test_a_backup_is_whole_or_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = unlimited(tmp_path)
    with opened(settings) as service:
        service.create(ME, ALSO_ME)
    backup = tmp_path / "all.backup"
    assert main(["backup", str(backup), "--database", settings.database]) == 0
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert main(["backup", str(backup), "--database", settings.database]) == 2
    assert "already exists" in capsys.readouterr().err
    assert main(["backup", str(backup), "--database", settings.database, "--force"]) == 0
    data = backup.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    changed = [line.replace(b'"seat":1', b'"seat":0', 1) for line in lines]
    newer = [lines[0].replace(b'"store":"', b'"store":"9'), *lines[1:]]
    for content, problem in (
        (data[:-200], "cut short or damaged"),
        (data[: len(data) // 2] + b"\0\0\0" + data[len(data) // 2 + 3 :], "cut short or damaged"),
        (gzip.compress(b"".join(lines[:-1])), "cut short or damaged"),
        (gzip.compress(b"".join([*lines[:40], *lines[41:]])), "cut short or damaged"),
        (gzip.compress(b"".join(changed)), "cut short or damaged"),
        (gzip.compress(b"".join(newer)), "cut short or damaged"),
        (gzip.compress(b"[1, 2]\n"), "no backup"),
        (b"not even packed", "cut short or damaged"),
    ):
        backup.write_bytes(content)
        there = tmp_path / "there.sqlite3"
        assert main(["restore", str(backup), "--database", str(there)]) == 2
        assert problem in capsys.readouterr().err
        assert not there.exists()


Lines = list[list[Any]]
"""The rows of a backup: the name of the table, and the row."""


def first_of(lines: Lines, table: str) -> dict[str, Any]:
    row: dict[str, Any] = next(row for name, row in lines if name == table)
    return row


FORGED: list[tuple[str, Callable[[dict[str, Any], Lines], object], str]] = [
    ("version is a list", lambda head, rows: head.update(store=[]), "cut short or damaged"),
    ("no program", lambda head, rows: head.pop("program"), "cut short or damaged"),
    ("row is short", lambda head, rows: rows[0].pop(), "cut short or damaged"),
    ("row is long", lambda head, rows: rows[0].append(1), "cut short or damaged"),
    ("table is a list", lambda head, rows: rows.insert(0, [[], {}]), "cut short or damaged"),
    ("row is a text", lambda head, rows: rows.insert(0, ["games", "x"]), "cut short or damaged"),
    ("other table", lambda head, rows: rows.insert(0, ["more", {}]), "does not know"),
    ("more columns", lambda head, rows: first_of(rows, "games").update(more=1), "games.more"),
    ("fewer columns", lambda head, rows: first_of(rows, "games").pop("step"), "games.step"),
    ("relabelled", lambda head, rows: head.update(store="0001"), "not of the version it names"),
    ("unknown version", lambda head, rows: head.update(store="9999"), "does not know"),
    ("too large", lambda head, rows: first_of(rows, "games").update(step=1 << 70), "'games'"),
    ("a list", lambda head, rows: first_of(rows, "seats").update(name=[]), "'seats'"),
    ("no Unicode", lambda head, rows: first_of(rows, "seats").update(name="\ud800"), "'seats'"),
    ("no boolean", lambda head, rows: first_of(rows, "games").update(over="x"), "'games'"),
    ("no game", lambda head, rows: first_of(rows, "seats").update(game="x"), "'seats'"),
]


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The lines of a backup."""
    folder = tmp_path_factory.mktemp("honest")
    settings = unlimited(folder)
    with opened(settings) as service:
        game = service.create(ME, ALSO_ME, seed=1)
        game.wander(Random(1), lambda state: state["step"] >= 2)
    backup = folder / "all.backup"
    assert main(["backup", str(backup), "--database", settings.database]) == 0
    return gzip.decompress(backup.read_bytes()).splitlines(keepends=True)


@pytest.mark.parametrize(("change", "problem"), [entry[1:] for entry in FORGED])
def test_forged_backup_is_refused_with_a_reason_and_leaves_nothing(
    honest: list[bytes],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[dict[str, Any], Lines], object],
    problem: str,
) -> None:
    head, *rows = [json.loads(line) for line in honest[:-1]]
    change(head, rows)
    content = b"".join(json.dumps(line).encode() + b"\n" for line in (head, *rows))
    counts = Counter(row[0] if isinstance(row[0], str) else "x" for row in rows)
    end = json.dumps({"end": counts, "sha256": hashlib.sha256(content).hexdigest()}).encode()
    backup = tmp_path / "forged.backup"
    backup.write_bytes(gzip.compress(content + end + b"\n"))
    there = tmp_path / "there.sqlite3"
    assert main(["restore", str(backup), "--database", str(there)]) == 2
    assert problem in capsys.readouterr().err
    assert list(tmp_path.glob("there*")) == []


def test_end_of_a_backup_must_count(honest: list[bytes], tmp_path: Path) -> None:
    content = b"".join(honest[:-1])
    for end in ({}, {"end": 3}, {"end": {"games": "x"}}):
        told = json.dumps({**end, "sha256": hashlib.sha256(content).hexdigest()}).encode()
        backup = tmp_path / "forged.backup"
        backup.write_bytes(gzip.compress(content + told + b"\n"))
        assert main(["restore", str(backup), "--dry-run"]) == 2
