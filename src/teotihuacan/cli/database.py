"""The commands that look after a server's database: check, backup, restore, prune, seat."""

import argparse
import contextlib
import importlib.util
import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

import teotihuacan as teo
from teotihuacan.cli.command import Argument, argument, command, number, switch, whole

DATABASE: Final = "TEO_DATABASE"
"""The variable that says where games are stored, so that no command line has to."""

# Packages of the server come with an extra: simulations and games in the terminal need none.
PACKAGES: Final = (
    *("alembic", "fastapi", "jinja2", "platformdirs"),
    *("segno", "sqlalchemy", "uvicorn", "websockets"),
)
NO_SERVER: Final = (
    "games in the browser need packages that are not installed: pip install 'teotihuacan[table]'"
)
MOST_SHOWN: Final = 20  # games that `prune` lists


def has_server() -> bool:
    """Return whether everything that a server needs is installed."""
    return all(importlib.util.find_spec(name) is not None for name in PACKAGES)


def database_url(default: str = "or that of teo serve", help: str = "") -> Argument:
    """`--database`; its default is read when the command line is."""

    help = help or f"file or postgresql://… (default: {DATABASE}, {default})"
    return lambda parser, title: parser.add_argument(
        "--database", default=os.environ.get(DATABASE, ""), metavar="URL", help=help
    )


def url_of(database: str, must_exist: bool = True) -> str:
    """The address of a store for SQLAlchemy; SQLite would make a file that is not there."""
    if not has_server():
        raise teo.OptionError(NO_SERVER)
    from teotihuacan.server.settings import Settings

    url = Settings(database).url
    file = url.removeprefix("sqlite:///")
    if must_exist and file != url and not Path(file).is_file():
        raise teo.OptionError(f"--database must be an existing database, not {file}")
    return url


@contextlib.contextmanager
def opening(failure: str = "the database fails") -> Iterator[None]:
    """Report a database that cannot be opened, or fails, in one line."""
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
        raise teo.OptionError(f"{failure}: {cause[0] if cause else ''}") from None


# --- teo check ------------------------------------------------------------------------------------


@command(
    "check",
    "check every stored game of a server: verify its chain of hashes and replay it",
    "teo check --database postgresql://user@server/games",
    database_url(),
    argument("--game", "ID", "game to check (default: all)"),
    switch("--quick", "verify hashes only, without replaying games"),
    switch("--json", "output as JSON, one object per line"),
)
def check(arguments: argparse.Namespace) -> int:
    """Status 1 if anything is damaged."""
    url = url_of(arguments.database)
    from teotihuacan.server.store.checking import Problem
    from teotihuacan.server.store.checking import check as check_store

    damaged = 0
    with opening():
        for found in check_store(url, not arguments.quick, arguments.game):
            damaged += isinstance(found, Problem)
            if arguments.json:
                print(json.dumps(asdict(found)), flush=True)
            elif isinstance(found, Problem):
                print(f"{found.game or 'the database'}: {found.what}", flush=True)
            else:
                print(f"{found.games} games with {found.rows} rows: ", end="")
                print(f"{found.problems} damaged places" if found.problems else "all is well")
                if found.old:
                    print(f"{found.old} of them are of older rules and were not played again")
    return 1 if damaged else 0


# --- teo backup, teo restore ----------------------------------------------------------------------


def told(counts: dict[str, int]) -> str:
    return f"{counts.get('games', 0)} games with {counts.get('steps', 0)} rows"


@command(
    "backup",
    "save all games of a server to one file, even while it runs",
    "teo backup games.backup --database postgresql://user@server/games",
    argument("file", "FILE", "file to write; only you may read it"),
    database_url(),
    switch("--force", "overwrite FILE if it exists"),
)
def backup(arguments: argparse.Namespace) -> int:
    url = url_of(arguments.database)
    from teotihuacan.server.store.backup import take

    file = Path(arguments.file)
    if file.exists() and not arguments.force:
        raise teo.OptionError(f"{file} already exists: choose another name, or pass --force")
    with opening():
        counts = take(url, file)
    print(f"{file}: {told(counts)}")
    return 0


