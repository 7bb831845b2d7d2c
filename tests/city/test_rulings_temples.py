"""Rulings 41 to 46: temples, the Avenue, Ascension, the fourth worker."""

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import places, units
from tests.city.positions_help import first_turn, step
from tests.city.scene import Scene, scene
from tests.city.stages import RING, eclipse, pay_all


def worshipper(temples: tuple[int, int, int]) -> Scene:
    """Seat 0 is about to worship on the Forest (red), which has no tile beside it."""
    s = scene(2).ring(RING).near(F="")
    return s.seat(0, temples=temples, workers="P1 Q1 Q1")


# --- 41: the topmost step


@pytest.mark.parametrize(
    ("board", "temples", "points"),
    [("F", (0, 10, 0), 7), ("Q", (0, 0, 10), 5), ("G", (10, 0, 0), 6)],
)
def test_ruling_41_the_topmost_step_pays_its_reward(
    board: str, temples: tuple[int, int, int], points: int
) -> None:
    s = scene(2).ring(RING).near(F="", Q="", G="")
    s.seat(0, temples=temples, workers="P1 C1 C1")
    s.play(f"P1 >{'FQG'.index(board) + 1} worship")
    assert s.player(0).points == points
    assert sum(s.player(0).temple) == 11


def test_ruling_41_the_reward_is_taken_once() -> None:
    s = worshipper((0, 10, 0)).play("P1 >1 worship end").turn(0).near(F="")
    s.player(0).place = [places.PALACE, places.QUARRY, places.QUARRY, places.WHEEL]
    s.touch().play("P1 >1")
    assert s.codes == ["cocoa", "main"]  # the red sidebar has nothing more to give
    assert s.player(0).points == 7


def test_ruling_41_a_marker_on_the_top_keeps_all_others_away() -> None:
    s = worshipper((0, 10, 0)).seat(1, temples=(0, 11, 0))
    s.play("P1 >1")
    assert s.codes == ["cocoa", "main"]
    s = worshipper((0, 9, 0)).seat(1, temples=(0, 11, 0)).play("P1 >1 worship")
    assert s.player(0).temple == [0, 10, 0]  # the step below holds any number


def test_ruling_41_both_uppermost_steps_qualify_for_the_bonus_tile() -> None:
    # Bonus tiles of the first game: blue 15 points flat.
    s = scene(3).seat(0, temples=(11, 0, 0)).seat(1, temples=(10, 0, 0)).seat(2, temples=(9, 0, 0))
    pay_all(eclipse(s, era=2))
    assert s.game.scores == [15, 15, 0]


# --- 42: steps that cannot be made


def test_ruling_42_any_temple_means_one_that_can_be_climbed() -> None:
    s = scene(2).ring(RING).near(D="").seat(1, temples=(11, 0, 0))
    s.seat(0, temples=(10, 4, 0), workers="N1 P1 P1").play("N1 >1 worship")
    assert s.codes == ["red", "green"]


def test_ruling_42_the_only_temple_left_must_be_climbed() -> None:
    s = scene(2).ring(RING).near(D="").seat(1, temples=(11, 0, 0))
    s.seat(0, temples=(10, 11, 6), workers="N1 P1 P1").play("N1 >1 worship")
    assert s.game.asked == "end"
    assert s.player(0).temple == [10, 11, 7]
    assert s.player(0).goods[units.COCOA] == 3


def test_ruling_42_with_no_temple_left_the_step_is_lost() -> None:
    s = scene(2).ring(RING).seat(1, temples=(11, 0, 0))
    s.seat(0, cocoa=1, temples=(10, 11, 11), workers="F2 G2 G2").play("F2 >2 main")
    # Three workers of power 2 on Gold: three gold and a temple step, which nobody is asked about.
    assert s.game.asked == "power up"
    assert s.player(0).temple == [10, 11, 11]
    assert s.player(0).goods[units.GOLD] == 3


def test_ruling_42_a_named_temple_that_is_blocked_gives_nothing() -> None:
    s = scene(2).ring(RING).bare_pyramid().decoration_offer("RG", "BB", "RR", "GG")
    s.seat(1, temples=(0, 11, 0)).seat(0, gold=3, temples=(0, 10, 0), workers="N1 P1 P1")
    s.play("N1 >1 main deco1 side-top red-first")
    assert s.player(0).temple == [0, 10, 1]  # red is lost, and not turned into another
    assert s.goods(0) == (1, 0, 0, 0, 5)


# --- 43 and 44: Ascension and what comes after


def ascender() -> Scene:
    """Seat 0 has three workers on the Quarry after a move, and is two steps along the Avenue."""
    s = scene(2).ring(RING).pile(0, "temple_red", "mask_4")
    return s.seat(0, cocoa=1, wood=1, avenue=2, workers="F5 Q5 Q1")


