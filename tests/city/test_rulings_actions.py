"""Rulings 25 to 31: what all main actions share."""

from typing import Any

import pytest

from tests.city.scene import Scene, houses, scene
from tests.city.stages import built_up_to

# The printed boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations,
# Nobles, Gold.
COMING_FROM = {"F": "A", "Q": "P", "G": "N", "A": "Q", "N": "D", "D": "C", "C": "F"}


def arrive(board: str, power: int = 1, edition: str = "revised", **have: Any) -> Scene:
    """A worker arrives at a board; the player's others stand at the Palace unless said."""
    s = scene(2, edition=edition).near(F="", Q="", G="", D="").bare_pyramid()
    s.pyramid_offer("nnnn", "nnnr", "bnnn")
    worker = f"{COMING_FROM[board]}{power}"
    others = have.pop("others", "A1 A1" if board == "Q" else "P1 P1")
    s.seat(0, workers=f"{worker} {others}", **have)
    return s.play(f"{worker} >1")


def can_act(s: Scene) -> bool:
    """Return whether the main action was offered (otherwise cocoa was collected automatically)."""
    return "main" in s.codes


@pytest.mark.parametrize(
    ("board", "short", "enough"),
    [
        ("A", {}, {"gold": 1}),
        ("N", {"wood": 1}, {"wood": 2}),
        ("D", {"gold": 2}, {"gold": 3}),
        ("C", {"stone": 1, "wood": 9}, {"stone": 2}),
    ],
)
def test_ruling_25_the_minimum_price_must_be_there(
    board: str, short: dict[str, Any], enough: dict[str, Any]
) -> None:
    assert not can_act(arrive(board, **short))
    assert can_act(arrive(board, **enough))


@pytest.mark.parametrize("board", ["F", "Q", "G"])
def test_ruling_25_gathering_is_always_possible(board: str) -> None:
    assert can_act(arrive(board))


def test_ruling_25_alchemy_needs_a_technology_one_lacks() -> None:
    assert not can_act(arrive("A", gold=9, technologies=(1, 3, 5)))
    assert can_act(arrive("A", 4, gold=2, technologies=(1, 3, 5)))
    assert not can_act(arrive("A", 4, gold=9, technologies=(1, 3, 5, 9, 15, 17)))


def again(s: Scene, worker: str) -> Scene:
    """Begin the turn once more, after the test changed the table."""
    return s.turn(0).play(f"{worker} >1")


def test_ruling_25_nobles_need_a_building_left_and_a_free_space() -> None:
    s = scene(2).seat(0, wood=2, workers="D1 P1 P1")
    s.city.buildings, s.city.nobles = 11, houses(4, 4, 3)
    assert not can_act(again(s, "D1"))
    s.seat(0, wood=2, workers="D1 P1 P1")
    s.city.buildings, s.city.nobles = 5, houses(5, 0, 0)
    assert not can_act(again(s, "D1"))
    s.seat(0, wood=2, workers="D1 P1 P1")
    s.city.buildings, s.city.nobles = 4, houses(4, 0, 0)
    assert can_act(again(s, "D1"))


def test_ruling_25_nobles_rows_above_count_only_while_they_have_space() -> None:
    s = scene(2).seat(0, cocoa=1, wood=2, workers="D1 N1 N1")
    s.city.buildings, s.city.nobles = 7, houses(0, 4, 3)
    again(s, "D1").play("main")  # into the top row without being asked
    assert s.city.nobles == houses(1, 4, 3)
    s.seat(0, cocoa=1, wood=2, workers="D1 N1 P1")
    s.city.buildings, s.city.nobles = 9, houses(5, 4, 0)
    assert not can_act(again(s, "D1"))


def test_ruling_25_decorations_need_a_free_space() -> None:
    s = built_up_to(scene(2), 0).near(D="").seat(0, gold=3, workers="C1 P1 P1")
    s.city.decorations = (0, -1, -1, -1, 1, -1, -1, -1, 2, -1, -1, -1, 3, -1, -1, -1)
    assert not can_act(again(s, "C1"))  # the second spaces need a layer beneath them
    s.seat(0, gold=3, workers="C1 P1 P1").lay("nnnn", "1b1", "1c1")
    assert can_act(again(s, "C1"))


def test_ruling_25_construction_needs_an_open_site_that_can_be_paid() -> None:
    s = built_up_to(scene(2), 1).seat(0, stone=9, workers="F1 P1 P1")
    assert not can_act(again(s, "F1"))  # the second level costs a wood as well
    s.seat(0, stone=9, wood=1, workers="F1 P1 P1")
    assert can_act(again(s, "F1"))


def test_ruling_25_construction_is_closed_when_the_pyramid_is_finished() -> None:
    s = built_up_to(scene(2), 4).seat(0, stone=9, wood=9, workers="F1 P1 P1")
    assert not can_act(again(s, "F1"))


