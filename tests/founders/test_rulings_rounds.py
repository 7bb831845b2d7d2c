"""Rulings on rounds, the end and the scoring: R36–R42, F54–F59."""

import pytest

from teotihuacan.founders.rules.rounds import district_scores, verdict
from tests.founders.scene import Scene, scene
from tests.founders.test_cases import lay_temple


def next_round(s: Scene) -> Scene:
    number = s.founding.round
    while s.founding.round == number:
        s.play("pass")
    return s


def test_ruling_r36_f55_displays_are_topped_up_and_leftovers_stay() -> None:
    s = scene().display(stone2=0, gold4=3, green=1)
    next_round(s)
    shown = dict(enumerate(s.founding.display))
    assert shown[4] == 1  # stone2
    assert shown[8] == 3  # gold4 is never reduced
    assert shown[9] == 2
    s = scene().display(stone2=0).supply(stone2=0)
    assert next_round(s).founding.display[4] == 0  # as far as the supply goes


def test_ruling_r37_f55_all_nine_bonus_disks_are_shuffled_every_round() -> None:
    s = scene(players=2)
    s.play("pass")
    s.game.play("pass")
    assert s.game.asked == "draw disk"
    assert s.game.odds == [2, 2, 1, 2, 2]
    assert max(s.founding.bonus) == -1
    s.play("~any_build ~vp2 ~vp2 ~vp1_resource ~vp1_resource ~vp1_strength")
    used = [space for space, disk in enumerate(s.founding.bonus) if disk >= 0]
    assert used == [0, 1, 3, 4, 6, 7]  # two of each section with two players
    assert s.asked == "turn"


def test_ruling_r38_f57_the_first_player_marker_moves_clockwise() -> None:
    for players, expected in ((2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])):
        s = scene(players=players)
        found = []
        while s.offered:
            found.append(s.founding.first)
            assert s.game.actor == s.founding.first
            number = s.founding.round
            while s.offered and s.founding.round == number:
                s.play("pass")
        assert found == expected


def test_ruling_r39_architects_and_other_things_stay_between_rounds() -> None:
    s = scene().worship(0, "g_wood_vp").lay(0, "wood1", "a1")
    s.play("C1+1 later no-swap none end pass")
    next_round(s)
    assert s.founder().architect == 1
    assert s.held() == ["g_wood_vp"]
    assert s.tiles() == {"wood1": 1}
    assert s.founder().favor == 1


def test_ruling_f54_disks_not_used_come_back_and_one_leaves() -> None:
    s = scene().play("C1+3 later none end")
    next_round(s)
    assert [s.founder(seat).disks for seat in (0, 1)] == [5, 5]
    assert set(s.founding.stacks) == {()}


def test_ruling_f54_the_round_ends_when_the_last_player_passes() -> None:
    s = scene(players=3).play("pass pass")
    assert s.founding.round == 1
    s.play("pass")
    assert s.founding.round == 2
    assert s.founder().passed is False


def test_ruling_f56_nothing_of_a_new_round_follows_the_last_one() -> None:
    s = scene().display(stone2=0)
    s.founding.round = s.founding.setting.rounds
    s.founder().points = 5
    s.play("pass pass")
    assert s.game.over
    assert s.founding.display[4] == 0
    assert s.points() == 5  # disks and cubes are worth nothing
    assert s.founding.first == 0


def test_ruling_r41_f58_tiles_and_temples_in_two_districts_count_in_both() -> None:
    s = scene().pyramid(0, N="red", W="red", NW2="red")
    lay_temple(s, "red", "f1 g1 f2 g2 g3")  # across the border in the north
    scores = district_scores(s.founder())
    assert scores == [2 + 2 + 3, 2, 0, 0]


def test_ruling_r41_covered_tiles_count_and_cubes_and_worship_tiles_do_not() -> None:
    s = scene().worship(0, "g_wood_vp").cubes(0, gold="a12")
    s.pyramid(0, NW="green", N="blue", W="blue", NW2="blue")
    lay_temple(s, "green", "a1 b1 c1")
    s.founding.round = s.founding.setting.rounds
    s.play("pass pass")
    assert s.points() == 2


@pytest.mark.parametrize(
    ("tiles", "winners", "why"), [((3, 4), [1], "pyramid"), ((3, 3), [0, 1], "shared")]
)
def test_ruling_r42_f59_ties_go_to_the_higher_pyramid(
    tiles: tuple[int, int], winners: list[int], why: str
) -> None:
    s = scene()
    for seat, count in enumerate(tiles):
        s.founder(seat).points = 20
        for place in ("NW", "N", "NE", "W")[:count]:
            s.pyramid(seat, **{place: "green"})
    s.founding.round = s.founding.setting.rounds
    s.play("pass pass")
    assert s.game.winners == winners
    assert s.game.verdict == why


def test_points_alone_need_no_reason() -> None:
    s = scene()
    s.founder(1).points = 1
    assert verdict(s.founding) == ([1], "")
