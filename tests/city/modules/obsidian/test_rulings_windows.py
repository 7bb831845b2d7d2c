"""Rulings X32, X34, X35, X37 and X40: when Major Discovery tiles may be used, and what for.

The boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
"""

import pytest

from teotihuacan.city.rules import units
from tests.city.modules.altars.altar_scene import altar_scene
from tests.city.modules.mansion.house import cocoa, mansion
from tests.city.modules.scene import period
from tests.city.scene import Scene

ANYTIME = ("three_obsidian", "move_back", "three_power_ups", "use_again", "technology",
           "any_and_red")  # fmt: skip


def uses(s: Scene) -> list[str]:
    return [code.removeprefix("use-") for code in s.codes if code.startswith("use-")]


def with_tiles(**seat: object) -> Scene:
    """Seat 0 has all tiles that may be used at any time, and one to turn up again."""
    given = {"used": ("four_cocoa",), "workers": "P1 F1 F2", **seat}
    return period().seat(0, tiles=ANYTIME, **given)  # type: ignore[arg-type]


# --- windows ------------------------------------------------------------------------------------


def test_ruling_x32_all_of_them_before_moving_and_after_the_action() -> None:
    s = with_tiles()
    assert uses(s) == list(ANYTIME)
    assert uses(s.play("P1 >1 cocoa")) == list(ANYTIME)


def test_ruling_x32_in_a_turn_of_each_kind() -> None:
    assert uses(with_tiles(workers="Q1* F1 F2").play("unlock")) == list(ANYTIME)
    s = altar_scene("12-1", "56-5").seat(0, tiles=ANYTIME, used=("four_cocoa",), workers="P1 F1 F2")
    assert uses(s) == list(ANYTIME)
    assert uses(s.play("shaman altar81-8")) == list(ANYTIME)


def test_ruling_x32_between_the_parts_of_an_action() -> None:
    s = with_tiles(stone=4, wood=2, cocoa=1, workers="F2 C1 P1").play("F2 >1 main tile1")
    while s.game.asked != "build":
        s.play(s.codes[0])
    assert "built" in s.codes
    assert set(uses(s)) == set(ANYTIME)


def test_ruling_x32_not_while_something_is_paid_or_another_tile_resolved() -> None:
    s = with_tiles(wood=2, obsidian=2, workers="C1 P1 P2").play("C1 >2 main")
    assert s.game.asked == "pay with"
    assert uses(s) == []
    s = with_tiles().play("use-three_power_ups")
    assert s.game.asked == "power up"
    assert uses(s) == []
    s = with_tiles().play("use-move_back <P1")
    assert uses(s) == []


# --- one worker more ----------------------------------------------------------------------------


def test_ruling_x34_after_the_cocoa_and_before_the_cell() -> None:
    s = period().seat(1, workers="Q1 P1 P2")
    s.seat(0, cocoa=1, tiles=("major_worker",), workers="P1 F1 F2").play("P1 >1 main")
    assert s.game.asked == "extra worker"
    assert cocoa(s) == 0  # paid
    assert s.goods(0) == (0, 0, 0, 0, 0)  # the cell is not gained yet


@pytest.mark.parametrize(
    ("worker", "move", "goods"),
    [("A2", ">1", {"wood": 1}), ("P2", ">1", {"stone": 1}), ("N2", ">1", {"gold": 1})],
)
def test_ruling_x34_one_row_further_in_a_mine(
    worker: str, move: str, goods: dict[str, int]
) -> None:
    """Two workers of power 2: one resource and an obsidian."""
    s = period().seat(0, tiles=("major_worker",), workers=f"{worker} P1 P1")
    s.play(f"{worker} {move} main join-major_worker")
    wanted = {"wood": 0, "stone": 0, "gold": 0, **goods}
    assert s.player(0).goods == [0, *wanted.values(), 1]


def test_ruling_x34_alchemy_has_its_second_row_and_a_power_up() -> None:
    s = period().seat(0, gold=2, tiles=("major_worker",), workers="Q1 P1 P2")
    s.play("Q1 >1 main join-major_worker")
    assert "learn9" in s.codes
    s.play("learn9")
    while s.game.asked != "end":
        s.play(s.codes[0])
    assert s.workers(0) == "A2 P1 P2"