def test_ruling_25_goods_from_a_tile_used_before_make_it_possible() -> None:
    s = arrive("N", wood=1, tiles=("two_resources",))
    assert s.codes == ["cocoa", "use-two_resources"]
    s.play("use-two_resources wood stone")
    assert s.codes == ["cocoa", "main"]


def test_ruling_26_four_workers_count_as_three_with_the_lowest_of_all() -> None:
    s = arrive("F", 4, cocoa=1, others="F5 F5 F1").play("main")
    assert s.goods(0) == (0 + 1, 2, 0, 0, 0)  # third row, first column


def test_ruling_26_four_strong_workers() -> None:
    s = arrive("F", 4, cocoa=1, others="F5 F5 F4").play("main")
    assert s.goods(0) == (0 + 5, 4, 0, 0, 0)


def test_ruling_26_gold_with_strong_workers_climbs_twice() -> None:
    s = arrive("G", 4, cocoa=1, others="G5 G5 G4").play("main red green")
    assert s.goods(0) == (0 + 1, 0, 0, 4, 1)
    assert s.player(0).temple == [0, 1, 1]


# --- technologies and their moment


def test_ruling_27_technologies_5_and_7_pay_before_the_power_ups() -> None:
    s = arrive("F", 2, cocoa=1, others="F3 P1", technologies=(5, 7)).play("main")
    assert s.game.asked == "power up"
    assert s.goods(0) == (1, 2 + 1, 0, 0, 1)


def test_ruling_27_technology_3_pays_before_the_power_ups() -> None:
    s = arrive("N", cocoa=1, wood=2, others="N2 P1", technologies=(3,)).play("main")
    assert s.game.asked == "power up"
    assert s.goods(0)[4] == 5 + 3


def test_ruling_27_technology_9_pays_before_the_power_ups() -> None:
    s = arrive("D", cocoa=1, gold=2, others="D2 P1", technologies=(9,))
    s.decoration_offer("GG", "BR", "RB", "nG").play("main deco1 side-left")
    assert s.game.asked == "power up"
    assert s.goods(0)[4] == 3 + 4  # no icon of the left space is green


def test_ruling_27_technologies_11_and_17_pay_after_the_last_tile() -> None:
    s = arrive("C", cocoa=1, stone=4, others="C2 P1", technologies=(11, 17))
    s.play("main tile1 1d1")
    assert s.goods(0)[4] == 1 + 4
    assert s.game.asked == "build"
    s.play("built")
    assert s.goods(0)[4] == 1 + 4 + 3
    assert s.game.asked == "temple"
    s.play("red")
    assert s.goods(0)[4] == 1 + 4 + 3 + 1
    assert s.game.asked == "power up"


def test_ruling_28_technology_3_does_not_pay_for_its_own_learning() -> None:
    s = arrive("A", gold=2).play("main learn3")
    assert s.goods(0) == (0, 0, 0, 1, 1)  # only the red step


def test_ruling_28_known_before_it_pays() -> None:
    s = arrive("A", gold=2, technologies=(3,)).play("main learn5")
    assert s.goods(0) == (1, 0, 0, 1, 3)


def test_ruling_28_technology_13_does_not_serve_its_own_learning() -> None:
    s = scene(2).technologies(1, 3, 13, 15, 17, 11).seat(0, cocoa=5, gold=2, workers="Q1 P1 P1")
    s.play("Q1 >1 main learn13")
    assert s.workers(0) == "A2 P1 P1"
    assert s.codes == ["end"]


# --- technology 13


def test_ruling_29_once_after_all_power_ups() -> None:
    s = arrive("F", 2, cocoa=3, others="F2 F3", technologies=(13,)).play("main")
    assert s.goods(0)[0] == 3 - 1 + 3
    s.play("+F2")
    assert s.game.asked == "power up"
    s.play("+F2")
    assert s.codes == ["buy-power", "no-power"]
    s.play("buy-power")
    assert s.goods(0)[0] == 4
    assert s.workers(0) == "F3 F3 F4"
    assert s.codes == ["end"]


def test_ruling_29_after_a_declined_second_power_up_too() -> None:
    s = arrive("F", 2, cocoa=3, others="F2 F3", technologies=(13,)).play("main +F2 enough")
    assert s.codes == ["buy-power", "no-power"]
    s.play("no-power")
    assert s.workers(0) == "F2 F3 F3"


def test_ruling_29_after_the_ascensions() -> None:
    s = arrive("F", 5, cocoa=1, others="F1 P1", technologies=(13,)).play("main +F5 wheel-points")
    assert s.goods(0)[0] == 0
    assert s.codes == ["end"]  # no cocoa: nothing to decide
    richer = arrive("F", 5, cocoa=2, others="F1 P1", technologies=(13,))
    richer.play("main +F5 wheel-points")
    assert richer.codes == ["buy-power", "no-power"]
    richer.play("buy-power")
    assert richer.workers(0) == "F2 P1 P1"


