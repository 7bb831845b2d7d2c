"""The Empire: Warriors that score at every Eclipse, and buildings in the regions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.rules.benefits import mask_left, once_each
from teotihuacan.city.modules.empire.rules.conquest import rewards_left
from teotihuacan.city.modules.empire.rules.settling import rewarding, workers_points
from teotihuacan.city.modules.empire.rules.state import Empire, empire_of
from teotihuacan.city.modules.empire.rules.warriors import marching
from teotihuacan.city.players.modules import NO_OPINION, Evaluation, Opinion
from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.effects import payable
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards, calendar
from teotihuacan.city.rules.state import City, Player
from teotihuacan.city.rules.turns.discovery import claimed_place
from teotihuacan.engine.steps import Step

if TYPE_CHECKING:
    from teotihuacan.city.players.horizon import Horizon

LAST_AREA: Final[int] = printed.REGIONS[printed.FARTHEST].area


class EmpireOpinion(Opinion):
    """Values a Warrior for its area and the areas ahead, or for settling down."""

    def __init__(self, o: Horizon) -> None:
        super().__init__(o, "empire")
        self.mask = 0.0
        self.warrior: list[float] = []  # by region: in the Eclipses to come
        self.region: list[float] = []  # what a building there brings

    def gain(self, bundle: Bundle) -> float:
        o = self.o
        worth = bundle.of(printed.DIFFERENT) * o.power_up
        worth += bundle.of(printed.APART) * (o.temple + 1.0)
        return worth + bundle.of(printed.MASK) * self.mask

    def consider(self, city: City, player: Player) -> None:
        o = self.o
        if mask_left(city, player) >= 0:
            different = len([kind for kind in city.setting.masks if player.tiles[kind]])
            more = calendar.MASK_SET_POINTS[different + 1] - calendar.MASK_SET_POINTS[different]
            self.mask = more * o.masks
        worths = self.warriors_worth(city)
        self.warrior = [worths[region.area] for region in printed.REGIONS]
        self.region = [0.0] + [self.benefit_worth(player, r) for r in range(1, printed.FARTHEST)]

    def warriors_worth(self, city: City) -> list[float]:
        """Return the total score of a Warrior, by area: in any turn it may be pushed onward, as
        long as there are Warriors to come.  Counted from the last Eclipse back to now.
        """
        o = self.o
        everybody = len(city.players)
        eclipses = [int(max(0.0, o.soon) * everybody)]  # turns of all players until each Eclipse
        for era in range(city.era + 1, city.era + o.eclipses):
            eclipses.append(eclipses[-1] + int(o.rounds(city, era) * everybody))
        pushing = sum(empire_of(city).supply) / o.weights.sent
        worths = [0.0] * len(printed.AREA_POINTS)
        for i in range(o.eclipses - 1, -1, -1):
            for area in range(len(worths)):
                worths[area] += printed.AREA_POINTS[area]
            before = eclipses[i - 1] if i > 0 else 0
            for turn in range(eclipses[i], before, -1):
                if turn <= pushing:
                    for area in range(LAST_AREA):
                        onward = worths[area + 1] - worths[area]
                        worths[area] += o.weights.pushed[area] * onward
        return worths

    def benefit_worth(self, player: Player, region: int) -> float:
        o = self.o
        benefit = printed.BENEFITS[region - 1]
        worth = o.bundle_worth(benefit.gain) + workers_points(player, benefit)
        if benefit.discovery:
            worth += o.weights.best_of_three * min(1.0, o.turns)
        if benefit.major:
            worth += o.weights.major * min(1.0, o.turns)
        return worth

    def settling(self, city: City, empire: Empire, player: Player, region: int) -> float:
        """Return the value of a building in a region that an own Warrior stands in."""
        o = self.o
        worth = self.region[region] + o.avenue[min(city.buildings + 1, boards.BUILDINGS)]
        return worth - self.warrior[region] - o.bundle_worth(printed.BUILD_COST)

    def best_settling(self, city: City, player: Player) -> float:
        """The best building there could be now, once its wood is there."""
        if city.buildings >= boards.BUILDINGS:
            return 0.0
        empire = empire_of(city)
        best = 0.0
        for region in range(1, printed.FARTHEST):
            if empire.holder[region] == player.seat and not empire.is_settled(region):
                worth = self.settling(city, empire, player, region)
                if worth > best:
                    best = worth
        return best

    def standing(self, city: City, player: Player) -> float:
        empire = empire_of(city)
        seat = player.seat
        worth = empire.farthest[seat] * self.warrior[printed.FARTHEST]
        for region, holder in enumerate(empire.holder):
            if holder == seat:
                worth += self.warrior[region]
        hope = self.best_settling(city, player) * self.o.weights.settling
        return worth + hope * self.o.time

    def owed(self, city: City, step: Step) -> float:
        o = self.o
        kind = step[0]
        if kind == empire_kinds.CONQUEST:
            sent, built = rewards_left(step)
            best = self.best_settling(city, city.players[o.seat]) if built else 0.0
            return sent * self.warrior[printed.TEOTIHUACAN] + best
        if kind == empire_kinds.SETTLE:
            return self.best_settling(city, city.players[o.seat])
        if kind == empire_kinds.BENEFIT:
            return self.region[rewarding(step)]
        if kind == empire_kinds.MARCH:
            return self.warrior[printed.REGIONS[marching(step)].onward[0]]
        if kind == empire_kinds.DIFFERENT_WORKERS:
            return once_each(step) * o.power_up
        if kind == empire_kinds.DIFFERENT_TEMPLES:
            return once_each(step) * (o.temple + 1.0)
        if kind == kinds.CLAIM:
            if claimed_place(step) == printed.DISCOVERY_DRAWN:
                return o.weights.best_of_three
            return o.weights.major if claimed_place(step) == printed.MAJOR_DRAWN else 0.0
        return 0.0

    def main(
        self, city: City, player: Player, board: int, count: int, lowest: int, ups: float
    ) -> float:
        if board != places.NOBLES:
            return NO_OPINION
        cell = printed.CELLS[count - 1][boards.COLUMN_OF_POWER[lowest]]
        sent = min(cell.of(printed.EMPIRE), empire_of(city).supply[player.seat])
        worth = sent * self.warrior[printed.TEOTIHUACAN] + ups
        if cell.of(printed.BUILD) and payable(player, printed.BUILD_COST):
            worth += self.best_settling(city, player)
        return worth if worth > ups else 0.0


EVALUATION: Final = Evaluation(EmpireOpinion)
