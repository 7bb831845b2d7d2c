"""A position in numbers, each with a name (`names.py`): the input of the learned value."""

from typing import Final

from teotihuacan.city.players import value
from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.learned import names as feature_names
from teotihuacan.city.players.learned.reach import Reach
from teotihuacan.city.players.value import hope, standing
from teotihuacan.city.players.weights import Weights
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.printed import discovery, temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.city.rules.scoring import eclipse
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.players.search.learned import FeatureRow

PLENTY: Final = 6  # of a resource
PLENTY_OF_COCOA: Final = 9
LONG: Final = 10.0  # turns: what takes time is counted in parts of this
COLLECT: Final = 1
ERAS: Final = 3


class Features(FeatureRow[City]):
    """Rows for one seat in one turn, before anything is refilled."""

    def __init__(self, city: City, seat: int, weights: Weights) -> None:
        super().__init__(feature_names.FEATURES, seat, eclipse.scored_era(city))
        self.weights = weights
        self.reach = Reach()
        self.horizon = Horizon(city, seat, weights)
        self.places = [
            feature_names.MODULE_PLACES.get(opinion.module, -1) for opinion in self.horizon.opinions
        ]
        self.fill_rivals(city, len(city.players))

    def points(self, city: City) -> list[int]:
        return [player.points for player in city.players]

    def fill_rival(self, city: City, rival: int, share: float) -> float:
        o = Horizon(city, rival, self.weights)
        return self.half(city, city.players[rival], o, feature_names.RIVAL, share)

    def fill_own(self, city: City) -> None:
        row = self.row
        o = self.horizon
        self.half(city, city.players[self.seat], o, feature_names.OWN, 1.0)
        row[2] = o.turns / LONG
        row[3] = o.turns * o.turns / (LONG * LONG)
        row[4] = o.soon / LONG
        row[5] = float(city.dark - city.light) / LONG
        row[6] = 1.0 if city.countdown >= 0 else 0.0
        row[7] = float(city.countdown) if city.countdown > 0 else 0.0
        row[8] = float(city.buildings)
        row[9] = float(len(city.pyramid) - city.pyramid.count(-1)) / LONG
        row[10] = float(self.seat)
        row[11] = self.beyond

    def half(self, city: City, player: Player, o: Horizon, at: int, share: float) -> float:
        """Add a player's half to the row; the worth that greedy sees, points included."""
        row = self.row
        reach = self.reach
        reach.look(city, player, o)
        near = min(1.0, o.turns)
        worth = standing(city, player, o)
        row[at] += (worth - player.points) * share
        row[at + 1] += reach.best * near * share
        row[at + 2] += reach.second * near * share
        at += 3
        for board in range(places.FOREST, places.CONSTRUCTION + 1):
            row[at] += reach.worth[board] * near * share
            at += 1
        row[at] += reach.worth[COLLECT] * near * share
        at = self.goods(city, player, o, at + 1, share)
        at = self.workers(player, o, at, share)
        at = self.temples(city, player, o, at, share)
        at = self.tracks(city, player, o, at, share)
        at = self.tiles(city, player, o, at, share)
        if o.opinions:
            self.more(city, player, o, at, share)
        return worth

    def goods(self, city: City, player: Player, o: Horizon, at: int, share: float) -> int:
        row = self.row
        for good in range(feature_names.OWN_GOODS):
            amount = float(player.goods[good])
            enough = PLENTY_OF_COCOA if good == units.COCOA else PLENTY
            row[at + good] += amount * share
            if amount > enough:
                row[at + feature_names.OWN_GOODS + good] += (amount - enough) * share
            row[at + 2 * feature_names.OWN_GOODS + good] += amount * o.time * share
        at += 3 * feature_names.OWN_GOODS
        due = eclipse.salary_due(city, player)
        missing = due - player.goods[units.COCOA]
        row[at] += due * share
        if missing > 0:
            row[at + 1] += missing * share
            row[at + 2] += missing * share / (1.0 + max(0.0, o.soon))  # at the Eclipse: none left
        return at + 3

    def workers(self, player: Player, o: Horizon, at: int, share: float) -> int:
        row = self.row
        powers = 0
        worth = 0.0
        locked = royal = 0
        together = 0
        crowd = 0
        for i in range(WORKER_COUNT):
            place = player.place[i]
            if place == places.WHEEL:
                continue
            power = min(player.power[i], 5)
            row[at + power - 1] += share
            powers += power
            worth += o.power[player.power[i]]
            if place > places.HAND:
                locked += 1
                if places.ROYAL_SPACE <= place < places.SIDEBAR:
                    royal += 1
            elif place < places.HAND:
                same = 0
                for j in range(i):
                    if player.place[j] == place:
                        same += 1
                if same == 1:
                    together += 1
                elif same > 1:
                    crowd += 1
        at += 5
        turns = o.turns / LONG
        row[at] += powers * turns * share
        row[at + 1] += worth * share
        row[at + 2] += locked * share
        row[at + 3] += locked * turns * share
        row[at + 4] += royal * share
        if places.WHEEL not in player.place:
            row[at + 5] += share
            row[at + 6] += turns * share
        row[at + 7] += together * share
        row[at + 8] += crowd * share
        row[at + 9] += self.reach.boards * share
        return at + 10

    def temples(self, city: City, player: Player, o: Horizon, at: int, share: float) -> int:
        row = self.row
        steps = 0
        reached = 0.0
        for temple in range(3):
            step = player.temple[temple]
            steps += step
            row[at + temple] += step * share
            if step == 0:
                continue
            points = float(eclipse.bonus_points(city, player, BONUS_TILES[city.bonus[temple]]))
            if step >= temples.BONUS_STEP:
                reached += points
                continue
            row[at + 4 + temple] += points * hope(step, o) * share
        row[at + 3] += steps * o.turns / LONG * share
        row[at + 7] += reached * share
        return at + 8

    def tracks(self, city: City, player: Player, o: Horizon, at: int, share: float) -> int:
        row = self.row
        steps = player.avenue
        row[at] += steps * share
        row[at + 1] += steps * eclipse.visible_building(city) * share
        row[at + 2] += steps * o.avenue[city.buildings] * share
        row[at + 3] += player.track * o.track * share
        furthest = 0
        for other in city.players:
            if other.seat != player.seat and other.track > furthest:
                furthest = other.track
        lead = player.track - furthest
        row[at + 4] += max(-4, min(4, lead)) * share
        if player.track and lead >= 0:
            row[at + 5] += (o.leader if lead else o.leader * o.weights.tied) * share
        return at + 6

    def tiles(self, city: City, player: Player, o: Horizon, at: int, share: float) -> int:
        row = self.row
        turns = o.turns / LONG
        known = player.technologies
        for technology in range(feature_names.OWN_TECHNOLOGIES):
            if (known >> technology) & 1:
                row[at + technology] += turns * share
        at += feature_names.OWN_TECHNOLOGIES
        row[at] += known.bit_count() * share
        different = 0
        for kind in city.setting.masks:
            if player.tiles[kind]:
                different += 1
        if different:
            points = eclipse.mask_points(city, player)
            row[at + 1] += points * share
            row[at + 2] += points * o.masks * share
            row[at + 3] += different * share
        at += 4
        near = min(1.0, o.turns) * share
        for kind in range(discovery.MASKS, discovery.KINDS):
            if player.tiles[kind]:
                row[at + kind - discovery.MASKS] += player.tiles[kind] * near
        return at + discovery.KINDS - discovery.MASKS

    def more(self, city: City, player: Player, o: Horizon, at: int, share: float) -> None:
        """Add the features of modules."""
        row = self.row
        row[at] += player.goods[units.WILD] * share
        row[at + 1] += player.goods[units.WILD] * o.time * share
        known = player.technologies
        for technology in range(feature_names.OWN_TECHNOLOGIES, len(o.technology)):
            if (known >> technology) & 1:
                row[at + 2] += o.technology[technology] * share
        for kind in range(discovery.KINDS, len(player.tiles)):
            if player.tiles[kind]:
                row[at + 3] += player.tiles[kind] * o.tiles[kind] * share
        best = 0.0
        for number, opinion in enumerate(o.opinions):
            if self.places[number] >= 0:
                row[at + self.places[number]] += opinion.standing(city, player) * share
            worth = opinion.next_turn_worth(city, player)
            if worth > best:
                best = worth
        row[at + feature_names.MODULE_ACTION] += best * share

    def whole_parts(self, city: City) -> list[tuple[str, float]]:
        """Return the parts of `standing`, by groups, except the points themselves."""
        player = city.players[self.seat]
        o = self.horizon
        missing = max(0, eclipse.salary_due(city, player) - player.goods[units.COCOA])
        unpaid = -missing * o.unpaid
        masks = 0.0
        for kind in city.setting.masks:
            if player.tiles[kind]:
                masks = eclipse.mask_points(city, player) * o.masks
                break
        known = 0.0
        for technology in range(len(o.technology)):
            if (player.technologies >> technology) & 1:
                known += o.technology[technology]
        return [
            (feature_names.STORED, value.goods(city, player, o) - unpaid),
            (feature_names.SALARY, unpaid),
            (feature_names.WORKERS, value.workers(player, o)),
            (feature_names.TEMPLES, value.temples(city, player, o)),
            (feature_names.AVENUE, player.avenue * o.avenue[city.buildings]),
            (feature_names.TRACK, value.track(city, player, o)),
            (feature_names.MASKS, masks),
            (feature_names.TILES, value.tiles(city, player, o) - masks),
            (feature_names.TECHNOLOGIES, known),
        ]
