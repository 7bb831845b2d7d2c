"""Rulings 1 to 10: turns, moving, locking."""

import pytest

from teotihuacan.city.rules.printed import discovery
from tests.city.scene import KEYS, Scene, scene

# The printed boards lie clockwise: Palace, Quarry, Alchemy, Forest, Construction, Decorations,
# Nobles, Gold.


def test_ruling_01_own_unlocked_worker_counts_as_a_colour() -> None:
    s = scene(2).seat(0, workers="F1 Q2 P1").seat(1, workers="F1 P1 P1").play("Q2 >2")
    assert s.play("cocoa").goods(0)[0] == 2 + 1


def test_ruling_01_own_unlocked_worker_counts_for_the_cost() -> None:
    s = scene(2).seat(0, cocoa=2, workers="F1 Q2 P1").seat(1, workers="F1 P1 P1")
    s.play("Q2 >2 main")
    assert s.goods(0) == (0, 1, 0, 0, 0)


def test_ruling_01_several_workers_of_a_colour_count_once() -> None:
    s = scene(2).seat(0, workers="F1 F1 Q2").seat(1, workers="F1 F2 F3").play("Q2 >2 cocoa")
    assert s.goods(0)[0] == 2 + 1


def test_ruling_01_own_locked_worker_does_not_count() -> None:
    s = scene(2).seat(0, workers="F1* Q2 P1").play("Q2 >2 cocoa")
    assert s.goods(0)[0] == 0 + 1


def test_ruling_02_every_neutral_colour_is_one_more() -> None:
    s = scene(2).neutral("FQG", "FAN").seat(0, workers="Q2 P1 P1").play("Q2 >2 cocoa")
    assert s.goods(0)[0] == 2 + 1


def test_ruling_02_neutral_workers_raise_the_cost() -> None:
    s = scene(2).neutral("FQG", "FAN").seat(0, cocoa=2, workers="Q2 P1 P1").play("Q2 >2 main")
    assert s.goods(0) == (0, 1, 0, 0, 0)


def test_ruling_02_neutral_workers_are_never_locked() -> None:
    """No player pays to send one away, so worship is free beside it."""
    s = scene(2).neutral("FQG", "FAN").near(F="").seat(0, workers="Q2 P1 P1")
    s.play("Q2 >2 worship")
    assert s.goods(0) == (0, 0, 0, 0, 1)
    assert s.workers(0) == "F2* P1 P1"


def test_ruling_03_free_unlock_needs_a_locked_worker() -> None:
    assert scene(2).seat(0, workers="F1 Q2 P1").codes == ["F1", "Q2", "P1"]


def test_ruling_03_one_locked_worker_is_enough() -> None:
    s = scene(2).seat(0, workers="F1* Q2 P1")
    assert s.codes == ["Q2", "P1", "unlock"]
    s.play("unlock")
    assert s.workers(0) == "F1 P1 Q2"
    assert s.goods(0)[0] == 0
    assert s.codes == ["end"]


def test_ruling_04_tiles_may_be_used_after_the_free_unlock() -> None:
    s = scene(2).seat(0, workers="F1* Q2 P1", tiles=("four_cocoa",)).play("unlock")
    assert s.codes == ["end", "use-four_cocoa"]
    s.play("use-four_cocoa")
    assert s.goods(0)[0] == 4
    assert s.codes == ["end"]


@pytest.mark.parametrize(
    ("before", "asked"),
    [
        ("", "turn"),
        ("F1 >2", "action"),
        ("F1 >1 main tile1 1a1 r0", "build"),
        ("F1 >2 cocoa", "end"),
    ],
)
def test_ruling_05_paying_to_unlock_at_any_time_of_a_normal_turn(before: str, asked: str) -> None:
    s = scene(2).bare_pyramid().pyramid_offer("bnRg", "nbrG", "nrbG")
    s.seat(0, cocoa=4, stone=4, workers="F1 C1 Q2*").play(before)
    assert s.game.asked == asked
    cocoa = s.goods(0)[0]
    s.play("pay-unlock")
    assert s.goods(0)[0] == cocoa - 3
    assert "Q2" in s.workers(0).split()
    assert s.game.asked == asked
    assert "pay-unlock" not in s.codes


def test_ruling_05_a_worker_unlocked_now_may_be_powered_up() -> None:
    s = scene(2).seat(0, cocoa=3, workers="F4* Q1 P1").play("Q1 >2 main")
    assert s.codes == ["+F1", "pay-unlock"]
    s.play("pay-unlock")
    assert s.codes == ["+F4", "+F1"]
    s.play("+F4")
    assert s.workers(0) == "F1 F5 P1"


