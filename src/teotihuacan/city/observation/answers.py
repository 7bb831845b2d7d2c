"""Features of the legal answers of City of Gods."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from teotihuacan.city.expansions import parts
from teotihuacan.city.observation.part import ModuleObservation
from teotihuacan.city.observation.ring import ALL_AROUND, KEYS
from teotihuacan.city.observation.table import ICON_NAMES
from teotihuacan.city.rules import kinds, places, units
from teotihuacan.city.rules.boards import decorations, pyramid_tiles
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards, discovery, starting, technologies
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.rules import CityRules
from teotihuacan.city.rules.state import City, board_of
from teotihuacan.city.rules.turns.turn import UNLOCK_ALL
from teotihuacan.engine.steps import Value, field_value
from teotihuacan.observation.answers import Answers
from teotihuacan.observation.layout import MOST

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

MOST_ANSWERS: Final = 24
TOLD: Final = {
    "amount": ("Its number: boards, cocoa, goods.", 99, 5),
    "workers": ("Workers that count in the main action.", 9, 3),
    "extra workers": ("Tiles that count as workers.", 9, 3),
    "lowest": ("The lowest power among these workers.", 6, 5),
    "colours": ("Colours with a worker on the board.", 4, 4),
    "power": ("The power of the worker.", 6, 5),
    "points": ("Points that it brings.", MOST, 10),
    "best": ("Points of the best rotation.", 99, 10),
    "level": ("The level of the pyramid.", 4, 3),
    "stone": ("Stone that it costs.", 9, 3),
    "wood": ("Wood that it costs.", 9, 3),
    "left": ("What is left to do after it.", 20, 5),
    "step": ("The step on the temple.", 12, 10),
    "owners": ("Players who know the technology.", 4, 3),
    "nothing": ("It brings nothing at once.", 1, 1),
    "blue": ("Steps on the blue temple.", 4, 2),
    "red": ("Steps on the red temple.", 4, 2),
    "green": ("Steps on the green temple.", 4, 2),
    "pieces": ("Pieces of the good that stands for others.", 20, 3),
}
"""The parts of sentences that are numbers."""

ONLY_PAYING: Final = ("pieces",)
COUNTED: Final = (
    *("points", *[f"temple {key}" for key in boards.TEMPLE_KEYS], "avenue", "track"),
    *("technologies", "face-up tiles", "used tiles", "power", "locked workers"),
    *("workers in hand", "light disc", "buildings", "pyramid tiles", "decorations"),
    "points of others",
)


class CityAnswers(Answers[City]):
    """Adds the board that an answer leads to, and the tile that it is about."""

    def declare(self) -> None:
        self.rows = MOST_ANSWERS
        rules = self.rules
        assert isinstance(rules, CityRules)
        setting = rules.setting(self.encoder.options, rules.revision)
        layout = self.layout
        self.goods = setting.goods
        told = dict(TOLD)
        for module in parts(setting.homes, "observation", ModuleObservation):
            told.update(module.told())
        for name, (about, high, scale) in told.items():
            if setting.wild or name not in ONLY_PAYING:
                self.number(name, about, high, scale)
        self.temple: i64 = layout.add("temple", "The temple.", parts=boards.TEMPLE_KEYS)
        self.side: i64 = layout.add("side", "The side.", parts=decorations.SIDES)
        self.held: i64 = layout.add("held", "Another player's worker or token is there.")

        self.board: i64 = layout.add("board", "The board that it leads to.", parts=KEYS)
        ways = tuple([str(distance) for distance in range(1, ALL_AROUND + 1)])
        self.distance: i64 = layout.add(
            "distance", "Boards from the asked worker to there.", parts=ways
        )
        self.own: i64 = layout.add("own workers", "Own unlocked workers there.", high=4)
        self.best: i64 = layout.add("own highest", "The highest power of those.", high=6)
        self.others: i64 = layout.add(
            "other workers", "Unlocked workers of others there.", high=12, scale=4
        )
        self.near: i64 = layout.add("discovery tile", "A discovery tile lies there.")

        costs = (*units.GOODS, units.UNITS[units.RESOURCE], units.UNITS[units.POWER])
        self.costs = layout.add(
            "tile costs", "The price of the tile.", parts=costs, high=9, scale=3
        )
        self.brings = layout.add(
            "tile brings", "What the tile brings.", parts=units.UNITS, high=99, scale=3
        )
        self.joins = layout.add(
            "tile boards", "The boards of the tile.", parts=KEYS, high=9, scale=1
        )
        self.icons = layout.add(
            "tile icons", "The icons of the tile.", parts=ICON_NAMES, high=4, scale=2
        )
        self.mask = layout.add("tile mask", "The tile is a mask.", high=9, scale=1)
        self.things: dict[str, list[list[int]]] = {
            "tile": [
                [
                    *self.prices(tile.cost),
                    *self.gains(tile.gain),
                    *self.at_boards(tile.boards),
                    *((self.mask, 1) if tile.mask else ()),
                ]
                for tile in discovery.TILES
            ],
            "technology": [
                [*self.prices(tile.cost), *self.gains(tile.gain), *self.at_boards(tile.boards)]
                for tile in technologies.TILES
            ],
            "royal": [[*self.prices(tile.pay), *self.gains(tile.gain)] for tile in ROYAL_TILES],
            "start": [
                [*self.gains(tile.gain), *self.at_boards(tile.boards)] for tile in starting.TILES
            ],
            "pyramid": [self.with_icons(icons) for icons in pyramid_tiles.TILE_ICONS],
            "decoration": [self.with_icons(icons) for icons in pyramid_tiles.DECORATION_ICONS],
            "good": [[self.brings + good, 1] for good in range(len(units.GOODS))],
        }

    # Things are lists of offsets and values, one after the other.

    def prices(self, cost: Bundle) -> list[int]:
        goods = [*range(len(units.GOODS)), units.RESOURCE, units.POWER]
        return [
            number
            for place, unit in enumerate(goods)
            if cost.of(unit)
            for number in (self.costs + place, cost.of(unit))
        ]

    def gains(self, gain: Bundle) -> list[int]:
        return [
            number
            for unit in range(len(units.UNITS))
            if gain.of(unit)
            for number in (self.brings + unit, gain.of(unit))
        ]

    def at_boards(self, named: Iterable[int]) -> list[int]:
        return [number for board in named for number in (self.joins + board - 1, 1)]

    def with_icons(self, icons: Iterable[int]) -> list[int]:
        found = list(icons)
        kinds = sorted(set(found))
        return [number for icon in kinds for number in (self.icons + icon, found.count(icon))]

    # --- what changes -----------------------------------------------------------------------------

    def counted(self) -> tuple[str, ...]:
        return (*units.GOODS[: self.goods], *COUNTED)

    def count(self, city: City, seat: int) -> list[int]:
        player = city.players[seat]
        found = player.goods[: self.goods]
        found.append(player.points)
        found += player.temple
        locked = 0
        hand = 0
        for place in player.place:
            if place > places.HAND:
                locked += 1
            elif place == places.HAND:
                hand += 1
        used = 0
        for count in player.used:
            used += count
        found += [player.avenue, player.track, player.technologies.bit_count()]
        found += [sum(player.tiles), used, sum(player.power), locked, hand]
        others = 0
        for other in city.players:
            if other.seat != seat:
                others += other.points
        found += [city.light, city.buildings, city.filled.bit_count()]
        found += [len(city.decorations) - city.decorations.count(-1), others]
        return found

    def tries(self, city: City, kind: int, option: int) -> bool:
        # The last answer in secret turns the starting tiles of others face up.  And a worker that
        # is chosen to move asks only how far.
        return not city.secret and (kind != kinds.TURN or option == UNLOCK_ALL)

    # --- the sentence -----------------------------------------------------------------------------

    def write_part(
        self, city: City, seat: int, name: str, value: Value, at: i64, out: vec[u8]
    ) -> None:
        if name in self.things:
            things = self.things[name]
            if isinstance(value, int) and 0 <= value < len(things):
                self.write_thing(things[value], at, out)
        elif name == "tiles" and isinstance(value, tuple):
            for tile in value:
                self.write_thing(self.things["tile"][tile], at, out)
        elif isinstance(value, int):
            if name == "board":
                self.write_board(city, seat, value, at, out)
            elif name == "holder":
                if value >= 0 and value != seat:
                    out[at + self.held] = 1
            elif name == "temple":
                if 0 <= value < len(boards.TEMPLE_KEYS):
                    out[at + self.temple + value] = 1
            elif name == "side":
                out[at + self.side + value] = 1

    def write_thing(self, thing: list[int], at: i64, out: vec[u8]) -> None:
        for place in range(0, len(thing), 2):
            k: i64 = at + thing[place]
            have: int = out[k]
            out[k] = have + thing[place + 1]

    def write_board(self, city: City, seat: int, board: int, at: i64, out: vec[u8]) -> None:
        if not 1 <= board < places.HAND:
            return
        out[at + self.board + board - 1] = 1
        own = 0
        best = 0
        others = 0
        for player in city.players:
            powers = player.power
            for i, place in enumerate(player.place):
                if place == board:
                    if player.seat != seat:
                        others += 1
                    else:
                        own += 1
                        if powers[i] > best:
                            best = powers[i]
        out[at + self.own] = own
        out[at + self.best] = best
        out[at + self.others] = others
        if city.near[board] >= 0:
            out[at + self.near] = 1
        # How far it is from the worker that the question is about.
        asked = city.agenda[-1]
        kind = self.rules.kinds[asked[0]]
        if "worker" in kind.fields:
            worker = field_value(asked, kind.fields.index("worker"))
            here = board_of(city.players[asked[1]].place[worker])
            if here:
                length = len(city.ring)
                further = (city.slots[board] - city.slots[here] - 1) % length + 1
                out[at + self.distance + further - 1] = 1


ANSWERS: Final = CityAnswers
