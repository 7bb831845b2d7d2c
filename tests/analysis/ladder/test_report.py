"""The figures of a ladder, by hand."""

import json

import pytest

from teotihuacan.analysis.ladder import Climb, Estimate, Played, report
from tests.analysis.ladder.synthetic import game, ladder

PLAN = ladder("good random", "random random", blocks=2)
GAMES = (
    # A block of both matches; in rotation 1 the one sits in seat 1.
    game((1, 0, 0), 50, 20, seconds=0.5),
    game((1, 0, 1), 30, 40, seconds=0.5),
    game((1, 1, 0), 10, 20, seconds=0.1),
    game((1, 1, 1), 20, 10, seconds=0.1),
    game((2, 0, 0), 30, 30, seconds=0.5),
    game((2, 0, 1), 60, 20, seconds=0.5),
    game((2, 1, 0), 30, 20, seconds=0.1),
    game((2, 1, 1), 10, 30, seconds=0.1),
)


def test_matches_by_hand() -> None:
    found = report(Climb(PLAN, GAMES))
    good, mirror = found.matches
    assert (good.one, good.others, good.games) == ("good", ("random",), 4)
    # Won, won; tied, lost.
    assert good.share == Estimate(0.625, 0.25, 1.0)
    assert good.margin is not None
    assert good.margin.mean == (30 + 10 + 0 - 40) / 4
    assert (good.margin.low, good.margin.high) == (-20, 20)
    assert good.score.mean == (50 + 40 + 30 + 20) / 4
    assert good.others_score is not None
    assert good.others_score.mean == (20 + 30 + 30 + 60) / 4
    assert [seat.mean for seat in good.seats] == [(1 + 0 + 0.5 + 1) / 4, (0 + 1 + 0.5 + 0) / 4]
    assert not good.mirror
    assert good.brackets is None
    assert mirror.mirror
    assert mirror.share.mean == 0.5, "lost, lost; won, won"
    assert mirror.fair == 0.5
    assert mirror.brackets


def test_a_mirror_that_does_not_hold_a_fair_share_is_told() -> None:
    plan = ladder("good random", "random random", blocks=8)
    games = [
        game(key, *((9, 1) if key[2] == 0 else (1, 9)))
        for block in range(1, 9)
        for key in plan.block(block)
    ]
    assert report(Climb(plan, tuple(games))).matches[1].brackets is False


def test_seats_over_all_matches() -> None:
    first, second = report(Climb(PLAN, GAMES)).seats
    assert first.share.mean == (1 + 0 + 0 + 1 + 0.5 + 1 + 1 + 0) / 8
    assert first.share.mean + second.share.mean == 1
    assert second.score.mean == (20 + 40 + 20 + 10 + 30 + 20 + 20 + 30) / 8


def test_three_at_a_table() -> None:
    plan = ladder("a b b")
    games = (game((1, 0, 0), 9, 5, 1), game((1, 0, 1), 7, 3, 5), game((1, 0, 2), 4, 6, 6))
    (match,) = report(Climb(plan, games)).matches
    assert match.share == Estimate(0.5, None, None), "won, lost, shared with one of two"
    assert match.margin is not None
    assert match.margin.mean == (4 - 4 + 0) / 3, "over the better of the two"
    assert match.fair == pytest.approx(1 / 3)


def test_the_clock_is_told_apart() -> None:
    slow = tuple(
        Played(g.key, g.scores, g.winners, g.turns, g.decisions, (9.0, 9.0)) for g in GAMES
    )
    assert slow == GAMES, "the same games, however long they took"
    one, other = (report(Climb(PLAN, games)).to_json() for games in (GAMES, slow))
    assert one.pop("clocks") != other.pop("clocks")
    assert one == other
    good, random = report(Climb(PLAN, GAMES)).clocks
    assert good.turn == pytest.approx(0.5 / 10)
    assert good.decision == pytest.approx(0.5 / 30)
    assert random.turn == pytest.approx((4 * 0.5 + 8 * 0.1) / 120)
    assert (random.turns, random.decisions) == (120, 360)


def test_all_of_it_is_plain_json() -> None:
    found = report(Climb(PLAN, GAMES)).to_json()
    assert json.loads(json.dumps(found))["matches"][0]["share"]["mean"] == 0.625
