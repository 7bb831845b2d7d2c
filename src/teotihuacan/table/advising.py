"""Hints and reviews at the table: thought about where computer players think.

A hint is one thought.  A review is many, handed over few at a time, so that the computer players
of other games have their turn in between; it stays in memory for those who ask again.
"""

from __future__ import annotations

import logging
import pickle
import threading
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final

import teotihuacan as teo
from teotihuacan.players.advice import Advice, Judged, Review, count_spans
from teotihuacan.table.computers import Computers
from teotihuacan.table.errors import Refused
from teotihuacan.table.live import Shot
from teotihuacan.table.tables import Tables
from teotihuacan.table.thinking import advice, judgement
from teotihuacan.titles import title_of

LOG: Final = logging.getLogger("teotihuacan.table")
HINTS: Final = 200  # kept for those who ask again …
REVIEWS: Final = 50  # … and reviews
AT_ONCE: Final = 10  # reviews that are being made
SOME: Final = 3  # turns judged in one thought


@dataclass
class Job:
    """A review that is being made, or is ready."""

    record: teo.Record
    scores: tuple[int, ...]
    turns: int
    found: list[Judged] = field(default_factory=list)
    failed: bool = False

    @property
    def ready(self) -> bool:
        return len(self.found) >= self.turns

    @property
    def review(self) -> Review:
        return Review(tuple(self.found), self.scores)


class Adviser:
    """What a server knows to advise, and lets be thought about."""

    def __init__(self, tables: Tables, computers: Computers) -> None:
        self.tables: Final = tables
        self.computers: Final = computers
        self.lock: Final = threading.Lock()
        self.hints: Final[OrderedDict[tuple[str, int], Future[list[Advice]]]] = OrderedDict()
        self.jobs: Final[OrderedDict[str, Job]] = OrderedDict()

    # --- hints --------------------------------------------------------------------------------

    def knows(self, shot: Shot) -> bool:
        """Whether this has been asked before."""
        with self.lock:
            return (shot.id, shot.step) in self.hints

    def hint(self, shot: Shot) -> Future[list[Advice]]:
        """The best turns at this moment; thought about once, however often it is asked."""
        key = (shot.id, shot.step)
        with self.lock:
            known = self.hints.get(key)
            if known is not None and not (known.done() and failed(known)):
                self.hints.move_to_end(key)
                return known
        asked = self.computers.ask(advice, pickle.dumps(shot.game))
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

    def begin(self, game: str, token: str | None) -> Job:
        """Begin to review a game that is over."""
        record = teo.Record.from_json(self.tables.record(game, token))
        played = teo.replay(record)
        if title_of(played).thinker(played) is None:
            raise Refused("no_hints")
        job = Job(record, tuple(played.scores), count_spans(record))
        with self.lock:
            known = self.jobs.get(game)
            if known is not None:
                return known
            if len([other for other in self.jobs.values() if not other.ready]) >= AT_ONCE:
                raise Refused("too_often")
            self.jobs[game] = job
            ready = [name for name, other in self.jobs.items() if other.ready]
            for name in ready[: max(0, len(self.jobs) - REVIEWS)]:
                del self.jobs[name]
        self.go_on(job)
        return job

    def go_on(self, job: Job) -> None:
        """Hand over the next turns."""
        if job.ready:
            return
        try:
            asked = self.computers.ask(judgement, job.record, len(job.found), SOME)
        except Refused:
            job.failed = True
            return

        def judged(done: Future[list[Judged]]) -> None:
            try:
                self.computers.hands.submit(self.note, job, done)
            except RuntimeError:  # stopping
                job.failed = True

        asked.add_done_callback(judged)

    def note(self, job: Job, done: Future[list[Judged]]) -> None:
        try:
            found = done.result()
        except BaseException as error:
            LOG.warning("a review failed: %s", type(error).__name__)
            job.failed = True
            return
        job.found += found
        job.failed = not found  # else nobody would ever end
        if found:
            self.go_on(job)


def failed(asked: Future[list[Advice]]) -> bool:
    return asked.cancelled() or asked.exception() is not None
