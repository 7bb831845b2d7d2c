"""The gate of the store: a database that does not answer holds up few, and nobody for long.

So many may be inside at once, others wait for a moment.  If nobody has come out in that time, or
somebody inside has waited in vain, the store is deaf, and everybody else is told at once.  Whoever
is inside has so many seconds; then a connection to PostgreSQL is cut.  While that happens one goes
in every second, to see whether it is over.
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
PAUSE: Final = 1.0  # seconds between two looks whether a deaf store hears again
LOCKED: Final = 0.2  # seconds to wait for a row that another server writes
IDLE: Final = 2.0  # seconds after which a connection is asked whether it still is one


class Deaf(SQLAlchemyError):
    """The store does not answer, or not in time.  Nothing was asked of it."""


class Gate:
    """Counts who is in the store; safe to use from many threads."""

    def __init__(self, places: int = PLACES, patience: float = PATIENCE) -> None:
        self.places = places
        self.patience = patience
        self.inside = 0
        self.waiting = 0
        self.trouble = False  # somebody waited in vain
        self.left = 0.0  # when somebody came out, or that was seen
        self.free = threading.Condition()

    @contextlib.contextmanager
    def passed(self) -> Iterator[None]:
        self.enter()
        began = time.monotonic()
        failed = True
        try:
            yield
            failed = False
        except SQLAlchemyError:
            raise
        except BaseException:
            failed = False  # whatever it was, the store has answered
            raise
        finally:
            self.leave(failed and time.monotonic() - began >= self.patience)

    def enter(self) -> None:
        with self.free:
            if not self.has_room() and not self.trouble:
                self.waiting += 1
                try:
                    self.free.wait_for(lambda: self.trouble or self.has_room(), self.patience)
                finally:
                    self.waiting -= 1
            if not self.has_room():
                if not self.trouble and time.monotonic() - self.left >= self.patience:
                    self.trouble = True  # the others need not wait as long
                    self.left = time.monotonic()
                    self.free.notify_all()
                raise Deaf("the store does not answer")
            self.inside += 1

    def has_room(self) -> bool:
        if self.trouble:
            return self.inside == 0 and time.monotonic() - self.left >= PAUSE
        return self.inside < self.places

    def leave(self, in_vain: bool) -> None:
        with self.free:
            self.inside -= 1
            self.trouble = in_vain
            self.left = time.monotonic()
            self.free.notify_all()

    def heard(self) -> None:
        """The store has said something of its own accord: it is well again."""
        if self.trouble:
            with self.free:
                self.trouble = False
                self.free.notify_all()


class Cutter:
    """Cuts connections that have been waited for too long: the driver itself waits for ever."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self.seconds = seconds
        self.lock = threading.Lock()
        self.out: dict[int, tuple[float, Any]] = {}  # by record: until when, and which connection
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, name="cutter", daemon=True)
        event.listen(engine, "connect", self.limit)
        event.listen(engine, "checkout", self.lend)
        event.listen(engine, "checkin", self.back)
        event.listen(engine, "invalidate", self.invalid)
        self.thread.start()

    def limit(self, connection: Any, record: Any) -> None:
        """What is asked in vain must end on the other side, too."""
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
                raise DisconnectionError from error  # it is made anew, then

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
    """End a conversation whatever state it is in: whoever waits for the answer hears the end."""
    with contextlib.suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
