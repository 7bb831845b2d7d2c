"""Save a store to one file and restore it: for SQLite and PostgreSQL, while servers run.

The file is gzip over lines of JSON: the version of the store, every row of every table, and at the
end their number and a hash.  All of it is read in one transaction.  A file of an earlier version is
restored into a store of that version, which is then migrated.  Damaged rows are copied unchanged.
"""

import contextlib
import gzip
import hashlib
import io
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from sqlalchemy import Column, Connection, MetaData, Table, select
from sqlalchemy.exc import StatementError

import teotihuacan as teo
from teotihuacan.engine.errors import OptionError
from teotihuacan.server.store.engines import open_engine
from teotihuacan.server.store.migrating import configured, known, only_one, version_of

FORMAT: Final = 1
NAME: Final = "teotihuacan-backup"
AT_ONCE: Final = 1000  # rows
LONGEST_LINE: Final = 64 * 1024 * 1024
NOT_GAMES: Final = "alembic_version"

Counts = dict[str, int]


# --- taking ---------------------------------------------------------------------------------------


def take(url: str, file: Path) -> Counts:
    """Write all of a store into a file, which is there when it is whole; rows by table."""
    engine = open_engine(url)
    part = file.with_name(file.name + ".part")
    try:
        if engine.dialect.name == "postgresql":
            engine = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        with engine.begin() as connection, private(part) as raw:
            counts = write(connection, raw)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    finally:
        engine.dispose()
    return counts


@contextlib.contextmanager
def private(file: Path) -> Iterator[io.FileIO]:
    """A new file for our eyes only: seeds are in it."""
    file.unlink(missing_ok=True)
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with io.FileIO(opened, "w") as raw:
        yield raw


def write(connection: Connection, raw: io.FileIO) -> Counts:
    version = version_of(connection)
    if version is None:
        raise OptionError("there are no games in this database: no server has opened it yet")
    counts: Counts = {}
    hash = hashlib.sha256()
    with gzip.GzipFile("", "wb", 6, raw) as packed:

        def say(content: object) -> None:
            line = json.dumps(content, separators=(",", ":")).encode() + b"\n"
            hash.update(line)
            packed.write(line)

        about = {"store": version, "program": teo.__version__, "time": round(time.time())}
        say({NAME: FORMAT, **about})
        for table in tables_of(connection):
            counts[table.name] = 0
            names = [column.name for column in table.columns]
            columns = [  # JSON is taken along as it is written, even if it is broken
                sa.cast(column, sa.Text) if isinstance(column.type, sa.JSON) else column
                for column in table.columns
            ]
            streaming = connection.execution_options(yield_per=AT_ONCE)
            for row in streaming.execute(select(*columns)):
                say([table.name, dict(zip(names, row, strict=True))])
                counts[table.name] += 1
        packed.write(json.dumps({"end": counts, "sha256": hash.hexdigest()}).encode() + b"\n")
    return counts


def tables_of(connection: Connection) -> list[Table]:
    """The tables of a database, those first that others refer to."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != NOT_GAMES]


# --- reading --------------------------------------------------------------------------------------


def damage(file: Path) -> OptionError:
    return OptionError(f"{file} is not a complete backup: it is cut short or damaged")


def lines_of(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST_LINE):
                yield line
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise damage(file) from None


def look_at(file: Path) -> tuple[dict[str, Any], Counts]:
    """Read a backup to its end: what it says of itself, and how much is in it; or why not."""
    hash = hashlib.sha256()
    head: dict[str, Any] = {}
    end: dict[str, Any] = {}
    counts: Counter[str] = Counter()
    for line in lines_of(file):
        if end:
            raise damage(file)
        try:
            content = json.loads(line)
        except (ValueError, RecursionError):
            raise damage(file) from None
        if not head:
            if not isinstance(content, dict) or NAME not in content:
                raise OptionError(f"{file} is no backup of a table")
            if content[NAME] != FORMAT:
                raise OptionError(f"{file} is a backup of a newer version")
            if not all(isinstance(content.get(key), str) for key in ("store", "program")):
                raise damage(file)
            head = content
        elif isinstance(content, dict):
            end = content
            if hash.hexdigest() != end.get("sha256") or not isinstance(end.get("end"), dict):
                raise damage(file)
            continue
        else:
            match content:
                case [str(table), dict()]:
                    counts[table] += 1
                case _:
                    raise damage(file)
        hash.update(line)
    if not end or {name: count for name, count in end["end"].items() if count} != counts:
        raise damage(file)
    return head, dict(end["end"])


# --- restoring ------------------------------------------------------------------------------------


def restore(url: str, file: Path, replace: bool = False) -> Counts:
    """Restore a backup into an empty store, or with `replace` into any; all of it or nothing."""
    head, counts = look_at(file)
    parsed = sa.make_url(url)
    made = parsed.database if parsed.get_backend_name() == "sqlite" else None
    if made and Path(made).exists():
        made = None
    engine = open_engine(url)
    try:
        with engine.execution_options(writing=True).begin() as connection:
            only_one(connection)
            if not known(connection, head["store"]):
                raise OptionError(
                    f"{file} is of version {head['store']} of the store, "
                    "which this program does not know: a newer one does"
                )
            make_room(connection, head["store"], replace)
            fill(connection, file)
            command.upgrade(configured(connection), "head")
    except BaseException:
        engine.dispose()
        if made:
            for ending in ("", "-wal", "-shm"):
                Path(made + ending).unlink(missing_ok=True)
        raise
    finally:
        engine.dispose()
    return counts


def make_room(connection: Connection, version: str, replace: bool) -> None:
    """Empty tables of the backup's version."""
    tables = tables_of(connection)
    filled = [
        table.name
        for table in tables
        if connection.execute(select(sa.func.count()).select_from(table)).scalar()
    ]
    if filled and not replace:
        raise OptionError(
            "there are games in this database already: choose an empty one, "
            "or say --replace to give them up for those of the backup"
        )
    if version_of(connection) == version:
        for table in reversed(tables):
            connection.execute(sa.delete(table))
        return
    metadata = MetaData()
    metadata.reflect(connection)
    metadata.drop_all(connection)
    command.upgrade(configured(connection), version)


def fill(connection: Connection, file: Path) -> None:
    tables = {table.name: table for table in tables_of(connection)}
    waiting: list[dict[str, Any]] = []
    filling: Table | None = None

    def store() -> None:
        if filling is None or not waiting:
            return
        try:
            connection.execute(sa.insert(filling), waiting)
        except (ValueError, TypeError, OverflowError, StatementError) as error:
            cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise OptionError(
                f"the backup has rows of {filling.name!r} that the database does not take: {cause}"
            ) from None
        waiting.clear()

    for line in lines_of(file):
        content = json.loads(line)
        if isinstance(content, dict):
            continue
        name, row = content
        if name not in tables:
            raise OptionError(
                f"the backup has rows of {name!r:.40}, which this store does not know"
            )
        table = tables[name]
        if set(row) != set(table.columns.keys()):
            odd = min(set(row) ^ set(table.columns.keys()))
            raise OptionError(
                f"the backup is not of the version it names: {name}.{odd:.40} does not fit"
            )
        if table is not filling or len(waiting) >= AT_ONCE:
            store()
            filling = table
        waiting.append({key: value_for(table.columns[key], value) for key, value in row.items()})
    store()


def value_for(column: Column[Any], value: Any) -> Any:
    """A value as the database takes it."""
    if not isinstance(value, str) or not isinstance(column.type, sa.JSON):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value  # a text of the wrong type: `teo check` finds it
