"""The title of Coins, the made-up game of the engine's tests: the least a game needs.

It has rules, one file of sentences, a name for one part of its phrases and an artist who draws a
heap of coins.  Everything else is what every game has if it brings nothing of its own: the plain
screen, the player who does not think.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path

from teotihuacan.picture.artist import Artist
from teotihuacan.title import QuickStart, Title
from teotihuacan.titles import GAMES, TITLES, register
from teotihuacan.words import Naming
from teotihuacan.words.naming import seat
from tests.engine.coins import COINS


class CoinsTitle(Title):
    """A heap of coins, and purses that nobody may look into."""

    turn_question = "take"
    ending = "stop"

    def __init__(self) -> None:
        super().__init__(COINS)

    def sentences(self) -> Traversable:
        return Path(__file__).parent / "words"

    def namings(self) -> Mapping[str, Naming]:
        return {"to": seat}

    def artist(self) -> Artist:
        from tests.toy.artist import ARTIST

        return ARTIST

    quick_starts = (QuickStart("hotseat", "turn", {"players": 2}, ("human", "human")),)


@contextmanager
def registered() -> Iterator[CoinsTitle]:
    """Coins among the registered games, as long as a test needs it there."""
    title = CoinsTitle()
    register(title)
    try:
        yield title
    finally:
        del TITLES[title.name], GAMES[title.name]
        COINS.title = None
