"""The search over complete turns, with a made-up game small enough to check by hand."""

from collections import Counter

import pytest

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE
from teotihuacan.players.search.chance import (
    Chance,
    joined,
    likeliest,
    likeliest_weighted,
    scrambled,
    seed_for,
)
from teotihuacan.players.search.evaluator import Evaluator, Turn, lead
from teotihuacan.players.search.forest import Forest
from teotihuacan.players.search.search import (
    ROOT_WIDTH,
    Budget,
    Candidate,
    Search,
    judge,
    merged,
    rounds_for,
    shared,
)
from teotihuacan.players.search.tree import CLOSE, Node, Tree, priors, reevaluate
from tests.players.garden import EAT, REAP, SOW, Garden, Impatient, garden, state_of

IDS = list(range(20))


# --- chance ---------------------------------------------------------------------------------------


def test_scrambling_loses_nothing_and_spreads_every_bit() -> None:
    assert len({scrambled(number) for number in range(5000)}) == 5000
    for bit in range(32):
        changed = [
            (scrambled(number) ^ scrambled(number ^ 1 << bit)).bit_count() for number in range(200)
        ]
        assert 14 < sum(changed) / len(changed) < 18


def test_seeds_for_many_are_different_and_fit_into_a_seed() -> None:
    seeds = {seed_for(seed, number) for seed in (0, 1, 2**53 - 1) for number in range(500)}
    assert len(seeds) == 1500
    assert max(seeds) < 2**53


def test_every_outcome_is_as_likely_as_it_should_be() -> None:
    even = Counter(likeliest(joined(1, number), IDS[:4]) for number in range(4000))
    assert all(900 < even[id] < 1100 for id in range(4))
    uneven = Counter(
        likeliest_weighted(joined(1, number), [5, 6, 7], [1, 0, 3]) for number in range(4000)
    )
    assert uneven[6] == 0
    assert 900 < uneven[5] < 1100


@pytest.mark.parametrize("number", range(30))
def test_a_pile_that_lacks_another_tile_gives_the_same_one(number: int) -> None:
    drawn = likeliest(joined(3, number), IDS)
    heavy = likeliest_weighted(joined(3, number), IDS, [1 + id % 3 for id in IDS])
    for missing in IDS:
        left = [id for id in IDS if id != missing]
        if missing != drawn:
            assert likeliest(joined(3, number), left) == drawn
        if missing != heavy:
            weights = [1 + id % 3 for id in left]
            assert likeliest_weighted(joined(3, number), left, weights) == heavy


def weather_after(choices: list[int], seed: int) -> list[int]:
    """The weather of some rounds in which seat 0 does this, with one random seed."""
    game = garden(rounds=len(choices) + 1)
    chance = Chance(seed)
    for round, choice in enumerate(choices):
        chance.begin(round, 0)
        game.apply(choice)
        chance.settle(game)
        game.apply(EAT)
        chance.begin(round, 1)
        chance.settle(game)
    return state_of(game).weather


def test_all_turns_of_a_tree_get_the_same_draws() -> None:
    """Sowing draws once more than eating; the weather does not change by it."""
    lucks: set[tuple[int, ...]] = set()
    for seed in range(10):
        plain = weather_after([EAT] * 6, seed)
        assert weather_after([SOW, REAP, EAT, SOW, REAP, EAT], seed) == plain
        assert weather_after([EAT, SOW, REAP, SOW, EAT, REAP], seed) == plain
        lucks.add(tuple(plain))
    assert len(lucks) == 10
    assert len(Counter(plain)) > 2, "each turn has its own draws"


def test_saying_twice_whose_turn_it_was_draws_on() -> None:
    chance = Chance(5)
    game = garden(rounds=3)
    game.apply(EAT)
    draws: list[int] = []
    for _ in range(12):
        chance.begin(0, 0)
        draws.append(chance.draw(game))
    assert len(set(draws)) > 1
    chance.fresh()
    chance.begin(0, 0)
    assert chance.draw(game) == draws[0]


# --- trees ----------------------------------------------------------------------------------------


def new_tree(rounds: int, seed: int = 1) -> Tree:
    evaluator = Impatient()
    game = garden(rounds)
    turns = evaluator.turns(game, 0, ROOT_WIDTH)
    return Tree(evaluator, Node(game, 0, turns, turns[0].worth), 0, seed)


def test_what_looks_better_comes_first() -> None:
    tree = new_tree(3)
    assert [turn.ids for turn in tree.root.turns] == [[EAT], [SOW]]
    assert tree.root.priors[0] > tree.root.priors[1]
    assert sum(tree.root.priors) == pytest.approx(1.0)
    assert priors([]) == []


def test_a_node_stands_at_the_next_turn_of_the_seat() -> None:
    tree = new_tree(3)
    tree.visit(1)
    child = tree.root.children[1]
    assert child is not None
    assert child.game.state.agenda[-1][1] == 0
    assert state_of(child.game).sown == [1, 0]
    assert state_of(child.game).points[1] >= 2, "the other has taken its turn"
    assert tree.root.children[0] is None
    assert tree.root.visits == [0, 1]


