"""From one version of the store to the next and back, with games in it, in both databases."""

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from teotihuacan.server.games.seats import Seat
from teotihuacan.server.games.storage import Row
from teotihuacan.server.settings import Settings
from teotihuacan.server.store.migrating import configured
from teotihuacan.server.store.schema import METADATA
from teotihuacan.server.store.store import SqlStore

SEATS = [Seat(0, "me", "Ana", None, "a"), Seat(1, "computer", "", "greedy")]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A store that is not there yet, of each sort."""
    found = request.getfixturevalue(request.param)
    return found if isinstance(found, str) else Settings(found.create()).url


def go_to(store: SqlStore, revision: str) -> None:
    with store.writing() as connection:
        command.downgrade(configured(connection), revision)


def columns(store: SqlStore) -> set[str]:
    with store.reading() as connection:
        return {column["name"] for column in inspect(connection).get_columns("steps")}


def test_games_of_the_version_before_are_taken_along(url: str) -> None:
    store = SqlStore(url)
    store.create("one", {"a": 1}, SEATS, 1, None)
    store.append("one", 0, [Row(0, "keep1", ("x",))], False, 1, None)
    go_to(store, "0001")
    assert "forfeit" not in columns(store)
    with store.writing() as connection:  # as that version writes
        connection.execute(
            text(
                "INSERT INTO steps (game, number, seat, code, draws, back_to, time) "
                "VALUES ('one', 2, 1, 'keep2', '[]', NULL, 1.0)"
            )
        )
        connection.execute(text("UPDATE games SET step = 2"))
    store.close()
    again = SqlStore(url)
    before = [Row(0, "keep1", ("x",)), Row(1, "keep2")]
    assert again.rows("one") == before
    late = Row(1, "keep3", (), None, "late")
    again.append("one", 2, [late], False, 0, None)
    assert again.rows("one") == [*before, late]
    assert again.seats("one") == SEATS
    with again.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    again.close()
