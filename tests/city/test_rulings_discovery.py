"""Rulings 21 to 24: when discovery tiles may be used, and what they do."""

from typing import Any

import pytest

from teotihuacan.city.rules.printed import discovery
from tests.city.scene import KEYS, Scene, houses, scene
from tests.city.stages import eclipse

# The printed boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations,
# Nobles, Gold.


def test_ruling_21_a_claimed_tile_can_be_used_at_once() -> None:
    s = scene(2).near(F="two_resources").seat(0, workers="Q1 P1 P1").play("Q1 >2 worship tile")
    assert s.codes == ["end", "use-two_resources"]
    s.play("use-two_resources wood gold")
    assert s.goods(0) == (0, 1, 0, 1, 0)


def test_ruling_21_or_in_any_later_turn_of_its_owner() -> None:
    s = scene(2).near(F="two_resources").seat(0, workers="Q1 P1 P1").seat(1, workers="Q1 P1 P2")
    s.play("Q1 >2 worship tile end")
    assert s.game.actor == 1
    assert s.codes == ["Q1", "P1", "P2"]  # not in somebody else's turn
    s.play("Q1 >2 cocoa end")
    assert s.game.actor == 0
    assert s.codes == ["P1", "unlock", "use-two_resources"]


def test_ruling_21_masks_are_never_used() -> None:
    s = scene(2).seat(0, workers="Q1 P1 P1", tiles=("mask_1", "mask_7"))
    assert s.codes == ["Q1", "P1"]


def test_ruling_21_in_the_salary_step_only_two_kinds_help() -> None:
    s = scene(2).seat(0, cocoa=1, workers="P1 P1 P1", tiles=tuple(KEYS))
    eclipse(s)
    assert s.game.asked == "salary"
    assert s.codes == ["pay1", "pay0", "pay!", "use-four_cocoa"]
    s.play("use-four_cocoa")
    assert s.goods(0)[0] == 5
    assert s.codes == ["pay3", "pay2", "pay1", "pay0", "pay!"]


# --- the tile that ignores cocoa


def test_ruling_22_main_action() -> None:
    s = scene(3).seat(1, workers="F1 P1 P1").seat(2, workers="F1 P1 P1")
    s.seat(0, cocoa=1, workers="Q2 P1 P1", tiles=("ignore_cocoa",)).play("Q2 >2")
    assert s.codes == ["cocoa", "main!", "worship"]
    s.play("main!")
    assert s.goods(0) == (1, 1, 0, 0, 0)
    assert s.player(0).used[discovery.IGNORE_COCOA] == 1
    assert s.player(0).tiles[discovery.IGNORE_COCOA] == 0


def test_ruling_22_not_where_nothing_is_due() -> None:
    s = scene(2).near(F="").seat(0, cocoa=1, workers="Q2 P1 P1", tiles=("ignore_cocoa",))
    assert s.play("Q2 >2").codes == ["cocoa", "main", "worship"]


def test_ruling_22_a_whole_worship() -> None:
    """One tile for the bump and for both options together."""
    s = scene(2).near(F="two_resources").seat(1, workers="F1* P1 P1")
    s.seat(0, workers="Q2 P1 P1", tiles=("ignore_cocoa",)).play("Q2 >2 worship")
    assert s.codes == ["ability!", "tile!", "both!"]
    s.play("both! ability-first claim-two_resources")
    assert s.goods(0) == (0, 0, 0, 0, 1)
    assert s.workers(1) == "F1 P1 P1"
    assert s.player(0).tiles[discovery.TWO_RESOURCES] == 1
    assert s.player(0).used[discovery.IGNORE_COCOA] == 1


@pytest.mark.parametrize(("way", "temples"), [("ability!", [0, 1, 0]), ("tile!", [0, 0, 0])])
def test_ruling_22_the_bump_alone(way: str, temples: list[int]) -> None:
    s = scene(2).near(F="two_resources").seat(1, workers="F1* P1 P1")
    s.seat(0, cocoa=1, workers="Q2 P1 P1", tiles=("ignore_cocoa",)).play(f"Q2 >2 worship {way}")
    assert s.goods(0)[0] == 1
    assert s.player(0).temple == temples
    assert s.player(0).tiles[discovery.TWO_RESOURCES] == (1 if way == "tile!" else 0)
    assert s.player(0).used[discovery.IGNORE_COCOA] == 1


