"""The players who search: every sort of every game, fairly and repeatably."""

import pickle
from collections.abc import Callable
from typing import ClassVar

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.players import handcrafted as city_hand
from teotihuacan.city.players import master as city
from teotihuacan.city.players import searching as city_searching
from teotihuacan.city.players.learned import features as city_features
from teotihuacan.city.players.learned import names as feature_names
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE
from teotihuacan.founders.players import master as founders
from teotihuacan.founders.players import searching as founders_searching
from teotihuacan.founders.players.learned import features as founders_features
from teotihuacan.founders.players.learned import names as founders_names
from teotihuacan.founders.players.learned.ends import end_mark
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.evaluator import Evaluator, Turn, imagined
from teotihuacan.players.search.model import Model
from teotihuacan.players.search.tree import Node, Tree
from teotihuacan.players.searcher import LEAST, MASTER, MasterSearcher, TreeSearcher
from teotihuacan.titles import title_named
from tests.players.seats import play
from tests.toy.rules import COINS

Sort = tuple[str, dict[str, object]]

SORTS: list[Sort] = [
    ("city", {"players": 2}),
    ("city", {"players": 3, "draft": True, "edition": "first"}),
    ("city", {"players": 4, "first_game": True, "dark_eclipse": True}),
    ("city", {"players": 1, "bot": "teotibot"}),
    ("city", {"players": 1, "bot": "modified"}),
    ("city", {"players": 2, "modules": ["obsidian", "mansion"]}),
    ("city", {"players": 3, "modules": ["obsidian", "altars", "empire"], "draft": True}),
    ("city", {"players": 1, "bot": "modified", "modules": ["obsidian", "mansion", "altars"]}),
    ("founders", {"players": 2, "side": "A"}),
    ("founders", {"players": 2, "side": "B"}),
    ("founders", {"players": 4, "side": "A"}),
    ("founders", {"players": 1, "solo": "score attack"}),
]
GAMES = ["city", "founders"]


def plain_city() -> Evaluator:
    """One that has learned nothing yet: only the present margin counts."""
    eras = [[0.0] * feature_names.LENGTH for _ in range(city_features.ERAS)]
    return city_searching.SearchEvaluator(Model(eras))


def plain_founders() -> Evaluator:
    eras = [[0.0] * founders_names.LENGTH for _ in range(founders_features.ERAS)]
    return founders_searching.SearchEvaluator(Model(eras))


class PlainCitySearcher(city.Searcher):
    """Searches with whatever weights: none of those that are stored."""

    make: ClassVar[Callable[[], Evaluator]] = plain_city


class PlainFoundersSearcher(founders.Searcher):
    make: ClassVar[Callable[[], Evaluator]] = plain_founders


HAND: dict[str, type[TreeSearcher]] = {"city": city.HandSearcher, "founders": founders.HandSearcher}
PLAIN: dict[str, type[TreeSearcher]] = {
    "city": PlainCitySearcher,
    "founders": PlainFoundersSearcher,
}


def turns_of_a_game(sort: Sort, seed: int, count: int) -> list[Game]:
    """The first questions of some turns of seat 0, in a game of greedy players."""
    name, options = sort
    game = teo.new_game(name, seed=seed, **options)
    seats = [players.make("greedy", seat, name) for seat in range(4)]
    found: list[Game] = []
    while not game.over and len(found) < count:
        actor = game.actor
        assert actor is not None
        if game.asked == "turn" and actor == 0:
            found.append(imagined(game))
        game.apply(seats[actor].choose(game))
    return found


@pytest.mark.parametrize("number", range(len(SORTS)))
def test_searchers_play_every_sort_of_game(number: int) -> None:
    name, options = SORTS[number]
    game = teo.new_game(name, seed=number, **options)
    made = (HAND if number % 2 else PLAIN)[name]
    others = [players.make("random", seat) for seat in range(3)]
    play(game, [made(number, nodes=2, trees=2), *others])
    assert game.winners
    if game.deciders > 1:
        assert game.winners == [0], "against players who do not think"


# --- turns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("made", [HAND, PLAIN], ids=["hand", "plain"])
@pytest.mark.parametrize("number", range(0, len(SORTS), 2))
def test_turns_are_complete_distinct_and_in_order(
    made: dict[str, type[TreeSearcher]], number: int
) -> None:
    name, _ = SORTS[number]
    player = made[name](1, nodes=1)
    for game in turns_of_a_game(SORTS[number], seed=number, count=12)[2::3]:
        turns = player.evaluator.turns(game, 0, 8)
        assert 1 <= len(turns) <= 8
        worths = [turn.worth for turn in turns]
        assert worths == sorted(worths, reverse=True)
        assert len({after_turn(player, game, turn) for turn in turns}) == len(turns)


