"""Two-ply re-evaluation of turns whose values are close."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.players.search.evaluator import Evaluator, Turn
from teotihuacan.players.search.tree import Node, Tree

CLOSE: Final = 4.0  # Points: the value of a turn is hardly more accurate at first sight


def reevaluate(
    evaluator: Evaluator,
    game: Game,
    seat: int,
    turns: list[Turn],
    seed: int,
    most: int = 2,
    close: float = CLOSE,
) -> Turn:
    """The best of some turns, which are sorted by worth, the best first.

    Of the first `most` turns, those within `close` points are played with the same random seed;
    the one with the best value at the seat's next turn is returned.
    """
    best = turns[0]
    among = [turn for turn in turns[:most] if best.worth - turn.worth <= close]
    if len(among) == 1:
        return best
    tree = Tree(evaluator, Node(game.copy(), 0, among, best.worth), seat, seed)
    for choice in range(len(among)):
        tree.visit(choice)
    totals = tree.root.totals
    return among[totals.index(max(totals))]
