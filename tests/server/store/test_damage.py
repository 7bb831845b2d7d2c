"""Damage is noticed: each row, header and snapshot that was changed, lost or broken is named."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from teotihuacan.cli import main
from teotihuacan.server.games.storage import Row
from teotihuacan.server.settings import Settings
from tests.server.indoors import ALSO_ME, ME, Game, Json, Service, opened, unlimited
from tests.server.stored import check, kept_games
from tests.services.postgres import Postgres

ROWS = 130  # of the game that is damaged: two snapshots behind it


def spoil(database: str, *statements: str) -> None:
    """Change a store past every server, as a failing disk or a careless hand would."""
    engine = create_engine(Settings(database).url, poolclass=NullPool)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def played(service: Service) -> tuple[Game, Game]:
    """A game with undone choices and a snapshot, and a short one beside it."""
    game = service.create(ME, ALSO_ME, seed=3)
    rng = Random(3)
    game.wander(rng, lambda state: state["moments"] >= 20 and state["undo"]["choice"])
    summary = game.ask()
    for seat in (0, 1):
        if game.ask("choices", seat)["undo"]["choice"]:
            game.undo(seat)
            break
    assert game.ask()["moments"] < summary["moments"]
    game.wander(rng, lambda state: state["step"] >= ROWS)
    other = service.create(ME, ALSO_ME, seed=4)
    other.wander(rng, lambda state: state["step"] >= 5)
    return game, other


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Game, Game]:
    """A file with both games, played once."""
    folder = tmp_path_factory.mktemp("whole")
    with opened(unlimited(folder)) as service:
        game, other = played(service)
    return folder / "games.sqlite3", game, other


@pytest.fixture
def table(tmp_path: Path, store: tuple[Path, Game, Game]) -> Iterator[tuple[Service, Game, Game]]:
    """A service on a copy of that file, which keeps one game in memory."""
    file, game, other = store
    shutil.copy(file, tmp_path / "games.sqlite3")
    with opened(unlimited(tmp_path, live_games=1)) as service:
        yield service, Game(service.client, game.made), Game(service.client, other.made)


def checked(database: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    capsys.readouterr()
    status = main(["check", "--database", database, *more])
    said = capsys.readouterr()
    assert said.err == ""
    return status, said.out


def test_a_whole_store_is_well(
    store: tuple[Path, Game, Game], capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = checked(str(store[0]), capsys)
    assert status == 0
    assert said.endswith("all is well\n")


DAMAGE: list[tuple[str, str]] = [
    ("DELETE FROM steps WHERE game = :g AND number = 7", "row 7 is missing"),
    ("DELETE FROM steps WHERE game = :g AND number >= 100", "row 100 is missing"),
    ("UPDATE steps SET code = 'keep1' WHERE game = :g AND number = 9", "row 9 is not the one"),
    ("UPDATE steps SET seat = 1 - seat WHERE game = :g AND number = 12", "row 12 is not the one"),
    ("UPDATE steps SET draws = '[\"~F\"]' WHERE game = :g AND number = 2", "row 2 is not the one"),
    ("UPDATE steps SET draws = '[\"~F' WHERE game = :g AND number = 2", "row 2 cannot be read"),
    ("UPDATE steps SET draws = '7' WHERE game = :g AND number = 2", "row 2 cannot be read"),
    ("UPDATE games SET header = replace(header, 'seed', 'sead') WHERE id = :g", "the header is"),
    ("UPDATE games SET header = substr(header, 1, 99) WHERE id = :g", "the header cannot be read"),
    ("UPDATE games SET step = 90, chain = 'x' WHERE id = :g", "there should be 90"),
]


@pytest.mark.parametrize(("statement", "named"), DAMAGE)
def test_it_is_told_plainly_and_named(
    table: tuple[Service, Game, Game],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    statement: str,
    named: str,
) -> None:
    service, game, other = table
    database = unlimited(tmp_path).database
    spoil(database, statement.replace(":g", f"'{game.id}'"))
    other.ask()  # only one game is kept in memory
    for what in ("log", "events"):
        answer = service.client.get(f"/api/games/{game.id}/{what}")
        assert (answer.status_code, answer.json()["error"]) == (409, "damaged"), what
        assert "teo check" in answer.json()["message"]
    assert other.ask("log")["step"] == other.ask()["step"]
    status, said = checked(database, capsys)
    assert status == 1
    (line,) = [line for line in said.splitlines() if game.id in line]
    assert named in line
    assert other.id not in said
    status, said = checked(database, capsys, "--json", "--game", game.id)
    assert json.loads(said.splitlines()[0])["game"] == game.id
    assert checked(database, capsys, "--game", other.id)[0] == 0


def test_a_game_in_memory_notices_it_before_it_goes_on(
    table: tuple[Service, Game, Game], tmp_path: Path
) -> None:
    _, _, other = table
    state = other.ask()
    offered = other.ask("choices", state["actor"])
    spoil(unlimited(tmp_path).database, f"UPDATE games SET chain = 'x' WHERE id = '{other.id}'")
    refused = other.send(
        "play",
        {"step": offered["step"], "choice": offered["choices"][0]["code"]},
        state["actor"],
        409,
    )
    assert refused["error"] == "damaged"
    assert len(kept_games(unlimited(tmp_path).database)[other.id].rows) == state["step"]


@pytest.mark.parametrize(
    "change", ["position = '{\"format'", "position = '{}'", "moments = 3", "number = 3"]
)
def test_a_damaged_snapshot_is_named_and_not_used(
    table: tuple[Service, Game, Game],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: str,
) -> None:
    _, game, other = table
    before = game.ask("position", 0)
    other.ask()
    database = unlimited(tmp_path).database
    spoil(database, f"UPDATE snapshots SET {change} WHERE game = '{game.id}'")
    assert game.ask("position", 0) == before
    status, said = checked(database, capsys)
    assert status == 1
    assert f"{game.id}: the snapshot at row" in said


def test_rows_without_a_game_are_named(
    table: tuple[Service, Game, Game], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, other = table
    database = unlimited(tmp_path).database
    spoil(database, f"DELETE FROM games WHERE id = '{other.id}'")
    assert f"{other.id}: rows without a game" in checked(database, capsys)[1]


def test_a_damaged_file_is_told(
    store: tuple[Path, Game, Game], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = unlimited(tmp_path).database
    file = tmp_path / "games.sqlite3"
    data = bytearray(store[0].read_bytes())
    for place in range(8 * 4096, len(data), 3 * 4096):
        data[place : place + 200] = b"\xff" * 200
    file.write_bytes(data)
    assert checked(database, capsys)[0] == 1


def test_in_postgresql_as_well(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    database = postgres.create()
    with opened(Settings(database, thinkers=0, requests_per_second=0)) as service:
        game, other = played(service)
        assert checked(database, capsys)[0] == 0
        spoil(database, f"DELETE FROM steps WHERE game = '{game.id}' AND number = 3")
        spoil(database, f"UPDATE steps SET draws = '{{}}' WHERE game = '{other.id}' AND number = 2")
        status, said = checked(database, capsys)
        assert status == 1
        assert f"{game.id}: row 3 is missing" in said
        assert f"{other.id}: row 2 cannot be read" in said


def test_rows_that_nobody_could_have_played_are_found_by_playing(
    table: tuple[Service, Game, Game], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A chain alone would not do: it says what was stored, not that it was right."""
    service, _, other = table
    step = other.ask()["step"]
    service.tables.store.append(other.id, step, [Row(0, "fly")], True, None, None)
    database = unlimited(tmp_path).database
    assert checked(database, capsys, "--quick")[0] == 0
    status, said = checked(database, capsys)
    assert status == 1
    assert f"{other.id}: row {step + 1} " in said


