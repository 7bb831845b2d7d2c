"""The bots and the empire: rulings E11 to E17, X21, X101 to X105, X107, X108, X116, X118."""

from __future__ import annotations

import pytest

import teotihuacan as teo
from teotihuacan.city.period.empire.bots import farthest_region
from teotihuacan.city.period.empire.sources import REGIONS as FROM_REGIONS
from teotihuacan.city.period.empire.sources import WARRIORS as FROM_WARRIORS
from teotihuacan.city.period.empire.warriors import area_points
from teotihuacan.city.rules import sources
from teotihuacan.city.rules.eclipse import mask_points
from teotihuacan.city.solo.choosing import REASONS
from teotihuacan.city.solo.sources import BOT as BOT_POINTS
from tests.city.stages import eclipse
from tests.period.bots.bot_table import BOT, YOU, Table, table

ON_6 = "N2 A2 A2 F1*"


def conquering(bot: str = "teotibot", *modules: str, **has: object) -> Table:
    given: dict[str, object] = {"wood": 2, "workers": ON_6 if bot == "teotibot" else "A2 F2 F2 F1*"}
    return table("M9", *modules, bot=bot).bot(**{**given, **has}).stack(*["use_again"] * 3)


def building(region: int, bot: str = "teotibot", **has: object) -> Table:
    """A bot whose only Warrior is in a region, so that it builds there and nothing else."""
    return conquering(bot, **has).warriors({region: BOT}, supply=0)


def brought(s: Table, codes: str = "") -> dict[str, object]:
    """What a region has brought: without wood, Warrior, Avenue, power-up and advance."""
    changes = s.acting("nobles", codes)
    assert changes.pop("wood") == 0
    assert changes.pop("settled") == 1
    assert changes.pop("avenue") == 2
    assert changes.pop("workers") == "A2 A2 D3 F1*"
    assert changes.pop("standing") == {0: YOU}
    return changes


# --- setup ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_x21_only_you_send_a_warrior_and_it_stays(bot: str) -> None:
    game = teo.new_game("city", players=1, bot=bot, seed=2, modules=["M6", "M9"])
    while game.asked != "turn":
        assert game.asked != "march"
        game.apply(game.legal()[0])
    s = Table(game)
    assert s.standing == {0: YOU}
    assert s.empire.supply == (9, 10)


# --- the first part -------------------------------------------------------------------------------


def test_ruling_x101_two_warriors_then_a_building() -> None:
    s = conquering()
    changes = s.acting("nobles", "march-1 ~path2")
    assert changes == {
        "wood": 0,
        "points": 1,
        "temples": (2, 1, 1),  # region 2: a step on any temple
        "gold": 1,
        "avenue": 2,
        "workers": "A2 A2 D3 F1*",
        "standing": {0: BOT, 1: YOU},
        "warriors left": 8,
        "settled": 1,
    }
    assert s.reasons()[0] == "1 N"


@pytest.mark.parametrize(("wood", "obsidian"), [(2, 0), (1, 1), (0, 2)])
def test_ruling_x101_wood_and_obsidian_count_together(wood: int, obsidian: int) -> None:
    s = conquering(wood=wood, obsidian=obsidian)
    s.acting("nobles", "march-1 ~path2")
    assert (s.player(BOT).goods[1], s.player(BOT).goods[4]) == (0, 0)
    assert s.empire.settled == 1 << 2


@pytest.mark.parametrize(
    ("has", "reason"),
    [({"wood": 1}, "1 too little wood N"), ({"workers": "A2 A2 C2 F1*"}, "1 no worker N"),
     ({"workers": "A2 A2 C2 F1*", "wood": 0}, "1 no worker N")],
)  # fmt: skip
def test_ruling_x101_without_wood_or_a_worker_it_fails(has: dict[str, object], reason: str) -> None:
    s = conquering("teotibot", **has)
    changes = s.acting("nobles")
    assert s.reasons()[0] == reason
    assert "warriors left" not in changes