def test_the_root_is_left_alone() -> None:
    tree = new_tree(4)
    before = tree.root.game.copy()
    for number in range(20):
        tree.visit(number % 2)
    assert tree.root.game.state.agenda == before.state.agenda
    assert state_of(tree.root.game).points == [0, 0]
    assert tree.root.game.ids == before.ids


def test_the_end_of_the_game_is_its_margin() -> None:
    tree = new_tree(1)
    tree.visit(0)
    end = tree.root.children[0]
    assert end is not None
    assert not end.game.state.agenda
    assert end.turns == []
    assert end.value == lead(end.game.scores, 0) == 0.0
    tree.visit(1)
    tree.visit(1)
    assert tree.root.totals == [0.0, -4.0]


def test_trees_look_most_at_what_is_good() -> None:
    tree = new_tree(6)
    for _ in range(40):
        tree.visit(1)
    child = tree.root.children[1]
    assert child is not None
    reap = [turn.ids for turn in child.turns].index([REAP])
    assert child.visits[reap] > 2 * child.visits[1 - reap]


# --- the search -----------------------------------------------------------------------------------


def searched(
    rounds: int, nodes: int, trees: int = 3, seed: int = 1
) -> tuple[Search, list[Candidate]]:
    search = Search([Forest(Impatient(), 0)], trees, seed)
    return search, search.best([garden(rounds)] * trees, Budget(nodes=nodes))


def test_two_turns_ahead_are_better_than_one() -> None:
    """To eat looks better at once; who looks further sows."""
    assert Impatient().turns(garden(2), 0, 9)[0].ids == [EAT]
    _, options = searched(rounds=2, nodes=12)
    assert options[0].ids == [SOW]
    # 7 for reaping less 4 for the other's meals, against 0: eat twice, like the other.
    assert options[0].value > options[1].value


def test_with_one_turn_left_nobody_sows() -> None:
    _, options = searched(rounds=1, nodes=12)
    assert options[0].ids == [EAT]
    assert [option.value for option in options] == [0.0, -2.0]


@pytest.mark.parametrize("nodes", [1, 2, 7, 30, 61])
@pytest.mark.parametrize("trees", [1, 3, 4])
def test_a_budget_of_nodes_is_spent_exactly(nodes: int, trees: int) -> None:
    search, options = searched(rounds=6, nodes=nodes, trees=trees)
    assert search.nodes == nodes
    assert sum(option.visits for option in options) == nodes


def test_halving() -> None:
    assert [rounds_for(options) for options in (1, 2, 3, 4, 5, 8, 9, 16)] == [
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
    ]
    assert shared(10, 4) == [3, 3, 2, 2]


class Wide(Impatient):
    """Has sixteen turns to choose from, which differ in name only; the later, the worse."""

    def turns(self, game: Game, seat: int, most: int) -> list[Turn]:
        return [Turn([EAT, 100 + number], -float(number)) for number in range(most)]


def test_the_worse_half_is_left_out_again_and_again() -> None:
    search = Search([Forest(Wide(), 0)], 1, 1)
    options = search.best([garden(9)], Budget(nodes=160))
    assert search.nodes == 160
    # Four rounds of 40, with 16, 8, 4 and 2 turns in question.
    best, second, third, last = 3 + 5 + 10 + 20, 3 + 5 + 10, 3 + 5, 2
    expected = [best] * 2 + [second] * 2 + [third] * 4 + [last] * 8
    assert [option.visits for option in options] == expected


def test_few_nodes_are_not_wasted_on_many_turns() -> None:
    search = Search([Forest(Wide(), 0)], 1, 1)
    options = search.best([garden(9)], Budget(nodes=12))
    assert sum(1 for option in options if option.visits) == 4


def test_the_same_search_finds_the_same() -> None:
    def found(seed: int) -> list[tuple[list[int], float, int]]:
        _, options = searched(rounds=6, nodes=50, seed=seed)
        return [(option.ids, option.value, option.visits) for option in options]

    assert found(1) == found(1)


def test_milliseconds_are_a_budget_too() -> None:
    search = Search([Forest(Impatient(), 0)], 3, 1)
    options = search.best([garden(6)] * 3, Budget(milliseconds=5))
    assert search.nodes > 0
    assert sum(option.visits for option in options) == search.nodes


@pytest.mark.parametrize(("nodes", "milliseconds"), [(0, 0), (5, 5)])
def test_a_budget_is_one_of_both(nodes: int, milliseconds: int) -> None:
    with pytest.raises(ValueError, match="either nodes or milliseconds"):
        Budget(nodes, milliseconds)


# --- several trees --------------------------------------------------------------------------------


def test_turns_of_several_trees_are_matched_by_their_ids() -> None:
    options = merged([[([1], 5.0, 0), ([2, 3], 4.0, 0)], [([2, 3], 8.0, 0), ([1], 2.0, 0)]])
    assert [(option.ids, option.places) for option in options] == [([2, 3], [1, 0]), ([1], [0, 1])]
    assert options[0].worth == 6.0


