"""What the commands share that look after the database of a table."""

import argparse
import contextlib
import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import teotihuacan as teo

DATABASE: Final = "TEO_DATABASE"
"""The variable that says where games are kept, so that no command line has to."""

# What the server is made of comes with an extra: whoever simulates or plays here needs none of it.
PACKAGES: Final = (
    "alembic",
    "fastapi",
    "jinja2",
    "platformdirs",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
NO_TABLE: Final = (
    "the table in the browser needs packages that are not installed: "
    "pip install 'teotihuacan[table]'"
)


def has_table() -> bool:
    """Whether everything that a server needs is installed."""
    return all(importlib.util.find_spec(name) is not None for name in PACKAGES)


def add_database(
    parser: argparse.ArgumentParser, default: str = "or that of teo serve", help: str = ""
) -> None:
    parser.add_argument(
        "--database",
        default=os.environ.get(DATABASE, ""),
        metavar="URL",
        help=help or f"a file or postgresql://… (default: {DATABASE}, {default})",
    )


def url_of(database: str, must_exist: bool = True) -> str:
    """The address of a store for SQLAlchemy; SQLite would make a file that is not there."""
    if not has_table():
        raise teo.OptionError(NO_TABLE)
    from teotihuacan.server.settings import Settings

    url = Settings(database).url
    file = url.removeprefix("sqlite:///")
    if must_exist and file != url and not Path(file).is_file():
        raise teo.OptionError(f"there is no database {file}")
    return url


@contextlib.contextmanager
def opening(trouble: str = "the database fails") -> Iterator[None]:
    """A database that cannot be opened, or fails, is a clear word."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in ("psycopg", "psycopg_binary"):
            raise
        raise teo.OptionError(
            "PostgreSQL needs its driver: pip install 'teotihuacan[postgres]'"
        ) from None
    except (ArgumentError, NoSuchModuleError):
        raise teo.OptionError(
            "--database must be a file, sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    except CommandError as error:
        raise teo.OptionError(f"the database is of another version: {error}") from None
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise teo.OptionError(f"{trouble}: {cause[0] if cause else ''}") from None