def test_ruling_x101_then_the_forest_then_cocoa() -> None:
    s = conquering(wood=0, workers="F2 A2 A2 F1*")
    changes = s.acting("nobles")
    assert s.reasons()[:3] == ["1 no worker N", "2 F", "F2 only worker"]
    assert (changes["wood"], changes["obsidian"]) == (1, 1)
    assert changes["workers"] == "A2 A2 F1* Q3"
    s = conquering(wood=0, workers="N2 A2 A2 F1*")
    changes = s.acting("nobles")
    assert s.reasons()[:3] == ["1 too little wood N", "2 no worker F", "4 fallback"]
    assert changes["cocoa"] == 5


def test_ruling_x101_no_warriors_left_is_skipped() -> None:
    s = building(1)
    brought(s)
    assert s.values("bot warriors left") == [(0,)]


def test_ruling_x101_one_warrior_left() -> None:
    s = conquering().warriors({}, supply=1)
    changes = s.acting("nobles", "march-1")
    assert changes["warriors left"] == 0
    assert changes["standing"] == {0: BOT, 1: YOU}
    assert "settled" not in changes


def test_ruling_e15_without_a_region_the_wood_is_kept_and_the_step_is_done() -> None:
    s = conquering().warriors({}, supply=1)
    changes = s.acting("nobles", "march-1")
    assert "wood" not in changes
    assert len(s.values("bot cannot settle")) == 1
    assert changes["workers"] == "A2 A2 D3 F1*"  # powered up and advanced
    assert "2 F" not in s.reasons()


def test_ruling_e15_nor_without_a_building_in_the_row() -> None:
    s = conquering().warriors({1: BOT}, supply=1, buildings=11)
    changes = s.acting("nobles", "march-2")
    assert "wood" not in changes
    assert len(s.values("bot cannot settle")) == 1


def test_ruling_x101_neither_warrior_nor_building_is_no_effect() -> None:
    s = conquering().warriors({}, supply=0)
    s.acting("nobles")
    assert s.kinds()[0] == "bot no conquest"
    assert s.reasons()[0] == "2 no worker F"
    s = conquering().warriors({3: BOT}, settled=(3,), supply=0)  # a settled region does not count
    s.acting("nobles")
    assert s.kinds()[0] == "bot no conquest"


@pytest.mark.parametrize(
    ("standing", "region", "reason"),
    [
        ({1: BOT, 5: BOT, 11: BOT}, 11, "farthest"),
        ({10: BOT, 11: BOT, 5: BOT}, 10, "farthest tied"),
        ({9: BOT, 10: BOT, 11: BOT}, 9, "farthest tied"),
        ({8: BOT, 5: BOT, 1: BOT}, 5, "farthest tied"),
        ({7: BOT, 8: BOT}, 7, "farthest tied"),
        ({4: BOT, 2: BOT}, 2, "farthest tied"),
        ({4: BOT, 2: YOU}, 4, "only region"),
    ],
)
def test_ruling_x101_as_far_as_possible_and_the_topmost(
    standing: dict[int, int], region: int, reason: str
) -> None:
    s = conquering().warriors(standing, supply=0)
    s.acting("nobles")
    assert s.values("settle") == [(region,)]
    assert s.values("bot region") == [(region, REASONS.index(reason))]


def test_ruling_x101_the_whole_order_of_building() -> None:
    order = [9, 10, 11, 5, 6, 7, 8, 1, 2, 3, 4]
    for start in range(len(order)):
        s = conquering().warriors(dict.fromkeys(order[start:], BOT), supply=0)
        assert farthest_region(s.city, s.player(BOT)) == order[start]


# --- its Warriors on their way --------------------------------------------------------------------


