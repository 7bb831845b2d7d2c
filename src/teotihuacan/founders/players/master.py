"""Players that search: the tree over complete turns, in Founders of Teotihuacan."""

from collections.abc import Callable
from typing import ClassVar

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.greedy import Greedy
from teotihuacan.founders.players.searching import HandcraftedEvaluator, SearchEvaluator
from teotihuacan.founders.rules.setup import ALL_COLOURS
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.evaluator import Evaluator
from teotihuacan.players.searcher import MasterSearcher, TreeSearcher


class Searcher(TreeSearcher, Greedy):
    """Searches with the learned value.  The setup is one long turn."""

    make: ClassVar[Callable[[], Evaluator]] = SearchEvaluator

    def begins(self, game: Game[Founding], seat: int) -> bool:
        founding = game.state
        if not founding.round:
            return founding.founders[seat].start == ALL_COLOURS
        return super().begins(game, seat)


class HandSearcher(Searcher):
    """The same with greedy's handcrafted evaluation."""

    name = "hand"
    make: ClassVar[Callable[[], Evaluator]] = HandcraftedEvaluator


class Master(MasterSearcher, Searcher):
    """The search with the learned value and time to think."""
