"""The chain of hashes over a stored game, which shows damage.

Each row has a hash of itself and everything before it, from the header on; the game has that of its
last row, and a snapshot one of its own.  So a row that was changed, lost, doubled or moved breaks
the chain at its number.  This finds damage, not forgery: a program that can write to the database
can write hashes as well.  How hashes are computed never changes: stored games keep theirs.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import Final

WRITTEN: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True)


class Corrupt(Exception):
    """The data read from the store is not what was stored."""

    def __init__(self, game: str, what: str) -> None:
        super().__init__(what)
        self.game = game
        self.what = what


def digest(content: object) -> str:
    return hashlib.sha256(WRITTEN.encode(content).encode()).hexdigest()


def sealed(game: str, header: object) -> str:
    """The hash of a header: the beginning of the chain."""
    return digest(["header", game, header])


def linked(
    before: str,
    number: int,
    seat: int,
    code: str,
    draws: Sequence[str],
    back_to: int | None,
    forfeit: str | None,
) -> str:
    """The hash of a row, with all before it."""
    return digest([before, number, seat, code, list(draws), back_to, forfeit])


def sealed_snapshot(link: str, number: int, moments: int, turns: int, position: object) -> str:
    """The hash of a snapshot that was taken after the row with this link."""
    return digest(["snapshot", link, number, moments, turns, position])


def draws_of(stored: object) -> tuple[str, ...]:
    """The draws of a row as JSON has them; `TypeError` if they are anything but a list."""
    if not isinstance(stored, list):
        raise TypeError
    return tuple(stored)
