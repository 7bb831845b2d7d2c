"""Worked examples of the first edition's rulebook, and the numbers that the revision changed."""

import pytest

from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import discovery
from tests.city.scene import scene
from tests.city.test_examples_revised import (
    BLACK,
    BLUE,
    RED,
    alchemy,
    construction,
    decorations,
    forest,
    nobles,
    quiet_turn,
    second_players_ascension,
    stone_quarry,
    temple_band,
)


def test_collect_cocoa_example_stone_quarry() -> None:
    """Red and Yellow unlocked: 3 cocoa."""
    s = stone_quarry("first", "P2 F1 F1").play("P2 >1 cocoa")
    assert s.goods(BLACK) == (5 + 3, 0, 0, 0, 0)


def test_worship_example_red_advances_then_claims() -> None:
    """The temple first, the tile afterwards: the first edition names that order only."""
    s = temple_band("first").play("P2 >1 worship both")
    assert s.workers(BLUE) == "P1 P1 Q3"
    assert s.player(RED).temple == [0, 0, 4]  # climbed without being asked for an order
    assert s.goods(RED)[0] == 3 - 1 - 1 + 2
    assert s.codes == ["claim-avenue_step", "decline", "pay-unlock"]
    s.play("claim-avenue_step")
    assert s.goods(RED) == (2, 0, 0, 0, 0)
    assert s.player(RED).tiles[discovery.AVENUE_STEP] == 1


def test_worship_both_is_paid_before_its_effects() -> None:
    """The text's rule, not the order of its example: the green cocoa cannot pay for "both"."""
    s = temple_band("first")
    s.player(RED).goods[units.COCOA] = 1
    s.play("P2 >1 worship")
    assert s.player(RED).temple == [0, 0, 4]  # only the ability was left, so it was not asked
    assert s.goods(RED)[0] == 1 - 1 + 2
    assert s.codes == ["end"]


def test_perform_main_action_example_three_colours_cost_three() -> None:
    s = stone_quarry("first", "P2 Q2 F1").play("P2 >1 main")
    assert s.goods(BLACK) == (5 - 3, 0, 2, 0, 0)


def test_forest_example_with_powers_two_and_five() -> None:
    s = forest("first").play("A2 >1 main")
    assert s.goods(BLUE) == (0, 2, 0, 0, 0)
    assert s.codes == ["+F5", "+F2"]
    s.play("+F5 wheel-points")
    assert s.workers(BLUE) == "F2 P1 P1"
    assert s.codes == ["end"]


def test_alchemy_example_single_power_4_worker() -> None:
    """First row with the power-up to 5, or second row without."""
    first_row = alchemy("first").play("Q4 >1 main learn5")
    assert first_row.goods(BLUE) == (1, 0, 0, 1, 0)
    assert first_row.workers(BLUE) == "A5 P1 P1"
    second_row = alchemy("first").play("Q4 >1 main learn17")
    assert second_row.goods(BLUE) == (1, 0, 0, 0, 0)
    assert second_row.workers(BLUE) == "A4 P1 P1"


def test_nobles_example_with_two_workers() -> None:
    s = nobles("first").play("C1 >2 main")
    assert s.goods(RED) == (0, 1, 0, 0, 4)
    assert s.player(RED).avenue == 2


def test_decorations_example_on_level_two() -> None:
    s = decorations("first").play("C2 >1 main deco2 side-top stone")
    assert s.city.decorations[:4] == (11, 0, -1, -1)
    assert s.goods(BLACK) == (0, 0, 1, 0, 1 + 3)
    assert s.player(BLACK).temple == [1, 0, 0]


def test_construction_example_on_level_two() -> None:
    """The text calls the 3 points those of the first level; its price and rule are the second's."""
    s = construction("first").play("F1 >1 main tile1 2a1 r0 gold")
    assert s.goods(BLUE) == (0, 3 - 1, 3 - 2, 1, 3 + 3)
    assert s.player(BLUE).temple == [1, 0, 0]


def test_construction_first_level_scores_one() -> None:
    s = construction("first").play("F1 >1 main tile2 1d1")
    assert s.goods(BLUE) == (0, 3, 1, 0, 1 + 4)  # four neutral icons lie on neutral ones


