"""Rulings on Worship tiles and Favor: R43–R53, F45–F53, F62–F64."""

import pytest

from teotihuacan.founders.rules.printed import rounds, worship
from tests.founders.scene import Scene, scene


def offering(*keys: str) -> Scene:
    """Seat 0 has these tiles, and no Temple is shown: Offerings are all that section B has."""
    s = scene().display(green=0, blue=0, red=0)
    s.face_up("green", "g_any2_vp", "g_green_x_wood").face_up("blue", "b_exact8", "b_blue_x_stone")
    return s.worship(0, *keys)


def test_ruling_r43_f64_red_temples_times_stone_buildings() -> None:
    s = offering("r_red_x_stone").lay(0, "red", "a1").lay(0, "gold3", "e1")
    s.lay(0, "stone1", "a12").lay(0, "stone2", "c12")
    assert s.play("B1+1 later").points() == 2


def test_ruling_r44_multipliers_count_every_size_in_the_whole_city() -> None:
    s = offering("b_blue_x_stone").lay(0, "blue", "a11").lay(0, "blue", "k1")
    for tile, at in (("stone1", "a1"), ("stone2", "c1"), ("stone3", "a7"), ("stone4", "j7")):
        s.lay(0, tile, at)
    assert s.play("B1+1 later").points() == 8


def test_ruling_r45_f51_shown_things_must_be_there_and_stay() -> None:
    s = offering("g_shown_buildings_a", "b_shown_temples_a")
    assert not s.can("B1+1")
    s.lay(0, "wood2", "a1").lay(0, "stone2", "c1").lay(0, "gold3", "a4")
    s.lay(0, "wood2", "e1")  # more than needed is fine
    assert s.play("B1+1 later").points() == 8
    assert s.tiles() == {"wood2": 2, "stone2": 1, "gold3": 1}
    s = offering("b_shown_temples_b").lay(0, "green", "a1").lay(0, "green", "a2")
    s.lay(0, "blue", "a4")
    assert not s.can("B1+1")
    s.lay(0, "blue", "a6")
    assert s.play("B1+1 later").points() == 10


def test_ruling_r46_any_building_of_the_shown_size() -> None:
    s = offering("g_vp_building2").play("B1+1 later")
    assert s.points() == 4
    assert s.offered == ["wood2", "stone2", "done"]
    s.play("wood2").place("a1 a2")
    assert s.lying("wood") == ["b1", "b2", "a3"]
    s = offering("g_vp_building3").play("B1+1 later")
    assert s.offered == ["wood3", "stone3", "gold3", "done"]
    assert s.play("done").asked == "bonus"


def test_ruling_r47_f46_a_tile_in_use_lies_aside_until_its_effect_is_over() -> None:
    s = offering("g_vp_influence").play("B1+1 later")
    assert s.held() == []
    assert s.under("green") == []
    s.play("favor")  # no swap is asked: the tile in use cannot be returned
    assert s.under("green") == ["g_vp_influence"]
    assert s.points() == 3 + 2
    assert s.asked == "bonus"


def test_ruling_f46_of_two_tiles_the_inner_one_goes_under_first() -> None:
    s = offering("g_vp_influence", "g_wood_vp").cubes(0, wood="a1 b1")
    s.play("B1+1 later g_vp_influence offering")
    assert s.under("green") == ["g_wood_vp", "g_vp_influence"]
    assert s.points() == 6


def test_ruling_f46_a_tile_does_not_come_back_by_its_own_effect() -> None:
    s = offering("b_any3_temple").face_up("blue", "", "").nothing_unseen("blue")
    s.cubes(0, wood="a12 b12 c12").play("B1+1 later blue").place("a4 b4 a5 b5")
    assert s.held() == []  # there was nothing face up when the Temple was built
    assert s.shown("blue") == ("b_any3_temple", "")  # afterwards it is turned up (F12)


def test_ruling_r47_current_strength_is_that_of_this_turns_stack() -> None:
    s = offering("r_vp_build").play("B1+2 later building")
    assert s.offered == ["wood2", "wood3", "stone2", "stone3", "gold3"]


def test_ruling_f45_usable_means_payable_with_supply_and_place() -> None:
    three = "a12 b12 c12"
    assert offering("b_any3_temple").cubes(0, wood=three).can("B1+1")
    assert not offering("b_any3_temple").cubes(0, wood="a12 b12").can("B1+1")
    s = offering("b_any3_temple").cubes(0, wood=three).supply(green=0, blue=0, red=0)
    assert not s.can("B1+1")
    assert not offering("b_any3_temple").fill(0, but=three).cubes(0, wood=three).can("B1+1")
    five = "a12 b12 c12 d12 e12"
    assert offering("r_any5_pyramid").cubes(0, wood=five).can("B1+1")
    s = offering("r_any5_pyramid").cubes(0, wood=five)
    assert not s.supply(green_pyramid=0, blue_pyramid=0, red_pyramid=0).can("B1+1")


