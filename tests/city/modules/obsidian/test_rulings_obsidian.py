"""Rulings O1 to O5 and X22 to X31: obsidian and its technologies.

The boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
"""

import pytest

from teotihuacan.city.rules import units
from teotihuacan.city.rules.effects import payable
from teotihuacan.city.rules.goods.bundle import things
from tests.city import stages
from tests.city.modules.scene import period
from tests.city.scene import Scene


def obsidian(s: Scene, seat: int = 0) -> int:
    return s.player(seat).goods[units.WILD]


def to_the_end(s: Scene) -> Scene:
    """Play the first answer until the turn can end."""
    while s.game.asked != "end":
        s.play(s.codes[0])
    return s


def known(*numbers: float) -> Scene:
    """A table that shows technologies 1½, 3½ and 5½, of which seat 0 has some."""
    s = period().technologies(1, 1.5, 3, 3.5, 5, 5.5)
    return s.seat(0, technologies=numbers)


# --- paying ---------------------------------------------------------------------------------------


def test_ruling_o1_obsidian_pays_for_wood() -> None:
    s = period().seat(0, obsidian=2, workers="C1 P1 P2").play("C1 >2 main")
    assert obsidian(s) == 0
    assert s.city.buildings == 1


def test_ruling_o1_nothing_else_pays_an_obsidian_cost() -> None:
    s = period().near(F="three_power_ups")
    s.seat(0, cocoa=9, wood=9, stone=9, gold=9, workers="A1 P1 P2").play("A1 >1 worship")
    assert s.codes == ["ability"] or s.game.asked == "end"  # no way to have the tile
    assert s.player(0).tiles[s.kind("three_power_ups")] == 0


def test_ruling_o1_a_printed_obsidian_cost() -> None:
    s = period().near(F="three_power_ups")
    s.seat(0, obsidian=1, workers="A1 P1 P2").play("A1 >1 worship tile")
    assert obsidian(s) == 0
    assert s.player(0).tiles[s.kind("three_power_ups")] == 1


def test_ruling_o1_inside_the_cost_of_a_discovery_tile() -> None:
    s = period().near(F="four_points").seat(0, obsidian=1, workers="A1 P1 P2")
    s.play("A1 >1 worship tile")
    assert obsidian(s) == 0
    assert s.player(0).tiles[s.kind("four_points")] == 1


def test_ruling_x22_the_supply_has_no_end() -> None:
    s = period().seat(0, obsidian=25, tiles=("three_obsidian",), workers="P1 F1 F2")
    s.play("use-three_obsidian")
    assert obsidian(s) == 28


def test_ruling_x23_one_piece_serves_one_unit_only_once() -> None:
    player = period().seat(0, stone=1, obsidian=2).player(0)
    assert payable(player, things(stone=2, wood=1))
    player.goods[2] = 0
    assert not payable(player, things(stone=2, wood=1))


def test_ruling_x23_the_payer_chooses_even_where_the_resource_is_there() -> None:
    s = period().seat(0, wood=2, obsidian=2, workers="C1 P1 P2").play("C1 >2 main")
    assert s.game.asked == "pay with"
    assert s.codes == ["obsidian-0", "obsidian-1", "obsidian-2"]
    s.play("obsidian-1")
    assert (s.goods(0)[1], obsidian(s)) == (1, 1)


def test_ruling_x23_where_there_is_no_choice_nothing_is_asked() -> None:
    s = period().seat(0, wood=1, obsidian=1, workers="C1 P1 P2").play("C1 >2 main")
    assert s.game.asked != "pay with"
    assert (s.goods(0)[1], obsidian(s)) == (0, 0)


def test_ruling_x23_what_the_rest_of_a_price_needs_is_kept() -> None:
    """Level 2 costs 2 stone and 1 wood: with one stone missing, one of two pieces is bound."""
    s = period().seat(0, wood=1, stone=1, obsidian=2, workers="F1 P1 P2")
    city = s.city
    city.pyramid_offer = city.pyramid_offer[:1] + (-1, -1)
    s.touch().play("F1 >1 main")
    while s.game.asked != "pay with":
        level2 = [code for code in s.codes if code.startswith("2")]
        s.play(level2[0] if level2 else s.codes[0])
    assert s.codes == ["obsidian-0", "obsidian-1"]  # for the wood
    s.play("obsidian-1")
    assert s.player(0).goods[1:3] == [1, 0]
    assert obsidian(s) == 0


def test_ruling_x24_one_resource_may_be_obsidian() -> None:
    s = period().royal(4, 6, 3)
    s.seat(0, wood=1, obsidian=1, workers="G1 F1 F2").play("G1 >1 royal3 trade")
    assert s.codes == ["give-wood", "give-obsidian"]
    s.play("give-obsidian")
    assert (s.goods(0)[0], obsidian(s)) == (2, 0)


