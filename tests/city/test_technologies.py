"""The nine technologies, each at work; and where the editions read one differently."""

from typing import Any

import pytest

from tests.city.scene import Scene, scene
from tests.city.stages import built_up_to

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])

# The printed boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations,
# Nobles, Gold.


def knowing(*numbers: int, edition: str = "revised", **have: Any) -> Scene:
    s = scene(2, edition=edition).near(P="", F="", Q="", G="", D="").bare_pyramid()
    s.pyramid_offer("nnnn", "nnnr", "bnnn").decoration_offer("GG", "BR", "RB", "nG")
    return s.seat(0, technologies=numbers, **have)


@EDITIONS
def test_technology_1_a_cocoa_onto_or_past_the_palace(edition: str) -> None:
    s = knowing(1, edition=edition, workers="G1 F1 F1").play("G1 >1")
    assert s.goods(0)[0] == 1
    s = knowing(1, edition=edition, workers="G1 F1 F1").play("G1 >3")
    assert s.goods(0)[0] == 1 + 1  # and the cocoa collected at Alchemy
    s = knowing(1, edition=edition, workers="N1 F1 F1").play("N1 >1")
    assert s.goods(0)[0] == 0
    s = knowing(edition=edition, workers="G1 F1 F1").play("G1 >1")
    assert s.goods(0)[0] == 0


@EDITIONS
def test_technology_3_three_points_after_alchemy(edition: str) -> None:
    s = knowing(3, edition=edition, gold=1, workers="Q1 P1 P1").play("Q1 >1 main learn5")
    assert s.goods(0) == (1, 0, 0, 0, 3)
    s = knowing(edition=edition, gold=1, workers="Q1 P1 P1").play("Q1 >1 main learn5")
    assert s.goods(0) == (1, 0, 0, 0, 0)


@EDITIONS
def test_technology_3_three_points_after_nobles(edition: str) -> None:
    s = knowing(3, edition=edition, wood=2, workers="D1 P1 P1").play("D1 >1 main")
    assert s.goods(0) == (0, 0, 0, 0, 3 + 3)
    s = knowing(edition=edition, wood=2, workers="D1 P1 P1").play("D1 >1 main")
    assert s.goods(0) == (0, 0, 0, 0, 3)


@EDITIONS
@pytest.mark.parametrize(
    ("worker", "goods"),
    [
        ("A2", (0, 1 + 1, 0, 0, 0)),
        ("P2", (0, 0, 1 + 1, 0, 0)),
        ("N2", (0, 0, 0, 1 + 1, 0)),
        ("A1", (1, 0 + 1, 0, 0, 0)),
    ],
)
def test_technology_5_one_more_of_the_boards_resource(
    worker: str, goods: tuple[int, ...], edition: str
) -> None:
    s = knowing(5, edition=edition, workers=f"{worker} C1 C1").play(f"{worker} >1 main")
    assert s.goods(0) == goods


@EDITIONS
@pytest.mark.parametrize(
    ("worker", "goods"), [("A2", (1, 1, 0, 0, 1)), ("P2", (1, 0, 1, 0, 1)), ("N2", (1, 0, 0, 1, 1))]
)
def test_technology_7_a_cocoa_and_a_point(
    worker: str, goods: tuple[int, ...], edition: str
) -> None:
    s = knowing(7, edition=edition, workers=f"{worker} C1 C1").play(f"{worker} >1 main")
    assert s.goods(0) == goods


@pytest.mark.parametrize("number", [5, 7])
def test_technologies_5_and_7_need_the_main_action(number: int) -> None:
    s = knowing(number, workers="A2 C1 C1").play("A2 >1 cocoa")
    assert s.goods(0) == (1, 0, 0, 0, 0)
    s = knowing(number, workers="A2 C1 C1").play("A2 >1 worship")
    assert s.goods(0) == (0, 0, 0, 0, 1)  # the red step


@EDITIONS
def test_technology_9_four_points_after_decorations(edition: str) -> None:
    s = knowing(9, edition=edition, gold=3, workers="C1 P1 P1")
    s.play("C1 >1 main deco1 side-left")
    assert s.goods(0) == (0, 0, 0, 0, 3 + 4)
    s = knowing(edition=edition, gold=3, workers="C1 P1 P1")
    s.play("C1 >1 main deco1 side-left")
    assert s.goods(0) == (0, 0, 0, 0, 3)


@EDITIONS
def test_technology_11_three_points_after_construction_however_many_tiles(edition: str) -> None:
    s = knowing(11, edition=edition, cocoa=1, stone=4, workers="F1 C2 P1")
    s.play("F1 >1 main tile1 1d1 tile2 1d2 r0")
    assert s.goods(0)[4] == 1 + 1 + 4 + 3  # four neutral icons match on 1d1
    s = knowing(edition=edition, cocoa=1, stone=4, workers="F1 C2 P1")
    s.play("F1 >1 main tile1 1d1 tile2 1d2 r0")
    assert s.goods(0)[4] == 1 + 1 + 4


@EDITIONS
def test_technology_15_one_more_tile_and_one_resource_less(edition: str) -> None:
    s = knowing(15, edition=edition, stone=3, workers="F1 P1 P1").play("F1 >1 main tile1 1d1")
    s.play("less-stone")
    assert s.goods(0)[2] == 2
    assert s.codes == ["tile2", "tile3", "built"]
    s = knowing(edition=edition, stone=3, workers="F1 P1 P1").play("F1 >1 main tile1 1d1")
    assert s.goods(0)[2] == 1
    assert s.codes == ["end"]


