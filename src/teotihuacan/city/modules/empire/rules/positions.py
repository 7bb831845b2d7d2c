"""The map of the empire in plain JSON types, and back."""

from typing import Final

from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.rules.state import Empire
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from teotihuacan.engine.checking import Reader

NAMES: Final[list[str]] = [
    "teotihuacan",
    *[f"region {region}" for region in range(1, printed.FARTHEST)],
]
STACKS: Final = ("discovery", "major")


def write_empire(city: City, empire: Empire) -> dict[str, object]:
    """By region whose Warrior stands there; the other numbers by seat."""
    written: dict[str, object] = {
        "warriors": {NAMES[region]: seat for region, seat in enumerate(empire.holder) if seat >= 0},
        "farthest": list(empire.farthest),
        "supply": list(empire.supply),
        "removed": list(empire.removed),
        "settled": [region for region in range(1, printed.FARTHEST) if empire.is_settled(region)],
    }
    if empire.drawn[0] or empire.drawn[1]:
        keys = city.setting.keys
        written["drawn"] = {
            STACKS[stack]: [keys[tile] for tile in tiles]
            for stack, tiles in enumerate(empire.drawn)
            if tiles
        }
    return written


def read_empire(reader: Reader, city: City, empire: Empire) -> None:
    seats = len(city.players)
    warriors = reader.inner("warriors")
    empire.holder = tuple(
        [warriors.integer(name, 0, seats - 1) if warriors.has(name) else -1 for name in NAMES]
    )
    warriors.done()
    empire.farthest = tuple(reader.integers("farthest", seats, 0, printed.WARRIORS))
    empire.supply = tuple(reader.integers("supply", seats, 0, printed.WARRIORS))
    empire.removed = tuple(reader.integers("removed", seats, 0, printed.WARRIORS))
    empire.settled = 0
    count = len(reader.items("settled", 0, printed.FARTHEST - 1))
    for region in reader.integers("settled", count, 1, printed.FARTHEST - 1):
        if empire.is_settled(region):
            raise reader.fail("settled", f"region {region} stands here twice")
        empire.settled |= 1 << region
    if reader.has("drawn"):
        drawn = reader.inner("drawn")
        empire.drawn = (
            read_drawn(drawn, city, STACKS[0], discovery.ORDINARY),
            read_drawn(drawn, city, STACKS[1], discovery.MAJOR),
        )
        drawn.done()
    reader.done()


def read_drawn(reader: Reader, city: City, key: str, stack: int) -> tuple[int, ...]:
    if not reader.has(key):
        return ()
    tiles = reader.words(key, city.setting.keys, len(city.setting.keys))
    for tile in tiles:
        if discovery.TILES[tile].stack != stack:
            raise reader.fail(key, f"{city.setting.keys[tile]} belongs to another stack")
    return tuple(tiles)
