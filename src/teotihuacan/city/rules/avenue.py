"""The Avenue of the Dead: up to nine steps, three of them with discovery tiles."""

from typing import ClassVar

from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.effects import advance_avenue
from teotihuacan.city.rules.families import IN_BETWEEN, PAUSE
from teotihuacan.city.rules.printed import temples
from teotihuacan.city.rules.state import City
from teotihuacan.engine.steps import Declared, Kind, Step, push


class AvenueStep(Kind[City]):
    """One step; at the end of the Avenue there is neither a step nor a tile (ruling 45)."""

    declared: ClassVar = Declared(
        kinds.AVENUE, "avenue step", parents=IN_BETWEEN, families=(PAUSE,)
    )

    def run(self, city: City, step: Step) -> None:
        player = city.players[step[1]]
        if advance_avenue(city, player):
            pile = temples.AVENUE_PILE[player.avenue]
            if pile >= 0 and city.piles[pile]:
                push(city, kinds.CLAIM, player.seat, pile)
