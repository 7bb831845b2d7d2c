"""A limit of database connections: a database that does not answer delays few requests.

A fixed number of callers may use it at the same time; others wait for a moment.  If none has
finished in that time, or one has failed slowly, the database is unavailable: all others are refused
immediately, and one try a second finds out whether it answers again.
"""

import contextlib
import os
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError

PLACES: Final = 24
PATIENCE: Final = 1.0  # seconds to wait for one
PAUSE: Final = 1.0  # seconds between two tries whether an unavailable store answers again
LOCKED: Final = 0.2  # seconds to wait for a row that another server writes
IDLE: Final = 2.0  # seconds after which a connection is asked whether it still is one


class Unavailable(SQLAlchemyError):
    """The store does not answer, or not in time; this was not sent to it."""


class ConnectionLimit:
    """Counts the callers that use the store; safe to use from many threads."""

    def __init__(self, places: int = PLACES, patience: float = PATIENCE) -> None:
        self.places = places
        self.patience = patience
        self.inside = 0
        self.waiting = 0
        self.failing = False  # a caller has waited too long
        self.released = 0.0  # when a caller last finished, or none was seen to
        self.free = threading.Condition()

    @contextlib.contextmanager
    def slot(self) -> Iterator[None]:
        self.enter()
        began = time.monotonic()
        failed = False
        try:
            yield
        except SQLAlchemyError:
            failed = True  # after any other error the store has answered
            raise
        finally:
            self.leave(failed and time.monotonic() - began >= self.patience)

    def enter(self) -> None:
        with self.free:
            if not self.has_room() and not self.failing:
                self.waiting += 1
                try:
                    self.free.wait_for(lambda: self.failing or self.has_room(), self.patience)
                finally:
                    self.waiting -= 1
            if not self.has_room():
                if not self.failing and time.monotonic() - self.released >= self.patience:
                    self.failing = True  # the others need not wait as long
                    self.released = time.monotonic()
                    self.free.notify_all()
                raise Unavailable("the store does not answer")
            self.inside += 1

    def has_room(self) -> bool:
        if self.failing:
            return self.inside == 0 and time.monotonic() - self.released >= PAUSE
        return self.inside < self.places

    def leave(self, failed: bool) -> None:
        with self.free:
            self.inside -= 1
            self.failing = failed
            self.released = time.monotonic()
            self.free.notify_all()

    def answered(self) -> None:
        """The database has sent a notification, so it answers again."""
        if self.failing:
            with self.free:
                self.failing = False
                self.free.notify_all()


class StatementTimeout:
    """Closes connections that do not respond in time; the driver has no timeout."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self.seconds = seconds
        self.lock = threading.Lock()
        self.out: dict[int, tuple[float, Any]] = {}  # by record: until when, and which connection
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, name="statement-timeout", daemon=True)
        event.listen(engine, "connect", self.limit)
        event.listen(engine, "checkout", self.lend)
        event.listen(engine, "checkin", self.back)
        event.listen(engine, "invalidate", self.invalid)
        self.thread.start()

    def limit(self, connection: Any, record: Any) -> None:
        """A statement whose caller has gone must end in the database, too."""
        milliseconds = int(self.seconds * 1000)
        connection.execute(f"SET statement_timeout = {milliseconds}")
        connection.execute(f"SET lock_timeout = {int(LOCKED * 1000)}")
        connection.execute(f"SET idle_in_transaction_session_timeout = {2 * milliseconds}")
        connection.commit()

    def lend(self, connection: Any, record: Any, _: Any) -> None:
        now = time.monotonic()
        with self.lock:
            self.out[id(record)] = (now + self.seconds, connection)
        if now - record.info.get("used", now) > IDLE:
            try:
                connection.execute("SELECT 1")
                connection.rollback()
            except Exception as error:
                raise DisconnectionError from error  # SQLAlchemy opens another one

    def back(self, connection: Any, record: Any) -> None:
        record.info["used"] = time.monotonic()
        with self.lock:
            self.out.pop(id(record), None)

    def invalid(self, connection: Any, record: Any, _: Any) -> None:
        with self.lock:
            self.out.pop(id(record), None)

    def run(self) -> None:
        while not self.ended.wait(self.seconds / 10):
            now = time.monotonic()
            with self.lock:
                late = [key for key, (until, _) in self.out.items() if until < now]
                for key in late:
                    cut(self.out.pop(key)[1])

    def end(self) -> None:
        self.ended.set()


def cut(connection: Any) -> None:
    """Shut a connection down in any state; the caller that waits for it gets an error."""
    with contextlib.suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
