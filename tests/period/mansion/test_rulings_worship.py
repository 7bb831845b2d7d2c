"""A worship at the Mansion, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.city.scene import Scene
from tests.period.mansion.house import mansion, obsidian, owned, owners


def cocoa(s: Scene, seat: int = 0) -> int:
    return s.goods(seat)[0]


# --- the example of the text ----------------------------------------------------------------------


def test_the_example_of_the_text() -> None:
    """Two workers stand there, a third of power 3 comes: up to 5 obsidian for 5 sets."""
    s = mansion().royal(4, 6, 12).seat(0, obsidian=6, workers="P1 P2 G3").turn(0)
    s.play("G3 >1 royal3 trade trade trade trade trade")
    assert s.codes == ["end", "pay-unlock"]
    assert s.goods(0) == (5, 0, 0, 0, 10)
    assert obsidian(s, 0) == 1
    assert s.workers(0) == "P1 P2 P3*3"


# --- helpers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "power"),
    [
        ("G3 Q1 Q1", 3),  # alone
        ("G3 P1 Q1", 4),
        ("G3 P5 P5 P1", 6),
        ("G3 P1*2 P1", 4),  # locked on another royal tile
    ],
)
def test_ruling_m1_only_unlocked_workers_of_ones_own_help(workers: str, power: int) -> None:
    s = mansion().seat(0, workers=workers).seat(1, workers="P4 P4 P4*1").turn(0)
    s.play("G3 >1 royal3")  # power + 1 cocoa
    assert cocoa(s) == power + 1


def test_ruling_m1_neutral_workers_do_not_help() -> None:
    s = mansion().neutral("PQA").seat(0, workers="G3 Q1 Q1").turn(0)
    assert s.play("G3 >1 royal3").goods(0)[0] == 4


def test_ruling_m2_no_cap() -> None:
    s = mansion().seat(0, workers="G5 P1 P1 P1").turn(0)
    assert s.play("G5 >1 royal3").goods(0)[0] == 9


def test_ruling_x46_a_second_worker_helps_as_soon_as_it_is_there() -> None:
    s = mansion().seat(0, workers="G3 G2 Q1", tiles=("double_move",)).turn(0)
    s.play("G3 &2 >1")
    assert "power 4" in s.game.text(s.game.find("royal3"))
    assert s.play("royal3").goods(0)[0] == 5
    assert s.workers(0) == "P2 P3*3 Q1"


def test_ruling_x46_workers_just_unlocked_help() -> None:
    s = mansion().seat(0, cocoa=3, workers="G3 P1*1 Q1").turn(0)
    s.play("G3 >1")
    assert "power 3" in s.game.text(s.game.find("royal3"))
    s.play("pay-unlock")
    assert "power 4" in s.game.text(s.game.find("royal3"))
    assert s.play("royal3").goods(0)[0] == 5


def test_ruling_x46_not_the_worshipper_even_if_it_is_unlocked_meanwhile() -> None:
    s = mansion().near(P="mask_8").seat(0, cocoa=4, workers="G3 Q1 Q1").turn(0)
    s.play("G3 >1 royal3 both pay-unlock")
    assert s.workers(0) == "P3 Q1 Q1"
    s.play("royal-effect")
    assert cocoa(s) == 4
    # … and it acts until the worship is over, so that no tile powers it up (ruling X33).
    s = mansion().near(P="mask_8")
    s.seat(0, cocoa=4, workers="G3 Q1 Q1", tiles=("two_power_ups",)).turn(0)
    s.play("G3 >1 royal3 both pay-unlock use-two_power_ups")
    assert not [code for code in s.codes if code.startswith("+P")]
    s.play("+Q1 royal-effect royal-enough")
    assert s.city.acting == 0


# --- the raised power -----------------------------------------------------------------------------


def test_ruling_x47_tile_8_allows_one_less() -> None:
    s = mansion().royal(4, 6, 8).seat(0, cocoa=9, workers="G1 P1 P1").turn(0)
    s.play("G1 >1 royal3 trade blue wood trade blue wood")
    assert s.codes == ["end", "pay-unlock"]
    assert s.player(0).temple == [2, 0, 0]


def test_ruling_x47_tile_8_with_a_lone_weak_worker_brings_nothing() -> None:
    s = mansion().royal(4, 6, 8).seat(0, workers="G1 Q1 Q1").turn(0)
    s.play("G1 >1 royal3")
    assert s.codes == ["end"]


def test_ruling_x47_tile_9_counts_one_more() -> None:
    s = mansion().royal(9, 6, 1).seat(0, avenue=9, workers="G2 P1 Q1").turn(0)
    s.play("G2 >1 royal1")
    assert s.goods(0)[4] == 4


def test_ruling_x47_tile_7_gives_as_many_resources() -> None:
    s = mansion().royal(4, 7, 1).seat(0, cocoa=1, wood=1, workers="G5 P1 P1 P1").turn(0)
    s.play("G5 >1 royal2")
    for left in range(8, 0, -1):
        assert s.city.agenda[-1][2] == left
        s.play("gold")
    assert s.goods(0) == (0, 0, 0, 8, 0)


def test_ruling_x47_the_die_keeps_its_face() -> None:
    s = mansion().seat(0, workers="G5 P1 P1").turn(0).play("G5 >1 royal3 end")
    assert s.workers(0) == "P1 P1 P5*3"
    assert not s.told("ascend")


# --- the Major tile -------------------------------------------------------------------------------


def test_ruling_m3_it_costs_one_cocoa_and_what_is_printed() -> None:
    s = mansion().near(P="technology").seat(0, cocoa=1, obsidian=1, workers="G1 Q1 Q1").turn(0)
    s.play("G1 >1 royal1 both royal-tile royal-effect")
    assert (cocoa(s), obsidian(s, 0)) == (0, 0)
    assert s.player(0).tiles[s.kind("technology")] == 1


def test_ruling_m3_only_with_the_royal_effect_even_an_empty_one() -> None:
    s = mansion().near(P="mask_8").seat(0, cocoa=1, workers="G1 Q1 Q1").turn(0)
    s.play("G1 >1 royal1")  # no technology: 0 points
    assert s.codes == ["ability", "both"]
    s.play("both")
    assert s.codes == ["royal-effect", "royal-tile"]
    s.play("royal-tile")
    assert s.codes == ["end"]  # the effect went by itself
    assert s.goods(0)[4] == 0
    assert s.player(0).tiles[s.kind("mask_8")] == 1


def test_ruling_m3_the_tile_may_be_left_in_the_end() -> None:
    s = mansion().near(P="mask_8").seat(0, cocoa=1, workers="G1 Q1 Q1").turn(0)
    s.play("G1 >1 royal3 both royal-effect")
    assert s.codes == ["royal-tile", "royal-enough"]
    s.play("royal-enough end")
    assert s.city.near[1] == s.kind("mask_8")
    assert not s.player(0).tiles[s.kind("mask_8")]


def test_ruling_x54_an_empty_place_is_not_offered() -> None:
    s = mansion().seat(0, cocoa=9, workers="G1 Q1 Q1").turn(0)
    s.play("G1 >1 royal1")
    assert s.codes == ["end", "pay-unlock"]


def test_ruling_x54_refilled_from_its_own_stack_when_the_turn_ends() -> None:
    s = mansion().near(P="mask_8").seat(0, cocoa=1, workers="G1 Q1 Q1").turn(0)
    before = sum(s.city.discovery_pile[21:])
    s.play("G1 >1 royal3 both royal-tile")
    assert s.city.near[1] == -1
    s.play("end")
    assert s.city.near[1] >= 21
    assert sum(s.city.discovery_pile[21:]) == before - 1


def test_rulings_x54_x55_pairs_count_the_tile_just_taken() -> None:
    held = ("mask_8", "mask_8", "three_obsidian")
    s = mansion().royal(10, 6, 1).near(P="use_again")
    s.seat(0, cocoa=1, obsidian=1, workers="G5 Q1 Q1", tiles=held).turn(0)
    s.play("G5 >1 royal1 both royal-effect royal-tile end")
    assert s.goods(0)[4] == 2
    s = mansion().royal(10, 6, 1).near(P="use_again")
    s.seat(0, cocoa=1, obsidian=1, workers="G5 Q1 Q1", tiles=held).turn(0)
    s.play("G5 >1 royal1 both royal-tile royal-effect end")
    assert s.goods(0)[4] == 4


def test_ruling_x55_used_ones_and_masks_too_and_only_whole_pairs() -> None:
    s = mansion().royal(10, 6, 1)
    s.seat(0, workers="G5 Q1 Q1", tiles=("mask_8",), used=("use_again", "technology") * 2).turn(0)
    s.play("G5 >1 royal1")
    assert s.goods(0)[4] == 4  # five tiles


def test_ruling_x55_up_to_the_power() -> None:
    s = mansion().royal(10, 6, 1)
    s.seat(0, workers="G1 Q1 Q1", used=("use_again", "technology") * 2).turn(0)
    assert s.play("G1 >1 royal1").goods(0)[4] == 2


def test_a_tile_that_can_be_used_before_the_effect() -> None:
    """It pays for the effect: three obsidian for tile 12."""
    s = mansion().royal(4, 6, 12).near(P="three_obsidian")
    s.seat(0, cocoa=1, workers="G3 Q1 Q1").turn(0)
    s.play("G3 >1 royal3")  # without the tile there would be nothing to pay with
    assert s.codes == ["royal-effect", "royal-tile"]
    s.play("royal-tile use-three_obsidian trade trade trade")
    assert s.goods(0) == (3, 0, 0, 0, 6)


# --- owners ---------------------------------------------------------------------------------------


def test_ruling_x50_the_first_major_steps() -> None:
    for temple, code, step in ((0, "blue", 4), (1, "red", 5), (2, "green", 3)):
        temples = [0, 0, 0]
        temples[temple] = step - 1
        s = mansion().seat(0, workers="G5 Q1 Q1", temples=tuple(temples))  # type: ignore[arg-type]
        s.pile(3).pile(4).pile(5).royal(4, 6, 8).seat(1)
        s.player(0).goods[0] = 1
        s.turn(0).play(f"G5 >1 royal3 trade {code}")
        assert owners(s)[temple] == 0
        assert s.told("owner") == [(0, (temple, temple, 0))]


def test_ruling_x50_not_a_step_earlier_and_not_the_second_marker() -> None:
    s = mansion().royal(4, 6, 8).pile(3).pile(5)
    s.seat(0, cocoa=9, workers="G5 Q1 Q1", temples=(2, 0, 1)).turn(0)
    s.play("G5 >1 royal3 trade blue wood trade green stop")
    assert owners(s) == (-1, -1, -1)
    s = owned(mansion().royal(4, 6, 8).pile(3), "blue", 1).seat(1, temples=(4, 0, 0))
    s.seat(0, cocoa=9, workers="G5 Q1 Q1", temples=(3, 0, 1)).turn(0)
    s.play("G5 >1 royal3 trade blue wood stop")
    assert owners(s) == (1, -1, -1)


def test_ruling_x50_besides_the_choice_of_the_step() -> None:
    s = mansion().royal(4, 6, 8).pile(3, "four_cocoa", "mask_1")
    s.seat(0, cocoa=9, wood=9, stone=9, gold=9, workers="G5 Q1 Q1", temples=(3, 0, 0)).turn(0)
    s.play("G5 >1 royal3 trade blue")
    assert owners(s) == (0, -1, -1)
    assert "claim-mask_1" in s.codes
    assert "reward" in s.codes


def test_ruling_x50_one_player_may_own_all() -> None:
    s = mansion().royal(4, 6, 8).pile(3).pile(4).pile(5)
    s.seat(0, cocoa=9, workers="G5 Q1 Q1", temples=(3, 4, 2)).turn(0)
    s.play("G5 >1 royal3 trade blue wood trade red trade green stop")
    assert owners(s) == (0, 0, 0)


def test_ruling_m4_a_marker_that_goes_further_has_been_there() -> None:
    s = mansion().pile(3).seat(0, workers="F1 Q1 Q1", temples=(3, 0, 0), tiles=("any_and_blue",))
    s.turn(0).play("use-any_and_blue wood blue wood wood")
    assert s.player(0).temple == [5, 0, 0]
    assert owners(s) == (0, -1, -1)


# --- the owner's power-up -------------------------------------------------------------------------


def test_ruling_m5_at_ones_own_tile() -> None:
    s = owned(mansion(), "green", 0).seat(0, temples=(0, 0, 3), workers="G3 Q1 F2").turn(0)
    s.play("G3 >1 royal3")
    assert s.game.asked == "power up"
    assert s.codes == ["+Q1", "+F2"]
    s.play("+F2")
    assert s.workers(0) == "F3 P3*3 Q1"
    assert cocoa(s) == 4


def test_ruling_m5_and_the_step_for_one_cocoa() -> None:
    s = owned(mansion(), "green", 0)
    s.seat(0, cocoa=1, temples=(0, 0, 3), workers="G3 Q1 Q1").turn(0)
    s.play("G3 >1 royal3")
    assert s.workers(0) == "P3*3 Q1 Q2"
    assert s.codes == ["royal-effect", "royal-step"]
    s.play("royal-step")
    assert s.player(0).temple == [0, 0, 4]
    assert cocoa(s) == 2 + 4  # of the step and of the royal tile


def test_the_owner_decides_in_anothers_turn() -> None:
    s = owned(mansion(), "green", 1).seat(0, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="P1 F2 A4*").turn(0)
    s.play("G3 >1 royal3")
    assert (s.game.actor, s.game.asked, s.city.turn) == (1, "power up", 0)
    assert s.codes == ["+P1", "+F2"]  # board 1 too, not the locked one (ruling M6)
    s.play("+P1")
    assert s.workers(1) == "A4* F2 P2"
    assert s.game.actor == 0
    assert cocoa(s) == 4


def test_ruling_m6_lost_if_all_are_locked() -> None:
    s = owned(mansion(), "green", 1).seat(0, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="P1*1 F2* Q4*").turn(0)
    s.play("G3 >1 royal3 royal-enough")
    assert s.game.asked == "end"
    assert s.workers(1) == "F2* P1*1 Q4*"
    assert not s.told("royal owner")


def test_ruling_x48_compulsory() -> None:
    s = owned(mansion(), "green", 1).seat(0, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F2 F2 F2").turn(0)
    s.play("G3 >1 royal3")  # equal workers: nothing to choose
    assert s.workers(1) == "F2 F2 F3"


def test_ruling_x48_a_worker_bumped_off_this_tile_may_be_chosen() -> None:
    s = owned(mansion(), "green", 1).seat(0, cocoa=1, workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="P4*3 F2* Q1*").turn(0)
    s.play("G3 >1 royal3")
    assert s.workers(1) == "F2* P5 Q1*"


def test_ruling_x48_the_reborn_worker_already_helps() -> None:
    s = owned(mansion(), "green", 0)
    s.seat(0, temples=(0, 0, 11), workers="G3 Q5 Q5").turn(0)
    s.play("G3 >1 royal3 wheel-points")
    assert s.workers(0) == "P1 P3*3 Q5"
    assert cocoa(s) == 5


def test_ruling_x48_the_fourth_worker_helps_too() -> None:
    s = owned(mansion(), "green", 0)
    s.seat(0, temples=(0, 0, 11), workers="G3 Q5 Q5").turn(0)
    s.play("G3 >1 royal3 wheel-worker")
    assert s.workers(0) == "P1 P3 P3*3 Q5"
    assert cocoa(s) == 2 + 6


# --- Ascension in another's turn ------------------------------------------------------------------


def ascending(players: int = 2, seat: int = 0, **options: object) -> Scene:
    """Seat `seat` worships at the tile of the next seat, all of whose workers ascend."""
    s = owned(mansion(players=players, **options), "green", (seat + 1) % players)
    s.seat(seat, workers="G3 Q1 Q1")
    other = (seat + 1) % players
    s.seat(other, gold=1, temples=(0, 0, 11), avenue=2, workers="F5 F5 F5", tiles=("four_cocoa",))
    s.player(seat).temple[2] = 10  # no step to buy
    s.pile(0, "four_cocoa", "mask_1")
    return s.turn(seat).play("G3 >1 royal3")


def test_ruling_x49_avenue_wheel_and_calendar_at_once() -> None:
    s = ascending()
    assert (s.game.actor, s.game.asked) == (1, "claim")
    assert s.codes == ["claim-four_cocoa", "decline"]
    light = s.city.light
    s.play("claim-four_cocoa")
    assert s.player(1).tiles[s.kind("four_cocoa")] == 2
    assert s.goods(1)[3] == 0
    assert (s.game.actor, s.game.asked) == (1, "wheel")
    assert "use-four_cocoa" not in s.codes  # that has to wait for the owner's own turn
    s.play("wheel-cocoa")
    assert cocoa(s, 1) == 5
    assert s.city.light == light + 1
    assert s.city.turn == 0
    assert s.workers(1) == "F5 F5 P1"
    assert (s.game.actor, s.game.asked) == (0, "end")
    assert cocoa(s, 0) == 4


@pytest.mark.parametrize(("seat", "turns"), [(0, 5), (1, 4), (2, 3)])
def test_ruling_x49_the_turn_in_progress_decides_the_eclipse(seat: int, turns: int) -> None:
    """Last player's turn: one round; otherwise this round and one more."""
    s = ascending(players=3, seat=seat)
    s.city.light = s.city.dark - 1
    s.play("decline wheel-points end")
    assert s.city.countdown == turns