def test_ruling_22_worship_may_be_paid_although_the_tile_is_there() -> None:
    s = scene(2).near(F="two_resources").seat(1, workers="F1* P1 P1")
    s.seat(0, cocoa=2, workers="Q2 P1 P1", tiles=("ignore_cocoa",)).play("Q2 >2 worship")
    assert s.codes == ["ability", "ability!", "tile", "tile!", "both", "both!"]
    s.play("tile")
    assert s.goods(0)[0] == 1
    assert s.player(0).tiles[discovery.IGNORE_COCOA] == 1


@pytest.mark.parametrize(
    ("royal", "plays", "goods"),
    [
        (2, "trade! trade trade", (0, 3, 3, 0, 0)),
        (6, "trade! trade trade", (0, 0, 3, 3, 0)),
        (8, "trade! red trade red", (0, 0, 0, 0, 2)),
    ],
)
def test_ruling_22_all_cocoa_of_one_royal_tile(
    royal: int, plays: str, goods: tuple[int, int, int, int, int]
) -> None:
    s = scene(2).near(P="").royal(4, royal, 1)
    s.seat(0, workers="G3 F1 F1", tiles=("ignore_cocoa",)).play("G3 >1 royal2")
    assert s.codes == ["trade!", "stop"]
    s.play(plays)
    assert s.goods(0) == goods
    assert s.codes == ["end"]
    assert s.player(0).used[discovery.IGNORE_COCOA] == 1


def test_ruling_22_from_some_trade_on() -> None:
    s = scene(2).near(P="").royal(4, 2, 1)
    s.seat(0, cocoa=1, workers="G3 F1 F1", tiles=("ignore_cocoa",)).play("G3 >1 royal2")
    assert s.codes == ["trade", "trade!", "stop"]
    s.play("trade trade! trade")
    assert s.goods(0) == (0, 3, 3, 0, 0)


def test_ruling_22_the_single_trade_of_royal_tile_7() -> None:
    """The cocoa is ignored, the resource is not."""
    s = scene(2).near(P="").royal(4, 7, 1)
    s.seat(0, cocoa=1, wood=1, workers="G3 F1 F1", tiles=("ignore_cocoa",))
    s.play("G3 >1 royal2")
    assert s.codes == ["trade", "trade!"]
    s.play("trade! gold gold stone")
    assert s.goods(0) == (1, 0, 1, 2, 0)


def test_ruling_22_worship_and_trade_are_two_transactions() -> None:
    s = scene(2).near(P="two_resources").royal(4, 2, 1)
    s.seat(0, workers="G3 F1 F1", tiles=("ignore_cocoa", "ignore_cocoa")).play("G3 >1 royal2")
    assert s.codes == ["ability", "both!"]
    s.play("both! tile-first trade! trade trade")
    assert s.goods(0) == (0, 3, 3, 0, 0)
    assert s.player(0).used[discovery.IGNORE_COCOA] == 2


def test_ruling_22_a_single_tile_does_not_pay_for_both_and_trade() -> None:
    s = scene(2).near(P="two_resources").royal(4, 2, 1)
    s.seat(0, workers="G3 F1 F1", tiles=("ignore_cocoa",)).play("G3 >1 royal2")
    assert s.codes == ["trade!", "stop"]  # the ability alone was open


def test_ruling_22_the_whole_salary() -> None:
    s = scene(2).seat(0, points=20, cocoa=2, workers="P5 P4 P1", tiles=("ignore_cocoa",))
    eclipse(s)
    assert s.codes == ["pay2", "pay1", "pay0", "pay!"]
    s.play("pay!")
    assert s.goods(0) == (2, 0, 0, 0, 20)


def test_ruling_22_not_unlocking() -> None:
    s = scene(2).seat(0, cocoa=2, workers="Q1 P1 F1*", tiles=("ignore_cocoa",))
    assert s.codes == ["Q1", "P1", "unlock"]