def after_turn(player: TreeSearcher, game: Game, turn: Turn) -> int:
    """A mark of the position after a turn, of which every answer can be given.

    In Founders before its end is said: a round may end with it, and all stacks are taken away.
    """
    after = game.copy()
    mark = 0
    for id in turn.ids:
        while after.actor == CHANCE:
            after.apply(after.ids[0])
        player.let_others_answer(after, 0)
        assert id in after.ids
        if isinstance(after.state, Founding):
            mark = hash((end_mark(after.state, 0), id))
        after.apply(id)
    assert after.asked != "end", "complete"
    own = after.actor == 0 and title_named(player.game).on_turn(after.state) == 0
    assert not own or after.asked == "turn"
    return mark or player.mark(after, 0)


def test_what_is_no_turn_is_answered_without_a_search() -> None:
    game = imagined(teo.new_game("city", players=2, seed=1))
    assert game.asked == "keep"
    for evaluator in (city_hand.HandcraftedEvaluator(), plain_city()):
        assert evaluator.turns(game, 0, 8) == []
        after = game.copy()
        evaluator.reply(after)
        assert len(after.history) == 1
    player = city.HandSearcher(1, nodes=5)
    assert player.choose(game) == players.make("greedy", 1).choose(game)
    assert player.search is None


@pytest.mark.parametrize("game", GAMES)
def test_a_reply_is_a_whole_turn(game: str) -> None:
    for start in turns_of_a_game((game, {"players": 2}), seed=4, count=10):
        HAND[game](1, nodes=1).evaluator.reply(start)
        assert start.actor in (1, CHANCE)


@pytest.mark.parametrize("name", GAMES)
def test_the_value_of_a_finished_game_is_its_margin(name: str) -> None:
    game = teo.new_game(name, players=3, seed=2)
    teo.playout(game, teo.Dealer.seeded(2))
    for seat in range(3):
        others = [points for other, points in enumerate(game.scores) if other != seat]
        evaluator = HAND[name](1, nodes=1).evaluator
        assert evaluator.value(game, seat) == game.scores[seat] - max(others)


def test_the_setup_of_founders_is_thought_about_as_one_turn() -> None:
    game = imagined(teo.new_game("founders", players=2, seed=4))
    seat = game.actor
    assert seat is not None
    player = founders.HandSearcher(1, nodes=8)
    first = player.choose(game)
    assert player.search is not None
    assert player.search.nodes == 8, "all of the budget"
    game.apply(first)
    player.planned = []
    player.choose(game)
    assert player.search.nodes == 2, "the rest of a turn has a part of it"


# --- chance and fairness --------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_a_bot_rolls_the_same_whatever_is_taken(bot: str) -> None:
    """Taking tiles draws new ones; that must not change the dice."""
    seen = 0
    sort = ("city", {"players": 1, "bot": bot})
    evaluator = city_hand.HandcraftedEvaluator()
    for game in turns_of_a_game(sort, seed=2, count=20)[14:]:
        turns = evaluator.turns(game, 0, 8)
        tree = Tree(evaluator, Node(game, 0, turns, 0.0), 0, 7)
        dice: set[tuple[int, ...]] = set()
        draws: set[int] = set()
        for turn in turns:
            rolled, drawn = rolls_after(tree, game, turn)
            draws.add(drawn)
            if rolled:
                dice.add(rolled[:2])
        assert len(dice) <= 1
        seen += len(draws) > 1
    assert seen > 0, "some turns draw more than others"


def rolls_after(tree: Tree, game: Game, turn: Turn) -> tuple[tuple[int, ...], int]:
    """What the bot rolls after a turn, and how much else is drawn."""
    after = game.copy()
    tree.chance.fresh()
    tree.chance.begin(0, 0)
    tree.take(after, turn.ids)
    rolled: list[int] = []
    others = 0
    while after.actor == CHANCE:
        id = tree.chance.draw(after)
        if after.asked == "bot die":
            rolled.append(id)
        else:
            others += 1
        after.apply(id)
    return tuple(rolled), others


