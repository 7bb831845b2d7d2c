"""Activate Shaman: a turn of its own kind, what the halves bring, and who makes room."""

from teotihuacan.city.rules.state import City
from tests.city.modules.altars.altar_scene import altar_scene, lay_pile, part, pile, shamans
from tests.city.scene import Scene


def obsidian(s: Scene, seat: int = 0) -> int:
    return s.player(seat).goods[4]


def interrupts(s: Scene) -> list[str]:
    return [code for code in s.codes if code.startswith(("use-", "pay-unlock"))]


# --- a third kind of turn -------------------------------------------------------------------------


def test_ruling_x58_a_turn_is_normal_a_free_unlock_or_the_shaman() -> None:
    s = altar_scene("12-1", "56-5").seat(0, workers="F2 Q1 G1*")
    assert s.codes == ["F2", "Q1", "unlock", "shaman"]
    s.play("shaman")
    assert s.game.asked == "half"
    assert s.game.actor == 0
    s.play("altar81-1")
    assert s.game.asked == "end"
    s.play("end")
    assert s.game.actor == 1
    assert s.game.asked == "turn"


def test_ruling_x58_it_is_possible_with_every_worker_locked() -> None:
    s = altar_scene("12-1", "56-5").seat(0, workers="F2* Q1* G1*")
    assert s.codes == ["unlock", "shaman"]
    s.play("shaman altar81-8 end")
    assert s.workers(0) == "F2* G1* Q1*"
    assert s.game.actor == 1


def test_ruling_x58_the_last_player_moves_the_light_disc_as_after_any_turn() -> None:
    s = altar_scene("12-1", "56-5", "45-4").turn(2)
    light = s.city.light
    s.play("shaman altar12-2 end")
    assert s.city.light == light + 1
    assert s.game.actor == 0
    s.play("shaman altar81-8 end")
    assert s.city.light == light + 1  # only the last player's


def test_ruling_x90_such_a_turn_counts_in_the_last_rounds() -> None:
    s = altar_scene("12-1", "56-5").seat(0, cocoa=1)
    s.city.light = s.city.dark
    s.city.countdown = 2
    s.play("shaman altar81-1 end")
    assert s.city.countdown == 1
    s.play("shaman altar45-4 end")
    assert s.city.countdown == 0
    assert s.game.asked == "salary"


def test_ruling_x90_and_so_does_a_free_unlock() -> None:
    s = altar_scene("12-1", "56-5").seat(0, workers="F2* Q1 G1")
    s.city.light = s.city.dark
    s.city.countdown = 2
    s.play("unlock end")
    assert s.city.countdown == 1


def test_ruling_x59_exactly_one_altar_and_nothing_follows() -> None:
    s = altar_scene("45-4", "56-5").seat(0, cocoa=2, workers="F2 Q1 G1")
    s.play("shaman")
    assert s.codes == ["altar12-1", "altar12-2"]
    s.play("altar12-2 no-barter")
    assert s.codes == ["end"]
    assert s.workers(0) == "F2 G1 Q1"
    assert s.goods(0) == (2, 0, 0, 0, 0)


def test_ruling_a5_no_paid_unlock_in_the_turn_of_a_shaman() -> None:
    s = altar_scene("12-1", "56-5").seat(0, cocoa=9, workers="F2* Q1 G1", tiles=("four_points",))
    assert interrupts(s) == ["use-four_points", "pay-unlock"]
    s.play("shaman")
    assert interrupts(s) == ["use-four_points"]  # tiles may be used at any time in one's turn
    s.play("altar81-8")
    assert interrupts(s) == ["use-four_points"]
    s.play("use-four_points")
    assert s.codes == ["end"]
    s.play("end")
    s.turn(0)
    assert interrupts(s) == ["pay-unlock"]


