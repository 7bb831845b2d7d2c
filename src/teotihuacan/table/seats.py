"""Who sits where: secret tokens, invites and names."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

ME: Final = "me"
FRIEND: Final = "friend"
COMPUTER: Final = "computer"
BOT: Final = "bot"

LONGEST_NAME: Final = 40
REFUSED: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that no name needs: control, broken, private, line ends."""
TURNING: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that would turn the text around a name."""


@dataclass(frozen=True)
class Seat:
    """One seat as the store knows it."""

    seat: int
    kind: str
    name: str
    player: str | None = None
    token_hash: str | None = None
    invite_hash: str | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody sits there; a friend who has not come yet is waited for."""
        return self.kind == COMPUTER or self.token_hash is not None


def alone(seats: Iterable[Seat]) -> bool:
    """Whether one person plays, and computers in all other seats."""
    return [seat.kind == COMPUTER for seat in seats].count(False) == 1


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_game_id() -> str:
    """Not to be guessed: whoever knows it may watch."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(seats: Iterable[Seat], token: str) -> int | None:
    """The seat a token belongs to; every seat is compared, whichever fits."""
    wanted = hashed(token)
    found: int | None = None
    for seat in seats:
        if seat.token_hash is not None and hmac.compare_digest(seat.token_hash, wanted):
            found = seat.seat
    return found


def invited(seats: Iterable[Seat], invite: str) -> Seat | None:
    """The seat an invite is for, taken or not."""
    wanted = hashed(invite)
    found: Seat | None = None
    for seat in seats:
        if seat.invite_hash is not None and hmac.compare_digest(seat.invite_hash, wanted):
            found = seat
    return found


def clean_name(given: str) -> str:
    """A name without spaces around it; ValueError if it is none."""
    name = " ".join(given.split(" ")).strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ValueError("a name has 1 to 40 characters")
    for letter in name:
        if unicodedata.category(letter) in REFUSED or letter in TURNING:
            raise ValueError("a name has no control characters")
    return name


def computer_names(players: Iterable[str | None]) -> list[str]:
    """What computer players are called if nobody names them: Greedy, Greedy 2 …"""
    names: list[str] = []
    counts: dict[str, int] = {}
    for player in players:
        if player is None:
            names.append("")
            continue
        counts[player] = counts.get(player, 0) + 1
        number = f" {counts[player]}" if counts[player] > 1 else ""
        names.append(player.capitalize()[: LONGEST_NAME - 4] + number)
    return names
