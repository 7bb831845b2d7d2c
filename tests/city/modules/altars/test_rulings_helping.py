"""The Shaman as a worker more: where it counts, and when it lies down."""

import pytest

from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.city.rules.scoring.eclipse import bonus_points, salary_due
from teotihuacan.city.rules.state import replaced
from tests.city.modules.altars.altar_scene import altar_scene, part, shamans
from tests.city.scene import Scene, houses


def counted(s: Scene) -> tuple[int, ...]:
    """Board, workers and lowest power of the main action just begun."""
    ((_, values),) = s.told("main")
    return values


def test_ruling_x65_one_worker_more_of_the_lowest_power() -> None:
    """The cell of two workers: with the Quarry's grid 1 stone, alone of power 1 a point."""
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 N1 N1")
    s.play("P1 >1 main")
    assert counted(s) == (3, 2, 1)
    assert s.goods(0) == (0, 0, 1, 0, 0)
    assert shamans(s)[0] == "12-2_"
    # Without it.
    s = altar_scene("12-2_", "56-5").seat(0, workers="P1 N1 N1")
    s.play("P1 >1 main")
    assert counted(s) == (3, 1, 1)
    assert s.goods(0) == (0, 0, 0, 0, 1)
    assert shamans(s)[0] == "12-2_"


def test_ruling_a3_it_has_the_lowest_power_there_and_costs_no_cocoa() -> None:
    s = altar_scene("12-2", "56-5").seat(0, workers="P4 Q2 N1", cocoa=1).seat(1, workers="N1")
    s.play("P4 >1 main")
    assert counted(s) == (3, 3, 2)
    assert s.goods(0)[0] == 0  # for the one colour that was there: the own worker


def test_ruling_x65_the_number_of_power_ups_counts_it() -> None:
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 Q1 N1", cocoa=1)
    s.play("P1 >1 main")
    assert sorted(s.codes) == ["+Q1", "+Q2", "enough"]  # the second: no choice for the first
    assert shamans(s)[0] == "12-2"  # until they are over
    s.play("+Q1")
    assert s.workers(0) == "N1 Q2 Q2"
    assert shamans(s)[0] == "12-2_"


def test_ruling_x65_technology_13_comes_before_it_lies_down() -> None:
    s = altar_scene("12-2", "56-5").technologies(1, 3, 5, 7, 9, 13)
    s.seat(0, workers="P1 N1 N1", cocoa=1, technologies=(13,)).play("P1 >1 main")
    assert s.game.asked == "buy power"
    assert shamans(s)[0] == "12-2"
    s.play("no-power")
    assert shamans(s)[0] == "12-2_"


def test_ruling_a3_it_cannot_be_declined() -> None:
    """One worker alone would be a point, with the Shaman it is a stone: nothing is asked."""
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 N1 N1")
    s.play("P1 >1")
    assert [code for code in s.codes if code.startswith("main")] == ["main"]


def test_ruling_a4_with_three_real_workers_it_still_lies_down() -> None:
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 Q1 Q1 N1", cocoa=1)
    s.play("P1 >1 main")
    assert counted(s) == (3, 3, 1)
    while s.game.asked == "power up":
        s.play(s.codes[0])
    assert shamans(s)[0] == "12-2_"


def test_ruling_x35_the_count_stops_at_three() -> None:
    s = altar_scene("12-2", "56-5").seat(0, workers="P4 Q4 Q4 Q4", cocoa=1)
    s.play("P4 >1 main")
    assert counted(s) == (3, 3, 4)


def test_ruling_a2_the_half_helps_the_board_that_lies_there() -> None:
    s = altar_scene("12-2", "56-5").ring("PDAFCQNG")  # Decorations where the Quarry was
    s.seat(0, workers="P1 N1 N1", gold=2)
    s.play("P1 >1 main")  # 2 gold are enough for two workers
    assert counted(s) == (7, 2, 1)
    assert s.game.asked == "decorate"


@pytest.mark.parametrize("half", ["56-5", "45-5"])
def test_ruling_x57_construction_is_helped_from_both_sides(half: str) -> None:
    s = altar_scene(half, "12-1").seat(0, workers="F1 N1 N1", stone=9, wood=9)
    s.play("F1 >1 main")
    assert counted(s) == (8, 2, 1)
    assert s.game.asked == "build"


