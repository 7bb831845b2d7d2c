"""Which version of the store a database has, and which one this program knows."""

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from teotihuacan.engine.errors import OptionError
from teotihuacan.server.store.migrating import configured


def version_of(connection: Connection) -> str | None:
    """The version of a database; None where no server has ever been."""
    return MigrationContext.configure(connection).get_current_revision()


def newest(connection: Connection) -> str:
    """The version that this program makes."""
    found = ScriptDirectory.from_config(configured(connection)).get_current_head()
    assert found is not None
    return found


def known(connection: Connection, version: str) -> bool:
    """Whether this program knows a version, and so the way from it to today's."""
    script = ScriptDirectory.from_config(configured(connection))
    return version in {revision.revision for revision in script.walk_revisions()}


def at_this_version(engine: Engine) -> None:
    """Refuses a database that no server of this version has opened yet."""
    with engine.connect() as connection:
        found = version_of(connection)
        wanted = newest(connection)
    if found is None:
        raise OptionError("there are no games in this database: no server has opened it yet")
    if found != wanted:
        raise OptionError(
            f"the database is of version {found}, this program of {wanted}: "
            "teo serve of the newer one renews it when it starts"
        )