@pytest.mark.parametrize("path", [1, 2, 3, 4])
def test_ruling_x102_a_path_tile_when_it_leaves_teotihuacan(path: int) -> None:
    s = conquering(wood=1, obsidian=1).warriors({0: BOT}, supply=1)
    s.acting("nobles", f"~path{path}")
    assert s.values("march") == [(0, path)]


def test_ruling_x102_all_four_are_equally_likely_each_time() -> None:
    s = conquering().warriors({0: BOT}, supply=2)
    s.acting("nobles")
    assert s.codes == ["~path1", "~path2", "~path3", "~path4"]
    assert len(set(s.game.odds)) == 1
    s.play("~path3")
    assert s.codes == ["~path1", "~path2", "~path3", "~path4"]  # shuffled back


@pytest.mark.parametrize(
    ("path", "line"), [(1, [5, 9, 12]), (2, [6, 9, 12]), (3, [7, 10, 12]), (4, [8, 11, 12])]
)
def test_ruling_x102_then_along_its_line(path: int, line: list[int]) -> None:
    standing = {0: BOT, path: BOT, line[0]: BOT, line[1]: BOT}
    s = conquering().warriors(standing, supply=1)
    s.acting("nobles", f"~path{path}")
    assert s.values("march") == [(0, path), (path, line[0]), (line[0], line[1]), (line[1], 12)]
    assert s.empire.farthest[BOT] > 0


def test_ruling_x102_you_decide_for_yours() -> None:
    s = conquering(wood=3).warriors({0: BOT, 1: YOU}, supply=1)
    s.acting("nobles", "~path1")
    assert (s.game.actor, s.game.asked, s.city.turn) == (YOU, "march", BOT)
    assert s.codes == ["march-5", "march-6"]
    s.play("march-6")
    assert s.standing[6] == YOU


def test_ruling_x102_your_warriors_push_its_own() -> None:
    s = table("M9").warriors({0: BOT}).you(cocoa=9, wood=0, workers="A1 P1 P1").by_hand()
    s.play("A1 >1 main ~path4")
    assert s.standing[4] == BOT


# --- what regions bring ---------------------------------------------------------------------------


def test_region_1() -> None:
    assert brought(building(1)) == {"points": 1, "obsidian": 1, "cocoa": 1}


def test_region_2() -> None:
    s = building(2, temples=(1, 4, 1))
    assert brought(s) == {"points": 1 + 2, "temples": (1, 5, 1)}


def test_ruling_x105_region_3_without_a_mask() -> None:
    s = building(3)
    changes = brought(s, "~four_points ~four_cocoa ~mask_4")  # which it cannot pay
    assert changes == {"points": 3, "box": ("mask_4", "four_points", "four_cocoa")}
    assert s.values("bot no drawn mask") == [(3,)]
    assert len(s.values("bot discards drawn")) == 3


def test_ruling_x105_region_3_with_a_mask() -> None:
    s = building(3, obsidian=1)
    changes = brought(s, "~four_points ~mask_4 ~four_cocoa")
    assert changes == {"points": 1, "tiles": ("mask_4",), "obsidian": 0,
                       "box": ("four_points", "four_cocoa")}  # fmt: skip


def test_ruling_e14_the_rarest_that_it_can_pay() -> None:
    s = building(3, cocoa=2, obsidian=1)
    assert brought(s, "~mask_4 ~mask_2 ~mask_1")["tiles"] == ("mask_1",)
    s = building(3, cocoa=1, obsidian=1)
    assert brought(s, "~mask_4 ~mask_2 ~mask_1")["tiles"] == ("mask_2",)
    s = building(3, obsidian=1)
    assert brought(s, "~mask_5 ~mask_4 ~mask_1")["tiles"] == ("mask_5",)  # the first one drawn


def test_ruling_e14_none_that_it_has() -> None:
    s = building(3, obsidian=1, masks=(4,))
    assert brought(s, "~mask_4 ~four_points ~four_cocoa")["points"] == 3


