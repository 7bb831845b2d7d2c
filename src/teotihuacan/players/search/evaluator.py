"""The interface of an evaluator: complete turns and their values, for searches and hints.

The unit is a whole turn of a seat, from its first question to its end, not a single answer: in
between nothing is drawn, and most answers only make sense together.
"""

from typing import Generic

from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.game import Game
from teotihuacan.engine.generic import S


class Turn:
    """A complete own turn: its answers, and the expected final margin after it.

    The answers are the seat's own.  Where others are asked in the middle of the turn, their first
    legal answers are assumed.
    """

    __slots__ = ("ids", "worth")

    def __init__(self, ids: list[int], worth: float) -> None:
        self.ids = ids
        self.worth = worth

    def __repr__(self) -> str:
        return f"Turn({self.ids!r}, {self.worth!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """The evaluator of a game: all that a search knows of it.  Each game derives its own.

    All games passed in are hypothetical (no dealer) and hide nothing: what the seat must not know
    has been drawn again before.  A margin is the seat's points less those of the best other.
    """

    def turns(self, game: Game[S], seat: int, most: int) -> list[Turn]:
        """Distinct complete turns of the seat that decides now, the best first."""
        raise NotImplementedError

    def value(self, game: Game[S], seat: int) -> float:
        """The expected margin at the end of the game."""
        raise NotImplementedError

    def reply(self, game: Game[S]) -> None:
        """Play the whole turn of the player that decides now, quickly and well."""
        raise NotImplementedError

    def parts(self, game: Game[S], seat: int) -> list[tuple[str, float]]:
        """The value by its named parts, which add up to it: for hints."""
        raise NotImplementedError


def lead(points: list[int], seat: int) -> float:
    """A seat's points less those of the best other; alone, its points."""
    best = -1_000_000
    for other, theirs in enumerate(points):
        if other != seat and theirs > best:
            best = theirs
    return float(points[seat] - best if len(points) > 1 else points[seat])


def imagined(game: Game[S]) -> Game[S]:
    """A copy to plan on, without a dealer and without its long history."""
    copy = game.hypothetical()
    copy.history = []
    return copy
