"""The store: headers, seats and steps of all games, in SQLite or PostgreSQL.

A row is committed before any client is notified.  Each write is one transaction that succeeds only
if the game has not changed since it was read; otherwise it is a `Conflict`.
"""

import contextlib
import logging
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from teotihuacan.server.fields import pick
from teotihuacan.server.games import storage
from teotihuacan.server.games.chain import Corrupt, draws_of, sealed, sealed_snapshot
from teotihuacan.server.games.seats import Seat
from teotihuacan.server.games.storage import Append, Conflict, GameStatus, Header, Row, Snapshot
from teotihuacan.server.store.connection_limit import ConnectionLimit, StatementTimeout, Unavailable
from teotihuacan.server.store.engines import BUSY_SECONDS, open_engine
from teotihuacan.server.store.migrating import migrate
from teotihuacan.server.store.people import SqlPeople
from teotihuacan.server.store.schema import GAMES, KEYS, SEATS, SNAPSHOTS, STEPS
from teotihuacan.server.store.write_queue import (
    CHANNEL,
    CLOCK_SQLITE,
    WriteQueue,
    write_postgresql,
    write_sqlite,
)

CLOCK_POSTGRESQL: Final = "extract(epoch from clock_timestamp())"
OF_STEP: Final = ("seat", "code", "draws", "back_to", "forfeit", "chain")
OF_SEAT: Final = ("seat", "kind", "name", "player", "token_hash", "invite_hash", "colour")
AT_A_TIME: Final = 500  # games named in one statement: databases count their variables


LOG: Final = logging.getLogger("teotihuacan.server")


