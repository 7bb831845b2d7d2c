"""Priests: what one of them will bring and cost until the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.modules.priests.rules.state import NO_GIFT, NO_PRIEST, priests_of
from teotihuacan.city.players.modules import Evaluation, Opinion
from teotihuacan.city.rules.printed import calendar
from teotihuacan.city.rules.state import City, Player

if TYPE_CHECKING:
    from teotihuacan.city.players.horizon import Horizon


class PriestsOpinion(Opinion):
    """Values priests when they are chosen; later nothing that a player does changes it."""

    def __init__(self, o: Horizon) -> None:
        super().__init__(o, "priests")
        w = o.weights
        self.gift = w.gift * o.turns
        self.literal = w.literal_obsidian * o.turns
        self.stands = w.rises * o.turns
        self.salary = sum(calendar.SALARY_MORE) / len(calendar.SALARY_MORE) * o.eclipses * o.cocoa

    def standing(self, city: City, player: Player) -> float:
        priests = priests_of(city)
        held = priests.held[player.seat]
        if held == NO_PRIEST:
            return 0.0
        priest = printed.PRIESTS[held]
        worth = 0.0
        if priest.technologies and priests.gifts[player.seat] == NO_GIFT:
            worth += self.gift
        if priest.literal:
            worth -= self.literal
        worth += len(priest.stands) * self.stands
        return worth - self.salary if priest.salary else worth


EVALUATION: Final = Evaluation(PriestsOpinion)
