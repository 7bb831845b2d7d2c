"""`teo seat`: a new invitation to a seat whose secret is lost."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import teotihuacan as teo
from teotihuacan.cli.common import command, count
from teotihuacan.cli.database import add_database, opening, url_of

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = command(
        subparsers,
        "seat",
        "free a seat of a stored game, and make a new invitation to it",
        "teo seat GAME 2 --database postgresql://user@server/games",
    )
    parser.add_argument("game", metavar="GAME", help="the id in the address of the game")
    parser.add_argument("seat", metavar="N", type=count, help="which seat, from 1 on")
    add_database(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
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
        raise teo.OptionError("there is no such seat of a person: look at the address of the game")
    print("Whoever held that seat holds it no more. The new invitation, after the server's name:")
    print(f"/join/{arguments.game}#{invite}")
    return 0
