"""The Avenue of the Dead: up to nine steps, three of them with discovery tiles."""

from __future__ import annotations

from teotihuacan.city.rules.agenda import AVENUE, CLAIM
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.tiles import AVENUE_LAST, AVENUE_PILE
from teotihuacan.engine.steps import Kind, Step


class AvenueStep(Kind[City]):
    """One step; at the end of the Avenue there is neither a step nor a tile (ruling 45)."""

    def __init__(self) -> None:
        super().__init__(AVENUE, "avenue step")

    def run(self, city: City, step: Step) -> None:
        player = city.players[step[1]]
        if player.avenue >= AVENUE_LAST:
            return
        player.avenue += 1
        if city.events is not None:
            city.tell("avenue", player.seat, player.avenue)
        pile = AVENUE_PILE[player.avenue]
        if pile >= 0 and city.piles[pile]:
            city.agenda.append((CLAIM, player.seat, pile, 0, 0))
