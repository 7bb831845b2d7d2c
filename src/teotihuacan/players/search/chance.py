"""Chance in a search: one random seed gives the same draws, whichever turn is tried.

With a single random stream, a turn that draws one tile more would shift all later draws, and the
search would compare luck instead of turns.  So every draw has its own random stream, made from the
seed, the turn and the kind of draw.  A draw does not give the third tile of the pile but the tile
with the lowest number in the stream: piles that differ by one tile still give the same tile.
"""

from math import log
from typing import TYPE_CHECKING, Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9
SEATS: Final = 16  # more than any game has: turns are counted by round and seat


def scrambled(number: int) -> int:
    """Mix the bits of a 32-bit number.

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
    """Hash a mark and a small number to 32 bits."""
    return scrambled((mark + (number + 1) * GOLDEN) & WORD)


def seed_for(seed: int, number: int) -> int:
    """Derive a seed for one of many searches or trees from their common seed."""
    low = joined(scrambled(seed & WORD), number)
    return (joined(scrambled(seed >> 32 & WORD), low >> 8) & 0x1FFFFF) << 32 | low


class Chance:
    """The draws of one random seed, by turn and kind of draw.

    `begin` names the turn that has just been played; the draws that follow belong to it.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.mark = joined(scrambled(seed & WORD), seed >> 32 & 0x1FFFFF)
        self.turn = -1
        self.drawn: dict[int, int] = {}  # in this turn, by kind

    def begin(self, round: int, seat: int) -> None:
        """Start the draws that follow a turn; repeating the call changes nothing."""
        turn = round * SEATS + seat + 1
        if turn != self.turn:
            self.turn = turn
            self.drawn = {}

    def fresh(self) -> None:
        """Forget the turn, so that it can be played again."""
        self.turn = -1

    def draw(self, game: Game[State]) -> int:
        """The id that is drawn, where a draw is due."""
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

    def settle(self, game: Game[State]) -> None:
        """Draw until a player decides, or the game is over."""
        agenda = game.state.agenda
        while agenda and agenda[-1][1] == CHANCE:
            game.apply(self.draw(game))
            agenda = game.state.agenda


def likeliest(stream: int, ids: list[int]) -> int:
    """The id with the lowest number in this stream."""
    best = ids[0]
    lowest = WORD + 1
    for id in ids:
        number = joined(stream, id)
        if number < lowest:
            lowest = number
            best = id
    return best


def likeliest_weighted(stream: int, ids: list[int], weights: list[int]) -> int:
    """The same for unequal odds: the shortest exponential waiting time."""
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
