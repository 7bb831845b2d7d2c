"""`teo backup` and `teo restore`: all games of a table in one file, and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import teotihuacan as teo
from teotihuacan.cli.common import command
from teotihuacan.cli.database import add_database, opening, url_of

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = command(
        subparsers,
        "backup",
        "write all games of a table into one file, while its servers run",
        "teo backup games.backup --database postgresql://user@server/games",
    )
    parser.add_argument("file", metavar="FILE", help="where to; only you may read it")
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    parser.set_defaults(run=take)

    parser = command(
        subparsers,
        "restore",
        "put the games of a backup into a database",
        "teo restore games.backup --database new.sqlite3",
    )
    parser.add_argument("file", metavar="FILE", help="what teo backup has written")
    add_database(parser, help="where to, a file or postgresql://… (it may be of another kind)")
    parser.add_argument(
        "--replace", action="store_true", help="give up the games that are there for these"
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="only look whether the backup is whole"
    )
    parser.set_defaults(run=restore)


def told(counts: dict[str, int]) -> str:
    return f"{counts.get('games', 0)} games with {counts.get('steps', 0)} rows"


def take(arguments: argparse.Namespace) -> int:
    url = url_of(arguments.database)
    from teotihuacan.server.store.backup import take as write

    file = Path(arguments.file)
    if file.exists() and not arguments.force:
        raise teo.OptionError(f"{file} is there already: choose another name, or say --force")
    with opening():
        counts = write(url, file)
    print(f"{file}: {told(counts)}")
    return 0


def restore(arguments: argparse.Namespace) -> int:
    url = url_of(arguments.database, must_exist=False)
    from teotihuacan.server.store.backup import look_at
    from teotihuacan.server.store.backup import restore as put_back

    file = Path(arguments.file)
    with opening():
        if arguments.dry_run:
            head, counts = look_at(file)
            print(f"{file}: {told(counts)}, of version {head['program']}; the backup is whole")
            return 0
        counts = put_back(url, file, arguments.replace)
    print(f"{told(counts)} restored; `teo check` looks at each of them")
    return 0