def test_ruling_x66_what_does_not_lay_it_down() -> None:
    # Collect Cocoa on the board it points to.
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 N1 N1").play("P1 >1 cocoa")
    assert shamans(s)[0] == "12-2"
    # The temple sidebar there.
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 N1 N1").near(Q="")
    s.play("P1 >1 worship")
    assert s.workers(0) == "N1 N1 Q1*"
    assert shamans(s)[0] == "12-2"
    # Actions on other boards.
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 N1 N1").play("P1 >3 main")
    assert counted(s) == (2, 1, 1)
    assert shamans(s)[0] == "12-2"


@pytest.mark.parametrize("half", ["12-1", "81-1"])
def test_ruling_x66_the_plain_palace_knows_no_shaman(half: str) -> None:
    s = altar_scene(half, "56-5").seat(0, workers="G2 N1 N1", technologies=(1, 3, 5))
    s.near(P="").play("G2 >1 royal1")
    assert shamans(s)[0] == half
    assert s.goods(0)[4] == 4  # 2 points for each of three technologies, up to the power of 2


def test_another_players_shaman_does_not_help() -> None:
    s = altar_scene("56-5", "12-2").seat(0, workers="P1 N1 N1").play("P1 >1 main")
    assert counted(s) == (3, 1, 1)
    assert shamans(s) == ["56-5", "12-2"]


def test_ruling_x67_stood_up_before_the_action_it_counts() -> None:
    s = altar_scene("12-2_", "56-5").seat(0, workers="P1 N1 N1", tiles=("shaman_stand",))
    s.play("use-shaman_stand P1 >1 main")
    assert counted(s) == (3, 2, 1)
    assert shamans(s)[0] == "12-2_"


def test_ruling_x67_stood_up_when_it_is_over_it_stands_for_the_next() -> None:
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 N1 N1", tiles=("shaman_stand",))
    s.play("P1 >1 main")
    assert shamans(s)[0] == "12-2_"
    s.play("use-shaman_stand end")
    assert shamans(s)[0] == "12-2"


def test_ruling_x33_the_count_is_fixed_when_the_action_begins() -> None:
    """Stood up between two tiles it does not build a third, so it does not lie down either."""
    s = altar_scene("56-5_", "12-1").seat(
        0, workers="F1 C1 N1", stone=9, wood=9, cocoa=1, tiles=("shaman_stand",)
    )
    s.play("F1 >1 main")
    assert counted(s) == (8, 2, 1)
    s.play("tile1")
    while s.game.asked != "build":
        s.play(s.codes[0])
    s.play("use-shaman_stand")
    assert shamans(s)[0] == "56-5"
    s.play("tile2")
    while s.game.asked != "end":
        s.play(s.codes[-1])
    assert s.told("shaman lies") == []
    assert shamans(s)[0] == "56-5"


def test_ruling_x36_nobles_with_a_full_top_row() -> None:
    def at_the_nobles(shaman: str) -> Scene:
        s = altar_scene(shaman, "12-1").ring("PQAFCNDG")
        s.city.nobles = houses(5, 0, 0)
        s.city.buildings = 5
        return s.seat(0, workers="F1 P1 P1", wood=2).play("F1 >2")

    assert "main" in at_the_nobles("56-6").codes
    assert "main" not in at_the_nobles("56-6_").codes


def test_ruling_x36_the_second_row_of_alchemy() -> None:
    def at_alchemy(shaman: str) -> Scene:
        s = altar_scene(shaman, "45-4").ring("PAQFCDNG").technologies(1, 3, 5, 7, 9, 11)
        return s.seat(0, workers="P3 N1 N1", gold=9, technologies=(1, 3, 5)).play("P3 >1")

    assert "main" in at_alchemy("12-2").codes
    assert "main" not in at_alchemy("12-2_").codes


def test_ruling_x36_decorations_for_two_gold() -> None:
    def at_decorations(shaman: str) -> Scene:
        return altar_scene(shaman, "12-1").seat(0, workers="F1 N1 N1", gold=2).play("F1 >2")

    assert "main" in at_decorations("56-6").codes
    assert "main" not in at_decorations("56-6_").codes


def test_ruling_d4_it_adds_up_with_the_extra_worker_tile() -> None:
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 N1 N1", tiles=("major_worker",))
    s.play("P1 >1 main")
    assert s.game.asked == "extra worker"
    s.play("join-major_worker enough")
    # The cell of three workers of power 1.
    assert s.player(0).goods[2:] == [1, 0, 1]
    assert s.goods(0)[4] == 1
    assert shamans(s)[0] == "12-2_"