def test_ruling_05_even_the_worker_locked_this_turn() -> None:
    s = scene(2).near(F="").seat(0, cocoa=3, workers="Q1 P1 P1").play("Q1 >2 worship")
    assert s.codes == ["end", "pay-unlock"]
    s.play("pay-unlock")
    assert s.workers(0) == "F1 P1 P1"


def test_ruling_05_two_cocoa_do_not_unlock() -> None:
    assert "pay-unlock" not in scene(2).seat(0, cocoa=2, workers="F1 P1 Q2*").codes


def test_ruling_06_an_unlocked_worker_counts_at_once() -> None:
    """Freed before the action, the own worker is a colour, a worker and a power."""
    s = scene(2).seat(0, cocoa=4, workers="F3* Q2 P1").play("Q2 >2 pay-unlock main")
    assert s.goods(0) == (4 - 3 - 1, 2, 0, 0, 0)
    assert s.codes == ["+F3", "+F2"]


def test_ruling_06_a_bumped_worker_counts_at_once() -> None:
    s = scene(3).near(F="").seat(1, workers="F3* P1 P1")
    s.seat(0, cocoa=1, workers="Q2 P1 P1").play("Q2 >2 worship end")
    assert s.workers(1) == "F3 P1 P1"
    s.turn(2).seat(2, workers="Q2 P1 P1").play("Q2 >2")
    assert s.goods(2)[0] == 1 + 1  # the bumped one counts, the locked one not


def test_ruling_07_players_cannot_bump_their_own_worker() -> None:
    s = scene(2).seat(0, cocoa=2, workers="F3* Q2 P1").play("Q2 >2")
    assert s.codes == ["cocoa", "main"]


def test_ruling_07_unlock_first_then_worship() -> None:
    s = scene(2).near(F="").seat(0, cocoa=3, workers="F3* Q2 P1").play("Q2 >2 pay-unlock")
    assert s.codes == ["cocoa", "worship"]
    s.play("worship")
    assert s.workers(0) == "F2* F3 P1"


def test_ruling_07_another_royal_tile_is_another_space() -> None:
    s = scene(2).near(P="").seat(0, cocoa=2, workers="P2*1 G1 G1").play("G1 >1")
    assert s.codes == ["cocoa", "royal2", "royal3"]


def test_ruling_08_unlimited_move_goes_anywhere_even_round_to_the_same_board() -> None:
    s = scene(2).seat(0, workers="F1 Q2 P1", tiles=("move_anywhere",)).play("F1")
    assert s.codes == [">1", ">2", ">3", ">4", ">5", ">6", ">7", ">8"]
    s.play(">8 cocoa")
    assert s.workers(0) == "F1 P1 Q2"
    assert s.goods(0)[0] == 1  # it had left the Forest: nobody is counted there
    assert s.player(0).used[discovery.MOVE_ANYWHERE] == 1
    assert s.player(0).tiles[discovery.MOVE_ANYWHERE] == 0


def test_ruling_08_up_to_three_boards_need_no_tile() -> None:
    s = scene(2).seat(0, workers="F1 Q2 P1", tiles=("move_anywhere",)).play("F1 >3")
    assert s.workers(0) == "N1 P1 Q2"
    assert s.player(0).tiles[discovery.MOVE_ANYWHERE] == 1


def test_ruling_09_double_move_needs_two_unlocked_workers_on_one_board() -> None:
    s = scene(2).seat(0, workers="F1 F3* Q2", tiles=("double_move",)).play("F1")
    assert s.codes == [">1", ">2", ">3"]


def test_ruling_09_double_move_takes_the_second_worker_along() -> None:
    s = scene(2).seat(0, workers="F1 F3 Q2", tiles=("double_move",)).play("F1")
    assert s.codes == [">1", ">2", ">3", "&3"]
    s.play("&3 >2 cocoa")
    assert s.workers(0) == "D1 D3 Q2"
    assert s.goods(0)[0] == 1  # neither of the two is counted
    assert s.player(0).used[discovery.DOUBLE_MOVE] == 1


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
def test_ruling_09_either_of_the_two_may_be_the_first(first: int, second: int) -> None:
    s = scene(2).near(D="").seat(0, workers="F3 F1 Q2", tiles=("double_move", "double_move"))
    s.play(f"F{first} &{second}")
    assert s.codes == [">1", ">2", ">3"]
    s.play(">2 worship red")
    assert s.workers(0) == " ".join(sorted([f"D{first}*", f"D{second}", "Q2"]))


