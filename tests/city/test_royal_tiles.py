"""The nine royal tiles: what worship at the Palace brings, by the power of the locked worker."""

from typing import Any

import pytest

from tests.city.scene import Scene, scene

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])


def worship(royal: int, power: int, edition: str = "revised", **have: Any) -> Scene:
    """A worker of that power enters a royal tile; no discovery tile lies beside it."""
    others = [number for number in (1, 2, 3) if number != royal]
    s = scene(2, edition=edition).near(P="").royal(royal, others[0], others[1])
    return s.seat(0, workers=f"G{power} F1 F1", **have).play(f"G{power} >1 royal1")


@EDITIONS
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_royal_tile_1_one_cocoa_more_than_the_power(power: int, edition: str) -> None:
    s = worship(1, power, edition)
    assert s.goods(0) == (power + 1, 0, 0, 0, 0)
    assert s.workers(0) == f"F1 F1 P{power}*1"


@EDITIONS
def test_royal_tile_2_cocoa_for_wood_and_stone(edition: str) -> None:
    s = worship(2, 2, edition, cocoa=2).play("trade trade")
    assert s.goods(0) == (0, 2, 2, 0, 0)
    assert s.codes == ["end"]


def test_royal_tile_2_as_far_as_the_cocoa_goes() -> None:
    s = worship(2, 5, cocoa=2).play("trade trade")
    assert s.goods(0) == (0, 2, 2, 0, 0)
    assert s.codes == ["end"]


@EDITIONS
def test_royal_tile_3_a_resource_for_two_cocoa(edition: str) -> None:
    s = worship(3, 3, edition, wood=1, stone=1, gold=1).play("trade")
    assert s.codes == ["give-wood", "give-stone", "give-gold"]
    s.play("give-gold trade give-wood")
    assert s.goods(0) == (4, 0, 1, 0, 0)
    s.play("trade")
    assert s.goods(0) == (6, 0, 0, 0, 0)
    assert s.codes == ["end", "pay-unlock"]


def test_royal_tile_3_as_far_as_the_resources_go() -> None:
    s = worship(3, 5, stone=1).play("trade")
    assert s.goods(0) == (2, 0, 0, 0, 0)
    assert s.codes == ["end"]


def test_royal_tile_3_at_most_the_power() -> None:
    s = worship(3, 1, wood=5).play("trade")
    assert s.goods(0) == (2, 4, 0, 0, 0)
    assert s.codes == ["end"]


@EDITIONS
@pytest.mark.parametrize(
    ("power", "technologies", "points"),
    [(1, (1, 3, 5), 2), (3, (1, 3, 5), 6), (5, (1, 3, 5), 6), (4, (), 0), (5, (9,), 2)],
)
def test_royal_tile_4_technologies(
    power: int, technologies: tuple[int, ...], points: int, edition: str
) -> None:
    """2 points each for the lower of technologies and power."""
    # Technology 1 gives a cocoa for reaching the Palace.
    s = worship(4, power, edition, technologies=technologies)
    assert s.goods(0) == (1 if 1 in technologies else 0, 0, 0, 0, points)


@EDITIONS
@pytest.mark.parametrize(("power", "track", "points"), [(1, 4, 2), (4, 4, 8), (5, 3, 6), (3, 0, 0)])
def test_royal_tile_5_pyramid_track(power: int, track: int, points: int, edition: str) -> None:
    """2 points each for the lower of position on the Pyramid track and power."""
    assert worship(5, power, edition, track=track).goods(0) == (0, 0, 0, 0, points)


@EDITIONS
def test_royal_tile_6_cocoa_for_stone_and_gold(edition: str) -> None:
    s = worship(6, 2, edition, cocoa=2).play("trade")
    assert s.goods(0) == (1, 0, 1, 1, 0)
    s.play("trade")
    assert s.goods(0) == (0, 0, 2, 2, 0)
    assert s.codes == ["end"]


@EDITIONS
def test_royal_tile_7_cocoa_and_a_resource_for_as_many_as_the_power(edition: str) -> None:
    s = worship(7, 4, edition, cocoa=1, wood=1)
    s.play("stone stone gold wood")
    assert s.goods(0) == (0, 1, 2, 1, 0)
    assert s.codes == ["end"]


