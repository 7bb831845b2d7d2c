"""The search for the best turn: sequential halving over several trees.

All root candidates get the same number of visits, then the worse half of them is dropped, and so on
until two are left.
"""

from time import perf_counter
from typing import Final, Protocol

from teotihuacan.engine.game import Game
from teotihuacan.players.search.chance import seed_for
from teotihuacan.players.search.forest import RootTurns, Statistics

ROOT_WIDTH: Final = 16  # root candidates in the first round
REMAINING: Final = 2  # candidates in the last round
FIRST_VISITS: Final = 3  # the least visits of a candidate, if there are nodes enough


class SearchForest(Protocol):
    """Several trees grown by one process: a `Forest` here, or a `RemoteForest`.

    Work is requested (`start`, `spend`) before its result is fetched (`root_turns`, `statistics`),
    so that several processes can work at the same time.
    """

    def start(self, games: list[Game], seeds: list[int], width: int) -> None: ...
    def root_turns(self) -> list[RootTurns]: ...
    def spend(self, choices: list[list[int]], visits: list[int], seconds: float) -> None: ...
    def statistics(self) -> Statistics: ...
    def follow(self, ids: list[int]) -> None: ...


class Budget:
    """The budget of a search for one turn: a number of nodes in all, or milliseconds."""

    def __init__(self, nodes: int = 0, milliseconds: int = 0) -> None:
        if (nodes > 0) == (milliseconds > 0):
            raise ValueError("a budget is either nodes or milliseconds")
        self.nodes = nodes
        self.milliseconds = milliseconds


class Candidate:
    """A root candidate: its place in each tree, and what is known of it."""

    def __init__(self, ids: list[int], trees: int) -> None:
        self.ids = ids
        self.worth = 0.0  # at first sight, on average
        self.places = [-1] * trees  # its number in the root of each tree
        self.first: list[float] = [0.0] * trees
        self.value = 0.0  # after the search
        self.visits = 0


def rounds_for(candidates: int) -> int:
    """Return how many rounds it takes to halve a number down to `REMAINING`, and one more."""
    rounds = 1
    while candidates > REMAINING:
        candidates = (candidates + 1) // 2
        rounds += 1
    return rounds


