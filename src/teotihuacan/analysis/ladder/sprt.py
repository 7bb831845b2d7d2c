"""Is one player better than another?  A test that stops as soon as it knows.

Wald's sequential probability ratio test, over blocks.  The share of the victories that a block
brought is one observation; the games of a block depend on each other, blocks do not.  Two claims
are compared: that the mean share is `low` (no better), or that it is `high` (better).

If all games were independent, the logarithm of the likelihood ratio would be that of a coin,

    games * (mean * log(high / low) + (1 - mean) * log((1 - high) / (1 - low)))

Games of the same setup may make blocks vary more than coins do.  By how much is estimated from the
blocks seen so far (their variance, divided by that of as many coins), and the logarithm is divided
by it.  While few blocks are there that is a guess; so `PRIOR` blocks that vary like coins count
among them, it is never less than 1, and nothing is decided before `LEAST` blocks.

The normal approximation that is usual for chess engines does the same near a share of one half; but
it takes the variance for the same under both claims, and near 0 or 1, where our players often are,
it was wrong two or three times as often as it may be.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import teotihuacan as teo

PRIOR: Final = 4
LEAST: Final = 10

BETTER: Final = "better"
NO_BETTER: Final = "no better"
OPEN: Final = "open"


@dataclass(frozen=True)
class Decision:
    """The state of a test: its verdict, and after how many blocks."""

    verdict: str
    blocks: int
    ratio: float  # logarithm of the likelihood ratio
    bound: float  # beyond which the test is decided
    low: float
    high: float
    error: float


@dataclass(frozen=True)
class Sprt:
    """A test: two shares of the victories, the seats at a table, and how often it may be wrong."""

    low: float
    high: float
    seats: int = 2
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise teo.OptionError(
                "--win must be two shares between 0 and 1, the lower one first, "
                f"not {self.low:g},{self.high:g}"
            )
        if not 0 < self.error < 0.5:
            raise teo.OptionError(f"--error must be between 0 and 0.5, not {self.error:g}")

    @staticmethod
    def usual(seats: int, error: float = 0.05) -> Sprt:
        """A fair share, or a twentieth of all victories more."""
        return Sprt(1 / seats, 1 / seats + 0.05, seats, error)

    def begin(self) -> Trial:
        return Trial(self)


class Trial:
    """A test being made, block by block."""

    def __init__(self, test: Sprt) -> None:
        self.test = test
        self.blocks = 0
        self.sum = 0.0
        self.squares = 0.0
        self.won = math.log(test.high / test.low)  # the evidence of a game won, and of one lost
        self.lost = math.log((1 - test.high) / (1 - test.low))
        self.bound = math.log((1 - test.error) / test.error)

    def hear(self, share: float) -> bool:
        """One block more; whether the test is decided now."""
        self.blocks += 1
        self.sum += share
        self.squares += share * share
        return self.verdict() != OPEN

    def dispersion(self) -> float:
        """Return the overdispersion of blocks relative to coin flips, at least 1.

        A player who has won everything so far does not vary at all, which proves nothing.
        """
        middle = (self.test.low + self.test.high) / 2
        mean = (self.sum + PRIOR * middle) / (self.blocks + PRIOR)
        coins = mean * (1 - mean) / self.test.seats
        spread = max(0.0, self.squares - self.sum * self.sum / self.blocks)
        return max(1.0, (spread / coins + PRIOR) / (self.blocks - 1 + PRIOR))

    def ratio(self) -> float:
        if self.blocks == 0:
            return 0.0
        coins = self.sum * self.won + (self.blocks - self.sum) * self.lost
        return self.test.seats * coins / self.dispersion()

    def verdict(self) -> str:
        if self.blocks < LEAST or abs(self.ratio()) < self.bound:
            return OPEN
        return BETTER if self.ratio() > 0 else NO_BETTER

    def decision(self) -> Decision:
        test = self.test
        return Decision(
            self.verdict(), self.blocks, self.ratio(), self.bound, test.low, test.high, test.error
        )
