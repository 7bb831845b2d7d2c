"""Rulings on turns, disks and Bonus disks: R05–R13, F13–F23."""

from teotihuacan.founders.rules.laying.grid import CITY_SPACES, SPACE_NAMES
from teotihuacan.founders.rules.printed import tiles
from tests.founders.scene import Scene, scene


def on(s: Scene, section: str) -> list[str]:
    return [code for code in s.offered if code[0] == section]


def test_ruling_r05_f14_up_to_three_disks_on_a_fresh_space() -> None:
    s = scene()
    assert on(s, "A") == ["A1+1", "A1+2", "A1+3", "A2+1", "A2+2", "A2+3"]  # A3 has no Bonus disk
    s.founder().disks = 2
    assert on(s.touch(), "A") == ["A1+1", "A1+2", "A2+1", "A2+2"]
    assert on(scene(players=3), "C")[-1] == "C3+3"


def test_ruling_f14_several_disks_may_be_put_down_for_an_influence_action() -> None:
    s = scene().play("C1+3 later")
    assert s.founder().disks == 3
    assert s.founder().favor == 1


def test_ruling_r06_f23_a_space_may_be_used_again_without_its_bonus() -> None:
    s = scene().play("C1+1 later none end pass C1+1")
    assert s.founding.strength == 3
    assert s.asked == "end"  # Favor was the only Action, and no Bonus is asked for
    assert s.points() == 2 + 3


def test_ruling_r07_f15_sections_a_and_c_are_always_open_and_b_is_not() -> None:
    s = scene().fill(0)
    assert on(s, "A")
    assert on(s, "C")
    assert on(s, "B") == []


def test_ruling_f15_a_temple_opens_b_where_its_strength_can_be_paid() -> None:
    s = scene().cubes(0, stone="a1", wood="b1")  # a green Temple with Strength 3
    assert on(s, "B") == ["B1+2", "B1+3", "B2+2", "B2+3"]
    assert on(s.cubes(0, stone="a1", wood="b1 c1"), "B") == [
        "B1+1", "B1+2", "B1+3", "B2+1", "B2+2", "B2+3",
    ]  # fmt: skip
    assert on(s.display(green=0), "B") == []


def test_ruling_f15_a_usable_tile_opens_b() -> None:
    s = scene().worship(0, "g_wood_vp")
    assert on(s, "B") == []
    assert on(s.cubes(0, wood="a1 b1"), "B")[0] == "B1+1"
    assert on(scene().worship(0, "g_vp_influence"), "B")[0] == "B1+1"


def test_ruling_f15_a_bonus_that_can_help_opens_b() -> None:
    s = scene().cubes(0, stone="a1", wood="b1").bonus(B1="vp1_strength")
    assert on(s, "B") == ["B1+1", "B1+2", "B1+3", "B2+2", "B2+3"]
    s = scene().cubes(0, stone="a1").bonus(B1="vp1_resource")  # one wood more for a green one
    assert on(s, "B") == ["B1+2", "B1+3"]
    s = scene().bonus(B1="any_influence", B2="any_build")
    assert on(s, "B") == ["B1+1", "B1+2", "B1+3", "B2+1", "B2+2", "B2+3"]
    assert on(scene().bonus(B1="vp2"), "B") == []


def test_ruling_f15_in_a_full_city_the_cube_takes_the_place_of_another() -> None:
    s = scene().fill(0, but="a4 a5 a6").cubes(0, stone="a4 a5 a6").bonus(B1="vp1_resource")
    assert on(s, "B") == ["B1+2", "B1+3"]  # stone becomes wood
    s = scene().fill(0, but="a4 a5 a6").cubes(0, gold="a4", stone="a5").bonus(B1="vp1_resource")
    assert on(s, "B") == ["B1+2", "B1+3"]  # or it lies on the space that is left
    s = scene().fill(0, but="a4").cubes(0, wood="a4").bonus(B1="vp1_resource")
    assert on(s.worship(0, "g_any2_vp"), "B") == []  # in place of another it makes no second one