def test_ruling_x49_dark_eclipse_follows_that_turn() -> None:
    s = ascending(players=3, seat=1, dark_eclipse=True)
    s.city.light = s.city.dark - 1
    s.play("decline wheel-points end")
    assert s.told("eclipse") == [(-1, (1, 0, 0))]


def test_ruling_m7_two_temples_of_the_wheel_are_climbed_at_once() -> None:
    s = ascending()
    s.player(1).goods[0] = 3
    s.play("decline wheel-two-temples blue wood blue wood")
    assert s.player(1).temple[0] == 2
    assert s.city.turn == 0


# --- the order of a worship -----------------------------------------------------------------------


def test_ruling_x45_the_owner_comes_before_everything_else() -> None:
    s = owned(mansion(), "green", 1).near(P="mask_8")
    s.seat(0, cocoa=9, temples=(0, 0, 0), workers="G3 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1 F2 A1").turn(0)
    s.play("G3 >1 royal3 both")
    assert s.game.actor == 1
    assert cocoa(s) == 8  # the fee is paid


@pytest.mark.parametrize(
    "order",
    ["effect tile step", "effect step tile", "tile effect step", "tile step effect",
     "step effect tile", "step tile effect"],
)  # fmt: skip
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_ruling_x45_any_order(order: str, edition: str) -> None:
    s = owned(mansion(edition=edition), "green", 1).near(P="mask_8")
    s.seat(0, cocoa=4, temples=(0, 0, 3), workers="G3 Q1* Q1*")
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    s.play("G3 >1 royal3 both")
    codes = [f"royal-{part}" for part in order.split()]
    assert s.codes == ["royal-effect", "royal-tile", "royal-step", "pay-unlock"]
    s.play(codes[0])
    s.play(codes[1])
    if codes[2] in s.codes:
        s.play(codes[2])
    assert s.game.asked == "end"
    assert s.player(0).temple == [0, 0, 4]
    assert s.player(0).tiles[s.kind("mask_8")] == 1


