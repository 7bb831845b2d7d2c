"""Who thinks next: fair to every household, and those first whom somebody is waiting for.

There are two lanes: games that somebody looks at, and all others, which get every fourth turn so
that they go on as well.  In each lane households take turns, whatever number of games each has.
"""

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

WATCHED: Final = 0
OTHERS: Final = 1
EVERY: Final = 4  # of so many turns one is for games that nobody looks at

Waiting = OrderedDict[Hashable, None]


class Queue:
    """What waits to be thought about; safe to use from many threads."""

    def __init__(self, most: int = 0) -> None:
        self.most = most  # of one household thought about at once; 0: any number
        self.lanes: tuple[OrderedDict[str, Waiting], ...] = (OrderedDict(), OrderedDict())
        self.places: dict[Hashable, tuple[int, str]] = {}
        self.running: dict[Hashable, str] = {}
        self.counts: dict[str, int] = {}  # of those running, by household
        self.turns = 0
        self.closed = False
        self.more = threading.Condition()

    def __len__(self) -> int:
        return len(self.places)

    def put(self, key: Hashable, household: str, watched: bool) -> None:
        """Something more to think about; what waits already stays where it is."""
        with self.more:
            if key not in self.places:
                self.lay(key, WATCHED if watched else OTHERS, household)
                self.more.notify_all()

    def lay(self, key: Hashable, lane: int, household: str) -> None:
        self.places[key] = (lane, household)
        self.lanes[lane].setdefault(household, OrderedDict())[key] = None

    def drop(self, key: Hashable) -> None:
        lane, household = self.places.pop(key)
        waiting = self.lanes[lane][household]
        del waiting[key]
        if not waiting:
            del self.lanes[lane][household]

    def promote(self, key: Hashable) -> None:
        """Somebody looks at a game now."""
        with self.more:
            if self.places.get(key, (WATCHED, ""))[0] == OTHERS:
                household = self.places[key][1]
                self.drop(key)
                self.lay(key, WATCHED, household)

    def take(self, timeout: float | None = None) -> Hashable | None:
        """What is to be thought about now; None when nothing will come, or not in time."""
        with self.more:
            found: list[Hashable] = []

            def ready() -> bool:
                if self.closed:
                    return True
                found[:] = [key for key in (self.next(),) if key is not None]
                return bool(found)

            if not self.more.wait_for(ready, timeout) or not found:
                return None
            key = found[0]
            lane, household = self.places[key]
            self.drop(key)
            if household in self.lanes[lane]:
                self.lanes[lane].move_to_end(household)
            self.turns += 1
            self.running[key] = household
            self.counts[household] = self.counts.get(household, 0) + 1
            return key

    def next(self) -> Hashable | None:
        """Whose turn it is, without taking it."""
        order = (OTHERS, WATCHED) if self.turns % EVERY == EVERY - 1 else (WATCHED, OTHERS)
        for lane in order:
            for household, waiting in self.lanes[lane].items():
                if not self.most or self.counts.get(household, 0) < self.most:
                    return next(iter(waiting))
        return None

    def done(self, key: Hashable) -> None:
        with self.more:
            household = self.running.pop(key, None)
            if household is not None:
                left = self.counts.get(household, 1) - 1
                if left > 0:
                    self.counts[household] = left
                else:
                    self.counts.pop(household, None)
            self.more.notify_all()

    def ahead(self, key: Hashable) -> int:
        """About how many come before something that waits."""
        with self.more:
            if key not in self.places:
                return 0
            lane, household = self.places[key]
            place = list(self.lanes[lane][household]).index(key)
            before = sum(min(len(others), place + 1) for others in self.lanes[lane].values()) - 1
            if lane == OTHERS:
                before += sum(len(others) for others in self.lanes[WATCHED].values())
            return before

    def waiting_of(self, household: str) -> int:
        """How much of a household waits."""
        with self.more:
            return sum(len(lane.get(household, ())) for lane in self.lanes)

    def close(self) -> None:
        with self.more:
            self.closed = True
            self.more.notify_all()
