"""A whole game to watch, brought along with the program: four computer players at one table."""

from __future__ import annotations

import contextlib
import json
from functools import cache
from importlib import resources
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

import teotihuacan as teo
from teotihuacan.city.rules.rules import REVISION
from teotihuacan.table.seats import COMPUTER, Seat
from teotihuacan.table.store import Overtaken, Row, Store

ID: Final = f"sample-four-computers-{REVISION}"
"""The address of the sample: the one id that everybody knows.  New rules, a new sample."""

FILE: Final = "sample.json"
NAMES: Final = ("Itzel", "Nahuel", "Xoch", "Yaotl")


@cache
def record() -> teo.Record:
    text = resources.files("teotihuacan.city").joinpath(FILE).read_text(encoding="utf-8")
    return teo.Record.from_json(json.loads(text))


def lay_out(store: Store) -> None:
    """Put the sample into a store that does not have it yet; another server may be faster."""
    found = store.glance(ID)
    if found is not None and found.over:
        return
    header, rows = cut(record())
    seats = [Seat(seat, COMPUTER, name, "greedy") for seat, name in enumerate(NAMES)]
    with contextlib.suppress(IntegrityError, Overtaken):
        if found is None:
            store.create(ID, header, seats, None, None)
        store.append(ID, 0, rows, True, None, None)


def cut(played: teo.Record) -> tuple[dict[str, Any], list[Row]]:
    """A record as the header and the rows of a stored game."""
    bare = teo.Record(played.game, played.rules, played.options, None, None, [], None)
    game = teo.replay(bare)
    setup: list[str] = []
    rows: list[Row] = []
    for code in played.steps:
        if game.actor != teo.CHANCE:
            rows.append(Row(game.actor or 0, code))
        elif rows:
            rows[-1] = Row(rows[-1].seat, rows[-1].code, (*rows[-1].draws, code))
        else:
            setup.append(code)
        game.play(code)
    header = {
        "game": played.game,
        "rules": played.rules,
        "options": played.options,
        "seed": played.seed,
        "draws": setup,
    }
    return header, rows
