"""Ascension: what a worker of power 6 brings, the wheel's five rewards, several on one turn."""

from typing import Any

import pytest

from teotihuacan.city.rules import units
from tests.city.scene import KEYS, Scene, scene
from tests.city.stages import RING


def ascend(edition: str = "revised", workers: str = "F5 C1 C1", **more: Any) -> Scene:
    """Seat 0's worker of power 5 has carried out the Quarry's main action and ascends."""
    s = scene(2, edition=edition).ring(RING)
    s.seat(0, workers=workers, **more)
    return s.play("F5 >1 main")


# --- the five rewards


@pytest.mark.parametrize("edition", ["first", "revised"])
def test_five_points(edition: str) -> None:
    s = ascend(edition).play("wheel-points")
    assert s.goods(0) == (0, 0, 2, 0, 5)


@pytest.mark.parametrize(("edition", "cocoa"), [("first", 6), ("revised", 5)])
def test_the_cocoa_of_the_edition(edition: str, cocoa: int) -> None:
    s = ascend(edition).play("wheel-cocoa")
    assert s.goods(0) == (cocoa, 0, 2, 0, 0)


def test_a_step_on_a_temple_of_choice() -> None:
    s = ascend().play("wheel-temple")
    assert s.codes == ["blue", "red", "green"]
    s.play("green")
    assert s.player(0).temple == [0, 0, 1]
    assert s.goods(0) == (1, 0, 2, 0, 0)


@pytest.mark.parametrize(
    ("choices", "temples", "goods"),
    [("red green", [0, 1, 1], (2, 0, 2, 0, 1)), ("green green", [0, 0, 2], (3, 0, 2, 0, 0))],
)
def test_two_steps_for_three_cocoa(
    choices: str, temples: list[int], goods: tuple[int, int, int, int, int]
) -> None:
    s = ascend(cocoa=4)
    assert "wheel-two-temples" in s.codes
    s.play(f"wheel-two-temples {choices}")
    assert s.player(0).temple == temples
    assert s.goods(0) == goods
    assert s.game.asked == "end"


def test_two_steps_are_not_offered_without_three_cocoa() -> None:
    assert "wheel-two-temples" not in ascend(cocoa=2).codes
    assert "wheel-two-temples" in ascend(cocoa=3).codes


def test_temple_rewards_are_not_offered_when_no_temple_can_be_climbed() -> None:
    s = ascend(cocoa=9, temples=(11, 11, 11))
    assert s.codes == ["wheel-points", "wheel-cocoa", "wheel-worker"]


def test_the_second_step_is_lost_where_only_one_is_left() -> None:
    s = ascend(cocoa=3, temples=(11, 11, 10)).play("wheel-two-temples")
    assert s.game.asked == "end"
    assert s.player(0).temple == [11, 11, 11]
    assert s.goods(0) == (0, 0, 2, 0, 5)  # the top of the green temple


@pytest.mark.parametrize("edition", ["first", "revised"])
def test_the_fourth_worker(edition: str) -> None:
    s = ascend(edition).play("wheel-worker")
    assert s.workers(0) == "C1 C1 P1 P3"
    assert s.goods(0) == (2, 0, 2, 0, 0)


def test_no_fourth_worker_when_all_four_are_in_play() -> None:
    assert "wheel-worker" not in ascend(workers="F5 C1 C1 N1").codes


# --- what else happens


def test_the_worker_is_buried_on_the_avenue_and_reborn_at_the_palace() -> None:
    s = ascend(avenue=4).play("wheel-points")
    assert s.player(0).avenue == 5
    assert s.workers(0) == "C1 C1 P1"
    assert s.city.light == 1


@pytest.mark.parametrize(("avenue", "pile"), [(2, 0), (5, 1), (7, 2)])
def test_the_avenue_step_may_bring_a_discovery_tile(avenue: int, pile: int) -> None:
    s = scene(2).ring(RING).pile(pile, "mask_4", "temple_red")
    s.seat(0, avenue=avenue, wood=1, workers="F5 C1 C1").play("F5 >1 main")
    assert s.codes == ["claim-mask_4", "claim-temple_red", "decline"]
    s.play("claim-mask_4")
    assert s.player(0).tiles[KEYS.index("mask_4")] == 1
    assert s.player(0).goods[units.WOOD] == 0
    assert s.city.piles[pile] == (KEYS.index("temple_red"),)
    assert s.game.asked == "wheel"


def test_a_worker_ascends_by_a_tile_as_well() -> None:
    s = scene(2).ring(RING).seat(0, workers="F5 F4 C1", tiles=("two_power_ups",))
    s.play("use-two_power_ups +F5 wheel-points +F4")
    assert s.workers(0) == "C1 F5 P1"
    assert (s.player(0).avenue, s.city.light, s.player(0).points) == (1, 1, 5)


def test_several_may_ascend_on_one_turn_and_one_eclipse_follows_it() -> None:
    s = scene(2).ring(RING).seat(1, workers="F1 C1 C1").pile(0)
    s.seat(0, cocoa=1, workers="F5 Q5 Q5 C5", tiles=("two_power_ups",))
    s.city.light = 8
    s.play("F5 >1 main wheel-points +Q5 wheel-points use-two_power_ups +Q5 wheel-points +C5")
    s.play("wheel-points")
    assert s.workers(0) == "P1 P1 P1 P1"
    assert s.player(0).avenue == 4
    assert s.player(0).points == 20 + 5  # and the Quarry's own five
    assert s.city.light == 10
    assert s.game.asked == "end"  # the Eclipse waits for the end of the turn, and longer
    s.play("end")
    assert s.city.countdown == 3


def test_technology_13_can_send_a_second_worker_after_the_first() -> None:
    s = scene(2).ring(RING).seat(0, cocoa=2, technologies=(13,), workers="F5 Q5 C1")
    s.play("F5 >1 main wheel-points buy-power wheel-points")
    assert s.workers(0) == "C1 P1 P1"
    assert (s.player(0).goods[units.COCOA], s.player(0).avenue, s.city.light) == (0, 2, 2)


def test_the_last_player_moves_the_disc_for_the_ascension_and_for_the_turn() -> None:
    s = scene(2).ring(RING).turn(1).seat(1, workers="F5 C1 C1").seat(0, workers="F1 C1 C1")
    s.play("F5 >1 main wheel-points")
    assert s.city.light == 1
    s.play("end")
    assert s.city.light == 2
