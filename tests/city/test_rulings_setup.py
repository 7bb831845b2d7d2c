"""Rulings 58 to 62: starting tiles, starting discovery tiles, the first game."""

import pytest

from teotihuacan.city.rules import units
from tests.city.scene import KEYS, scene
from tests.city.stages import Setup, seen, setup, technologies

MASK_1 = KEYS.index("mask_1")


# --- 58: when, and in which order


def test_ruling_58_nothing_is_gained_before_all_have_chosen() -> None:
    s = setup(2, "13 17 1 2", "3 4 6 8").play("keep13 keep1 keep3")
    assert s.goods(0) == (1, 0, 0, 0, 0)  # the cocoa of the seat only
    assert s.game.actor == 1
    s.play("keep8")
    # Now seat 0 has everything and seat 1 waits for its own turn to gain.
    assert s.goods(0) == (1 + 3 + 2, 5 + 3, 0, 0, 0)
    assert s.player(0).avenue == 1
    assert s.goods(1) == (3, 0, 0, 0, 0)
    assert (s.game.asked, s.game.actor) == ("place", 0)


def test_ruling_58_resources_come_first_and_pay_for_the_discovery_tile() -> None:
    # The single mask costs 2 cocoa and 1 gold: the seat's 1 cocoa would not do.
    s = setup(2, "16 17 1 2", "3 4 6 8", linked="mask_1").play("keep16 keep17 keep3 keep4")
    assert s.codes == ["claim-mask_1", "decline"]
    assert s.goods(0) == (1 + 2 + 3, 2, 3, 3, 0)
    s.play("claim-mask_1")
    assert s.goods(0) == (4, 2, 3, 2, 0)
    assert s.player(0).tiles[MASK_1] == 1


def test_ruling_58_what_a_temple_step_brings_pays_too() -> None:
    # Four cocoa cost 1 gold; tile 14 brings 1 gold, and blue 1 any resource.
    s = setup(2, "14 3 1 2", "5 4 6 8", linked="three_resources")
    s.play("keep14 keep3 keep5 keep4 stone")
    assert s.codes == ["claim-three_resources", "decline"]  # for the 1 cocoa of the seat
    assert s.goods(0) == (1, 4, 3 + 1 + 1, 1, 0)


# --- 59: technologies


def test_ruling_59_rivals_score_nothing_for_a_technology_of_the_setup() -> None:
    s = setup(2, "5 13 1 2", "7 17 3 4").play("keep5 keep13 keep7 keep17")
    s.play("wood")  # from the blue step of the column
    assert technologies(s, 0) == [1]
    while s.game.asked != "turn":
        s.game.play(s.game.choices[0])
    assert technologies(s, 1) == [1]
    assert s.game.scores == [0, 0]
    assert s.player(1).temple == [1, 0, 0]


def test_ruling_59_both_technology_tiles_bring_the_two_lowest() -> None:
    s = setup(2, "5 7 1 2", "3 4 6 8", technologies="17 3 9 7 11 13")
    s.play("keep5 keep7 keep3 keep4")
    assert technologies(s, 0) == [3, 7]
    while s.game.actor == 0 and s.game.asked != "place":
        s.game.play(s.game.choices[0])
    # Columns one and two: a blue and a red step, with their rewards.
    assert s.player(0).temple == [1, 1, 0]
    assert s.player(0).points == 1
    assert s.player(0).resources() == 2 + 2 + 1


def test_ruling_60_two_power_ups_may_go_to_the_same_die() -> None:
    s = setup(2, "6 10 1 2", "3 4 7 8").play("keep6 keep10 keep3 keep4")
    assert s.codes == ["start+2", "start+1"]  # the first went to one of three equal dice
    same, other = s.game.copy(), s.game
    same.play("start+2")
    powers = [worker["power"] for worker in seen(same)["players"][0]["workers"]]
    assert sorted(powers[:3]) == [1, 1, 3]
    other.play("start+1")
    assert sorted(s.player(0).power[:3]) == [1, 2, 2]


# --- 61: starting discovery tiles


@pytest.mark.parametrize("edition", ["first", "revised"])
def test_ruling_61_claiming_is_optional_and_unclaimed_tiles_go_back(edition: str) -> None:
    s = setup(2, "16 17 1 2", "14 4 6 8", linked="ignore_cocoa double_move", edition=edition)
    before = s.city._discovery_pile[:]
    s.play("keep16 keep17 keep4 keep6")
    assert s.codes == ["claim-ignore_cocoa", "decline"]
    s.play("decline")
    while s.game.asked != "turn":
        s.play(s.codes[0])
    gone = [KEYS.index("ignore_cocoa"), KEYS.index("double_move")]
    # One was declined, the other came with a starting tile that was not kept.
    for kind in gone:
        assert s.city._discovery_pile[kind] == before[kind] + 1
    assert s.player(0).tiles[gone[0]] == 0
    assert s.city._linked == (-1, -1)


def test_ruling_61_a_tile_that_cannot_be_paid_is_not_offered() -> None:
    # Tile 14 with the single mask: 1 cocoa of the seat is not enough.
    s = setup(2, "14 15 1 2", "3 4 6 8", linked="mask_1").play("keep14 keep15 keep3 keep4")
    assert s.game.asked == "place"
    assert s.player(0).tiles[MASK_1] == 0


# --- 62: the first game


def test_ruling_62_the_fourth_player_gets_two_cocoa_from_two_green_steps() -> None:
    game = Setup(4, {}, first_game=True)
    p = game.player(3)
    assert p.goods[units.COCOA] == 3 + 2  # the last seat's three, and one for each step
    assert p.temple == [0, 0, 2]
    assert technologies(game, 3) == [5]
    assert game.goods(3) == (5, 2, 0, 5, 0)


def test_ruling_62_the_other_seats_as_the_text_has_them() -> None:
    game = Setup(4, {}, first_game=True)
    assert [game.goods(seat) for seat in range(3)] == [
        (1 + 5 + 1, 1, 2, 4, 0),
        (2 + 5, 4, 1 + 1, 0, 1),
        (2 + 4, 3, 4, 1, 0),
    ]
    assert [game.player(seat).temple for seat in range(3)] == [[0, 0, 1], [1, 1, 0], [1, 0, 0]]
    assert [game.player(seat).avenue for seat in range(4)] == [0, 0, 1, 0]
    assert [game.workers(seat) for seat in range(4)] == [
        "C1 F1 N2",
        "D2 F1 Q1",
        "D1 F1 P1",
        "A1 G1 Q1",
    ]
    assert scene(2).city.royal == game.city.royal
