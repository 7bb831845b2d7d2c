"""Rulings E1 to E3, E9, X21, X77, X78, X84 to X87: Warriors on the map, and what they score."""

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules import sources as empire_sources
from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.modules.empire.rules.warriors import area_points, send_warrior
from teotihuacan.city.rules import kinds
from tests.city.modules.empire.empire_scene import T, empire, part, standing
from tests.city.scene import Scene
from tests.tables import table

UPPER = {1, 2, 5, 6, 9}
LOWER = {3, 4, 7, 8, 10, 11}


def at_conquest(s: Scene, **seat: object) -> Scene:
    """Seat 0 takes the first cell of Conquest: two Warriors."""
    s.seat(0, workers="D1 P1 P1", **seat)  # type: ignore[arg-type]
    return s.play("D1 >1 main")


# --- ways -----------------------------------------------------------------------------------------


def test_ruling_e1_warriors_only_go_forward() -> None:
    for region in empire_printed.REGIONS:
        for onward in region.onward:
            assert empire_printed.REGIONS[onward].area == region.area + 1


def test_ruling_e2_the_ways() -> None:
    ways = {
        region.number: region.onward for region in empire_printed.REGIONS if len(region.onward) != 1
    }
    assert ways == {T: (1, 2, 3, 4), 1: (5, 6), 3: (7, 8), 7: (10, 11), empire_printed.FARTHEST: ()}
    single = {
        region.number: region.onward[0]
        for region in empire_printed.REGIONS
        if len(region.onward) == 1
    }
    assert single == {2: 6, 4: 8, 5: 9, 6: 9, 8: 11, 9: 12, 10: 12, 11: 12}


def test_ruling_x77_the_paths_never_cross() -> None:
    for path in (UPPER, LOWER):
        for region in path:
            assert set(empire_printed.REGIONS[region].onward) <= path | {empire_printed.FARTHEST}


def test_the_areas_have_four_four_three_and_one_region() -> None:
    areas = [region.area for region in empire_printed.REGIONS]
    assert [areas.count(area) for area in range(5)] == [1, 4, 4, 3, 1]


# --- pushing --------------------------------------------------------------------------------------


def test_ruling_e3_own_warriors_push_own_ones() -> None:
    s = at_conquest(empire({T: 0}))
    assert (s.game.asked, s.game.actor) == ("march", 0)
    assert s.codes == ["march-1", "march-2", "march-3", "march-4"]
    s.play("march-2")
    assert standing(s) == {T: 0, 2: 0}
    assert s.codes == ["march-1", "march-2", "march-3", "march-4"]  # the second Warrior of the cell
    s.play("march-2")
    assert standing(s) == {T: 0, 2: 0, 6: 0}


def test_ruling_x77_the_owner_decides_in_another_turn() -> None:
    s = at_conquest(empire({T: 1}, players=3))
    assert (s.game.actor, s.city.turn) == (1, 0)
    s.play("march-3")
    assert standing(s)[3] == 1
    assert s.game.actor == 0  # the second Warrior pushes the own one


def test_tiles_stay_closed_in_another_turn() -> None:
    s = empire({T: 1}, players=2)
    s.seat(1, tiles=("four_points", "three_obsidian"))
    at_conquest(s)
    assert s.game.actor == 1
    assert s.codes == ["march-1", "march-2", "march-3", "march-4"]


def test_ruling_x77_no_question_where_only_one_way_leads_on() -> None:
    s = at_conquest(empire({T: 1, 4: 1, 8: 1, 11: 1})).play("march-4")
    # 4 to 8, 8 to 11, 11 to the farthest region: nobody was asked.
    assert standing(s) == {T: 0, 4: 1, 8: 1, 11: 1}
    assert part(s).farthest == (0, 1)
    assert (s.game.asked, s.game.actor) == ("march", 0)


