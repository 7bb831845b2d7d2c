"""Rulings D1 to D8, D11 and X32 to X42: Major Discovery tiles.

The boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
"""

import pytest

from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.city.rules.scoring.eclipse import bonus_points, mask_points
from tests.city import stages
from tests.city.modules.scene import period
from tests.city.scene import Scene

DISCOVERY_BONUS = next(tile for tile in BONUS_TILES if tile.effect == "discovery")


def test_ruling_d1_they_do_not_count_as_discovery_tiles() -> None:
    s = period().seat(0, tiles=("three_obsidian", "four_cocoa"), used=("move_back", "four_points"))
    assert bonus_points(s.city, s.player(0), DISCOVERY_BONUS) == 2 * DISCOVERY_BONUS.points


def test_ruling_d1_the_major_mask_counts_in_sets() -> None:
    s = period().seat(0, tiles=("mask_1", "mask_8"))
    assert mask_points(s.city, s.player(0)) == 3
    s.seat(0, tiles=tuple(f"mask_{number}" for number in range(1, 9)))
    assert mask_points(s.city, s.player(0)) == 36


def test_ruling_d2_tiles_without_a_named_cost_are_free() -> None:
    free = {
        tile.key
        for tile in discovery.TILES
        if tile.stack == discovery.MAJOR and tile.cost.is_empty()
    }
    assert free == {
        "mask_8",
        "major_worker",
        "major_double",
        "three_obsidian",
        "move_back",
        "shaman_step",
    }


def test_ruling_d3_the_doubling_tile_doubles_the_cell() -> None:
    s = period().seat(0, tiles=("major_double",), workers="P4 F1 F2")
    s.play("P4 >1 main join-major_double")
    assert (s.goods(0)[2], s.player(0).goods[units.WILD]) == (2, 2)


def test_ruling_d3_not_on_other_boards() -> None:
    s = period().seat(0, wood=2, tiles=("major_double",), workers="C1 P1 P2").play("C1 >2 main")
    assert s.game.asked != "extra worker"


def test_ruling_d4_extra_workers_add_up_to_three() -> None:
    s = period().seat(0, tiles=("major_worker",) * 2, workers="P4 F1 F2").play("P4 >1 main")
    s.play("join-major_worker join-major_worker")
    # Three workers, lowest power 4: 5 points, 2 stone, 2 obsidian; and two power-ups.
    assert s.goods(0)[2:] == (2, 0, 5)
    assert s.player(0).goods[units.WILD] == 2


def test_ruling_d4_a_third_is_not_asked_for() -> None:
    s = period().seat(0, tiles=("major_worker",) * 3, workers="P4 F1 F2").play("P4 >1 main")
    s.play("join-major_worker join-major_worker")
    assert s.game.asked != "extra worker"
    assert s.player(0).tiles[s.kind("major_worker")] == 1


def test_ruling_d5_only_used_ordinary_tiles_that_are_no_masks() -> None:
    s = period().seat(
        0,
        tiles=("use_again", "mask_1"),
        used=("four_cocoa", "extra_worker", "move_back"),
        workers="P1 F1 F2",
    )
    s.play("use-use_again")
    assert s.codes == ["again-four_cocoa", "again-extra_worker"]
    s.play("again-four_cocoa")
    assert s.player(0).tiles[s.kind("extra_worker")] == 1  # the last one needs no question
    assert s.player(0).tiles[s.kind("four_cocoa")] == 1


def test_ruling_x38_with_one_used_tile_it_turns_that_one() -> None:
    s = period().seat(0, tiles=("use_again",), used=("four_cocoa",), workers="P1 F1 F2")
    s.play("use-use_again use-four_cocoa")
    assert s.goods(0)[0] == 4  # used again at once, and its cost is not paid a second time


def test_ruling_x38_without_a_used_tile_it_does_nothing() -> None:
    s = period().seat(0, tiles=("use_again",), used=("move_back",), workers="P1 F1 F2")
    assert "use-use_again" not in s.codes


def test_ruling_d6_a_worker_goes_back_without_action_and_cocoa() -> None:
    s = period().seat(0, tiles=("move_back",), workers="D2 F1 F3").play("use-move_back <D2 <2")
    assert s.workers(0) == "F1 F2 F3"
    assert s.goods(0) == (0, 0, 0, 0, 0)
    assert s.game.asked == "turn"


