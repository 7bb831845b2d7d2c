"""Rulings E10, X6, X42 to X44, X79 to X83, X88: what the regions bring."""

import pytest

from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.obsidian.rules.again import AGAIN
from teotihuacan.city.rules import kinds, units
from teotihuacan.city.rules.printed import discovery, technologies
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.city.rules.scoring.eclipse import bonus_points, mask_points
from teotihuacan.engine.steps import CHANCE, make_step
from tests.city.modules.empire.empire_scene import T, building, empire, part, settled
from tests.city.scene import Scene

ALL_MASKS = tuple(f"mask_{number}" for number in range(1, 11))


def stack(s: Scene, number: int) -> dict[str, int]:
    """Return what is left of a stack."""
    return {
        discovery.TILES[kind].key: count
        for kind, count in enumerate(s.city._discovery_pile)
        if count and discovery.TILES[kind].stack == number
    }


def only(s: Scene, **counts: int) -> Scene:
    """Leave nothing but these tiles in the stacks."""
    s.city._discovery_pile = [counts.get(key, 0) for key in s.city.setting.keys]
    return s.touch()


def prepared(region: int, **seat: object) -> Scene:
    """Return the scene of `building`, before the turn."""
    s = empire({T: 1, region: 0}, supply=(0, 9))
    given: dict[str, object] = {"wood": 2, "workers": "D4 P1 P1", **seat}
    return s.seat(0, **given)  # type: ignore[arg-type]


GO = "D4 >1 main"


@pytest.mark.parametrize(
    ("region", "points"),
    [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 2), (9, 4), (10, 4)],
)
def test_the_text_points_of_each_region(region: int, points: int) -> None:
    s = building(region)
    told = [values[0] for seat, values in s.told("points") if seat == 0]
    assert told[0] == points
    assert settled(s) == [region]


def test_the_text_region_1() -> None:
    s = building(1)
    assert (s.goods(0)[0], s.player(0).goods[units.WILD]) == (1, 1)


def test_ruling_x81_region_2_a_step_on_any_temple() -> None:
    s = building(2)
    assert s.codes == ["blue", "red", "green"]
    s.play("red")
    assert s.player(0).temple == [0, 1, 0]


def test_the_text_region_10() -> None:
    assert building(10).player(0).goods[units.WILD] == 4


# --- tiles drawn ----------------------------------------------------------------------------------


def test_ruling_x44_region_3_three_tiles_for_all_to_see() -> None:
    s = only(prepared(3, gold=9, cocoa=9), mask_1=1, four_cocoa=1, extra_worker=1).play(GO)
    assert sorted(s.codes) == ["claim-extra_worker", "claim-four_cocoa", "claim-mask_1", "decline"]
    for seat in (0, 1, None):
        view = s.game.view(seat)["table"]
        assert isinstance(view, dict)
        assert sorted(view["empire"]["drawn"]["discovery"]) == [
            "extra_worker",
            "four_cocoa",
            "mask_1",
        ]


def test_ruling_x44_one_is_claimed_and_paid_the_rest_goes_back() -> None:
    s = only(prepared(3, gold=9, cocoa=9), mask_1=1, four_cocoa=1, extra_worker=1)
    s.play(f"{GO} claim-mask_1")
    assert s.player(0).tiles[s.kind("mask_1")] == 1
    assert s.goods(0)[3] == 9 - 1
    assert stack(s, discovery.ORDINARY) == {"four_cocoa": 1, "extra_worker": 1}
    assert part(s).drawn == ((), ())


def test_ruling_x44_claiming_is_optional() -> None:
    s = only(prepared(3), extra_worker=2, ignore_cocoa=1).play(f"{GO} decline")
    assert stack(s, discovery.ORDINARY) == {"extra_worker": 2, "ignore_cocoa": 1}
    assert sum(s.player(0).tiles) == 0


def test_a_tile_that_cannot_be_paid_cannot_be_claimed() -> None:
    s = only(prepared(3), mask_1=2, extra_worker=1).play(GO)
    assert s.codes == ["claim-extra_worker", "decline"]


def test_ruling_x43_region_3_draws_what_there_is() -> None:
    s = only(prepared(3), extra_worker=2).play(GO)
    assert part(s).drawn[0] == (s.kind("extra_worker"),) * 2
    s = only(prepared(3)).play(GO)
    assert s.game.asked == "end"  # nothing to draw, nothing to claim


