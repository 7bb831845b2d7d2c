"""Rulings 32 to 40: Alchemy, Nobles, Decorations and Construction."""

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards.pyramid_tiles import TILE_ICONS
from teotihuacan.city.rules.printed import boards
from tests.city.scene import Scene, houses, scene
from tests.city.stages import RING, Setup, built_up_to, eclipse, pay_all, seen

# --- Alchemy


def alchemist(gold: int, *display: int, workers: str = "C1 P1 P1") -> Scene:
    s = scene(2).ring(RING).technologies(*display)
    return s.seat(0, gold=gold, workers=workers)


def test_ruling_32_a_dear_technology_in_the_first_row_costs_its_printed_gold() -> None:
    s = alchemist(3, 7, 9, 11, 13, 15, 17).play("C1 >1 main")
    assert s.codes == ["learn7", "learn9", "learn11"]
    s.play("learn9")
    assert s.player(0).goods[units.GOLD] == 1  # 2 printed, though the row is the first


def test_ruling_32_a_cheap_technology_in_the_second_row_costs_its_printed_gold() -> None:
    s = alchemist(2, 1, 3, 5, 7, 9, 11, workers="C4 P1 P1").play("C4 >1 main learn7")
    assert s.player(0).goods[units.GOLD] == 1


def test_ruling_32_one_gold_pays_only_for_tiles_that_show_one() -> None:
    s = alchemist(1, 1, 5, 7, 9, 11, 13, workers="C4 P1 P1").play("C4 >1 main")
    assert s.codes == ["learn1", "learn5", "learn7"]


def test_ruling_32_any_six_of_the_nine_are_displayed_by_number() -> None:
    draws = {"draw technology": "~tech17 ~tech9 ~tech1 ~tech15 ~tech13 ~tech11"}
    s = Setup(2, draws)
    assert seen(s.game)["technologies"] == [1, 9, 11, 13, 15, 17]


# --- Nobles


def nobleman(workers: str, rows: tuple[int, int, int], tiles: tuple[str, ...] = ()) -> Scene:
    s = scene(2).ring(RING)
    s.city.nobles = houses(*rows)
    s.city.buildings = sum(rows)
    return s.seat(0, cocoa=1, wood=2, workers=workers, tiles=tiles)


def only_cocoa(s: Scene) -> bool:
    """Collecting cocoa was the only thing to do there, so nothing was asked."""
    return s.game.asked == "end" and len(s.told("collect")) == 1


@pytest.mark.parametrize(
    ("workers", "rows", "points", "after"),
    [
        ("A1 P1 P1", (0, 0, 0), 3, (1, 0, 0)),
        ("A1 N1 P1", (0, 0, 0), 5, (0, 1, 0)),
        ("A1 N1 N1", (0, 0, 0), 7, (0, 0, 1)),
        ("A1 N1 N1", (0, 0, 2), 5, (0, 0, 3)),
        ("A1 N1 P1", (1, 4, 0), 2, (2, 4, 0)),  # centre row full: the row above
    ],
)
def test_ruling_33_the_worker_count_forces_the_row(
    workers: str, rows: tuple[int, int, int], points: int, after: tuple[int, int, int]
) -> None:
    s = nobleman(workers, rows).play("A1 >1 main")
    assert s.game.asked != "noble row"
    assert s.player(0).points == points
    assert s.city.nobles == houses(*after)


def test_ruling_33_three_workers_choose_between_the_rows_above_a_full_one() -> None:
    s = nobleman("A1 N1 N1", (2, 1, 3)).play("A1 >1 main")
    assert s.codes == ["row-centre", "row-top"]
    s.play("row-centre")
    assert s.player(0).points == 4
    assert s.city.nobles == houses(2, 2, 3)


def test_ruling_33_a_full_row_never_sends_a_building_downwards() -> None:
    s = nobleman("A1 P1 P1", (5, 0, 0)).play("A1 >1")
    assert only_cocoa(s)


def test_ruling_33_with_the_top_row_full_the_extra_worker_tile_is_used_by_itself() -> None:
    s = nobleman("A1 P1 P1", (5, 0, 0), ("extra_worker",)).play("A1 >1")
    assert s.game.text(s.game.find("main")) == (
        "Place a building, without paying cocoa, using an extra-worker tile (2 workers, "
        "lowest power 1)"
    )
    s.play("main")
    assert s.game.asked != "extra worker"
    assert s.player(0).points == 5
    assert s.city.nobles == houses(5, 1, 0)
    assert sum(s.player(0).tiles) == 0
    assert sum(s.player(0).used) == 1


