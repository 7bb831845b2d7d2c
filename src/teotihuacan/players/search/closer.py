"""A closer look at two turns that seem about equally good."""

from __future__ import annotations

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.players.search.thinker import Thinker, Turn
from teotihuacan.players.search.tree import Node, Tree

CLOSE: Final = 4.0
"""Points: the value of a turn is hardly surer than that at first sight."""


def closer_look(thinker: Thinker, game: Game, seat: int, turns: list[Turn], seed: int) -> Turn:
    """The best turn; of two that are close, the one that leaves the seat better off at its next
    turn.  Both meet the same luck.  The turns come best first."""
    best = turns[0]
    if len(turns) == 1 or best.worth - turns[1].worth > CLOSE:
        return best
    tree = Tree(thinker, Node(game.copy(), 0, turns[:2], best.worth), seat, seed)
    for choice in range(2):
        tree.visit(choice)
    first, second = tree.root.totals
    return turns[1] if second > first else best
