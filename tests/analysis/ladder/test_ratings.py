"""Ratings: known strengths come out again."""

import math
from dataclasses import replace

import pytest

from teotihuacan.analysis.ladder import Climb, report
from teotihuacan.analysis.ladder.ratings import SCALE, Fit, Stages, met, orders
from tests.analysis.ladder.synthetic import contest, game, ladder

STRENGTHS = {"random": 1.0, "middling": 3.0, "good": 10.0, "best": 20.0}
TRUTH = {name: SCALE * math.log(strength) for name, strength in STRENGTHS.items()}


def test_two_players_have_the_odds_of_their_wins() -> None:
    """In closed form: strengths are as victories are."""
    fit = Fit(["a", "b"], [("a", "b")], "b")
    assert fit.ratings([30.0, 10.0], [40.0]) == pytest.approx([SCALE * math.log(3), 0.0])
    assert SCALE * math.log(10) == pytest.approx(400)


def test_a_circle_is_even() -> None:
    fields = [("a", "b"), ("b", "c"), ("a", "c")]
    fit = Fit(["a", "b", "c"], fields, "a")
    assert fit.ratings([5.0, 5.0, 5.0], [5.0, 5.0, 5.0]) == pytest.approx([0.0, 0.0, 0.0])


def test_the_answer_is_where_the_likelihood_is_highest() -> None:
    """What was chosen is what was to be expected, for every name: the slope is zero."""
    fields = [("a", "b"), ("b", "c"), ("a", "b", "b"), ("a", "c", "c")]
    chosen, weights = [19.0, 14.0, 7.0], [11.0, 9.0, 12.0, 8.0]
    fit = Fit(["a", "b", "c"], fields, "c")
    strengths = [math.exp(rating / SCALE) for rating in fit.ratings(chosen, weights)]
    by = dict(zip("abc", strengths, strict=True))
    for name, times in zip("abc", chosen, strict=True):
        expected = sum(
            weight * field.count(name) * by[name] / sum(by[other] for other in field)
            for field, weight in zip(fields, weights, strict=True)
        )
        assert expected == pytest.approx(times, rel=1e-4)


@pytest.mark.parametrize(
    ("lineups", "blocks"),
    [
        (
            ("best good", "best middling", "best random")
            + ("good middling", "good random", "middling random"),
            300,
        ),
        (("best good good", "good random random", "middling good good", "random good good"), 300),
    ],
    ids=["pairs", "three at a table"],
)
def test_known_strengths_are_recovered(lineups: tuple[str, ...], blocks: int) -> None:
    found = report(contest(ladder(*lineups, blocks=blocks), STRENGTHS, 3))
    assert [rated.player for rated in found.ratings] == ["best", "good", "middling", "random"]
    for rated in found.ratings:
        assert rated.rating.mean == pytest.approx(TRUTH[rated.player], abs=60)
        assert rated.rating.brackets(TRUTH[rated.player])
    assert found.anchor == "random"


def test_without_random_the_first_is_the_anchor() -> None:
    found = report(contest(ladder("good best", blocks=50), STRENGTHS, 4))
    assert found.anchor == "good"
    assert {rated.player: rated.rating.mean for rated in found.ratings}["good"] == 0.0


def test_who_wins_always_has_a_finite_rating_and_an_honest_interval() -> None:
    plan = ladder("best random", blocks=20)
    games = [
        game(key, *((9, 1) if key[2] == 0 else (1, 9)))
        for b in range(1, 21)
        for key in plan.block(b)
    ]
    best = report(Climb(plan, tuple(games))).ratings[0].rating
    assert best.mean == pytest.approx(SCALE * math.log(41 / 1)), "20 blocks and half a block more"
    assert best.low is not None
    assert best.high is not None
    # Half a block lost, times a quantile of the exponential distribution.
    assert best.low == pytest.approx(SCALE * math.log(41 / -math.log(0.025)), abs=25)
    assert best.high > best.mean + 300


def test_level_players_share_all_orders() -> None:
    names = ["a", "b", "c"]
    assert orders(game((1, 0, 0), 5, 9, 7), names) == [["b", "c", "a"]]
    assert orders(game((1, 0, 0), 9, 9, 1), names) == [["a", "b", "c"], ["b", "a", "c"]]
    assert len(orders(game((1, 0, 0), 4, 4, 4), names)) == 6


def test_the_winner_is_first_even_with_fewer_points() -> None:
    played = replace(game((1, 0, 0), 5, 9), winners=(0,))
    assert orders(played, ["a", "b"]) == [["a", "b"]]


def test_among_equals_nothing_is_learned() -> None:
    stages = Stages()
    stages.rank(["a", "b", "b", "b"])
    assert stages.chosen == {"a": 1.0}
    assert stages.fields == {("a", "b", "b", "b"): 1.0}


def test_who_has_met() -> None:
    assert met([["a", "b"], ["b", "a"], ["c", "c"], ["a", "c", "c"]]) == [("a", "b"), ("a", "c")]
