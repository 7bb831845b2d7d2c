"""The players of City of Gods who search: every sort of game, fairly and repeatably."""

from __future__ import annotations

import pickle

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.players.hand import HandThinker, in_turn
from teotihuacan.city.players.learned.features import ERAS
from teotihuacan.city.players.learned.names import LENGTH
from teotihuacan.city.players.master import HandSearcher, Master, Searcher
from teotihuacan.city.players.planner import answer_others, fingerprint, imagined
from teotihuacan.city.players.searching import SearchThinker
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE
from teotihuacan.players.search.model import Model
from teotihuacan.players.search.thinker import Thinker, Turn
from teotihuacan.players.search.tree import Node, Tree
from tests.engine.coins import COINS
from tests.players.seats import play

SORTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "draft": True, "edition": "first"},
    {"players": 4, "first_game": True, "dark_eclipse": True},
    {"players": 1, "bot": "teotibot"},
    {"players": 1, "bot": "modified"},
    {"players": 2, "modules": ["obsidian", "mansion"]},
    {"players": 3, "modules": ["obsidian", "altars", "empire"], "draft": True},
    {"players": 1, "bot": "modified", "modules": ["obsidian", "mansion", "altars"]},
]


def plain_thinker() -> SearchThinker:
    """One that has learned nothing yet: only the present margin counts."""
    return SearchThinker(Model([[0.0] * LENGTH for _ in range(ERAS)]))


class PlainSearcher(Searcher):
    """Searches with whatever weights: none of those that are stored."""

    make = plain_thinker


def city_of(game: Game) -> City:
    assert isinstance(game.state, City)
    return game.state


def turns_of_a_game(options: dict[str, object], seed: int, count: int) -> list[Game]:
    """The first questions of some turns of seat 0, in a game of greedy players."""
    game = teo.new_game("city", seed=seed, **options)
    seats = [players.make("greedy", seat) for seat in range(4)]
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
    game = teo.new_game("city", seed=number, **SORTS[number])
    made = HandSearcher if number % 2 else PlainSearcher
    seats = [made(number, nodes=2, trees=2), *[players.make("random", seat) for seat in range(3)]]
    play(game, seats)
    assert game.winners
    if game.deciders > 1:
        assert game.winners == [0], "against players who do not think"


# --- turns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("thinker", [HandThinker(), plain_thinker()])
@pytest.mark.parametrize("number", range(0, len(SORTS), 2))
def test_turns_are_complete_distinct_and_in_order(thinker: Thinker, number: int) -> None:
    for game in turns_of_a_game(SORTS[number], seed=number, count=12)[2::3]:
        turns = thinker.turns(game, 0, 8)
        assert 1 <= len(turns) <= 8
        worths = [turn.worth for turn in turns]
        assert worths == sorted(worths, reverse=True)
        ends = set()
        for turn in turns:
            after = game.copy()
            for id in turn.ids:
                answer_others(after, 0)
                assert id in after.ids
                after.apply(id)
            assert after.asked != "end", "complete"
            assert (
                after.actor != 0 or after.over or city_of(after).turn != 0 or after.asked == "turn"
            )
            ends.add(fingerprint(city_of(after), 0))
        assert len(ends) == len(turns)


def test_what_is_no_turn_is_answered_without_a_search() -> None:
    game = imagined(teo.new_game("city", players=2, seed=1))
    assert game.asked == "keep"
    for thinker in (HandThinker(), plain_thinker()):
        assert thinker.turns(game, 0, 8) == []
        after = game.copy()
        thinker.reply(after)
        assert len(after.history) == 1
    player = HandSearcher(1, nodes=5)
    assert player.choose(game) == players.make("greedy", 1).choose(game)
    assert player.search is None


def test_a_reply_is_a_whole_turn() -> None:
    for game in turns_of_a_game({"players": 2}, seed=4, count=10):
        HandThinker().reply(game)
        assert game.actor in (1, CHANCE)


def test_the_value_of_a_finished_game_is_its_margin() -> None:
    game = teo.new_game("city", players=3, seed=2)
    teo.playout(game, teo.Dealer.seeded(2))
    for seat in range(3):
        others = [points for other, points in enumerate(game.scores) if other != seat]
        assert HandThinker().value(game, seat) == game.scores[seat] - max(others)


