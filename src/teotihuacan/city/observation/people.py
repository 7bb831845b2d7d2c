"""The players: goods, markers, workers and tiles, the observing seat first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.observation.part import Fields
from teotihuacan.city.rules import units
from teotihuacan.city.rules.positions.writing import PLACE_NAMES, PLACE_NUMBERS
from teotihuacan.city.rules.printed import boards, calendar, technologies, temples
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import WORKER_COUNT, City
from teotihuacan.observation.layout import MOST, Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

WHERE: Final[list[int]] = [
    PLACE_NUMBERS.index(place) if place in PLACE_NUMBERS else 0
    for place in range(max(PLACE_NUMBERS) + 1)
]
"""By place, its number among those that a worker can have."""

MOST_POWER: Final = 6  # of a worker that is about to ascend

STEPS: Final[int] = temples.TOP_STEP + 1
AVENUE_STEPS: Final[int] = temples.AVENUE_LAST + 1


def starting_names(setting: Setting) -> tuple[str, ...]:
    return tuple([f"tile {i + 1}" for i in range(setting.starting.bit_length())])


class People(Fields):
    """A block of fields for each player."""

    def __init__(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> None:
        block = Layout()
        known = max(setting.technologies) + 1
        tiles = tuple(setting.keys)
        goods = units.GOODS[: setting.goods]
        self.goods: i64 = block.add("goods", "Goods.", parts=goods, high=MOST, scale=10)
        self.points: i64 = block.add("points", "Points.", high=MOST, scale=100)
        self.temples: i64 = block.add(
            "temples", "Steps on the temples.", parts=boards.TEMPLE_KEYS, high=temples.TOP_STEP
        )
        steps = tuple([f"{key} {step}" for key in boards.TEMPLE_KEYS for step in range(STEPS)])
        self.steps: i64 = block.add("temple step", "The step on each temple.", parts=steps)
        avenue = tuple([str(step) for step in range(AVENUE_STEPS)])
        self.avenue: i64 = block.add("avenue", "The step on the Avenue of the Dead.", parts=avenue)
        self.track: i64 = block.add(
            "track", "Steps on the pyramid track.", high=MOST, scale=calendar.TRACK_LAST
        )
        labels = tuple([f"tile {tile.label}" for tile in technologies.TILES[:known]])
        self.technologies: i64 = block.add("technologies", "Known technologies.", parts=labels)
        workers = tuple([f"worker {i}" for i in range(WORKER_COUNT)])
        self.powers: i64 = block.add(
            "powers", "Power of each worker.", parts=workers, high=MOST_POWER
        )
        places = tuple([f"worker {i} {name}" for i in range(WORKER_COUNT) for name in PLACE_NAMES])
        self.places: i64 = block.add("places", "The place of each worker.", parts=places)
        self.tiles: i64 = block.add(
            "tiles",
            "Face-up discovery tiles, masks included.",
            parts=tiles,
            high=9,
            scale=2,
        )
        self.used: i64 = block.add(
            "used tiles", "Face-down discovery tiles.", parts=tiles, high=9, scale=2
        )
        names = starting_names(setting)
        names = starting_names(setting)
        none = "A first game has no starting tiles." if setting.first_game else ""
        self.kept: i64 = block.add(
            "kept", "Starting tiles that were kept, if visible.", parts=names, rest=none
        )
        self.size: i64 = block.size
        self.first: i64 = layout.repeat("player", players, block)
        self.dealt: i64 = layout.add("dealt", "Own starting tiles in hand.", parts=names, rest=none)
        self.ahead: i64 = layout.add(
            "points ahead",
            "Points that others have more than the seat.",
            parts=players[1:],
            high=MOST,
            scale=50,
        )
        self.behind: i64 = layout.add(
            "points behind",
            "Points that others have less than the seat.",
            parts=players[1:],
            high=MOST,
            scale=50,
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        players = city.players
        seats = len(players)
        own = players[seat].points
        o: i64 = self.first
        for further in range(seats):
            player = players[(seat + further) % seats]
            k: i64 = o + self.goods
            for good in player.goods:
                if good:
                    out[k] = good if good < MOST else MOST
                k += 1
            points = player.points
            if points > 0:
                out[o + self.points] = points if points < MOST else MOST
            lead = points - own
            if lead > 0:
                out[self.ahead + further - 1] = lead if lead < MOST else MOST
            elif lead < 0:
                out[self.behind + further - 1] = -lead if -lead < MOST else MOST
            k = o + self.temples
            at: i64 = o + self.steps
            for step in player.temple:
                out[k] = step
                out[at + step] = 1
                k += 1
                at += STEPS
            out[o + self.avenue + player.avenue] = 1
            track = player.track
            out[o + self.track] = track if track < MOST else MOST
            bits: i64 = player.technologies
            k = o + self.technologies
            while bits:
                if bits & 1:
                    out[k] = 1
                bits >>= 1
                k += 1
            k = o + self.powers
            for power in player.power:
                out[k] = power
                k += 1
            k = o + self.places
            for place in player.place:
                out[k + WHERE[place]] = 1
                k += len(PLACE_NAMES)
            bits = player.showing
            k = o + self.tiles
            for count in player.tiles:
                if not bits:
                    break
                if bits & 1:
                    out[k] = count
                bits >>= 1
                k += 1
            k = o + self.used
            for count in player.used:
                if count:
                    out[k] = count
                k += 1
            if not further or not city.secret:
                for tile in player._kept:
                    out[o + self.kept + tile] = 1
            o += self.size
        for tile in players[seat]._dealt:
            out[self.dealt + tile] = 1