def test_ruling_x77_at_most_four_warriors_move() -> None:
    s = at_conquest(empire({T: 1, 1: 0, 5: 1, 9: 0}))
    s.play("march-1")
    assert s.game.actor == 0  # who was pushed out of region 1
    assert s.codes == ["march-5", "march-6"]
    s.play("march-5")
    moved = [values[:2] for _, values in s.told("march")]
    assert moved == [(1, 5), (5, 9), (9, empire_printed.FARTHEST)]
    assert standing(s) == {T: 0, 1: 1, 5: 0, 9: 1}
    assert part(s).farthest == (1, 0)


def test_a_warrior_pushed_to_a_crossing_may_choose() -> None:
    s = at_conquest(empire({T: 1, 3: 1, 7: 1})).play("march-3")
    assert s.codes == ["march-7", "march-8"]
    s.play("march-7")
    assert s.codes == ["march-10", "march-11"]
    s.play("march-11")
    assert standing(s) == {T: 0, 3: 1, 7: 1, 11: 1}


def test_any_number_stand_in_the_farthest_region() -> None:
    s = at_conquest(empire({T: 1, 4: 0, 8: 0, 11: 1}, far=(2, 1))).play("march-4")
    assert part(s).farthest == (2, 2)


def test_ruling_x78_settled_regions_hold_warriors_and_pass_them_on() -> None:
    s = at_conquest(empire({T: 1, 4: 0}, settled={4: 0, 8: 1})).play("march-4")
    assert standing(s) == {T: 0, 4: 1, 8: 0}
    assert area_points(part(s), 0) == 2
    assert area_points(part(s), 1) == 1


def test_ruling_x84_without_warriors_nothing_is_pushed() -> None:
    s = empire({T: 1, 8: 0}, supply=(1, 9)).seat(0, workers="D1 P1 P1").play("D1 >1 main march-1")
    assert part(s).supply[0] == 0
    assert standing(s) == {T: 0, 1: 1, 8: 0}  # the second reward of the cell is ignored
    assert s.game.asked == "end"


def test_ruling_x84_an_empty_supply_sends_no_warrior() -> None:
    s = empire({T: 1, 8: 0}, supply=(0, 9))
    assert not send_warrior(s.city, 0)
    assert standing(s) == {T: 1, 8: 0}
    assert send_warrior(s.city, 1)
    assert part(s).supply == (0, 8)


# --- setup ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_x21_warriors_at_setup(players: int) -> None:
    game = teo.new_game("city", players=players, seed=3, modules=["M6", "M9"])
    asked: list[int | None] = []
    while game.asked != "turn":
        if game.asked == "march":
            asked.append(game.actor)
        game.play(game.ids[0])
    part = empire_of(table(game))
    assert part.holder[T] == players - 1
    assert part.supply == (empire_printed.WARRIORS - 1,) * players
    # Everybody goes to region 1 and pushes the one before to 5; only crossings are asked about.
    assert asked == {2: [0], 3: [0, 1, 0], 4: [0, 1, 0, 2, 1]}[players]
    assert area_points(part, players - 1) == 0


def test_ruling_x21_a_pushed_warrior_may_be_sent_elsewhere() -> None:
    game = teo.new_game("city", players=3, seed=3, modules=["M6", "M9"])
    ways = iter(["march-4", "march-1"])
    while game.asked != "turn":
        game.play(next(ways) if game.asked == "march" else game.ids[0])
    assert empire_of(table(game)).holder[:5] == (2, 1, -1, -1, 0)


def test_warriors_come_last() -> None:
    game = teo.new_game("city", players=2, seed=None, modules=["all"])
    plan = [game.rules.kinds[step[0]].name for step in game.state.agenda]
    assert plan[:3] == ["setup over", "muster", "muster"]


# --- Eclipse --------------------------------------------------------------------------------------


def eclipse(s: Scene) -> Scene:
    """Begin an Eclipse now; the scoring runs until the next question."""
    city = s.city
    city.agenda.clear()
    city.turn = -1
    city.light, city.countdown = city.dark, 0
    city.agenda.append((kinds.ECLIPSE, 0, 0, 0, 0))
    s.game.start_recording()
    s.game.settle()
    s.game.stop_recording()
    s.changed = False
    return s