def test_ruling_22_not_the_wheel() -> None:
    s = scene(2).seat(0, cocoa=2, workers="P5 A1 F1", tiles=("ignore_cocoa",))
    s.play("P5 >1 main")
    assert s.codes == ["wheel-points", "wheel-cocoa", "wheel-temple", "wheel-worker"]


def test_ruling_22_not_the_price_of_a_discovery_tile() -> None:
    s = scene(2).near(F="temple_any").seat(0, workers="Q1 P1 P1", tiles=("ignore_cocoa",))
    s.play("Q1 >2 worship")
    # No cocoa to claim it with, and none in sight: only the ability is left, so it is not asked.
    assert s.player(0).tiles[discovery.TEMPLE_ANY] == 0
    assert s.player(0).tiles[discovery.IGNORE_COCOA] == 1
    assert s.codes == ["end"]


def test_ruling_22_not_technology_13() -> None:
    s = scene(2).seat(0, technologies=(13,), workers="P1 F1 F1", tiles=("ignore_cocoa",))
    s.play("P1 >1 main")
    assert s.workers(0) == "F1 F1 Q2"
    assert s.codes == ["end"]


# --- two power-ups


def test_ruling_23_any_unlocked_workers_before_the_move() -> None:
    s = scene(2).seat(0, workers="F2 Q1 D4*", tiles=("two_power_ups",)).play("use-two_power_ups")
    assert s.codes == ["+F2", "+Q1"]
    s.play("+F2 +F3")
    assert s.workers(0) == "D4* F4 Q1"
    assert s.game.asked == "turn"


def test_ruling_23_not_the_moved_worker_while_its_action_is_open() -> None:
    s = scene(2).seat(0, workers="Q2 A1 A3", tiles=("two_power_ups",)).play("Q2 >2")
    assert s.game.asked == "action"
    s.play("use-two_power_ups")
    assert s.codes == ["+A1", "+A3"]


def test_ruling_23_not_the_moved_worker_while_its_action_runs() -> None:
    s = scene(2).bare_pyramid().pyramid_offer("nnnn", "nbrG", "nrbG")
    s.seat(0, cocoa=1, stone=4, workers="F2 C3 P1", tiles=("two_power_ups",))
    s.play("F2 >1 main tile1 1d1 use-two_power_ups")
    assert s.codes == ["+C3", "+P1"]


def test_ruling_23_not_either_of_two_movers_while_their_action_runs() -> None:
    s = scene(2).bare_pyramid().pyramid_offer("nnnn", "nbrG", "nrbG")
    s.seat(0, stone=4, workers="F2 F3 Q1", tiles=("double_move", "two_power_ups"))
    s.play("F2 &3 >1 main tile1 1d1 use-two_power_ups")
    assert s.workers(0) == "C2 C3 Q3"  # the third worker had to take both


@pytest.mark.parametrize("workers", ["F2 Q1* D1*", "Q1* F2 D1*", "Q1* D1* F2"])
def test_ruling_23_no_use_while_only_the_moved_worker_is_unlocked(workers: str) -> None:
    s = scene(2).bare_pyramid().pyramid_offer("nnnn", "nbrG", "nrbG")
    s.seat(0, stone=4, workers=workers, tiles=("two_power_ups", "extra_worker"))
    s.play("F2 >1 main extra tile1 1d1")
    assert s.codes == ["tile2", "tile3", "built"]


def test_ruling_23_the_moved_worker_after_its_main_action() -> None:
    s = scene(2).seat(0, workers="Q2 P1 P1", tiles=("two_power_ups",)).play("Q2 >2 main")
    assert s.workers(0) == "F3 P1 P1"
    s.play("use-two_power_ups +F3 +F4")
    assert s.workers(0) == "F5 P1 P1"


def test_ruling_23_the_moved_worker_after_collecting_cocoa() -> None:
    s = scene(2).seat(0, workers="Q2 P1 P1", tiles=("two_power_ups",)).play("Q2 >2 cocoa")
    s.play("use-two_power_ups +F2 +P1")
    assert s.workers(0) == "F3 P1 P2"


