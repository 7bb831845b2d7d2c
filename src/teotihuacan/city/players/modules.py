"""Evaluations of an expansion module: `EVALUATION` in its `evaluation.py`.

An horizon has one opinion for each module of its game that has something to say, and none in a game
without such modules: there it costs one truth test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from teotihuacan.city.expansions import parts
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.pieces import DiscoveryTile, Technology
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.steps import Step

if TYPE_CHECKING:
    from teotihuacan.city.players.horizon import Horizon

NO_OPINION: Final = -1e6


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion:
    """A module's part of the value of a position, made for one decision; by default nothing."""

    def __init__(self, o: Horizon, module: str) -> None:
        self.o = o
        self.module = module

    def gain(self, bundle: Bundle) -> float:
        """Return the worth of the units in a bundle that only this module knows."""
        return 0.0

    def technology(self, technology: Technology) -> float:
        """Return the worth of one of this module's technologies in a turn."""
        return 0.0

    def tile(self, tile: DiscoveryTile) -> float:
        """Return the worth of one of this module's discovery tiles in hand."""
        return self.o.held_worth(tile)

    def consider(self, city: City, player: Player) -> None:
        """The horizon is complete, and so are the others' opinions on gains."""

    def standing(self, city: City, player: Player) -> float:
        """Return the worth of what a player has because of this module."""
        return 0.0

    def owed(self, city: City, step: Step) -> float:
        """Return the worth of an open question, or of a step still to be carried out."""
        return 0.0

    def main(
        self, city: City, player: Player, board: int, count: int, lowest: int, ups: float
    ) -> float:
        """Return the worth of the main action of a board, if it is this module's."""
        return NO_OPINION

    def next_turn_worth(self, city: City, player: Player) -> float:
        """The best that could be done next turn instead of moving a worker."""
        return 0.0


class Evaluation:
    """A module's evaluation: an opinion for each horizon, and its choice of learned weights."""

    def __init__(self, opinion: Callable[[Horizon], Opinion] | None = None) -> None:
        self.opinion: Final = opinion

    def weights(self, city: City) -> str:
        """The name of the learned weights for such a game, if it has its own."""
        return ""


def evaluations(city: City) -> tuple[Evaluation, ...]:
    """Return the evaluations of the modules in play."""
    homes = city.setting.homes
    return parts(homes, "evaluation", Evaluation) if homes else ()


def opinions_on(city: City, o: Horizon) -> list[Opinion]:
    """An opinion of each module in play that has one."""
    found: list[Opinion] = []
    for evaluation in evaluations(city):
        if evaluation.opinion is not None:
            found.append(evaluation.opinion(o))
    return found


def with_opinions(city: City) -> bool:
    """Return whether a module in play has opinions."""
    for evaluation in evaluations(city):
        if evaluation.opinion is not None:
            return True
    return False