def test_ruling_09_double_move_once_a_turn() -> None:
    s = scene(2).seat(0, workers="F1 F2 F3", tiles=("double_move", "double_move"))
    s.play("F1 &2")
    assert s.codes == [">1", ">2", ">3"]
    assert s.player(0).tiles[discovery.DOUBLE_MOVE] == 1


def test_ruling_09_a_worker_of_that_power_elsewhere_stays() -> None:
    s = scene(2).seat(0, workers="Q3 F1 F3", tiles=("double_move",)).play("F1 &3 >2 cocoa")
    assert s.workers(0) == "D1 D3 Q3"


def test_ruling_09_double_move_combines_with_the_unlimited_move() -> None:
    s = scene(2).seat(0, workers="F2 F2 Q1", tiles=("double_move", "move_anywhere"))
    s.play("F2 &2 >6 cocoa")
    assert s.workers(0) == "Q1 Q2 Q2"
    assert s.goods(0)[0] == 1 + 1
    assert s.player(0).tiles == [0] * len(KEYS)


def test_ruling_09_both_movers_leave_their_board_even_on_a_full_circle() -> None:
    s = scene(2).seat(0, workers="F2 F1 Q1", tiles=("double_move", "move_anywhere"))
    s.play("F1 &2 >8 cocoa")
    assert s.workers(0) == "F1 F2 Q1"
    assert s.goods(0)[0] == 1


def test_ruling_09_both_movers_work_in_the_main_action() -> None:
    """Two workers of lowest power 2 in the Forest: 2 wood; no colour was there, so no cost."""
    s = scene(2).seat(0, workers="Q2 Q5 P1", tiles=("double_move",)).play("Q2 &5 >2 main")
    assert s.goods(0) == (0, 2, 0, 0, 0)
    assert s.codes == ["+F2", "+F5"]


def test_ruling_09_only_the_first_mover_is_locked_by_worship() -> None:
    s = scene(2).near(F="").seat(0, workers="Q2 Q5 P1", tiles=("double_move",))
    s.play("Q5 &2 >2 worship")
    assert s.workers(0) == "F2 F5* P1"


def palace_passer(workers: str, *keys: str, cocoa: int = 0) -> Scene:
    s = scene(2).seat(0, cocoa=cocoa, technologies=(1,), workers=workers, tiles=keys)
    return s.near(P="")


@pytest.mark.parametrize(("move", "cocoa"), [(">1", 0), (">2", 1), (">3", 1)])
def test_ruling_10_onto_or_past_the_palace(move: str, cocoa: int) -> None:
    s = palace_passer("N1 F1 F1").play(f"N1 {move}")
    assert s.goods(0)[0] == cocoa


def test_ruling_10_leaving_the_palace_is_not_passing_it() -> None:
    assert palace_passer("P1 F1 F1").play("P1 >3").goods(0)[0] == 0


def test_ruling_10_the_cocoa_can_pay_for_the_action() -> None:
    s = palace_passer("G1 F1 F1").seat(1, workers="Q1 P1 P1").play("G1 >2")
    assert s.goods(0)[0] == 1
    s.play("main")
    assert s.goods(0) == (0, 0, 0, 0, 1)


def test_ruling_10_a_double_move_gives_one_cocoa() -> None:
    s = palace_passer("G1 G2 F1", "double_move").play("G1 &2 >2")
    assert s.goods(0)[0] == 1


@pytest.mark.parametrize(
    ("worker", "move", "cocoa"),
    [("F1", ">4", 0), ("F1", ">5", 1), ("F1", ">6", 1), ("F1", ">8", 1), ("P2", ">8", 1)],
)
def test_ruling_10_the_unlimited_move_pays_onto_or_past_too(
    worker: str, move: str, cocoa: int
) -> None:
    """The text's "onto or past" decides; once in a move, however far."""
    s = palace_passer("F1 P2 C1", "move_anywhere").play(f"{worker} {move}")
    assert s.goods(0)[0] == cocoa


def test_ruling_10_a_reborn_or_new_worker_on_the_palace_pays_nothing() -> None:
    s = palace_passer("P5 F1 F1").play("P5 >1 main wheel-worker")
    assert s.workers(0) == "F1 F1 P1 P3"
    assert s.goods(0)[0] == 2  # what the wheel gives with the fourth worker


def test_ruling_10_others_get_nothing_from_it() -> None:
    s = scene(2).near(P="").seat(1, technologies=(1,)).seat(0, workers="G1 F1 F2").play("G1 >2")
    assert (s.goods(0)[0], s.goods(1)[0]) == (0, 0)
