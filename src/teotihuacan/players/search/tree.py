"""One tree over complete own turns, with one luck.

A node is a position in which the seat has a turn to take.  An edge is that turn and everything
that comes before the next one: draws, the turns of the others, questions that are not worth a
search.  So a tree never branches on what it cannot decide.
"""

from math import exp, sqrt
from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE
from teotihuacan.players.search.chance import Chance
from teotihuacan.players.search.thinker import Thinker, Turn

TEMPERATURE: Final = 3.0  # points: a turn this much worse is looked at a third as often
CURIOSITY: Final = 6.0  # points, for what was hardly looked at
WIDTH: Final = 8  # turns looked at below the root


class Node:
    """A position with a turn to take; or the end of the game, where there are none."""

    def __init__(self, game: Game, round: int, turns: list[Turn], value: float) -> None:
        self.game = game
        self.round = round  # own turns since the luck of the tree began
        self.turns = turns
        self.value = value  # the expected margin, before anything is looked at
        self.priors = priors(turns)
        self.children: list[Node | None] = [None] * len(turns)
        self.visits = [0] * len(turns)
        self.totals = [0.0] * len(turns)
        self.visited = 0


def priors(turns: list[Turn]) -> list[float]:
    """How promising each turn is before it is looked at; together 1."""
    if not turns:
        return []
    best = turns[0].worth
    for turn in turns:
        best = max(best, turn.worth)
    likely = [exp((turn.worth - best) / TEMPERATURE) for turn in turns]
    whole = sum(likely)
    return [one / whole for one in likely]


def margin(game: Game, seat: int) -> float:
    """The points of a seat less those of the best other."""
    scores = game.rules.scores(game.state)
    best = -1_000_000
    for other, points in enumerate(scores):
        if other != seat and points > best:
            best = points
    return float(scores[seat] - best if len(scores) > 1 else scores[seat])


class Tree:
    """What may come of each turn, if chance is as this tree imagines it."""

    def __init__(self, thinker: Thinker, root: Node, seat: int, seed: int) -> None:
        self.thinker = thinker
        self.root = root
        self.seat = seat
        self.chance = Chance(seed)
        self.width = WIDTH
        self.curiosity = CURIOSITY

    def visit(self, choice: int) -> None:
        """Look once more at what comes of one of the root's turns."""
        self.look(self.root, choice)

    def look(self, node: Node, choice: int) -> float:
        """Follow a turn down to something new; what it is worth."""
        child = node.children[choice]
        if child is None:
            child = self.grow(node, choice)
            node.children[choice] = child
            worth = child.value
        elif not child.turns:
            worth = child.value
        else:
            worth = self.look(child, self.most_promising(child))
        node.visits[choice] += 1
        node.visited += 1
        node.totals[choice] += worth
        return worth

    def most_promising(self, node: Node) -> int:
        """The turn to look at next: good so far, or promising and hardly looked at."""
        curious = self.curiosity * sqrt(node.visited + 1.0)
        best = 0
        most = -1e300
        for choice in range(len(node.turns)):
            visits = node.visits[choice]
            worth = node.totals[choice] / visits if visits else node.turns[choice].worth
            worth += curious * node.priors[choice] / (1.0 + visits)
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

    def take(self, game: Game, ids: list[int]) -> None:
        """Take a complete turn.  What others decide in the middle of it may spoil the rest."""
        for id in ids:
            agenda = game.state.agenda
            while agenda and agenda[-1][1] != self.seat:
                self.others(game)
                agenda = game.state.agenda
            if id not in game.ids:
                break
            game.apply(id)

    def others(self, game: Game) -> None:
        """Let whoever decides now do so: chance, or a player."""
        if game.state.agenda[-1][1] == CHANCE:
            game.apply(self.chance.draw(game))
        else:
            self.thinker.reply(game)

    def arrive(self, game: Game, round: int) -> Node:
        """Play on until the seat has several turns to choose from, or the game is over."""
        agenda = game.state.agenda
        while agenda:
            actor = agenda[-1][1]
            if actor == CHANCE:
                game.apply(self.chance.draw(game))
            elif actor != self.seat:
                self.thinker.reply(game)
                self.chance.begin(round, actor)
            else:
                turns = self.thinker.turns(game, self.seat, self.width)
                if len(turns) > 1:
                    return Node(game, round + 1, turns, turns[0].worth)
                if turns:
                    round += 1
                    self.chance.begin(round, self.seat)
                    self.take(game, turns[0].ids)
                else:
                    self.thinker.reply(game)
            agenda = game.state.agenda
        return Node(game, round + 1, [], margin(game, self.seat))
