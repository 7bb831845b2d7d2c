"""Rulings 47 to 57: the Eclipse and the end of the game."""

import pytest

from teotihuacan.city.rules import sources, units
from teotihuacan.city.rules.printed import calendar, starting
from tests.city.scene import Scene, scene
from tests.city.stages import RING, Setup, built_up_to, eclipse, pay_all

# --- the calendar


def test_ruling_47_the_light_disc_stops_at_the_dark_one() -> None:
    s = scene(2).ring(RING).seat(0, cocoa=1, workers="F5 Q5 Q1")
    s.city.light = 9  # of 10: the second Ascension's step is lost
    s.play("F5 >1 main +Q5 wheel-points +Q5 wheel-points")
    assert (s.city.light, s.city.dark) == (10, 10)
    assert s.player(0).avenue == 2
    s.play("end")
    assert s.city.countdown == 3  # the other player's turn of this round, then a full round


def turns_until_eclipse(s: Scene) -> list[int]:
    """Play on, collecting cocoa, and say whose turns come before the salaries."""
    turns: list[int] = []
    while s.game.asked != "salary":
        seat = s.city.turn
        if s.game.asked == "turn":
            turns.append(seat)
        s.play("cocoa" if s.game.asked == "action" else s.codes[0])
    return turns


def all_ready(players: int, **options: object) -> Scene:
    s = scene(players, **options).ring(RING)
    for seat in range(players):
        s.seat(seat, cocoa=9, workers="F5 C1 C1")
    return s


@pytest.mark.parametrize(
    ("players", "seat", "turns"),
    [
        (4, 0, [1, 2, 3, 0, 1, 2, 3]),
        (4, 1, [2, 3, 0, 1, 2, 3]),  # the example of the text
        (4, 3, [0, 1, 2, 3]),
        (3, 0, [1, 2, 0, 1, 2]),
        (3, 2, [0, 1, 2]),
        (2, 1, [0, 1]),
    ],
)
def test_ruling_48_the_round_is_finished_and_a_full_one_played(
    players: int, seat: int, turns: list[int]
) -> None:
    s = all_ready(players).turn(seat)
    s.city.light = s.city.dark - 1
    s.play("F5 >1 main wheel-points end")
    assert s.city.light == s.city.dark
    assert turns_until_eclipse(s) == turns


def test_ruling_48_the_step_at_the_end_of_the_last_turn_counts_as_in_that_turn() -> None:
    s = all_ready(3).turn(2)
    s.city.light = s.city.dark - 1
    s.play("C1 >1 end")
    assert s.city.light == s.city.dark
    assert turns_until_eclipse(s) == [0, 1, 2]


def test_ruling_48_no_ascension_on_the_way_puts_the_eclipse_off() -> None:
    s = all_ready(2).turn(1)
    s.city.light = s.city.dark - 1
    s.play("C1 >1 end F5 >1 main wheel-points end")
    assert turns_until_eclipse(s) == [1]


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_ruling_49_dark_eclipse_comes_right_after_the_turn(seat: int, following: int) -> None:
    s = all_ready(3, dark_eclipse=True).turn(seat)
    s.city.light = s.city.dark - 1
    s.play("F5 >1 main wheel-points")
    assert s.city.light == s.city.dark
    s.play("end")
    assert s.game.asked == "salary"
    pay_all(s)
    assert (s.game.asked, s.game.actor) == ("turn", following)
    assert (s.city.era, s.city.light, s.city.dark) == (1, 0, 10)


# --- the Pyramid track


def test_ruling_50_all_tied_leaders_score() -> None:
    s = scene(3).seat(0, cocoa=3, track=2).seat(1, cocoa=3, track=3).seat(2, cocoa=3, track=3)
    eclipse(s)
    leaders = [
        (seat, values[0]) for seat, values in s.told("points") if values[1] == sources.LEADER
    ]
    assert leaders == [(1, 4), (2, 4)]
    assert s.game.scores == [2 * 4, 4 + 3 * 4, 4 + 3 * 4]


