"""Greedy's planning in games with modules: fair, once a turn, without changing the game."""

import teotihuacan as teo
from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.planner import Planner, answer_others, fingerprint
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules.state import City
from teotihuacan.players.search.evaluator import imagined
from tests.city.modules.altars.altar_scene import altar_scene, put
from tests.city.modules.empire.empire_scene import T, empire
from tests.city.modules.players.table import greedy


def test_future_draws_make_no_difference() -> None:
    game = teo.new_game("city", players=2, seed=3, modules=["all"])
    seats = [greedy(), greedy()]
    for number in range(150):
        actor = game.actor
        assert actor is not None
        id = seats[actor].choose(game)
        if number % 3 == 0:
            other = game.copy()
            other.dealer = teo.Dealer.seeded(len(game.history))
            assert greedy().choose(other) == greedy().choose(game)
        game.apply(id)


def test_thinking_leaves_the_game_alone() -> None:
    game = teo.new_game("city", players=3, seed=4, modules=["all"])
    seats = [greedy(), greedy(), greedy()]
    for _ in range(150):
        actor = game.actor
        assert actor is not None
        before = game.position()
        id = seats[actor].choose(game)
        assert game.position() == before
        game.apply(id)


def test_others_are_answered_for_within_a_turn() -> None:
    """Two Warriors are sent: the first one pushes another's, and the plan goes on behind it."""
    s = empire({T: 1}).seat(0, cocoa=2, workers="D1 P1 P1").turn(0)
    s.play("D1 >1")
    plan = Planner(Horizon(s.city, 0, Weights())).plan(imagined(s.game))
    codes = [s.game.rules.codes[id] for id in plan]
    assert codes[0] == "main"
    assert codes[-1] == "end"
    assert [code[:5] for code in codes[1:-1]] == ["march"], "of its own first Warrior"


def test_no_answers_are_imagined_when_the_turn_is_over() -> None:
    s = empire({T: 1}).seat(0, cocoa=2, workers="D1 P1 P1").turn(0)
    s.play("D1 >1 cocoa")
    game = imagined(s.game)
    assert answer_others(game, 0), "its own question is not answered"
    game.play("end")
    assert not answer_others(game, 0)
    assert game.actor == 1


def test_a_plan_is_followed_whatever_the_others_answer() -> None:
    """The other one marches elsewhere than imagined; the turn is still finished by its plan."""
    s = empire({T: 1}).seat(0, cocoa=2, workers="D1 P1 P1").turn(0)
    s.ask()
    player = greedy()
    while s.game.asked != "end":
        if s.game.actor == 1:
            s.game.apply(s.game.ids[-1])
        else:
            s.game.play(player.choose(s.game))
    assert player.planned


def test_positions_that_differ_in_the_part_of_a_module_are_told_apart() -> None:
    s = altar_scene("12-1", "81-8", modules=("empire", "mansion"))
    seen = [fingerprint(s.city, 0)]
    put(s, 0, "12-1_")
    seen.append(fingerprint(s.city, 0))
    put(s, 0, "12-2_")
    seen.append(fingerprint(s.city, 0))
    for part in s.city.parts:
        if hasattr(part, "settled"):
            part.settled = 2
            seen.append(fingerprint(s.city, 0))
        if hasattr(part, "seats"):
            part.seats = (0, -1, -1)
            seen.append(fingerprint(s.city, 0))
        if hasattr(part, "doubled"):
            part.doubled = 1
            seen.append(fingerprint(s.city, 0))
    assert len(seen) == 6
    assert len(set(seen)) == 6


def test_pending_steps_count_when_chance_interrupts_a_turn() -> None:
    """A building in region 3 draws tiles: the plan ends there, but they are worth something."""
    s = empire({T: 1, 3: 0, 1: 0}, supply=(0, 9)).seat(0, wood=2, workers="D4 P1 P1").turn(0)
    s.play("D4 >1 main")
    assert s.game.asked == "settle"

    def worth(code: str) -> float:
        after = imagined(s.game)
        after.play(code)
        assert isinstance(after.state, City)
        planner = Planner(Horizon(after.state, 0, Weights()))
        return planner.explore(after, False)

    drawn, plain = worth("settle-3"), worth("settle-1")
    assert drawn > plain - 2.0
    weights = Weights()
    weights.best_of_three = 20.0
    after = imagined(s.game)
    after.play("settle-3")
    assert isinstance(after.state, City)
    assert Planner(Horizon(after.state, 0, weights)).explore(after, False) > drawn + 10.0