def test_ruling_x59_no_shaman_after_a_paid_unlock() -> None:
    s = altar_scene("12-1", "56-5").seat(0, cocoa=9, workers="F2* Q1 G1")
    assert "shaman" in s.codes
    s.play("pay-unlock")
    assert s.codes == ["F2", "Q1", "G1"]
    s.play("F2 >1 end")
    assert "shaman" in s.codes  # the next player's turn is another one
    s.play("shaman altar45-4 end")
    assert "shaman" in s.codes


def test_ruling_x59_another_players_paid_unlock_bars_nothing_later() -> None:
    s = altar_scene("12-1", "56-5").seat(0, cocoa=9, workers="F2 Q1 G1").seat(1, workers="F1*")
    s.play("F2 >1 end")
    assert s.codes == ["unlock", "shaman"]


def test_ruling_x32_tiles_can_be_used_while_the_half_is_chosen() -> None:
    s = altar_scene("45-4", "56-5").seat(0, tiles=("four_cocoa", "two_resources"))
    s.play("shaman use-four_cocoa")
    assert s.codes == ["altar12-1", "altar12-2", "use-two_resources"]
    s.play("use-two_resources wood stone altar12-2 barter")
    assert s.player(0).goods == [2, 1, 1, 0, 4]


# --- the halves -----------------------------------------------------------------------------------


def test_ruling_x60_both_halves_are_open_occupied_or_unaffordable() -> None:
    s = altar_scene("45-4", "12-2", "12-1").seat(0)
    s.play("shaman")
    assert s.codes == ["altar12-1", "altar12-2"]
    s.play("altar12-2")  # 2 cocoa are missing
    assert s.game.actor == 1
    assert obsidian(s) == 0


def test_ruling_a7_two_cocoa_for_four_obsidian_once_and_only_if_wanted() -> None:
    s = altar_scene("45-4", "56-5").seat(0, cocoa=5)
    s.play("shaman altar12-2")
    assert s.codes == ["barter", "no-barter"]
    s.play("barter")
    assert s.player(0).goods == [3, 0, 0, 0, 4]
    assert s.codes == ["end"]
    s = altar_scene("45-4", "56-5").seat(0, cocoa=5)
    s.play("shaman altar12-2 no-barter")
    assert s.player(0).goods == [5, 0, 0, 0, 0]
    assert s.codes == ["end"]


def test_ruling_x27_an_obsidian_pays_the_two_cocoa_but_not_one_of_the_four() -> None:
    s = altar_scene("45-4", "56-5").technologies(1, 3.5, 5, 7, 9, 11)
    s.seat(0, obsidian=1, technologies=(3.5,)).play("shaman altar12-2 barter")
    assert s.player(0).goods == [0, 0, 0, 0, 4]
    s = altar_scene("45-4", "56-5").technologies(1, 3.5, 5, 7, 9, 11)
    s.seat(0, cocoa=2, obsidian=1, technologies=(3.5,)).play("shaman altar12-2 barter")
    assert s.game.asked == "pay with"
    assert s.codes == ["obsidian-0", "obsidian-1"]
    assert obsidian(s) == 1  # the four come when it is paid
    s.play("obsidian-1")
    assert s.player(0).goods == [2, 0, 0, 0, 4]
    # What it brings cannot pay for it.
    s = altar_scene("45-4", "56-5").technologies(1, 3.5, 5, 7, 9, 11)
    s.seat(0, technologies=(3.5,)).play("shaman altar12-2")
    assert s.codes == ["end"]


def test_ruling_x53_the_ignore_cocoa_tile_does_not_help_at_an_altar() -> None:
    s = altar_scene("45-4", "56-5").seat(0, cocoa=2, tiles=("ignore_cocoa",))
    s.play("shaman altar12-2")
    assert s.codes == ["barter", "no-barter"]


def test_ruling_x69_one_obsidian_and_all_workers_unlocked() -> None:
    s = altar_scene("12-1", "56-5").seat(0, workers="F2* Q1* P3*2 N4")
    s.play("shaman altar81-1")
    assert s.workers(0) == "F2 N4 P3 Q1"
    assert obsidian(s) == 1
    s = altar_scene("12-1", "56-5").seat(0, workers="F2 Q1 P3")
    s.play("shaman altar81-1")
    assert s.workers(0) == "F2 P3 Q1"
    assert obsidian(s) == 1