def test_technology_15_makes_a_tile_affordable() -> None:
    s = knowing(15, stone=1, workers="F1 P1 P1").play("F1 >1 main tile1 1d1")
    assert s.goods(0)[2] == 0
    assert s.player(0).track == 1


@pytest.mark.parametrize(("wood", "possible"), [(0, False), (1, True)])
def test_technology_15_takes_off_a_single_wood(wood: int, possible: bool) -> None:
    """With two levels complete only the third is open; it costs 2 stone and 2 wood."""
    s = built_up_to(knowing(15, stone=9, wood=wood, workers="F1 P1 P1"), 2).play("F1 >1")
    assert ("main" in s.codes) == possible


def test_technology_15_counts_for_the_second_power_up() -> None:
    s = knowing(15, cocoa=1, stone=2, workers="F1 C3 P1").play("F1 >1 main tile1 1d1 full +C3")
    assert s.codes == ["+C1", "+C4", "enough"]


@EDITIONS
def test_technology_17_a_temple_step_after_construction_however_many_tiles(edition: str) -> None:
    s = knowing(17, edition=edition, cocoa=1, stone=4, workers="F1 C2 P1")
    s.play("F1 >1 main tile1 1d1 tile2 1d2 r0")
    assert s.codes == ["blue", "red", "green"]
    s.play("green")
    assert s.player(0).temple == [0, 0, 1]
    assert s.goods(0)[0] == 1
    assert s.game.asked == "power up"


# --- technology 13


def test_technology_13_revised_one_bought_power_up_after_all_of_an_action() -> None:
    s = knowing(13, cocoa=3, workers="A1 F2 F4").play("A1 >1 main +F1 +F2 buy-power +F4")
    assert s.goods(0) == (3 - 1 + 1 - 1, 2, 0, 0, 0)
    assert s.workers(0) == "F2 F3 F5"
    assert s.codes == ["end"]


def test_technology_13_first_edition_one_bought_power_up_after_each() -> None:
    s = knowing(13, edition="first", cocoa=3, workers="A1 F2 F4")
    s.play("A1 >1 main +F1 buy-power +F2 +F2 buy-power +F4")
    assert s.goods(0) == (3 - 1 + 1 - 2, 2, 0, 0, 0)
    assert s.workers(0) == "F3 F3 F5"
    assert s.codes == ["end"]


def test_technology_13_first_edition_a_bought_power_up_does_not_lead_to_another() -> None:
    s = knowing(13, edition="first", cocoa=5, workers="A2 F3 P1").play("A2 >1 main +F2")
    s.play("buy-power")
    assert s.workers(0) == "F3 F4 P1"
    assert s.codes == ["end"]


def test_technology_13_first_edition_a_locked_worker_is_left_to_power_up() -> None:
    s = knowing(13, edition="first", cocoa=1, workers="A5 F2* P1")
    s.play("A5 >1 main +F5 wheel-points buy-power")
    assert s.workers(0) == "F3* P1 P1"
    revised = knowing(13, cocoa=1, workers="A5 F2* P1").play("A5 >1 main wheel-points")
    assert revised.codes == ["end"]


@pytest.mark.parametrize(
    ("worker", "have", "plays"),
    [
        ("A2", {}, ""),
        ("P2", {}, ""),
        ("N2", {}, ""),
        ("Q2", {"gold": 1}, "learn5"),
        ("D2", {"wood": 2}, ""),
        ("C2", {"gold": 3}, "deco1 side-left"),
        ("F2", {"stone": 2}, "tile1 1d1"),
    ],
)
@EDITIONS
def test_technology_13_serves_every_main_action(
    worker: str, have: dict[str, Any], plays: str, edition: str
) -> None:
    s = knowing(13, edition=edition, cocoa=1, workers=f"{worker} P1 P1", **have)
    s.play(f"{worker} >1 main {plays} buy-power")
    assert 4 in s.player(0).power
    assert s.codes == ["end"]


def test_technology_13_an_ascension_by_the_bought_power_up() -> None:
    s = knowing(13, cocoa=1, workers="A4 P1 P1").play("A4 >1 main buy-power wheel-points")
    assert s.workers(0) == "P1 P1 P1"
    assert s.goods(0) == (0, 2, 0, 0, 5)


# --- learning


def test_learning_pays_the_printed_gold_and_rewards_earlier_owners() -> None:
    s = scene(3).seat(1, technologies=(5,)).seat(2, technologies=(5, 9))
    s.seat(0, gold=2, workers="Q1 P1 P1").play("Q1 >1 main learn5")
    assert s.goods(0) == (1, 0, 0, 1, 0)
    assert (s.goods(1)[4], s.goods(2)[4]) == (3, 3)


def test_learning_column_temples() -> None:
    for number, temples in ((1, [1, 0, 0]), (3, [0, 1, 0]), (5, [0, 0, 1])):
        s = scene(2).seat(0, gold=1, workers="Q1 P1 P1").play(f"Q1 >1 main learn{number}")
        assert s.player(0).temple == temples


def test_second_row_needs_two_workers_and_two_gold() -> None:
    s = scene(2).seat(0, cocoa=1, gold=2, workers="Q1 A2 P1").play("Q1 >1 main")
    assert s.codes == ["learn1", "learn3", "learn5", "learn9", "learn15", "learn17"]
    s = scene(2).seat(0, cocoa=1, gold=1, workers="Q1 A2 P1").play("Q1 >1 main")
    assert s.codes == ["learn1", "learn3", "learn5"]
    s = scene(2).seat(0, gold=2, workers="Q3 P1 P1").play("Q3 >1 main")
    assert s.codes == ["learn1", "learn3", "learn5"]
