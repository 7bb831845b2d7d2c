"""How the greedy player thinks: fairly, once a turn, without touching the game."""

import copy
from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.players import planner
from teotihuacan.city.players.candidates import WIDTH
from teotihuacan.city.players.greedy import Greedy
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules import kinds, units
from teotihuacan.engine.game import Game
from tests.city.scene import Scene, scene
from tests.toy.rules import COINS

DISCOVERERS = (14, 16)  # these starting tiles come with a discovery tile: leave them out


def greedy() -> Greedy:
    return Greedy(1)


def code(game: teo.Game) -> str:
    return game.rules.codes[greedy().choose(game)]


def turn(game: teo.Game, player: players.Player) -> str:
    """Play one turn; what was chosen, in notation."""
    seat = game.actor
    codes: list[str] = []
    while not game.over and game.actor == seat and codes[-1:] != ["end"]:
        id = player.choose(game)
        codes.append(game.rules.codes[id])
        game.play(id)
    return " ".join(codes)


# --- fairness -------------------------------------------------------------------------------------


def swapped(position: Any, seat: int, part: str) -> Any:
    """The position with other secret starting tiles in a seat's hand."""
    changed = copy.deepcopy(position)
    hand = changed["table"]["players"][seat][part]
    pile = changed["table"]["starting pile"]
    for i, tile in enumerate(hand):
        for j, other in enumerate(pile):
            if tile not in DISCOVERERS and other not in DISCOVERERS:
                hand[i], pile[j] = other, tile
                pile.sort()
                return changed
    raise AssertionError("nothing to swap")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("count", [2, 3])
def test_the_secret_tiles_of_others_make_no_difference(seed: int, count: int) -> None:
    game = teo.new_game("city", players=count, seed=seed)
    while game.asked == "keep":
        seat = game.actor
        assert seat is not None
        position = game.position()
        chosen = greedy().choose(game)
        for other in range(count):
            if other == seat:
                continue
            for part in ("starting dealt", "starting kept"):
                if position["table"]["players"][other][part]:  # type: ignore[index]
                    changed = teo.from_position(swapped(position, other, part))
                    assert changed.view(seat) == game.view(seat)
                    assert greedy().choose(changed) == chosen
        game.apply(chosen)


def test_future_draws_make_no_difference() -> None:
    game = teo.new_game("city", players=2, seed=3)
    seats = [greedy(), greedy()]
    for _ in range(120):
        actor = game.actor
        assert actor is not None
        other = game.copy()
        other.dealer = teo.Dealer.seeded(len(game.history))
        id = seats[actor].choose(game)
        fresh = greedy().choose(game)
        assert greedy().choose(other) == fresh
        game.apply(id)


def test_thinking_leaves_the_game_alone() -> None:
    game = teo.new_game("city", players=2, seed=3)
    seats = [greedy(), greedy()]
    while not game.over:
        actor = game.actor
        assert actor is not None
        before = (list(game.history), game.ids, list(game.state.agenda), game.scores)
        id = seats[actor].choose(game)
        assert (list(game.history), game.ids, list(game.state.agenda), game.scores) == before
        game.apply(id)


# --- plans ----------------------------------------------------------------------------------------


def test_a_turn_is_planned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[str] = []
    real = planner.Planner

    def counted(horizon: Any) -> Any:
        plans.append("one")
        return real(horizon)

    monkeypatch.setattr("teotihuacan.city.players.greedy.Planner", counted)
    s = market()
    assert len(turn(s.game, greedy()).split()) > 2
    assert len(plans) == 1


def market() -> Scene:
    """Seat 0 with goods and workers for several sorts of turn."""
    s = scene(players=3)
    s.seat(0, cocoa=6, wood=4, stone=4, gold=3, workers="A2 F3 N3", tiles=("two_resources",))
    s.seat(1, cocoa=3, workers="Q2 D1 G1")
    s.seat(2, cocoa=3, workers="P2 C1 A1")
    s.ask()
    return s


def test_a_plan_is_dropped_when_the_game_goes_another_way() -> None:
    s = market()
    player = greedy()
    first = player.choose(s.game)
    other = next(id for id in s.game.ids if id != first)
    s.game.play(other)
    while s.game.asked != "end" and s.game.actor == 0:
        id = player.choose(s.game)
        assert id in s.game.ids
        s.game.play(id)


def test_a_plan_survives_undo() -> None:
    """The same player asked again about an earlier position answers as before."""
    s = market()
    player = greedy()
    before = s.game.copy()
    whole = turn(s.game, player)
    assert turn(before, player) == whole


def test_other_weights_make_another_player() -> None:
    weights = Weights()
    weights.cocoa = 50.0
    plain, hungry = market(), market()
    assert turn(plain.game, greedy()) != turn(hungry.game, Greedy(1, weights))
    assert hungry.player(0).goods[units.COCOA] > max(6, plain.player(0).goods[units.COCOA])


# --- judgement ------------------------------------------------------------------------------------


def last_turn(s: Scene) -> Scene:
    """Seat 0 is about to take the last turn of the game."""
    s.city.era = 2
    s.city.light = s.city.dark
    s.city.countdown = 1
    s.touch().ask()
    return s


def test_nothing_useful_is_left_over_at_the_end() -> None:
    s = scene(players=2).seat(0, cocoa=5, workers="F3 Q2 G1", tiles=("four_points", "avenue_step"))
    codes = turn(last_turn(s).game, greedy()).split()
    assert "use-four_points" in codes
    assert "use-avenue_step" in codes


def test_the_salary_is_paid_in_full_when_it_can_be() -> None:
    s = scene(players=2).seat(0, cocoa=9, workers="F4 Q2 G1").seat(1, cocoa=9)
    s.player(0).points = 20
    last_turn(s)
    s.city.era = 0
    turn(s.game, greedy())
    assert s.game.asked == "salary"
    assert code(s.game) in ("pay4", "pay5")
    assert greedy().choose(s.game) == s.game.ids[0], "the most that is due"


def test_a_tile_of_cocoa_helps_to_pay() -> None:
    s = scene(players=2).seat(0, points=20, workers="F4 Q2 G1", tiles=("four_cocoa",))
    s.seat(1, cocoa=9)
    s.city.era = 2
    s.city.agenda = [(kinds.SALARY, 0, 0, 0, 0)]
    s.city.turn = -1
    s.touch().ask()
    assert code(s.game) == "use-four_cocoa"


def test_another_game_is_refused() -> None:
    with pytest.raises(teo.OptionError, match="greedy player cannot play 'coins'"):
        greedy().choose(Game.new(COINS, {}, 1))


def test_every_kind_of_step_of_the_base_game_has_a_width() -> None:
    """Those of modules are looked at in full, see tests/modules."""
    assert len(WIDTH) == kinds.KINDS
