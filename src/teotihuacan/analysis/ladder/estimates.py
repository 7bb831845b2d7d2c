"""Confidence intervals by bootstrap over blocks.

The games of a block are played from one setup and depend on each other; blocks do not.  So blocks
are what is drawn again: as many as there are, with replacement, a thousand times, and the middle
95 % of the means that come out are the interval.  All figures of a ladder are drawn together, so
that what the matches of a block have in common stays in common.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Final

RESAMPLES: Final = 1000
CERTAINTY: Final = 0.95
SEED: Final = 2019  # any will do, as long as it is always the same


@dataclass(frozen=True)
class Estimate:
    """A mean over blocks and its 95 % interval; a single block tells nothing of its spread."""

    mean: float
    low: float | None
    high: float | None

    def brackets(self, value: float) -> bool:
        """Return whether a value lies in the interval, but for rounding."""
        if self.low is None or self.high is None:
            return abs(self.mean - value) < 1e-9
        return self.low - 1e-9 <= value <= self.high + 1e-9


Fitting = Callable[[Sequence[float], Callable[[], float]], Sequence[float]]


def once() -> float:
    return 1.0


def resampled(
    rows: Sequence[Sequence[float]], count: int = RESAMPLES, seed: int = SEED
) -> Iterator[list[float]]:
    """The means of all rows, for each of `count` draws of their columns.

    >>> [means == [3.0, 7.0] for means in resampled([[3.0, 3.0], [7.0, 7.0]], count=2)]
    [True, True]
    """
    # Of the generator's methods only `random` promises the same numbers in every version.
    draw = Random(seed).random
    size = len(rows[0])
    for _ in range(count):
        picks = [int(draw() * size) for _ in range(size)]
        yield [sum(map(row.__getitem__, picks)) / size for row in rows]


def quantile(ordered: Sequence[float], at: float) -> float:
    """Between the two nearest of some ordered numbers.

    >>> quantile([1.0, 2.0, 3.0, 4.0, 5.0], 0.25), quantile([1.0, 2.0], 0.5)
    (2.0, 1.5)
    """
    place = at * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def middle(values: Sequence[float]) -> tuple[float, float]:
    """Return the bounds of the middle 95 % of some numbers."""
    ordered = sorted(values)
    tail = (1 - CERTAINTY) / 2
    return quantile(ordered, tail), quantile(ordered, 1 - tail)


def estimates(
    rows: Sequence[Sequence[float]], fit: Fitting | None = None
) -> tuple[list[Estimate], list[Estimate]]:
    """An estimate for each row of block values, and for each figure that `fit` makes of the means.

    `fit` may count something besides, as often as the function it is handed says: once, and in a
    resample as often as chance will have it, once on average.
    """
    size = len(rows[0])
    means = [sum(row) / size for row in rows]
    fitted = [] if fit is None else list(fit(means, once))
    if size == 1:
        return [Estimate(mean, None, None) for mean in means], [
            Estimate(value, None, None) for value in fitted
        ]
    draw = Random(SEED).random
    drawn: list[list[float]] = [[] for _ in rows]
    drawn_fits: list[list[float]] = [[] for _ in fitted]
    for sample in resampled(rows):
        for kept, mean in zip(drawn, sample):
            kept.append(mean)
        for kept, value in zip(
            drawn_fits, [] if fit is None else fit(sample, lambda: -log(1 - draw()))
        ):
            kept.append(value)
    return (
        [Estimate(mean, *middle(kept)) for mean, kept in zip(means, drawn)],
        [Estimate(value, *middle(kept)) for value, kept in zip(fitted, drawn_fits)],
    )


def of_share(estimate: Estimate, blocks: int) -> Estimate:
    """A share, honest where every block was won or every block lost.

    There the bootstrap knows no spread and would promise certainty.  Instead the exact interval of
    Clopper and Pearson for as many blocks is given.

    >>> round(of_share(Estimate(1.0, 1.0, 1.0), 20).low, 3)
    0.832
    """
    if estimate.low is None or estimate.high is None:
        return estimate
    edge = ((1 - CERTAINTY) / 2) ** (1 / blocks)
    if estimate.low == estimate.high == 1.0:
        return Estimate(1.0, edge, 1.0)
    if estimate.low == estimate.high == 0.0:
        return Estimate(0.0, 0.0, 1 - edge)
    return estimate
