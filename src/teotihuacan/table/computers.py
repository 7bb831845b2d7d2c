"""Computer players at the table: they think in processes of their own.

A game in which a computer player is asked is *due*, and a server promises to see to it for a few
seconds, renewed while it does.  A sweep finds games whose server has died, and those from before
a restart.
"""

from __future__ import annotations

import logging
import multiprocessing
import pickle
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from teotihuacan.players import Forfeit
from teotihuacan.players.asking import DIED
from teotihuacan.table.errors import Refused
from teotihuacan.table.live import bare
from teotihuacan.table.tables import Tables
from teotihuacan.table.thinking import Thought, begin_worker, think, thought_seed, travelling
from teotihuacan.titles import TITLES

LOG: Final = logging.getLogger("teotihuacan.table")
T = TypeVar("T")
AT_ONCE: Final = 200  # games taken on in one sweep
PATIENCE: Final = 20.0  # seconds before a player who failed is asked again
MOST_DEATHS: Final = 3  # of the processes that thought about one question; then chance decides


class Computers:
    """Lets the computer players of all games think, and carries out what they decide."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.settings: Final = tables.settings
        self.store: Final = tables.store
        self.lock: Final = threading.Lock()
        self.busy: set[str] = set()  # games we have promised to see to
        self.again: set[str] = set()  # asked for while we were busy with them
        self.deaths: dict[str, tuple[int, int]] = {}  # by game: at which step, and how often
        self.pool: ProcessPoolExecutor | None = None
        # Preparing and storing must not hold up the thread that hands out work to the processes.
        self.hands = ThreadPoolExecutor(2, "computers")
        self.stopping = threading.Event()
        self.seen: dict[str, tuple[int, int]] = {}  # of the games that are watched
        self.sweeper = threading.Thread(target=self.sweep_on, name="sweep", daemon=True)

    def start(self) -> None:
        if self.settings.thinkers > 0:
            if not self.store.postgresql:
                self.store.free_all()  # one file, one server: whoever promised is gone
            self.tables.think = self.wake
        self.sweeper.start()

    def stop(self) -> None:
        """Let go at once; what was being thought about is thought about again later."""
        self.stopping.set()
        self.sweeper.join(10)
        self.hands.shutdown(wait=True, cancel_futures=True)
        with self.lock:
            pool, self.pool = self.pool, None
            promised = list(self.busy)
        if pool is not None:
            end_pool(pool)
        if promised:
            try:
                self.store.promise(promised, 0.0)
            except Exception as error:  # on the way out: the promises end by themselves
                LOG.info("promises not taken back: %s", type(error).__name__)

    # --- one thought --------------------------------------------------------------------------

    def wake(self, game: str) -> None:
        """A computer player of this game is asked, and we have promised to see to it."""
        with self.lock:
            if game in self.busy:
                self.again.add(game)
                return
            self.busy.add(game)
        self.hand(game)

    def hand(self, game: str) -> None:
        try:
            self.hands.submit(self.prepare, game)
        except RuntimeError:
            self.done(game)  # stopping

    def prepare(self, game: str) -> None:
        """Send a copy of the game to a process that thinks."""
        try:
            with self.tables.open(game) as live:
                asked = live.computer()
                step = live.step
                game_seed = live.header.data["seed"]
                copy = None if asked is None else bare(live.game)
            if asked is None or asked.player is None or copy is None:
                self.done(game)
                return
            pool = self.open_pool()
            seed = thought_seed(game_seed, game, step)
            limit, trouble = self.settings.decision, self.trouble(game, step)
            given = (pickle.dumps(copy), asked.player, seed, limit, trouble, self.spare())
            future = pool.submit(think, *given)
        except BrokenProcessPool as error:
            self.drop_pool(pool)
            self.failed(game, error, now=True)
            return
        except Refused:
            self.store.rest(game)  # a game of other rules: nobody here can play it on
            self.done(game)
            return
        except Exception as error:
            self.failed(game, error)
            return

        def thought(future: Future[Thought]) -> None:
            try:
                self.hands.submit(self.finish, game, step, future, pool)
            except RuntimeError:
                self.done(game)

        future.add_done_callback(thought)

    def spare(self) -> int:
        """How many processes a thought may use: those in which nobody else thinks."""
        with self.lock:
            return max(1, self.settings.thinkers - len(self.busy) + 1)

    def finish(
        self, game: str, step: int, future: Future[Thought], pool: ProcessPoolExecutor
    ) -> None:
        """Store and carry out what was decided; the next thought follows by itself."""
        try:
            thought = future.result()
            if thought.details:
                LOG.warning("a computer player forfeits a decision, %s", thought.details[0])
            # Not there any more: whoever changed the game saw to what is due now.
            self.tables.play_computer(game, step, thought.codes, thought.forfeits)
            self.deaths.pop(game, None)
        except BrokenProcessPool as error:
            self.drop_pool(pool)
            self.count_death(game, step)
            self.failed(game, error, now=True)
        except Refused as error:
            if error.key == "stale":
                self.done(game)
            else:
                self.failed(game, error)
        except BaseException as error:
            self.failed(game, error)
        else:
            self.done(game)

    def count_death(self, game: str, step: int) -> None:
        """A process has died in which this was thought about, or next to it."""
        with self.lock:
            before, count = self.deaths.get(game, (step, 0))
            self.deaths[game] = (step, count + 1 if before == step else 1)

    def trouble(self, game: str, step: int) -> Forfeit | None:
        """Why a player shall not be asked: it has taken too many processes with it."""
        with self.lock:
            before, count = self.deaths.get(game, (step, 0))
        if before != step or count < MOST_DEATHS:
            return None
        return Forfeit(DIED, f"{count} processes ended")

    def done(self, game: str) -> None:
        """We are through with this thought; another one may be due already."""
        with self.lock:
            if game in self.again and not self.stopping.is_set():
                self.again.discard(game)
            else:
                self.busy.discard(game)
                return
        self.hand(game)

    def failed(self, game: str, error: BaseException, now: bool = False) -> None:
        """Ask again later: another server, or this one after a while."""
        if self.stopping.is_set():
            return
        LOG.warning("a computer player failed: %s", type(error).__name__)
        with self.lock:
            self.busy.discard(game)
            self.again.discard(game)
        try:
            self.store.promise([game], time.time() + (0.0 if now else PATIENCE))
        except Exception as trouble:
            LOG.warning("the store does not answer: %s", type(trouble).__name__)

    def ask(self, work: Callable[..., T], *given: object) -> Future[T]:
        """Have something else thought about, for hints and reviews."""
        if self.settings.thinkers == 0 or self.stopping.is_set():
            raise Refused("thinking")
        pool = self.open_pool()
        try:
            return pool.submit(work, *given)
        except RuntimeError:  # broken, or stopping
            self.drop_pool(pool)
            raise Refused("thinking") from None

    # --- processes ----------------------------------------------------------------------------

    def open_pool(self) -> ProcessPoolExecutor:
        with self.lock:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(
                    self.settings.thinkers,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=begin_worker,
                    initargs=(list(TITLES.values()), travelling()),
                )
            return self.pool

    def drop_pool(self, broken: ProcessPoolExecutor) -> None:
        """A process has died, and its pool with it; the next thought opens a new one."""
        with self.lock:
            if self.pool is broken:
                self.pool = None
        broken.shutdown(wait=False, cancel_futures=True)

    # --- the sweep ----------------------------------------------------------------------------

    def sweep_on(self) -> None:
        while not self.stopping.wait(self.settings.sweep):
            try:
                self.sweep()
            except Exception as error:
                LOG.warning("the store does not answer: %s", type(error).__name__)

    def sweep(self) -> None:
        """Renew our promises, take on games that nobody serves, wake those who missed a word."""
        now = time.time()
        if self.settings.thinkers > 0:
            with self.lock:
                promised = list(self.busy)
            if promised:
                self.store.promise(promised, now + self.settings.lease)
            for game in self.store.unserved(now, AT_ONCE):
                if self.store.claim(game, now, now + self.settings.lease):
                    self.wake(game)
        self.look_around()

    def look_around(self) -> None:
        """Games that are watched here may have changed without a word: another server's doing."""
        hub = self.tables.hub
        watched = hub.watched()
        now = self.store.glances(watched) if watched else {}
        hub.announce([game for game in now if self.seen.get(game) != now[game]])
        self.seen = now


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Stop its processes in the middle of whatever they think."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(5)
