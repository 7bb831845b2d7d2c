"""Water is worth the points it will score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.players.modules import Evaluation, Opinion
from teotihuacan.city.rules.state import City, Player, part_in
from tests.modules.rain.module import POINTS_FOR_WATER, Cisterns

if TYPE_CHECKING:
    from teotihuacan.city.players.horizon import Horizon


class RainOpinion(Opinion):
    """A cistern is worth what it scores at the next Eclipse."""

    def __init__(self, o: Horizon) -> None:
        super().__init__(o, "rain")

    def standing(self, city: City, player: Player) -> float:
        cisterns = part_in(city, Cisterns)
        return float(POINTS_FOR_WATER * cisterns.water[player.seat]) if cisterns else 0.0


EVALUATION: Final = Evaluation(RainOpinion)
