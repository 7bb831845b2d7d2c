"""The seeded dealer who plays chance.

A small generator of four 32-bit words ("sfc32", a public-domain design): the same numbers
everywhere, no integer beyond 2**62 (so it stays fast when compiled), and it copies for nothing.
Its seeds can be searched, which is fine for simulations.  Where people play for real a seed has 128
bits, and the dealer is a `SealedDealer`, out of whose draws nobody can find it.
"""

from __future__ import annotations

import hashlib
import operator
from typing import TYPE_CHECKING, Final, SupportsIndex

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
HIGHEST_SEED: Final = 2**53 - 1  # so that a seed survives JSON in any language
HIGHEST_SECRET: Final = 2**128 - 1  # beyond HIGHEST_SEED begin the seeds of sealed dealers
SEALED_WORDS: Final = 8  # that one digest gives


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
    def seeded(given: SupportsIndex) -> Dealer:
        seed = operator.index(given)  # numpy's numbers, too
        if seed > HIGHEST_SEED:
            return SealedDealer(seed, 0)
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

    def __reduce__(self) -> tuple[type[Dealer], tuple[int, ...]]:
        return Dealer, (self.a, self.b, self.c, self.count)


class SealedDealer(Dealer):
    """A dealer whose seed cannot be found out from its draws, however many are known.

    Word number n is the (n mod 8)th of the eight 32-bit words, in network order, of the SHA-256 of
    the text "teotihuacan draws 1 SEED BLOCK": the seed in 32 hexadecimal digits, the block n // 8
    in decimal ones.  So a few lines in any language can check what was dealt.

    >>> dealer = Dealer.seeded(2**100)
    >>> [dealer.below(6) for _ in range(5)] == [Dealer.seeded(2**100).below(6)] * 5
    False
    >>> twin = dealer.copy()
    >>> [dealer.word() for _ in range(9)] == [twin.word() for _ in range(9)]
    True
    """

    def __init__(self, seed: int, count: int) -> None:
        super().__init__(0, 0, 0, count)
        self.seed = seed
        self.block = -1
        self.drawn: list[int] = []  # the words of that block; never changed, so copies share it

    def copy(self) -> Dealer:
        copy = SealedDealer(self.seed, self.count)
        copy.block = self.block
        copy.drawn = self.drawn
        return copy

    def word(self) -> int:
        block = self.count // SEALED_WORDS
        if block != self.block:
            self.block = block
            self.drawn = sealed_words(self.seed, block)
        word = self.drawn[self.count % SEALED_WORDS]
        self.count += 1
        return word

    def words(self) -> list[int]:
        return [self.count]

    def __reduce__(self) -> tuple[type[Dealer], tuple[int, ...]]:
        return SealedDealer, (self.seed, self.count)


def sealed_words(seed: int, block: int) -> list[int]:
    digest = hashlib.sha256(f"teotihuacan draws 1 {seed:032x} {block}".encode()).digest()
    return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 4 * SEALED_WORDS, 4)]


def written_seed(seed: int | None) -> int | str | None:
    """A seed for JSON: one with more bits than numbers have there is written as 32 hex digits."""
    return f"{seed:032x}" if seed is not None and seed > HIGHEST_SEED else seed


def known_seed(written: object) -> int | None:
    """Return what `written_seed` wrote; -1 if it cannot have."""
    if written is None:
        return None
    if isinstance(written, str):
        if len(written) != 32 or written.strip("0123456789abcdef"):
            return -1
        seed = int(written, 16)
        return seed if seed > HIGHEST_SEED else -1
    if isinstance(written, int) and not isinstance(written, bool) and 0 <= written <= HIGHEST_SEED:
        return written
    return -1
