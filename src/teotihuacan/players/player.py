"""The base class of computer players."""

import os
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from teotihuacan.engine.game import Game


class Player:
    """A player: decides for a seat.

    `choose` gets a game whose actor is the seat this player plays, and returns one of
    `game.legal()`.  It is not the true game: whoever asks (`asking.Seated`) hands out one in which
    everything that the seat may not know is drawn anew, with chance left open (`game.dealer` is
    None) and without a past.  So nothing that is found in it can be a secret, and nothing done to
    it reaches the table: think ahead on it or on its copies.

    One player plays one seat of one game at a time; a seed makes its choices repeatable.
    """

    name: str = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game) -> int:
        """The id to play now."""
        raise NotImplementedError


Factory = Callable[[int], Player]
"""Makes a player from a seed: usually the class itself."""


@runtime_checkable
class MultiProcess(Protocol):
    """A player that grows several trees, and may divide them among processes."""

    trees: int
    processes: int


def cores() -> int:
    """Return how many processes can think at once on this machine, as far as we may use it."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def share(player: Player, processes: int) -> None:
    """Let a player that can think in several processes use this many, before it begins."""
    if isinstance(player, MultiProcess):
        player.processes = max(1, min(processes, player.trees))


class Searching(Protocol):
    """Creates a player that searches a turn with a limit of nodes or milliseconds."""

    def __call__(self, seed: int, nodes: int = 0, milliseconds: int = 0) -> Player: ...
