"""The Mansion: ownership of the royal tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.mansion.rules import kinds, printed, royal_worship
from teotihuacan.city.modules.mansion.rules.royal_worship import parts_owed
from teotihuacan.city.modules.mansion.rules.state import NOBODY, owners_of
from teotihuacan.city.players.modules import Evaluation, Opinion
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Step

if TYPE_CHECKING:
    from teotihuacan.city.players.horizon import Horizon


class MansionOpinion(Opinion):
    """An owner powers a worker up whenever anybody worships at the royal tile."""

    def __init__(self, o: Horizon) -> None:
        super().__init__(o, "mansion")
        self.owned = 0.0

    def consider(self, city: City, player: Player) -> None:
        o = self.o
        worships = o.weights.worships * o.turns * len(city.players)  # at each tile, by anybody
        self.owned = worships * printed.POWER_UPS * o.power_up

    def standing(self, city: City, player: Player) -> float:
        worth = 0.0
        seats = owners_of(city).seats
        for temple in range(len(seats)):
            if seats[temple] == player.seat:
                worth += self.owned
            elif seats[temple] == NOBODY:
                worth += self.owned * self.hope(city, player, temple)
        return worth

    def hope(self, city: City, player: Player, temple: int) -> float:
        """Return how likely the player is first on the step that makes an owner: higher when
        nearer, and low behind another player.
        """
        height = player.temple[temple]
        sure: float = (height / printed.FIRST_MAJOR[temple]) ** self.o.weights.hope
        for other in city.players:
            if other.seat != player.seat and other.temple[temple] > height:
                return sure * 0.5
        return sure

    def owed(self, city: City, step: Step) -> float:
        if step[0] != kinds.ROYAL_WORSHIP:
            return 0.0
        w = self.o.weights
        owed = parts_owed(step)
        worth = w.royal_effect if owed & royal_worship.EFFECT else 0.0
        if owed & royal_worship.TILE:
            worth += w.major * 0.5
        if owed & royal_worship.STEP:
            worth += self.o.temple
        return worth


EVALUATION: Final = Evaluation(MansionOpinion)
