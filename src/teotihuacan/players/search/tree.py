"""One search tree over complete own turns, with one random seed.

A node is a position in which the seat has a turn to take.  An edge is that turn and everything
before the next one: draws, the turns of the others, questions that are not searched.  So a tree
branches only on the seat's own decisions.
"""

from math import exp, sqrt
from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE, State
from teotihuacan.players.search.chance import Chance
from teotihuacan.players.search.evaluator import Evaluator, Turn, lead

TEMPERATURE: Final = 3.0  # points: a turn this much worse gets a third of the visits
EXPLORATION: Final = 6.0  # points: the exploration constant of PUCT
WIDTH: Final = 8  # turns of a node below the root
CLOSE: Final = 4.0  # points: the value of a turn is hardly more accurate at first sight


class Node:
    """A position with a turn to take; or the end of the game, where there are none."""

    def __init__(self, game: Game[State], round: int, turns: list[Turn], value: float) -> None:
        self.game = game
        self.round = round  # own turns since the root
        self.turns = turns
        self.value = value  # the expected margin, before any visit
        self.priors = priors(turns)
        self.children: list[Node | None] = [None] * len(turns)
        self.visits = [0] * len(turns)
        self.totals = [0.0] * len(turns)
        self.visited = 0


def priors(turns: list[Turn]) -> list[float]:
    """The prior probability of each turn: a softmax of their worth."""
    if not turns:
        return []
    best = turns[0].worth
    for turn in turns:
        best = max(best, turn.worth)
    likely = [exp((turn.worth - best) / TEMPERATURE) for turn in turns]
    whole = sum(likely)
    return [one / whole for one in likely]


class Tree:
    """The values of turns, with the draws of one random seed."""

    def __init__(self, evaluator: Evaluator, root: Node, seat: int, seed: int) -> None:
        self.evaluator = evaluator
        self.root = root
        self.seat = seat
        self.chance = Chance(seed)
        self.width = WIDTH
        self.exploration = EXPLORATION

    def visit(self, choice: int) -> None:
        """Visit one of the root's turns once more."""
        self.descend(self.root, choice)

    def descend(self, node: Node, choice: int) -> float:
        """Follow a turn down to a new node; the value of that node."""
        child = node.children[choice]
        if child is None:
            child = self.grow(node, choice)
            node.children[choice] = child
            worth = child.value
        elif not child.turns:
            worth = child.value
        else:
            worth = self.descend(child, self.most_promising(child))
        node.visits[choice] += 1
        node.visited += 1
        node.totals[choice] += worth
        return worth

    def most_promising(self, node: Node) -> int:
        """The turn to visit next: a good mean so far, or a high prior with few visits (PUCT)."""
        bonus = self.exploration * sqrt(node.visited + 1.0)
        best = 0
        most = -1e300
        for choice in range(len(node.turns)):
            visits = node.visits[choice]
            worth = node.totals[choice] / visits if visits else node.turns[choice].worth
            worth += bonus * node.priors[choice] / (1.0 + visits)
            if worth > most:
                most = worth
                best = choice
        return best

    def grow(self, node: Node, choice: int) -> Node:
        """The node that a turn leads to."""
        game = node.game.copy()
        self.chance.fresh()
        self.chance.begin(node.round, self.seat)
        self.take(game, node.turns[choice].ids)
        return self.arrive(game, node.round)

    def take(self, game: Game[State], ids: list[int]) -> None:
        """Play a complete turn; decisions of others in the middle of it may cut it short."""
        for id in ids:
            agenda = game.state.agenda
            while agenda and agenda[-1][1] != self.seat:
                self.others(game)
                agenda = game.state.agenda
            if id not in game.ids:
                break
            game.apply(id)

    def others(self, game: Game[State]) -> None:
        """Play one decision of another: a draw, or a turn."""
        if game.state.agenda[-1][1] == CHANCE:
            game.apply(self.chance.draw(game))
        else:
            self.evaluator.reply(game)

    def arrive(self, game: Game[State], round: int) -> Node:
        """Play until the seat has several turns to choose from, or the game is over."""
        agenda = game.state.agenda
        while agenda:
            actor = agenda[-1][1]
            if actor == CHANCE:
                game.apply(self.chance.draw(game))
            elif actor != self.seat:
                self.evaluator.reply(game)
                self.chance.begin(round, actor)
            else:
                turns = self.evaluator.turns(game, self.seat, self.width)
                if len(turns) > 1:
                    return Node(game, round + 1, turns, turns[0].worth)
                if turns:
                    round += 1
                    self.chance.begin(round, self.seat)
                    self.take(game, turns[0].ids)
                else:
                    self.evaluator.reply(game)
            agenda = game.state.agenda
        return Node(game, round + 1, [], lead(game.rules.scores(game.state), self.seat))


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