def test_ruling_x105_region_6() -> None:
    s = building(6).stack("move_back", "use_again", "use_again", "three_obsidian")
    changes = brought(s, "~move_back ~three_obsidian")
    assert changes == {"points": 6, "discarded": ["three_obsidian", "move_back"]}
    s = building(6).stack("move_back", "use_again", "mask_8", "three_obsidian")
    changes = brought(s, "~move_back ~mask_8")
    assert changes == {"points": 2, "tiles": ("mask_8",), "discarded": ["move_back"]}


def test_ruling_x105_region_6_with_an_empty_stack() -> None:
    assert brought(building(6).stack()) == {"points": 6}  # and ruling X43


def test_ruling_x105_regions_5_and_9_bring_a_special_mask() -> None:
    assert brought(building(5)) == {"points": 2, "tiles": ("mask_9",)}
    s = building(9)
    s.bot(wood=2, workers=ON_6, masks=(9,))
    s.city.discovery_pile[s.kind("mask_9")] = 0
    assert brought(s) == {"points": 4, "tiles": ("mask_9", "mask_10")}


def test_ruling_e12_region_4_three_different_dice_the_highest_first() -> None:
    s = building(4, workers="N2 A4 C3 F1*")
    changes = s.acting("nobles")
    assert s.reasons()[1:4] == ["A4 highest", "C3 highest", "N2 only worker"]
    # The power-up of the action follows, and its die advances.
    assert sorted(str(changes["workers"]).split()) == ["A5", "C4", "F1*", "F4"]


def test_ruling_e12_one_that_ascends_stays_on_the_first_space() -> None:
    s = building(4, workers="N2 A5 C3 F1*")
    changes = s.acting("nobles")
    assert sorted(str(changes["workers"]).split()) == ["C4", "F1*", "F4", "P1"]
    assert changes["points"] == 1 + 5


def test_ruling_x103_the_highest_die_that_still_stands_on_board_6() -> None:
    s = building(4, workers="N5 N2 A2 F1*")
    changes = s.acting("nobles")
    # N5 ascends and rests; N2 becomes 3 by the region and 4 by the action, and advances by two.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1*", "F4", "P1"]
    assert "bot nobody there" not in s.kinds()


def test_ruling_x103_with_nobody_left_there_the_reborn_die_advances() -> None:
    s = building(4, workers="N5 A2 A2 F1*")
    changes = s.acting("nobles")
    assert s.values("bot nobody there") == [(6,)]
    assert sorted(str(changes["workers"]).split()) == ["A3", "A3", "F1", "F1*"]
    assert s.machine.reborn == -1


def test_ruling_x103_a_reborn_die_of_another_board_does_not() -> None:
    s = building(4, workers="N5 A5 A2 F1*")
    changes = s.acting("nobles")
    # Both ascend; only the one that stood on board 6 goes on.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1", "F1*", "P1"]
    assert changes["points"] == 1 + 5 + 5


def test_ruling_x103_in_mastery_if_the_chosen_die_itself_ascended() -> None:
    s = building(4, workers="N5 N2 A2 F1*")
    changes = s.acting("mastery")
    # Mastery means the chosen die: it goes on from the first space, and N3 is not powered up.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1", "F1*", "N3"]


def test_ruling_x103_in_mastery_the_chosen_die_is_powered_up() -> None:
    s = building(4, workers="N4 N4 A2 F1*")
    changes = s.acting("mastery")
    # Both become 5; the chosen one ascends by the action and advances from the first space.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1", "F1*", "N5"]


def test_ruling_x104_region_7_the_lowest_it_lacks_occupied_or_not() -> None:
    s = building(7, technologies=(5,))
    s.you(technologies=(1,))
    changes = brought(s)
    assert changes["technologies"] == (1, 5)
    assert changes["your points"] == 3
    assert changes["temples"] == (2, 1, 1)  # its column is the blue one
    assert changes["points"] == 2
    assert "1 lowest number" in s.reasons()