def test_ruling_29_the_wheel_can_bring_its_cocoa() -> None:
    s = arrive("F", 5, cocoa=1, others="F1 P1", technologies=(13,)).play("main +F5 wheel-cocoa")
    assert s.codes == ["buy-power", "no-power"]
    s.play("buy-power")
    assert s.goods(0)[0] == 5 - 1


def test_ruling_29_only_if_a_worker_is_still_there() -> None:
    s = arrive("F", 5, cocoa=5, technologies=(13,)).play("main wheel-points")
    assert s.goods(0)[0] == 5
    assert s.codes == ["end"]


def test_ruling_29_not_after_power_ups_of_a_discovery_tile() -> None:
    s = scene(2).seat(0, cocoa=5, technologies=(13,), workers="F1 Q1 P1", tiles=("two_power_ups",))
    s.play("use-two_power_ups +F1 +Q1")
    assert s.game.asked == "turn"


def test_ruling_29_not_without_a_power_up() -> None:
    """A lone strong worker in the second row has none, so there is none to add to."""
    s = arrive("A", 4, cocoa=5, gold=2, technologies=(13,)).play("main learn17")
    assert s.workers(0) == "A4 P1 P1"
    assert s.codes == ["end"]


def test_ruling_29_first_edition_after_each_power_up() -> None:
    s = arrive("F", 2, edition="first", cocoa=3, others="F2 F3", technologies=(13,))
    s.play("main +F2")
    assert s.codes == ["buy-power", "no-power"]
    s.play("buy-power +F3")
    assert s.game.asked == "power up"
    s.play("+F2")
    assert s.codes == ["buy-power", "no-power"]
    s.play("buy-power +F4")
    assert s.goods(0)[0] == 3 - 1 + 3 - 2
    # Two power-ups of the action and two bought ones.
    assert s.workers(0) == "F3 F3 F5"


# --- technology 15


def test_ruling_30_one_discount_in_an_action_on_a_tile_of_choice() -> None:
    s = arrive("C", stone=5, technologies=(15,)).play("main tile1 1d1")
    assert s.codes == ["full", "less-stone"]
    s.play("full")
    assert s.goods(0)[2] == 3
    s.play("tile2 1d2 less-stone r0")
    assert s.goods(0)[2] == 2
    assert s.player(0).track == 2


def test_ruling_30_the_discount_is_used_up() -> None:
    s = arrive("C", stone=5, technologies=(15,)).play("main tile1 1d1 less-stone")
    assert s.goods(0)[2] == 4
    s.play("tile2 1d2 r0")  # paid in full without being asked
    assert s.goods(0)[2] == 2


def test_ruling_30_a_wood_less() -> None:
    s = built_up_to(scene(2), 1).pyramid_offer("nnnn", "nnnr", "bnnn")
    s.seat(0, stone=2, technologies=(15,), workers="F1 P1 P1").play("F1 >1 main tile1 2a1")
    assert s.goods(0) == (0, 0, 0, 0, 3 + 4)


def test_ruling_30_its_worker_counts_for_the_power_ups() -> None:
    s = arrive("C", cocoa=1, stone=2, others="C1 P1", technologies=(15,))
    s.play("main tile1 1d1 full")
    assert s.workers(0) == "C1 C2 P1"
    assert s.codes == ["+C2", "+C1", "enough"]


def test_ruling_30_three_tiles_at_most() -> None:
    s = arrive("C", cocoa=1, stone=9, others="C1 C1", technologies=(15,))
    s.play("main tile1 1d1 full tile2 1d2 full r0 tile3 1d3 full r0")
    assert s.player(0).track == 3
    assert s.city.pyramid_offer == (-1, -1, -1)
    assert s.game.asked == "power up"


# --- power-ups


def test_ruling_31_the_first_power_up_is_compulsory_the_second_may_be_declined() -> None:
    s = arrive("F", cocoa=1, others="F1 F2").play("main")
    assert s.codes == ["+F1", "+F2"]
    s.play("+F2")
    assert s.codes == ["+F1", "+F3", "enough"]
    s.play("enough")
    assert s.workers(0) == "F1 F1 F3"


def test_ruling_31_the_same_worker_twice() -> None:
    s = arrive("F", cocoa=1, others="F1 F2").play("main +F2 +F3")
    assert s.workers(0) == "F1 F1 F4"


@pytest.mark.parametrize("board", ["F", "Q", "G"])
def test_ruling_31_two_workers_have_one_power_up(board: str) -> None:
    s = arrive(board, cocoa=1, others=f"{board}2 P1").play(f"main +{board}2")
    assert s.workers(0) == " ".join(sorted([f"{board}1", f"{board}3", "P1"]))
    assert s.codes == ["end"]


def test_ruling_31_both_power_ups_of_the_discovery_tile_are_taken() -> None:
    s = scene(2).seat(0, workers="F1 Q1 P1", tiles=("two_power_ups",))
    s.play("use-two_power_ups +F1")
    assert s.codes == ["+F2", "+Q1", "+P1"]