@pytest.mark.parametrize("made", [HAND, PLAIN], ids=["hand", "plain"])
@pytest.mark.parametrize("name", GAMES)
def test_future_draws_make_no_difference(name: str, made: dict[str, type[TreeSearcher]]) -> None:
    game = teo.new_game(name, players=2, seed=3)
    seats = [players.make("greedy", 1, name), players.make("greedy", 2, name)]
    asked = 0
    while not game.over and asked < 6:
        actor = game.actor
        assert actor is not None
        if game.asked == "turn":
            other = game.copy()
            other.dealer = teo.Dealer.seeded(len(game.history))
            assert made[name](1, nodes=6).choose(game) == made[name](1, nodes=6).choose(other)
            asked += 1
        game.apply(seats[actor].choose(game))


@pytest.mark.parametrize("name", GAMES)
def test_thinking_leaves_the_game_alone(name: str) -> None:
    for game in turns_of_a_game((name, {"players": 2}), seed=5, count=3):
        before = game.position()
        HAND[name](1, nodes=9).choose(game)
        assert game.position() == before


# --- repeatable -----------------------------------------------------------------------------------


def history(game: str, processes: int, turns: int) -> list[int]:
    played = teo.new_game(game, players=2, seed=3)
    searcher = HAND[game](1, nodes=12, trees=3, processes=processes)
    seats = [searcher, players.make("greedy", 2, game)]
    begun = 0
    while not played.over and begun <= turns:
        actor = played.actor
        assert actor is not None
        begun += played.asked == "turn" and actor == 0
        played.apply(seats[actor].choose(played))
    return played.history


@pytest.mark.parametrize("game", GAMES)
def test_nodes_are_a_budget_that_repeats_every_choice(game: str) -> None:
    assert history(game, 1, turns=3) == history(game, 1, turns=3)


@pytest.mark.parametrize("game", GAMES)
def test_processes_change_nothing(game: str) -> None:
    assert history(game, 3, turns=2) == history(game, 1, turns=2)


def test_a_process_that_dies_is_done_without() -> None:
    first, second = turns_of_a_game(("city", {"players": 2}), seed=5, count=2)
    player = city.HandSearcher(1, nodes=9, processes=2)
    player.choose(first)
    (remote,) = player.remote
    remote.process.kill()
    remote.process.join()
    player.planned = []
    assert player.choose(second) in second.ids
    assert player.processes == 1


def test_who_looks_at_the_clock_does_not_wait_for_a_process_to_begin() -> None:
    (game,) = turns_of_a_game(("city", {"players": 2}), seed=5, count=1)
    player = city.HandSearcher(1, milliseconds=30, processes=2)
    assert player.choose(game) in game.ids
    assert player.helping == 0
    (remote,) = player.remote
    assert remote.is_ready(wait=True)
    player.planned = []
    assert player.choose(game) in game.ids
    assert player.helping == 1


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_names_say_how_long_a_searcher_thinks(game: str) -> None:
    for name, nodes, milliseconds in (("search-60n", 60, 0), ("hand-200ms", 0, 200)):
        made = players.make(name, 7, game)
        assert isinstance(made, TreeSearcher)
        assert (made.game, made.name, made.seed) == (game, name, 7)
        assert (made.budget.nodes, made.budget.milliseconds) == (nodes, milliseconds)
        again = pickle.loads(pickle.dumps(players.factory(name, game)))(7)
        assert (type(again), again.name) == (type(made), name)


@pytest.mark.parametrize("name", ["search-", "search-60", "search-0n", "hand-6s", "search-60n-2"])
@pytest.mark.parametrize("game", GAMES)
def test_a_name_that_does_not_say_it_is_refused(game: str, name: str) -> None:
    with pytest.raises(teo.OptionError, match=r"how long it may think: .*-60n, .*-200ms"):
        players.make(name, 1, game)


@pytest.mark.parametrize("game", GAMES)
def test_searchers_of_a_game_play_no_other(game: str) -> None:
    with pytest.raises(teo.OptionError, match="search-5n player cannot play 'coins'"):
        players.make("search-5n", 1, game).choose(Game.new(COINS, {}, 1))


@pytest.mark.parametrize("game", GAMES)
def test_master_thinks_three_seconds_at_most(game: str) -> None:
    master = players.make("master", 1, game)
    assert isinstance(master, MasterSearcher)
    assert (master.name, master.game) == ("master", game)
    played = teo.new_game(game, players=2, seed=3)
    while played.asked != "turn":
        played.apply(played.ids[0])
    seat = played.actor
    assert seat is not None
    spent = 0
    for planned in range(7):  # the first time, and whenever others spoil what was planned
        given = master.budget_for(played, seat).milliseconds
        assert given >= LEAST
        spent += given
        master.left -= given
        if planned == 0:
            assert given == MASTER
            played.apply(played.ids[0])
            assert played.asked != "turn"
    assert MASTER < spent <= 3000