def test_ruling_d6_crossing_space_1_triggers_technology_1() -> None:
    s = period().seat(0, technologies=(1,), tiles=("move_back",), workers="Q2 F1 F3")
    s.play("use-move_back <Q2 <2")
    assert s.workers(0) == "F1 F3 G2"
    assert s.goods(0)[0] == 1


def test_ruling_x40_reaching_space_1_too_but_once_a_move() -> None:
    s = period().seat(0, technologies=(1,), tiles=("move_back",), workers="Q2 F1 F3")
    s.play("use-move_back <Q2 <1")
    assert s.workers(0) == "F1 F3 P2"
    assert s.goods(0)[0] == 1


def test_ruling_x40_at_most_three_boards() -> None:
    s = period().seat(0, tiles=("move_back",), workers="Q2 F1 F3").play("use-move_back <Q2")
    assert s.codes == ["<1", "<2", "<3"]


def test_ruling_x33_not_the_worker_just_moved() -> None:
    """In the middle of its action a worker cannot be moved back; others can."""
    s = period().seat(0, cocoa=1, tiles=("move_back",), stone=4, workers="F2 C1 D3")
    s.play("F2 >1 main")
    while s.game.asked != "build" or "built" not in s.codes:
        s.play(s.codes[0])
    s.play("use-move_back")
    assert s.codes == ["<C1", "<D3"]


def test_ruling_d7_the_cost_in_power_needs_an_unlocked_worker_of_two() -> None:
    s = period("altars").near(F="shaman_stand").seat(0, workers="A1 P1 Q1")
    s.play("A1 >1 worship")
    assert "tile" not in s.codes
    s = period("altars").near(F="shaman_stand").seat(0, workers="A1 P2 Q3")
    s.play("A1 >1 worship tile")
    assert s.codes == ["-P2", "-Q3"]
    s.play("-Q3")
    assert s.workers(0) == "F1* P2 Q2"


def test_ruling_d8_a_free_technology_rewards_those_who_have_it() -> None:
    s = period().seat(1, technologies=(1,)).seat(0, tiles=("technology",), workers="P1 F1 F2")
    s.play("use-technology")
    assert s.player(0).knows(0)
    assert s.goods(1)[4] == 3
    assert s.player(0).temple == [1, 0, 0]


def test_ruling_x39_the_lowest_number_that_is_missing() -> None:
    s = period().technologies(1, 1.5, 3, 5, 7, 9)
    s.seat(0, technologies=(1,), tiles=("technology",), workers="P1 F1 F2").play("use-technology")
    assert s.player(0).knows(9)  # 1½, in the red column
    assert s.player(0).temple == [0, 1, 0]


def test_ruling_x39_technology_3_does_not_trigger() -> None:
    s = period().seat(0, technologies=(1, 3), tiles=("technology",), workers="P1 F1 F2")
    s.play("use-technology")
    assert s.player(0).knows(2)
    assert s.goods(0)[4] == 0


def test_ruling_x39_nothing_left_to_learn() -> None:
    s = period().seat(0, technologies=(1, 3, 5, 7, 9, 11), tiles=("technology",))
    s.seat(0, technologies=(1, 3, 5, 7, 9, 11), tiles=("technology",), workers="P1 F1 F2")
    assert "use-technology" not in s.codes


@pytest.mark.parametrize("colour", ["blue", "red", "green"])
def test_ruling_d11_two_steps_which_may_be_on_one_temple(colour: str) -> None:
    key = f"any_and_{colour}"
    s = period().seat(0, tiles=(key,), workers="P1 F1 F2").play(f"use-{key}")
    assert s.codes == ["blue-next", "red-next", "green-next"]
    s.play(f"{colour}-next")
    while s.game.asked == "resource":
        s.play("wood")
    assert s.codes == ["blue", "red", "green"]
    s.play(colour)
    while s.game.asked == "resource":
        s.play("wood")
    assert s.game.asked == "turn"
    assert s.player(0).temple[["blue", "red", "green"].index(colour)] == 2


