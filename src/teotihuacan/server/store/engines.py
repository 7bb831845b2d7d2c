"""Creates database engines, with the settings that each database needs."""

import contextlib
import os
import stat
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from teotihuacan.server.store.connection_limit import PLACES

BUSY_SECONDS: Final = 5.0  # that a file may be locked by others
CONNECT_SECONDS: Final = 3


def keep_private(file: str | None) -> None:
    """Make the file readable by its owner only; its side files follow it."""
    if not file or file == ":memory:" or file.startswith("file:") or os.name != "posix":
        return
    with contextlib.suppress(OSError):  # then opening it will say what is wrong
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        mode = stat.S_IMODE(os.stat(file).st_mode)
        if mode & stat.S_IRWXO:
            os.chmod(file, mode & ~stat.S_IRWXO)


def open_engine(url: str) -> Engine:
    """An engine for a URL, with the settings that each database needs."""
    parsed = make_url(url)
    pool = {"pool_size": PLACES, "max_overflow": PLACES}
    if parsed.get_backend_name() == "sqlite":
        keep_private(parsed.database)
        patience = {"timeout": BUSY_SECONDS}
        engine = create_engine(parsed, connect_args=patience, hide_parameters=True, **pool)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    if parsed.get_backend_name() != "postgresql":
        raise ArgumentError("SQLite or PostgreSQL")
    patience = {"connect_timeout": CONNECT_SECONDS}
    pool["pool_timeout"] = CONNECT_SECONDS
    return create_engine(parsed, connect_args=patience, hide_parameters=True, **pool)


def prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA synchronous = FULL")  # a confirmed move survives a crash
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock immediately: after a read another one might have it."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