def shared(total: int, parts: int) -> list[int]:
    """Split a number into parts that differ by one at most."""
    return [total // parts + (1 if part < total % parts else 0) for part in range(parts)]


def merged(roots: list[RootTurns]) -> list[Candidate]:
    """The root turns of all trees, each once, the most promising first."""
    candidates: dict[tuple[int, ...], Candidate] = {}
    for tree, found in enumerate(roots):
        for place, (ids, worth, _) in enumerate(found):
            key = tuple(ids)
            candidate = candidates.get(key)
            if candidate is None:
                candidate = Candidate(ids, len(roots))
                candidates[key] = candidate
            candidate.places[tree] = place
            candidate.first[tree] = worth
    for candidate in candidates.values():
        having = [tree for tree, place in enumerate(candidate.places) if place >= 0]
        # A turn that only some trees have is possible only in their guess at what is hidden.
        missing = len(roots) - len(having)
        mean = sum([candidate.first[tree] for tree in having]) / len(having)
        candidate.worth = mean - 1000.0 * missing
    return sorted(candidates.values(), key=lambda candidate: -candidate.worth)


def judge(candidates: list[Candidate], statistics: Statistics) -> None:
    """Give every candidate its value: the mean over the trees.

    Trees have different seeds, and may have visited a candidate differently often.  So each tree
    counts once.  A candidate that it has not visited is assumed to change as the others did.
    """
    for candidate in candidates:
        candidate.value = 0.0
        candidate.visits = 0
    for tree, (visits, totals) in enumerate(statistics):
        shift = 0.0
        seen = 0
        for candidate in candidates:
            place = candidate.places[tree]
            if place >= 0 and visits[place]:
                shift += totals[place] / visits[place] - candidate.first[tree]
                seen += 1
        if seen:
            shift /= seen
        for candidate in candidates:
            place = candidate.places[tree]
            if place >= 0 and visits[place]:
                candidate.value += totals[place] / visits[place]
                candidate.visits += visits[place]
            elif place >= 0:
                candidate.value += candidate.first[tree] + shift
            else:
                candidate.value += candidate.worth + shift
    for candidate in candidates:
        candidate.value /= max(1, len(statistics))


def better(candidate: Candidate) -> tuple[float, float]:
    return (-candidate.value, -candidate.worth)


class Search:
    """The search for the best turn of a seat, shared among search forests."""

    def __init__(self, forests: list[SearchForest], trees: int, seed: int) -> None:
        self.forests = forests
        self.trees = trees
        self.seed = seed
        self.asked = 0  # searches so far: each has another seed
        self.nodes = 0  # visited in the last search …
        self.kept = 0  # … and known from the one before
        # The trees of each forest: from the first number up to, not including, the second.
        self.shares: list[tuple[int, int]] = []
        first = 0
        for count in shared(trees, len(forests)):
            self.shares.append((first, first + count))
            first += count

    def best(self, games: list[Game], budget: Budget) -> list[Candidate]:
        """All root candidates, the best first.

        `games` has one game for each tree; they differ only in what the seat cannot know, and may
        be the same object.
        """
        begun = perf_counter()
        self.asked += 1
        seed = seed_for(self.seed, self.asked)
        seeds = [seed_for(seed, tree) for tree in range(self.trees)]
        for number, forest in enumerate(self.forests):
            first, end = self.shares[number]
            forest.start(games[first:end], seeds[first:end], ROOT_WIDTH)
        roots: list[RootTurns] = []
        for forest in self.forests:
            roots += forest.root_turns()
        candidates = merged(roots)
        self.nodes = 0
        self.kept = sum([visits for found in roots for _, _, visits in found])
        if len(candidates) > 1:
            self.narrow(candidates, budget, begun)
        return candidates

    def narrow(self, candidates: list[Candidate], budget: Budget, begun: float) -> None:
        """Sort the candidates by sequential halving."""
        asked = candidates[:]
        if budget.nodes:
            asked = asked[: max(REMAINING, budget.nodes // FIRST_VISITS)]
        rounds = rounds_for(len(asked))
        nodes = shared(budget.nodes, rounds)
        for number in range(rounds):
            seconds = 0.0
            if not budget.nodes:
                end = begun + budget.milliseconds / 1000.0 * (number + 1) / rounds
                seconds = max(0.000_001, end - perf_counter())
            self.spend(asked, shared(nodes[number], self.trees), seconds)
            statistics: Statistics = []
            for forest in self.forests:
                statistics += forest.statistics()
            judge(candidates, statistics)
            asked.sort(key=better)
            asked = asked[: max(REMAINING, (len(asked) + 1) // 2)]
            self.nodes = sum([sum(visits) for visits, _ in statistics]) - self.kept
        best = asked[0]
        rest = sorted([candidate for candidate in candidates if candidate is not best], key=better)
        candidates[:] = [best, *rest]

    def spend(self, asked: list[Candidate], visits: list[int], seconds: float) -> None:
        for number, forest in enumerate(self.forests):
            first, end = self.shares[number]
            choices: list[list[int]] = []
            for tree in range(first, end):
                turned = tree * len(asked) // self.trees  # not all trees begin with the same one
                order = asked[turned:] + asked[:turned]
                places = [candidate.places[tree] for candidate in order]
                choices.append([place for place in places if place >= 0])
            forest.spend(choices, visits[first:end], seconds)

    def follow(self, candidate: Candidate) -> None:
        """Keep what is known of the positions after this turn, which is being taken."""
        for forest in self.forests:
            forest.follow(candidate.ids)
