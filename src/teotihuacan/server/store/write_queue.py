"""The write queue: moves that arrive at the same time share one commit, and one wait for the disk.

One thread writes.  Moves that arrive meanwhile are written next, all together; each caller gets a
result of its own.  No client is notified of a move before it is on disk.  Games whose rows another
server has locked are left to a second thread, so that no other game waits for them.
"""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from teotihuacan.server.fields import pick
from teotihuacan.server.games.storage import Append, Conflict
from teotihuacan.server.store.connection_limit import Unavailable

if TYPE_CHECKING:
    from teotihuacan.server.store.store import SqlStore

MOST: Final = 64  # games in one commit
LONGEST: Final = 2000  # appends that may wait
CHANNEL: Final = "teotihuacan"
"""The channel on which PostgreSQL announces the ids of changed games."""
BLOCKED: Final = ("40P01", "40001", "55P03")
"""PostgreSQL's states when others hold one of the games: then each game is written by itself."""
LOCKED: Final = "55P03"  # another server has not ended its transaction


class WriteQueue:
    """A thread that writes to one store; with a second one for games that are locked."""

    def __init__(self, store: SqlStore, first: bool = True) -> None:
        self.store: Final = store
        self.second: Final = WriteQueue(store, first=False) if first else None
        self.waiting: Final[queue.SimpleQueue[Append | None]] = queue.SimpleQueue()
        self.lock: Final = threading.Lock()
        self.thread: threading.Thread | None = None
        self.busy = False
        self.ended = False

    def put(self, append: Append) -> Future[float]:
        """Queue rows; refused immediately while the store does not answer."""
        if self.waiting.qsize() >= LONGEST or (self.busy and self.store.limit.failing):
            raise Unavailable("the store does not answer")
        with self.lock:
            if self.ended:
                raise Unavailable("the store is closed")
            self.waiting.put(append)
            if self.thread is None:
                self.thread = threading.Thread(target=self.run, name="write-queue", daemon=True)
                self.thread.start()
        return append.written

    def end(self) -> None:
        """Write what is queued, then stop."""
        with self.lock:
            self.ended = True
            self.waiting.put(None)
            thread = self.thread
        if thread is not None and thread is not threading.current_thread():
            thread.join(2 * self.store.patience)
        if self.second is not None:
            self.second.end()

    # --- the thread ---------------------------------------------------------------------------

    def run(self) -> None:
        left: list[Append] = []
        while True:
            some, left, ending = self.gather(left)
            self.busy = True
            try:
                self.write(some)
            finally:
                self.busy = False
            if ending:
                for one in left:
                    self.write([one])
                return

    def gather(self, left: list[Append]) -> tuple[list[Append], list[Append], bool]:
        """Return one append for each game, those for the next commit, and whether to stop."""
        arrived = left or [one for one in (self.waiting.get(),) if one is not None]
        ending = not arrived
        while len(arrived) < MOST and not ending:
            try:
                one = self.waiting.get_nowait()
            except queue.Empty:
                break
            if one is None:
                ending = True
            else:
                arrived.append(one)
        chosen: dict[str, Append] = {}
        later: list[Append] = []
        for one in arrived:
            if chosen.setdefault(one.game, one) is not one:
                later.append(one)
        return list(chosen.values()), later, ending

    def write(self, some: list[Append]) -> None:
        """Write in one transaction; if one of the games blocks it, each game in its own."""
        if not some:
            return
        try:
            done = self.store.write_batch(some)
        except BaseException as error:
            if self.second is not None and state_of(error) == LOCKED:
                self.write(self.without_locked(self.second, some))
                return
            alone = isinstance(error, IntegrityError) or state_of(error) in BLOCKED
            if len(some) > 1 and alone:  # because of one of them
                for one in some:
                    self.write([one])
                return
            for one in some:
                # A row that exists already was written by another server.
                taken = isinstance(error, IntegrityError)
                one.written.set_exception(Conflict() if taken else error)
            return
        for one in some:
            if one.game in done:
                one.written.set_result(one.now)
            else:
                one.written.set_exception(Conflict())

    def without_locked(self, second: WriteQueue, some: list[Append]) -> list[Append]:
        """Leave games that are locked to the second writer; return the others."""
        try:
            free = self.store.unlocked([one.game for one in some])
        except BaseException:
            free = set()
        if len(free) == len(some):
            free = set()  # not locked any more: the second writer finds out
        for one in some:
            if one.game not in free:
                try:
                    second.put(one)
                except Unavailable as error:
                    one.written.set_exception(error)
        return [one for one in some if one.game in free]


def state_of(error: BaseException) -> str | None:
    """PostgreSQL's state of an error."""
    return getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None


# --- PostgreSQL: one statement for all of them ----------------------------------------------------