@command(
    "restore",
    "load the games of a backup into a database",
    "teo restore games.backup --database new.sqlite3",
    argument("file", "FILE", "file written by teo backup"),
    database_url(help="target, a file or postgresql://… (need not be the kind that was backed up)"),
    switch("--replace", "replace all games in the database with those of the backup"),
    switch("--dry-run", "only verify the backup"),
)
def restore(arguments: argparse.Namespace) -> int:
    url = url_of(arguments.database, must_exist=False)
    from teotihuacan.server.store import backup as store

    file = Path(arguments.file)
    with opening():
        if arguments.dry_run:
            head, counts = store.look_at(file)
            print(f"{file}: {told(counts)}, of version {head['program']}; the backup is whole")
            return 0
        counts = store.restore(url, file, arguments.replace)
    print(f"{told(counts)} restored; `teo check` verifies each of them")
    return 0


# --- teo prune ------------------------------------------------------------------------------------


def days(name: str, games: str) -> Argument:
    """`--finished`, `--idle` or `--unbegun`."""
    help = f"number of days without a move to keep {games}"
    return argument(f"--{name}", "DAYS", help, type=number(36500))


@command(
    "prune",
    "list games that have not been played for long; with --delete, remove them",
    "teo prune --finished 365 --idle 90 --unbegun 7 --delete",
    database_url(),
    days("finished", "games that are over"),
    days("idle", "games that are not over"),
    days("unbegun", "games without a single move"),
    argument("--game", "ID", "game to remove, however old it is"),
    switch("--delete", "remove the games listed"),
)
def prune(arguments: argparse.Namespace) -> int:
    chosen = (arguments.finished, arguments.idle, arguments.unbegun, arguments.game)
    if all(choice is None for choice in chosen):
        raise teo.OptionError("one of --finished, --idle, --unbegun or --game is required")
    url = url_of(arguments.database)
    from teotihuacan.server.store.pruning import AgeLimits
    from teotihuacan.server.store.pruning import prune as prune_store

    games = rows = 0
    with opening():
        for going in prune_store(url, AgeLimits(*chosen), arguments.delete):
            games += 1
            rows += going.step
            if games <= MOST_SHOWN:
                when = time.strftime("%Y-%m-%d", time.gmtime(going.updated))
                state = "over" if going.over else "not over"
                print(f"{going.game}  {state}, {going.step} rows, last move {when}")
            elif games == MOST_SHOWN + 1:
                print("…")
    done = "removed" if arguments.delete else "would be removed (pass --delete)"
    print(f"{games} games with {rows} rows {done}")
    return 0


# --- teo seat -------------------------------------------------------------------------------------


@command(
    "seat",
    "free a seat of a stored game, and print a new invitation to it",
    "teo seat GAME 2 --database postgresql://user@server/games",
    argument("game", "GAME", "id in the address of the game"),
    argument("seat", "N", "number of the seat, from 1 on", type=whole(1)),
    database_url(),
)
def seat(arguments: argparse.Namespace) -> int:
    url = url_of(arguments.database)
    from teotihuacan.server.games.seats import hashed, new_token
    from teotihuacan.server.store.store import SqlStore

    with opening():
        store = SqlStore(url)
        invite = new_token()
        try:
            freed = store.people.free_seat(arguments.game, arguments.seat - 1, hashed(invite))
        finally:
            store.close()
    if not freed:
        given = f"{arguments.game[:40]!r} and {arguments.seat}"
        raise teo.OptionError(f"GAME and N must be the seat of a person in a game, not {given}")
    print(
        "The seat is free again; its old links no longer work. "
        "New invitation (append to the server address):"
    )
    print(f"/join/{arguments.game}#{invite}")
    return 0