def test_ruling_23_a_worker_on_the_palace() -> None:
    s = scene(2).seat(0, workers="F2* Q1* P4", tiles=("two_power_ups",)).play("use-two_power_ups")
    assert s.game.asked == "wheel"  # no other worker to choose: 4, 5, and up


def test_ruling_23_useless_without_an_unlocked_worker() -> None:
    s = scene(2).seat(0, cocoa=3, workers="F2* Q1* D4*", tiles=("two_power_ups",))
    assert s.codes == ["unlock", "pay-unlock"]


# --- an extra worker


def extra(board: str, *keys: str, **goods: Any) -> Scene:
    """A single power 1 worker arrives at Alchemy, Nobles or Construction."""
    s = scene(2).bare_pyramid().pyramid_offer("nnnn", "nnnr", "bnnn")
    worker = {"A": "Q1", "N": "D1", "C": "F1"}[board]
    s.seat(0, workers=f"{worker} P1 P1", tiles=keys, **goods)
    return s.play(f"{worker} >1 main")


def test_ruling_24_alchemy_second_row_with_the_power_up() -> None:
    s = extra("A", "extra_worker", gold=2)
    assert s.codes == ["extra", "no-extra"]
    s.play("extra learn9 wood")
    assert s.workers(0) == "A2 P1 P1"
    assert s.goods(0) == (0, 1, 0, 0, 0)
    assert s.player(0).used[discovery.EXTRA_WORKER] == 1


def test_ruling_24_alchemy_without_it_only_the_first_row() -> None:
    s = extra("A", "extra_worker", gold=2).play("no-extra")
    assert s.codes == ["learn1", "learn3", "learn5"]
    assert s.player(0).tiles[discovery.EXTRA_WORKER] == 1


def test_ruling_24_alchemy_where_only_the_tile_makes_it_possible_it_is_used() -> None:
    s = extra("A", "extra_worker", gold=2, technologies=(1, 3, 5))
    assert s.codes == ["learn9", "learn15", "learn17"]
    assert s.player(0).used[discovery.EXTRA_WORKER] == 1


def test_ruling_24_nobles_one_row_lower() -> None:
    s = extra("N", "extra_worker", wood=2).play("extra")
    assert s.city.nobles == houses(0, 1, 0)
    assert s.goods(0)[4] == 5
    assert s.workers(0) == "N2 P1 P1"


def test_ruling_24_nobles_several_tiles_and_the_second_power_up() -> None:
    s = extra("N", "extra_worker", "extra_worker", wood=2).play("extra extra")
    assert s.city.nobles == houses(0, 0, 1)
    assert s.goods(0)[4] == 7
    assert s.workers(0) == "N2 P1 P1"  # the first of two power-ups
    s.play("+N2")
    assert s.workers(0) == "N3 P1 P1"


def test_ruling_24_construction_one_more_tile() -> None:
    s = extra("C", "extra_worker", stone=6).play("extra tile1 1d1")
    assert s.codes == ["tile2", "tile3", "built"]
    s.play("tile2 1d2")
    s.play("r0")
    assert s.player(0).track == 2
    assert s.goods(0)[2] == 2
    assert s.workers(0) == "C2 P1 P1"  # two workers: one power-up


def test_ruling_24_construction_at_most_three_in_all() -> None:
    """Two workers and technology 15 make three: the tile would add nothing and is not asked."""
    s = scene(2).bare_pyramid().pyramid_offer("nnnn", "nnnr", "bnnn")
    s.seat(0, cocoa=1, stone=9, technologies=(15,), workers="F1 C1 P1", tiles=("extra_worker",))
    assert s.play("F1 >1 main").codes == ["tile1", "tile2", "tile3"]
    assert s.player(0).tiles[discovery.EXTRA_WORKER] == 1


def test_ruling_24_not_on_other_boards() -> None:
    s = scene(2).seat(0, workers="Q1 P1 P1", tiles=("extra_worker",)).play("Q1 >2 main")
    assert s.goods(0) == (1, 0, 0, 0, 0)  # one power 1 worker in the Forest
    assert s.player(0).tiles[discovery.EXTRA_WORKER] == 1