def test_ruling_f45_multiplying_may_bring_nothing() -> None:
    s = offering("g_green_x_wood").play("B1+1 later")
    assert s.points() == 0
    assert s.under("green") == ["g_green_x_wood"]


def test_ruling_f45_tiles_with_points_first_are_always_usable() -> None:
    for key in ("g_vp_building2", "g_vp_influence", "r_vp_build"):
        assert offering(key).fill(0).can("B1+1")


def test_ruling_f47_a_tile_taken_this_turn_may_be_used_this_turn() -> None:
    s = scene().bonus(B1="any_influence").cubes(0, stone="a12", wood="b12")
    s.face_up("green", "g_vp_influence", "g_any2_vp").play("B1+2 later").place("a4 a5 a6")
    s.play("green.side ~g_wood_vp bonus offering")
    assert s.points() == 3


def test_ruling_f48_nested_actions_bring_no_bonus_and_leave_the_architect() -> None:
    s = offering("g_vp_influence", "r_vp_build").play("B1+1 later g_vp_influence offering")
    assert s.asked == "any action"
    s.play("building wood2").place("a1 a2")
    assert s.founder().architect == 0
    assert s.asked == "bonus"  # that of the space, once
    assert s.points() == 6


def test_ruling_f49_five_resources_for_a_pyramid_tile() -> None:
    s = offering("r_any5_pyramid").cubes(0, wood="a12 b12 c12 d12 e12 f12").play("B1+1 later")
    assert "red.S" not in s.offered  # within reach
    s.play("red.N *f12")
    assert s.points() == 2 + 4
    assert s.counts() == (0, 0, 1)


def test_ruling_f50_any_build_is_a_normal_build_action() -> None:
    s = offering("r_vp_build").display(green=2).cubes(0, stone="a12", wood="b12 c12")
    s.play("B1+1 later influence temple").place("a4 a5 a6")
    assert s.counts() == (0, 0, 0)  # a point of Strength was missing
    assert s.founding.display[9] == 1
    s = offering("r_vp_build").play("B1+1 later")
    assert s.can("no-action")


def test_ruling_r48_f52_f62_the_swap_needs_a_tile_and_leaves_their_number() -> None:
    s = scene().play("C1+1 later")
    assert s.asked == "bonus"  # no tile, no swap
    s = scene().worship(0, "g_wood_vp").play("C1+1 later")
    assert s.offered == ["return.g_wood_vp", "no-swap"]
    s.play("return.g_wood_vp")
    assert s.offered == [
        "green.side", "green.top", "blue.side", "blue.top", "red.side", "red.top",
    ]  # fmt: skip
    s.play("red.top ~r_exact10")
    assert s.held() == ["r_set_vp"]
    assert s.under("green") == ["g_wood_vp"]
    assert s.shown("red") == ("r_gold_vp", "r_exact10")


def test_ruling_f52_the_step_comes_first_and_is_not_optional() -> None:
    s = scene().worship(0, "g_wood_vp").play("C1+1 later")
    assert s.points() == rounds.FAVOR[0]
    s.play("no-swap")
    assert s.held() == ["g_wood_vp"]


def test_ruling_r49_which_tiles_can_be_chosen() -> None:
    s = scene().cubes(0, stone="a12", wood="b12").play("B1+2 later").place("a4 a5 a6")
    assert len(s.offered) == 2
    s = scene().worship(0, "g_wood_vp").play("C1+1 later return.g_wood_vp")
    assert len(s.offered) == 6
    s = scene().architect(0, "S").cubes(0, gold="a12 b12", wood="c12")
    assert len(s.play("C1+3 later build red.S").offered) == 3


def test_ruling_r49_of_two_tiles_that_are_alike_one_is_offered() -> None:
    s = scene().worship(0, "g_wood_vp").face_up("red", "r_gold_vp", "r_gold_vp")
    s.play("C1+1 later return.g_wood_vp")
    assert s.offered == ["green.side", "green.top", "blue.side", "blue.top", "red.side"]
    s.play("red.side ~r_exact10")
    assert s.held() == ["r_gold_vp"]
    assert s.shown("red") == ("r_gold_vp", "r_exact10")  # as if the other one were taken (F10)
    s = scene().cubes(0, stone="a12", wood="b12").face_up("green", "g_any2_vp", "g_any2_vp")
    s.play("B1+2 later").place("a4 a5 a6")
    assert s.asked == "bonus"  # a Temple asks for no tile then
    assert s.held() == ["g_any2_vp"]
    assert s.shown("green")[0] == "g_any2_vp"


