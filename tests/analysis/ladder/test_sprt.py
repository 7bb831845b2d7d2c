"""Is A better than B: how often the test is wrong, and when it stops."""

import math
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.analysis.ladder.sprt import BETTER, LEAST, NO_BETTER, OPEN, Sprt, Trial

RUNS = 200


def tried(test: Sprt, truth: float, seed: int, together: float = 0.0) -> Trial:
    """Blocks of coins; some blocks are won or lost as a whole."""
    random = Random(seed)
    trial = test.begin()
    while trial.blocks < 5000:
        if random.random() < together:
            share = float(random.random() < truth)
        else:
            share = sum(random.random() < truth for _ in range(test.seats)) / test.seats
        if trial.hear(share):
            break
    return trial


@pytest.mark.parametrize("together", [0.0, 0.5], ids=["coins", "blocks that hang together"])
@pytest.mark.parametrize(
    ("low", "high", "seats"), [(0.5, 0.6, 2), (1 / 3, 0.45, 3), (0.8, 0.9, 2), (0.9, 0.95, 2)]
)
def test_it_is_wrong_about_as_seldom_as_it_says(
    low: float, high: float, seats: int, together: float
) -> None:
    test = Sprt(low, high, seats)
    no_better = [tried(test, low, seed, together) for seed in range(RUNS)]
    better = [tried(test, high, seed + RUNS, together) for seed in range(RUNS)]
    wrong = sum(trial.verdict() != NO_BETTER for trial in no_better)
    missed = sum(trial.verdict() != BETTER for trial in better)
    assert wrong / RUNS <= 0.1
    assert missed / RUNS <= 0.1


def test_the_ratio_of_coins_by_hand() -> None:
    trial = Sprt(0.5, 0.6).begin()
    for share in (1.0, 0.5, 0.5, 0.0):
        trial.hear(share)
    # Four games won and four lost.  Squares of 0.5 in all, the mean with four blocks of 0.55 is
    # 0.525: coins would vary by 0.525 * 0.475 / 2.
    assert trial.dispersion() == pytest.approx((0.5 / 0.1246875 + 4) / 7)
    expected = 4 * math.log(0.6 / 0.5) + 4 * math.log(0.4 / 0.5)
    assert trial.ratio() == pytest.approx(expected / trial.dispersion())


def test_blocks_that_hang_together_count_for_less() -> None:
    apart, together = Sprt(0.5, 0.6).begin(), Sprt(0.5, 0.6).begin()
    for _ in range(30):
        for share in (1.0, 0.5, 0.5, 1.0, 0.0):
            apart.hear(share)
        for share in (1.0, 1.0, 0.0, 1.0, 0.0):
            together.hear(share)
    assert together.dispersion() > 1.5 > apart.dispersion() >= 1.0
    assert together.dispersion() == pytest.approx(2, abs=0.1), "two games are worth one"


def test_nothing_is_decided_before_some_blocks() -> None:
    trial = Sprt(0.5, 0.9).begin()
    heard = [trial.hear(1.0) for _ in range(LEAST)]
    assert heard == [False] * (LEAST - 1) + [True]
    assert trial.decision().verdict == BETTER
    assert trial.decision().blocks == LEAST
    assert Sprt(0.5, 0.9).begin().decision().verdict == OPEN


def test_who_is_worse_is_no_better() -> None:
    trial = Sprt.usual(2).begin()
    while not trial.hear(0.0):
        pass
    assert trial.decision().verdict == NO_BETTER


def test_the_usual_test() -> None:
    assert Sprt.usual(4).low == 0.25
    assert Sprt.usual(4).high == pytest.approx(0.3)
    assert Sprt.usual(2).begin().bound == pytest.approx(math.log(19))


@pytest.mark.parametrize("shares", [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0), (-1, 2)])
def test_two_shares_are_needed(shares: tuple[float, float]) -> None:
    with pytest.raises(teo.OptionError, match="the lower one first"):
        Sprt(*shares)


@pytest.mark.parametrize("error", [0.0, 0.5, 2.0, math.nan])
def test_an_error_that_cannot_be(error: float) -> None:
    with pytest.raises(teo.OptionError, match="--error must be"):
        Sprt(0.5, 0.6, 2, error)
