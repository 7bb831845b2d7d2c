"""A position in numbers, each with a name (`names.py`): what the learned value looks at."""

from typing import Final

from teotihuacan.founders.players import value
from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.learned import names as feature_names
from teotihuacan.founders.players.learned.chances import Chances
from teotihuacan.founders.players.learned.city import Matches
from teotihuacan.founders.players.value import cubes, near, promise, standing
from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.laying.grid import (
    BOTTOM_PLACES,
    CITY,
    LEVEL_2,
    REACH,
    SECOND_LEVEL,
    TOP,
)
from teotihuacan.founders.rules.paying import most_times, payable
from teotihuacan.founders.rules.printed import boards, rounds, worship
from teotihuacan.founders.rules.printed import tiles as printed_tiles
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.rounds import disks_in_round
from teotihuacan.founders.rules.state import Founder, Founding
from teotihuacan.players.search.learned import FeatureRow

ERAS: Final = 5  # the setup, and four rounds: the last one is always the last era
ENOUGH: Final = 4  # cubes of a resource
STRONG: Final = 4  # a Strength that can be had nearly always
MANY: Final = 10.0  # disks: what takes time is counted in parts of this
ROOMY: Final = 12  # ways to lay a Temple: more are no better
_COLOURS: Final[int] = len(printed_tiles.COLOURS)
_RESOURCES: Final[int] = len(RESOURCES)


def era_of(founding: Founding) -> int:
    """Return which weights count: 0 in the setup, the last in the last round."""
    if founding.round == 0:
        return 0
    return max(1, ERAS - 1 - (founding.setting.rounds - founding.round))


