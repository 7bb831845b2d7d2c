"""A search forest: several trees with different random seeds, grown by one process."""

from time import perf_counter

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import State
from teotihuacan.players.search.evaluator import Evaluator, Turn
from teotihuacan.players.search.tree import Node, Tree

RootTurns = list[tuple[list[int], float, int]]
"""The turns of a root: their ids, their worth at first sight, and their visits so far."""

Statistics = list[tuple[list[int], list[float]]]
"""By tree: the visits of each of its root's turns, and the sum of the values found."""


def same_position(one: Game[State], other: Game[State]) -> bool:
    """Return whether two games are in the same position."""
    if one.state.agenda != other.state.agenda or one.ids != other.ids:
        return False
    rules = one.rules
    return rules.write(one.state, None, True) == rules.write(other.state, None, True)


class Forest:
    """Trees with the same question at their roots, each with its own seed and its own guess at what
    is hidden."""

    def __init__(self, evaluator: Evaluator, seat: int) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.trees: list[Tree] = []
        self.kept: list[Node | None] = []  # what each tree expects next, after `follow`

    def start(self, games: list[Game[State]], seeds: list[int], width: int) -> None:
        """Start a search for a new question, with one game for each tree."""
        before, kept = self.trees, self.kept
        self.trees = []
        self.kept = []
        last: Game[State] | None = None
        turns: list[Turn] = []
        for place, game in enumerate(games):
            if last is None or game is not last:
                turns = self.evaluator.turns(game, self.seat, width)
                last = game
            root = Node(game, 0, turns, turns[0].worth if turns else 0.0)
            expected = kept[place] if place < len(kept) else None
            if expected is not None and same_position(expected.game, game):
                tree = before[place]
                reuse(root, expected)
                tree.root = root
            else:
                tree = Tree(self.evaluator, root, self.seat, seeds[place])
            self.trees.append(tree)

    def root_turns(self) -> list[RootTurns]:
        """The turns of each root, by tree."""
        found: list[RootTurns] = []
        for tree in self.trees:
            root = tree.root
            found.append(
                [(turn.ids, turn.worth, root.visits[i]) for i, turn in enumerate(root.turns)]
            )
        return found

    def spend(self, choices: list[list[int]], visits: list[int], seconds: float) -> None:
        """Visit the root candidates, one after the other.

        `choices` are the candidates of each tree, `visits` the number of visits it may make; with
        some `seconds`, all trees take turns until the time is over.
        """
        begun = perf_counter()
        if seconds > 0.0 and self.trees:
            number = 0
            while True:
                for place, tree in enumerate(self.trees):
                    wanted = choices[place]
                    if wanted:
                        tree.visit(wanted[number % len(wanted)])
                    if perf_counter() - begun >= seconds:
                        return
                number += 1
        for place, tree in enumerate(self.trees):
            wanted = choices[place]
            if wanted:
                for number in range(visits[place]):
                    tree.visit(wanted[number % len(wanted)])

    def statistics(self) -> Statistics:
        """Return what each tree has found so far about each of its root's turns."""
        return [(tree.root.visits[:], tree.root.totals[:]) for tree in self.trees]

    def follow(self, ids: list[int]) -> None:
        """Keep only the nodes below the turn with these ids, which is being taken."""
        self.kept = []
        for tree in self.trees:
            child: Node | None = None
            for place, turn in enumerate(tree.root.turns):
                if turn.ids == ids:
                    child = tree.root.children[place]
            self.kept.append(child)
            tree.root = Node(tree.root.game, 0, [], 0.0)


def reuse(root: Node, old: Node) -> None:
    """Give a new root what is known of the same position."""
    root.round = old.round
    for place, turn in enumerate(root.turns):
        for number, known in enumerate(old.turns):
            if known.ids == turn.ids:
                root.children[place] = old.children[number]
                root.visits[place] = old.visits[number]
                root.totals[place] = old.totals[number]
                root.visited += old.visits[number]
