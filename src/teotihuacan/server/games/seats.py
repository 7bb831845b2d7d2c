"""Seats: secret tokens, invites and names."""

import hashlib
import hmac
import secrets
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from teotihuacan.server.errors import Refused

ME: Final = "me"
FRIEND: Final = "friend"
COMPUTER: Final = "computer"
BOT: Final = "bot"

GAME_ID: Final = r"^[A-Za-z0-9_-]{16,40}$"
LONGEST_NAME: Final = 40
COLOURS: Final = 4
REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that no name needs: control, unseen, broken, private, line ends."""
JOINER: Final = "\u200d"
INVISIBLE: Final = frozenset("\u2800\u3164\u115f\u1160\uffa0\u034f\u17b4\u17b5")
"""Letters, by their category, of which nothing is to be seen."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat as the store knows it."""

    seat: int
    kind: str
    name: str
    player: str | None = None
    token_hash: str | None = None
    invite_hash: str | None = None
    colour: int | None = None
    """The chosen colour, as the number of the seat that has it by default."""
    keys: tuple[str, ...] = ()
    """The hashes of further tokens, for other devices."""

    @property
    def taken(self) -> bool:
        """Return whether a player has this seat; a friend may not have joined yet."""
        return self.kind in (COMPUTER, BOT) or self.token_hash is not None


def alone(seats: Iterable[Seat]) -> bool:
    """Return whether one person plays, and computers in all other seats."""
    return [seat.kind == COMPUTER for seat in seats].count(False) == 1


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_game_id() -> str:
    """Not to be guessed: whoever knows it may watch.  No hyphen comes first, which a command would
    take for an option."""
    while True:
        id = secrets.token_urlsafe(16)
        if not id.startswith("-"):
            return id


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(seats: Iterable[Seat], token: str) -> int | None:
    """The seat a token belongs to; every seat is compared, whichever fits."""
    wanted = hashed(token)
    found: int | None = None
    for seat in seats:
        for known in (seat.token_hash, *seat.keys):
            if known is not None and hmac.compare_digest(known, wanted):
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


def may_free(seats: Sequence[Seat], who: int, seat: int) -> None:
    """Refuse players who did not create the game, and seats that are not a friend's."""
    if seats[who].kind != ME:
        raise Refused("not_owner")
    if not 0 <= seat < len(seats) or seats[seat].kind != FRIEND:
        raise Refused("no_seat")


def colours(seats: Iterable[Seat]) -> list[int]:
    """The colour of every seat: the chosen one, if no seat before has it, or one that is free."""
    sitting = list(seats)
    found: dict[int, int] = {}
    for seat in sitting:
        if seat.colour is not None and seat.colour not in found.values():
            found[seat.seat] = seat.colour
    free = [colour for colour in range(COLOURS) if colour not in found.values()]
    for seat in sitting:
        if seat.seat not in found:
            own = seat.seat if seat.seat in free else free[0]
            free.remove(own)
            found[seat.seat] = own
    return [found[seat.seat] for seat in sitting] + free


def free_colours(seats: Iterable[Seat], seat: int) -> list[int]:
    """The colours that no other taken seat wears, chosen or not."""
    sitting = list(seats)
    worn = {
        colour
        for other, colour in zip(sitting, colours(sitting), strict=False)
        if other.taken and other.seat != seat
    }
    return [colour for colour in range(COLOURS) if colour not in worn]


def clean_name(given: str) -> str:
    """Return a name without spaces around it; ValueError if it is not valid."""
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in given)
    name = " ".join(filter(None, spaced.split(" ")))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ValueError("a name has 1 to 40 characters")
    for place, letter in enumerate(name):
        if unicodedata.category(letter) in REFUSED and not joins_emoji(name, place):
            raise ValueError("a name has no control characters and none that is not seen")
    if not any(unicodedata.category(each)[0] in "LNPS" and each not in INVISIBLE for each in name):
        raise ValueError("a name can be seen")
    return name


def joins_emoji(text: str, place: int) -> bool:
    """Return whether a joiner is between two emoji, the first perhaps with a skin or style."""
    if text[place] != JOINER or not 0 < place < len(text) - 1:
        return False
    before = unicodedata.category(text[place - 1])
    styled = before == "Sk" or text[place - 1] == "\ufe0f"
    return (before == "So" or styled) and unicodedata.category(text[place + 1]) == "So"


def computer_names(players: Iterable[str | None]) -> list[str]:
    """The default names of computer players: Greedy, Greedy 2 …"""
    names: list[str] = []
    counts: Counter[str] = Counter()
    for player in players:
        if player is None:
            names.append("")
            continue
        counts[player] += 1
        number = f" {counts[player]}" if counts[player] > 1 else ""
        names.append(player.capitalize()[: LONGEST_NAME - 4] + number)
    return names
