"""What a game must offer so that its turns can be searched: whole turns and what they are worth.

The unit is a whole turn of a seat, from its first question to its end, not a single answer: in
between nothing is drawn, and most answers make sense together only.
"""

from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.game import Game


class Turn:
    """A complete own turn: its answers, and the expected final margin after it.

    The answers are the seat's own.  Where others are asked in the middle of the turn, it was
    thought through with the first answer each of them may give.
    """

    __slots__ = ("ids", "worth")

    def __init__(self, ids: list[int], worth: float) -> None:
        self.ids = ids
        self.worth = worth

    def __repr__(self) -> str:
        return f"Turn({self.ids!r}, {self.worth!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """How a game is thought about.  A game derives its own; the search knows nothing else of it.

    All games handed over are hypothetical ones (no dealer) that may be known entirely: what a seat
    must not know has been imagined anew before.  A margin is the seat's points less those of the
    best other.
    """

    def turns(self, game: Game, seat: int, most: int) -> list[Turn]:
        """Distinct complete turns of the seat that decides now, the best first."""
        raise NotImplementedError

    def value(self, game: Game, seat: int) -> float:
        """The expected margin at the end of the game, as the game stands now."""
        raise NotImplementedError

    def reply(self, game: Game) -> None:
        """Play the whole turn of whoever decides now, quickly and well."""
        raise NotImplementedError

    def parts(self, game: Game, seat: int) -> list[tuple[str, float]]:
        """The value by its named parts, which add up to it: for hints."""
        raise NotImplementedError


def imagined(game: Game) -> Game:
    """A copy to think on: chance is open, and the past is left out, for it is long."""
    copy = game.hypothetical()
    copy.history = []
    return copy
