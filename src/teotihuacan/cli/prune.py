"""`teo prune`: remove games that nobody wants any more."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

import teotihuacan as teo
from teotihuacan.cli.common import command
from teotihuacan.cli.database import add_database, opening, url_of

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers

MOST_SHOWN = 20


def days(text: str) -> float:
    """An argument that is a number of days."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days") from None
    if not 0 <= number <= 36500:
        raise argparse.ArgumentTypeError(f"{text} is out of range")
    return number


def add(subparsers: Subparsers) -> None:
    parser = command(
        subparsers,
        "prune",
        "remove games that nobody has played for long; without --delete it only says which",
        "teo prune --finished 365 --idle 90 --unbegun 7 --delete",
    )
    add_database(parser)
    for name, what in (
        ("finished", "games that are over"),
        ("idle", "games that are not over"),
        ("unbegun", "games without a single move"),
    ):
        parser.add_argument(
            f"--{name}", type=days, metavar="DAYS", help=f"{what}, so many days after the last move"
        )
    parser.add_argument("--game", metavar="ID", help="this game, however old it is")
    parser.add_argument("--delete", action="store_true", help="really remove them")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    chosen = (arguments.finished, arguments.idle, arguments.unbegun, arguments.game)
    if all(choice is None for choice in chosen):
        raise teo.OptionError("say which games: --finished, --idle, --unbegun or --game")
    url = url_of(arguments.database)
    from teotihuacan.server.store.pruning import Old, prune

    games = rows = 0
    with opening():
        for going in prune(url, Old(*chosen), arguments.delete):
            games += 1
            rows += going.step
            if games <= MOST_SHOWN:
                when = time.strftime("%Y-%m-%d", time.gmtime(going.updated))
                state = "over" if going.over else "not over"
                print(f"{going.game}  {state}, {going.step} rows, last move {when}")
            elif games == MOST_SHOWN + 1:
                print("…")
    done = "removed" if arguments.delete else "would be removed (say --delete)"
    print(f"{games} games with {rows} rows {done}")
    return 0
