"""The bots and the empire: rulings E15 to E17, X21, X101, X102, X107, X108, X116."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules import sources as empire_sources
from teotihuacan.city.modules.empire.rules.bots import farthest_region
from teotihuacan.city.modules.empire.rules.warriors import area_points
from teotihuacan.city.modules.solo.rules import choosing
from teotihuacan.city.modules.solo.rules import sources as solo_sources
from teotihuacan.city.rules import sources
from teotihuacan.city.rules.scoring.eclipse import mask_points
from tests.city.modules.bots.bot_table import BOT, YOU, Table, table
from tests.city.modules.bots.empire_table import brought, building, conquering
from tests.city.stages import eclipse

# --- setup ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_x21_only_you_send_a_warrior_and_it_stays(bot: str) -> None:
    game = teo.new_game("city", players=1, bot=bot, seed=2, modules=["M6", "M9"])
    while game.asked != "turn":
        assert game.asked != "march"
        game.apply(game.ids[0])
    s = Table(game)
    assert s.standing == {0: YOU}
    assert s.empire.supply == (empire_printed.WARRIORS - 1, empire_printed.WARRIORS)


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
    assert s.values("bot region") == [(region, choosing.REASONS.index(reason))]


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
    found = [(e.seat, e.values[0]) for e in scored if e.values[1] == empire_sources.WARRIORS]
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
    assert points[solo_sources.BOT] == 6  # obsidian counts
    assert points[empire_sources.WARRIORS] == 3
    assert points[sources.MASKS] == 10
    assert {empire_sources.REGIONS, sources.NOBLES}.isdisjoint(points)  # buildings bring nothing


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