class Features(FeatureRow[Founding]):
    """Rows for one seat in one turn, before its Architect moves on."""

    def __init__(self, founding: Founding, seat: int, weights: Weights) -> None:
        super().__init__(feature_names.FEATURES, seat, era_of(founding))
        self.horizon = Horizon(founding, seat, weights)
        self.later = 0  # disks of the rounds to come
        for number in range(founding.round + 1, founding.setting.rounds + 1):
            self.later += disks_in_round(founding, number)
        self.chances: list[Chances | None] = []
        for rival in range(len(founding.founders)):
            o = None if rival == seat else Horizon(founding, rival, weights)
            self.chances.append(None if o is None else Chances(o))
        self.fill_rivals(founding, len(founding.founders))

    def points(self, founding: Founding) -> list[int]:
        return [founder.points for founder in founding.founders]

    def fill_rival(self, founding: Founding, rival: int, share: float) -> float:
        chances = self.chances[rival]
        assert chances is not None
        return self.half(founding, founding.founders[rival], chances.o, feature_names.RIVAL, share)

    def fill_own(self, founding: Founding) -> None:
        row = self.row
        founder = founding.founders[self.seat]
        self.half(founding, founder, self.horizon, feature_names.OWN, 1.0)
        if founding.round < founding.setting.rounds:
            row[2] = 1.0 if (founding.first + 1) % len(founding.founders) == self.seat else 0.0
        row[3] = self.beyond
        if founding.round:
            self.others(founding)
            for space in founding.setting.spaces:
                if not founding.stacks[space]:
                    row[9] += 1.0
            display = founding.display
            for colour in range(_COLOURS):
                row[10 + colour] = float(display[printed_tiles.FIRST_PYRAMID + colour])
                row[10 + _COLOURS] += display[printed_tiles.FIRST_TEMPLE + colour]

    def others(self, founding: Founding) -> None:
        """Add the features of the other players' options."""
        row = self.row
        count = len(founding.founders) - 1
        for founder in founding.founders:
            chances = self.chances[founder.seat]
            if chances is None or founder.passed or not founder.disks:
                continue
            chances.look(founding, founder)
            row[4] += chances.best / count
            row[5] += chances.second / count
            row[6] += chances.building / count
            row[7] += chances.temple / count
            row[8] += chances.pyramid / count

    def half(
        self, founding: Founding, founder: Founder, o: Horizon, at: int, share: float
    ) -> float:
        """Add a player's half to the row; the worth that greedy sees, points included."""
        row = self.row
        side = founder.architect
        if founding.active == founder.seat and founding.space >= 0:
            side = (side + 1) % value.DISTRICTS  # the turn is not quite over
        disks = 0 if founder.passed else founder.disks
        row[at] += disks * share
        row[at + 1] += disks * disks * share
        row[at + 2] += share if disks == 1 else 0.0
        row[at + 3] += share if founder.passed else 0.0
        left = (disks + self.later) / MANY
        matches = Matches(founder, side)
        worth = standing(founder, o)
        row[at + 4] += (worth - founder.points) * share
        row[at + 5] += cubes(founder, o) * share
        worship = self.worship(founder, o, at + 6, share)
        now = at + 8
        now = self.cubes(founder, o, left, now, share)
        now = self.districts(founder, matches, side, now, share)
        now = self.pyramid(founder, matches, o, now, share)
        now = self.buildings(founder, left, now, share)
        row[at + 7] += self.masks(founding, founder, o, side, now, share) * share
        now = self.tiles(founder, worship, now + 5, share)
        now = self.room(founder, side, now, share)
        row[now] += founder.favor * share
        if founder.favor < len(rounds.FAVOR):
            row[now + 1] += rounds.FAVOR[founder.favor] * share
        return worth

    def worship(self, founder: Founder, o: Horizon, at: int, share: float) -> list[float]:
        """Return the worth of the Worship tiles, the best first."""
        found = [promise(founder, worship.WORSHIP[kind], o) for kind in founder.worship]
        found.sort(reverse=True)
        held = o.weights.held * o.time * share
        for worth in found:
            self.row[at] += worth * held
            held *= o.weights.further
        return found

    def cubes(self, founder: Founder, o: Horizon, left: float, at: int, share: float) -> int:
        row = self.row
        for resource in range(_RESOURCES):
            amount = founder.cubes[resource].bit_count()
            row[at + resource] += amount * share
            if amount > ENOUGH:
                row[at + _RESOURCES + resource] += (amount - ENOUGH) * share
            row[at + 2 * _RESOURCES + resource] += amount * left * share
        at += 3 * _RESOURCES
        row[at] += (founder.all_cubes() & o.board.masks).bit_count() * share
        return at + 1

    def districts(
        self, founder: Founder, matches: Matches, side: int, at: int, share: float
    ) -> int:
        """Add what can be paid, and what it would score at the end; return the next column."""
        row = self.row
        purse = founder.purse()
        price = printed_tiles.PRICES[_COLOURS][STRONG]
        times = most_times(price, purse, 3)
        row[at] += times * share
        row[at + 1] += share if times else 0.0
        best = paid = reach = 0
        total = [0] * _COLOURS
        count = [0] * _COLOURS
        tiles = temples = 0
        for place in range(value.DISTRICTS * _COLOURS):
            tiles += matches.tiles[place]
            temples += matches.temples[place]
        for tile in founder.tiles:
            if tile >= printed_tiles.FIRST_TEMPLE:
                count[tile - printed_tiles.FIRST_TEMPLE] += 1
        for colour in founder.pyramid:
            if colour >= 0:
                total[colour] += 1
        for colour in range(_COLOURS):
            worth = matches.temple(colour, 0, value.DISTRICTS)
            if worth > best:
                best = worth
            if payable(printed_tiles.PRICES[colour][STRONG], purse):
                row[at + 2 + colour] += share
                if worth > paid:
                    paid = worth
            close = matches.temple(colour, side, side + 1)
            if close > reach:
                reach = close
            row[at + 8 + colour] += count[colour] * share
            row[at + 11 + colour] += total[colour] * share
            row[at + 21 + colour] += worth * share
        row[at + 5] += matches.now * share
        row[at + 6] += tiles * share
        row[at + 7] += temples * share
        for place in range(min(3, len(matches.best))):
            row[at + 14 + place] += matches.best[place] * share
            if place < 2 and place < times:
                row[at + 18 + place] += matches.best[place] * share
        row[at + 17] += matches.beyond * share
        row[at + 20] += matches.near * share
        row[at + 24] += best * share
        row[at + 25] += paid * share
        row[at + 26] += reach * share
        return at + 27

    def pyramid(self, founder: Founder, matches: Matches, o: Horizon, at: int, share: float) -> int:
        row = self.row
        filled = founder.filled
        row[at] += (filled & BOTTOM_PLACES).bit_count() * share
        row[at + 1] += (filled & SECOND_LEVEL).bit_count() * share
        row[at + 2] += (filled >> TOP & 1) * share
        row[at + 3] += matches.open * share
        row[at + 4] += matches.nearly * share
        for place in range(LEVEL_2):
            if filled >> place & 1:
                continue
            reward = o.board.rewards[place]
            row[at + 5] += reward.points * share
            if reward.kind == boards.TEMPLE:
                row[at + 6] += share
            elif reward.kind in (boards.BUILDINGS, boards.ANY_BUILDING):
                row[at + 7] += share
            elif reward.kind == boards.WORSHIP:
                row[at + 8] += share
        return at + 9

    def buildings(self, founder: Founder, left: float, at: int, share: float) -> int:
        row = self.row
        count = made = small = 0
        full = founder.taken | founder.all_cubes()
        for index, tile in enumerate(founder.tiles):
            if tile >= printed_tiles.FIRST_TEMPLE:
                continue
            resource = printed_tiles.RESOURCE[tile]
            row[at + resource] += share
            count += 1
            if printed_tiles.SIZES[tile] == 1:
                small += 1
            if founder.around(index) & ~full:
                made += 1
        at += _RESOURCES
        row[at] += count * left * share
        row[at + 1] += made * share
        row[at + 2] += small * share
        return at + 3

    def masks(
        self, founding: Founding, founder: Founder, o: Horizon, side: int, at: int, share: float
    ) -> float:
        """Clusters that are not covered yet; what greedy thinks of them."""
        row = self.row
        worth = 0.0
        reach = REACH[side]
        for cluster in o.board.clusters:
            open_now = cluster.spaces & ~founder.taken
            if not open_now:
                continue
            stack = founding.setting.masks[cluster.colour]
            taken = founding.masks[cluster.colour]
            if taken >= len(stack):
                continue
            points = stack[taken]
            missing = open_now.bit_count()
            worth += near(cluster.spaces.bit_count(), missing, points, o)
            row[at + min(missing, 4) - 1] += points * share
            if missing == 1 and open_now & reach:
                row[at + 4] += points * share
        return worth

    def tiles(self, founder: Founder, worship: list[float], at: int, share: float) -> int:
        row = self.row
        for place in range(len(worship)):
            row[at + min(place, 2)] += worship[place] * share
        row[at + 3] += len(worship) * share
        if len(worship) > 3:
            row[at + 4] += (len(worship) - 3) * share
        return at + 5

    def room(self, founder: Founder, side: int, at: int, share: float) -> int:
        row = self.row
        free = CITY & ~founder.taken
        close = free & REACH[side]
        row[at] += free.bit_count() * share
        row[at + 1] += close.bit_count() * share
        row[at + 2] += (free & REACH[(side + 1) % value.DISTRICTS]).bit_count() * share
        at += 3
        for colour in range(_COLOURS):
            shape = printed_tiles.SHAPE[printed_tiles.FIRST_TEMPLE + colour]
            ways = shape.anchors(free).bit_count()
            row[at + colour] += min(ways, ROOMY) * share
            if ways:
                ways = shape.anchors(close).bit_count()
                row[at + _COLOURS + colour] += min(ways, ROOMY) * share
        return at + 2 * _COLOURS

    def whole_parts(self, founding: Founding) -> list[tuple[str, float]]:
        """Return the parts of `standing`, by groups, except the points themselves."""
        founder = founding.founders[self.seat]
        o = self.horizon
        return [
            (feature_names.DISKS, founder.disks * o.weights.disk),
            (feature_names.CUBES, cubes(founder, o)),
            (feature_names.DISTRICTS, value.district_scoring(founder, o)),
            (feature_names.PYRAMID, value.supports(founder, o)),
            (feature_names.BUILDINGS, value.producing(founder, o)),
            (feature_names.MASKS, value.masks(founder, o)),
            (feature_names.WORSHIP, value.worship_tiles(founder, o)),
            (feature_names.ROOM, value.room(founder, o)),
        ]