def test_missing_seat_is_damage_everywhere(
    table: tuple[Service, Game, Game], tmp_path: Path
) -> None:
    service, game, other = table
    other.ask()  # only one game is kept in memory
    spoil(unlimited(tmp_path).database, f"DELETE FROM seats WHERE game = '{game.id}' AND seat = 1")
    for what in ("", "choices", "scene", "log"):
        assert game.ask(what, status=409)["error"] == "damaged"
    assert game.send("news", {}, status=409)["error"] == "damaged"
    for page in ("game", "replay", "review", "join"):  # they say what their first request is told
        assert service.client.get(f"/{page}/{game.id}").status_code == 200


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ("games SET step = 'x' WHERE id", "games.step is not of its type"),
        ("games SET over = 'x' WHERE id", "games.over is not of its type"),
        ("games SET created = 'x' WHERE id", "games.created is not of its type"),
        ("steps SET seat = 'x' WHERE number = 2 AND game", "steps.seat of row 2 is not of its"),
        ("steps SET number = 'x' WHERE number = 2 AND game", "steps.number"),
        ("seats SET name = x'ff' WHERE game", "seats.name is not of its type"),
    ],
)
def test_wrong_type_is_named_and_others_are_looked_at(
    table: tuple[Service, Game, Game],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: str,
    named: str,
) -> None:
    _, game, other = table
    database = unlimited(tmp_path).database
    spoil(
        database,
        f"UPDATE {change} = '{other.id}'",
        f"DELETE FROM steps WHERE game = '{game.id}' AND number = 7",
    )
    status, said = checked(database, capsys, "--quick")
    assert status == 1
    assert any(other.id in line and named in line for line in said.splitlines()), said
    assert f"{game.id}: row 7 is missing" in said


def test_what_cannot_be_checked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--database", str(tmp_path / "nothing.sqlite3")]) == 2
    assert "--database must be an existing database, not" in capsys.readouterr().err
    empty = tmp_path / "empty.sqlite3"
    empty.touch()
    assert main(["check", "--database", str(empty)]) == 2
    assert "no server has opened it yet" in capsys.readouterr().err


def further(step: int) -> Callable[[Json], bool]:
    return lambda state: bool(state["step"] >= step)


def test_many_servers_write_one_chain(tmp_path: Path) -> None:
    """What two servers write in turn is one chain, undone choices included."""
    settings = unlimited(tmp_path)
    with opened(settings) as one, opened(settings) as two:
        game = one.create(ME, ALSO_ME, seed=8)
        same = Game(two.client, game.made)
        rng = Random(8)
        for turn in range(6):
            step = game.ask()["step"]
            (game, same)[turn % 2].wander(rng, further(step + 9))
        kept = kept_games(settings.database)[game.id]
        check(kept)
        assert len(kept.rows) >= 54
    assert main(["check", "--database", settings.database]) == 0