def test_ruling_a6_what_has_no_price_is_taken() -> None:
    s = altar_scene("56-6", "12-1").seat(0)
    s.play("shaman altar45-4")
    assert obsidian(s) == 2
    assert s.codes == ["end"]


def test_ruling_x70_twice_a_worker_one_or_two_boards_back() -> None:
    s = altar_scene("81-1", "12-1").seat(0, workers="F2 Q1 G1")
    s.play("shaman altar56-5")
    assert obsidian(s) == 1
    assert s.game.asked == "move back"
    s.play("<F2")
    assert s.codes == ["<1", "<2"]
    s.play("<2 <Q2 <2")  # the same worker twice, past the Palace
    assert s.workers(0) == "G1 G2 Q1"
    assert s.codes == ["end"]


def test_ruling_a8_two_different_workers_or_none() -> None:
    s = altar_scene("81-1", "12-1").seat(0, workers="F2 Q1 G1")
    s.play("shaman altar56-5 <F2 <1 <G1 <2")
    assert s.workers(0) == "A2 D1 Q1"
    s = altar_scene("81-1", "12-1").seat(0, workers="F2 Q1 G1")
    s.play("shaman altar56-5 stay <G1 <1")
    assert s.workers(0) == "F2 N1 Q1"
    s = altar_scene("81-1", "12-1").seat(0, workers="F2 Q1 G1")
    s.play("shaman altar56-5 stay stay")
    assert s.workers(0) == "F2 G1 Q1"
    assert obsidian(s) == 1


def test_ruling_x70_technology_1_pays_for_each_move_that_passes_the_palace() -> None:
    s = altar_scene("81-1", "12-1").seat(0, workers="Q2 A1 G1", technologies=(1,))
    s.play("shaman altar56-5 <Q2 <1 <P2 <1")
    assert s.workers(0) == "A1 G1 G2"
    assert s.goods(0)[0] == 1  # onto the Palace, but not away from it


def test_ruling_x70_without_a_worker_to_move_there_is_no_question() -> None:
    s = altar_scene("81-1", "12-1").seat(0, workers="F2* Q1* G1*")
    s.play("shaman altar56-5")
    assert s.codes == ["end"]
    assert obsidian(s) == 1


def test_ruling_x64_any_one_tile_of_the_altar_for_its_cost() -> None:
    s = altar_scene("45-4", "56-5").seat(0, obsidian=1)
    lay_pile(s, "12", "technology", "mask_8", "three_obsidian")
    lay_pile(s, "81", "move_back", "major_worker")
    s.play("shaman altar12-1")
    assert s.codes == ["claim-technology", "claim-mask_8", "claim-three_obsidian", "decline"]
    s.play("claim-technology")
    assert pile(s, "12") == ["mask_8", "three_obsidian"]
    assert pile(s, "81") == ["move_back", "major_worker"]
    assert obsidian(s) == 0
    assert s.player(0).tiles[s.kind("technology")] == 1
    s.play("use-technology wood end")
    assert pile(s, "12") == ["mask_8", "three_obsidian"]  # not replaced


def test_ruling_x64_a_tile_may_be_declined_and_none_left_is_nothing() -> None:
    s = altar_scene("45-4", "56-5").seat(0)
    lay_pile(s, "12", "mask_8")
    s.play("shaman altar12-1 decline")
    assert pile(s, "12") == ["mask_8"]
    assert s.codes == ["end"]
    s = altar_scene("45-4", "56-5").seat(0)
    s.play("shaman altar12-1")
    assert s.codes == ["end"]
    assert s.player(0).goods == [0] * 5  # nothing instead


def test_ruling_x64_a_tile_that_cannot_be_paid_is_not_offered() -> None:
    s = altar_scene("45-4", "56-5").seat(0, workers="F1 Q1 G1")
    lay_pile(s, "12", "technology", "shaman_stand")
    s.play("shaman altar12-1")  # no obsidian, and nobody to power down
    assert s.codes == ["end"]
    assert pile(s, "12") == ["technology", "shaman_stand"]


