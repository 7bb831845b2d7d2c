"""The seeded dealer who plays chance.

A small generator of four 32-bit words ("sfc32", a public-domain design): the same numbers
everywhere, no integer beyond 2**62 (so it stays fast when compiled), and it copies for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
HIGHEST_SEED: Final = 2**53 - 1  # so that a seed survives JSON in any language


class Dealer:
    """A source of fair draws.

    >>> Dealer.seeded(7).below(6) == Dealer.seeded(7).below(6)
    True
    >>> Dealer.seeded(7).weighted([0, 3, 0])
    1
    """

    def __init__(self, a: int, b: int, c: int, count: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    @staticmethod
    def seeded(seed: int) -> Dealer:
        dealer = Dealer(seed & WORD, (seed >> 32) & WORD, 0x9E3779B9, 1)
        for _ in range(12):  # let the seed's few bits reach every word
            dealer.word()
        return dealer

    def copy(self) -> Dealer:
        return Dealer(self.a, self.b, self.c, self.count)

    def word(self) -> int:
        """The next 32 random bits."""
        b: i64 = self.b  # machine words, once compiled
        c: i64 = self.c
        mixed: i64 = (self.a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = ((c << 21 | c >> 11) + mixed) & WORD
        return mixed

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, `bound`."""
        word: i64 = self.word()
        times: i64 = bound
        return word * times >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index, each with the odds its weight gives it."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("no weight to draw from")

    def words(self) -> list[int]:
        """The whole state, for a position."""
        return [self.a, self.b, self.c, self.count]

    def __reduce__(self) -> tuple[type[Dealer], tuple[int, int, int, int]]:
        return Dealer, (self.a, self.b, self.c, self.count)