CHANGED: Final = """
WITH wanted AS (
  SELECT * FROM json_to_recordset(%s::json) AS w(
    id text, step int, chain text, into_step int, into_chain text, now float8, over boolean,
    due int, lease float8)
), changed AS (
  UPDATE games AS g SET
    step = w.into_step, chain = w.into_chain, updated = w.now, over = w.over, due = w.due,
    claimed_until = extract(epoch from clock_timestamp()) + w.lease
  FROM wanted AS w WHERE g.id = w.id AND g.step = w.step AND g.chain = w.chain
  RETURNING g.id
), stored AS (
  INSERT INTO steps (game, number, seat, code, draws, back_to, time, forfeit, chain)
  SELECT r.game, r.number, r.seat, r.code, r.draws, r.back_to, r.time, r.forfeit, r.chain
  FROM json_to_recordset(%s::json) AS r(
    game text, number int, seat int, code text, draws json, back_to int, time float8,
    forfeit text, chain text)
  JOIN changed ON changed.id = r.game
)"""
KEPT: Final = """, keeping AS (
  SELECT k.* FROM json_to_recordset(%s::json) AS k(
    game text, number int, moments int, turns int, position json, seal text)
  JOIN changed ON changed.id = k.game
), dropped AS (
  DELETE FROM snapshots AS s USING keeping AS k WHERE s.game = k.game AND s.number <> k.number
), kept AS (
  INSERT INTO snapshots (game, number, moments, turns, position, seal)
  SELECT game, number, moments, turns, position, seal FROM keeping
)"""
ANNOUNCED: Final = f" SELECT id, pg_notify('{CHANNEL}', id) FROM changed"
ENCODE: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=True).encode


def write_postgresql(connection: Connection, some: Sequence[Append]) -> set[str]:
    """Write in an open transaction; return the games that had not changed meanwhile."""
    wanted = [
        {
            "id": one.game,
            "into_step": one.step + len(one.rows),
            "into_chain": one.links[-1],
            "due": one.pending,
            **pick(one, "step", "chain", "now", "over", "lease"),
        }
        for one in some
    ]
    rows = [
        {
            "game": one.game,
            "number": number,
            "time": one.now,
            "chain": link,
            **pick(row, "seat", "code", "draws", "back_to", "forfeit"),
        }
        for one in some
        for number, (row, link) in enumerate(zip(one.rows, one.links, strict=True), one.step + 1)
    ]
    snapshots = [
        {
            "game": one.game,
            "seal": one.seal(),
            **pick(one.snapshot, "number", "moments", "turns", "position"),
        }
        for one in some
        if one.snapshot is not None
    ]
    statement = CHANGED + (KEPT if snapshots else "") + ANNOUNCED
    given = [ENCODE(table) for table in (wanted, rows, snapshots) if table]
    return {row[0] for row in connection.exec_driver_sql(statement, tuple(given))}


# --- SQLite: one transaction ----------------------------------------------------------------------

CLOCK_SQLITE: Final = "((julianday('now') - 2440587.5) * 86400.0)"
CHANGE: Final = f"""UPDATE games SET step = ?, chain = ?, updated = ?, over = ?, due = ?,
claimed_until = {CLOCK_SQLITE} + ? WHERE id = ? AND step = ? AND chain = ?"""
STORE: Final = """INSERT INTO steps
(game, number, seat, code, draws, back_to, time, forfeit, chain)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
DROP: Final = "DELETE FROM snapshots WHERE game = ?"
KEEP: Final = """INSERT INTO snapshots (game, number, moments, turns, position, seal)
VALUES (?, ?, ?, ?, ?, ?)"""


def write_sqlite(connection: Connection, some: Sequence[Append]) -> set[str]:
    """The same for SQLite."""
    done: set[str] = set()
    for one in some:
        into = (one.step + len(one.rows), one.links[-1], one.now, one.over, one.pending, one.lease)
        change = (*into, one.game, one.step, one.chain)
        if connection.exec_driver_sql(CHANGE, change).rowcount != 1:
            continue
        rows: list[tuple[Any, ...]] = [
            (
                *(one.game, one.step + 1 + i, row.seat, row.code, ENCODE(row.draws)),
                *(row.back_to, one.now, row.forfeit, one.links[i]),
            )
            for i, row in enumerate(one.rows)
        ]
        connection.exec_driver_sql(STORE, rows)
        if one.snapshot is not None:
            kept = one.snapshot
            position = ENCODE(kept.position)
            keep = (one.game, kept.number, kept.moments, kept.turns, position, one.seal())
            connection.exec_driver_sql(DROP, (one.game,))
            connection.exec_driver_sql(KEEP, keep)
        done.add(one.game)
    return done