def test_ruling_x71_no_salary_and_no_worker_bonus_for_it() -> None:
    s = altar_scene("12-2", "56-5").seat(0, workers="P1 N1 N1")
    with_it = salary_due(s.city, s.player(0))
    assert with_it == 3
    (workers,) = [tile for tile in BONUS_TILES if tile.effect == "workers"]
    points = bonus_points(s.city, s.player(0), workers)
    part(s).shamans = replaced(part(s).shamans, 0, -1)
    assert bonus_points(s.city, s.player(0), workers) == points == 3 * workers.points
    assert salary_due(s.city, s.player(0)) == with_it


def test_ruling_x71_it_is_no_colour_and_never_powered_up() -> None:
    s = altar_scene("12-2", "12-1").seat(0, workers="P1 N1 N1").seat(1, workers="N1")
    assert s.city.colours_on(3) == 0
    s.play("P1 >1 main")  # for nothing
    assert s.workers(0) == "N1 N1 Q2"


def test_ruling_x71_region_11_does_not_count_it() -> None:
    s = altar_scene("12-2", "12-1", modules=("empire",))
    empire = empire_of(s.city)
    empire.holder = (1, *[-1] * 10, 0)
    empire.supply = replaced(empire.supply, 0, 0)
    s.seat(0, wood=2, workers="D4 F3 Q5*").play("D4 >1 main")
    assert s.player(0).points == 4 + 2 + 1 + 2  # and no Warrior either


def test_ruling_x87_an_eclipse_leaves_shamans_and_altars_as_they_are() -> None:
    s = altar_scene("12-2_", "56-5", "81-8_")
    altars = part(s)
    altars.piles = ((s.kind("mask_8"),), (), (s.kind("technology"),), ())
    s.city.light = s.city.dark
    s.city.countdown = 1
    s.seat(0, cocoa=5).play("P1 >1 cocoa end")
    assert s.told("eclipse")
    before = (altars.tiles, altars.piles, shamans(s))
    while s.game.asked != "turn":
        s.play(s.codes[0])
    assert s.city.era == 1
    assert (altars.tiles, altars.piles, shamans(s)) == before
    assert shamans(s) == ["12-2_", "56-5", "81-8_"]


# --- with the Mansion -----------------------------------------------------------------------------


def mansion_scene(*shamans: str) -> Scene:
    s = altar_scene(*shamans, modules=("mansion",))
    return s.royal(4, 6, 1).seat(0, workers="G2 N1 N1", technologies=(1, 3, 5))


@pytest.mark.parametrize("half", ["12-1", "81-1"])
def test_ruling_x66_on_the_mansion_it_adds_a_power_and_lies_down(half: str) -> None:
    s = mansion_scene(half, "56-5")
    s.play("G2 >1 royal1")
    while s.game.asked != "end":
        s.play(s.codes[0])
    helped = s.goods(0)[4]
    assert shamans(s)[0] == half + "_"
    s = mansion_scene("12-2", "56-5")
    s.play("G2 >1 royal1")
    while s.game.asked != "end":
        s.play(s.codes[0])
    assert shamans(s)[0] == "12-2"
    assert helped * 2 == s.goods(0)[4] * 3  # power 3 instead of 2


def test_ruling_x45_it_is_counted_when_the_royal_effect_begins() -> None:
    """Stood up by the Major tile that was claimed before the effect, it helps and lies down."""
    s = mansion_scene("12-1_", "56-5").near(P="shaman_stand")
    s.seat(0, workers="G2 N2 N1", technologies=(1, 3, 5), cocoa=1)
    s.play("G2 >1 royal1 both royal-tile use-shaman_stand")
    assert shamans(s)[0] == "12-1"
    s.play("royal-effect")
    assert s.goods(0)[4] == 6
    assert shamans(s)[0] == "12-1_"


def test_ruling_x67_stood_up_after_the_royal_effect_it_stays() -> None:
    s = mansion_scene("12-1_", "56-5").near(P="shaman_stand")
    s.seat(0, workers="G2 N2 N1", technologies=(1, 3, 5), cocoa=1)
    s.play("G2 >1 royal1 both royal-effect royal-tile")
    assert s.goods(0)[4] == 4
    while "use-shaman_stand" not in s.codes:
        s.play("royal-enough")
    s.play("use-shaman_stand")
    assert shamans(s)[0] == "12-1"


def test_ruling_x66_collecting_cocoa_on_the_mansion_leaves_it_standing() -> None:
    s = mansion_scene("12-1", "56-5").play("G2 >1 cocoa")
    assert shamans(s)[0] == "12-1"