def test_royal_tile_7_with_power_1_is_a_plain_exchange() -> None:
    s = worship(7, 1, cocoa=2, wood=1).play("gold")
    assert s.goods(0) == (1, 0, 0, 1, 0)


@EDITIONS
def test_royal_tile_8_cocoa_for_temple_steps_one_less_than_the_power(edition: str) -> None:
    s = worship(8, 3, edition, cocoa=2)
    s.play("trade red trade red")
    assert s.player(0).temple == [0, 2, 0]
    assert s.goods(0) == (0, 0, 0, 0, 2)
    assert s.codes == ["end"]


def test_royal_tile_8_cocoa_from_a_step_can_pay_for_the_next() -> None:
    s = worship(8, 3, cocoa=1).play("trade green trade blue gold")
    assert s.player(0).temple == [1, 0, 1]
    assert s.goods(0) == (0, 0, 0, 1, 0)


def test_royal_tile_8_until_all_temples_are_climbed() -> None:
    s = worship(8, 5, cocoa=3, temples=(11, 11, 10)).play("trade")
    assert s.player(0).temple == [11, 11, 11]
    assert s.goods(0) == (2, 0, 0, 0, 5)
    assert s.codes == ["end"]


def test_royal_tile_8_with_power_1_has_no_effect() -> None:
    s = worship(8, 1, cocoa=2)
    assert s.goods(0) == (2, 0, 0, 0, 0)
    assert s.codes == ["end"]


@EDITIONS
@pytest.mark.parametrize(
    ("power", "avenue", "points"), [(1, 9, 2), (4, 5, 5), (5, 9, 6), (5, 2, 2)]
)
def test_royal_tile_9_avenue(power: int, avenue: int, points: int, edition: str) -> None:
    """A point each for the lower of steps on the Avenue and power plus one."""
    assert worship(9, power, edition, avenue=avenue).goods(0) == (0, 0, 0, 0, points)


def test_the_three_spaces_are_separate() -> None:
    s = scene(4).near(P="").royal(1, 2, 4).seat(1, workers="P2*2 F1 F1")
    s.seat(0, workers="G1 F1 F1").play("G1 >1")
    assert s.codes == ["cocoa", "royal1", "royal3"]  # no cocoa to bump with, or to trade


def test_bumping_from_a_royal_tile_costs_a_cocoa() -> None:
    s = scene(2).near(P="").royal(1, 2, 4).seat(1, workers="P2*1 F1 F1")
    s.seat(0, cocoa=1, workers="G3 F1 F1").play("G3 >1 royal1")
    assert s.goods(0)[0] == 1 - 1 + 4
    assert s.workers(1) == "F1 F1 P2"
    assert s.workers(0) == "F1 F1 P3*1"


def test_the_fee_comes_before_the_price() -> None:
    """One cocoa can bump or trade, not both: the space is closed."""
    s = scene(2).near(P="").royal(4, 2, 1).seat(1, workers="P2*2 F1 F1")
    s.seat(0, cocoa=1, workers="G3 F1 F1").play("G3 >1")
    assert s.codes == ["cocoa", "royal1", "royal3"]
    s = scene(2).near(P="").royal(4, 2, 1).seat(1, workers="P2*2 F1 F1")
    s.seat(0, cocoa=2, workers="G3 F1 F1").play("G3 >1 royal2")
    assert s.codes == ["trade", "stop"]
    assert s.goods(0)[0] == 1


def test_the_power_is_that_of_the_locked_worker() -> None:
    s = scene(2).near(P="").royal(1, 2, 4)
    s.seat(0, workers="G2 G5 F1", tiles=("double_move",)).play("G2 &5 >1 royal1")
    assert s.goods(0)[0] == 3
    assert s.workers(0) == "F1 P2*1 P5"


def test_the_palace_has_no_main_action() -> None:
    s = scene(2).near(P="").royal(1, 2, 4).seat(0, cocoa=9, workers="G2 F1 F1").play("G2 >1")
    assert s.codes == ["cocoa", "royal1", "royal2", "royal3"]
