"""A closer look at turns that seem about equally good."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.players.search.thinker import Thinker, Turn
from teotihuacan.players.search.tree import Node, Tree

CLOSE: Final = 4.0
"""Points: the value of a turn is hardly surer than that at first sight."""


def closer_look(
    thinker: Thinker,
    game: Game,
    seat: int,
    turns: list[Turn],
    seed: int,
    most: int = 2,
    close: float = CLOSE,
) -> Turn:
    """The best turn; of the first that are close, the one that leaves the seat best off at its next
    turn.  All of them meet the same luck.  The turns come best first."""
    best = turns[0]
    among = [turn for turn in turns[:most] if best.worth - turn.worth <= close]
    if len(among) == 1:
        return best
    tree = Tree(thinker, Node(game.copy(), 0, among, best.worth), seat, seed)
    for choice in range(len(among)):
        tree.visit(choice)
    totals = tree.root.totals
    return among[totals.index(max(totals))]
