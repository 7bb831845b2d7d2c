"""Rulings E4 to E8, X34, X36 and X72 to X76: the board of Conquest."""

import pytest

from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards.nobles import Nobles
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.titles import title_named
from tests.city.modules.altars.altar_scene import put
from tests.city.modules.empire.empire_scene import T, building, empire, part, settled, standing
from tests.city.scene import Scene, scene

KINDS = [tile.key for tile in discovery.TILES]

STRONG = "D4 P1 P1"
"""A lone worker of power 4: two Warriors and a building."""


def answer_all(s: Scene) -> Scene:
    """Whatever is still asked before the end of the turn, in the first way there is."""
    while s.game.asked != "end":
        s.game.play(s.game.ids[0])
    return s


# --- the cell -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "row", "column"),
    [
        ("D1 P1 P1", 0, 0),
        ("D2 P1 P1", 0, 1),
        ("D3 P1 P1", 0, 1),
        ("D5 P1 P1", 0, 2),
        ("D4 N1 P1", 1, 0),
        ("D2 N3 P1", 1, 1),
        ("D4 N5 P1", 1, 2),
        ("D1 N4 N4", 2, 0),
        ("D3 N3 N4", 2, 1),
        ("D4 N4 N5", 2, 2),
    ],
)
def test_ruling_x73_row_by_workers_column_by_the_weakest(
    workers: str, row: int, column: int
) -> None:
    cell = empire_printed.CELLS[row][column]
    s = empire({T: 1, 9: 0, 10: 0, 5: 0}).seat(0, cocoa=1, wood=9, workers=workers)
    s.play(f"{workers[:2]} >1 main")
    while s.game.asked in ("march", "conquest", "settle"):
        s.play(next((code for code in ("warrior", "settle") if code in s.codes), s.codes[0]))
    sent = 10 - 3 - part(s).supply[0]
    assert (sent, part(s).removed[0]) == (
        cell.of(empire_printed.EMPIRE),
        cell.of(empire_printed.BUILD),
    )


@pytest.mark.parametrize(("workers", "ups"), [("D1 P1 P1", 1), ("D1 N1 P1", 1), ("D1 N1 N1", 2)])
def test_ruling_x73_cocoa_and_power_ups_as_on_other_boards(workers: str, ups: int) -> None:
    s = empire({T: 1}).seat(0, cocoa=5, wood=0, workers=workers).seat(1, workers="N1 P1 P1")
    s.play("D1 >1 main")
    colours = 2 if "N" in workers else 1
    assert s.goods(0)[0] == 5 - colours
    before = 3
    answer_all(s)
    assert sum(s.player(0).power[:3]) == before + ups


def test_the_second_power_up_may_be_declined() -> None:
    s = empire({T: 1}).seat(0, cocoa=5, workers="D1 N2 N3").play("D1 >1 main march-1 march-2")
    s.play("+N1")
    assert "enough" in s.codes


# --- when it may be taken -------------------------------------------------------------------------


def test_ruling_e5_not_without_any_effect() -> None:
    s = empire({T: 1, 9: 0}, supply=(0, 9)).seat(0, wood=1, workers=STRONG).play("D4 >1")
    assert "main" not in s.codes
    s = empire({T: 1}, supply=(0, 9)).seat(0, wood=2, workers=STRONG).play("D4 >1")
    assert "main" not in s.codes  # no Warrior in a region
    s = empire({T: 1, 9: 0}, supply=(0, 9)).seat(0, wood=2, workers="D1 P1 P1").play("D1 >1")
    assert "main" not in s.codes  # the cell has no building


def test_ruling_e5_a_single_effect_is_enough() -> None:
    s = empire({T: 1}, supply=(1, 9)).seat(0, workers=STRONG).play("D4 >1")
    assert "main" in s.codes
    s = empire({T: 1, 9: 0}, supply=(0, 9)).seat(0, wood=2, workers=STRONG).play("D4 >1")
    assert "main" in s.codes


@pytest.mark.parametrize(
    ("language", "offered"),
    [
        ("en", "Conquest, 1 building, without paying cocoa, using an extra-worker tile "
               "(2 workers, lowest power 1)"),
        ("es", "Conquista, 1 edificio, sin pagar cacao, usando una loseta de trabajador extra "
               "(2 trabajadores, fuerza más baja 1)"),
    ],
)  # fmt: skip
def test_choice_says_that_a_conquest_needs_a_tile_and_what_it_brings(
    language: str, offered: str
) -> None:
    """One worker would send a Warrior, and none is left; two build as well."""
    s = empire({T: 1, 9: 0}, supply=(0, 9))
    s.seat(0, wood=2, workers="D1 P1 P1", tiles=("extra_worker",)).play("D1 >1")
    words = title_named("city").words(language)
    assert words.choice(s.game, s.game.find("main")) == offered
    s.play("main")
    assert s.player(0).used[KINDS.index("extra_worker")] == 1
    assert s.goods(0)[1] == 0


