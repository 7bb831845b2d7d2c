"""Three Eclipses, the early end, and who wins."""

import pytest

from tests.city.scene import Scene, scene
from tests.city.stages import RING, built_up_to, eclipse, pay_all


def waiting(players: int, **options: object) -> Scene:
    """Return a scene in which players can only walk around and collect cocoa."""
    s = scene(players, **options).ring(RING)
    for seat in range(players):
        s.seat(seat, cocoa=9, workers="C1 C1 A1")
    return s


def walk(s: Scene) -> None:
    """Answer what is asked in the plainest way: one board on, cocoa, all salaries paid."""
    codes = s.codes
    s.play("cocoa" if "cocoa" in codes else codes[0])


def test_a_game_has_three_eclipses() -> None:
    s = waiting(3)
    eclipses: list[tuple[int, ...]] = []
    turns = 0
    while not s.game.over:
        walk(s)
        eclipses += [values for _, values in s.told("eclipse")]
        turns += len(s.told("turn"))
    assert eclipses == [(1, 0, 0), (2, 0, 0), (3, 1, 0)]
    # Each era: as many rounds as the dark disc has steps, and one more; less the first turn,
    # which had begun before we counted.
    assert turns == 3 * (11 + 1) + 3 * (10 + 1) + 3 * (9 + 1) - 1
    assert s.game.scores == [0, 0, 0]


@pytest.mark.parametrize("players", [2, 4])
def test_dark_eclipse_leaves_the_extra_round_out(players: int) -> None:
    s = waiting(players, dark_eclipse=True)
    turns = 0
    while not s.game.over:
        walk(s)
        turns += len(s.told("turn"))
    first = {2: 10, 4: 12}[players]
    assert turns == players * (first + first - 1 + first - 2) - 1


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    s = pay_all(eclipse(scene(2), era=2))
    assert s.game.over
    assert s.game.actor is None
    assert s.game.ids == []
    assert s.city.agenda == []


@pytest.mark.parametrize("dark_eclipse", [False, True])
def test_a_pyramid_finished_in_the_second_era_skips_the_third(dark_eclipse: bool) -> None:
    s = built_up_to(scene(2, dark_eclipse=dark_eclipse).ring(RING), 3)
    s.pyramid_offer("gbGb", "rBrb", "gnrB")
    s.seat(0, cocoa=3, stone=2, wood=3, track=1, temples=(10, 0, 0), workers="G1 P1 P1")
    s.seat(1, cocoa=3, workers="F1 P1 P1")
    s.city.era = 1
    s.play("G1 >1 main tile1 r0")
    seen: list[tuple[int, ...]] = []
    while not s.game.over:
        s.play("cocoa" if s.game.asked == "action" else s.codes[0])
        seen += [values for _, values in s.told("eclipse")]
    assert seen == [(2, 1, 0)]
    # Level 4, the leader, two steps at 2 points, the flat bonus tile.
    assert s.game.scores == [7 + 4 + 2 * 2 + 15, 0]
    assert s.game.winners == [0]


# --- who wins


def finish(points: str, cocoa: str, **options: object) -> list[int]:
    s = scene(len(points.split()), **options)
    for seat, (p, c) in enumerate(zip(points.split(), cocoa.split())):
        s.seat(seat, points=int(p), cocoa=int(c) + 3)
    eclipse(s, era=2)
    while not s.game.over:
        assert s.game.winners == []
        s.play("pay3")
    return s.game.winners


@pytest.mark.parametrize(
    ("points", "cocoa", "winner", "in_the_dark"),
    [
        ("10 11 9 8", "9 0 9 9", 1, 1),  # points first
        ("10 11 11 8", "9 1 2 9", 2, 2),  # then cocoa
        ("11 10 11 11", "2 9 2 2", 0, 3),  # then the order: the first, in the dark the last
        ("8 11 11 9", "9 2 2 9", 1, 2),
        ("7 7 7 7", "0 0 0 0", 0, 3),
        ("7 7", "5 4", 0, 0),
    ],
)
def test_points_then_cocoa_then_player_order(
    points: str, cocoa: str, winner: int, in_the_dark: int
) -> None:
    assert finish(points, cocoa) == [winner]
    assert finish(points, cocoa, dark_eclipse=True) == [in_the_dark]


def test_resources_decide_nothing() -> None:
    s = scene(2).seat(0, points=5, cocoa=3).seat(1, points=5, cocoa=3, wood=9, stone=9, gold=9)
    eclipse(s, era=2).play("pay3 pay3")
    assert s.game.winners == [0]