def test_ruling_x43_region_6_draws_two_major_tiles() -> None:
    s = only(prepared(6), extra_worker=9, three_obsidian=1, mask_8=1).play(GO)
    assert sorted(s.codes) == ["claim-mask_8", "claim-three_obsidian", "decline"]
    s.play("claim-mask_8")
    assert stack(s, discovery.MAJOR) == {"three_obsidian": 1}
    assert stack(s, discovery.ORDINARY) == {"extra_worker": 9}
    s = only(prepared(6), extra_worker=9, use_again=1).play(GO)
    assert s.game.asked == "end"  # one tile was drawn, and cannot be paid
    assert stack(s, discovery.MAJOR) == {"use_again": 1}


def test_ruling_x44_the_chances_are_those_of_the_stack() -> None:
    s = only(prepared(6), extra_worker=9, three_obsidian=2, mask_8=1, move_back=1)
    s.game.dealer = None
    s.play(GO)
    assert (s.game.asked, s.game.actor) == ("draw discovery", -1)
    assert dict(zip(s.codes, s.game.odds)) == {"~mask_8": 1, "~three_obsidian": 2, "~move_back": 1}
    s.play("~three_obsidian")
    assert dict(zip(s.codes, s.game.odds)) == {"~mask_8": 1, "~three_obsidian": 1, "~move_back": 1}
    assert s.city.agenda[-1] == make_step(kinds.DRAW_DISCOVERY, CHANCE, empire_printed.MAJOR_DRAWN)


def test_ruling_x79_the_claimed_tile_may_be_used_at_once() -> None:
    s = only(prepared(3, gold=1), four_cocoa=3).play(f"{GO} claim-four_cocoa")
    before = s.goods(0)[0]
    s.play("use-four_cocoa")
    assert s.goods(0)[0] == before + 4


def test_the_places_are_ordinary_and_major() -> None:
    setting = empire().city.setting
    assert (
        setting.stacks.get(empire_printed.DISCOVERY_DRAWN, discovery.ORDINARY) == discovery.ORDINARY
    )
    assert setting.stacks[empire_printed.MAJOR_DRAWN] == discovery.MAJOR


# --- region 4 -------------------------------------------------------------------------------------


def test_ruling_x80_three_different_workers() -> None:
    s = building(4, workers="D4 F1 Q2")
    assert sorted(s.codes) == ["^F1", "^N4", "^Q2"]
    s.play("^F1 ^N4")
    # The last one is not asked about; then the power-up of the action lets the first ascend.
    assert s.game.asked == "wheel"
    assert s.workers(0) == "F2 P1 Q3"


def test_ruling_x80_no_worker_twice() -> None:
    s = building(4, workers="D4 F1 F2").play("^F1")
    assert sorted(s.codes) == ["^F2", "^N4"]  # the F2 that was F1 has had its turn
    s.play("^F2")
    assert "F3" in s.workers(0)
    assert "F2" in s.workers(0)


def test_ruling_x80_the_worker_just_moved_may_be_chosen() -> None:
    s = building(4, workers="D4 F1 Q1")
    assert "^N4" in s.codes


def test_ruling_x80_only_unlocked_ones_as_many_as_there_are() -> None:
    s = building(4, workers="D4 F1* Q2*")
    # The region has powered up the one worker there is to 5, and the action to 6.
    assert s.game.asked == "wheel"
    assert s.workers(0) == "F1* P1 Q2*"


def test_ruling_x80_one_that_ascends_has_had_its_turn() -> None:
    s = building(4, workers="D4 F5 Q1").play("^F5 wheel-points")
    assert sorted(s.codes) == ["^N4", "^Q1"]  # not the one reborn on the Palace


def test_ruling_x80_it_is_compulsory() -> None:
    s = building(4, workers="D4 F1 Q2")
    assert "enough" not in s.codes
    assert all(code.startswith("^") for code in s.codes)


def test_ruling_x80_the_power_up_of_the_action_needs_a_worker_there() -> None:
    s = empire({T: 1, 4: 0}, supply=(0, 9)).seat(0, wood=2, workers="D5 F1 Q1")
    s.play("D5 >1 main ^N5 wheel-points ^F1")
    assert s.game.asked == "end"
    assert s.workers(0) == "F2 P1 Q2"


# --- masks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", [5, 9])
def test_ruling_x83_a_special_mask(region: int) -> None:
    s = building(region)
    assert s.player(0).tiles[s.kind("mask_9")] == 1
    assert stack(s, discovery.APART) == {"mask_10": 1}


def test_ruling_x83_the_second_one_is_a_different_kind() -> None:
    s = empire({T: 1, 5: 0, 9: 0}, supply=(0, 9))
    s.seat(0, cocoa=1, wood=4, workers="D2 N2 N2").play("D2 >1 main settle-5 settle")
    tiles = s.player(0).tiles
    assert (tiles[s.kind("mask_9")], tiles[s.kind("mask_10")]) == (1, 1)
    assert stack(s, discovery.APART) == {}