def test_ruling_43_ascension_follows_the_order_of_the_text() -> None:
    s = ascender()
    p, t = s.player(0), s.city
    s.play("F5 >1 main +Q5")
    # 1. The Avenue, with its tile: the die has left the board, nothing else has happened.
    assert s.game.asked == "claim"
    assert p.avenue == 3
    assert places.HAND in p.place
    assert (t.light, s.workers(0)) == (0, "?6 Q1 Q5")
    s.play("claim-mask_4")
    # 2. The new worker, 3. the wheel.
    assert s.game.asked == "wheel"
    assert s.workers(0) == "P1 Q1 Q5"
    assert t.light == 0
    s.play("wheel-points")
    # 4. The calendar, and only then the second power-up.
    assert t.light == 1
    assert s.codes == ["+Q5", "+Q1", "enough"]


def test_ruling_43_every_ascension_is_finished_before_the_next_power_up() -> None:
    s = ascender().play("F5 >1 main +Q5 decline wheel-points +Q5 wheel-cocoa")
    assert s.workers(0) == "P1 P1 Q1"
    assert s.player(0).avenue == 4
    assert s.city.light == 2
    assert s.goods(0) == (5, 1, 2, 0, 5 + 1)


def test_ruling_44_a_remaining_power_up_stays_on_the_board() -> None:
    s = ascender().play("F5 >1 main +Q5 decline wheel-points")
    assert s.codes == ["+Q5", "+Q1", "enough"]  # not the reborn worker at the Palace


def test_ruling_44_with_no_worker_left_there_the_power_up_is_lost() -> None:
    # One worker, counted as three by two tiles, owes two power-ups.
    s = scene(2).ring(RING)
    s.seat(0, wood=2, workers="A5 P1 P1", tiles=("extra_worker", "extra_worker"))
    s.play("A5 >1 main extra extra wheel-points")
    assert s.game.asked == "end"
    assert s.workers(0) == "P1 P1 P1"


def test_ruling_44_a_lost_power_up_asks_nothing_even_with_a_tile_to_use() -> None:
    s = scene(2).ring(RING)
    tiles = ("extra_worker", "extra_worker", "four_cocoa")
    s.seat(0, wood=2, workers="A5 P1 P1", tiles=tiles)
    s.play("A5 >1 main extra extra")
    if s.game.asked == "power up":
        s.play("+N5")
    s.play("wheel-points")
    assert s.codes == ["end", "use-four_cocoa"]
    assert s.player(0).goods[units.COCOA] == 0


def test_ruling_44_by_the_tile_the_reborn_worker_may_take_the_second() -> None:
    s = scene(2).ring(RING).seat(0, workers="F5 Q1 Q1", tiles=("two_power_ups",))
    s.play("use-two_power_ups +F5 wheel-points")
    assert s.codes == ["+P1", "+Q1"]
    s.play("+P1")
    assert s.workers(0) == "P2 Q1 Q1"


# --- 45 and 46


def test_ruling_45_at_the_end_of_the_avenue_the_rest_of_ascension_happens() -> None:
    s = scene(2).ring(RING).seat(0, avenue=9, workers="F5 C1 C1").play("F5 >1 main")
    assert s.game.asked == "wheel"
    s.play("wheel-points")
    assert s.player(0).avenue == 9
    assert s.city.light == 1
    assert s.player(0).place.count(places.PALACE) == 1
    assert s.player(0).points == 5
    assert s.player(0).goods[units.STONE] == 2


def test_ruling_46_the_fourth_worker_arrives_unlocked_with_power_3_and_2_cocoa() -> None:
    s = scene(2).ring(RING).seat(0, workers="F5 C1 C1").play("F5 >1 main")
    assert s.codes == ["wheel-points", "wheel-cocoa", "wheel-temple", "wheel-worker"]
    s.play("wheel-worker")
    assert s.workers(0) == "C1 C1 P1 P3"
    assert s.player(0).goods[units.COCOA] == 2


def test_ruling_46_there_is_no_fifth_worker() -> None:
    s = scene(2).ring(RING).seat(0, workers="F5 C1 C1 P3").play("F5 >1 main")
    assert s.codes == ["wheel-points", "wheel-cocoa", "wheel-temple"]


def test_ruling_46_a_second_ascension_of_the_turn_finds_the_wheel_empty() -> None:
    s = ascender().play("F5 >1 main +Q5 decline wheel-worker +Q5")
    assert s.codes == ["wheel-points", "wheel-cocoa", "wheel-temple"]
    s.play("wheel-points")
    assert s.workers(0) == "P1 P1 P3 Q1"


def test_steps_on_any_temple_beside_a_named_one_are_counted_down() -> None:
    data = first_turn()
    data["agenda"].append(step("temple pair", temple=0, left=2))
    game = teo.from_position(data)
    before = game.state.players[0].temple[:]
    for named in ("red-next", "green-next"):
        assert game.asked == "temple pair"
        game.play(named)
    while game.asked == "resource":
        game.apply(game.legal()[0])
    assert game.asked == "turn"  # the blue step was the only one left
    assert game.state.players[0].temple == [steps + 1 for steps in before]
