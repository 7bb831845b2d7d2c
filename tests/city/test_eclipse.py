"""An Eclipse, step by step with exact numbers, and what comes after it."""

from typing import Any

import pytest

from teotihuacan.city.rules import sources, units
from tests.city.scene import KEYS, Scene, scene
from tests.city.stages import Setup, eclipse, pay_all

RICH = "P1 P1 P1"  # three workers: 3 cocoa of salary


def scored(s: Scene, source: int) -> dict[int, int]:
    """Points by seat from one source since the last question."""
    return {seat: values[0] for seat, values in s.told("points") if values[1] == source}


# --- the order


def test_everything_is_scored_in_the_order_of_the_text() -> None:
    s = scene(2)
    s.seat(0, cocoa=3, avenue=2, track=3, temples=(10, 0, 0), tiles=("mask_1", "mask_2"))
    s.seat(1, cocoa=0, avenue=1, track=1, tiles=("mask_3",))
    s.city.buildings = 4  # the row shows 3 as its lowest number
    eclipse(s, era=2)
    before_salary = [(values[1], seat, values[0]) for seat, values in s.told("points")]
    assert before_salary == [
        (sources.AVENUE, 0, 2 * 3),
        (sources.AVENUE, 1, 1 * 3),
        (sources.LEADER, 0, 4),
        (sources.TRACK, 0, 3 * 2),
        (sources.TRACK, 1, 1 * 2),
        (sources.MASKS, 0, 3),
        (sources.MASKS, 1, 1),
    ]
    assert s.game.scores == [19, 6]
    s.play("pay3")
    after_salary = [(values[1], seat, values[0]) for seat, values in s.told("points")]
    # Seat 1 has nothing to pay with; the bonus tile comes last (blue: 15 points flat).
    assert after_salary == [(sources.SALARY, 1, -6), (sources.BONUS, 0, 15)]
    assert s.game.scores == [34, 0]
    assert s.game.over


def test_the_bonus_tiles_are_safe_from_the_salary() -> None:
    s = scene(2).seat(0, temples=(10, 0, 0)).seat(1)
    eclipse(s, era=2)
    assert s.game.scores == [15, 0]  # 9 points of unpaid salary found nothing to take


# --- the Avenue


@pytest.mark.parametrize(
    ("built", "each"),
    [(0, 5), (1, 5), (2, 4), (3, 4), (4, 3), (5, 3), (6, 3), (7, 2), (8, 2), (9, 2), (10, 1)],
)
def test_avenue_steps_are_worth_the_lowest_visible_number(built: int, each: int) -> None:
    s = scene(2).seat(0, cocoa=3, avenue=4).seat(1, cocoa=3, avenue=9)
    s.city.buildings = built
    eclipse(s)
    assert scored(s, sources.AVENUE) == {0: 4 * each, 1: 9 * each}
    assert s.player(0).avenue == 4  # this track is never reset


# --- the Pyramid track


@pytest.mark.parametrize(("era", "each"), [(0, 4), (1, 3), (2, 2)])
def test_pyramid_track_steps_pay_less_from_eclipse_to_eclipse(era: int, each: int) -> None:
    s = scene(3).seat(0, cocoa=3, track=5).seat(1, cocoa=3, track=2).seat(2, cocoa=3)
    eclipse(s, era=era)
    assert scored(s, sources.LEADER) == {0: 4}
    assert scored(s, sources.TRACK) == {0: 5 * each, 1: 2 * each}
    assert [s.player(seat).track for seat in range(3)] == [0, 0, 0]


def test_only_the_pyramid_track_is_reset() -> None:
    s = scene(2).seat(0, cocoa=4, track=5, avenue=3, temples=(1, 2, 3), tiles=("mask_1",))
    s.seat(1, cocoa=3)
    pay_all(eclipse(s), "pay3 pay3")
    p = s.player(0)
    assert (p.track, p.avenue, p.temple, p.goods[units.COCOA]) == (0, 3, [1, 2, 3], 1)
    assert p.tiles[KEYS.index("mask_1")] == 1


# --- masks


