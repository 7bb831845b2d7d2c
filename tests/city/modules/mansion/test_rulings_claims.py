"""Rulings X50, X51 and X87: by which steps a royal tile is claimed, and how long it stays so.

The boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
"""

from collections.abc import Callable

import pytest

from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.rules.state import replaced
from tests.city.modules.mansion.house import mansion, owned, owners
from tests.city.scene import Scene
from tests.city.stages import eclipse
from tests.city.test_decorations import decorated, decorator

BLUE, RED, GREEN = (0, -1, -1), (-1, 0, -1), (-1, -1, 0)
"""Seat 0 owns one tile."""


def before(blue: int = 0, red: int = 0, green: int = 0, **seat: object) -> Scene:
    """No tiles on the major steps, so that nothing is asked there."""
    s = mansion().pile(3).pile(4).pile(5)
    return s.seat(0, temples=(blue, red, green), **seat)  # type: ignore[arg-type]


def sidebar() -> Scene:
    return before(green=2, workers="P2 F1 F1").near(Q="").turn(0).play("P2 >1 worship")


def technology() -> Scene:
    s = before(red=4, gold=1, technologies=(1,), workers="Q1 F1 F1").turn(0)
    return s.play("Q1 >1 main learn3")


def wheel() -> Scene:
    s = before(red=4, tiles=("two_power_ups",), workers="F5 Q1 Q1").turn(0)
    return s.play("use-two_power_ups +F5 wheel-temple red")


def ordinary_tile() -> Scene:
    return (
        before(green=2, tiles=("temple_green",), workers="F1 Q1 Q1")
        .turn(0)
        .play("use-temple_green")
    )


def major_tile() -> Scene:
    s = before(red=4, tiles=("any_and_blue",), workers="F1 Q1 Q1").turn(0)
    return s.play("use-any_and_blue red-next wood")


def cell() -> Scene:
    """Three workers in the Gold Deposits: a step on any temple."""
    s = before(red=4, cocoa=1, workers="N3 G3 G3").turn(0)
    return s.play("N3 >1 main red")


def decoration() -> Scene:
    s = decorated(mansion().bare_pyramid().pile(3), "top", 1).lay("nbrG", "1b1").lay("bnRg", "1c1")
    decorator(s, "BB", "nB", "Gn", "BG").player(0).temple = [3, 0, 0]
    s.play("N1 >1 main deco1 side-top")
    return s


def region() -> Scene:
    """Region 2 of the Empire: a step on any temple."""
    s = mansion("empire").pile(4).seat(0, wood=2, temples=(0, 4, 0), workers="D4 F1 F1")
    empire = empire_of(s.city)
    empire.holder = (1, -1, 0, *empire.holder[3:])
    empire.supply = replaced(empire.supply, 0, 0)
    return s.turn(0).play("D4 >1 main red")


@pytest.mark.parametrize(
    ("climbed", "owned_then"),
    [
        (sidebar, GREEN),
        (technology, RED),
        (wheel, RED),
        (ordinary_tile, GREEN),
        (major_tile, RED),
        (cell, RED),
        (decoration, BLUE),
        (region, RED),
    ],
)
def test_ruling_x50_by_any_kind_of_step(
    climbed: Callable[[], Scene], owned_then: tuple[int, ...]
) -> None:
    s = climbed()
    assert owners(s) == owned_then


def test_ruling_x51_the_own_marker_on_top() -> None:
    """The step is not offered; the owner is powered up all the same."""
    s = owned(mansion(), "green", 1)
    s.seat(0, cocoa=2, temples=(0, 0, 11), workers="G1 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1 F1 F1").turn(0)
    s.play("G1 >1 royal3")
    assert s.game.asked == "end"
    assert s.workers(1) == "F1 F1 F2"


def test_ruling_x50_an_ownership_is_worth_nothing_itself() -> None:
    s = before(red=4, tiles=("temple_red",), workers="F1 Q1 Q1").turn(0).play("use-temple_red")
    assert owners(s) == RED
    assert s.goods(0) == (0, 0, 0, 0, 2)  # what step 5 prints


def test_ruling_x87_claims_stay_over_an_eclipse() -> None:
    s = owned(owned(mansion(), "green", 1), "blue", 0)
    s.seat(0, cocoa=9, temples=(4, 0, 0)).seat(1, cocoa=9, temples=(0, 0, 3))
    eclipse(s)
    while s.game.asked != "turn":
        s.play(s.codes[0])
    assert s.city.era == 1
    assert owners(s) == (0, -1, 1)
