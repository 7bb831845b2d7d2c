"""Levels for people: what they are made of, how they play, and what is said of them."""

import pickle

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.players.master import Master
from teotihuacan.players import registry
from teotihuacan.players.levels import LEVELS, levels, with_levels
from teotihuacan.players.novice import LEFT, Novice
from teotihuacan.players.player import share
from teotihuacan.titles import TITLES, title_named
from teotihuacan.words import languages
from teotihuacan.words.players import called, thinks
from tests.city.modules.sets import SETS
from tests.players.seats import play
from tests.toy.installed import registered

GAMES = ("city", "founders")


def new_random(seed: int) -> players.Player:
    return players.Random(seed)


# --- which there are ------------------------------------------------------------------------------


def test_a_game_has_the_levels_that_its_players_make_possible() -> None:
    some = {"master": new_random, "greedy": new_random}
    assert levels({}) == []
    assert levels({"strong": new_random, "own": new_random}) == ["strong"]
    assert levels(some) == ["novice", "casual", "master"]
    assert list(with_levels(some)) == ["master", "greedy", "novice", "casual"]


def test_a_game_may_have_a_level_of_its_own_making() -> None:
    made = with_levels({"greedy": players.Random, "casual": new_random})
    assert made["casual"] is new_random


@pytest.mark.parametrize("game", GAMES)
def test_our_games_have_levels(game: str) -> None:
    own = title_named(game).players()
    assert levels(own)[:3] == ["novice", "casual", "strong"]
    assert set(levels(own)) <= set(players.names(game))


@pytest.mark.parametrize("game", GAMES)
def test_people_are_offered_the_levels_first_and_nobody_twice(game: str) -> None:
    offered = players.for_people(game)
    own = levels(title_named(game).players())
    assert offered[: len(own)] == own
    assert "random" in offered
    assert "greedy" not in offered, "casual is the same"
    assert "greedy" in players.names(game), "but whoever names it finds it"
    assert players.opponent(game) == "casual"


def test_players_of_others_are_offered_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "mine", {"": new_random})
    assert players.for_people("city")[-1] == "mine"


def test_a_game_without_players_of_its_own_has_random() -> None:
    with registered() as title:
        assert players.for_people(title.name)[0] == "random"
        assert players.opponent(title.name) == "random"
        with pytest.raises(teo.OptionError, match="no player 'novice'"):
            players.make("novice", 1, title.name)


@pytest.mark.parametrize("game", GAMES)
def test_a_level_is_called_by_its_name_and_can_travel(game: str) -> None:
    for level in levels(title_named(game).players()):
        made: players.Factory = pickle.loads(pickle.dumps(players.factory(level, game)))
        assert (made(3).name, made(3).seed) == (level, 3)
        assert players.Seated(level, 3, game).name == level


# --- casual ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_casual_decides_as_greedy_does(game: str) -> None:
    def history(name: str) -> list[int]:
        table = teo.new_game(game, players=2, seed=4)
        minds = [players.make(name, seat, game) for seat in range(2)]
        for _ in range(24):
            assert table.actor is not None
            table.apply(minds[table.actor].choose(table))
        return table.history

    assert history("casual") == history("greedy")


# --- novice ---------------------------------------------------------------------------------------


class Asked(players.Player):
    """Notes what it is asked, and answers the last."""

    name = "asked"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seen: list[list[int]] = []

    def choose(self, game: teo.Game) -> int:
        self.seen.append(game.ids)
        return game.ids[-1]


def watched(
    overlooked: int, seed: int = 1, most: int = 999
) -> tuple[list[list[int]], list[list[int]]]:
    """What could be answered in a game, and what a novice has seen of it."""
    asked = Asked()
    novice = Novice(lambda _: asked, seed, overlooked, most)
    game = teo.new_game("city", players=2, seed=5)
    legal: list[list[int]] = []
    for _ in range(120):
        legal.append(game.ids)
        game.apply(novice.choose(game))
    return legal, asked.seen


def test_a_novice_overlooks_some_answers() -> None:
    legal, seen = watched(50)
    assert sum(map(len, seen)) < 0.8 * sum(map(len, legal))
    for could, saw in zip(legal, seen, strict=True):
        assert [id for id in could if id in saw] == saw, "some of them, in their order"


