"""Players that search: the tree over complete turns, in City of Gods."""

from collections.abc import Callable
from typing import ClassVar

from teotihuacan.city.players.greedy import Greedy
from teotihuacan.city.players.handcrafted import HandcraftedEvaluator, in_turn
from teotihuacan.city.players.searching import SearchEvaluator
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.players.search.evaluator import Evaluator
from teotihuacan.players.searcher import MasterSearcher, TreeSearcher


class Searcher(TreeSearcher, Greedy):
    """Searches with the learned value.  Questions outside its turns it answers as greedy does."""

    make: ClassVar[Callable[[], Evaluator]] = SearchEvaluator

    def is_searched(self, game: Game[City], seat: int) -> bool:
        return in_turn(game.state, seat)


class HandSearcher(Searcher):
    """The same with greedy's handcrafted evaluation."""

    name = "hand"
    make: ClassVar[Callable[[], Evaluator]] = HandcraftedEvaluator


class Master(MasterSearcher, Searcher):
    """The search with the learned value and time to think."""

    grown: ClassVar[int] = 8
    """With many nodes, a few trees only fit their own random seeds."""