def test_ruling_34_without_a_building_left_there_is_no_nobles_action() -> None:
    s = nobleman("A1 N1 N1", (5, 4, 2)).play("A1 >1")
    assert only_cocoa(s)
    s = nobleman("A1 N1 N1", (5, 4, 1)).play("A1 >1")
    assert s.codes == ["cocoa", "main"]


def test_ruling_34_with_all_buildings_built_the_avenue_pays_the_last_number() -> None:
    s = scene(2).seat(0, cocoa=3, avenue=7).seat(1, cocoa=3)
    s.city.nobles = houses(5, 4, 2)
    s.city.buildings = 11
    assert boards.BUILDINGS_ROW[11] == 1
    pay_all(eclipse(s), "pay3 pay3")
    assert s.player(0).points == 7


# --- Decorations


def decorator(s: Scene, *offer: str) -> Scene:
    return s.ring(RING).decoration_offer(*offer).seat(0, gold=3, workers="N1 P1 P1")


def test_ruling_35_a_tile_lies_one_way_round_on_each_side() -> None:
    # The bottom is read from right to left: printed n b, so "nB" matches twice and "Bn" never.
    s = decorator(scene(2).bare_pyramid(), "nB", "Bn", "GG", "RR")
    s.play("N1 >1 main deco1")
    assert s.codes == ["side-top", "side-right", "side-bottom", "side-left"]
    s.play("side-bottom")
    assert s.player(0).points == 3 + 2
    s = decorator(scene(2).bare_pyramid(), "nB", "Bn", "GG", "RR")
    s.play("N1 >1 main deco2 side-bottom")
    assert s.player(0).points == 3


def test_ruling_35_space_two_needs_the_decoration_below_and_a_layer_under_both_halves() -> None:
    top = 0
    below = [(False, "1b1 1c1"), (True, ""), (True, "1b1"), (True, "1c1"), (True, "1b1 1c1")]
    levels: list[int] = []
    for first, sites in below:
        s = scene(2).bare_pyramid().lay("nnnn", *sites.split())
        if first:
            s.city.decorations = (5, *s.city.decorations[1:])
        decorator(s, "GG", "RR", "BB", "RG").play("N1 >1 main deco1")
        if "side-top" in s.codes:
            s.play("side-top")
            levels.append([tile >= 0 for tile in s.city.decorations[top : top + 4]].count(True))
        else:
            levels.append(0)
    # Without the first decoration it is space 1 that is filled; half a layer is not enough.
    assert levels == [1, 0, 0, 0, 2]


@pytest.mark.parametrize(
    ("first", "temples", "points"), [("red-first", [0, 1, 3], 6), ("green-first", [0, 0, 3], 5)]
)
def test_ruling_35_the_player_orders_two_temple_steps(
    first: str, temples: list[int], points: int
) -> None:
    s = scene(2).bare_pyramid().ring(RING).decoration_offer("RG", "RR", "BB", "BG")
    s.seat(0, gold=3, temples=(0, 0, 2), workers="N1 P1 P1").pile(5, "two_resources")
    s.play("N1 >1 main deco1 side-top")  # printed r g: both icons match, each brings a step
    assert s.codes == ["red-first", "green-first"]
    s.play(first)
    # The third green step is a major one: its question shows what came before.
    assert s.codes == ["claim-two_resources", "reward"]
    assert s.player(0).temple == temples
    assert s.player(0).points == points
    s.play("reward")
    assert s.player(0).temple == [0, 1, 3]
    assert s.goods(0) == (1, 0, 0, 0, 6)


def test_ruling_36_the_first_spaces_need_nothing_and_cover_printed_icons() -> None:
    for side, matching in (("top", "RG"), ("right", "nG"), ("bottom", "nB"), ("left", "RB")):
        s = decorator(scene(2).bare_pyramid(), matching, "BB", "RR", "GG")
        s.play(f"N1 >1 main deco1 side-{side}")
        assert s.player(0).points == 3 + 2, side


# --- icons


def test_ruling_37_neutral_on_neutral_scores_a_point_and_no_temple() -> None:
    s = scene(2).ring(RING).bare_pyramid().pyramid_offer("nnnn", "gbGb", "rBrb")
    s.seat(0, stone=2, workers="G1 P1 P1").play("G1 >1 main tile1 1a1")
    # 1a1 lies on n n over g g: two of the four match.
    assert s.player(0).points == 1 + 2
    assert s.player(0).temple == [0, 0, 0]


