"""Greedy's preferences in scenes where one answer is plainly better."""

import pytest

from teotihuacan.city.modules.altars.evaluation import AltarsOpinion
from teotihuacan.city.modules.empire.evaluation import EmpireOpinion
from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.value import standing
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules import kinds, units
from tests.city.modules.altars.altar_scene import altar_scene, lay_pile, put
from tests.city.modules.empire.empire_scene import T, empire
from tests.city.modules.mansion.house import mansion, owned
from tests.city.modules.players.table import answer, turn
from tests.city.modules.players.test_questions import (
    how_far_back,
    joining,
    lowering,
    owning,
    paying,
    rising,
)
from tests.city.modules.scene import period
from tests.city.scene import Scene, scene


def worth(s: Scene, seat: int = 0) -> float:
    """Return the value of a scene to a seat, as greedy sees it."""
    return standing(s.city, s.player(seat), Horizon(s.city, seat, Weights()))


# --- without modules nothing changes --------------------------------------------------------------


def test_there_are_no_opinions_without_modules() -> None:
    o = Horizon(scene().city, 0, Weights())
    assert o.opinions == []
    assert len(o.technology) == 9


def test_there_is_one_opinion_for_each_module() -> None:
    o = Horizon(period("mansion", "altars", "empire").city, 0, Weights())
    assert len(o.opinions) == 4
    assert len(o.technology) == 12


# --- obsidian -------------------------------------------------------------------------------------


def test_obsidian_is_worth_as_much_as_any_resource() -> None:
    bare = worth(period())
    pieces = worth(period().seat(0, obsidian=2)) - bare
    assert pieces >= worth(period().seat(0, wood=2)) - bare > 0
    assert pieces >= worth(period().seat(0, stone=2)) - bare > 0
    assert pieces >= worth(period().seat(0, gold=2)) - bare > 0


def test_obsidian_is_spent_last() -> None:
    s = period().seat(0, cocoa=2, gold=3, obsidian=3, workers="C4 P1 P1").turn(0)
    s.technologies(1, 3, 5, 7, 9, 11)
    s.ring("PQCAFDNG").play("C4 >1 main learn1")
    assert s.game.asked == "pay with"
    assert answer(s) == "obsidian-0"


def test_obsidian_pays_a_salary_that_cocoa_cannot_pay() -> None:
    """Three cocoa for a piece: the salary is paid in full."""
    s = period().seat(0, points=20, obsidian=2, technologies=(3.5,), workers="F4 Q2 G1")
    s.seat(1, cocoa=9)
    s.city.era = 0
    s.city.light = s.city.dark
    s.city.countdown = 0
    s.city.agenda = [(kinds.SALARY, 0, 0, 0, 0)]
    s.city.turn = -1
    s.touch().ask()
    assert answer(s) == "pay4"


def test_missing_cocoa_hurts_less_with_the_technology_that_replaces_it() -> None:
    def with_pieces(*technologies: float) -> float:
        s = period().seat(0, obsidian=3, technologies=technologies, workers="F4 Q2 G1")
        s.city.light = s.city.dark
        s.city.countdown = 1
        return worth(s)

    o = Horizon(period().city, 0, Weights())
    assert with_pieces(3.5) - with_pieces() > 3.0 > o.obsidian


def test_a_piece_for_three_cocoa_but_not_for_one() -> None:
    dear = paying()  # one colour
    dear.ask()
    assert answer(dear) == "obsidian-0"
    cheap = period().seat(0, cocoa=3, obsidian=4, technologies=(3.5,), workers="P1 G1 G1")
    cheap.seat(1, workers="Q1 Q1 Q1").neutral("QAF", "QFA").turn(0)
    cheap.play("P1 >1 main")
    assert cheap.game.asked == "pay with"
    assert answer(cheap) == "obsidian-1"