def test_ruling_x34_construction_builds_one_tile_more() -> None:
    s = period().seat(0, stone=9, wood=9, tiles=("major_worker",), workers="F1 P1 P2")
    s.play("F1 >1 main join-major_worker")
    built = 0
    while s.game.asked != "end":
        built += s.game.asked == "build" and s.codes[0].startswith("tile")
        s.play(s.codes[0])
    assert built == 2


def test_ruling_x34_nobles_one_row_further() -> None:
    s = period().seat(0, wood=2, tiles=("major_worker",), workers="C1 P1 P2")
    s.play("C1 >2 main join-major_worker")
    assert s.city.nobles[1].bit_count() == 1


def test_ruling_x34_no_power_in_a_worship_and_no_colour() -> None:
    s = mansion().seat(0, tiles=("major_worker",), workers="G2 Q1 Q1").turn(0)
    s.play("G2 >1 royal3")  # power + 1 cocoa
    assert cocoa(s) == 3
    assert s.player(0).tiles[s.kind("major_worker")] == 1
    s = period().seat(0, tiles=("major_worker",), workers="P1 F1 F2").play("P1 >1")
    assert s.city.colours_on(3) == 0


# --- the limit of three -------------------------------------------------------------------------


def test_ruling_x35_tiles_shaman_and_technology_15_together() -> None:
    """Construction with two workers, a Shaman, a tile and technology 15: three tiles, no more."""
    s = altar_scene("56-5", "12-1").technologies(1, 3, 5, 7, 15, 17)
    s.seat(0, cocoa=1, stone=20, wood=20, technologies=(15,), tiles=("major_worker",),
           workers="F1 C1 P1")  # fmt: skip
    s.play("F1 >1 main")
    assert s.game.asked == "build"  # the tile could add nothing, so it is not asked for
    built = 0
    while s.game.asked != "end":
        tiles = [code for code in s.codes if code.startswith("tile")]
        built += s.game.asked == "build" and bool(tiles)
        s.play(tiles[0] if tiles else s.codes[0])
    assert built == 3
    assert s.player(0).tiles[s.kind("major_worker")] == 1


# --- power-ups, going back ----------------------------------------------------------------------


def test_ruling_x37_a_reborn_worker_too() -> None:
    s = period().seat(0, tiles=("three_power_ups",), workers="P5 F1 F2")
    s.play("use-three_power_ups +P5 wheel-points")
    assert "+P1" in s.codes
    s.play("+P1 +P2")
    assert s.workers(0) == "F1 F2 P3"


def test_ruling_x37_not_a_locked_worker() -> None:
    s = period().seat(0, tiles=("three_power_ups",), workers="P5*1 F1 F2")
    assert s.play("use-three_power_ups").codes == ["+F1", "+F2"]


@pytest.mark.parametrize("modules", [(), ("altars",)])
def test_ruling_x40_altars_are_no_spaces(modules: tuple[str, ...]) -> None:
    """Forwards, backwards and any distance: the same boards with altars between them."""
    s = period(*modules).seat(0, tiles=("move_back",), workers="Q2 F1 F3")
    assert s.play("use-move_back <Q2 <3").workers(0) == "F1 F3 N2"
    s = period(*modules).seat(0, cocoa=1, gold=1, workers="G2 F1 F3").play("G2 >3 cocoa")
    assert s.workers(0) == "A2 F1 F3"
    s = period(*modules).seat(0, tiles=("move_anywhere",), workers="G2 F1 F3")
    assert s.play("G2 >8 cocoa").workers(0) == "F1 F3 G2"  # once around


def test_ruling_x40_back_on_the_mansion_it_helps() -> None:
    s = mansion().seat(0, tiles=("move_back",), workers="G2 Q1 F1").turn(0)
    s.play("use-move_back <Q1 <1 G2 >1 royal3")
    assert cocoa(s) == 2 + 1 + 1


def test_ruling_x40_technology_1_pays_once_for_a_move() -> None:
    s = period().seat(0, technologies=(1,), tiles=("move_back",), workers="A2 F1 F3")
    s.play("use-move_back <A2 <3")
    assert s.workers(0) == "F1 F3 G2"
    assert s.goods(0)[0] == 1
    assert s.player(0).goods[units.WILD] == 0
