"""The greedy player of Founders: fair, planning once a turn, and effective."""

from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.engine.game import Game
from teotihuacan.founders.players import planner
from teotihuacan.founders.players.greedy import Greedy
from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.placing import best_places
from teotihuacan.founders.players.value import districts, masks, promise, standing
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.printed import tiles, worship
from teotihuacan.founders.rules.rounds import district_scores
from tests.founders.scene import Scene, scene
from tests.founders.tables import VARIANTS
from tests.toy.rules import COINS

WORSHIP_KEYS = [tile.key for tile in worship.WORSHIP]


def turn(game: teo.Game, player: players.Player) -> str:
    """Play one turn; what was chosen, in notation."""
    seat = game.actor
    codes: list[str] = []
    while not game.over and game.actor == seat and codes[-1:] != ["end"]:
        id = player.choose(game)
        codes.append(game.rules.codes[id])
        game.play(id)
    return " ".join(codes)


def horizon(s: Scene, seat: int = 0) -> Horizon:
    return Horizon(s.founding, seat, Weights())


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_greedy_beats_random(options: dict[str, object]) -> None:
    game = teo.new_game("founders", seed=11, **options)
    seats = [
        players.make("greedy" if seat == 1 else "random", seat, "founders")
        for seat in range(game.players)
    ]
    while not game.over:
        assert game.actor is not None
        id = seats[game.actor].choose(game)
        assert id in game.ids
        game.apply(id)
    others = [score for seat, score in enumerate(game.scores) if seat != 1]
    assert game.scores[1] > max(others) + 20


def test_the_same_seed_plays_the_same_game() -> None:
    records: list[object] = []
    for _ in range(2):
        game = teo.new_game("founders", players=2, seed=3)
        player = Greedy(1)
        for _ in range(60):
            game.apply(player.choose(game))
        records.append(game.record.steps)
    assert records[0] == records[1]


def test_it_knows_its_own_game_only() -> None:
    with pytest.raises(teo.OptionError, match="cannot play"):
        Greedy(1).choose(Game.new(COINS, {}, 1))


# --- fairness -------------------------------------------------------------------------------------


def test_future_draws_make_no_difference() -> None:
    game = teo.new_game("founders", players=2, seed=3)
    player = Greedy(1)
    for _ in range(40):
        other = game.copy()
        other.dealer = teo.Dealer.seeded(len(game.history))
        assert Greedy(1).choose(other) == Greedy(1).choose(game)
        game.apply(player.choose(game))


def test_thinking_leaves_the_game_alone() -> None:
    game = teo.new_game("founders", players=3, side="B", seed=4)
    player = Greedy(1)
    for _ in range(60):
        before = (list(game.history), game.ids, game.position())
        id = player.choose(game)
        assert (list(game.history), game.ids, game.position()) == before
        game.apply(id)


# --- plans ----------------------------------------------------------------------------------------


def test_a_turn_is_planned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[str] = []
    real = planner.Planner

    def counted(o: Any) -> Any:
        plans.append("one")
        return real(o)

    monkeypatch.setattr("teotihuacan.founders.players.greedy.Planner", counted)
    s = scene(players=2)  # without cubes no Temple, after which a tile would be turned up
    assert s.offered
    assert len(turn(s.game, Greedy(1)).split()) > 3
    assert len(plans) == 1


def test_a_plan_is_dropped_when_the_game_goes_another_way() -> None:
    s = scene(players=2).cubes(0, gold="a1 b1 c1 d1", wood="a2 b2", stone="a3")
    assert s.offered
    player = Greedy(1)
    first = player.choose(s.game)
    s.game.play(next(id for id in s.game.ids if id != first))
    while s.game.actor == 0 and s.game.asked != "end":
        id = player.choose(s.game)
        assert id in s.game.ids
        s.game.play(id)


def test_it_does_not_give_its_disks_away_for_the_next_round() -> None:
    """Passing last brings a new round with new disks: that is no reason to pass."""
    s = scene(players=2)
    s.founder(1).passed = True
    assert s.offered
    assert turn(s.game, Greedy(1)) != "pass"


# --- judgement ------------------------------------------------------------------------------------


def test_it_covers_the_last_mask() -> None:
    s = scene(players=2).lay(0, "wood1", "b1").lay(0, "wood1", "c1").lay(0, "wood1", "b2")
    places = best_places(s.founding, s.founder(), tiles.TILE_KEYS.index("wood1"), horizon(s))
    assert places[0][1] == 14  # c2


def test_a_temple_goes_where_its_pyramid_tiles_are() -> None:
    s = scene(players=2).pyramid(0, NE="blue", E="blue")
    found = best_places(s.founding, s.founder(), tiles.TILE_KEYS.index("blue"), horizon(s))
    assert all(space % 12 >= 5 for _, space, _ in found)  # at least partly in the north-east


def test_districts_count_as_at_the_end() -> None:
    s = scene(players=2).pyramid(0, NW="green", N="green").lay(0, "green", "a1")
    s.founding.round = s.founding.setting.rounds
    s.founder().disks = 0
    o = horizon(s)
    assert o.turns == 0
    assert districts(s.founder(), o) == sum(district_scores(s.founder())) == 4


def test_a_mask_is_surer_the_nearer_it_is() -> None:
    s = scene(players=2)
    worths = [masks(s.founder(), horizon(s))]
    for space in ("b1", "c1", "b2"):
        s.lay(0, "wood1", space)
        worths.append(masks(s.founder(), horizon(s)))
    assert worths == sorted(set(worths))


def test_a_trade_is_worth_what_the_cubes_allow() -> None:
    s = scene(players=2)
    tile = worship.WORSHIP[WORSHIP_KEYS.index("g_wood_vp")]
    nothing = promise(s.founder(), tile, horizon(s))
    s.cubes(0, wood="a1 a2 a3 a4 a5 a6")
    assert promise(s.founder(), tile, horizon(s)) > nothing + 4


def test_cubes_are_worth_nothing_without_turns() -> None:
    s = scene(players=2)
    s.founding.round = s.founding.setting.rounds
    s.founder().disks = 0
    before = standing(s.founder(), horizon(s))
    s.cubes(0, gold="a1 a2", stone="a3", wood="a4")
    assert standing(s.founder(), horizon(s)) == before
