"""The title of Coins, the made-up game of the engine's tests: the least a game needs.

Its rules are in `rules.py`, its sentences and the names of parts of phrases in `words/`, and its
artist, who draws a heap of coins, in `picture/artist.py`.  Everything else is what every game has
without files of its own: the plain screen, the player that does not think.
"""

from teotihuacan.title import QuickStart, Title
from tests.toy.rules import COINS, Table


class CoinsTitle(Title[Table]):
    """A heap of coins, and purses that nobody may look into."""

    package = __package__
    turn_question = "take"
    ending = "stop"
    quick_starts = (QuickStart("hotseat", "turn", {"players": 2}, ("human", "human")),)

    def __init__(self) -> None:
        super().__init__(COINS)