def test_a_claimed_tile_can_be_used_in_the_same_turn() -> None:
    s = altar_scene("45-4", "56-5").seat(0, workers="F3 Q1 G1")
    lay_pile(s, "12", "shaman_stand")
    s.play("shaman altar12-1 claim-shaman_stand")
    assert s.workers(0) == "F2 G1 Q1"  # its price
    s.play("use-shaman_stand")
    assert s.goods(0)[0] == 2


# --- who makes room -------------------------------------------------------------------------------


def test_ruling_a9_the_owner_of_a_displaced_shaman_chooses_at_once() -> None:
    s = altar_scene("12-1", "81-1", "45-4")
    s.play("shaman altar81-1")
    assert s.game.asked == "half"
    assert s.game.actor == 1
    assert s.city.turn == 0
    assert s.codes == ["altar56-5", "altar56-6"]
    assert shamans(s) == ["81-1", "?", "45-4"]
    s.play("altar56-6")
    assert shamans(s) == ["81-1", "56-6", "45-4"]
    assert s.game.actor == 0
    assert s.codes == ["end"]


def test_ruling_x62_no_benefit_no_tiles_and_it_stands_up() -> None:
    s = altar_scene("12-1", "81-1_").seat(1, tiles=("shaman_step", "four_points"))
    lay_pile(s, "56", "mask_8")
    s.play("shaman altar81-1")
    assert s.game.actor == 1
    assert s.codes == ["altar56-5", "altar56-6"]  # not further, and no tile out of turn
    s.play("altar56-6")
    assert s.codes == ["end"]
    assert pile(s, "56") == ["mask_8"]
    assert shamans(s) == ["81-1", "56-6"]
    assert obsidian(s, 1) == 0


def test_ruling_x62_a_chain_of_three_that_never_reaches_the_mover() -> None:
    s = altar_scene("45-4", "12-1", "81-8_", "56-5")
    lay_pile(s, "12", "mask_8")
    s.play("shaman altar12-1")
    assert s.game.asked == "claim"  # the benefit comes first (ruling X61)
    assert shamans(s) == ["12-1", "12-1", "81-8_", "56-5"]
    s.play("claim-mask_8")
    assert s.game.actor == 1
    s.play("altar81-8")
    assert s.game.actor == 2
    assert s.city.turn == 0
    s.play("altar56-5")
    assert s.game.actor == 3
    assert s.codes == ["altar45-4", "altar45-5"]
    s.play("altar45-4")
    assert shamans(s) == ["12-1", "81-8", "56-5", "45-4"]
    assert s.codes == ["end"]
    s.play("end")
    assert s.game.actor == 1


def test_ruling_x62_the_owner_may_choose_the_free_half_and_end_the_chain() -> None:
    s = altar_scene("45-4", "12-1", "81-8")
    s.play("shaman altar12-1 altar81-1")
    assert shamans(s) == ["12-1", "81-1", "81-8"]
    assert s.codes == ["end"]


def test_ruling_x61_the_price_is_asked_before_anybody_makes_room() -> None:
    s = altar_scene("45-4", "12-2").seat(0, cocoa=2)
    s.play("shaman altar12-2")
    assert s.game.asked == "barter"
    assert s.game.actor == 0
    s.play("barter")
    assert s.game.actor == 1
    assert obsidian(s) == 4


def test_ruling_x63_a_shaman_always_leaves_its_altar() -> None:
    """Even three step tiles, one more than there are, would not bring it all the way round."""
    for half in ("12-1", "81-8", "56-6", "45-5"):
        s = altar_scene(half, "56-5").seat(0, tiles=("shaman_step",) * 3)
        s.play("shaman further further")
        assert s.player(0).tiles[s.kind("shaman_step")] == 1
        assert len(s.codes) == 2  # not further
        assert not [code for code in s.codes if half[:2] in code]


