"""What a module adds to the thinking of the greedy player.

An outlook has one opinion for each module of its game that there is something to think about, and
none in a game without modules: there it costs one truth test.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.rules.bundle import Bundle
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Step

if TYPE_CHECKING:
    from teotihuacan.city.players.outlook import Outlook

NO_OPINION: Final = -1e6


class Opinion:
    """An opinion, made for one decision; by itself it finds nothing worth anything."""

    def __init__(self, o: Outlook) -> None:
        self.o = o

    def gain(self, bundle: Bundle) -> float:
        """What a bundle has of the units that only this module knows."""
        return 0.0

    def consider(self, city: City, player: Player) -> None:
        """The outlook is complete, and so are the others' opinions on gains."""

    def standing(self, city: City, player: Player) -> float:
        """What a player has because of this module."""
        return 0.0

    def owed(self, city: City, step: Step) -> float:
        """What an open question, or a step still to be carried out, will bring."""
        return 0.0

    def main(
        self, city: City, player: Player, board: int, count: int, lowest: int, ups: float
    ) -> float:
        """What the main action of a board would bring, if it is this module's."""
        return NO_OPINION

    def prospect(self, city: City, player: Player) -> float:
        """The best that could be done next turn instead of moving a worker."""
        return 0.0
