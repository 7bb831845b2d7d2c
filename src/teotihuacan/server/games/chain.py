"""The chain of hashes over a stored game, by which damage is noticed.

A game is sealed by its header; each row carries the hash of itself and of everything before it, and
the game carries that of its last row.  So a row that was changed, lost, doubled or put elsewhere
breaks the chain at its number.  A snapshot is sealed with the link it was taken at.

The chain finds damage (a disk, a copy broken off, somebody's SQL), not forgery: whoever can write
the database can write hashes as well.  What it is made of never changes, or every store would have
to be sealed anew.
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
