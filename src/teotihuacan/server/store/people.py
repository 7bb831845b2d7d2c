"""The tables of the people who play a game: messages, notes, keys of devices, presence, rematch."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from teotihuacan.server.games.seats import COMPUTER
from teotihuacan.server.games.storage import Message, PeopleStore
from teotihuacan.server.store.schema import GAMES, KEYS, MESSAGES, NOTES, PEOPLE, PRESENCE, SEATS

if TYPE_CHECKING:
    from teotihuacan.server.store.store import SqlStore

MESSAGES_KEPT: Final = 100  # of a game: older ones are deleted
DEVICES: Final = 6  # in addition to the first; a further one replaces the oldest


class SqlPeople(PeopleStore):
    """Stored data of people in SQL: messages, notes and passes."""

    def __init__(self, store: SqlStore) -> None:
        self.store: Final = store

    def number(self, game: str) -> int:
        wanted = select(PEOPLE.c.number).where(PEOPLE.c.game == game)
        with self.store.reading() as connection:
            return connection.execute(wanted).scalar() or 0

    def bump(self, connection: Connection, game: str) -> None:
        """Something has changed, in a transaction that is under way."""
        grown = update(PEOPLE).where(PEOPLE.c.game == game).values(number=PEOPLE.c.number + 1)
        if connection.execute(grown).rowcount == 0:
            try:
                with connection.begin_nested():
                    connection.execute(insert(PEOPLE).values(game=game, number=1))
            except IntegrityError:  # another server was faster
                connection.execute(grown)
        self.store.notify(connection, game)

    # --- messages and notes -------------------------------------------------------------------

    def add_message(self, game: str, seat: int, text: str) -> None:
        try:
            self.write_message(game, seat, text)
        except IntegrityError:  # two at once: the second one gets the next number
            self.write_message(game, seat, text)

    def write_message(self, game: str, seat: int, text: str) -> None:
        highest = select(func.max(MESSAGES.c.number)).where(MESSAGES.c.game == game)
        with self.store.writing() as connection:
            number = (connection.execute(highest).scalar() or 0) + 1
            message = {"game": game, "number": number, "seat": seat, "text": text}
            connection.execute(insert(MESSAGES).values(**message, time=time.time()))
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
        with self.store.writing() as connection:
            connection.execute(delete(NOTES).where(NOTES.c.game == game, NOTES.c.seat == seat))
            if text:
                connection.execute(insert(NOTES).values(game=game, seat=seat, text=text))

    # --- other devices ------------------------------------------------------------------------

    def add_device_link(self, game: str, seat: int, hash: str) -> None:
        older = delete(KEYS).where(KEYS.c.game == game, KEYS.c.once, KEYS.c.seat == seat)
        link = insert(KEYS).values(game=game, seat=seat, hash=hash, made=time.time(), once=True)
        with self.store.writing() as connection:
            connection.execute(older)
            connection.execute(link)

    def redeem_device_link(self, game: str, hash: str, key: str, oldest: float) -> int | None:
        this = (KEYS.c.game == game, KEYS.c.hash == hash, KEYS.c.once)
        wanted = select(KEYS.c.seat, KEYS.c.made).where(*this)
        with self.store.writing() as connection:
            found = connection.execute(wanted).first()
            if found is None or connection.execute(delete(KEYS).where(*this)).rowcount != 1:
                return None
            seat: int = found.seat
            if found.made < oldest:
                return None
            made = time.time()
            connection.execute(
                insert(KEYS).values(game=game, seat=seat, hash=key, made=made, once=False)
            )
            own = (KEYS.c.game == game, KEYS.c.seat == seat, KEYS.c.once.is_(False))
            newest = select(KEYS.c.hash).where(*own).order_by(KEYS.c.made.desc(), KEYS.c.hash)
            old = list(connection.execute(newest).scalars())[DEVICES:]
            connection.execute(delete(KEYS).where(*own, KEYS.c.hash.in_(old)))
            self.store.count_joined(connection, game)
            self.bump(connection, game)
        return seat

    def free_seat(self, game: str, seat: int, invite_hash: str) -> bool:
        person = (SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.kind != COMPUTER)
        freed = update(SEATS).where(*person).values(token_hash=None, invite_hash=invite_hash)
        with self.store.writing() as connection:
            if connection.execute(freed).rowcount != 1:
                return False
            for table in (KEYS, NOTES):
                connection.execute(delete(table).where(table.c.game == game, table.c.seat == seat))
            self.store.count_joined(connection, game)
            self.store.notify(connection, game)
        return True

    # --- presence ----------------------------------------------------------------------------

    def renew_presence(self, game: str, seat: int, until: float) -> bool:
        this = (PRESENCE.c.game == game, PRESENCE.c.seat == seat)
        with self.store.writing() as connection:
            before = connection.execute(select(PRESENCE.c.until).where(*this)).scalar()
            if before is None:
                with connection.begin_nested():
                    connection.execute(insert(PRESENCE).values(game=game, seat=seat, until=until))
            else:
                connection.execute(update(PRESENCE).where(*this).values(until=until))
            fresh = before is None or before <= time.time()
            if fresh:
                self.bump(connection, game)
        return fresh

    def end_presence(self, game: str, seat: int) -> None:
        this = (PRESENCE.c.game == game, PRESENCE.c.seat == seat)
        with self.store.writing() as connection:
            connection.execute(update(PRESENCE).where(*this).values(until=time.time()))
            self.bump(connection, game)

    def present(self, game: str) -> list[int]:
        here = (PRESENCE.c.game == game, PRESENCE.c.until > time.time())
        wanted = select(PRESENCE.c.seat).where(*here).order_by(PRESENCE.c.seat)
        with self.store.reading() as connection:
            return list(connection.execute(wanted).scalars())

    # --- the rematch --------------------------------------------------------------------------

    def rematch(self, game: str) -> str | None:
        wanted = select(PEOPLE.c.next).where(PEOPLE.c.game == game)
        with self.store.reading() as connection:
            found: str | None = connection.execute(wanted).scalar()
            return found

    def set_rematch(self, game: str, rematch: str) -> str:
        with self.store.writing() as connection:
            self.bump(connection, game)
            this = (PEOPLE.c.game == game, PEOPLE.c.next.is_(None))
            if connection.execute(update(PEOPLE).where(*this).values(next=rematch)).rowcount != 1:
                connection.execute(delete(GAMES).where(GAMES.c.id == rematch))
            wanted = select(PEOPLE.c.next).where(PEOPLE.c.game == game)
            found: str = connection.execute(wanted).scalar_one()
        return found

    def copy_keys(self, game: str, rematch: str, seats: dict[int, int]) -> None:
        columns = (KEYS.c.seat, KEYS.c.hash, KEYS.c.made)
        with self.store.writing() as connection:
            wanted = select(*columns).where(KEYS.c.game == game, KEYS.c.once.is_(False))
            rows = [
                {"game": rematch, "seat": seats[seat], "hash": key, "made": made, "once": False}
                for seat, key, made in connection.execute(wanted)
            ]
            if rows:
                connection.execute(insert(KEYS), rows)