def scored(s: Scene, source: int) -> list[tuple[int, int]]:
    """Seat and points of what was scored from a source."""
    return [(seat, values[0]) for seat, values in s.told("points") if values[1] == source]


def test_the_text_one_two_three_and_five_points() -> None:
    s = empire({T: 1, 2: 0, 7: 0, 9: 0, 11: 1}, far=(2, 0))
    eclipse(s)
    assert scored(s, empire_sources.WARRIORS) == [(0, 1 + 2 + 3 + 2 * 5), (1, 3)]


def test_ruling_x85_each_warrior_scores_for_its_owner_alone() -> None:
    s = eclipse(empire({T: 1, 1: 0, 3: 1}, far=(1, 1)))
    assert scored(s, empire_sources.WARRIORS) == [(0, 6), (1, 6)]


def test_ruling_x85_in_teotihuacan_nothing() -> None:
    assert not scored(eclipse(empire({T: 1})), empire_sources.WARRIORS)


def test_ruling_x78_buildings_never_score() -> None:
    s = eclipse(empire({T: 1}, settled={9: 0, 10: 0}))
    assert not scored(s, empire_sources.WARRIORS)
    assert not scored(s, empire_sources.REGIONS)


@pytest.mark.parametrize("dark", [False, True])
def test_ruling_x86_warriors_come_after_masks_and_before_salaries(dark: bool) -> None:
    s = empire({T: 1, 11: 0}, dark_eclipse=dark)
    s.seat(0, cocoa=0, workers="P1 P1 P4", tiles=("mask_1",))
    eclipse(s)
    scored = [(CITY.sources[v[1]], v[0]) for seat, v in s.told("points") if seat == 0]
    # Four cocoa of salary are not paid: 12 points, but there are only 1 + 3 to take away.
    assert scored == [("masks", 1), ("warriors", 3), ("salary", -4)]


@pytest.mark.parametrize("final", [False, True])
def test_ruling_x86_the_whole_order(final: bool) -> None:
    """Avenue, leaders and steps of the Pyramid, masks, Warriors, salary; in the last Eclipse the
    bonus tiles; also when the pyramid is finished."""
    s = empire({T: 1, 11: 0})
    s.seat(0, cocoa=9, avenue=3, track=2, tiles=("mask_1",), temples=(10, 0, 0), points=9)
    s.seat(1, cocoa=9)
    s.city.era, s.city.dark, s.city.final = 2, 12, final
    eclipse(s)
    lines = list(s.game.events)
    while not s.game.over:
        s.play(next((code for code in s.codes if code != "pay0"), s.codes[0]))
        lines += s.game.events
    told = [e for e in lines if e.seat == 0 and e.kind in ("points", "salary")]
    order = [CITY.sources[e.values[1]] if e.kind == "points" else "paid" for e in told]
    assert order == ["avenue", "leader", "track", "masks", "warriors", "paid", "bonus"]


def test_ruling_x86_also_at_the_end() -> None:
    s = empire({T: 1, 9: 1})
    s.city.era = 2
    s.city.dark = s.city.light = 12
    s.seat(1, cocoa=9)
    eclipse(s)
    assert scored(s, empire_sources.WARRIORS) == [(1, 3)]


def test_ruling_x87_everything_stays_over_an_eclipse() -> None:
    s = empire({T: 1, 5: 0, 8: 1}, far=(1, 0), settled={2: 0})
    before = (standing(s), part(s).farthest[:], part(s).supply[:], part(s).settled)
    eclipse(s)
    while s.game.asked != "turn":
        s.game.play(s.game.ids[0])
    assert s.city.era == 1
    assert (standing(s), part(s).farthest, part(s).supply, part(s).settled) == before


def test_the_sources_of_points_have_their_names() -> None:
    assert CITY.sources[empire_sources.REGIONS] == "regions"
    assert CITY.sources[empire_sources.WARRIORS] == "warriors"
