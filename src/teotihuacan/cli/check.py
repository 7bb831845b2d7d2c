"""`teo check`: is every stored game as it was put there?"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from teotihuacan.cli.common import command
from teotihuacan.cli.database import add_database, opening, url_of

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = command(
        subparsers,
        "check",
        "check every stored game of a table: by its chain of hashes, and by playing it again",
        "teo check --database postgresql://user@server/games",
    )
    add_database(parser)
    parser.add_argument("--game", metavar="ID", help="this one only")
    parser.add_argument(
        "--quick", action="store_true", help="by the chain only, without playing games again"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object for each line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Status 1 if anything is damaged."""
    url = url_of(arguments.database)
    from teotihuacan.server.store.checking import Flaw, check

    damaged = 0
    with opening():
        for found in check(url, not arguments.quick, arguments.game):
            if isinstance(found, Flaw):
                damaged += 1
                if arguments.json:
                    print(json.dumps(asdict(found)), flush=True)
                else:
                    print(f"{found.game or 'the database'}: {found.what}", flush=True)
            elif arguments.json:
                print(json.dumps(asdict(found)), flush=True)
            else:
                print(f"{found.games} games with {found.rows} rows: ", end="")
                print(f"{found.flaws} damaged places" if found.flaws else "all is well")
                if found.old:
                    print(f"{found.old} of them are of older rules and were not played again")
    return 1 if damaged else 0
