"""Intervals: the bootstrap against what theory says."""

import math
from random import Random

import pytest

from teotihuacan.analysis.ladder.estimates import (
    Estimate,
    estimates,
    middle,
    of_share,
    quantile,
    resampled,
)


def test_the_bootstrap_is_the_same_every_time() -> None:
    rows = [[0.0, 1.0, 1.0, 0.5], [3.0, 1.0, 4.0, 1.0]]
    assert list(resampled(rows)) == list(resampled(rows))
    assert list(resampled(rows, seed=1)) != list(resampled(rows, seed=2))
    assert estimates(rows) == estimates(rows)


def test_its_first_resample_by_hand() -> None:
    draw = Random(7).random
    picks = [int(draw() * 3) for _ in range(3)]
    values = [10.0, 20.0, 60.0]
    first = next(resampled([values], seed=7))
    assert first == [sum(values[pick] for pick in picks) / 3]


def test_rows_are_drawn_together() -> None:
    values = [1.0, 4.0, 9.0, 16.0]
    for one, other in resampled([values, [10 - value for value in values]], count=50):
        assert one + other == pytest.approx(10)


def test_an_interval_is_as_wide_as_the_standard_error_says() -> None:
    random = Random(5)
    values = [random.gauss(100, 15) for _ in range(400)]
    (found,), _ = estimates([values])
    mean = sum(values) / 400
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / 399 / 400)
    assert found.mean == pytest.approx(mean)
    assert found.low is not None
    assert found.high is not None
    assert found.low == pytest.approx(mean - 1.96 * error, abs=0.25 * error)
    assert found.high == pytest.approx(mean + 1.96 * error, abs=0.25 * error)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    random = Random(11)
    held = 0
    for _ in range(100):
        values = [(random.random() < 0.7) / 2 + (random.random() < 0.7) / 2 for _ in range(50)]
        (found,), _ = estimates([values])
        held += found.brackets(0.7)
    assert 89 <= held <= 99  # 95 expected


def test_quantiles() -> None:
    assert middle([float(value) for value in range(201)]) == pytest.approx((5, 195))
    assert quantile([4.0], 0.975) == 4.0


def test_a_single_block_has_no_interval() -> None:
    (found,), (fitted,) = estimates([[3.0]], lambda means, weight: [means[0] + weight()])
    assert found == Estimate(3.0, None, None)
    assert fitted == Estimate(4.0, None, None)
    assert found.brackets(3.0)
    assert not found.brackets(2.0)


@pytest.mark.parametrize("blocks", [1, 10, 200])
def test_who_won_always_is_not_sure_to_win_always(blocks: int) -> None:
    """The chance to win so many blocks at the lower end is just 2.5 %."""
    won = of_share(Estimate(1.0, 1.0, 1.0), blocks)
    assert won.low is not None
    assert won.low**blocks == pytest.approx(0.025)
    lost = of_share(Estimate(0.0, 0.0, 0.0), blocks)
    assert lost.high == pytest.approx(1 - won.low)
    even = Estimate(0.5, 0.5, 0.5)
    assert of_share(even, blocks) == even