class SqlStore(storage.Store):
    """All games, behind one SQLAlchemy engine; safe to use from many threads."""

    errors = (SQLAlchemyError,)

    def __init__(self, url: str) -> None:
        self.engine: Final = open_engine(url)
        self.writer: Final = self.engine.execution_options(writing=True)
        self.postgresql: Final = self.engine.dialect.name == "postgresql"
        # SQLite has one writer at a time: queueing here is fairer than its busy timeout.
        # Leases are counted by the clock of the database: those of servers may differ.
        clock = CLOCK_POSTGRESQL if self.postgresql else CLOCK_SQLITE
        self.clock: Final[sa.ColumnElement[float]] = sa.literal_column(clock, sa.Double)
        self.line: Final = None if self.postgresql else threading.Lock()
        self.limit: Final = ConnectionLimit()
        self.patience = 2 * BUSY_SECONDS  # time limit of any operation
        self.writes: Final = WriteQueue(self)
        self.timeout: StatementTimeout | None = None
        self.people = SqlPeople(self)
        with self.writing() as connection:
            migrate(connection)

    def hurry(self, seconds: float) -> None:
        """Limit the time of everything from now on, after the migration."""
        self.engine.dispose()
        self.patience = seconds
        if self.postgresql and self.timeout is None:
            self.timeout = StatementTimeout(self.engine, seconds)

    def close(self) -> None:
        self.writes.end()
        if self.timeout is not None:
            self.timeout.end()
        self.engine.dispose()

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.limit.slot(), self.engine.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction, committed at the end or not at all."""
        with self.limit.slot(), self.in_line(), self.writer.begin() as connection:
            yield connection

    @contextlib.contextmanager
    def in_line(self) -> Iterator[None]:
        if self.line is None:
            yield
        elif self.line.acquire(timeout=BUSY_SECONDS):
            try:
                yield
            finally:
                self.line.release()
        else:
            raise Unavailable("others are still writing")

    # --- reading ------------------------------------------------------------------------------

    def status(self, game: str) -> GameStatus | None:
        columns = (GAMES.c.step, GAMES.c.joined, GAMES.c.over, GAMES.c.updated, GAMES.c.chain)
        wanted = select(*columns).where(GAMES.c.id == game)
        what = "what the game says of itself"
        with self.reading() as connection, corrupt_if_unreadable(game, what):
            found = connection.execute(wanted).first()
            if found is not None and not all(isinstance(count, int) for count in found[:2]):
                raise ValueError
        return None if found is None else GameStatus(*found)

    def statuses(self, games: Sequence[str]) -> dict[str, tuple[int, int]]:
        wanted = select(GAMES.c.id, GAMES.c.step, GAMES.c.joined)
        with self.reading() as connection:
            return {
                id: (step, joined)
                for some in portions(games)
                for id, step, joined in connection.execute(wanted.where(GAMES.c.id.in_(some)))
            }

    def header(self, game: str) -> Header | None:
        """Return what a game began with; `Corrupt` if that is not what was stored."""
        wanted = select(GAMES.c.header, GAMES.c.created, GAMES.c.seal).where(GAMES.c.id == game)
        with self.reading() as connection, corrupt_if_unreadable(game, "the header"):
            found = connection.execute(wanted).first()
            if found is None:
                return None
            if sealed(game, found.header) != found.seal:
                raise ValueError
        header = found.header
        if isinstance(header.get("draws"), list):  # the same few words in every game
            header["draws"] = [sys.intern(code) for code in header["draws"]]
        return Header(header, found.created)

    def seats(self, game: str) -> list[Seat]:
        columns = [SEATS.c[name] for name in OF_SEAT]
        wanted = select(*columns).where(SEATS.c.game == game).order_by(SEATS.c.seat)
        more = select(KEYS.c.seat, KEYS.c.hash).where(KEYS.c.game == game, KEYS.c.once.is_(False))
        keys: dict[int, list[str]] = {}
        with self.reading() as connection:
            for seat, key in connection.execute(more.order_by(KEYS.c.hash)):
                keys.setdefault(seat, []).append(key)
            return [
                replace(Seat(*found), keys=tuple(keys.get(found.seat, ())))
                for found in connection.execute(wanted)
            ]

    def rows(self, game: str, after: int = 0) -> list[Row]:
        """All rows after a number, in their order; the caller checks their chain."""
        columns = [STEPS.c[name] for name in OF_STEP]
        behind = (STEPS.c.game == game, STEPS.c.number > after)
        wanted = select(*columns).where(*behind).order_by(STEPS.c.number)
        with self.reading() as connection, corrupt_if_unreadable(game, "a row"):
            return [
                Row(seat, code, draws_of(draws), back_to, forfeit, chain)
                for seat, code, draws, back_to, forfeit, chain in connection.execute(wanted)
            ]

    def snapshot(self, game: str) -> Snapshot | None:
        """The newest one; None if it is corrupt, as the rows have the same information."""
        kept = SNAPSHOTS.c
        same = (STEPS.c.game == kept.game) & (STEPS.c.number == kept.number)
        columns = (kept.number, kept.moments, kept.turns, kept.position, STEPS.c.chain, kept.seal)
        all_kept = select(*columns).join(STEPS, same).where(kept.game == game)
        wanted = all_kept.order_by(kept.number.desc()).limit(1)
        try:
            with self.reading() as connection, corrupt_if_unreadable(game, "the snapshot"):
                found = connection.execute(wanted).first()
                if found is None:
                    return None
                number, moments, turns, position, link, seal = found
                if sealed_snapshot(link, number, moments, turns, position) != seal:
                    raise ValueError
        except Corrupt:
            LOG.error("a snapshot is damaged and was ignored: see teo check")
            return None
        return Snapshot(number, moments, turns, position, link)

    # --- writing ------------------------------------------------------------------------------

    def create(
        self,
        game: str,
        header: dict[str, Any],
        seats: Sequence[Seat],
        pending: int | None,
        lease: float | None,
    ) -> None:
        now = time.time()
        seal = sealed(game, header)
        begun = {"step": 0, "joined": 0, "over": False, "created": now, "updated": now}
        lent = {"due": pending, "claimed_until": self.until(lease)}
        values = {"id": game, "header": header, **begun, **lent, "seal": seal, "chain": seal}
        sitting = [{"game": game, **pick(seat, *OF_SEAT)} for seat in seats]
        try:
            with self.writing() as connection:
                connection.execute(insert(GAMES).values(values))
                connection.execute(insert(SEATS), sitting)
        except IntegrityError:
            raise Conflict from None

    def put(self, append: Append) -> Future[float]:
        return self.writes.put(append)

    def write_batch(self, some: Sequence[Append]) -> set[str]:
        """Write rows of several games in one transaction, for the write queue; return the games
        that had not changed meanwhile."""
        write = write_postgresql if self.postgresql else write_sqlite
        with self.writing() as connection:
            return write(connection, some)

    def unlocked(self, games: Sequence[str]) -> set[str]:
        """Those of some games whose rows no other server holds now (PostgreSQL)."""
        with self.reading() as connection:
            return set(connection.execute(free_rows(GAMES.c.id.in_(games))).scalars())

    def join(
        self, game: str, seat: int, name: str, token_hash: str, colour: int | None = None
    ) -> bool:
        """Give a free seat to a player; False if it is taken."""
        free = (SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.token_hash.is_(None))
        sit = update(SEATS).where(*free).values(name=name, token_hash=token_hash, colour=colour)
        with self.writing() as connection:
            if connection.execute(sit).rowcount != 1:
                return False
            self.count_joined(connection, game)
            self.notify(connection, game)
        return True

    def count_joined(self, connection: Connection, game: str) -> None:
        changed = update(GAMES).where(GAMES.c.id == game)
        connection.execute(changed.values(joined=GAMES.c.joined + 1))

    def notify(self, connection: Connection, game: str) -> None:
        """Notify the other servers when this transaction is committed."""
        if self.postgresql:
            connection.execute(select(sa.func.pg_notify(CHANNEL, game)))

    # --- computer players ---------------------------------------------------------------------

    def until(self, lease: float | None) -> sa.ColumnElement[float] | None:
        """The time some seconds from now."""
        return None if lease is None else self.clock + lease

    def without_lease(self) -> sa.ColumnElement[bool]:
        return sa.or_(GAMES.c.claimed_until.is_(None), GAMES.c.claimed_until < self.clock)

    def without_server(self, limit: int) -> list[str]:
        waiting = select(GAMES.c.id).where(GAMES.c.due.is_not(None), self.without_lease())
        oldest = waiting.order_by(GAMES.c.updated).limit(limit)
        with self.reading() as connection:
            return list(connection.execute(oldest).scalars())

    def claim(self, game: str, lease: float) -> bool:
        wanted = (GAMES.c.id == game, GAMES.c.due.is_not(None), self.without_lease())
        free = update(GAMES).where(*wanted, GAMES.c.id.in_(free_rows(*wanted)))
        with self.writing() as connection:
            lent = connection.execute(free.values(claimed_until=self.until(lease)))
            return lent.rowcount == 1

    def renew_leases(self, games: Sequence[str], lease: float) -> None:
        pending = update(GAMES).where(GAMES.c.due.is_not(None))
        renewed = pending.values(claimed_until=self.until(lease))
        with self.writing() as connection:
            for some in portions(sorted(games)):
                # Another server thinks for games that are locked.
                free = free_rows(GAMES.c.id.in_(some))
                connection.execute(renewed.where(GAMES.c.id.in_(free)))

    def drop_pending(self, game: str) -> None:
        with self.writing() as connection:
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(due=None))

    def forget_leases(self) -> None:
        if not self.postgresql:
            lent = update(GAMES).where(GAMES.c.claimed_until.is_not(None))
            with self.writing() as connection:
                connection.execute(lent.values(claimed_until=None))


def free_rows(*conditions: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """The ids of games which no other transaction holds; SQLite has one writer at a time."""
    return select(GAMES.c.id).where(*conditions).with_for_update(skip_locked=True)


@contextlib.contextmanager
def corrupt_if_unreadable(game: str, what: str) -> Iterator[None]:
    """Raise `Corrupt` for a value that is not JSON or not of the expected type."""
    try:
        yield
    except (ValueError, TypeError, AttributeError):
        raise Corrupt(game, what) from None


def portions(games: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(games), AT_A_TIME):
        yield games[first : first + AT_A_TIME]