def test_ruling_x25_the_discount_first_then_obsidian() -> None:
    """Technology 15 takes a stone off a tile of level 1, obsidian pays for the other."""
    s = period().technologies(1, 3, 5, 7, 15, 17)
    s.seat(0, obsidian=1, technologies=(15,), workers="F1 P1 P2").play("F1 >1")
    assert "main" in s.codes
    s.seat(0, technologies=(15,), workers="F1 P1 P2").turn(0).play("F1 >1")
    assert "main" not in s.codes


# --- technology 1½ --------------------------------------------------------------------------------


def test_ruling_o2_any_resource_gives_no_obsidian() -> None:
    s = period().seat(0, tiles=("two_resources",), workers="P1 F1 F2").play("use-two_resources")
    assert s.codes == ["wood", "stone", "gold"]


def test_ruling_x26_with_technology_1_and_a_half_each_unit_may_be_obsidian() -> None:
    s = known(1.5)
    s.seat(0, technologies=(1.5,), tiles=("two_resources",), workers="P1 F1 F2")
    s.play("use-two_resources")
    assert s.codes == ["wood", "stone", "gold", "obsidian"]
    s.play("obsidian wood")
    assert (obsidian(s), s.goods(0)[1]) == (1, 1)


def test_ruling_x26_not_the_cells_of_a_board() -> None:
    s = known(1.5).seat(0, technologies=(1.5,), workers="P2 F1 F2").play("P2 >1 main")
    assert (s.goods(0)[2], obsidian(s)) == (1, 0)


# --- technology 3½ --------------------------------------------------------------------------------


def test_ruling_o3_a_piece_stands_for_up_to_three_cocoa() -> None:
    s = known(3.5).seat(0, obsidian=1, technologies=(3.5,), workers="Q1* P1 P2")
    s.play("pay-unlock")
    assert obsidian(s) == 0
    assert s.workers(0) == "P1 P2 Q1"


def test_ruling_o3_no_change_is_given() -> None:
    s = known(3.5).seat(1, workers="Q1 P1 P2")
    s.seat(0, obsidian=1, technologies=(3.5,), workers="P1 F1 F2").play("P1 >1 main")
    assert obsidian(s) == 0
    assert s.goods(0)[0] == 0  # one colour costs 1 cocoa, and the piece is gone


def test_ruling_o3_several_pieces_in_one_payment() -> None:
    s = known(3.5).seat(0, obsidian=2, technologies=(3.5,), points=40, workers="F5 Q5 G1")
    s.seat(1, cocoa=9)
    stages.eclipse(s)
    assert s.game.asked == "salary"
    assert s.codes[0] == "pay5"
    s.play("pay5")
    assert obsidian(s) == 0
    assert s.goods(0)[0] == 0


def test_ruling_x27_part_in_cocoa_part_in_obsidian() -> None:
    s = known(3.5).seat(0, cocoa=4, obsidian=2, technologies=(3.5,), workers="Q1* P1 P2")
    s.play("pay-unlock")
    assert s.codes == ["obsidian-0", "obsidian-1"]
    s.play("obsidian-1")
    assert (s.goods(0)[0], obsidian(s)) == (4, 1)


def test_ruling_x27_one_piece_for_trades_announced_together() -> None:
    s = known(3.5).royal(4, 6, 2)
    s.seat(0, obsidian=1, technologies=(3.5,), workers="G3 F1 F2").play("G3 >1 royal3")
    assert {"trade", "trade-2", "trade-3", "stop"} < set(s.codes)
    assert "trade-4" not in s.codes
    s.play("trade-3")
    assert obsidian(s) == 0
    assert s.goods(0)[1:3] == (3, 3)


def test_ruling_x27_what_a_trade_brings_does_not_pay_for_it() -> None:
    """The piece is traded for a cocoa and points: neither pays for a second trade."""
    s = known(3.5).royal(4, 6, 12)
    s.seat(0, obsidian=1, technologies=(3.5,), workers="G3 F1 F2").play("G3 >1 royal3 trade")
    assert (s.goods(0)[0], obsidian(s)) == (1, 0)
    assert s.game.asked == "end"


def test_ruling_x27_bump_and_both_are_one_payment() -> None:
    s = known(3.5).near(Q="two_resources").seat(1, workers="Q1* P1 P2")
    s.seat(0, obsidian=1, technologies=(3.5,), workers="P2 F1 F2").play("P2 >1 worship")
    assert "both" in s.codes
    s.play("both")
    assert obsidian(s) == 0


def test_ruling_x28_a_main_action_that_cocoa_alone_cannot_pay() -> None:
    s = known().seat(1, workers="Q1 P1 P2").seat(0, obsidian=1, workers="P1 F1 F2")
    assert "main" not in s.play("P1 >1").codes
    s = known().seat(1, workers="Q1 P1 P2")
    s.seat(0, obsidian=1, technologies=(3.5,), workers="P1 F1 F2")
    assert "main" in s.play("P1 >1").codes


