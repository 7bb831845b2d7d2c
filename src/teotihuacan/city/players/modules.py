"""What an expansion module adds to computer players: `EVALUATION` in its `evaluation.py`.

An horizon has one opinion for each module of its game that has something to say, and none in a game
without such modules: there it costs one truth test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from teotihuacan.city.expansions import parts
from teotihuacan.city.rules.bundle import Bundle
from teotihuacan.city.rules.pieces import DiscoveryTile, Technology
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.steps import Step

if TYPE_CHECKING:
    from teotihuacan.city.players.horizon import Horizon

NO_OPINION: Final = -1e6


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion:
    """What a module adds to the value of a position, made for one decision; by itself nothing."""

    def __init__(self, o: Horizon, module: str) -> None:
        self.o = o
        self.module = module

    def gain(self, bundle: Bundle) -> float:
        """What a bundle has of the units that only this module knows."""
        return 0.0

    def technology(self, technology: Technology) -> float:
        """What one of this module's technologies is worth in a turn."""
        return 0.0

    def tile(self, tile: DiscoveryTile) -> float:
        """What one of this module's discovery tiles in hand is worth."""
        return self.o.held_worth(tile)

    def consider(self, city: City, player: Player) -> None:
        """The horizon is complete, and so are the others' opinions on gains."""

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

    def next_turn_worth(self, city: City, player: Player) -> float:
        """The best that could be done next turn instead of moving a worker."""
        return 0.0


class Evaluation:
    """What a module brings: an opinion for each horizon, and which learned weights count."""

    def __init__(self, opinion: Callable[[Horizon], Opinion] | None = None) -> None:
        self.opinion: Final = opinion

    def weights(self, city: City) -> str:
        """The name of the learned weights for such a game, if it has its own."""
        return ""


def evaluations(city: City) -> tuple[Evaluation, ...]:
    """Those of the modules in play."""
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
