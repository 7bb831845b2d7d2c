"""The horizon: how much time is left, and the worth of things because of it.

It is made once for a decision and used for every position that is weighed.
"""

from typing import Final

from teotihuacan.city.players.modules import Opinion, opinions_on
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.pieces import DiscoveryTile
from teotihuacan.city.rules.printed import boards, calendar, discovery, technologies
from teotihuacan.city.rules.scoring.eclipse import LAST_ERA, is_last, scored_era
from teotihuacan.city.rules.state import City, Player

# Technologies that are valued one by one, by their place in the data and by their number.
LEARNED: Final = 1  # 3
ONE_MORE: Final = 2  # 5
COCOA_AND_POINT: Final = 3  # 7
FINE_ART: Final = 4  # 9
MASONRY: Final = 5  # 11
PIOUS_BUILDERS: Final = 8  # 17

LAST_ROUND: Final = 1.0  # after the discs have met, each player has one more turn


class Horizon:
    """What is left of the game for a seat, and the worth of things in it."""

    def __init__(self, city: City, seat: int, weights: Weights, over: bool = False) -> None:
        self.seat = seat
        self.weights = weights
        self.eclipses = 0 if over else 1 if is_last(city) else LAST_ERA + 1 - city.era
        # Own turns left after this one: before the next Eclipse, and in all.
        self.soon = 0.0 if over else self.turns_to_eclipse(city)
        self.turns = self.soon
        for era in range(city.era + 1, city.era + self.eclipses):
            self.turns += self.rounds(city, era)
        self.time = min(1.0, self.turns / weights.useful)
        self.cocoa = weights.cocoa * self.time
        self.wood = weights.wood * self.time
        self.stone = weights.stone * self.time
        self.gold = weights.gold * self.time
        self.obsidian = weights.obsidian * self.time
        if city.players[seat].literal:  # it stands for nothing
            self.obsidian *= weights.literal
        self.temple = weights.temple if self.turns > 0 else 0.0
        self.unpaid = 0.0 if over else calendar.UNPAID_LOSS / (1.0 + weights.payday * self.soon)
        self.track = float(calendar.TRACK_POINTS[scored_era(city)])
        self.leader = calendar.LEADER_POINTS / (1.0 + weights.leader * self.soon)
        self.masks = float(self.eclipses)
        self.locked = weights.locked * min(1.0, self.turns)
        self.fourth = weights.fourth * self.turns
        self.avenue = self.avenue_worths(city)
        self.power = self.power_worths(city)
        self.power_up = (self.power[5] - self.power[1]) / 4.0
        self.technology = [worth * self.turns for worth in weights.technologies]
        self.opinions: list[Opinion] = opinions_on(city, self)
        if self.opinions:
            for technology in technologies.TILES[len(weights.technologies) :]:
                worth = 0.0
                for opinion in self.opinions:
                    if opinion.module == technology.module:
                        worth = opinion.technology(technology)
                self.technology.append(worth * self.turns)
        self.tiles = [self.tile_worth(kind) for kind in range(len(city.setting.copies))]
        self.grid = self.grid_worths(city, city.players[seat])
        for opinion in self.opinions:
            opinion.consider(city, city.players[seat])

    def turns_to_eclipse(self, city: City) -> float:
        if city.countdown >= 0:
            return float((city.countdown - 1) // len(city.players))
        last_round = 0.0 if city.setting.dark_eclipse else LAST_ROUND
        return (city.dark - city.light) / self.weights.calendar + last_round

    def rounds(self, city: City, era: int) -> float:
        """Return how long an era takes."""
        return calendar.DARK_DISC[len(city.players)][era] / self.weights.calendar + LAST_ROUND

    def avenue_worths(self, city: City) -> list[float]:
        """Return the worth of a step on the Avenue in all coming Eclipses, by buildings built."""
        most = len(boards.BUILDINGS_ROW) - 1
        built_a_round = self.weights.buildings * len(city.players)
        worths: list[float] = []
        for built in range(most + 1):
            worth = 0.0
            rounds = self.soon
            for era in range(city.era, city.era + self.eclipses):
                if era > city.era:
                    rounds += self.rounds(city, era)
                worth += boards.BUILDINGS_ROW[min(most, built + int(built_a_round * rounds + 0.5))]
            worths.append(worth)
        return worths

    def power_worths(self, city: City) -> list[float]:
        """Return the worth of a worker's power: better actions, and a nearer Ascension."""
        w = self.weights
        ascension = calendar.ASCENSION_POINTS + self.avenue[city.buildings]
        worths = [0.0]
        for power in range(1, 6):
            missing = 6 - power
            worth = ascension * min(1.0, self.turns * w.power_ups / missing)
            for _ in range(missing):
                worth *= w.patience
            better = w.third_column if power > 3 else w.second_column if power > 1 else 0.0
            worths.append(worth + better * self.time)
        worths.append(
            worths[1] + calendar.ASCENSION_POINTS
        )  # on the way to the Palace and to its reward
        return worths

    def bundle_worth(self, bundle: Bundle) -> float:
        """Return the worth of a gain."""
        amounts = bundle.amounts
        steps = (
            amounts[units.BLUE] + amounts[units.RED] + amounts[units.GREEN] + amounts[units.TEMPLE]
        )
        worth = (
            amounts[units.POINTS]
            + amounts[units.COCOA] * self.cocoa
            + amounts[units.WOOD] * self.wood
            + amounts[units.STONE] * self.stone
            + amounts[units.GOLD] * self.gold
            + amounts[units.RESOURCE] * max(self.wood, self.stone, self.gold)
            + steps * self.temple
            + amounts[units.AVENUE] * self.avenue[4]
            + amounts[units.POWER] * self.power_up
        )
        if self.opinions:
            worth += amounts[units.WILD] * self.obsidian
            if bundle.more:
                for opinion in self.opinions:
                    worth += opinion.gain(bundle)
        return worth

    def tile_worth(self, kind: int) -> float:
        """Return the worth of a discovery tile in hand; 0 if no turn is left to use it."""
        w = self.weights
        if discovery.TILES[kind].mask:
            return 0.0  # their sets count
        if kind >= discovery.KINDS:
            for opinion in self.opinions:
                if opinion.module == discovery.TILES[kind].module:
                    return opinion.tile(discovery.TILES[kind])
            return 0.0
        if kind == discovery.DOUBLE_MOVE:
            return w.double_move * self.time
        if kind == discovery.MOVE_ANYWHERE:
            return w.move_anywhere * self.time
        if kind == discovery.EXTRA_WORKER:
            return w.extra_worker * self.time
        if kind == discovery.IGNORE_COCOA:
            return w.ignore_cocoa * self.time
        return self.held_worth(discovery.TILES[kind])

    def held_worth(self, tile: DiscoveryTile) -> float:
        """Return the worth of the gain of a tile in hand."""
        return self.bundle_worth(tile.gain) * self.weights.held * min(1.0, self.turns)

    def grid_worths(self, city: City, player: Player) -> list[float]:
        """Forest, Quarry and Gold by workers and column, with technologies and power-ups."""
        worths: list[float] = []
        for board in range(places.FOREST, places.GOLD + 1):
            cells = city.setting.actions[board].cells
            more = 0.0
            if player.knows(ONE_MORE):
                more += (self.wood, self.stone, self.gold)[board - 2]
            if player.knows(COCOA_AND_POINT):
                more += 1.0 + self.cocoa
            for workers in range(3):
                ups = boards.POWER_UPS[board][workers] * self.power_up
                for column in range(3):
                    cell = cells[workers][column]
                    worths.append(self.bundle_worth(cell) + ups + more)
        return worths