def test_ruling_x83_another_player_gets_the_other() -> None:
    s = empire({T: 1, 5: 0, 9: 1}, supply=(0, 0)).seat(0, wood=2, workers="D4 P1 P1")
    s.seat(1, wood=2, cocoa=1, workers="D4 P1 P1")
    s.play(f"{GO} end {GO}")
    assert s.player(0).tiles[s.kind("mask_9")] == 1
    assert s.player(1).tiles[s.kind("mask_10")] == 1


def test_special_masks_are_never_drawn() -> None:
    s = empire()
    assert stack(s, discovery.APART) == {"mask_9": 1, "mask_10": 1}
    assert discovery.TILES[s.kind("mask_9")].stack not in (discovery.ORDINARY, discovery.MAJOR)


def test_ruling_x6_ten_kinds_are_worth_55() -> None:
    s = empire().seat(0, tiles=ALL_MASKS)
    assert len(s.city.setting.masks) == 10
    assert mask_points(s.city, s.player(0)) == 55
    assert mask_points(s.city, s.seat(0, tiles=ALL_MASKS[:9]).player(0)) == 45


def test_ruling_x88_the_best_sets() -> None:
    s = empire().seat(0, tiles=(*ALL_MASKS, "mask_1", "mask_8"))
    assert mask_points(s.city, s.player(0)) == 55 + 3


def test_ruling_x42_special_masks_count_as_masks_and_as_nothing_else() -> None:
    s = empire().seat(0, tiles=("mask_1", "mask_9", "mask_10", "four_cocoa"))
    bonus = {tile.effect: tile for tile in BONUS_TILES}
    assert bonus_points(s.city, s.player(0), bonus["masks"]) == 6
    assert bonus_points(s.city, s.player(0), bonus["discovery"]) == bonus["discovery"].points
    pairs = [module.count(s.city, s.player(0), "major_pairs") for module in s.city.setting.modules]
    assert max(pairs) == 0
    assert not {s.kind("mask_9"), s.kind("mask_10")} & set(AGAIN)


# --- technology, temples, workers -----------------------------------------------------------------


def test_ruling_e10_region_7_the_lowest_technology_for_nothing() -> None:
    s = prepared(7, technologies=(1,)).seat(1, technologies=(3,))
    s.play(GO)
    assert technologies.TILES[s.told("learn")[0][1][0]].number == 3
    assert s.player(1).points == 3  # who has it already
    assert s.player(0).temple == [0, 1, 0]  # the second column
    assert s.goods(0)[1:4] == (0, 0, 0)


def test_ruling_e10_none_left_is_no_effect() -> None:
    s = building(7, technologies=(1, 3, 5, 7, 9, 11))
    assert settled(s) == [7]
    assert s.player(0).points == 2 + 3  # technology 3 pays for the Conquest itself
    assert s.player(0).temple == [0, 0, 0]


def test_ruling_x72_a_technology_of_region_7_comes_too_late_for_this_conquest() -> None:
    s = building(7, technologies=(1,))  # it brings technology 3
    assert [values[0] for _, values in s.told("technology")] == []


def test_ruling_x81_region_8_two_different_temples() -> None:
    s = building(8)
    assert s.codes == ["blue-once", "red-once", "green-once"]
    s.play("red-once")
    assert s.codes == ["blue-once", "green-once"]
    s.play("green-once")
    assert s.player(0).temple == [0, 1, 1]


def test_ruling_x81_if_only_one_can_be_climbed_one_step() -> None:
    s = building(8, temples=(11, 11, 0))
    assert s.player(0).temple == [11, 11, 1]
    assert s.game.asked == "end"


def test_ruling_x82_region_11_counts_workers_in_play() -> None:
    s = building(11, workers="D4 F3 Q5*")
    # 2 for the power 4 and 5 workers, 1 for the other; the fourth one waits and does not count.
    assert s.player(0).points == 4 + 2 + 1 + 2


def test_ruling_x82_neither_warriors_nor_a_shaman() -> None:
    s = empire({T: 1, 11: 0, 1: 0, 5: 0}, far=(3, 0), supply=(0, 9), modules=("altars",))
    s.seat(0, wood=2, workers="D4 F3 Q5*").play(GO)
    if s.game.asked == "settle":
        s.play("settle-11")
    assert s.player(0).points == 4 + 2 + 1 + 2


def test_ruling_x82_the_fourth_worker_counts_once_it_is_there() -> None:
    s = building(11, workers="D4 F3 Q5* P3")
    assert s.player(0).points == 4 + 2 + 1 + 2 + 1
