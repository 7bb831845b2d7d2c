"""A worship at the Mansion, sentence by sentence."""

import pytest

from teotihuacan.city.rules.scoring.eclipse import salary_due
from tests.city.modules.mansion.house import cocoa, mansion, obsidian, owned, owners

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
def test_ruling_m1_only_own_unlocked_workers_help(workers: str, power: int) -> None:
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
    assert salary_due(s.city, s.player(0)) == 1 + 1 + 2  # not more for the raised power


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
    before = sum(s.city._discovery_pile[21:])
    s.play("G1 >1 royal3 both royal-tile")
    assert s.city.near[1] == -1
    s.play("end")
    assert s.city.near[1] >= 21
    assert sum(s.city._discovery_pile[21:]) == before - 1


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
    assert "you may also pay 1 cocoa → a step on the green temple" in text
    assert "Player 2 owns the royal tile" in text
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
