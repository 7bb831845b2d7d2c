"""The people at a table: who is there, what they say and note, their other devices, the rematch.

Nothing of it changes the game.  Messages are for those who sit at the table, a note for the seat
that wrote it; both are text and are never looked into.
"""

import threading
import time
import unicodedata
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from teotihuacan.server.games.hub import Hub
from teotihuacan.server.games.seats import FRIEND, REFUSED, Seat, hashed, new_token
from teotihuacan.server.store.company_schema import COMPANY, KEYS, MESSAGES, NOTES, PRESENCE
from teotihuacan.server.store.schema import GAMES
from teotihuacan.server.store.store import Store

LONGEST_MESSAGE: Final = 200
LONGEST_NOTE: Final = 2000
MESSAGES_KEPT: Final = 100  # of a game: older ones are forgotten
JOINERS: Final = "\u200c\u200d"
"""They join or part letters: some languages are not written without them, nor are emoji."""
DEVICES: Final = 6  # besides the first one: the oldest gives way
PASS_SECONDS: Final = 15 * 60.0
HERE_SECONDS: Final = 90.0
RENEWED: Final = 45.0  # seconds after which whoever is here says so again


@dataclass(frozen=True)
class Message:
    """Something said at a table."""

    number: int
    seat: int
    text: str
    time: float


def clean_message(given: str) -> str:
    """A message in one line; ValueError if it is none."""
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
    """Whether several screens may belong to a table, so that it matters who is there."""
    return any(seat.kind == FRIEND or seat.keys for seat in seats)