def test_ruling_50_no_player_leads_on_0() -> None:
    s = eclipse(scene(3))
    assert s.told("eclipse") == [(-1, (1, 0, 0))]
    assert s.told("points") == []
    assert s.game.scores == [0, 0, 0]


def test_ruling_51_the_track_ends_at_10() -> None:
    assert calendar.TRACK_LAST == 10
    s = scene(2).ring(RING).bare_pyramid().decoration_offer("GG", "BB", "RR", "nB")
    s.seat(0, gold=3, track=9, workers="N1 P1 P1").play("N1 >1 main deco1 side-bottom")
    assert s.player(0).track == 10
    s = scene(2).ring(RING).bare_pyramid().decoration_offer("GG", "BB", "RR", "nB")
    s.seat(0, gold=3, track=10, workers="N1 P1 P1").play("N1 >1 main deco1 side-bottom")
    assert s.player(0).track == 10
    assert s.player(0).points == 3  # everything else happens


# --- salaries


def test_ruling_52_locked_workers_are_paid_and_the_waiting_one_is_not() -> None:
    s = scene(2).seat(0, cocoa=9, points=20, workers="F3* P1*1 N5").seat(1, cocoa=9)
    eclipse(s)
    assert s.codes == ["pay4", "pay3", "pay2", "pay1", "pay0"]
    s.play("pay4")
    assert (s.player(0).goods[units.COCOA], s.player(0).points) == (5, 20)


def test_ruling_52_with_the_fourth_worker_in_play_it_is_paid_too() -> None:
    s = eclipse(scene(2).seat(0, cocoa=9, workers="F3 P1 N4 P3").seat(1, cocoa=9))
    assert s.codes[0] == "pay5"


def test_ruling_52_part_of_the_salary_may_be_paid() -> None:
    s = eclipse(scene(2).seat(0, cocoa=2, points=20, workers="F4 P4 N5").seat(1, cocoa=9))
    assert s.codes == ["pay2", "pay1", "pay0"]  # 6 are due
    s.play("pay1")
    assert (s.player(0).goods[units.COCOA], s.player(0).points) == (1, 20 - 5 * 3)


def test_ruling_53_points_never_fall_below_0() -> None:
    s = eclipse(scene(2).seat(0, cocoa=1, points=5, workers="F4 P4 N5").seat(1, cocoa=9))
    s.play("pay1")
    assert (s.player(0).goods[units.COCOA], s.player(0).points) == (0, 0)


# --- the end


@pytest.mark.parametrize("era", [0, 1, 2])
def test_ruling_54_a_finished_pyramid_makes_the_coming_eclipse_the_third(era: int) -> None:
    s = scene(2).seat(0, cocoa=3, track=5).seat(1, cocoa=3)
    pay_all(eclipse(s, era=era, final=True), "pay3 pay3")
    assert s.game.over
    assert s.game.scores == [4 + 5 * 2, 0]


def test_ruling_54_the_top_tile_ends_the_first_era_of_a_whole_game() -> None:
    s = built_up_to(scene(2).ring(RING), 3).pyramid_offer("gbGb", "rBrb", "gnrB")
    s.seat(0, cocoa=3, stone=2, wood=3, workers="G1 P1 P1").seat(1, cocoa=3, workers="F1 P1 P1")
    s.play("G1 >1 main tile1 r0 end")
    assert s.city.light == s.city.dark == 10
    assert turns_until_eclipse(s) == [1, 0, 1]
    pay_all(s, "pay3 pay3")
    assert s.game.over
    # Level 4, the leader's points, one step for 2.
    assert s.game.scores == [7 + 4 + 2, 0]


def test_ruling_55_the_worker_bonus_counts_locked_workers_but_not_the_waiting_one() -> None:
    s = scene(2).seat(0, cocoa=9, temples=(0, 0, 10), workers="F3* P4*1 N5").seat(1)
    pay_all(eclipse(s, era=2), "pay5")
    assert s.game.scores == [4 + 9 + 9, 0]


