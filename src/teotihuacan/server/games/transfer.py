"""A game as a file: from a page without a server to a server, and back."""

import re
import time
from collections.abc import Sequence
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.engine.dealer import known_seed
from teotihuacan.engine.proof import commitment
from teotihuacan.server.errors import Refused
from teotihuacan.server.fields import pick
from teotihuacan.server.games.live import LiveGame
from teotihuacan.server.games.seats import COMPUTER, FRIEND, GAME_ID, ME, clean_name, new_game_id
from teotihuacan.server.games.storage import Conflict, Header, Row
from teotihuacan.server.games.tables import (
    CreatedSeat,
    SeatRequest,
    Tables,
    assign,
    pending_seat,
)
from teotihuacan.titles import title_named

Json = dict[str, Any]
FORMAT: Final = 1
NAME: Final = "teotihuacan-game"
MOST_ROWS: Final = 20_000
OF_HEADER: Final = ("game", "rules", "options", "seed", "draws")
FLAWS: Final = (
    teo.TeotihuacanError,
    ArithmeticError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What a file that is no game may lead to."""


def written(tables: Tables, id: str, tokens: Sequence[str]) -> Json:
    """A game as a file.  Its seed and all that is hidden are in it, so a game that is not over is
    only given to somebody who has the tokens of all its people."""
    with tables.open(id) as live:
        present = {tables.sit(live, token) for token in tokens}
        people = {seat.seat for seat in live.seats if seat.kind != COMPUTER}
        if not live.game.over and not people <= present:
            raise Refused("no_token")
        return {
            NAME: FORMAT,
            "program": teo.__version__,
            "id": id,
            "header": live.header.data,
            "seats": [pick(seat, "kind", "name", "player", "colour") for seat in live.seats],
            "rows": [
                [row.seat, row.code, list(row.draws), row.back_to, row.forfeit]
                for row in tables.store.rows(id)
            ],
        }


def taken_in(tables: Tables, file: Json, id: str | None = None) -> tuple[str, list[CreatedSeat]]:
    """Store the game of a file, after playing all of it again; its seats have new secrets.

    All people of the game sit at the screen of the caller.  `id`: that of the game; None: a new
    one.
    """
    if not isinstance(file.get(NAME), int):
        raise Refused("no_file")
    if file[NAME] > FORMAT:
        raise Refused("new_file")
    id = new_game_id() if id is None else id
    try:
        if not re.fullmatch(GAME_ID, id):
            raise ValueError
        header = header_of(file["header"])
        seats = assign(header["game"], [seat_of(seat) for seat in file["seats"]])
        rows = [row_of(row) for row in file["rows"]]
        if len(rows) > MOST_ROWS:
            raise ValueError
        kept = tuple(place.seat for place in seats)
        live = LiveGame.fresh(id, Header(header, time.time()), kept, 0)
        if len(kept) != live.game.deciders:
            raise ValueError
        for row in rows:
            if row.back_to is None and row.seat != live.game.actor:
                raise ValueError
            live.read(row)
    except teo.OptionError:
        raise Refused("old_rules") from None
    except FLAWS:
        raise Refused("no_file") from None
    pending = pending_seat(kept, live.game)
    try:
        tables.store.create(id, header, kept, pending, tables.lease(pending))
    except Conflict:
        raise Refused("here") from None
    if rows:
        tables.store.append(id, 0, rows, live.game.over, pending, tables.lease(pending))
    if pending is not None:
        tables.think(id)
    return id, seats


def header_of(file: Json) -> Json:
    """The header of a game, with nothing in it that a game does not need."""
    header = {name: file[name] for name in OF_HEADER}
    rules = title_named(header["game"]).rules
    if type(header["rules"]) is not int or header["rules"] > rules.revision:
        raise teo.OptionError("newer rules")
    seed = known_seed(header["seed"])
    if seed is None or seed < 0 or not all(isinstance(code, str) for code in header["draws"]):
        raise ValueError
    if file.get("chosen"):
        return {**header, "chosen": True}
    return {**header, "commitment": commitment(seed)}


def seat_of(file: Json) -> SeatRequest:
    name = clean_name(file["name"]) if file["name"] else ""
    if file["kind"] == COMPUTER:
        return SeatRequest(COMPUTER, name, str(file["player"]), file.get("colour"))
    if file["kind"] not in (ME, FRIEND):
        raise ValueError
    return SeatRequest(ME, name, None, file.get("colour"))


def row_of(file: list[Any]) -> Row:
    seat, code, draws, back_to, forfeit = file
    texts = [code, *draws, *([] if forfeit is None else [forfeit])]
    if not all(isinstance(text, str) for text in texts):
        raise TypeError
    return Row(int(seat), code, tuple(draws), None if back_to is None else int(back_to), forfeit)