def test_ruling_f15_a_covered_bonus_opens_nothing() -> None:
    s = scene().bonus(B1="any_influence").stack(B1=(1,))
    assert on(s, "B") == []


def test_ruling_f16_the_bonus_comes_first_where_nothing_else_is_possible() -> None:
    s = scene().cubes(0, stone="a1", wood="b1").bonus(B1="vp1_strength").play("B1+1")
    assert s.points() == 1
    assert s.founding.strength == 3
    assert s.asked == "anchor"  # the one Temple that can be paid now


def test_ruling_f16_without_any_action_after_the_bonus_the_action_lapses() -> None:
    s = scene().bonus(B1="any_influence").play("B1+1")
    assert s.asked == "any action"
    s.play("favor")
    assert s.asked == "end"
    s.play("end")
    assert s.founder().architect == 1
    s = scene().fill(0).bonus(B1="any_build").play("B1+1")
    assert s.asked == "end"  # nothing can be built, and nothing was asked


def test_ruling_f16_a_bonus_used_first_may_take_away_what_the_action_needs() -> None:
    s = scene().worship(0, "g_wood_vp").cubes(0, wood="a1 b1").bonus(B1="any_influence")
    s.play("B1+1 bonus offering")
    assert s.points() == 3
    assert s.asked == "end"


def test_ruling_f17_with_four_players_one_may_have_to_pass() -> None:
    s = scene(players=4)
    full = {f"{section}{n}": (1, 2, 3) for section in "AC" for n in (1, 2, 3)}
    for seat in (1, 2, 3):
        s.founder(seat).disks = 7
    s.worship(1, "g_vp_influence").stack(**full)
    assert s.offered[0] == "B1+1"
    assert s.game.actor == 1
    assert s.founder(0).passed  # only passing was left, and it was not asked


def test_ruling_r08_f13_passing_is_final_and_always_possible() -> None:
    s = scene(players=3)
    assert s.offered[-1] == "pass"
    s.play("pass")
    assert s.founder(0).architect == 0
    s.play("C1+1 later none end")  # seat 1
    assert s.game.actor == 2
    s.play("pass")
    assert s.game.actor == 1  # who has passed is skipped


def test_ruling_f13_without_disks_a_player_passes_unasked() -> None:
    s = scene()
    s.founder(1).disks = 0
    s.play("C1+1 later none end")
    assert s.founder(1).passed
    assert s.game.actor == 0


def test_ruling_r09_only_the_first_on_a_space_has_its_bonus() -> None:
    s = scene().play("C1+1")
    assert s.offered == ["bonus", "later"]
    s.play("later")
    assert s.offered == ["bonus", "none"]
    s.play("bonus end")
    assert s.points() == 2 + 2  # Favor and Bonus
    s.play("C1+1")
    assert s.asked == "end"
    assert s.points(1) == 2


def test_ruling_r09_f18_the_bonus_does_not_come_in_the_middle_of_an_action() -> None:
    s = scene().worship(0, "g_vp_influence", "g_wood_vp").cubes(0, wood="a1 b1 c1 d1")
    s.play("B1+1 later g_vp_influence")
    assert s.asked == "any action"
    s.play("offering x2")
    assert s.asked == "bonus"
    assert s.points() == 3 + 6


def test_ruling_f18_the_architect_moves_once_at_the_very_end() -> None:
    s = scene().bonus(A1="any_build")
    s.play("A1+1 later build stone2").place("a1 a2")
    s.play("bonus")  # wood2 is the only thing that can be built
    assert s.founder().architect == 0
    assert not s.can_place("a8 a9")
    assert s.play("e1 r0").play("end").founder().architect == 1


