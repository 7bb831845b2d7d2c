"""The version of the database: which it has, which this program knows, and how to migrate it."""

from importlib import resources
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from teotihuacan.engine.errors import OptionError

LOCK: Final = 0x7E071  # any number that only we use


def migrate(connection: Connection) -> None:
    """Run what is missing, in the transaction of this connection."""
    only_one(connection)
    command.upgrade(configured(connection), "head")


def only_one(connection: Connection) -> None:
    """Wait until no other server migrates the store; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def configured(connection: Connection) -> Config:
    """Return Alembic's configuration: the migrations, and the connection to run them on."""
    folder = resources.files(__package__).joinpath("migrations")
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def version_of(connection: Connection) -> str | None:
    """The version of a database; None where no server has ever been."""
    return MigrationContext.configure(connection).get_current_revision()


def newest(connection: Connection) -> str:
    """The version that this program makes."""
    found = ScriptDirectory.from_config(configured(connection)).get_current_head()
    assert found is not None
    return found


def known(connection: Connection, version: str) -> bool:
    """Return whether this program knows a version, and so the way from it to today's."""
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