def test_ruling_x104_halves_lie_in_the_order_of_their_numbers() -> None:
    s = building(7, technologies=(1,))
    s.technologies(1, 1.5, 3.5, 7, 9, 11)
    changes = brought(s)
    assert changes["technologies"] == (1, 1.5)
    assert changes["temples"] == (1, 2, 1)


def test_ruling_x104_none_left_only_the_points() -> None:
    s = building(7, technologies=(1, 3, 5, 7, 9, 11))
    assert brought(s) == {"points": 2}


def test_ruling_e13_region_8_the_best_temple_then_the_best_of_the_others() -> None:
    s = building(8, temples=(1, 4, 4))
    changes = brought(s)
    assert changes["temples"] == (1, 5, 5)
    picked = [text for text in s.reasons() if "temple" in text]
    assert picked == ["red temple tied", "green highest temple"]


def test_ruling_e13_if_only_one_can_be_climbed_one_step() -> None:
    s = building(8, temples=(11, 4, 11))
    assert brought(s)["temples"] == (11, 5, 11)


def test_region_10() -> None:
    assert brought(building(10)) == {"points": 4, "obsidian": 4}


def test_ruling_e11_region_11_brings_8_points_in_all() -> None:
    assert brought(building(11)) == {"points": 8}


def test_ruling_x105_the_avenue_is_the_last_step_and_brings_no_tile() -> None:
    s = building(2, avenue=2)
    s.acting("nobles")
    kinds = [kind for kind in s.kinds() if kind in ("goods", "settle", "temple", "avenue", "power")]
    assert kinds[:2] == ["goods", "settle"]
    assert kinds.index("temple") < kinds.index("avenue") < kinds.index("power")
    assert s.player(BOT).avenue == 3  # where a pile lies
    assert "claim" not in s.kinds()


# --- mastery --------------------------------------------------------------------------------------


def test_ruling_e16_mastery_on_board_6_conquers() -> None:
    s = conquering(workers="N4 A2 A2 F1*")
    changes = s.acting("mastery", "march-1 ~path2")
    assert s.reasons()[:2] == ["N4 highest", "2 N"]
    assert changes["warriors left"] == 8
    assert changes["workers"] == "A2 A2 F1* F5"


def test_ruling_e16_it_fails_as_the_first_part_does() -> None:
    s = conquering(wood=1, gold=1, workers="N4 A2 A2 F1*")
    s.acting("mastery")
    assert s.reasons()[:2] == ["N4 highest", "2 too little wood N"]


@pytest.mark.parametrize(("board", "good"), [("F", "wood"), ("Q", "stone"), ("G", "gold")])
def test_ruling_x107_mastery_in_a_mine(board: str, good: str) -> None:
    s = conquering(wood=0, workers=f"{board}4 A2 A2 D1*")
    changes = s.acting("mastery")
    assert (changes[good], changes["obsidian"]) == (1, 1)


# --- scoring --------------------------------------------------------------------------------------


def test_ruling_e17_its_warriors_score_at_an_eclipse() -> None:
    s = table("M9").bot().warriors({0: BOT, 1: BOT, 6: BOT, 11: BOT, 2: YOU}, supply=4)
    assert s.empire.farthest[BOT] == 2
    assert area_points(s.empire, BOT) == 0 + 1 + 2 + 3 + 2 * 5
    eclipse(s)
    scored = [event for event in s.game.events if event.kind == "points"]
    found = [(e.seat, e.values[0]) for e in scored if e.values[1] == FROM_WARRIORS]
    assert found == [(YOU, 1), (BOT, 16)]


