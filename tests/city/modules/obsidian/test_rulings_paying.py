"""Rulings O1, O3, X24, X25, X27, X28 and X41: every price that obsidian can pay, wild or by
technology 3½.

The boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
"""

from collections.abc import Callable

import pytest

from teotihuacan.city.rules import units
from tests.city import stages
from tests.city.modules.altars.altar_scene import altar_scene
from tests.city.modules.mansion.house import mansion, owned
from tests.city.modules.scene import period
from tests.city.scene import Scene

HALF = 3.5
SHOWN = (1, 3, 3.5, 7, 9, 13)
"""The technologies on the table, 3½ among them."""


def goods(s: Scene) -> tuple[int, int]:
    """Cocoa and obsidian of seat 0."""
    return s.player(0).goods[0], s.player(0).goods[units.WILD]


# --- wild ---------------------------------------------------------------------------------------


def test_ruling_o1_in_the_price_of_a_royal_tile() -> None:
    """Royal tile 7 takes a cocoa and a resource, and gives resources."""
    s = period().royal(4, 7, 1).seat(0, cocoa=1, obsidian=1, workers="G2 F1 F2")
    s.play("G2 >1 royal2")
    assert goods(s) == (0, 0)
    assert s.codes == ["wood", "stone", "gold"]


def test_ruling_x24_tile_7_takes_obsidian_for_whichever_resource() -> None:
    s = period().royal(4, 7, 1).seat(0, cocoa=1, stone=1, obsidian=1, workers="G2 F1 F2")
    s.play("G2 >1 royal2")
    assert s.codes == ["give-stone", "give-obsidian"]
    s.play("give-obsidian")
    assert s.codes == ["wood", "stone", "gold"]  # taking any resource excludes it
    s.play("gold gold")
    assert s.goods(0) == (0, 0, 1, 2, 0)


def test_ruling_x25_what_the_discount_leaves_is_paid_with_obsidian() -> None:
    """A tile of level 1 costs two stone: one is taken off, a piece pays for the other."""
    s = period().technologies(1, 3, 5, 7, 15, 17)
    s.seat(0, obsidian=1, technologies=(15,), workers="F1 P1 P2").play("F1 >1 main tile1")
    while s.game.asked not in ("power up", "end"):
        s.play(next((code for code in s.codes if code == "less-stone"), s.codes[0]))
    assert goods(s) == (0, 0)
    assert s.player(0).track == 1


# --- technology 3½: what one payment is ---------------------------------------------------------


def main_action() -> Scene:
    s = period().seat(1, workers="Q1 P1 P2")
    return s.technologies(*SHOWN).seat(0, obsidian=1, technologies=(HALF,), workers="P1 F1 F2")


def bump() -> Scene:
    s = period().near(Q="").seat(1, workers="Q1* P1 P2")
    return s.technologies(*SHOWN).seat(0, obsidian=1, technologies=(HALF,), workers="P2 F1 F2")


def both() -> Scene:
    return bump().near(Q="two_resources")


def unlocking() -> Scene:
    return (
        period().technologies(*SHOWN).seat(0, obsidian=1, technologies=(HALF,), workers="Q1* P1 P2")
    )


def printed_cost() -> Scene:
    """A discovery tile that costs a cocoa, beside the Quarry."""
    s = period().near(Q="three_resources").technologies(*SHOWN)
    return s.seat(0, obsidian=1, technologies=(HALF,), workers="P2 F1 F2")


def temple_tile() -> Scene:
    """A Major tile that costs a cocoa: ruling X41."""
    s = period().near(Q="any_and_blue").technologies(*SHOWN)
    return s.seat(0, obsidian=1, technologies=(HALF,), workers="P2 F1 F2")


def surcharge() -> Scene:
    """The Major tile beside the Mansion for one cocoa more."""
    s = mansion().near(P="mask_8").technologies(*SHOWN)
    return s.seat(0, obsidian=1, technologies=(HALF,), workers="G1 Q1 Q1").turn(0)


def claimed_step() -> Scene:
    s = owned(mansion(), "green", 1).royal(9, 6, 4).technologies(*SHOWN)
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*")
    return s.seat(0, obsidian=1, technologies=(HALF,), workers="G1 Q1 Q1").turn(0)


def tile_11() -> Scene:
    s = mansion().royal(4, 11, 1).technologies(*SHOWN)
    return s.seat(0, obsidian=1, technologies=(HALF,), workers="G2 Q1 Q1").turn(0)


def altar() -> Scene:
    s = altar_scene("45-4", "56-5").technologies(*SHOWN)
    return s.seat(0, obsidian=1, technologies=(HALF,))


def wheel() -> Scene:
    s = period().technologies(*SHOWN)
    return s.seat(0, obsidian=1, technologies=(HALF,), tiles=("two_power_ups",), workers="P5 F1 F2")


def bought_power() -> Scene:
    """Technology 13: a cocoa for a power-up."""
    s = period().technologies(*SHOWN)
    return s.seat(0, obsidian=1, technologies=(HALF, 13), workers="P2 F1 F2")


