"""Stores of every earlier version: they are renewed, whole, and their games played on, in both
databases."""

import contextlib
import sqlite3
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from teotihuacan.cli import main
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.migrating import configured
from teotihuacan.server.store.schema import METADATA
from teotihuacan.server.store.store import SqlStore
from tests.server.indoors import Game, database, opened
from tests.server.store.make_stored import name_of, token
from tests.server.stored import check, kept_games

HERE = Path(__file__).parent
STORED = {"0001": HERE / "before.sql"} | {
    path.stem.removeprefix("stored-"): path for path in sorted(HERE.glob("stored-*.sql"))
}


def test_there_is_a_stored_database_of_every_earlier_version(tmp_path: Path) -> None:
    """Before a migration is added: `python -m tests.server.store.make_stored`."""
    store = SqlStore(Settings(str(tmp_path / "games.sqlite3")).url)
    with store.reading() as connection:
        script = ScriptDirectory.from_config(configured(connection))
    store.close()
    known = [revision.revision for revision in script.walk_revisions()]  # the newest first
    assert set(known[1:]) <= set(STORED), f"{name_of(known[1])} is missing"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("version", STORED)
def test_it_is_renewed_and_played_on(
    version: str, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    file = tmp_path / "games.sqlite3"
    with contextlib.closing(sqlite3.connect(file)) as before:
        before.executescript(STORED[version].read_text(encoding="utf-8"))
    where = str(file)
    rows = {id: kept.rows for id, kept in kept_games(where).items()}
    if kind == "postgres":
        # A backup of that version, put into tables that the migrations of PostgreSQL made.
        where = request.getfixturevalue("postgres").create()
        backup = str(tmp_path / "old.backup")
        assert main(["backup", backup, "--database", str(file)]) == 0
        assert main(["restore", backup, "--database", where]) == 0
    with opened(Settings(where, thinkers=0, requests_per_second=0)) as service:
        with database(service.tables).reading() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []
        assert main(["check", "--database", where]) == 0
        after = kept_games(where)
        assert {id: after[id].rows for id in rows} == rows
        for id, kept in after.items():
            seats = len(service.tables.store.seats(id))
            made = [{"seat": seat, "token": token(id, seat)} for seat in range(seats)]
            game = Game(service.client, {"id": id, "seats": made})
            assert game.ask("log")["step"] == kept.step
            if kept.header["game"] != "founders":  # there a computer is asked, and none thinks
                game.wander(Random(1), lambda state, to=kept.step + 10: state["step"] >= to)  # type: ignore[misc]
                assert game.ask()["step"] >= kept.step + 10
        for kept in kept_games(where).values():
            check(kept)
    assert main(["check", "--database", where]) == 0