# --- Major Discovery tiles ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", ["three_obsidian", "three_power_ups", "use_again", "technology", "any_and_blue"]
)
def test_major_tiles_in_hand_are_worth_something(key: str) -> None:
    assert worth(period().seat(0, tiles=(key,))) > worth(period()) + 1.0


@pytest.mark.parametrize("key", ["major_worker", "major_double", "move_back", "shaman_step"])
def test_tiles_for_certain_moments_are_worth_something(key: str) -> None:
    s = altar_scene("12-1", "81-8")
    bare = worth(s)
    assert worth(s.seat(0, tiles=(key,))) > bare + 0.5


def test_a_mask_more_is_worth_more_the_more_there_are() -> None:
    def masks(*numbers: int) -> float:
        s = empire().seat(0, tiles=tuple(f"mask_{number}" for number in numbers))
        return worth(s)

    first = masks(8) - masks()
    ninth = masks(1, 2, 3, 4, 8, 9) - masks(1, 2, 3, 4, 8)
    assert ninth > first > 0


def test_doubling_and_a_worker_more_join_a_rich_action() -> None:
    """Two workers of power 4: three of them, and twice of it."""
    s = joining()
    s.player(0).points = 0
    s.ask()
    assert answer(s).startswith("join-")


def test_a_worker_is_powered_down_that_stays_in_its_column() -> None:
    assert lowering().codes == ["-P3", "-Q2"]
    assert answer(lowering()) == "-P3"


def test_a_worker_that_ascends_is_powered_up() -> None:
    assert "^Q5" in turn(rising())
    assert answer(owning()) == "+Q5"


# --- the Mansion ----------------------------------------------------------------------------------


def test_to_own_a_royal_tile_is_worth_something() -> None:
    nobody = mansion().seat(0, temples=(0, 0, 3))
    mine = owned(mansion().seat(0, temples=(0, 0, 3)), "green", 0)
    other = owned(mansion().seat(0, temples=(0, 0, 3)), "green", 1)
    assert worth(mine) >= worth(nobody) > worth(other)


def test_helpers_make_a_worship_attractive() -> None:
    """A royal tile that pays by power, with three workers there and one on its way."""
    s = mansion().royal(4, 6, 12).seat(0, obsidian=6, workers="P5 P5 G5").turn(0)
    last_turn(s)
    assert "royal3" in turn(s)


def last_turn(s: Scene) -> None:
    s.city.era = 2
    s.city.light = s.city.dark
    s.city.countdown = 1
    s.touch()


# --- altars ---------------------------------------------------------------------------------------


def test_a_standing_shaman_is_worth_more_than_one_that_lies() -> None:
    stands = altar_scene("12-2", "81-8")
    lies = altar_scene("12-2_", "81-8")
    assert worth(stands) > worth(lies)


def test_a_shaman_points_to_a_board_with_an_action() -> None:
    """To the Quarry rather than to the Palace, unless that is the Mansion."""
    palace, quarry = altar_scene("12-1", "81-8"), altar_scene("12-2", "81-8")
    assert worth(quarry) > worth(palace)
    palace = altar_scene("12-1", "81-8", modules=("mansion",))
    for seat in (0, 1):
        palace.seat(seat, workers="G1 G1 G1")
    reached = worth(palace)
    put(palace, 0, "45-4")  # too far for workers on the Gold Deposits
    assert reached > worth(palace)


def test_the_shaman_is_activated_for_a_rich_altar() -> None:
    """All workers are locked: one could only unlock them, and the altar does that too."""
    s = altar_scene("12-1_", "56-5").seat(0, workers="Q2* F3* C1*").turn(0)
    assert turn(s)[:2] == ["shaman", "altar81-1"]
    assert s.workers(0) == "C1 F3 Q2"
    assert s.player(0).goods[units.WILD] == 1


def test_a_barter_at_a_profit_is_made() -> None:
    s = altar_scene("45-4", "81-8").seat(0, cocoa=9).play("shaman altar12-2")
    assert answer(s) == "barter"