# --- one altar further ----------------------------------------------------------------------------


def test_ruling_d9_the_step_tile_skips_one_altar_and_brings_its_gold() -> None:
    s = altar_scene("12-1", "56-5").seat(0, tiles=("shaman_step",))
    assert "use-shaman_step" not in s.codes  # in no other way (ruling X68)
    s.play("shaman")
    assert s.codes == ["altar81-8", "altar81-1", "further"]
    s.play("further")
    assert s.goods(0)[3] == 2  # at once
    assert s.codes == ["altar56-5", "altar56-6"]
    assert s.player(0).used[s.kind("shaman_step")] == 1
    s.play("altar56-6")
    assert shamans(s) == ["56-6", "56-5"]


def test_ruling_x68_declared_before_the_shaman_moves_and_in_no_other_way() -> None:
    s = altar_scene("12-1", "56-5").seat(0, tiles=("shaman_step",), workers="P1 F1 F2")
    assert "use-shaman_step" not in s.codes  # not before the turn is a Shaman's …
    s.play("P1 >1 cocoa")
    assert "use-shaman_step" not in s.codes  # … nor in a normal one
    s = altar_scene("12-1", "56-5").seat(0, tiles=("shaman_step",)).play("shaman altar81-8")
    assert s.codes == ["end"]  # nor once it has moved
    assert s.player(0).tiles[s.kind("shaman_step")] == 1


def test_ruling_x68_its_gold_comes_at_once() -> None:
    """It is there when the half is chosen: the gold could pay for a tile of the altar."""
    s = altar_scene("81-1", "12-1").seat(0, tiles=("shaman_step",)).play("shaman further")
    assert s.game.asked == "half"
    assert s.goods(0)[3] == 2


def test_ruling_x59_two_step_tiles_add_up() -> None:
    s = altar_scene("12-1", "56-5").seat(0, tiles=("shaman_step", "shaman_step"))
    s.play("shaman further further")
    assert s.codes == ["altar45-4", "altar45-5"]
    assert s.goods(0)[3] == 4


def test_ruling_x62_the_step_tile_is_only_for_the_own_action() -> None:
    s = altar_scene("12-1", "81-8").seat(1, tiles=("shaman_step",))
    s.play("shaman altar81-8")
    assert "further" not in s.codes


# --- standing up ----------------------------------------------------------------------------------


def test_ruling_x67_the_stand_up_tile_raises_the_shaman_or_brings_cocoa_alone() -> None:
    s = altar_scene("12-1_", "56-5").seat(0, workers="F2 Q1 G1", tiles=("shaman_stand",))
    s.play("use-shaman_stand")
    assert shamans(s) == ["12-1", "56-5"]
    assert s.goods(0)[0] == 2
    s = altar_scene("12-1", "56-5").seat(0, workers="F2 Q1 G1", tiles=("shaman_stand",))
    s.play("use-shaman_stand")
    assert shamans(s) == ["12-1", "56-5"]
    assert s.goods(0)[0] == 2


def test_ruling_x67_it_may_be_used_in_the_turn_of_the_shaman_too() -> None:
    s = altar_scene("12-1_", "56-5").seat(0, tiles=("shaman_stand",))
    s.play("shaman use-shaman_stand altar81-8")
    assert shamans(s)[0] == "81-8"
    assert s.goods(0)[0] == 2


def test_it_is_told() -> None:
    s = altar_scene("12-1", "81-1")
    s.play("shaman altar81-1")
    assert s.told("shaman") == [(0, (1, 4, 1))]  # beside the Palace, between Gold and Palace
    s.play("altar56-6")
    assert s.told("shaman pushed") == [(1, (7, 8, 7))]


def test_the_part_is_copied() -> None:
    s = altar_scene("12-1", "81-1")
    s.ask()
    twin = s.game.copy()
    s.play("shaman altar81-1 altar56-6")
    state = twin.state
    assert isinstance(state, City)
    assert part(Scene(twin)).shamans == (0, 3)
    assert part(Scene(twin)).turn == 0