def test_ruling_37_neutral_matches_on_decorations_too() -> None:
    s = decorator(scene(2).bare_pyramid(), "nR", "BB", "RR", "GG")
    s.play("N1 >1 main deco1 side-right")  # printed n g
    assert s.player(0).points == 3 + 1
    assert s.player(0).temple == [0, 0, 0]


# --- Construction


def test_ruling_38_each_tile_is_resolved_before_the_next() -> None:
    # The blue step of the first tile brings the stone that the second one needs.
    s = scene(2).ring(RING).bare_pyramid().pyramid_offer("gnrB", "gbGb", "nnnn")
    s.seat(0, cocoa=1, stone=3, workers="G1 C1 P1").play("G1 >1 main tile1 1b1 r3")
    assert s.game.asked == "resource"
    assert s.player(0).track == 1
    s.play("stone")
    assert s.codes == ["tile2", "tile3", "built"]
    s.play("tile3 1a1")
    assert s.player(0).goods[units.STONE] == 0
    assert s.player(0).track == 2
    assert s.player(0).points == (1 + 3) + (1 + 2)


def test_ruling_38_without_that_stone_there_is_no_second_tile() -> None:
    s = scene(2).ring(RING).bare_pyramid().pyramid_offer("gnrB", "gbGb", "nnnn")
    s.seat(0, cocoa=1, stone=3, workers="G1 C1 P1").play("G1 >1 main tile1 1b1 r3 gold")
    assert s.game.asked == "end"  # nothing more could be paid, and both workers are equal
    assert s.player(0).track == 1
    assert s.workers(0) == "C1 C2 P1"


def test_ruling_38_the_offer_is_not_refilled_in_between() -> None:
    s = scene(2).ring(RING).bare_pyramid().pyramid_offer("gnrB", "gbGb", "nnnn")
    s.seat(0, cocoa=1, stone=9, workers="G1 C1 C1").play("G1 >1 main")
    assert s.codes == ["tile1", "tile2", "tile3"]
    s.play("tile2 1d1 r0")
    assert s.codes == ["tile1", "tile3", "built"]
    s.play("tile3 1a1")
    assert s.codes == ["tile1", "built"]
    assert s.city.pyramid_offer[1:] == (-1, -1)


def test_ruling_38_no_pyramid_tile_has_two_coloured_icons() -> None:
    coloured = [len([icon for icon in icons if icon >= 4]) for icons in TILE_ICONS]
    assert max(coloured) == 1
    assert coloured.count(1) == 15


def test_ruling_39_the_top_tile_ends_the_building() -> None:
    s = built_up_to(scene(2).ring(RING), 3).pyramid_offer("gbGb", "rBrb", "gnrB")
    s.seat(0, cocoa=1, stone=9, wood=9, workers="G1 C1 C1")
    s.seat(1, cocoa=9, stone=9, wood=9, workers="G1 P1 P1")
    s.play("G1 >1 main tile1 r0")  # one site is left
    assert s.codes == ["+C2", "+C1", "enough"]  # three workers, but no second tile
    assert (s.player(0).goods[units.STONE], s.player(0).goods[units.WOOD], s.player(0).points) == (
        7,
        6,
        7,
    )
    assert s.city.final
    assert s.city.filled == (1 << 30) - 1
    s.play("enough end G1 >1")
    assert only_cocoa(s)  # Construction is closed


def test_ruling_40_tiles_laid_in_setup_are_turned_at_random() -> None:
    game = teo.new_game("city", players=4, seed=None, first_game=True)
    turned: list[str] = []
    while game.asked in ("draw decoration", "draw pyramid", "draw rotation"):
        if game.asked == "draw rotation":
            assert [choice.code for choice in game.choices] == ["~r0", "~r1", "~r2", "~r3"]
            assert game.odds == [1, 1, 1, 1]
            turned.append(f"~r{len(turned) % 4}")
            game.play(turned[-1])
        else:
            game.play(game.choices[0])
    assert len(turned) == 8  # the four-player pattern; the three tiles of the offer are not turned
    rotations = [rotation for _, rotation in seen(game)["pyramid"].values()]
    assert rotations == [0, 1, 2, 3, 0, 1, 2, 3]
