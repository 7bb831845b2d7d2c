"""Players who search: the tree over complete turns, in any game that has a thinker for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from teotihuacan.engine.game import Game
from teotihuacan.players.planning import TurnPlayer
from teotihuacan.players.search.grove import Grove
from teotihuacan.players.search.processes import DistantGrove
from teotihuacan.players.search.search import Budget, Growing, Search
from teotihuacan.players.search.thinker import Thinker

MASTER: Final = 2000  # milliseconds for a turn
AGAIN: Final = 4  # a part of that, when a turn did not go as planned


class TreeSearcher(TurnPlayer):
    """Searches a whole turn at its first question.

    A game derives its own from this and from a player of its own, who answers what is not
    searched.  With several `processes` the trees are shared among them.
    """

    name = "search"
    make: ClassVar[Callable[[], Thinker]]
    """Makes the thinker; here and in other processes, so it survives pickling."""

    grown: ClassVar[int] = 3
    """Trees with different luck, unless another number is asked for."""

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
        self.rest = Budget(-(-nodes // AGAIN), -(-milliseconds // AGAIN))
        self.name = f"{self.name}-{nodes}n" if nodes else f"{self.name}-{milliseconds}ms"
        self.thinker = type(self).make()
        self.trees = trees or type(self).grown
        self.processes = min(processes, self.trees)
        self.seat = -1
        self.search: Search | None = None

    def growers(self, seat: int) -> list[Growing]:
        """Those of other processes first: they can begin while the one here still waits."""
        make = type(self).make
        distant: list[Growing] = [DistantGrove(make, seat) for _ in range(self.processes - 1)]
        return [*distant, Grove(self.thinker, seat)]

    def plan(self, start: Game, seat: int) -> list[int]:
        if not self.is_searched(start, seat):
            return super().plan(start, seat)
        if self.search is None or self.seat != seat:
            self.seat = seat
            self.search = Search(self.growers(seat), self.trees, self.seed)
        # What the seat cannot know was drawn anew before, and chance is drawn anew by each tree.
        games = [start.copy()] * self.trees
        budget = self.budget if self.begins(start, seat) else self.rest
        try:
            options = self.search.best(games, budget)
        except (EOFError, OSError):  # a process is gone: do its work here
            self.processes = 1
            self.search = Search(self.growers(seat), self.trees, self.seed)
            options = self.search.best(games, budget)
        if not options:
            return super().plan(start, seat)
        self.search.follow(options[0])
        return options[0].ids

    # --- what a game says ---------------------------------------------------------------------

    def is_searched(self, game: Game, seat: int) -> bool:
        """Whether a question is about a turn of the seat, worth a search."""
        return True

    def begins(self, game: Game, seat: int) -> bool:
        """Whether a turn begins here: then there is all the time that a turn has."""
        return game.asked == "turn"


class MasterSearcher(TreeSearcher):
    """The search with time to think."""

    name = "master"

    def __init__(self, seed: int = 0, processes: int = 1) -> None:
        super().__init__(seed, milliseconds=MASTER, processes=processes)
        self.name = type(self).name
