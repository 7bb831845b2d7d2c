"""The store: headers, seats and steps of all games, in SQLite or PostgreSQL.

A step is committed before anybody hears of it.  Every writing is one transaction that succeeds
only if the game still stands where the writer saw it; otherwise it is `Overtaken`.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError

from teotihuacan.table.migrating import migrate
from teotihuacan.table.schema import GAMES, SEATS, SNAPSHOTS, STEPS
from teotihuacan.table.seats import Seat

CHANNEL: Final = "teotihuacan"
"""Where PostgreSQL announces the ids of games that have changed."""
BUSY_SECONDS: Final = 15


class Overtaken(Exception):
    """Somebody else wrote first: the game does not stand any more where it was seen."""


@dataclass(frozen=True)
class Row:
    """One stored step: a choice and the draws that followed, or something taken back."""

    seat: int
    code: str
    draws: tuple[str, ...] = ()
    back_to: int | None = None
    forfeit: str | None = None
    """Why a computer player did not decide this itself: one of `players.REASONS`."""


@dataclass(frozen=True)
class Snapshot:
    """The whole position after so many rows."""

    number: int
    moments: int
    turns: int
    position: dict[str, Any]


@dataclass(frozen=True)
class Header:
    """What never changes of a game, and when it was made."""

    data: dict[str, Any]
    created: float


@dataclass(frozen=True)
class Glance:
    """What changes of a game, without the game: enough to see whether something is new."""

    step: int
    joined: int
    over: bool
    updated: float


class Store:
    """All games, behind one SQLAlchemy engine; safe to use from many threads."""

    def __init__(self, url: str) -> None:
        self.engine: Final = open_engine(url)
        self.postgresql: Final = self.engine.dialect.name == "postgresql"
        # SQLite has one writer at a time: waiting in line here is fairer than its busy timeout.
        self.line: Final = contextlib.nullcontext() if self.postgresql else threading.Lock()
        with self.writing() as connection:
            migrate(connection)

    def close(self) -> None:
        self.engine.dispose()

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction, committed at the end or not at all."""
        with self.line, self.engine.connect() as connection:
            connection = connection.execution_options(writing=True)
            with connection.begin():
                yield connection

    # --- reading ------------------------------------------------------------------------------

    def glance(self, game: str) -> Glance | None:
        columns = (GAMES.c.step, GAMES.c.joined, GAMES.c.over, GAMES.c.updated)
        with self.reading() as connection:
            found = connection.execute(select(*columns).where(GAMES.c.id == game)).first()
        return None if found is None else Glance(*found)

    def glances(self, games: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Steps and joinings of several games at once."""
        wanted = select(GAMES.c.id, GAMES.c.step, GAMES.c.joined).where(GAMES.c.id.in_(games))
        with self.reading() as connection:
            return {id: (step, joined) for id, step, joined in connection.execute(wanted)}

    def header(self, game: str) -> Header | None:
        wanted = select(GAMES.c.header, GAMES.c.created).where(GAMES.c.id == game)
        with self.reading() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else Header(*found)

    def seats(self, game: str) -> list[Seat]:
        columns = (
            *(SEATS.c.seat, SEATS.c.kind, SEATS.c.name),
            *(SEATS.c.player, SEATS.c.token_hash, SEATS.c.invite_hash),
        )
        wanted = select(*columns).where(SEATS.c.game == game).order_by(SEATS.c.seat)
        with self.reading() as connection:
            return [Seat(*found) for found in connection.execute(wanted)]

    def rows(self, game: str, after: int = 0) -> list[Row]:
        """All rows behind a number, in their order."""
        wanted = (
            select(*(STEPS.c.seat, STEPS.c.code, STEPS.c.draws, STEPS.c.back_to, STEPS.c.forfeit))
            .where(STEPS.c.game == game, STEPS.c.number > after)
            .order_by(STEPS.c.number)
        )
        with self.reading() as connection:
            return [
                Row(seat, code, tuple(draws), back_to, forfeit)
                for seat, code, draws, back_to, forfeit in connection.execute(wanted)
            ]

    def snapshot(self, game: str) -> Snapshot | None:
        """The newest one."""
        columns = (
            *(SNAPSHOTS.c.number, SNAPSHOTS.c.moments, SNAPSHOTS.c.turns, SNAPSHOTS.c.position),
        )
        wanted = (
            select(*columns)
            .where(SNAPSHOTS.c.game == game)
            .order_by(SNAPSHOTS.c.number.desc())
            .limit(1)
        )
        with self.reading() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else Snapshot(*found)

    # --- writing ------------------------------------------------------------------------------

    def create(
        self,
        game: str,
        header: dict[str, Any],
        seats: Sequence[Seat],
        due: int | None,
        claimed_until: float | None,
    ) -> None:
        now = time.time()
        values = {
            "id": game,
            "header": header,
            "step": 0,
            "joined": 0,
            "over": False,
            "due": due,
            "claimed_until": claimed_until,
            "created": now,
            "updated": now,
        }
        with self.writing() as connection:
            connection.execute(insert(GAMES).values(values))
            connection.execute(
                insert(SEATS),
                [
                    {
                        "game": game,
                        "seat": seat.seat,
                        "kind": seat.kind,
                        "name": seat.name,
                        "player": seat.player,
                        "token_hash": seat.token_hash,
                        "invite_hash": seat.invite_hash,
                    }
                    for seat in seats
                ],
            )

    def append(
        self,
        game: str,
        step: int,
        rows: Sequence[Row],
        over: bool,
        due: int | None,
        claimed_until: float | None,
        snapshot: Snapshot | None = None,
    ) -> float:
        """Add rows to a game that has `step` of them; the time it got.  May be `Overtaken`."""
        now = time.time()
        changed = (
            update(GAMES)
            .where(GAMES.c.id == game, GAMES.c.step == step)
            .values(
                step=step + len(rows),
                updated=now,
                over=over,
                due=due,
                claimed_until=claimed_until,
            )
        )
        try:
            with self.writing() as connection:
                if connection.execute(changed).rowcount != 1:
                    raise Overtaken
                connection.execute(
                    insert(STEPS),
                    [
                        {
                            "game": game,
                            "number": step + 1 + i,
                            "seat": row.seat,
                            "code": row.code,
                            "draws": list(row.draws),
                            "back_to": row.back_to,
                            "time": now,
                            "forfeit": row.forfeit,
                        }
                        for i, row in enumerate(rows)
                    ],
                )
                if snapshot is not None:
                    self.keep(connection, game, snapshot)
                self.notify(connection, game)
        except IntegrityError:
            raise Overtaken from None
        return now

    def keep(self, connection: Connection, game: str, snapshot: Snapshot) -> None:
        """Store a snapshot; the older ones have done their duty."""
        older = delete(SNAPSHOTS).where(SNAPSHOTS.c.game == game)
        connection.execute(older)
        connection.execute(
            insert(SNAPSHOTS).values(
                game=game,
                number=snapshot.number,
                moments=snapshot.moments,
                turns=snapshot.turns,
                position=snapshot.position,
            )
        )

    def join(self, game: str, seat: int, name: str, token_hash: str) -> bool:
        """Give a free seat to somebody; False when it is free no more."""
        sit = (
            update(SEATS)
            .where(SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.token_hash.is_(None))
            .values(name=name, token_hash=token_hash)
        )
        with self.writing() as connection:
            if connection.execute(sit).rowcount != 1:
                return False
            connection.execute(
                update(GAMES).where(GAMES.c.id == game).values(joined=GAMES.c.joined + 1)
            )
            self.notify(connection, game)
        return True

    def notify(self, connection: Connection, game: str) -> None:
        """Tell the other servers, if and when this transaction is committed."""
        if self.postgresql:
            announce = text("SELECT pg_notify(:channel, :game)")
            connection.execute(announce, {"channel": CHANNEL, "game": game})

    # --- computer players ---------------------------------------------------------------------

    def unserved(self, now: float, limit: int) -> list[str]:
        """Games in which a computer player is asked and no server has promised to see to it."""
        wanted = (
            select(GAMES.c.id)
            .where(GAMES.c.due.is_not(None))
            .where(or_(GAMES.c.claimed_until.is_(None), GAMES.c.claimed_until < now))
            .order_by(GAMES.c.updated)
            .limit(limit)
        )
        with self.reading() as connection:
            return list(connection.execute(wanted).scalars())

    def claim(self, game: str, now: float, until: float) -> bool:
        """Promise to think; False if another server was faster."""
        promise = (
            update(GAMES)
            .where(GAMES.c.id == game, GAMES.c.due.is_not(None))
            .where(or_(GAMES.c.claimed_until.is_(None), GAMES.c.claimed_until < now))
            .values(claimed_until=until)
        )
        with self.writing() as connection:
            return connection.execute(promise).rowcount == 1

    def promise(self, games: Sequence[str], until: float) -> None:
        """Renew (or with a time in the past give up) the promises of this server."""
        renewed = (
            update(GAMES)
            .where(GAMES.c.id.in_(games), GAMES.c.due.is_not(None))
            .values(claimed_until=until)
        )
        with self.writing() as connection:
            connection.execute(renewed)

    def rest(self, game: str) -> None:
        """Nobody shall think for a game any more."""
        with self.writing() as connection:
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(due=None))

    def free_all(self) -> None:
        """Forget all promises: their server is gone."""
        with self.writing() as connection:
            connection.execute(
                update(GAMES).where(GAMES.c.claimed_until.is_not(None)).values(claimed_until=None)
            )


def open_engine(url: str) -> Engine:
    """An engine for a URL, with what each database needs to keep its promises."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(
            parsed, connect_args={"timeout": BUSY_SECONDS}, pool_size=10, max_overflow=40
        )
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    if parsed.get_backend_name() != "postgresql":
        raise ArgumentError("SQLite or PostgreSQL")
    return create_engine(parsed, pool_pre_ping=True, pool_size=10, max_overflow=30)


def prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA synchronous = FULL")  # a confirmed move survives a crash
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: one that reads first could find it taken."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