def test_ruling_x108_final_scoring() -> None:
    s = table("M9").bot(cocoa=1, wood=2, obsidian=3, technologies=(5,), masks=(4, 8, 9, 10))
    s.warriors({9: BOT}, settled=(1, 2, 3), supply=9)
    assert mask_points(s.city, s.player(BOT)) == 10  # a set of four
    s.city.dark = s.city.light = 12
    eclipse(s, era=2, final=True)
    lines = list(s.game.events)
    while not s.game.over:
        s.play(s.codes[0])
        lines += s.game.events
    told = [e for e in lines if e.kind == "points" and e.seat == BOT]
    points = {e.values[1]: e.values[0] for e in told}
    assert points[BOT_POINTS] == 6  # obsidian counts
    assert points[FROM_WARRIORS] == 3
    assert points[sources.MASKS] == 10
    assert {FROM_REGIONS, sources.NOBLES}.isdisjoint(points)  # buildings bring nothing


# --- the modified bot -----------------------------------------------------------------------------


def test_ruling_x116_the_die_walks_first_then_warriors_and_a_building() -> None:
    s = conquering("modified")
    changes = s.acting("nobles", "march-1 ~path2")
    assert s.reasons()[:2] == ["A N", "A2 only worker"]
    kinds = [k for k in s.kinds() if k in ("bot walks", "muster", "settle", "power")]
    assert kinds == ["bot walks", "muster", "muster", "settle", "power"]
    assert changes["workers"] == "F1* F2 F2 N3"  # nobody moves on
    assert (changes["wood"], changes["avenue"]) == (0, 2)


@pytest.mark.parametrize("workers", ["N2 F2 F2 F1*", "D2 F2 F2 F1*", "Q2 F2 F2 F1*"])
def test_ruling_x116_only_a_die_in_the_three_spaces_before(workers: str) -> None:
    s = conquering("modified", workers=workers)
    s.acting("nobles")
    assert s.reasons()[0] == "A none near N"


@pytest.mark.parametrize("workers", ["G2 F2 F2 F1*", "C2 F2 F2 F1*", "A2 F2 F2 F1*"])
def test_ruling_x116_each_of_these_three(workers: str) -> None:
    s = conquering("modified", workers=workers)
    s.acting("nobles", "march-1 ~path2")
    assert s.reasons()[0] == "A N"


def test_ruling_x116_not_without_a_warrior_or_a_building() -> None:
    s = conquering("modified").warriors({}, supply=0)
    s.acting("nobles")
    assert s.kinds()[0] == "bot no conquest"
    s = conquering("modified", wood=1)
    s.acting("nobles")
    assert s.reasons()[0] == "A too little wood N"


def test_ruling_x116_mastery_counts_board_6_under_the_same_condition() -> None:
    s = conquering("modified", gold=2, workers="C4 F2 F2 F1*")
    s.pyramid("NDCAWKM")
    s.acting("mastery", "march-1 ~path2")
    assert s.reasons()[0] == "A N"
    s = conquering("modified", gold=2, workers="C4 F2 F2 F1*").warriors({}, supply=0)
    s.pyramid("NDCAWKM")
    s.acting("mastery")
    assert s.kinds()[0] == "bot no conquest"
    assert s.reasons()[0] == "A D"


def test_ruling_x118_region_4_the_greatest_first() -> None:
    s = building(4, "modified", workers="A2 F4 C3 F1*")
    changes = s.acting("nobles")
    # C3 walks (the highest within reach); all three rise, and it once more.
    assert sorted(str(changes["workers"]).split()) == ["A3", "F1*", "F5", "N5"]


def test_ruling_x118_the_walking_die_may_ascend() -> None:
    s = building(4, "modified", workers="A5 F2 F2 F1*")
    changes = s.acting("nobles")
    assert s.values("bot nobody there") == [(6,)]
    assert sorted(str(changes["workers"]).split()) == ["F1*", "F3", "F3", "P1"]  # it rests
    s = building(4, "modified", workers="A5 N2 F2 F1*")
    changes = s.acting("nobles")
    assert sorted(str(changes["workers"]).split()) == ["F1*", "F3", "N4", "P1"]