def test_a_turn_that_not_all_trees_have_comes_last() -> None:
    options = merged([[([9], 50.0, 0), ([1], 1.0, 0)], [([1], 2.0, 0)]])
    assert [option.ids for option in options] == [[1], [9]]


def test_each_tree_counts_once() -> None:
    """A lucky tree that has visited one option more often does not make that option better."""
    options = merged([[([1], 0.0, 0), ([2], 0.0, 0)]] * 2)
    judge(options, [([9, 1], [90.0, 10.0]), ([1, 9], [-10.0, -90.0])])
    assert [option.value for option in options] == [0.0, 0.0]
    judge(options, [([1, 0], [10.0, 0.0]), ([1, 1], [-10.0, -8.0])])
    assert [option.value for option in options] == [0.0, 1.0]


def test_the_future_is_kept_when_it_comes_as_expected() -> None:
    search = Search([forest := Forest(Impatient(), 0)], 2, 1)
    options = search.best([garden(6)] * 2, Budget(nodes=40))
    children = [tree.root.children[options[0].places[i]] for i, tree in enumerate(forest.trees)]
    search.follow(options[0])
    assert children[0] is not None
    assert children[1] is not None
    expected = children[0].game.copy()
    known = children[0].visited
    assert known > 0
    search.best([expected] * 2, Budget(nodes=10))
    same = state_of(children[1].game).weather == state_of(expected).weather
    assert search.kept == known + (children[1].visited if same else 0)
    assert search.nodes == 10
    root = forest.trees[0].root
    assert sum(root.visits) > known
    assert root.round == 1


def test_the_future_is_forgotten_when_it_comes_otherwise() -> None:
    search = Search([Forest(Impatient(), 0)], 2, 1)
    options = search.best([garden(6)] * 2, Budget(nodes=40))
    search.follow(options[0])
    search.best([garden(5)] * 2, Budget(nodes=10))
    assert search.kept == 0


def test_nothing_but_the_imagined_games_is_looked_at() -> None:
    """Two trees that imagine different things are asked about both."""
    one, other = garden(3), garden(3)
    state_of(other).sown[1] = 1  # as if that were hidden
    state_of(other).points = [0, 40]
    search = Search([Forest(Impatient(), 0)], 2, 1)
    options = search.best([one, other], Budget(nodes=40))
    plain = Search([Forest(Impatient(), 0)], 2, 1).best([one, one], Budget(nodes=40))
    assert plain[0].value - options[0].value == pytest.approx(20.0, abs=4.0)


def test_chance_is_never_a_choice() -> None:
    tree = new_tree(4)
    for number in range(30):
        tree.visit(number % 2)
    nodes = [tree.root]
    while nodes:
        node = nodes.pop()
        assert isinstance(node.game.state, Garden)
        assert not node.game.state.agenda or node.game.state.agenda[-1][1] != CHANCE
        nodes += [child for child in node.children if child is not None]


# --- two-ply re-evaluation ------------------------------------------------------------------------


def root_candidates(game: Game, apart: float) -> list[Turn]:
    """Two turns: eating seems better than sowing by `apart` points."""
    first = game.rules.kinds[0].first
    return [Turn([first + EAT], apart), Turn([first + SOW], 0.0)]


def test_of_two_turns_that_are_close_the_next_turn_decides() -> None:
    """A player that has sown reaps 7 points next, which is more than to eat twice."""
    game = garden(rounds=2)
    eat, sow = turns = root_candidates(game, CLOSE)
    before = list(game.history)
    for seed in range(5):
        assert reevaluate(Impatient(), game, 0, turns, seed) is sow
    assert list(game.history) == before
    last = garden(rounds=1)
    assert reevaluate(Impatient(), last, 0, root_candidates(last, CLOSE), 1).ids == eat.ids


def test_more_and_less_close_turns_can_be_reevaluated() -> None:
    game = garden(rounds=2)
    eat, sow = root_candidates(game, CLOSE + 1)
    turns = [eat, Turn(eat.ids, CLOSE), sow]
    assert reevaluate(Impatient(), game, 0, turns, 1) is not sow
    assert reevaluate(Impatient(), game, 0, turns, 1, most=3) is not sow  # too far
    assert reevaluate(Impatient(), game, 0, turns, 1, most=2, close=CLOSE + 1) is not sow
    assert reevaluate(Impatient(), game, 0, turns, 1, most=3, close=CLOSE + 1) is sow


class Blind(Evaluator):
    """Must not be asked anything."""


def test_a_turn_that_is_clearly_better_is_not_reevaluated() -> None:
    game = garden(rounds=2)
    eat, _ = turns = root_candidates(game, CLOSE + 0.1)
    assert reevaluate(Blind(), game, 0, turns, 1) is eat
    assert reevaluate(Blind(), game, 0, [eat], 1) is eat
    with pytest.raises(NotImplementedError):
        reevaluate(Blind(), game, 0, root_candidates(game, CLOSE), 1)