def test_ruling_x45_the_step_never_comes_between_trades() -> None:
    s = owned(mansion().royal(4, 6, 8), "green", 1)
    s.seat(0, cocoa=9, workers="G5 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    s.play("G5 >1 royal3 royal-effect trade blue wood")
    assert "royal-step" not in s.codes
    s.play("stop")
    assert "royal-step" in s.codes
    s.play("royal-step")
    assert s.player(0).temple == [1, 0, 1]


def test_ruling_x45_a_tile_claimed_only_now_is_not_claimed_yet() -> None:
    s = mansion().royal(4, 6, 8).pile(5)
    s.seat(0, cocoa=9, temples=(0, 0, 2), workers="G2 Q1 Q1").turn(0)
    s.play("G2 >1 royal3 trade green")
    assert owners(s) == (-1, -1, 0)
    assert s.game.asked == "end"
    assert s.workers(0) == "P2*3 Q1 Q1"


def test_ruling_x45_one_step_only() -> None:
    s = owned(mansion(), "green", 1)
    s.seat(0, cocoa=9, workers="G1 Q1 Q1")
    s.seat(1, temples=(0, 0, 3), workers="F1* F2* A1*").turn(0)
    s.play("G1 >1 royal3 royal-step")
    assert "royal-step" not in s.codes


def test_ruling_x51_a_temple_that_cannot_be_climbed() -> None:
    s = owned(mansion(), "green", 1)
    s.seat(0, cocoa=2, temples=(0, 0, 10), workers="G1 Q1 Q1")
    s.seat(1, temples=(0, 0, 11), workers="F1 F1 F1").turn(0)
    s.play("G1 >1")
    assert "a step on the green temple" not in s.game.text(s.game.find("royal3"))
    s.play("royal3")
    assert s.game.asked == "end"
    assert s.workers(1) == "F1 F1 F2"
    assert cocoa(s) == 4


def test_the_step_belongs_to_the_royal_tile() -> None:
    for royal, temple in (("royal1", 0), ("royal2", 1), ("royal3", 2)):
        s = mansion()
        for key in ("blue", "red", "green"):
            owned(s, key, 1)
        s.seat(0, cocoa=2, workers="G1 Q1 Q1")
        s.seat(1, temples=(4, 5, 3), workers="F1* F2* A1*").turn(0)
        s.play(f"G1 >1 {royal} royal-step")
        assert s.player(0).temple[temple] == 1
        assert sum(s.player(0).temple) == 1


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


def test_ruling_x52_ones_own_ascension_may_pay() -> None:
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


# --- technologies, the board ----------------------------------------------------------------------


def test_ruling_x29_technology_5_and_a_half_comes_last() -> None:
    s = mansion().royal(4, 6, 12).technologies(1, 3, 5, 5.5, 9, 11)
    s.seat(0, obsidian=1, technologies=(5.5,), workers="G5 Q1 Q1").turn(0)
    s.play("G5 >1 royal3 trade")
    assert s.game.asked == "end"  # the obsidian it brings cannot be traded any more
    assert s.goods(0) == (1, 0, 0, 0, 2)
    assert obsidian(s, 0) == 1


def test_ruling_x29_once_for_a_double_move_and_for_collecting_there() -> None:
    s = mansion().technologies(1, 3, 5, 5.5, 9, 11)
    s.seat(0, technologies=(5.5,), workers="G5 G4 Q1", tiles=("double_move",)).turn(0)
    assert obsidian(s.play("G5 &4 >1 royal1"), 0) == 1
    s = mansion().technologies(1, 3, 5, 5.5, 9, 11)
    s.seat(0, technologies=(5.5,), workers="G5 G4 Q1").turn(0)
    assert obsidian(s.play("G5 >1 cocoa"), 0) == 1


def test_ruling_x56_technology_1_works_there() -> None:
    s = mansion().seat(0, technologies=(1,), workers="G5 Q1 Q1").turn(0)
    before = cocoa(s)
    s.play("G5 >1")
    assert cocoa(s) > before


def test_ruling_x56_no_main_action_and_no_colours_to_pay() -> None:
    s = mansion().neutral("PQA").seat(1, workers="P1 P1 P1").seat(0, workers="G5 Q1 Q1").turn(0)
    assert s.play("G5 >1").codes == ["cocoa", "royal1", "royal3"]
    s.play("royal1")
    assert s.game.asked == "end"


def test_ruling_m1_it_says_what_is_offered() -> None:
    s = owned(mansion(), "green", 1)
    s.seat(0, cocoa=1, workers="G3 P1 P2").seat(1, temples=(0, 0, 3)).turn(0)
    s.play("G3 >1")
    text = s.game.text(s.game.find("royal3"))
    assert "with power 5" in text
    assert "besides, pay 1 cocoa → a step on the green temple" in text
    assert "Player 2 owns it" in text
    assert "owns" not in s.game.text(s.game.find("royal1"))


def test_ruling_x33_of_equal_workers_the_one_that_worships_is_left_alone() -> None:
    """Both stand there unlocked with power 5: the helper ascends, the other acts on."""
    s = mansion().near(P="mask_8")
    s.seat(0, cocoa=4, workers="G5 P5 Q1", tiles=("two_power_ups",)).turn(0)
    s.play("G5 >1 royal3 both pay-unlock use-two_power_ups +P5 wheel-points +P1")
    assert s.workers(0) == "P2 P5 Q1"
    assert s.city.acting == 1 << 0
    s.play("royal-effect royal-tile end")
    assert s.workers(0) == "P2 P5 Q1"


def test_ruling_x33_the_same_for_moving_back() -> None:
    s = mansion().near(P="mask_8")
    s.seat(0, cocoa=4, workers="G5 P5 Q1", tiles=("move_back",)).turn(0)
    s.play("G5 >1 royal3 both pay-unlock use-move_back <P5 <1")
    assert s.player(0).place[:2] == [1, 4]
    s.play("royal-effect")
    assert cocoa(s) == 6  # nobody helps any more
