"""Prices of a whole worship at the Mansion, and the base game's rulings on them."""

from tests.city.modules.mansion.house import cocoa, mansion, obsidian, owned

# --- prices over the whole worship ----------------------------------------------------------------


def test_ruling_x52_the_steps_cocoa_may_come_from_the_effect() -> None:
    s = owned(mansion(), "green", 1)
    s.seat(0, workers="G1 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    s.play("G1 >1 royal3")
    assert s.codes == ["royal-step", "royal-enough"]  # the effect was all that could come first
    s.play("royal-step")
    assert s.player(0).temple == [0, 0, 1]


def test_ruling_x52_the_effects_price_may_come_from_the_step() -> None:
    """The next green step gives cocoa; tile 11 takes 3."""
    s = owned(mansion().royal(4, 6, 11), "green", 1)
    s.seat(0, cocoa=2, temples=(0, 0, 3), workers="G2 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    s.play("G2 >1 royal3 royal-step")  # 1 cocoa for 2
    s.play("royal-effect trade")
    assert cocoa(s) == 0
    assert obsidian(s, 0) == 2
    # The step before brings only what it costs.
    s = owned(mansion().royal(4, 6, 11), "green", 1)
    s.seat(0, cocoa=2, temples=(0, 0, 1), workers="G2 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    assert "royal3" not in s.play("G2 >1").codes


def test_ruling_x52_tile_11_needs_three_cocoa() -> None:
    s = mansion().royal(4, 6, 11).seat(0, cocoa=2, workers="G2 P1 Q1").turn(0)
    assert "royal3" not in s.play("G2 >1").codes
    s = mansion().royal(4, 6, 11).seat(0, cocoa=3, workers="G2 P1 Q1").turn(0)
    s.play("G2 >1 royal3 trade")
    assert (cocoa(s), obsidian(s, 0)) == (0, 3)


def test_ruling_x52_or_one_obsidian_with_technology_3_and_a_half() -> None:
    s = mansion().royal(4, 6, 11).technologies(1, 3, 3.5, 7, 9, 11)
    s.seat(0, obsidian=1, technologies=(3.5,), workers="G2 P1 Q1").turn(0)
    s.play("G2 >1 royal3 trade")
    assert (cocoa(s), obsidian(s, 0)) == (0, 3)


def test_ruling_x52_tile_12_needs_an_obsidian() -> None:
    s = mansion().royal(4, 6, 12).seat(0, cocoa=9, gold=3, workers="G2 P1 Q1").turn(0)
    assert "royal3" not in s.play("G2 >1").codes


def test_ruling_x52_a_step_that_cannot_be_paid_first_does_not_count() -> None:
    s = owned(mansion().royal(4, 6, 11), "green", 1)
    s.seat(0, workers="G2 Q1 Q1").seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    assert "royal3" not in s.play("G2 >1").codes


def test_ruling_x52_the_players_own_ascension_may_pay() -> None:
    s = owned(mansion().royal(4, 6, 11), "green", 0)
    s.seat(0, temples=(0, 0, 11), workers="G2 Q5 Q5").turn(0)
    s.play("G2 >1 royal3 wheel-cocoa royal-effect trade")
    assert obsidian(s, 0) == 3  # the reborn worker helps
    s = owned(mansion().royal(4, 6, 11), "green", 0)
    s.seat(0, temples=(0, 0, 11), workers="G2 Q4 Q4").turn(0)
    assert "royal3" not in s.play("G2 >1").codes


# --- what carries over from the base game ---------------------------------------------------------


def test_ruling_14_a_price_and_nothing_to_pay() -> None:
    s = mansion().seat(0, workers="G2 Q1 Q1").turn(0)
    assert s.play("G2 >1").codes == ["cocoa", "royal1", "royal3"]


def test_ruling_14_helpers_make_tile_8_cost_something() -> None:
    s = mansion().royal(4, 6, 8).seat(0, workers="G1 P1 Q1").turn(0)
    assert "royal3" not in s.play("G1 >1").codes


def test_ruling_15_fewer_trades_even_none() -> None:
    s = mansion().seat(0, cocoa=3, workers="G5 Q1 Q1").turn(0)
    s.play("G5 >1 royal2 stop")
    assert s.goods(0) == (3, 0, 0, 0, 0)
    assert s.workers(0) == "P5*2 Q1 Q1"


def test_ruling_16_the_tile_never_alone() -> None:
    s = mansion().near(P="mask_8").seat(0, cocoa=3, workers="G5 Q1 Q1").turn(0)
    assert "tile" not in s.play("G5 >1 royal1").codes


def test_rulings_22_x53_one_ignoring_tile_for_bump_and_tile() -> None:
    s = mansion().near(P="mask_8").seat(1, workers="P1*1 F1 F1")
    s.seat(0, workers="G5 Q1 Q1", tiles=("ignore_cocoa",)).turn(0)
    s.play("G5 >1 royal1")
    assert s.codes == ["ability!", "both!"]
    s.play("both! royal-tile")
    assert s.player(0).tiles[s.kind("mask_8")] == 1


def test_rulings_22_x53_or_the_cocoa_of_the_trades() -> None:
    s = mansion().seat(0, workers="G2 P1 Q1", tiles=("ignore_cocoa",)).turn(0)
    s.play("G2 >1 royal2 trade! trade trade")
    assert s.goods(0) == (0, 0, 3, 3, 0)


def test_ruling_x53_not_the_step_and_not_printed_costs() -> None:
    s = owned(mansion(), "green", 1).near(P="any_and_blue")
    s.seat(0, workers="G1 Q1 Q1", tiles=("ignore_cocoa",))
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    s.play("G1 >1 royal1")
    # Neither the tile (1 cocoa is printed on it) nor the step can be paid.
    assert s.game.asked == "end"
    assert s.player(0).tiles[s.kind("ignore_cocoa")] == 1


def test_ruling_64c_both_only_if_the_tile_can_be_had() -> None:
    s = mansion().near(P="technology").seat(0, cocoa=9, workers="G1 Q1 Q1").turn(0)
    s.play("G1 >1 royal1")
    assert s.game.asked == "end"  # no obsidian for it
    # … but the royal tile may bring what it costs …
    s = mansion().royal(4, 6, 11).near(P="technology")
    s.seat(0, cocoa=4, workers="G1 Q1 Q1").turn(0)
    s.play("G1 >1 royal3 both royal-effect trade royal-tile")
    assert s.player(0).tiles[s.kind("technology")] == 1
    # … and so may the step, or a tile in hand.
    s = mansion().near(P="technology")
    s.seat(0, cocoa=1, workers="G1 Q1 Q1", tiles=("three_obsidian",)).turn(0)
    s.play("G1 >1 royal1 both use-three_obsidian royal-tile")
    assert s.player(0).tiles[s.kind("technology")] == 1


def test_rulings_64c_x52_step_effect_and_tile_in_a_row() -> None:
    """1 cocoa for the tile, 1 for a step that brings 2, 3 for an obsidian, which pays the tile."""
    s = owned(mansion().royal(4, 6, 11), "green", 1).near(P="technology")
    s.seat(0, cocoa=3, temples=(0, 0, 3), workers="G1 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    s.play("G1 >1 royal3 both royal-step royal-effect trade royal-tile")
    assert s.player(0).tiles[s.kind("technology")] == 1
    assert s.player(0).goods == [0, 0, 0, 0, 0]
    # A cocoa less, and only the royal tile itself is open.
    s = owned(mansion().royal(4, 6, 11), "green", 1).near(P="technology")
    s.seat(0, cocoa=2, temples=(0, 0, 3), workers="G1 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    s.play("G1 >1 royal3")
    assert s.codes == ["royal-effect", "royal-step"]


def test_a_cost_in_power_is_not_paid_by_the_worker_that_is_locked() -> None:
    s = mansion("altars").near(P="shaman_stand").seat(0, cocoa=1, workers="G5 Q1 Q1").turn(0)
    s.play("G5 >1 royal1")
    assert s.game.asked == "end"
    s = mansion("altars").near(P="shaman_stand").seat(0, cocoa=1, workers="G5 Q2 Q1").turn(0)
    s.play("G5 >1 royal1 both royal-tile")
    assert s.workers(0) == "P5*1 Q1 Q1"
