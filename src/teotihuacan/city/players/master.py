"""Players who search: the tree over complete turns, in City of Gods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teotihuacan.city.players.greedy import Greedy
from teotihuacan.city.players.hand import HandThinker, in_turn
from teotihuacan.city.players.searching import SearchThinker
from teotihuacan.city.rules.agenda import TURN
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.grove import Grove
from teotihuacan.players.search.processes import DistantGrove
from teotihuacan.players.search.search import Budget, Growing, Search

TREES: Final = 3
MASTER: Final = 2000  # milliseconds for a turn
AGAIN: Final = 4  # a part of that, when a turn did not go as planned


class Searcher(Greedy):
    """Searches a whole turn at its first question, and follows it as long as the game stands
    where it was expected.  What is asked outside its turns it answers as greedy does.

    With several `processes` the trees are shared among them.
    """

    name = "search"
    make: Callable[[], HandThinker | SearchThinker] = SearchThinker

    def __init__(
        self,
        seed: int = 0,
        nodes: int = 0,
        milliseconds: int = 0,
        trees: int = TREES,
        processes: int = 1,
    ) -> None:
        super().__init__(seed)
        self.budget = Budget(nodes, milliseconds)
        self.rest = Budget(-(-nodes // AGAIN), -(-milliseconds // AGAIN))
        self.name = f"{self.name}-{nodes}n" if nodes else f"{self.name}-{milliseconds}ms"
        self.thinker = type(self).make()
        self.trees = trees
        self.processes = min(processes, trees)
        self.seat = -1
        self.search: Search | None = None

    def growers(self, seat: int) -> list[Growing]:
        """Those of other processes first: they can begin while the one here still waits."""
        make = type(self).make
        distant: list[Growing] = [DistantGrove(make, seat) for _ in range(self.processes - 1)]
        return [*distant, Grove(self.thinker, seat)]

    def plan(self, start: Game, city: City, seat: int) -> list[int]:
        if not in_turn(city, seat):
            return super().plan(start, city, seat)
        if self.search is None or self.seat != seat:
            self.seat = seat
            self.search = Search(self.growers(seat), self.trees, self.seed)
        games = [start.copy()] * self.trees
        budget = self.budget if city.agenda[-1][0] == TURN else self.rest
        try:
            options = self.search.best(games, budget)
        except (EOFError, OSError):  # a process is gone: do its work here
            self.processes = 1
            self.search = Search(self.growers(seat), self.trees, self.seed)
            options = self.search.best(games, budget)
        if not options:
            return super().plan(start, city, seat)
        self.search.follow(options[0])
        return options[0].ids


class HandSearcher(Searcher):
    """The same with greedy's hand-made value."""

    name = "hand"
    make: Callable[[], HandThinker | SearchThinker] = HandThinker


class Master(Searcher):
    """The search with the learned value and time to think."""

    name = "master"

    def __init__(self, seed: int = 0, processes: int = 1) -> None:
        super().__init__(seed, milliseconds=MASTER, processes=processes)
        self.name = type(self).name