def test_no_barter_at_the_very_end() -> None:
    s = altar_scene("45-4", "81-8").seat(0, cocoa=3, workers="P1 P1 P1")
    last_turn(s)
    s.play("shaman altar12-2")
    assert answer(s) == "no-barter", "two cocoa would be missing for the salary"


def test_the_prospect_of_an_altar_counts_its_tiles() -> None:
    s = altar_scene("12-1", "56-5")
    bare = altar_prospect(s)
    lay_pile(s, "81", "three_obsidian", "technology")
    assert altar_prospect(s) > bare


def altar_prospect(s: Scene) -> float:
    o = Horizon(s.city, 0, Weights())
    found = [opinion for opinion in o.opinions if isinstance(opinion, AltarsOpinion)]
    return found[0].next_turn_worth(s.city, s.player(0))


# --- the Empire -----------------------------------------------------------------------------------


def empire_opinion(s: Scene) -> EmpireOpinion:
    o = Horizon(s.city, 0, Weights())
    found = [opinion for opinion in o.opinions if isinstance(opinion, EmpireOpinion)]
    return found[0]


def test_warriors_are_worth_more_the_farther_they_are() -> None:
    warrior = empire_opinion(empire()).warrior
    assert warrior[T] < warrior[1] < warrior[5] < warrior[9] < warrior[12]
    assert warrior[1] == warrior[4]


def test_a_warrior_scores_at_every_eclipse_to_come() -> None:
    s = empire(supply=(0, 0))  # nobody is pushed any more
    for era, eclipses in ((0, 3), (1, 2), (2, 1)):
        s.city.era = era
        assert empire_opinion(s).warrior[12] == 5 * eclipses
        assert empire_opinion(s).warrior[5] == 2 * eclipses


def test_a_warrior_in_teotihuacan_is_a_promise_only_while_others_come() -> None:
    assert empire_opinion(empire()).warrior[T] > 3
    assert empire_opinion(empire(supply=(0, 0))).warrior[T] == 0


@pytest.mark.parametrize("region", [1, 2, 3, 4])
def test_a_pushed_warrior_pushes_another_of_its_own_onward(region: int) -> None:
    s = empire({T: 1, region: 1}).seat(0, cocoa=2, workers="D1 P1 P1").turn(0)
    s.play("D1 >1 main")
    assert (s.game.asked, s.game.actor) == ("march", 1)
    assert answer(s) == f"march-{region}"


def test_a_building_that_pays_is_built() -> None:
    """Region 10 brings four points and four pieces of obsidian, and a step on the Avenue."""
    s = empire({T: 1, 10: 0}, supply=(0, 9)).seat(0, wood=2, cocoa=3, workers="D4 P1 P1").turn(0)
    s.city.era = 2
    codes = turn(s)
    assert "main" in codes
    assert s.city.buildings == 1


def test_the_better_region_is_settled() -> None:
    s = empire({T: 1, 1: 0, 10: 0}, supply=(0, 9))
    s.seat(0, wood=2, workers="D4 P1 P1").turn(0)
    s.city.era = 2
    s.city.light = s.city.dark - 4
    s.touch().play("D4 >1 main")
    assert s.game.asked == "settle"
    assert answer(s) == "settle-10"


def test_conquest_is_chosen_early() -> None:
    """Warriors sent in the first era score three times."""
    s = empire({T: 0, 1: 0, 5: 0}).seat(0, cocoa=3, workers="D3 D3 N3").turn(0)
    codes = turn(s)
    assert codes[:3] == ["D3", ">1", "main"]
    assert s.goods(0)[units.COCOA] < 3


def test_workers_go_back_to_where_they_are_needed() -> None:
    """Construction lies one board behind: two or three boards back it is ahead again, and the
    turn that follows is spent there."""
    s = how_far_back()
    s.ring("PQACFDNG").seat(0, cocoa=3, stone=8, wood=4, workers="F4 D1 D1").ask()
    codes = turn(s)
    assert codes[0] in ("<2", "<3")
    assert s.workers(0).startswith("C5")