@pytest.mark.parametrize(
    ("masks", "points"),
    [
        ("", 0),
        ("1", 1),
        ("12", 3),
        ("123", 6),
        ("1234", 10),
        ("12345", 15),
        ("123456", 21),
        ("1234567", 28),
        ("22", 1 + 1),
        ("444", 1 + 1 + 1),
        ("1122", 3 + 3),
        ("4445566", 6 + 6 + 1),
        ("12234456777", 28 + 6 + 1),
    ],
)
def test_masks_are_scored_in_sets_of_different_ones(masks: str, points: int) -> None:
    s = scene(2).seat(1, cocoa=3)
    s.seat(0, cocoa=3, tiles=tuple(f"mask_{mask}" for mask in masks))
    eclipse(s)
    assert s.player(0).points == points


def test_masks_score_in_every_eclipse() -> None:
    s = scene(2).seat(0, cocoa=9, tiles=("mask_1", "mask_4")).seat(1, cocoa=9)
    for era, points in ((0, 3), (1, 6), (2, 9)):
        pay_all(eclipse(s, era=era), "pay3 pay3")
        assert s.player(0).points == points
    assert s.game.over


# --- salaries


@pytest.mark.parametrize(
    ("workers", "due"),
    [
        ("P1 P1 P1", 3),
        ("P3 P3 P3", 3),
        ("P4 P3 P3", 4),
        ("P5 P4 P3", 5),
        ("P5 P5 P5 P5", 8),
        ("F4* P5*2 P1 P3", 6),
    ],
)
def test_the_salary_is_one_for_each_worker_and_one_more_for_power_4_and_5(
    workers: str, due: int
) -> None:
    s = eclipse(scene(2).seat(0, cocoa=20, points=50, workers=workers).seat(1, cocoa=3))
    assert s.codes == [f"pay{amount}" for amount in range(due, -1, -1)]
    s.play(f"pay{due}")
    assert s.goods(0) == (20 - due, 0, 0, 0, 50)


@pytest.mark.parametrize(("paid", "points"), [(3, 10), (2, 7), (1, 4), (0, 1)])
def test_each_cocoa_not_paid_costs_three_points(paid: int, points: int) -> None:
    s = eclipse(scene(2).seat(0, cocoa=9, points=10).seat(1, cocoa=3)).play(f"pay{paid}")
    assert s.goods(0) == (9 - paid, 0, 0, 0, points)


def test_salaries_are_asked_in_player_order() -> None:
    s = scene(3)
    for seat in range(3):
        s.seat(seat, cocoa=9)
    eclipse(s)
    for seat in range(3):
        assert s.game.actor == seat
        s.play("pay3")
    assert [s.player(seat).goods[units.COCOA] for seat in range(3)] == [6, 6, 6]


def test_the_tile_that_ignores_cocoa_pays_the_whole_salary() -> None:
    s = scene(2).seat(0, points=10, workers="P5 P5 P5", tiles=("ignore_cocoa",)).seat(1, cocoa=3)
    eclipse(s)
    assert s.codes == ["pay0", "pay!"]
    s.play("pay!")
    assert s.player(0).points == 10
    assert s.player(0).used[KEYS.index("ignore_cocoa")] == 1
    assert s.player(0).tiles[KEYS.index("ignore_cocoa")] == 0


def test_four_cocoa_can_be_taken_while_the_salary_is_due() -> None:
    s = scene(2).seat(0, points=10, tiles=("four_cocoa", "four_points", "two_resources"))
    s.seat(1, cocoa=3)
    eclipse(s)
    assert s.codes == ["pay0", "use-four_cocoa"]  # no other tile
    s.play("use-four_cocoa")
    assert s.codes == ["pay3", "pay2", "pay1", "pay0"]
    s.play("pay3")
    assert s.goods(0) == (1, 0, 0, 0, 10)


# --- after the first and second Eclipse


@pytest.mark.parametrize(("players", "second", "third"), [(2, 9, 8), (3, 10, 9), (4, 11, 10)])
def test_the_calendar_begins_again_with_a_nearer_dark_disc(
    players: int, second: int, third: int
) -> None:
    s = scene(players)
    assert s.city.dark == second + 1
    for era, dark in ((0, second), (1, third)):
        pay_all(eclipse(s, era=era))
        assert (s.city.era, s.city.light, s.city.dark) == (era + 1, 0, dark)
        assert s.city.countdown == -1