def test_ruling_r10_any_influence_may_repeat_the_action() -> None:
    s = scene().worship(0, "b_five_size1", "b_blue_x_stone", "g_vp_influence")
    s.bonus(B1="any_influence").play("B1+1 later b_blue_x_stone bonus offering")
    assert s.asked == "any action"  # the tile with 3 points was the only one left to use
    s.play("no-action")
    assert s.asked == "end"
    assert s.points() == 3


def test_ruling_r11_any_build_costs_and_reaches_as_usual() -> None:
    s = scene().bonus(A1="any_build").display(stone2=2)
    s.play("A1+1 bonus")
    assert s.asked == "building"  # Temples and Pyramid tiles cannot be paid
    s.play("stone2").place("a1 a2").play("build")
    assert s.offered == ["wood2", "stone2"]
    s.play("stone2")
    assert not s.can_place("a8 a9")


def test_ruling_r12_f22_strength_from_a_bonus_lasts_for_the_turn() -> None:
    s = scene().worship(0, "r_vp_build").bonus(B1="vp1_strength")
    s.play("B1+3 bonus")
    assert s.founding.strength == 5
    assert len(s.founding.stacks[3]) == 3
    s.play("building gold4")  # by the Worship tile, the only Action there is
    s.place("a1 b1 c1 b2")
    assert s.points() == 1 + 3


def test_ruling_r12_f20_used_after_the_action_it_brings_its_point_only() -> None:
    s = scene().bonus(A1="vp1_strength").play("A1+1 later build")
    assert s.offered == ["wood2", "stone2"]
    s.play("wood2").place("a1 a2").play("bonus")
    assert s.points() == 1
    assert s.asked == "end"


def test_ruling_f22_strength_ends_with_the_turn() -> None:
    s = scene().play("C1+3 later none end")
    assert s.founding.strength == 0


def test_ruling_r13_f21_the_resource_lies_anywhere_without_a_tile() -> None:
    s = scene().lay(0, "wood1", "a1").cubes(0, stone="l12").bonus(C1="vp1_resource")
    s.play("C1+1 bonus gold")
    assert len(s.offered) == 107  # out of reach, on masks, on the stone
    assert "+a1" not in s.offered
    s.play("+l12")
    assert s.lying("gold") == ["l12"]
    assert s.lying("stone") == []
    assert s.points() == 1 + 2  # with the Favor that was left to do
    assert s.asked == "end"


def test_ruling_f21_a_cube_of_the_same_sort_changes_nothing_and_is_not_offered() -> None:
    s = scene().cubes(0, gold="l12").bonus(C1="vp1_resource").play("C1+1 bonus gold")
    assert "+l12" not in s.offered
    assert len(s.offered) == 107


def test_ruling_r13_without_a_space_the_bonus_brings_its_point_only() -> None:
    s = scene().fill(0).bonus(C1="vp1_resource").play("C1+1 bonus")
    assert s.counts() == (0, 0, 0)
    assert s.points() == 1 + 2


def test_ruling_f19_any_build_is_not_offered_where_nothing_can_be_built() -> None:
    s = scene().fill(0).bonus(A1="any_build").play("A1+1")
    assert s.asked == "end"  # Produce without Buildings, and no Bonus before or after
    s = scene().bonus(A1="any_build").play("A1+1")
    assert s.offered == ["bonus", "later"]


def test_ruling_f19_what_was_impossible_before_may_be_possible_after() -> None:
    s = scene().display(**dict.fromkeys(tiles.TILE_KEYS[:9], 0)).bonus(A1="any_build")
    s.display(green_pyramid=0, blue_pyramid=0, red_pyramid=0)
    s.cubes(0, wood="a1 b1").play("A1+1")  # no stone for a Temple yet
    assert s.asked == "produce"
    s.play("size1 stone1 a4 done")
    assert s.offered == ["bonus", "none"]


def test_all_spaces_have_names_in_reading_order() -> None:
    assert len(SPACE_NAMES) == len(CITY_SPACES) == 108