def test_ruling_e4_warriors_are_compulsory_buildings_are_not() -> None:
    s = empire({T: 1, 9: 0}).seat(0, wood=2, workers=STRONG).play("D4 >1 main")
    assert s.codes == ["warrior", "settle"]
    s.play("warrior march-1")
    assert s.codes == ["warrior", "settle"]
    s.play("warrior march-1 march-5")
    assert s.codes == ["settle", "conquered"]
    s.play("conquered")
    assert not settled(s)
    assert s.goods(0)[1] == 2


def test_ruling_x74_a_building_is_compulsory_if_nothing_else_can_be_carried_out() -> None:
    s = empire({T: 1, 9: 0, 10: 0}, supply=(0, 9))
    s.seat(0, cocoa=1, wood=4, workers="D2 N3 N3")
    s.play("D2 >1 main")
    assert s.game.asked == "settle"  # the first of two
    s.play("settle-9")
    assert s.codes == ["settle", "conquered"]  # the second one need not be


def test_ruling_e6_the_rewards_come_in_any_order() -> None:
    s = empire({T: 1, 1: 0}).seat(0, wood=2, workers=STRONG).play("D4 >1 main warrior march-3")
    s.play("settle")
    assert settled(s) == [1]
    assert part(s).supply[0] == 7  # the last Warrior of the cell came by itself
    assert s.codes == ["march-1", "march-2", "march-3", "march-4"]


def test_ruling_x74_nothing_comes_between_the_payment_and_the_first_building() -> None:
    """An obsidian that the only building needs cannot be spent on something else first."""
    s = empire({T: 1, 9: 0}, supply=(0, 9))
    s.technologies(1, 3, 3.5, 7, 9, 11)
    s.seat(0, wood=1, obsidian=1, workers="D4 P1 F1*", technologies=(3.5,))
    s.play("D4 >1 main")
    assert settled(s) == [9]


# --- extra workers --------------------------------------------------------------------------------


def test_ruling_x34_the_extra_worker_tile_is_one_row_further() -> None:
    s = empire({T: 1}).seat(0, workers="D1 P1 P1", tiles=("extra_worker",)).play("D1 >1 main")
    assert s.game.asked == "extra worker"
    s.play("extra march-1")  # two workers: one Warrior and a building, which cannot be built
    assert part(s).supply[0] == 9


def test_ruling_x34_it_counts_for_the_power_ups() -> None:
    s = empire({T: 1}).seat(0, workers="D1 N1 P1", tiles=("major_worker",), cocoa=2)
    s.play("D1 >1 main join-major_worker")
    answer_all(s)
    assert sum(s.player(0).power[:3]) == 3 + 2


def test_ruling_x36_offered_where_only_the_tile_makes_it_possible() -> None:
    s = empire({T: 1, 9: 0}, supply=(0, 9)).seat(0, wood=2, workers="D1 P1 P1").play("D1 >1")
    assert "main" not in s.codes
    s = empire({T: 1, 9: 0}, supply=(0, 9))
    s.seat(0, wood=2, workers="D1 P1 P1", tiles=("extra_worker",)).play("D1 >1")
    assert "main" in s.codes
    s.play("main")  # the tile must be used, there is nothing to ask
    assert settled(s) == [9]
    assert s.player(0).used[s.kind("extra_worker")] == 1


def test_ruling_x36_offered_where_only_a_standing_shaman_makes_it_possible() -> None:
    for shaman, offered in (("12-2", True), ("12-2_", False), ("45-4", False)):
        s = empire({T: 1, 9: 0}, supply=(0, 9), modules=("altars",)).ring("PNAFCDQG")
        s.seat(0, wood=2, workers="P1 F1 F1")
        put(s, 0, shaman)
        put(s, 1, "81-8")
        s.play("P1 >1")
        assert ("main" in s.codes) == offered
        if offered:
            s.play("main")
            assert settled(s) == [9]  # the row of two workers


# --- Nobles is gone -------------------------------------------------------------------------------


def test_ruling_x72_technology_3_pays_once_for_each_conquest() -> None:
    s = empire({T: 1, 9: 0}).seat(0, wood=2, workers=STRONG, technologies=(3,))
    s.play("D4 >1 main settle")
    s.play("march-1 march-1")
    answer_all(s)
    points = s.player(0).points
    s = empire({T: 1, 9: 0}).seat(0, wood=2, workers=STRONG)
    s.play("D4 >1 main settle")
    s.play("march-1 march-1")
    answer_all(s)
    assert points == s.player(0).points + 3


def test_ruling_x72_no_nobles_without_the_module_no_conquest() -> None:
    assert not isinstance(empire().city.setting.actions[places.NOBLES], Nobles)
    assert isinstance(scene().city.setting.actions[places.NOBLES], Nobles)


def test_ruling_x72_buildings_end_on_regions() -> None:
    s = building(9)
    assert (s.city.buildings, s.city.nobles) == (1, (0, 0, 0))
    assert settled(s) == [9]


