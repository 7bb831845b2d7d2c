"""Stores a few games by today's version of the store, for the tests of versions to come.

    python -m tests.server.store.make_stored

writes `stored-VERSION.sql` beside this file: two people with undone choices and a snapshot, a game
of Founders with forfeited decisions of a computer player, and one in which nobody has moved.  Done
once for each version, before the next migration; `test_versions.py` asks for it.
"""

import contextlib
import sqlite3
import tempfile
from pathlib import Path
from random import Random

from sqlalchemy import text

from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.seats import Seat, hashed
from teotihuacan.server.games.tables import SeatRequest, Tables
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.store import SqlStore
from tests.server.indoors import database

HERE = Path(__file__).parent
ROWS = 150


def name_of(version: str) -> str:
    return f"stored-{version}.sql"


def token(game: str, seat: int) -> str:
    """What opens a seat of a stored game."""
    return f"token-{game}-{seat}"


def begin(tables: Tables, id: str, name: str, wishes: list[SeatRequest], **options: object) -> None:
    """A game under a name of our own, with tokens that the tests know."""
    made, _ = tables.create(name, {"players": len(wishes), **options}, 7, wishes)
    header = tables.store.header(made)
    assert header is not None
    seats = [
        Seat(
            *(seat.seat, seat.kind, seat.name, seat.player),
            None if seat.kind == "computer" else hashed(token(id, seat.seat)),
        )
        for seat in tables.store.seats(made)
    ]
    due = next((seat.seat for seat in seats if seat.kind == "computer"), None)
    tables.store.create(id, header.data, seats, None if id.endswith("unbegun") else due, None)
    with database(tables).writing() as connection:
        for table in ("seats", "games"):
            column = "game" if table == "seats" else "id"
            connection.execute(text(f"DELETE FROM {table} WHERE {column} = :id"), {"id": made})


def play(tables: Tables, id: str, rng: Random, rows: int) -> None:
    """Random choices of everybody; some are undone, and those of computers forfeited."""
    while True:
        with tables.open(id) as live:
            actor, step = live.game.actor, live.step
            codes = [live.game.rules.codes[legal] for legal in live.game.ids]
            asked = live.computer()
        if step >= rows or actor is None:
            return
        code = rng.choice(codes)
        if asked is not None:
            tables.play_computer(id, step, [code], {0: "late"})
            continue
        view = tables.play(id, token(id, actor), step, code)
        if view.undo[0] and rng.random() < 0.2:
            tables.undo(id, token(id, actor), view.step, False)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        store = SqlStore(Settings(str(file)).url)
        tables = Tables(Settings(str(file), thinkers=0), store, Hub())
        two = [SeatRequest("me", "Ana"), SeatRequest("me", "Beto")]
        begin(tables, "stored-city-two-people", "city", two)
        play(tables, "stored-city-two-people", Random(1), ROWS)
        begin(
            *(tables, "stored-founders-computer", "founders"),
            [SeatRequest("me", "Ana"), SeatRequest("computer", player="random")],
        )
        play(tables, "stored-founders-computer", Random(2), 20)
        begin(tables, "stored-city-unbegun", "city", two)
        store.close()
        with contextlib.closing(sqlite3.connect(file)) as database:
            version = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            lines = "\n".join(database.iterdump())
    path = HERE / name_of(version)
    path.write_text(f"-- Games as version {version} of the store keeps them.\n{lines}\n")
    print(f"{path.name}: {len(lines) // 1024} kB")


if __name__ == "__main__":
    main()
