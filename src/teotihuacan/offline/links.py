"""Finished games as links: the whole record is in the address, so no server has to keep it."""

import base64
import hashlib
import json
import zlib
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.server.errors import Refused
from teotihuacan.server.games import sample
from teotihuacan.server.games.seats import COMPUTER, Seat
from teotihuacan.server.games.storage import Store

LONGEST: Final = 4_000_000  # characters of a record: more than any game has


def text_of(record: dict[str, object]) -> str:
    """A record as letters that an address may have."""
    packed = zlib.compress(json.dumps(record, separators=(",", ":")).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def record_of(text: str) -> teo.Record:
    """The record of a link; `Refused` if it is not a finished game."""
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        content: Any = json.loads(zlib.decompressobj().decompress(packed, LONGEST))
        record = teo.Record.from_json(content)
        if teo.replay(record).over:
            return record
    except (ValueError, zlib.error, teo.TeotihuacanError):
        pass
    raise Refused("no_file")


def keep(store: Store, text: str) -> str:
    """Store the game of a link to be watched; its id, which is always the same."""
    record = record_of(text)
    id = "record-" + hashlib.sha256(text.encode()).hexdigest()[:24]
    if store.status(id) is None:
        header, rows = sample.cut(record)
        names = record.players or []
        seats = [Seat(seat, COMPUTER, name) for seat, name in enumerate(names)]
        store.create(id, header, seats, None, None)
        store.append(id, 0, rows, True, None, None)
    return id