@pytest.mark.parametrize("following", [0, 1, 2])
def test_play_goes_on_with_the_next_player(following: int) -> None:
    s = scene(3)
    for seat in range(3):
        s.seat(seat, workers="P1 P1 F1")
    pay_all(eclipse(s, after=following))
    assert (s.game.asked, s.game.actor, s.city.turn) == ("turn", following, following)


def test_neutral_workers_stand_on_new_boards_and_count_there() -> None:
    s = Setup(3, {}, first_game=True)
    s.draws["draw starting"] = ["~start7", "~start13"]  # boards 5, 8 and 3, 5
    for seat in range(3):
        s.seat(seat, workers="P1 P1 F1")
    eclipse(s)
    s.deal()
    assert s.city.neutral == ((5, 8, 3),)
    assert s.city.colours_on(5) == 1
    assert s.city.colours_on(2) == 3
    s.play("P1 >1 cocoa")  # Palace, Quarry (printed boards): one neutral worker
    assert s.player(0).goods[units.COCOA] == 2


# --- temple bonus tiles


def with_bonus(number: int, **seat: Any) -> Scene:
    """The last Eclipse with one bonus tile on the red temple, which seat 0 has reached."""
    s = scene(2).seat(1, cocoa=3)
    others = [index for index in range(7) if index != number - 1]
    s.city.bonus = (others[0], number - 1, others[1])
    s.seat(0, cocoa=20, temples=(0, 10, 0), **seat)
    return eclipse(s, era=2)


def bonus_of(s: Scene) -> int:
    """Return the points of the bonus tile, after all salaries are paid in full."""
    s.play(s.codes[0])
    before = s.game.scores[0]
    s.play("pay3")
    assert s.game.over
    assert scored(s, sources.BONUS) in ({}, {0: s.game.scores[0] - before})
    return s.game.scores[0] - before


def test_bonus_1_scores_the_best_mask_set_again() -> None:
    masks = ("mask_4", "mask_4", "mask_5", "mask_6", "mask_6")
    s = with_bonus(1, tiles=masks)
    assert s.player(0).points == 6 + 3
    assert bonus_of(s) == 6


def test_bonus_2_scores_technologies() -> None:
    assert bonus_of(with_bonus(2, technologies=(1, 9, 15))) == 15


def test_bonus_3_scores_fifteen() -> None:
    assert bonus_of(with_bonus(3)) == 15


def test_bonus_4_scores_avenue_steps() -> None:
    assert bonus_of(with_bonus(4, avenue=7)) == 21


@pytest.mark.parametrize(
    ("temples", "points"), [((0, 10, 0), 9), ((10, 10, 0), 18), ((11, 10, 10), 27), ((9, 11, 9), 9)]
)
def test_bonus_5_scores_bonus_tiles_reached(temples: tuple[int, int, int], points: int) -> None:
    s = scene(2).seat(0, cocoa=3, temples=temples).seat(1, cocoa=3)
    s.city.bonus = (0, 4, 1)  # masks and technologies, of which there are none
    pay_all(eclipse(s, era=2), "pay3 pay3")
    assert s.game.scores[0] == points


def test_bonus_6_scores_discovery_tiles_used_or_not_but_no_masks() -> None:
    s = with_bonus(
        6,
        tiles=("mask_1", "mask_4", "extra_worker", "four_points"),
        used=("ignore_cocoa", "ignore_cocoa", "two_resources"),
    )
    assert bonus_of(s) == 10


@pytest.mark.parametrize(
    ("workers", "points"),
    [("P1 P2 P3", 12), ("P4 P5 P3", 22), ("P5 P5 P5 P5", 36), ("F3* P4*1 P1 P3", 21)],
)
def test_bonus_7_scores_workers(workers: str, points: int) -> None:
    assert bonus_of(with_bonus(7, workers=workers)) == points


def test_bonus_tiles_are_scored_only_in_the_last_eclipse() -> None:
    for era in (0, 1):
        s = scene(2).seat(0, cocoa=3, temples=(10, 10, 10)).seat(1, cocoa=3)
        pay_all(eclipse(s, era=era), "pay3 pay3")
        assert s.game.scores == [0, 0]
    s = scene(2).seat(0, cocoa=3, temples=(10, 10, 10)).seat(1, cocoa=3)
    pay_all(eclipse(s, era=0, final=True), "pay3 pay3")
    assert s.game.scores == [15 + 0 + 12, 0]  # flat; no avenue; three workers
