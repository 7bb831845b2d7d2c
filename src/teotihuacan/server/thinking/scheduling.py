"""Scheduling of computer players, and handling of their decisions.

A game in which a computer player is asked is *pending*, and a server has a lease of it for a few
seconds, renewed while it thinks.  A sweep finds games whose server has died, and those from before
a restart.  Nothing here starts threads or processes: see `computers.py`.
"""

import logging
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol, TypeVar

from teotihuacan.players import Forfeit
from teotihuacan.players.asking import DIED, LATE
from teotihuacan.server.errors import Refused
from teotihuacan.server.games.live import bare, seed_in
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.thinking.queueing import Queue, Work
from teotihuacan.server.thinking.thinking import (
    GRACE,
    Died,
    Hung,
    Thought,
    think,
    thought_seed,
)

LOG: Final = logging.getLogger("teotihuacan.server")
T = TypeVar("T")
AT_ONCE: Final = 200  # games taken over in one sweep
GIVEN_UP: Final = -1.0  # seconds: a lease that has ended
PATIENCE: Final = 20.0  # seconds before a player that failed is asked again
LONGEST_ADVICE: Final = 60.0  # seconds for a hint, or some turns of a review
MOST_QUEUED: Final = 2000  # beyond that games of other servers are left to them
MOST_DEATHS: Final = 3  # of processes at one question; then a random choice is made


class Worker(Protocol):
    """A worker that computes for one caller at a time, in its own process or in this one."""

    def ask(self, patience: float | None, work: Callable[..., T], *given: object) -> T:
        """Return what `work` returns; `patience`: seconds without a sign of life."""


@dataclass(frozen=True)
class Question:
    """A decision of a computer player, and what `think` is given for it."""

    game: str
    step: int
    given: tuple[object, ...]
    patience: float | None
    """Seconds without a sign of life after which the worker counts as dead."""


class Here:
    """Thinks where it is called."""

    def ask(self, patience: float | None, work: Callable[..., T], *given: object) -> T:
        return work(*given)


