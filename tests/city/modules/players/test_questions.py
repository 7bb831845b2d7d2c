"""Greedy answers every question that the modules ask a player, also in another's turn."""

from collections.abc import Callable

import pytest

from teotihuacan.city.game import CITY
from teotihuacan.city.modules.altars.rules import kinds as altar_kinds
from teotihuacan.city.modules.altars.rules.state import IN_HAND
from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.obsidian.rules import kinds as obsidian_kinds
from teotihuacan.city.rules.state import replaced
from teotihuacan.engine.steps import CHANCE, Step, make_step
from tests.city.modules.altars.altar_scene import altar_scene, lay_pile, part, put
from tests.city.modules.empire.empire_scene import T, empire
from tests.city.modules.mansion.house import mansion, owned
from tests.city.modules.players.table import answer, turn
from tests.city.modules.scene import period
from tests.city.scene import Scene


def asking(s: Scene, *steps: Step) -> Scene:
    """The scene asks these questions, the last one first, before the turn of seat 0 goes on."""
    s.city.agenda.extend(steps)
    return s.touch()


def paying() -> Scene:
    s = period().seat(0, cocoa=4, obsidian=2, technologies=(3.5,), workers="P1 G1 G1")
    s.seat(1, workers="Q1 Q1 Q1").turn(0)
    return s.play("P1 >1 main")


def lowering() -> Scene:
    s = altar_scene("12-1", "81-8")
    lay_pile(s, "81", "shaman_stand", "three_obsidian")
    s.seat(0, workers="P3 Q2 F1")
    put(s, 1, "56-5")
    return s.play("shaman altar81-8 claim-shaman_stand")


def moving_back() -> Scene:
    return asking(
        period().seat(0, workers="F2 Q1 G3"), make_step(obsidian_kinds.MOVE_BACK, 0, 3, 1)
    )


def how_far_back() -> Scene:
    return asking(
        period().seat(0, workers="F2 Q1 G3"), make_step(obsidian_kinds.BACK_DISTANCE, 0, 0, 3)
    )


def using_again() -> Scene:
    s = period().seat(0, used=("four_points", "two_resources", "four_cocoa"))
    return asking(s, make_step(obsidian_kinds.USE_AGAIN, 0, 2))


def worshipping() -> Scene:
    s = mansion().seat(0, cocoa=5, workers="G3 Q1 Q1", temples=(0, 0, 0))
    s.seat(1, temples=(0, 0, 3), workers="Q1 Q1 Q1")
    owned(s, "green", 1).near(P="three_obsidian").turn(0)
    return s.play("G3 >1 royal3 both")


def owning() -> Scene:
    """Seat 1 is asked in the turn of seat 0."""
    s = mansion().seat(0, cocoa=5, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="Q5 F1 C2")
    owned(s, "green", 1).turn(0)
    return s.play("G3 >1 royal3")


def first_half() -> Scene:
    s = altar_scene("12-1", "81-8")
    part(s).shamans = replaced(part(s).shamans, 0, IN_HAND)
    part(s).standing = 2
    s.city.agenda = [altar_kinds.begin_on_a_half(0)]
    s.city.turn = -1
    return s.touch()


def half() -> Scene:
    s = altar_scene("12-1", "81-8").seat(0, workers="F2 Q1 G3")
    return s.play("shaman")


def pushed() -> Scene:
    """The Shaman of seat 1 is displaced in the turn of seat 0."""
    s = altar_scene("12-1", "81-8").seat(1, workers="F2 Q1 G3")
    return s.play("shaman altar81-8")


def bartering() -> Scene:
    s = altar_scene("45-4", "81-8").seat(0, cocoa=5)
    return s.play("shaman altar12-2")


def conquering() -> Scene:
    s = empire({T: 0, 1: 0}).seat(0, wood=2, workers="D4 P1 P1").turn(0)
    return s.play("D4 >1 main")


def settling() -> Scene:
    s = empire({T: 0, 1: 0, 7: 0}, supply=(0, 9)).seat(0, wood=2, workers="D4 P1 P1").turn(0)
    return s.play("D4 >1 main")


def marching() -> Scene:
    """The Warrior of seat 1 is pushed in the turn of seat 0."""
    s = empire({T: 1}).seat(0, cocoa=2, workers="D4 P1 P1").turn(0)
    return s.play("D4 >1 main")


def rising() -> Scene:
    return asking(
        empire().seat(0, workers="F2 Q5 G3"), make_step(empire_kinds.DIFFERENT_WORKERS, 0, 2)
    )


def climbing() -> Scene:
    return asking(empire(), make_step(empire_kinds.DIFFERENT_TEMPLES, 0, 2))


def joining() -> Scene:
    s = period().seat(0, cocoa=5, workers="P4 Q4 G1", tiles=("major_worker", "major_double"))
    return s.turn(0).play("P4 >1 main")


SCENES: dict[str, Callable[[], Scene]] = {
    "pay with": paying,
    "power down": lowering,
    "extra worker": joining,
    "move back": moving_back,
    "back distance": how_far_back,
    "use again": using_again,
    "royal worship": worshipping,
    "half": half,
    "barter": bartering,
    "conquest": conquering,
    "settle": settling,
    "march": marching,
    "different workers": rising,
    "different temples": climbing,
}


def test_no_question_is_forgotten() -> None:
    """Those of players; the Shaman is no question but an answer to `turn`."""
    asked = [
        kind.name
        for kind in CITY.kinds[obsidian_kinds.MOVE_BACK : empire_kinds.BOT_SENDS_MORE]
        if kind.asks and not kind.chance and kind.name != "shaman"
    ]
    assert set(asked) <= set(SCENES)


@pytest.mark.parametrize("name", SCENES)
def test_it_is_answered(name: str) -> None:
    s = SCENES[name]()
    s.ask()
    assert s.game.asked == name
    assert answer(s) in s.codes


@pytest.mark.parametrize("asked", [owning, pushed, marching])
def test_it_is_answered_in_the_turn_of_another(asked: Callable[[], Scene]) -> None:
    s = asked()
    s.ask()
    assert (s.city.turn, s.game.actor) == (0, 1)
    assert answer(s) in s.codes


def test_the_shaman_is_placed_in_setup() -> None:
    s = first_half()
    s.ask()
    assert s.game.asked == "half"
    assert answer(s) in s.codes


@pytest.mark.parametrize(
    "name", ["royal worship", "barter", "conquest", "settle", "use again", "extra worker"]
)
def test_a_turn_begun_by_another_player_is_finished(name: str) -> None:
    s = SCENES[name]()
    s.ask()
    assert turn(s)[-1] == "end"
    assert s.game.actor in (1, CHANCE)
