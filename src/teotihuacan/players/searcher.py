"""Players that search: the tree over complete turns, in any game that has an evaluator."""

from collections.abc import Callable
from time import perf_counter
from typing import ClassVar, Final

from teotihuacan.engine.game import Game
from teotihuacan.players.planning import TurnPlayer
from teotihuacan.players.search.evaluator import Evaluator
from teotihuacan.players.search.forest import Forest
from teotihuacan.players.search.remote import RemoteForest
from teotihuacan.players.search.search import Budget, Search, SearchForest

MASTER: Final = 2000  # milliseconds for a turn
AGAIN: Final = 4  # a part of the nodes, when a turn did not go as planned
MORE: Final = 2  # a part of the time, for all that is planned again in a turn
LEAST: Final = 20  # milliseconds: less would be no search


class TreeSearcher(TurnPlayer):
    """Searches a whole turn at its first question.

    A game derives its own from this and from a player of its own, who answers what is not
    searched.  With several `processes` the trees are shared among them.
    """

    name = "search"
    make: ClassVar[Callable[[], Evaluator]]
    """Makes the evaluator, here and in other processes, so it can be pickled."""

    grown: ClassVar[int] = 3
    """The number of trees, each with its own random seed, unless another one is given."""

    def __init__(
        self,
        seed: int = 0,
        nodes: int = 0,
        milliseconds: int = 0,
        trees: int = 0,
        processes: int = 1,
    ) -> None:
        super().__init__(seed)
        self.budget = Budget(nodes, milliseconds)
        self.left = 0  # milliseconds for what is planned again in this turn
        self.name = f"{self.name}-{nodes}n" if nodes else f"{self.name}-{milliseconds}ms"
        self.evaluator = type(self).make()
        self.trees = trees or type(self).grown
        self.processes = min(processes, self.trees)
        self.seat = -1
        self.remote: list[RemoteForest] = []
        self.helping = 0  # how many of these are ready
        self.search: Search | None = None

    def plan(self, start: Game, seat: int) -> list[int]:
        if not self.is_searched(start, seat):
            return super().plan(start, seat)
        begun = perf_counter()
        budget = self.budget_for(start, seat)
        # Hidden information was redrawn before; each tree has its own random seed.
        games = [start.copy()] * self.trees
        try:
            candidates = self.searching(seat).best(games, budget)
        except (EOFError, OSError):  # a process has died: do its work here
            self.processes = 1
            self.remote = []
            candidates = self.searching(seat).best(games, budget)
        self.left -= int((perf_counter() - begun) * 1000)
        if not candidates or self.search is None:
            return super().plan(start, seat)
        self.search.follow(candidates[0])
        return candidates[0].ids

    def budget_for(self, game: Game, seat: int) -> Budget:
        """All of it for a turn that begins.  A turn that does not go as planned is planned again,
        maybe several times: all of them together have a part of the time that the turn had."""
        whole = self.budget
        if self.begins(game, seat):
            self.left = whole.milliseconds + whole.milliseconds // MORE
            return whole
        if whole.nodes:
            return Budget(nodes=-(-whole.nodes // AGAIN))
        return Budget(milliseconds=max(LEAST, min(whole.milliseconds, self.left) // MORE))

    def searching(self, seat: int) -> Search:
        """The search, with all forests that are ready."""
        if self.seat != seat:
            self.remote = []
            self.search = None
        while len(self.remote) < self.processes - 1:
            self.remote.append(RemoteForest(type(self).make, seat))
        # With a budget of nodes, wait until all processes are ready, so that the answer is always
        # the same; with a budget of time, do not.
        ready = [one for one in self.remote if one.is_ready(wait=self.budget.nodes > 0)]
        if self.search is None or len(ready) != self.helping:
            self.seat = seat
            self.helping = len(ready)
            # Remote forests first: they can begin while the local one still waits.
            forests: list[SearchForest] = [*ready, Forest(self.evaluator, seat)]
            self.search = Search(forests, self.trees, self.seed)
        return self.search

    # --- what a game says ---------------------------------------------------------------------

    def is_searched(self, game: Game, seat: int) -> bool:
        """Return whether a question is about a turn of the seat, worth a search."""
        return True

    def begins(self, game: Game, seat: int) -> bool:
        """Return whether a turn begins here: then there is all the time that a turn has."""
        return game.asked == "turn"


class MasterSearcher(TreeSearcher):
    """The search with time to think."""

    name = "master"
    milliseconds: ClassVar[int] = MASTER
    """For a turn; a site without a server sets what fits the device."""

    def __init__(self, seed: int = 0, processes: int = 1) -> None:
        super().__init__(seed, milliseconds=type(self).milliseconds, processes=processes)
        self.name = type(self).name