# --- Build ----------------------------------------------------------------------------------------


def test_ruling_x75_it_costs_two_wood() -> None:
    s = building(9, wood=3)
    assert s.goods(0)[1] == 1


@pytest.mark.parametrize("wood", [0, 1])
def test_ruling_x75_obsidian_pays_for_wood(wood: int) -> None:
    s = building(9, wood=wood, obsidian=2 - wood)
    assert settled(s) == [9]
    assert s.player(0).goods[units.WILD] == 0


def test_ruling_x75_the_payer_chooses_the_mix() -> None:
    s = building(9, wood=2, obsidian=2)
    assert s.codes == ["obsidian-0", "obsidian-1", "obsidian-2"]


def test_ruling_x75_not_what_the_building_itself_brings() -> None:
    s = building(10, wood=1, obsidian=1)
    assert (s.goods(0)[1], s.player(0).goods[units.WILD]) == (0, 4)
    s = building(10, wood=1, obsidian=2)
    assert s.codes == ["obsidian-1", "obsidian-2"]  # none of the four that are still to come
    s.play("obsidian-2")
    assert (s.goods(0)[1], s.player(0).goods[units.WILD]) == (1, 4)


def test_ruling_x75_one_building_may_pay_the_next() -> None:
    s = empire({T: 1, 10: 0, 9: 0}, supply=(0, 9))
    s.seat(0, cocoa=1, wood=2, workers="D2 N2 N2")
    s.play("D2 >1 main settle-10")
    assert s.codes == ["settle", "conquered"]
    s.play("settle")
    assert settled(s) == [9, 10]
    assert s.player(0).goods[units.WILD] == 2


def test_ruling_e7_no_building_left() -> None:
    full = dict.fromkeys(range(1, boards.BUILDINGS), 1)
    s = empire({T: 1, 11: 0}, settled=full, supply=(0, 0))
    s.city.buildings = boards.BUILDINGS
    s.seat(0, wood=2, workers=STRONG).play("D4 >1")
    assert "main" not in s.codes


def test_ruling_e7_the_row_loses_its_buildings_from_the_left() -> None:
    s = empire({T: 1, 9: 0}, settled={1: 0, 2: 1}).seat(0, wood=2, workers=STRONG)
    s.play("D4 >1 main settle")
    assert s.city.buildings == 3


def test_ruling_e8_at_the_end_of_the_avenue_it_is_still_built() -> None:
    s = building(10, avenue=9)
    assert settled(s) == [10]
    assert s.player(0).avenue == 9
    assert s.player(0).points == 4


def test_ruling_e9_a_warrior_that_has_just_left_teotihuacan_may_settle() -> None:
    s = empire({T: 0}, supply=(1, 9)).seat(0, wood=2, workers="D2 P1 P1").play("D2 >1 main")
    s.play("march-2")
    assert s.codes == ["settle", "conquered"]
    s.play("settle")
    assert settled(s) == [2]


def test_ruling_e9_never_in_teotihuacan_nor_in_the_farthest_region() -> None:
    s = empire({T: 0}, far=(5, 0), supply=(0, 9)).seat(0, wood=2, workers=STRONG).play("D4 >1")
    assert "main" not in s.codes


def test_ruling_x78_a_settled_region_is_not_built_in_again() -> None:
    s = empire({T: 1, 9: 0, 10: 0}, settled={9: 1}, supply=(0, 9))
    s.seat(0, wood=2, workers=STRONG).play("D4 >1 main")
    assert settled(s) == [9, 10]


def test_only_where_an_own_warrior_stands() -> None:
    s = empire({T: 1, 9: 0, 10: 1, 2: 0}, supply=(0, 9)).seat(0, wood=2, workers=STRONG)
    assert s.play("D4 >1 main").codes == ["settle-2", "settle-9"]


def test_ruling_x84_the_warrior_leaves_the_game() -> None:
    s = building(9)
    assert part(s).removed == (1, 0)
    assert part(s).supply[0] == 0
    assert 9 not in standing(s)


def test_ruling_x76_benefit_before_the_step_on_the_avenue() -> None:
    """Region 4 lets a worker ascend: its step comes first, the building's is the second."""
    s = empire({T: 1, 4: 0}, supply=(0, 9)).pile(0, "extra_worker").pile(1)
    s.seat(0, wood=2, workers="D5 F1 Q2", avenue=1)
    s.play("D5 >1 main ^N5")
    assert [values[0] for _, values in s.told("avenue")] == [2]
    s.play("wheel-points")
    assert s.told("avenue") == []
    s.play("^F1")  # the reborn worker has had its turn, so there is one left
    assert [values[0] for _, values in s.told("avenue")] == [3]
    assert s.game.asked == "claim"


def test_ruling_x76_points_come_with_the_building() -> None:
    s = building(9)
    order = [event.kind for event in s.game.events if event.kind in ("settle", "points", "avenue")]
    assert order == ["settle", "points", "avenue"]