def test_eclipse_example_second_of_four_players_ascends() -> None:
    s = second_players_ascension("first").play("P5 >1 main wheel-points end")
    assert [quiet_turn(s) for _ in range(6)] == [2, 3, 0, 1, 2, 3]
    assert s.told("eclipse") == [(-1, (1, 0, 0))]


def test_ascension_gives_six_cocoa() -> None:
    """The only number that the revised rulebook changes: there it is 5."""
    for edition, cocoa in (("first", 6), ("revised", 5)):
        s = second_players_ascension(edition).play("P5 >1 main wheel-cocoa")
        assert s.goods(1)[0] == cocoa


@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize(
    ("plays", "goods", "temples", "workers"),
    [
        ("wheel-points", (3, 0, 2, 0, 5), [0, 0, 0], "F1 F1 P1"),
        ("wheel-temple red", (3, 0, 2, 0, 1), [0, 1, 0], "F1 F1 P1"),
        ("wheel-two-temples red red", (0, 0, 2, 0, 2), [0, 2, 0], "F1 F1 P1"),
        ("wheel-two-temples blue gold red", (0, 0, 2, 1, 1), [1, 1, 0], "F1 F1 P1"),
        ("wheel-worker", (3 + 2, 0, 2, 0, 0), [0, 0, 0], "F1 F1 P1 P3"),
    ],
)
def test_ascension_rewards(
    edition: str, plays: str, goods: tuple[int, ...], temples: list[int], workers: str
) -> None:
    """The other rewards of the wheel are the same in both editions."""
    s = second_players_ascension(edition)
    s.player(1).goods[units.COCOA] = 3
    s.play(f"P5 >1 main {plays}")
    assert s.goods(1) == goods
    assert s.player(1).temple == temples
    assert s.workers(1) == workers
    assert s.player(1).avenue == 1


def test_topmost_temple_step_names_no_reward() -> None:
    """The revised rulebook gives what is printed there: 7 points on the red temple."""
    for edition, points in (("first", 0), ("revised", 7)):
        s = scene(2, edition=edition).near(F="").seat(0, temples=(0, 10, 0), workers="P1 Q1 A1")
        s.play("Q1 >2 worship")
        assert s.player(0).temple == [0, 11, 0]
        assert s.goods(0) == (0, 0, 0, 0, points)


def test_power_up_after_a_main_action_may_go_to_a_locked_worker() -> None:
    """The revised rulebook speaks of unlocked workers."""
    s = scene(2, edition="first").seat(0, workers="F2* Q1 P1").play("Q1 >2 main")
    assert s.codes == ["+F2*", "+F1"]
    s.play("+F2*")
    assert s.workers(0) == "F1 F3* P1"
    revised = scene(2, edition="revised").seat(0, workers="F2* Q1 P1").play("Q1 >2 main")
    assert revised.workers(0) == "F2 F2* P1"
    assert revised.codes == ["end"]


@pytest.mark.parametrize(
    ("board", "comes_from", "plays"),
    [("F", "A", ""), ("Q", "P", ""), ("G", "N", ""), ("D", "C", "deco1 side-left")],
)
def test_power_up_of_a_locked_worker_on_each_board(board: str, comes_from: str, plays: str) -> None:
    s = scene(2, edition="first").bare_pyramid().decoration_offer("GG", "BR", "RB", "nG")
    s.seat(0, gold=3, workers=f"{board}1* {comes_from}2 A3")
    s.play(f"{comes_from}2 >1 main {plays}")
    assert s.codes == [f"+{board}1*", f"+{board}2"]
    s.play(f"+{board}1*")
    assert s.workers(0) == " ".join(sorted([f"{board}2*", f"{board}2", "A3"]))


def test_a_locked_worker_that_ascends_leaves_its_space() -> None:
    s = scene(2, edition="first").seat(0, workers="F5* Q1 Q1").near(F="")
    s.play("Q1 >2 main +F5* wheel-points")
    assert s.workers(0) == "F1 P1 Q1"
    assert s.city.holder(22) == -1


def test_two_power_ups_tile_says_unlocked_workers_in_both_editions() -> None:
    for edition in ("first", "revised"):
        s = scene(2, edition=edition).seat(0, workers="F2* Q1 P1", tiles=("two_power_ups",))
        s.play("use-two_power_ups")
        assert s.codes == ["+Q1", "+P1"]