def test_a_novice_that_overlooks_everything_still_sees_two_answers_to_the_question() -> None:
    game = teo.new_game("city", players=2, seed=5)
    novice = Novice(Asked, 1, 100)
    askers = game.rules.askers
    for _ in range(150):
        asked = game.state.agenda[-1][0]
        own = [id for id in game.ids if askers[id] == asked]
        seen = novice.seen(game)
        assert len(seen) == min(LEFT, len(own))
        assert set(seen) <= set(own)
        game.apply(game.ids[0])


def test_a_novice_weighs_a_handful_of_answers_at_most() -> None:
    legal, seen = watched(0, most=3)
    assert max(map(len, legal)) > 3 + LEFT
    for could, saw in zip(legal, seen, strict=True):
        assert min(3, len(could)) <= len(saw) <= 3 + LEFT


def test_a_novice_that_overlooks_nothing_is_the_other_player() -> None:
    legal, seen = watched(0)
    assert legal == seen


def test_a_novice_changes_nothing_and_is_repeatable() -> None:
    game = teo.new_game("city", players=2, seed=5)
    before = (game.position(), game.ids[:])
    chosen = [players.make("novice", 9, "city").choose(game) for _ in range(2)]
    assert (game.position(), game.ids) == before
    assert chosen[0] == chosen[1]
    assert watched(50, 1)[1] != watched(50, 2)[1], "another seed overlooks others"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("city", {"players": 4, "modules": SETS[-1]}),
        ("city", {"players": 1, "bot": "modified", "modules": [*SETS[-1], "movement"]}),
        ("city", {"players": 3, "draft": True}),
        ("founders", {"players": 3, "side": "B"}),
        ("founders", {"players": 1, "solo": "score attack"}),
    ],
    ids=str,
)
def test_a_novice_never_sees_so_little_that_it_fails(game: str, options: dict[str, object]) -> None:
    table = teo.new_game(game, seed=3, **options)
    minds = [players.Seated("novice", seat, game) for seat in range(table.deciders)]
    while not table.over:
        assert table.actor is not None
        table.apply(minds[table.actor].decide(table))
    assert [mind.forfeits for mind in minds] == [[]] * table.deciders


@pytest.mark.parametrize(("game", "seeds"), [("city", range(4)), ("founders", range(8))])
def test_a_novice_is_between_random_and_casual(game: str, seeds: range) -> None:
    def margin(better: str, worse: str) -> float:
        points = [0, 0]
        for seed in seeds:
            table = teo.new_game(game, players=2, seed=seed)
            swapped = seed % 2
            names = [worse, better] if swapped else [better, worse]
            play(table, [players.make(name, seed, game) for name in names])
            points[0] += table.scores[swapped]
            points[1] += table.scores[1 - swapped]
        return (points[0] - points[1]) / len(seeds)

    assert margin("casual", "novice") > 8
    assert margin("novice", "random") > 30


# --- several processes ----------------------------------------------------------------------------


def test_who_grows_trees_shares_them_among_so_many_processes() -> None:
    given = {}
    for processes in (0, 1, 2, 64):
        master = players.Seated("master", 1, "city", processes=processes).player
        assert master is not None
        given[processes] = master.processes  # type: ignore[attr-defined]
    assert given == {0: 1, 1: 1, 2: 2, 64: Master.grown}
    greedy = players.make("greedy", 1)
    share(greedy, 4)
    assert not hasattr(greedy, "processes")
    assert players.cores() >= 1


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TITLES)
def test_every_player_of_ours_has_a_name_and_a_sentence(game: str, language: str) -> None:
    words = title_named(game).words(language)
    own = [*LEVELS, "random", *title_named(game).players()]
    for name in own:
        assert words.has(f"names.computer.{name}")
        assert thinks(words, name).endswith(".")
    assert len({thinks(words, name) for name in own}) == len(set(own))
    for family in title_named(game).searchers():
        assert f"{family}-60n" in thinks(words, family)


def test_a_player_of_others_has_its_name_and_no_sentence() -> None:
    words = title_named("city").words("es")
    assert (called(words, "thrifty"), thinks(words, "thrifty")) == ("thrifty", "")
    assert called(words, "master") == "maestro"


def test_quick_starts_seat_levels() -> None:
    for title in TITLES.values():
        named = {who for quick in title.quick_starts for who in quick.seats} - {"human", "friend"}
        assert named <= set(levels(title.players()))
