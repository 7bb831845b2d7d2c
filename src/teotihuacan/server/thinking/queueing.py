"""The queue of games to think about: fair to all clients, and games that are watched come first.

There are two priority lanes: games that are watched, and all others, which get every fourth turn so
that they continue as well.  In each lane clients take turns, however many games each has.
"""

import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import Final, Generic, TypeVar

T = TypeVar("T")

WATCHED: Final = 0
OTHERS: Final = 1
EVERY: Final = 4  # one of this many turns is for games that are not watched

Waiting = OrderedDict[Hashable, None]


class Work(Generic[T]):
    """Something to do that waits in a queue, and its answer."""

    def __init__(self, task: Callable[..., T], *given: object) -> None:
        self.task = task
        self.given = given
        self.answer: Future[T] = Future()

    def do(self, call: Callable[..., T]) -> None:
        """Answer with `call(task, *given)`, unless the caller has gone."""
        if not self.answer.set_running_or_notify_cancel():
            return
        try:
            self.answer.set_result(call(self.task, *self.given))
        except BaseException as error:
            self.answer.set_exception(error)


class Queue:
    """A queue with priority lanes; safe to use from many threads."""

    def __init__(self, most: int = 0) -> None:
        self.most = most  # of one client at the same time; 0: any number
        self.lanes: tuple[OrderedDict[str, Waiting], ...] = (OrderedDict(), OrderedDict())
        self.places: dict[Hashable, tuple[int, str]] = {}
        self.running: dict[Hashable, str] = {}
        self.counts: Counter[str] = Counter()  # of those running, by client
        self.turns = 0
        self.closed = False
        self.more = threading.Condition()

    def __len__(self) -> int:
        return len(self.places)

    def put(self, key: Hashable, client: str, watched: bool) -> None:
        """Add a key; one that is queued already stays where it is."""
        with self.more:
            if key not in self.places:
                self.add(key, WATCHED if watched else OTHERS, client)
                self.more.notify_all()

    def add(self, key: Hashable, lane: int, client: str) -> None:
        self.places[key] = (lane, client)
        self.lanes[lane].setdefault(client, OrderedDict())[key] = None

    def drop(self, key: Hashable) -> None:
        lane, client = self.places.pop(key)
        waiting = self.lanes[lane][client]
        del waiting[key]
        if not waiting:
            del self.lanes[lane][client]

    def promote(self, key: Hashable) -> None:
        """Move a game that is watched now to the first lane."""
        with self.more:
            if self.places.get(key, (WATCHED, ""))[0] == OTHERS:
                client = self.places[key][1]
                self.drop(key)
                self.add(key, WATCHED, client)

    def take(self, timeout: float | None = None) -> Hashable | None:
        """The next key; None if the queue is closed, or nothing came in time."""
        with self.more:
            self.more.wait_for(lambda: self.closed or self.next() is not None, timeout)
            key = None if self.closed else self.next()
            if key is None:
                return None
            lane, client = self.places[key]
            self.drop(key)
            if client in self.lanes[lane]:
                self.lanes[lane].move_to_end(client)
            self.turns += 1
            self.running[key] = client
            self.counts[client] += 1
            return key

    def next(self) -> Hashable | None:
        """The next key, without taking it."""
        order = (OTHERS, WATCHED) if self.turns % EVERY == EVERY - 1 else (WATCHED, OTHERS)
        for lane in order:
            for client, waiting in self.lanes[lane].items():
                if not self.most or self.counts[client] < self.most:
                    return next(iter(waiting))
        return None

    def done(self, key: Hashable) -> None:
        with self.more:
            client = self.running.pop(key, None)
            if client is not None:
                self.counts[client] -= 1
                if not self.counts[client]:
                    del self.counts[client]
            self.more.notify_all()

    def ahead(self, key: Hashable) -> int:
        """About how many keys come before a queued one."""
        with self.more:
            if key not in self.places:
                return 0
            lane, client = self.places[key]
            place = list(self.lanes[lane][client]).index(key)
            before = sum(min(len(others), place + 1) for others in self.lanes[lane].values()) - 1
            if lane == OTHERS:
                before += sum(len(others) for others in self.lanes[WATCHED].values())
            return before

    def waiting_of(self, client: str) -> int:
        """Return how many keys of a client are queued."""
        with self.more:
            return sum(len(lane.get(client, ())) for lane in self.lanes)

    def close(self) -> None:
        with self.more:
            self.closed = True
            self.more.notify_all()
