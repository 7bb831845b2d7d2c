"""Rulings on Temples, the pyramid and its rewards: R24–R32, R40, F38–F44, F65, F67."""

from teotihuacan.founders.rules.printed.boards import BOARDS, REWARDS
from tests.founders.scene import Scene, scene


def rich(players: int = 2) -> Scene:
    """Enough for a Pyramid tile with Strength 4, far away from everything."""
    return scene(players=players).cubes(0, gold="a12 b12", wood="c12")


def test_ruling_r24_a_worship_tile_of_the_temples_colour_must_be_taken() -> None:
    s = scene().cubes(0, stone="a12", wood="b12").play("B1+2 later").place("a4 a5 a6")
    assert s.offered == ["green.side", "green.top"]


def test_ruling_r25_f46_pay_place_worship_tile_masks() -> None:
    s = scene().lay(0, "wood2", "b1").lay(0, "wood1", "b2").cubes(0, stone="a12", wood="b12")
    s.play("B1+2 later").place("c2 d2 e2")
    assert s.counts() == (0, 0, 0)
    assert s.masks() == []  # not before the Worship tile
    s.play("green.top")
    assert s.masks() == [("yellow", 5)]


def test_ruling_r26_every_pyramid_tile_built_in_play_brings_2_points() -> None:
    s = rich().play("C1+3 later build green.W stone1 a1 done")
    assert s.points() == 2
    s = scene().worship(0, "r_any5_pyramid").cubes(0, wood="a12 b12 c12 d12 e12")
    s.play("B1+1 later red.W stone1 a1 done")
    assert s.points() == 2


def test_ruling_r26_upper_levels_bring_no_reward() -> None:
    s = rich().pyramid(0, NW="green", N="red", W="blue").play("C1+3 later build green.NW2")
    assert s.asked == "bonus"
    assert s.points() == 2


def test_ruling_r27_f67_rewards_and_worship_tiles_take_from_the_supply() -> None:
    s = rich().display(green_pyramid=0, blue_pyramid=0)
    assert {code.split(".")[0] for code in s.play("C1+3 later build").offered} == {"red"}
    s = scene().worship(0, "r_any5_pyramid").cubes(0, wood="a12 b12 c12 d12 e12")
    s.display(green_pyramid=2).supply(green_pyramid=0).play("B1+1 later")
    assert {code.split(".")[0] for code in s.offered} == {"blue", "red"}
    s = scene().worship(0, "b_any3_temple").cubes(0, wood="a12 b12 c12").supply(green=0, blue=0)
    s.play("B1+1 later")
    assert s.asked == "anchor"  # only the red one is in the supply


def test_ruling_r28_f38_f65_the_second_level_is_built_where_its_district_is_in_reach() -> None:
    s = rich(players=4)
    for place in ("NW", "N", "NE", "W", "E", "SW", "S", "SE"):
        s.pyramid(0, **{place: "green" if place < "S" else "red"})
    expected = {"N": "NW2 NE2", "E": "NE2 SE2", "S": "SE2 SW2", "W": "NW2 SW2"}
    for side, places in expected.items():
        twin = Scene(s.game.copy()).architect(0, side)
        offered = twin.play("C1+3 later build").offered
        assert {code.split(".")[1] for code in offered} == set(places.split())


def test_ruling_f39_five_bottom_squares_in_reach_and_none_twice() -> None:
    s = rich().play("C1+3 later build")
    assert [code for code in s.offered if code.startswith("red")] == [
        "red.NW", "red.N", "red.NE", "red.W", "red.E",
    ]  # fmt: skip
    s = rich().pyramid(0, N="blue").play("C1+3 later build")
    assert "red.N" not in s.offered


def test_ruling_f40_pay_place_points_reward() -> None:
    s = rich().play("C1+3 later build green.N")
    assert s.counts() == (0, 0, 0)
    told = [(event.kind, event.values[0]) for event in s.game.events]
    assert told == [("paid", 2), ("paid", 0), ("pyramid", 0), ("points", 2), ("points", 4)]


def test_ruling_f40_r31_in_play_rewards_obey_reach_and_may_cover_masks() -> None:
    s = rich().lay(0, "wood2", "b1").lay(0, "wood1", "b2")
    s.play("C1+3 later build green.E")  # a stone Building of size 2
    assert not s.can_place("a8 a9")
    s.place("c2 d2")
    assert s.masks() == [("yellow", 5)]


def test_ruling_r31_rewards_ignore_strength() -> None:
    s = scene().cubes(0, gold="a12 b12 c12 d12", wood="e12").play("C1+1 later build red.NE")
    assert s.founding.strength == 2
    assert s.can("gold3")


def test_ruling_r32_a_reward_is_resolved_before_the_turn_goes_on() -> None:
    s = rich().play("C1+3 later build green.NW").place("a4 a5 a6")
    assert s.asked == "take"
    s.play("green.side ~g_any2_vp")
    assert s.asked == "bonus"


def test_ruling_f41_two_shown_buildings() -> None:
    s = rich().play("C1+3 later build green.W stone1 a1")
    assert s.offered == ["wood1", "done"]
    s = rich().supply(wood1=0).play("C1+3 later build green.W")
    assert s.asked == "anchor"  # only one is there: that one
    s.play("a1")
    assert s.asked == "bonus"
    s = rich().supply(wood1=0, stone1=0).play("C1+3 later build green.W")
    assert s.asked == "bonus"  # none: the reward lapses
    assert s.points() == 2


def test_ruling_f41_the_same_building_twice() -> None:
    s = rich().board(0, "B3").architect(0, "S").play("C1+3 later build green.S")
    assert s.asked == "anchor"
    s.play("a12")
    assert s.offered == ["stone1", "done"]


def test_ruling_f42_a_reward_temple_is_free_and_from_the_supply() -> None:
    s = rich().display(green=0).play("C1+3 later build blue.NW").place("a4 a5 a6")
    assert s.offered == ["green.side", "green.top"]
    s = rich().supply(green=0).play("C1+3 later build blue.NW")
    assert s.asked == "bonus"
    assert s.held() == []


def test_ruling_f43_a_reward_brings_the_top_tile_of_any_stack() -> None:
    s = rich().architect(0, "S").play("C1+3 later build blue.S")
    assert s.offered == ["green.top", "blue.top", "red.top"]
    s.play("red.top")
    assert s.held() == ["r_set_vp"]


def test_ruling_f44_any_building_of_a_size() -> None:
    s = rich().play("C1+3 later build blue.NE")
    assert s.points() == 2 + 2
    assert s.offered == ["wood3", "stone3", "gold3", "done"]
    s = rich().board(0, "B1").play("C1+3 later build blue.NW")
    assert s.offered == ["wood2", "stone2", "done"]


def test_ruling_r40_what_is_not_there_is_not_available() -> None:
    s = scene().display(stone2=0, wood2=0).play("A1+1 later")
    assert s.asked == "produce"  # no Building of size 2 is shown
    s = rich().display(green_pyramid=0, blue_pyramid=0, red_pyramid=0).play("C1+3 later")
    assert s.asked == "bonus"  # only Favor


def test_all_kinds_of_reward_occur_on_every_board() -> None:
    for board in BOARDS:
        assert {reward.kind for reward in board.rewards} == set(range(len(REWARDS)))
