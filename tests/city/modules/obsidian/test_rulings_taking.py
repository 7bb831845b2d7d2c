"""Rulings X18, X26, X29 and X30: what technologies 1½ and 5½ bring, and what a cell is doubled by.

The boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
"""

import pytest

from teotihuacan.city.rules import units
from tests.city.modules.altars.altar_scene import altar_scene
from tests.city.modules.empire.empire_scene import T, empire
from tests.city.modules.scene import period
from tests.city.scene import Scene

ANY = ["wood", "stone", "gold"]


def known(*numbers: float, **seat: object) -> Scene:
    """A table that shows technologies 1½, 3½ and 5½, of which seat 0 has some."""
    s = period().technologies(1, 1.5, 3, 3.5, 5, 5.5)
    return s.seat(0, technologies=numbers, **{"workers": "P1 F1 F2", **seat})  # type: ignore[arg-type]


def obsidian(s: Scene) -> int:
    return s.player(0).goods[units.WILD]


# --- technology 1½ ------------------------------------------------------------------------------


def blue_step(*technologies: float) -> Scene:
    s = known(*technologies, tiles=("temple_blue",))
    return s.play("use-temple_blue")


def three_resources(*technologies: float) -> Scene:
    return known(*technologies, tiles=("three_resources",)).play("use-three_resources")


def royal_7(*technologies: float) -> Scene:
    s = known(*technologies, cocoa=1, wood=1, workers="G2 F1 F2").royal(4, 7, 1)
    return s.play("G2 >1 royal2")


@pytest.mark.parametrize("gain", [blue_step, three_resources, royal_7])
def test_ruling_x26_every_gain_of_any_resource(gain: object) -> None:
    assert callable(gain)
    s = gain(1.5)
    assert s.codes == [*ANY, "obsidian"]
    s.play("obsidian")
    assert obsidian(s) == 1
    assert gain().codes == ANY


def test_ruling_x26_each_unit_is_chosen_separately() -> None:
    s = three_resources(1.5).play("obsidian gold obsidian")
    assert (s.goods(0)[3], obsidian(s)) == (1, 2)


def test_ruling_x26_not_technology_5() -> None:
    """One stone more of the board's own resource, and nothing is asked."""
    s = known(1.5, 5, workers="P2 F1 F2").play("P2 >1 main")
    assert s.game.asked != "resource"
    assert (s.goods(0)[2], obsidian(s)) == (2, 0)


# --- a technology is not active for the effect that brings it -----------------------------------


def test_ruling_x18_its_own_temple_step_does_not_know_it_yet() -> None:
    """Technology 1½ in the blue column: the step that comes with it brings no obsidian."""
    s = period().technologies(1.5, 3, 3.5, 5, 5.5, 7).seat(0, gold=1, workers="Q1 F1 F2")
    s.play("Q1 >1 main")
    if s.game.asked == "learn":
        s.play("learn1.5")
    assert s.game.asked == "resource"
    assert s.codes == ANY
    s.play("wood")
    assert s.player(0).knows(s.city.technologies[0])
    s.seat(0, technologies=(1.5,), tiles=("temple_blue",), workers="P1 F1 F2").turn(0)
    assert s.play("use-temple_blue").codes == [*ANY, "obsidian"]  # the next one does


# --- technology 5½ ------------------------------------------------------------------------------


def test_ruling_x29_collecting_on_the_plain_palace_once() -> None:
    s = known(5.5, workers="G1 F1 F2").play("G1 >1 cocoa")
    assert obsidian(s) == 1


def test_ruling_x29_after_the_effects_of_a_royal_tile() -> None:
    """The piece comes when the worship is over: it is not there between two trades."""
    s = known(5.5, cocoa=2, workers="G2 F1 F2").royal(4, 6, 2).near(P="")
    s.play("G2 >1 royal3 trade")
    assert (s.game.asked, obsidian(s)) == ("trade", 0)
    s.play("trade")
    assert (s.game.asked, obsidian(s)) == ("end", 1)


def test_ruling_x29_not_for_activating_a_shaman() -> None:
    s = altar_scene("12-1", "56-5").technologies(1, 1.5, 3, 3.5, 5, 5.5)
    s.seat(0, technologies=(5.5,), workers="P1 F1 F2").play("shaman altar81-8")
    assert obsidian(s) == 0


# --- the doubling tile --------------------------------------------------------------------------


def test_ruling_d3_neither_points_nor_temple_steps() -> None:
    """Three workers of power 4: in the Quarry 5 points come once, in the Gold two steps."""
    s = period().seat(0, cocoa=1, tiles=("major_double",), workers="P4 Q4 Q4")
    s.play("P4 >1 main join-major_double")
    assert (s.goods(0)[2], s.goods(0)[4], obsidian(s)) == (4, 5, 4)
    s = period().seat(0, cocoa=1, tiles=("major_double",), workers="N4 G4 G4")
    s.play("N4 >1 main join-major_double red red")
    assert (s.goods(0)[3], obsidian(s)) == (4, 4)
    assert s.player(0).temple == [0, 2, 0]


def test_ruling_x30_not_on_conquest() -> None:
    s = empire({T: 1}).seat(0, tiles=("major_double",), workers="D1 P1 P1").play("D1 >1 main")
    assert s.game.asked == "march"
    assert not [code for code in s.codes if "double" in code]