@pytest.mark.parametrize(
    ("dark_eclipse", "left", "winner"),
    [
        (False, (4, 5, 5), 1),
        (True, (4, 5, 5), 2),
        (False, (5, 5, 5), 0),
        (True, (5, 5, 5), 2),
        (True, (6, 5, 5), 0),
    ],
)
def test_ruling_56_a_tie_goes_by_cocoa_left_then_by_player_order(
    dark_eclipse: bool, left: tuple[int, int, int], winner: int
) -> None:
    s = scene(3, dark_eclipse=dark_eclipse)
    for seat in range(3):
        s.seat(seat, points=30, cocoa=left[seat] + 3)
    eclipse(s, era=2).play("pay3 pay3 pay3")
    assert s.game.scores == [30, 30, 30]
    assert s.game.winners == [winner]


def test_ruling_56_it_is_the_cocoa_after_the_salary_that_counts() -> None:
    s = scene(2).seat(0, points=30, cocoa=8, workers="F5 N5 P5").seat(1, points=30, cocoa=6)
    eclipse(s, era=2).play("pay6 pay3")
    assert s.game.winners == [1]


# --- neutral workers


def after_eclipse(players: int, *tiles: int, era: int = 0) -> Setup:
    """The neutral workers after an Eclipse, their starting tiles decided by the test."""
    s = Setup(players, {}, first_game=True)
    s.draws["draw starting"] = [f"~start{number}" for number in tiles]
    for seat in range(players):
        s.seat(seat, workers="P1 P1 F1")
    eclipse(s, era=era)
    while s.game.asked == "salary":
        s.play("pay0")
    s.deal()
    return s


def test_ruling_57_boards_are_read_from_left_to_right_tile_by_tile() -> None:
    # Tile 2 shows 4 and 3, tile 3 shows 2 and 3: the third different board is 2.
    assert starting.TILES[1].boards == (4, 3)
    assert starting.TILES[2].boards == (2, 3)
    assert after_eclipse(3, 2, 3).city.neutral == ((4, 3, 2),)
    assert after_eclipse(3, 3, 2).city.neutral == ((2, 3, 4),)
    assert after_eclipse(3, 2, 3, era=1).city.neutral == ((4, 3, 2),)


def test_ruling_57_after_an_eclipse_all_eighteen_tiles_can_come() -> None:
    s = Setup(3, {}, first_game=True)
    for seat in range(3):
        s.seat(seat, workers="P1 P1 F1")
    eclipse(s)
    assert s.game.asked == "draw starting"
    assert len(s.codes) == 18
    s.game.play("~start7")
    assert len(s.codes) == 17
    assert "~start7" not in s.codes


def test_ruling_57_the_second_colour_draws_two_others() -> None:
    s = Setup(2, {}, first_game=True)
    for seat in range(2):
        s.seat(seat, workers="P1 P1 F1")
    eclipse(s)
    for number, left in ((1, 18), (2, 17), (5, 16), (7, 15)):
        assert s.game.asked == "draw starting"
        assert len(s.codes) == left
        s.game.play(f"~start{number}")
    assert s.city.neutral == ((1, 2, 4), (4, 5, 8))


def test_ruling_57_in_setup_they_come_from_the_tiles_not_kept() -> None:
    s = Setup(3, {"draw starting": " ".join(f"~start{n}" for n in range(1, 13))})
    for keep in ("keep1 keep2", "keep5 keep6", "keep9 keep10"):
        for code in keep.split():
            s.game.play(code)
    while s.game.asked != "draw starting":
        s.game.play(s.game.choices[0])
    seen = [choice.code for choice in s.game.choices]
    kept = {1, 2, 5, 6, 9, 10}
    assert seen == [f"~start{n}" for n in range(1, 19) if n not in kept]


def test_ruling_57_four_players_have_no_neutral_workers() -> None:
    s = Setup(4, {}, first_game=True)
    assert s.city.neutral == ()
    eclipse(s)
    pay_all(s)
    assert s.city.neutral == ()
    assert (s.game.asked, s.game.actor) == ("turn", 0)
