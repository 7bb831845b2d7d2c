"""The people who play a game: presence, messages, notes, their other devices.

None of it changes the game.  Messages are for players with a seat, a note for the seat that wrote
it; both are plain text and are never interpreted.
"""

import threading
import time
import unicodedata
from typing import Final

from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.seats import FRIEND, REFUSED, Seat, hashed, new_token
from teotihuacan.server.games.storage import PeopleStore

LONGEST_MESSAGE: Final = 200
LONGEST_NOTE: Final = 2000
JOINERS: Final = "\u200c\u200d"
"""They join or part letters: some languages are not written without them, nor are emoji."""
LINK_SECONDS: Final = 15 * 60.0
HERE_SECONDS: Final = 90.0
RENEWED: Final = 45.0  # seconds after which presence is renewed


def clean_message(given: str) -> str:
    """Return a message in one line; ValueError if it is empty or too long."""
    text = " ".join(given.split())
    if not 1 <= len(text) <= LONGEST_MESSAGE:
        raise ValueError(f"a message has 1 to {LONGEST_MESSAGE} characters")
    refuse_controls(text)
    return text


def clean_note(given: str) -> str:
    """A note as it was written, lines included; ValueError if it cannot be kept."""
    text = given.replace("\r\n", "\n")
    if len(text) > LONGEST_NOTE:
        raise ValueError(f"a note has up to {LONGEST_NOTE} characters")
    refuse_controls(text.replace("\n", " ").replace("\t", " "))
    return text


def refuse_controls(text: str) -> None:
    for letter in text:
        if unicodedata.category(letter) in REFUSED and letter not in JOINERS:
            raise ValueError("a text has no control characters")


def is_shared(seats: tuple[Seat, ...]) -> bool:
    """Return whether several screens may show a game, so that it matters who is there."""
    return any(seat.kind == FRIEND or seat.keys for seat in seats)


class People:
    """The people of all games of one store: what they change is stored, then announced."""

    def __init__(self, store: PeopleStore, hub: Hub) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.lock: Final = threading.Lock()
        self.here: Final[dict[tuple[str, int], int]] = {}
        """The number of screens of a seat in this process; 0: the last one has just closed."""

    def say(self, game: str, seat: int, text: str) -> None:
        self.store.add_message(game, seat, text)
        self.hub.announce([game])

    # --- other devices ------------------------------------------------------------------------

    def link_device(self, game: str, seat: int) -> str:
        """A secret for another device, which it changes for a key to the seat, once and soon."""
        secret = new_token()
        self.store.add_device_link(game, seat, hashed(secret))
        return secret

    def redeem(self, game: str, secret: str) -> tuple[int, str] | None:
        """The seat of a device link and a new key to it; None if it was used, or is too old."""
        token = new_token()
        oldest = time.time() - LINK_SECONDS
        seat = self.store.redeem_device_link(game, hashed(secret), hashed(token), oldest)
        if seat is None:
            return None
        self.hub.announce([game])
        return seat, token

    # --- presence ----------------------------------------------------------------------------

    def arrive(self, game: str, seat: int) -> None:
        """A screen shows a game for a seat; announced if none did before."""
        with self.lock:
            known = (game, seat) in self.here
            self.here[game, seat] = self.here.get((game, seat), 0) + 1
        if not known:
            self.stay(game, seat)

    def stay(self, game: str, seat: int) -> None:
        """Renew the presence of a seat."""
        if self.store.renew_presence(game, seat, time.time() + HERE_SECONDS):
            self.hub.announce([game])

    def leave(self, game: str, seat: int) -> bool:
        """A screen was closed; return whether it was the last one of its seat."""
        with self.lock:
            left = max(0, self.here.get((game, seat), 1) - 1)
            self.here[game, seat] = left
        return left == 0

    def depart(self, game: str, seat: int) -> None:
        """Announce that a seat is empty, unless a screen has opened meanwhile."""
        with self.lock:
            if self.here.get((game, seat)) != 0:
                return
            del self.here[game, seat]
        self.store.end_presence(game, seat)
        self.hub.announce([game])

    def set_rematch(self, game: str, rematch: str) -> str:
        """Note the rematch of a game, unless it has one: that one counts."""
        found = self.store.set_rematch(game, rematch)
        self.hub.announce([game])
        return found
