"""Chance for those who think ahead: the same luck, whatever is tried.

With one stream of numbers for everything, an option that draws one tile more would shift all that
comes after it, and a search would choose luck instead of options.  So every kind of draw has a
stream of its own in every turn, and what comes up is not the third tile of the pile but the one
that this luck likes best: piles that differ by a tile still give the same one.
"""

from math import log
from typing import TYPE_CHECKING, Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9
SEATS: Final = 16  # more than any game has: turns are counted by round and seat


def scrambled(number: int) -> int:
    """32 bits in which every bit of a 32-bit number has had its say.

    A public-domain hash ("prospector"): both factors are below 2**31, so that products fit into
    a machine word.
    """
    x: i64 = number
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & WORD
    x ^= x >> 15
    x = (x * 0x735A2D97) & WORD
    x ^= x >> 15
    return x


def joined(mark: int, number: int) -> int:
    """A mark of both, in 32 bits; the number is a small one."""
    return scrambled((mark + (number + 1) * GOLDEN) & WORD)


def seed_for(seed: int, number: int) -> int:
    """A seed for one of many who have one seed together."""
    low = joined(scrambled(seed & WORD), number)
    return (joined(scrambled(seed >> 32 & WORD), low >> 8) & 0x1FFFFF) << 32 | low


class Chance:
    """One luck: what comes up in each turn, by the kind of draw.

    `begin` says whose turn of which round has just been played; the draws that follow belong to it.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.mark = joined(scrambled(seed & WORD), seed >> 32 & 0x1FFFFF)
        self.turn = -1
        self.drawn: dict[int, int] = {}  # in this turn, by kind

    def begin(self, round: int, seat: int) -> None:
        """What is drawn from now on follows this turn; saying it twice changes nothing."""
        turn = round * SEATS + seat + 1
        if turn != self.turn:
            self.turn = turn
            self.drawn = {}

    def fresh(self) -> None:
        """Begin anew, so that the same turn can be played again."""
        self.turn = -1

    def draw(self, game: Game) -> int:
        """The id that comes up, where a draw is due."""
        step = game.state.agenda[-1]
        number = step[0]
        count = self.drawn.get(number, 0)
        self.drawn[number] = count + 1
        stream = joined(joined(joined(self.mark, self.turn), number), count)
        kind = game.rules.kinds[number]
        ids = game.ids
        if kind.even:
            return likeliest(stream, ids)
        return likeliest_weighted(stream, ids, kind.weights(game.state, step, ids))

    def settle(self, game: Game) -> None:
        """Draw until somebody else decides, or nobody."""
        agenda = game.state.agenda
        while agenda and agenda[-1][1] == CHANCE:
            game.apply(self.draw(game))
            agenda = game.state.agenda


def likeliest(stream: int, ids: list[int]) -> int:
    """Every id has a number in this stream; the lowest comes up."""
    best = ids[0]
    lowest = WORD + 1
    for id in ids:
        number = joined(stream, id)
        if number < lowest:
            lowest = number
            best = id
    return best


def likeliest_weighted(stream: int, ids: list[int], weights: list[int]) -> int:
    """The same for odds that differ: a race in which heavy ones are faster."""
    best = ids[0]
    soonest = 1e300
    for place, id in enumerate(ids):
        weight = weights[place]
        if weight > 0:
            time = -log((joined(stream, id) + 0.5) / (WORD + 1.0)) / weight
            if time < soonest:
                soonest = time
                best = id
    return best