class Company:
    """The people at the tables of one store."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.lock: Final = threading.Lock()
        self.here: Final[dict[tuple[str, int], int]] = {}
        """How many screens of a seat this process serves; with 0 the last one has just closed."""

    def number(self, game: str) -> int:
        """How often something has changed."""
        wanted = select(COMPANY.c.number).where(COMPANY.c.game == game)
        with self.store.reading() as connection:
            return connection.execute(wanted).scalar() or 0

    def bump(self, connection: Connection, game: str) -> None:
        """Something has changed, in a transaction that is under way."""
        grown = update(COMPANY).where(COMPANY.c.game == game).values(number=COMPANY.c.number + 1)
        if connection.execute(grown).rowcount == 0:
            try:
                with connection.begin_nested():
                    connection.execute(insert(COMPANY).values(game=game, number=1))
            except IntegrityError:  # another server was faster
                connection.execute(grown)
        self.store.notify(connection, game)

    # --- messages and notes -------------------------------------------------------------------

    def say(self, game: str, seat: int, text: str) -> None:
        try:
            self.write(game, seat, text)
        except IntegrityError:  # two at once: the second one gets the next number
            self.write(game, seat, text)
        self.hub.announce([game])

    def write(self, game: str, seat: int, text: str) -> None:
        highest = select(func.max(MESSAGES.c.number)).where(MESSAGES.c.game == game)
        with self.store.writing() as connection:
            number = (connection.execute(highest).scalar() or 0) + 1
            connection.execute(
                insert(MESSAGES).values(
                    game=game, number=number, seat=seat, text=text, time=time.time()
                )
            )
            old = MESSAGES.c.number <= number - MESSAGES_KEPT
            connection.execute(delete(MESSAGES).where(MESSAGES.c.game == game, old))
            self.bump(connection, game)

    def messages(self, game: str) -> list[Message]:
        columns = (MESSAGES.c.number, MESSAGES.c.seat, MESSAGES.c.text, MESSAGES.c.time)
        wanted = select(*columns).where(MESSAGES.c.game == game).order_by(MESSAGES.c.number)
        with self.store.reading() as connection:
            return [Message(*found) for found in connection.execute(wanted)]

    def note(self, game: str, seat: int) -> str:
        wanted = select(NOTES.c.text).where(NOTES.c.game == game, NOTES.c.seat == seat)
        with self.store.reading() as connection:
            return connection.execute(wanted).scalar() or ""

    def keep_note(self, game: str, seat: int, text: str) -> None:
        """The last one counts; nobody else is told that there is one."""
        with self.store.writing() as connection:
            connection.execute(delete(NOTES).where(NOTES.c.game == game, NOTES.c.seat == seat))
            if text:
                connection.execute(insert(NOTES).values(game=game, seat=seat, text=text))

    # --- other devices ------------------------------------------------------------------------

    def give_pass(self, game: str, seat: int) -> tuple[str, float]:
        """A secret that is changed for a key to the seat, once and soon; and until when."""
        secret = new_token()
        now = time.time()
        older = delete(KEYS).where(KEYS.c.game == game, KEYS.c.once, KEYS.c.seat == seat)
        with self.store.writing() as connection:
            connection.execute(older)
            connection.execute(
                insert(KEYS).values(game=game, seat=seat, hash=hashed(secret), made=now, once=True)
            )
        return secret, now + PASS_SECONDS

    def use_pass(self, game: str, secret: str) -> tuple[int, str] | None:
        """The seat of a pass and a new key to it; None if it was used, or is too old."""
        token = new_token()
        now = time.time()
        this = (KEYS.c.game == game, KEYS.c.hash == hashed(secret), KEYS.c.once)
        wanted = select(KEYS.c.seat, KEYS.c.made).where(*this)
        with self.store.writing() as connection:
            found = connection.execute(wanted).first()
            if found is None or connection.execute(delete(KEYS).where(*this)).rowcount != 1:
                return None
            seat, made = found
            if made + PASS_SECONDS < now:
                return None
            connection.execute(
                insert(KEYS).values(game=game, seat=seat, hash=hashed(token), made=now, once=False)
            )
            self.drop_oldest(connection, game, seat)
            changed = update(GAMES).where(GAMES.c.id == game)
            connection.execute(changed.values(joined=GAMES.c.joined + 1))
            self.bump(connection, game)
        self.hub.announce([game])
        return seat, token

    def drop_oldest(self, connection: Connection, game: str, seat: int) -> None:
        own = (KEYS.c.game == game, KEYS.c.seat == seat, KEYS.c.once.is_(False))
        newest = select(KEYS.c.hash).where(*own).order_by(KEYS.c.made.desc(), KEYS.c.hash)
        old = list(connection.execute(newest).scalars())[DEVICES:]
        if old:
            connection.execute(delete(KEYS).where(*own, KEYS.c.hash.in_(old)))

    # --- who is there -------------------------------------------------------------------------

    def arrive(self, game: str, seat: int) -> None:
        """A screen of a seat is looked at; others hear of it if none was before."""
        with self.lock:
            known = (game, seat) in self.here
            self.here[game, seat] = self.here.get((game, seat), 0) + 1
        if not known:
            self.stay(game, seat)

    def stay(self, game: str, seat: int) -> None:
        """Still there."""
        now = time.time()
        this = (PRESENCE.c.game == game, PRESENCE.c.seat == seat)
        with self.store.writing() as connection:
            before = connection.execute(select(PRESENCE.c.until).where(*this)).scalar()
            until = now + HERE_SECONDS
            if before is None:
                with connection.begin_nested():
                    connection.execute(insert(PRESENCE).values(game=game, seat=seat, until=until))
            else:
                connection.execute(update(PRESENCE).where(*this).values(until=until))
            if before is None or before <= now:
                self.bump(connection, game)
                fresh = True
            else:
                fresh = False
        if fresh:
            self.hub.announce([game])

    def leave(self, game: str, seat: int) -> bool:
        """A screen was closed; whether it was the last one of its seat."""
        with self.lock:
            left = max(0, self.here.get((game, seat), 1) - 1)
            self.here[game, seat] = left
        return left == 0

    def depart(self, game: str, seat: int) -> None:
        """Others hear that a seat is empty, unless somebody has come back."""
        with self.lock:
            if self.here.get((game, seat)) != 0:
                return
            del self.here[game, seat]
        this = (PRESENCE.c.game == game, PRESENCE.c.seat == seat)
        with self.store.writing() as connection:
            connection.execute(update(PRESENCE).where(*this).values(until=time.time()))
            self.bump(connection, game)
        self.hub.announce([game])

    def present(self, game: str) -> list[int]:
        """The seats somebody looks from."""
        wanted = (
            select(PRESENCE.c.seat)
            .where(PRESENCE.c.game == game, PRESENCE.c.until > time.time())
            .order_by(PRESENCE.c.seat)
        )
        with self.store.reading() as connection:
            return list(connection.execute(wanted).scalars())

    # --- the rematch --------------------------------------------------------------------------

    def next(self, game: str) -> str | None:
        wanted = select(COMPANY.c.next).where(COMPANY.c.game == game)
        with self.store.reading() as connection:
            found: str | None = connection.execute(wanted).scalar()
            return found

    def follow(self, game: str, rematch: str) -> str:
        """Note the rematch of a game, unless it has one: that one counts."""
        with self.store.writing() as connection:
            self.bump(connection, game)
            this = (COMPANY.c.game == game, COMPANY.c.next.is_(None))
            if connection.execute(update(COMPANY).where(*this).values(next=rematch)).rowcount != 1:
                connection.execute(delete(GAMES).where(GAMES.c.id == rematch))
            wanted = select(COMPANY.c.next).where(COMPANY.c.game == game)
            found: str = connection.execute(wanted).scalar_one()
        self.hub.announce([game])
        return found

    def copy_keys(self, game: str, rematch: str, seats: dict[int, int]) -> None:
        """The other devices come along: `seats` says where each seat sits now."""
        columns = (KEYS.c.seat, KEYS.c.hash, KEYS.c.made)
        with self.store.writing() as connection:
            wanted = select(*columns).where(KEYS.c.game == game, KEYS.c.once.is_(False))
            rows = [
                {"game": rematch, "seat": seats[seat], "hash": key, "made": made, "once": False}
                for seat, key, made in connection.execute(wanted)
            ]
            if rows:
                connection.execute(insert(KEYS), rows)
