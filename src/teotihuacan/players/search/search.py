"""The search for a turn: several trees, and less and less in question.

By sequential halving: all turns in question are looked at equally often, then the worse half of
them is left out, and so on until two are left.
"""

from time import perf_counter
from typing import Final, Protocol

from teotihuacan.engine.game import Game
from teotihuacan.players.search.chance import seed_for
from teotihuacan.players.search.grove import Finds, Shoots

ROOT_WIDTH: Final = 16  # turns in question at first
REMAINING: Final = 2  # turns in the last round
FIRST_LOOKS: Final = 3  # the least a turn in question is looked at, if there are nodes enough


class Growing(Protocol):
    """Who grows trees: a grove here, or one in another process.

    What is asked for (`plant`, `spend`) is handed out later (`shoots`, `finds`), so that several
    can work at once.
    """

    def plant(self, games: list[Game], seeds: list[int], width: int) -> None: ...
    def shoots(self) -> list[Shoots]: ...
    def spend(self, choices: list[list[int]], visits: list[int], seconds: float) -> None: ...
    def finds(self) -> Finds: ...
    def follow(self, ids: list[int]) -> None: ...


class Budget:
    """How much may be thought about a turn: so many nodes in all, or milliseconds."""

    def __init__(self, nodes: int = 0, milliseconds: int = 0) -> None:
        if (nodes > 0) == (milliseconds > 0):
            raise ValueError("a budget is either nodes or milliseconds")
        self.nodes = nodes
        self.milliseconds = milliseconds


class Option:
    """A turn in question: where each tree has it, and what is known of it."""

    def __init__(self, ids: list[int], trees: int) -> None:
        self.ids = ids
        self.worth = 0.0  # at first sight, on average
        self.places = [-1] * trees  # its number in the root of each tree
        self.first: list[float] = [0.0] * trees
        self.value = 0.0  # after the search
        self.visits = 0


def rounds_for(options: int) -> int:
    """How often a number is halved until `REMAINING` are left, and once more."""
    rounds = 1
    while options > REMAINING:
        options = (options + 1) // 2
        rounds += 1
    return rounds


def shared(total: int, parts: int) -> list[int]:
    """A number in parts that differ by one at most."""
    return [total // parts + (1 if part < total % parts else 0) for part in range(parts)]


def merged(shoots: list[Shoots]) -> list[Option]:
    """The turns of all trees, each once, the most promising first."""
    options: dict[tuple[int, ...], Option] = {}
    for tree, found in enumerate(shoots):
        for place, (ids, worth, _) in enumerate(found):
            key = tuple(ids)
            option = options.get(key)
            if option is None:
                option = Option(ids, len(shoots))
                options[key] = option
            option.places[tree] = place
            option.first[tree] = worth
    for option in options.values():
        having = [tree for tree, place in enumerate(option.places) if place >= 0]
        # A turn that only some trees see is possible only in what they imagine.
        missing = len(shoots) - len(having)
        option.worth = sum([option.first[tree] for tree in having]) / len(having) - 1000.0 * missing
    return sorted(options.values(), key=lambda option: -option.worth)


def judge(options: list[Option], finds: Finds) -> None:
    """Give every option its value: the mean over the trees.

    Trees differ in luck, and not all have looked at an option equally often.  So each tree counts
    once, and where it has not looked it is taken to find what it finds elsewhere, on average.
    """
    for option in options:
        option.value = 0.0
        option.visits = 0
    for tree, (visits, totals) in enumerate(finds):
        shift = 0.0
        looked = 0
        for option in options:
            place = option.places[tree]
            if place >= 0 and visits[place]:
                shift += totals[place] / visits[place] - option.first[tree]
                looked += 1
        if looked:
            shift /= looked
        for option in options:
            place = option.places[tree]
            if place >= 0 and visits[place]:
                option.value += totals[place] / visits[place]
                option.visits += visits[place]
            elif place >= 0:
                option.value += option.first[tree] + shift
            else:
                option.value += option.worth + shift
    for option in options:
        option.value /= max(1, len(finds))


def better(option: Option) -> tuple[float, float]:
    return (-option.value, -option.worth)


class Search:
    """Looks for the best turn of a seat with the help of some who grow trees."""

    def __init__(self, growers: list[Growing], trees: int, seed: int) -> None:
        self.growers = growers
        self.trees = trees
        self.seed = seed
        self.asked = 0  # how often: every time with another luck
        self.nodes = 0  # visited in the last search …
        self.kept = 0  # … and known from the one before
        # Which trees each of them grows: from the first one up to, not including, the second.
        self.shares: list[tuple[int, int]] = []
        first = 0
        for count in shared(trees, len(growers)):
            self.shares.append((first, first + count))
            first += count

    def best(self, games: list[Game], budget: Budget) -> list[Option]:
        """All turns in question, the best first.  `games`: one for each tree, which only differ
        in what the seat cannot know (or the same one again and again)."""
        begun = perf_counter()
        self.asked += 1
        luck = seed_for(self.seed, self.asked)
        seeds = [seed_for(luck, tree) for tree in range(self.trees)]
        for number, grower in enumerate(self.growers):
            first, end = self.shares[number]
            grower.plant(games[first:end], seeds[first:end], ROOT_WIDTH)
        shoots: list[Shoots] = []
        for grower in self.growers:
            shoots += grower.shoots()
        options = merged(shoots)
        self.nodes = 0
        self.kept = sum([visits for found in shoots for _, _, visits in found])
        if len(options) > 1:
            self.narrow(options, budget, begun)
        return options

    def narrow(self, options: list[Option], budget: Budget, begun: float) -> None:
        """Sequential halving; afterwards the options are in order."""
        asked = options[:]
        if budget.nodes:
            asked = asked[: max(REMAINING, budget.nodes // FIRST_LOOKS)]
        rounds = rounds_for(len(asked))
        nodes = shared(budget.nodes, rounds)
        for number in range(rounds):
            seconds = 0.0
            if not budget.nodes:
                end = begun + budget.milliseconds / 1000.0 * (number + 1) / rounds
                seconds = max(0.000_001, end - perf_counter())
            self.spend(asked, shared(nodes[number], self.trees), seconds)
            finds: Finds = []
            for grower in self.growers:
                finds += grower.finds()
            judge(options, finds)
            asked.sort(key=better)
            asked = asked[: max(REMAINING, (len(asked) + 1) // 2)]
            self.nodes = sum([sum(visits) for visits, _ in finds]) - self.kept
        best = asked[0]
        rest = sorted([option for option in options if option is not best], key=better)
        options[:] = [best, *rest]

    def spend(self, asked: list[Option], visits: list[int], seconds: float) -> None:
        for number, grower in enumerate(self.growers):
            first, end = self.shares[number]
            choices: list[list[int]] = []
            for tree in range(first, end):
                turned = tree * len(asked) // self.trees  # not all begin with the same
                order = asked[turned:] + asked[:turned]
                places = [option.places[tree] for option in order]
                choices.append([place for place in places if place >= 0])
            grower.spend(choices, visits[first:end], seconds)

    def follow(self, option: Option) -> None:
        """This turn is taken: what is known of its future is kept."""
        for grower in self.growers:
            grower.follow(option.ids)