def test_ruling_r50_returned_tiles_go_to_the_bottom() -> None:
    s = scene().worship(0, "g_wood_vp").returned("green", "g_any2_vp")
    s.play("C1+1 later return.g_wood_vp blue.side")
    assert s.under("green") == ["g_any2_vp", "g_wood_vp"]


def test_ruling_r51_a_trade_is_made_at_least_once() -> None:
    s = offering("r_gold_vp").cubes(0, gold="a1 b1 c1").play("B1+1 later")
    assert s.offered == ["x1", "x2", "x3"]
    assert offering("r_gold_vp").can("B1+1") is False


@pytest.mark.parametrize(
    ("key", "cubes", "times", "points"),
    [
        ("g_wood_vp", {"wood": 12}, 4, 12),
        ("b_stone_vp", {"stone": 12}, 4, 12),
        ("r_gold_vp", {"gold": 12}, 10, 10),
        ("r_set_vp", {"gold": 4, "stone": 4, "wood": 4}, 3, 12),
        ("g_any2_vp", {"gold": 4, "stone": 4, "wood": 4}, 5, 10),
        ("b_exact8", {"wood": 12}, 1, 9),
        ("r_exact10", {"wood": 12}, 1, 12),
    ],
)
def test_ruling_r51_trades_end_at_their_maximum(
    key: str, cubes: dict[str, int], times: int, points: int
) -> None:
    row = iter(f"{letter}{number}" for number in (1, 2) for letter in "abcdefghijkl")
    lying = {name: " ".join(next(row) for _ in range(count)) for name, count in cubes.items()}
    s = offering(key).cubes(0, **lying).play("B1+1 later")
    if times > 1:
        assert s.offered[-1] == f"x{times}"
        s.play(f"x{times}")
    while s.asked in ("pay", "mix", "pay cube", "keep cube"):
        s.play(s.offered[0])
    assert s.points() == points


def test_ruling_r53_f53_at_the_end_of_the_track_only_the_swap_is_left() -> None:
    s = scene().worship(0, "g_wood_vp")
    s.founder().favor = len(rounds.FAVOR)
    s.play("C1+1 later")
    assert s.points() == 0
    assert s.founder().favor == len(rounds.FAVOR)
    assert s.asked == "swap"


def test_ruling_f53_the_last_space_of_the_track_brings_its_points_once() -> None:
    s = scene()
    s.founder().favor = len(rounds.FAVOR) - 1
    s.play("C1+1 later none end pass C1+1 end")
    assert s.points() == rounds.FAVOR[-1]
    assert s.founder().favor == len(rounds.FAVOR)


def test_ruling_f53_tokens_may_share_a_space() -> None:
    s = scene().play("C1+1 later none end C2+1 later none end")
    assert [s.founder(seat).favor for seat in (0, 1)] == [1, 1]
    assert s.points(0) == s.points(1) == rounds.FAVOR[0]


def test_ruling_f63_the_reward_of_a_worship_tile_at_setup_is_drawn_unseen() -> None:
    from tests.founders.test_rulings_setup import beginning

    assert beginning().play("red.S").offered == ["green.stack", "blue.stack", "red.stack"]


def test_every_effect_occurs_and_every_stack_has_twelve_tiles() -> None:
    assert {tile.effect for tile in worship.WORSHIP} == set(range(len(worship.EFFECTS)))
    assert [sum(worship.WORSHIP[kind].copies for kind in kinds) for kinds in worship.IN_STACK] == [
        12
    ] * 3


@pytest.mark.parametrize(
    "kind", range(len(worship.WORSHIP)), ids=[tile.key for tile in worship.WORSHIP]
)
def test_every_worship_tile_can_be_used(kind: int) -> None:
    key = worship.WORSHIP[kind].key
    s = offering(key).display(green=2)
    for tile, at in (("wood2", "a1"), ("stone2", "c1"), ("gold3", "e1"), ("wood3", "a4")):
        s.lay(0, tile, at, 1 if tile == "wood3" else 0)
    for tile, at in (("stone3", "j4"), ("green", "a7"), ("green", "a8"), ("red", "j7")):
        s.lay(0, tile, at)
    s.lay(0, "blue", "a9").lay(0, "blue", "a11")
    for at in ("l9", "l10", "l11", "l12", "k12"):
        s.lay(0, "wood1", at)
    s.cubes(0, gold="a3 b3 c3 d3 e3", stone="c9 c10 c11 c12 d12", wood="e12 f12 g12 h12 i12")
    s.play("B1+1 later influence")
    while s.asked not in ("bonus", "end"):
        s.play(s.offered[0])
    assert s.under({"g": "green", "b": "blue", "r": "red"}[key[0]]) == [key]
