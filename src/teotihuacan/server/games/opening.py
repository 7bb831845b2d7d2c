"""Games in memory: each is a copy of what is stored, used by one thread at a time.

Each request checks whether the store has more, so any number of servers can share one store.
Readers do not wait for a store that does not answer.
"""

import contextlib
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

import teotihuacan as teo
from teotihuacan.server.errors import Refused
from teotihuacan.server.games.chain import Corrupt
from teotihuacan.server.games.live import History, LiveGame
from teotihuacan.server.games.seats import seat_of
from teotihuacan.server.games.storage import Conflict, GameStatus, Header, Row, Store
from teotihuacan.server.settings import Settings

LOG: Final = logging.getLogger("teotihuacan.server")
MOST_LOGGED: Final = 1000  # corrupt games that are logged
PATIENCE: Final = 1.0  # seconds that a reader waits for a writer
MOST_WAITING: Final = 8  # readers of one game that wait
T = TypeVar("T")


@dataclass
class Entry:
    """A place in memory for one game."""

    lock: threading.Lock = field(default_factory=threading.Lock)
    live: LiveGame | None = None
    waiting: int = 0
    """The number of threads waiting for the lock, approximately."""


class Opening:
    """The games of a store that are in memory now."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.entries: Final[OrderedDict[str, Entry]] = OrderedDict()
        self.lock: Final = threading.Lock()
        self.corrupt: Final[set[str]] = set()

    # --- opening ------------------------------------------------------------------------------

    def entry(self, id: str) -> Entry:
        """The place of a game in memory; the game that was not used for longest is dropped."""
        with self.lock:
            entry = self.entries.get(id)
            if entry is None:
                entry = self.entries[id] = Entry()
            self.entries.move_to_end(id)
            while len(self.entries) > max(1, self.settings.live_games):
                # A thread that still uses it may go on: the store checks every write.
                self.entries.popitem(last=False)
        return entry

    def known(self, id: str) -> Entry | None:
        """The place of a game, if it has one."""
        with self.lock:
            entry = self.entries.get(id)
            if entry is not None:
                self.entries.move_to_end(id)
        return entry

    @contextlib.contextmanager
    def open(self, id: str, known: Callable[[LiveGame], bool] | None = None) -> Iterator[LiveGame]:
        """A game with everything the store knows of it, for one thread at a time.

        `known`: whether the game in memory is good enough, so that the store need not be asked;
        what is written is checked by the store in any case.
        """
        entry = self.entry(id)
        entry.lock.acquire()
        with self.held(id, entry, known) as live:
            yield live

    @contextlib.contextmanager
    def held(
        self, id: str, entry: Entry, known: Callable[[LiveGame], bool] | None = None
    ) -> Iterator[LiveGame]:
        """The same for a caller that has the lock already, which is released at the end."""
        try:
            if entry.live is None or known is None or not known(entry.live):
                entry.live = self.caught_up(id, entry.live)
            yield entry.live
        except Corrupt as error:
            entry.live = None
            self.forget(id, entry)
            if id not in self.corrupt and len(self.corrupt) < MOST_LOGGED:
                self.corrupt.add(id)
                LOG.error("game %.6s… is damaged (%s): see teo check", id, error.what)
            raise Refused("damaged") from None
        except BaseException as error:
            # Rows are only ever added, so the next one reads what the store has meanwhile.  After
            # any other error it is not known how far this came: the next one reads everything.
            if not isinstance(error, (Refused, Conflict, *self.store.errors)):
                entry.live = None
            if entry.live is None:
                self.forget(id, entry)
            raise
        finally:
            entry.lock.release()

    def seen(self, id: str, told: Callable[[LiveGame], T]) -> T:
        """Return what `told` returns of a game that is only read.

        While the store is unavailable it reads the game in memory, which is marked as such: another
        server may know more.
        """
        entry = self.entry(id)
        live = entry.live
        if live is None:
            with self.open(id) as fresh:
                return told(fresh)
        if self.turn_in(entry):
            try:
                with self.held(id, entry) as fresh:
                    return told(fresh)
            except self.store.errors as error:
                LOG.warning("the store failed, game shown from memory: %s", type(error).__name__)
        with live.quick:
            return told(replace(live, stale=True))

    def header(self, id: str) -> Header | None:
        """Return what a game began with; of a game in memory without asking the store."""
        entry = self.known(id)
        live = None if entry is None else entry.live
        return self.store.header(id) if live is None else live.header

    def turn_in(self, entry: Entry) -> bool:
        """Wait a moment for the lock of a game, unless many wait already."""
        if entry.waiting >= MOST_WAITING:
            return entry.lock.acquire(blocking=False)
        entry.waiting += 1
        try:
            return entry.lock.acquire(timeout=PATIENCE)
        finally:
            entry.waiting -= 1

    def forget(self, id: str, entry: Entry) -> None:
        with self.lock:
            if self.entries.get(id) is entry:
                del self.entries[id]

    def caught_up(self, id: str, live: LiveGame | None) -> LiveGame:
        status = self.store.status(id)
        if status is None:
            raise Refused("no_game")
        if live is not None and live.step <= status.step:
            try:
                return self.follow(live, status)
            except Corrupt:
                pass  # or another game was put in its place: the store knows
        return self.follow(self.load(id), status)

    def follow(self, live: LiveGame, status: GameStatus) -> LiveGame:
        """The game with everything that the store has of it; what is there must fit together."""
        if live.joined != status.joined:
            live.seats = tuple(self.store.seats(live.id))
            check_seats(live)
            live.joined = status.joined
        if live.step < status.step:
            self.read(live, self.store.rows(live.id, live.step))
        if live.step < status.step:
            raise Corrupt(live.id, f"row {live.step + 1} is missing")
        if live.step > status.step:  # another thread has just written
            status = self.store.status(live.id) or status
        if live.step > status.step:
            raise Corrupt(live.id, "there are more rows than there should be")
        if live.step == status.step and live.chain != status.chain:
            raise Corrupt(live.id, "the chain does not end where it should")
        live.updated = status.updated
        return live

    def load(self, id: str, whole: bool = False, until: int | None = None) -> LiveGame:
        """A game out of the store: from its last snapshot, or from its beginning."""
        header = self.store.header(id)
        if header is None:
            raise Refused("no_game")
        seats = tuple(self.store.seats(id))
        snapshot = None if whole else self.store.snapshot(id)
        try:
            if snapshot is not None:
                try:
                    live = LiveGame.from_snapshot(id, header, seats, -1, snapshot)
                except teo.PositionError:
                    return self.load(id, whole=True)
            else:
                live = LiveGame.fresh(id, header, seats, -1)
        except (teo.OptionError, teo.IllegalChoice):
            raise Refused("old_rules") from None
        check_seats(live)
        if not whole:
            live.history = None  # until it is needed: most of a game's memory
        self.read(live, self.store.rows(id, live.step)[:until])
        return live

    def read(self, live: LiveGame, rows: Sequence[Row]) -> None:
        try:
            for row in rows:
                number = live.step + 1
                link = row.link(live.chain, number)
                if link != row.chain:
                    raise Corrupt(live.id, f"row {number} is not what was stored")
                with live.quick:
                    live.read(row)
                    live.chain = link
        except teo.IllegalChoice:
            raise Refused("old_rules") from None

    def remember(self, live: LiveGame) -> History:
        """The whole history of a game; one that came from a snapshot is played again for it."""
        if live.history is None:
            live.history = self.load(live.id, whole=True, until=live.step).history
        assert live.history is not None
        return live.history

    def sit(self, live: LiveGame, token: str | None) -> int | None:
        """The seat of a token; None for a spectator, a wrong token is refused."""
        if token is None:
            return None
        seat = seat_of(live.seats, token)
        if seat is None:
            raise Refused("bad_token")
        return seat


def check_seats(live: LiveGame) -> None:
    if [seat.seat for seat in live.seats] != list(range(live.game.deciders)):
        raise Corrupt(live.id, "a seat is missing")
