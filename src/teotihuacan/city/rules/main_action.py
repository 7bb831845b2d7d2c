"""What all main actions share; the boards fill in their own."""

from __future__ import annotations

from teotihuacan.city.rules.state import City, Player


class MainAction:
    """The main action of one board.

    `workers` counts the player's unlocked workers there with the arriving ones, at most three;
    `lowest` is the lowest power among all of them.
    """

    def __init__(self, board: int) -> None:
        self.board = board

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        """Whether it can be carried out; one that cannot may not be taken (ruling 25)."""
        return False

    def perform(self, city: City, player: Player, workers: int, lowest: int) -> None:
        """Its effect, up to and including the power-ups; cocoa is paid, the workers stand there."""
        raise NotImplementedError

    def begin(self, city: City, player: Player, workers: int, lowest: int) -> None:
        """The effect once it is known how many workers count, where a tile can add some."""
        raise NotImplementedError