# --- luck and fairness ----------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_a_bot_rolls_the_same_whatever_is_taken(bot: str) -> None:
    """Taking tiles draws new ones; that must not change the dice."""
    seen = 0
    for game in turns_of_a_game({"players": 1, "bot": bot}, seed=2, count=20)[14:]:
        turns = HandThinker().turns(game, 0, 8)
        tree = Tree(HandThinker(), Node(game, 0, turns, 0.0), 0, 7)
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


@pytest.mark.parametrize("made", [HandSearcher, PlainSearcher])
def test_what_will_be_drawn_makes_no_difference(made: type[Searcher]) -> None:
    game = teo.new_game("city", players=2, seed=3)
    seats = [players.make("greedy", 1), players.make("greedy", 2)]
    asked = 0
    while not game.over and asked < 6:
        actor = game.actor
        assert actor is not None
        if game.asked == "turn" and in_turn(city_of(game), actor):
            other = game.copy()
            other.dealer = teo.Dealer.seeded(len(game.history))
            assert made(1, nodes=6).choose(game) == made(1, nodes=6).choose(other)
            asked += 1
        game.apply(seats[actor].choose(game))


def test_thinking_leaves_the_game_alone() -> None:
    for game in turns_of_a_game({"players": 2}, seed=5, count=3):
        before = game.position()
        HandSearcher(1, nodes=9).choose(game)
        assert game.position() == before


# --- repeatable -----------------------------------------------------------------------------------


def history(processes: int, turns: int) -> list[int]:
    game = teo.new_game("city", players=2, seed=3)
    seats = [HandSearcher(1, nodes=12, processes=processes), players.make("greedy", 2)]
    begun = 0
    while not game.over and begun <= turns:
        actor = game.actor
        assert actor is not None
        begun += game.asked == "turn" and actor == 0
        game.apply(seats[actor].choose(game))
    return game.history


def test_nodes_are_a_budget_that_repeats_every_choice() -> None:
    assert history(1, turns=4) == history(1, turns=4)


def test_processes_change_nothing() -> None:
    assert history(3, turns=3) == history(1, turns=3)


def test_a_process_that_dies_is_done_without() -> None:
    first, second = turns_of_a_game({"players": 2}, seed=5, count=2)
    player = HandSearcher(1, nodes=9, processes=2)
    player.choose(first)
    assert player.search is not None
    distant = player.search.growers[0]
    distant.process.kill()  # type: ignore[attr-defined]
    distant.process.join()  # type: ignore[attr-defined]
    player.planned = []
    assert player.choose(second) in second.legal()
    assert player.processes == 1


# --- names ----------------------------------------------------------------------------------------


def test_names_say_how_long_a_searcher_thinks() -> None:
    for name, nodes, milliseconds in (("search-60n", 60, 0), ("hand-200ms", 0, 200)):
        made = players.make(name, 7, "city")
        assert isinstance(made, Searcher)
        assert (made.name, made.seed) == (name, 7)
        assert (made.budget.nodes, made.budget.milliseconds) == (nodes, milliseconds)
        again = pickle.loads(pickle.dumps(players.factory(name, "city")))(7)
        assert (type(again), again.name) == (type(made), name)


@pytest.mark.parametrize("name", ["search-", "search-60", "search-0n", "hand-6s", "search-60n-2"])
def test_a_name_that_does_not_say_it_is_refused(name: str) -> None:
    with pytest.raises(teo.OptionError, match=r"how long it may think: .*-60n, .*-200ms"):
        players.make(name, 1, "city")


def test_searchers_of_a_game_play_no_other() -> None:
    with pytest.raises(teo.OptionError, match="no player 'search-60n'"):
        players.make("search-60n", 1, "founders")
    with pytest.raises(teo.OptionError, match="search-5n player cannot play 'coins'"):
        players.make("search-5n", 1, "city").choose(Game.new(COINS, {}, 1))


def test_master_thinks_three_seconds_at_most() -> None:
    master = players.make("master", 1, "city")
    assert isinstance(master, Master)
    assert master.name == "master"
    assert 0 < master.budget.milliseconds + 2 * master.rest.milliseconds <= 3000