def test_ruling_x28_a_piece_pays_only_one_of_cocoa_and_wood() -> None:
    s = known().seat(1, workers="N1 P1 P2")
    s.seat(0, obsidian=2, technologies=(3.5,), workers="C1 P1 P2").play("C1 >2")
    assert "main" not in s.codes  # 1 cocoa and 2 wood are three pieces
    s = known().seat(1, workers="N1 P1 P2")
    s.seat(0, obsidian=3, technologies=(3.5,), workers="C1 P1 P2").play("C1 >2 main")
    assert obsidian(s) == 0


def test_ruling_x28_obsidian_does_not_break_ties() -> None:
    s = period().seat(0, obsidian=9, points=5).seat(1, cocoa=1, points=5)
    s.city.agenda.clear()
    assert s.game.winners == [1]


# --- technology 5½ --------------------------------------------------------------------------------


def test_ruling_o4_a_piece_for_collecting_on_any_board() -> None:
    for move in (">1", ">2", ">3"):
        s = known(5.5).seat(0, technologies=(5.5,), gold=1, workers="P1 F2 F3")
        assert obsidian(s.play(f"P1 {move} cocoa")) == 1


def test_ruling_o4_a_piece_at_a_royal_tile() -> None:
    s = known(5.5).seat(0, technologies=(5.5,), workers="G1 F1 F2").play("G1 >1 royal3")
    assert obsidian(to_the_end(s)) == 1


def test_ruling_o4_none_at_a_temple_sidebar() -> None:
    s = known(5.5).near(Q="").seat(0, technologies=(5.5,), workers="P1 F1 F2")
    assert obsidian(to_the_end(s.play("P1 >1 worship"))) == 0


def test_ruling_x29_one_piece_for_an_action_of_two_workers() -> None:
    s = known(5.5)
    s.seat(0, technologies=(5.5,), tiles=("double_move",), workers="P1 P2 F1")
    s.play("P1 &2 >1 cocoa")
    assert obsidian(s) == 1


def test_ruling_x29_it_cannot_pay_inside_that_worship() -> None:
    s = known(5.5).royal(4, 6, 12)
    s.seat(0, technologies=(5.5,), workers="G3 F1 F2").play("G3 >1")
    assert "royal3" not in s.codes  # royal tile 12 takes obsidian, and it comes afterwards


def test_ruling_x29_not_for_a_free_unlock() -> None:
    s = known(5.5).seat(0, technologies=(5.5,), workers="Q1* P1 P2").play("unlock")
    assert obsidian(s) == 0


# --- the board's own resource ---------------------------------------------------------------------


def test_ruling_o5_technology_5_gives_no_obsidian() -> None:
    """A lone worker of power 4 takes 1 stone and 1 obsidian, and 1 stone more."""
    s = period().seat(0, technologies=(5,), workers="P4 F1 F2").play("P4 >1 main")
    assert (s.goods(0)[2], obsidian(s)) == (2, 1)


@pytest.mark.parametrize("board", ["F", "G"])
def test_ruling_x31_on_the_other_boards_too(board: str) -> None:
    start = {"F": "A4", "G": "N4"}[board]
    s = period().seat(0, technologies=(5,), workers=f"{start} P1 P2").play(f"{start} >1 main")
    assert s.player(0).goods[{"F": 1, "G": 3}[board]] == 2
    assert obsidian(s) == 1


# --- the doubling tile ----------------------------------------------------------------------------


def test_ruling_x30_doubles_resources_and_obsidian_only() -> None:
    s = period().seat(0, cocoa=1, tiles=("major_double",), workers="A5 F5 F5")
    s.play("A5 >1 main join-major_double")
    # Three workers, lowest power 5: 5 cocoa, 2 wood, 2 obsidian.
    assert (s.goods(0)[:2], obsidian(s)) == ((5, 4), 4)


def test_tile_that_may_still_double_something_is_offered_plainly() -> None:
    s = period().seat(0, tiles=("major_double", "major_worker"), workers="P1 F1 F2")
    s.play("P1 >1 main")
    assert s.game.text(s.game.find("join-major_double")) == "Use the tile “double harvest”"


def test_ruling_x30_two_of_them_make_four_times() -> None:
    s = period().seat(0, tiles=("major_double", "major_double"), workers="P2 F1 F2")
    s.play("P2 >1 main join-major_double join-major_double")
    assert s.goods(0)[2] == 4


def test_ruling_x30_nothing_to_double_with_a_weak_worker() -> None:
    s = period().seat(0, tiles=("major_double",), workers="P1 F1 F2").play("P1 >1 main")
    double = s.game.find("join-major_double")
    assert s.game.text(double) == "Use the tile “double harvest”, although it doubles nothing here"
    s.play("join-major_double")
    assert s.goods(0)[2:] == (0, 0, 1)


def test_ruling_x30_technology_extras_are_not_doubled() -> None:
    s = period().seat(0, technologies=(5,), tiles=("major_double",), workers="P2 F1 F2")
    s.play("P2 >1 main join-major_double")
    assert s.goods(0)[2] == 2 + 1