def test_ruling_d11_in_any_order() -> None:
    """The cocoa of the green temple pays for a tile of the blue one: that is why it comes first."""

    def used(codes: str) -> Scene:
        s = period().pile(3, "three_resources").pile(5)
        s.seat(0, temples=(3, 0, 0), tiles=("any_and_blue",), workers="P1 F1 F2")
        return s.play(f"use-any_and_blue {codes}")

    s = used("green-next")
    assert "claim-three_resources" in s.codes  # the blue step came by itself
    assert s.player(0).temple == [4, 0, 1]
    s = used("blue-next")
    assert "claim-three_resources" not in s.codes
    while s.game.asked == "resource":
        s.play("wood")
    s.play("green")
    assert s.player(0).temple == [4, 0, 1]


def test_ruling_d11_what_cannot_be_climbed_is_lost() -> None:
    s = period().seat(0, temples=(11, 0, 0), tiles=("any_and_blue",), workers="P1 F1 F2")
    s.play("use-any_and_blue")
    assert s.codes == ["red-next", "green-next"]
    s.play("red-next")
    assert s.game.asked == "turn"
    assert s.player(0).temple == [11, 1, 0]


def test_ruling_x32_not_in_another_players_turn_nor_at_an_eclipse() -> None:
    s = period().seat(0, cocoa=9, tiles=("three_obsidian",), workers="P1 F1 F2").turn(1)
    assert "use-three_obsidian" not in s.codes
    stages.eclipse(s.seat(0, cocoa=9, tiles=("three_obsidian",)))
    assert s.game.actor == 0
    assert "use-three_obsidian" not in s.codes


def test_ruling_x32_before_moving_and_after_the_action() -> None:
    s = period().seat(0, tiles=("three_obsidian",), workers="P1 F1 F2")
    assert "use-three_obsidian" in s.codes
    s.play("P1 >1 cocoa")
    assert "use-three_obsidian" in s.codes


def test_ruling_x34_decorations_for_a_gold_less() -> None:
    s = period().seat(0, gold=2, tiles=("major_worker",), workers="C1 P1 P2").play("C1 >1")
    assert "main" in s.codes
    s.play("main")
    assert s.player(0).goods[3] == 0  # without the tile it would have been impossible: it is used
    assert s.player(0).used[s.kind("major_worker")] == 1


def test_ruling_x34_alchemy_second_row_with_power_up() -> None:
    s = period().seat(0, gold=2, tiles=("major_worker",), workers="Q1 P1 P2")
    s.play("Q1 >1 main join-major_worker")
    assert "learn11" in s.codes or "learn9" in s.codes


def test_ruling_x35_the_lowest_power_does_not_change() -> None:
    s = period().seat(0, tiles=("major_worker",), workers="P1 F1 F2")
    s.play("P1 >1 main join-major_worker")
    assert s.goods(0)[2] == 1  # two workers, lowest power 1


def test_ruling_x36_nobles_with_a_full_row() -> None:
    s = period().seat(0, wood=2, tiles=("major_worker",), workers="C1 P1 P2")
    s.city.nobles = (31, 0, 0)
    s.city.buildings = 5
    assert "main" in s.touch().play("C1 >2").codes
    s = period().seat(0, wood=2, workers="C1 P1 P2")
    s.city.nobles = (31, 0, 0)
    s.city.buildings = 5
    assert "main" not in s.touch().play("C1 >2").codes


def test_ruling_x37_three_power_ups_in_any_split() -> None:
    s = period().seat(0, tiles=("three_power_ups",), workers="P1 F1 F3")
    s.play("use-three_power_ups +F1 +F2 +P1")
    assert s.workers(0) == "F3 F3 P2"


def test_ruling_x37_not_the_die_on_the_wheel() -> None:
    s = period().seat(0, tiles=("three_power_ups",), workers="P1 F1 F2").play("use-three_power_ups")
    assert s.codes == ["+P1", "+F1", "+F2"]


def test_ruling_x41_costs_are_paid_on_claiming() -> None:
    s = period().near(F="technology").seat(0, obsidian=1, workers="A1 P1 P2")
    s.play("A1 >1 worship tile")
    assert s.player(0).goods[units.WILD] == 0
    s.play("use-technology")
    assert s.player(0).technologies


def test_ruling_x42_a_major_mask_is_never_used() -> None:
    s = period().seat(0, tiles=("mask_8",), workers="P1 F1 F2")
    assert not [code for code in s.codes if "mask" in code]