# What is paid, how, and the cocoa and obsidian that are there afterwards: a green step brings one.
PAYMENTS: list[tuple[str, Callable[[], Scene], str, int, int]] = [
    ("a main action", main_action, "P1 >1 main", 0, 0),
    ("a bump", bump, "P2 >1 worship", 1, 0),
    ("bump and both", both, "P2 >1 worship both", 0, 0),
    ("unlocking", unlocking, "pay-unlock", 0, 0),
    ("the cost of a tile", printed_cost, "P2 >1 worship tile", 0, 0),
    ("the cost of a Major tile", temple_tile, "P2 >1 worship tile", 0, 0),
    ("the Major tile of the Mansion", surcharge, "G1 >1 royal1 both", 0, 0),
    ("the step at a claimed tile", claimed_step, "G1 >1 royal3 royal-step", 1, 0),
    ("royal tile 11", tile_11, "G2 >1 royal2 trade", 0, 2),
    ("the altar", altar, "shaman altar12-2 barter", 0, 4),
    ("the wheel", wheel, "use-two_power_ups +P5 wheel-two-temples", 0, 0),
    ("technology 13", bought_power, "P2 >1 main buy-power", 0, 0),
]


@pytest.mark.parametrize(
    ("scene", "codes", "cocoa", "left"),
    [case[1:] for case in PAYMENTS],
    ids=[case[0] for case in PAYMENTS],
)
def test_ruling_x27_a_piece_for_each_kind_of_payment(
    scene: Callable[[], Scene], codes: str, cocoa: int, left: int
) -> None:
    """No player has any cocoa, and one piece is enough for each (rulings O3, X28)."""
    s = scene().play(codes)
    assert goods(s) == (cocoa, left)


@pytest.mark.parametrize(
    ("scene", "codes"), [case[1:3] for case in PAYMENTS], ids=[case[0] for case in PAYMENTS]
)
def test_ruling_x28_without_the_technology_none_of_it_is_possible(
    scene: Callable[[], Scene], codes: str
) -> None:
    s = scene()
    player = s.player(0)
    player.technologies &= ~(1 << s.city.technologies[SHOWN.index(HALF)])
    s.touch()
    *before, last = codes.split()
    for code in before:
        if code not in s.codes:
            return  # not even so far
        s.play(code)
    assert last not in s.codes


def test_ruling_x27_the_whole_salary_is_one_payment() -> None:
    """Four cocoa are due: one piece and one cocoa, or two pieces."""
    s = period().technologies(*SHOWN)
    s.seat(0, cocoa=1, obsidian=2, technologies=(HALF,), points=20, workers="F4 Q1 G1")
    s.seat(1, cocoa=9)
    stages.eclipse(s)
    assert s.codes[0] == "pay4"
    s.play("pay4")
    assert s.codes == ["obsidian-1", "obsidian-2"]
    s.play("obsidian-1")
    assert goods(s) == (0, 1)


@pytest.mark.parametrize(("royal", "gained"), [(2, (0, 3, 3, 0)), (6, (0, 0, 3, 3))])
def test_ruling_x27_up_to_three_repetitions_for_a_piece(
    royal: int, gained: tuple[int, ...]
) -> None:
    s = period().technologies(*SHOWN).royal(4, royal, 1)
    s.seat(0, obsidian=1, technologies=(HALF,), workers="G3 F1 F2").play("G3 >1 royal2 trade-3")
    assert s.goods(0)[:4] == gained
    assert goods(s) == (0, 0)


def test_ruling_x27_also_the_steps_of_tile_8() -> None:
    s = period().technologies(*SHOWN).royal(4, 6, 8)
    s.seat(0, obsidian=1, technologies=(HALF,), workers="G3 F1 F2").play("G3 >1 royal3 trade-2")
    while s.game.asked != "end":
        s.play(s.codes[0])
    assert sum(s.player(0).temple) == 2
    assert s.player(0).goods[units.WILD] == 0


def test_ruling_x27_announced_one_by_one_each_is_a_payment() -> None:
    s = period().technologies(*SHOWN).royal(4, 2, 1)
    s.seat(0, obsidian=1, technologies=(HALF,), workers="G3 F1 F2").play("G3 >1 royal2 trade")
    assert s.goods(0)[:3] == (0, 1, 1)
    assert s.game.asked == "end"  # the piece is gone, and no change was given


def test_ruling_x28_it_never_pays_an_obsidian_cost_twice() -> None:
    """A tile that costs an obsidian, at a bump that costs a cocoa: two pieces."""
    for obsidian, there in ((1, False), (2, True)):
        s = period().near(Q="technology").technologies(*SHOWN).seat(1, workers="Q1* P1 P2")
        s.seat(0, obsidian=obsidian, technologies=(HALF,), workers="P2 F1 F2").play("P2 >1")
        s.play("worship")
        assert ("tile" in s.codes) == there


def test_ruling_x41_a_price_in_wood_may_be_wild_a_price_in_obsidian_not() -> None:
    s = period().near(Q="four_points").seat(0, obsidian=1, workers="P2 F1 F2")
    assert goods(s.play("P2 >1 worship tile")) == (0, 0)
    s = period().near(Q="three_power_ups").seat(0, wood=1, workers="P2 F1 F2").play("P2 >1 worship")
    assert s.player(0).tiles[s.kind("three_power_ups")] == 0
    assert "tile" not in s.codes
