"""Bring the store to this version, while no other server does the same."""

from importlib import resources
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK: Final = 0x7E071  # any number that only we use


def migrate(connection: Connection) -> None:
    """Run what is missing, in the transaction of this connection."""
    only_one(connection)
    command.upgrade(configured(connection), "head")


def only_one(connection: Connection) -> None:
    """Wait until nobody else changes the store as a whole; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def configured(connection: Connection) -> Config:
    """What Alembic needs to know: where the migrations are, and on which connection to run them."""
    folder = resources.files(__package__).joinpath("migrations")
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