class Scheduler:
    """Queues what computer players must decide, and carries out what they decide."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.settings: Final = tables.settings
        self.store: Final = tables.store
        self.lock: Final = threading.Lock()
        self.busy: set[str] = set()  # games of which this server has the lease
        self.again: set[str] = set()  # notified while they were busy
        self.deaths: dict[str, tuple[int, int, str]] = {}  # by game: at which step, how often, why
        # One process is kept free of the client that keeps the others busy.
        self.queue: Final = Queue(max(1, tables.settings.thinkers - 1))
        self.stopping = threading.Event()
        self.seen: dict[str, tuple[int, int]] = {}  # of the games that are watched

    def connect(self) -> None:
        """Be notified of the games that wait for a computer player."""
        self.store.forget_leases()  # whichever server had one has ended
        self.tables.think = self.notify
        self.tables.ahead = self.queue.ahead
        self.tables.waiting_of = self.queue.waiting_of
        self.tables.hub.on_watch = self.queue.promote

    def open_workers(self) -> None:
        """There is something to think about: called when something was put into the queue."""

    def later(self, work: Callable[..., None], *given: object) -> None:
        """Do something that no worker should have to wait for; RuntimeError when stopping."""
        work(*given)

    # --- one decision -------------------------------------------------------------------------

    def notify(self, game: str) -> None:
        """A computer player of this game is asked, and this server has the lease."""
        with self.lock:
            if game in self.busy:
                self.again.add(game)
                return
            self.busy.add(game)
        self.enqueue(game)

    def enqueue(self, game: str) -> None:
        if self.stopping.is_set() or self.settings.thinkers == 0:
            self.done(game)
            return
        self.queue.put(game, self.tables.client_of(game), self.tables.is_watched(game))
        self.open_workers()

    def serve(self, worker: Worker, timeout: float | None = None) -> bool:
        """Let a worker think about what is next; False if nothing came in time."""
        key = self.queue.take(timeout)
        if key is None:
            return False
        try:
            if isinstance(key, Work):
                key.do(partial(worker.ask, LONGEST_ADVICE))
            elif isinstance(key, str):
                self.think(key, worker)
        finally:
            self.queue.done(key)
        return True

    def think(self, game: str, worker: Worker) -> None:
        """Let a computer player decide, then store and play its choices."""
        question = self.question(game)
        if question is not None:
            ask = partial(worker.ask, question.patience, think, *question.given)
            self.carry_out(question, ask)

    def question(self, game: str) -> Question | None:
        """Return what a computer player must decide; None, which is recorded, if nothing."""
        try:
            with self.tables.open(game, lambda live: live.computer() is not None) as live:
                asked = live.computer()
                step = live.step
                game_seed = seed_in(live.header.data)
                copy = None if asked is None else bare(live.game)
        except Refused as error:
            self.refused(game, -1, error)
            return None
        except BaseException as error:
            self.failed(game, error)
            return None
        if asked is None or asked.player is None or copy is None:
            self.done(game)
            return None
        seed = thought_seed(game_seed, game, step)
        limit, trouble = self.settings.decision, self.trouble(game, step)
        given = (pickle.dumps(copy), asked.player, seed, limit, trouble, self.spare())
        return Question(game, step, given, None if limit is None else limit + 2 * GRACE)

    def carry_out(self, question: Question, ask: Callable[[], Thought]) -> None:
        """Store and play what a computer player decides, or note why it did not."""
        game, step = question.game, question.step
        try:
            thought = ask()
            if thought.details:
                LOG.warning("a computer player forfeits a decision, %s", thought.details[0])
            # If the game has changed meanwhile, that change has notified us.
            self.tables.play_computer(game, step, thought.codes, thought.forfeits)
            self.deaths.pop(game, None)
        except Died as error:
            self.count_death(game, step, error)
            self.failed(game, error, now=True)
        except Refused as error:
            self.refused(game, step, error)
        except BaseException as error:
            self.failed(game, error)
        else:
            self.done(game)

    def refused(self, game: str, step: int, error: Refused) -> None:
        if error.key == "stale":
            self.done(game)
        elif step < 0:
            self.store.drop_pending(game)  # of rules that this server does not know
            self.done(game)
        else:
            self.failed(game, error)

    def spare(self) -> int:
        """Return how many processes a decision may use: those that are idle."""
        with self.lock:
            return max(1, self.settings.thinkers - len(self.busy) + 1)

    def count_death(self, game: str, step: int, error: Died) -> None:
        """Count a process that died over this question; one that hung is not asked again."""
        late = isinstance(error, Hung) or error.seconds >= (self.settings.decision or error.seconds)
        with self.lock:
            before, count, _ = self.deaths.get(game, (step, 0, DIED))
            count = count + 1 if before == step else 1
            self.deaths[game] = (step, MOST_DEATHS if late else count, LATE if late else DIED)

    def trouble(self, game: str, step: int) -> Forfeit | None:
        """The reason not to ask a player again: it has ended too many processes."""
        with self.lock:
            before, count, why = self.deaths.get(game, (step, 0, DIED))
        if before != step or count < MOST_DEATHS:
            return None
        return Forfeit(why, "its process ended")

    def done(self, game: str) -> None:
        """A decision was made; the next one may be pending already."""
        with self.lock:
            if game in self.again and not self.stopping.is_set():
                self.again.discard(game)
            else:
                self.busy.discard(game)
                return
        self.enqueue(game)

    def failed(self, game: str, error: BaseException, now: bool = False) -> None:
        """End the lease, so that another server, or this one after a while, tries again."""
        if self.stopping.is_set():
            return
        LOG.warning("a computer player failed: %s", type(error).__name__)
        with self.lock:
            self.busy.discard(game)
            self.again.discard(game)
        try:
            self.store.renew_leases([game], GIVEN_UP if now else PATIENCE)
        except Exception as trouble:
            LOG.warning("the store failed: %s", type(trouble).__name__)

    def ask(self, client: str, work: Callable[..., T], *given: object) -> Future[T]:
        """Queue other work, for hints and reviews; clients take turns."""
        if self.settings.thinkers == 0 or self.stopping.is_set():
            raise Refused("thinking")
        waiting: Work[T] = Work(work, *given)
        self.queue.put(waiting, f"advice for {client}", True)
        self.open_workers()
        return waiting.answer

    # --- the sweep ----------------------------------------------------------------------------

    def sweep(self) -> None:
        """Renew leases, take over games without a server, notify watchers of missed changes."""
        if self.settings.thinkers > 0:
            with self.lock:
                leases = list(self.busy)
            if leases:
                self.store.renew_leases(leases, self.settings.lease)
            room = min(AT_ONCE, MOST_QUEUED - len(self.queue))
            for game in self.store.without_server(room) if room > 0 else ():
                if self.store.claim(game, self.settings.lease):
                    self.notify(game)
        self.find_changes()

    def find_changes(self) -> None:
        """Announce watched games that another server has changed."""
        hub = self.tables.hub
        watched = hub.watched()
        now = self.store.statuses(watched) if watched else {}
        hub.announce([game for game in now if self.seen.get(game) != now[game]])
        self.seen = now
