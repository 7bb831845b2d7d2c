"""Hints and reviews, computed in the worker processes of computer players.

A hint is one task.  A review is many, queued few at a time, so that computer players have their
turn in between; it stays in memory for the next request.  Each client has a limited number of
reviews in progress; the rest wait.
"""

import logging
import pickle
import threading
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final

import teotihuacan as teo
from teotihuacan.players.advice import Advice, Judged, Review, count_spans, judge_some
from teotihuacan.server.errors import Refused
from teotihuacan.server.games.live import GameView
from teotihuacan.server.games.tables import Tables
from teotihuacan.server.thinking.scheduling import Scheduler
from teotihuacan.server.thinking.thinking import advice
from teotihuacan.titles import title_of

LOG: Final = logging.getLogger("teotihuacan.server")
HINTS: Final = 200  # cached for repeated requests …
REVIEWS: Final = 50  # … and reviews
AT_ONCE: Final = 100  # reviews that are being made or wait for it …
OF_ONE: Final = 10  # … of one client
MADE_OF_ONE: Final = 2  # of them are being made
SOME: Final = 3  # turns judged in one thought: few, so that others need not wait long


@dataclass
class Job:
    """A review that is being made, or is ready."""

    record: teo.Record
    scores: tuple[int, ...]
    turns: int
    client: str
    found: list[Judged] = field(default_factory=list)
    begun: bool = False
    failed: bool = False

    @property
    def ready(self) -> bool:
        return len(self.found) >= self.turns

    @property
    def open(self) -> bool:
        """Return whether the review is being computed or is queued."""
        return not self.ready and not self.failed

    @property
    def review(self) -> Review:
        return Review(tuple(self.found), self.scores)


class Adviser:
    """Computes hints and reviews in worker processes and caches them."""

    def __init__(self, tables: Tables, computers: Scheduler) -> None:
        self.tables: Final = tables
        self.computers: Final = computers
        self.lock: Final = threading.Lock()
        self.hints: Final[OrderedDict[tuple[str, int], Future[list[Advice]]]] = OrderedDict()
        self.jobs: Final[OrderedDict[str, Job]] = OrderedDict()

    # --- hints --------------------------------------------------------------------------------

    def knows(self, view: GameView) -> bool:
        """Return whether the same question has been asked before."""
        with self.lock:
            return (view.id, view.step) in self.hints

    def hint(self, view: GameView, client: str) -> Future[list[Advice]]:
        """The best turns at this moment; thought about once, however often it is asked."""
        key = (view.id, view.step)
        with self.lock:
            known = self.hints.get(key)
            if known is not None:
                failed = known.done() and (known.cancelled() or known.exception() is not None)
                if not failed:
                    self.hints.move_to_end(key)
                    return known
        asked = self.computers.ask(client, advice, pickle.dumps(view.game))
        with self.lock:
            self.hints[key] = asked
            while len(self.hints) > HINTS:
                self.hints.popitem(last=False)
        return asked

    # --- reviews ------------------------------------------------------------------------------

    def find(self, game: str) -> Job | None:
        """A review that was begun, unless it has failed: then it can be begun anew."""
        with self.lock:
            job = self.jobs.get(game)
            if job is not None and job.failed:
                del self.jobs[game]
                raise Refused("thinking")
            return job

    def begin(self, game: str, token: str | None, client: str) -> Job:
        """Begin to review a game that is over, or put it behind the others of this client."""
        record = teo.Record.from_json(self.tables.record(game, token))
        played = teo.replay(record)
        if title_of(played).evaluator(played) is None:
            raise Refused("no_hints")
        job = Job(record, tuple(played.scores), count_spans(record), client)
        with self.lock:
            known = self.jobs.get(game)
            if known is not None:
                return known
            unfinished = [other for other in self.jobs.values() if other.open]
            own = [other for other in unfinished if other.client == client]
            if len(unfinished) >= AT_ONCE or len(own) >= OF_ONE:
                raise Refused("too_often")
            self.jobs[game] = job
            ready = [name for name, other in self.jobs.items() if other.ready]
            for name in ready[: max(0, len(self.jobs) - REVIEWS)]:
                del self.jobs[name]
        self.next(client)
        return job

    def next(self, client: str) -> None:
        """Start the next reviews of a client, up to its limit."""
        with self.lock:
            own = [job for job in self.jobs.values() if job.open and job.client == client]
            room = MADE_OF_ONE - len([job for job in own if job.begun])
            chosen = [job for job in own if not job.begun][: max(0, room)]
            for job in chosen:
                job.begun = True
        for job in chosen:
            self.go_on(job)

    def go_on(self, job: Job) -> None:
        """Hand over the next turns."""
        if job.ready:
            self.next(job.client)
            return
        try:
            asked = self.computers.ask(job.client, judge_some, job.record, len(job.found), SOME)
        except Refused:
            job.failed = True
            return

        def judged(done: Future[list[Judged]]) -> None:
            try:
                self.computers.later(self.note, job, done)
            except RuntimeError:  # stopping
                job.failed = True

        asked.add_done_callback(judged)

    def note(self, job: Job, done: Future[list[Judged]]) -> None:
        try:
            found = done.result()
        except BaseException as error:
            LOG.warning("a review failed: %s", type(error).__name__)
            found = []
        job.found += found
        job.failed = not found  # otherwise it would never end
        if found:
            self.go_on(job)
        else:
            self.next(job.client)
