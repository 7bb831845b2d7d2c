"""The map of the empire in plain JSON types, back again, and whether it can occur."""

from typing import Final

from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.rules.bots import picking
from teotihuacan.city.modules.empire.rules.printed import benefit_of
from teotihuacan.city.modules.empire.rules.settling import rewarding, tiles_drawn
from teotihuacan.city.modules.empire.rules.state import Empire
from teotihuacan.city.modules.empire.rules.warriors import marching
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.positions.validity import wrong
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.steps import CHANCE, make_step

NAMES: Final[list[str]] = [
    "teotihuacan",
    *[f"region {region}" for region in range(1, printed.FARTHEST)],
]
STACKS: Final = ("discovery", "major")


def write_empire(city: City, empire: Empire) -> dict[str, object]:
    """Write the seat of the Warrior of each region; the other numbers by seat."""
    written: dict[str, object] = {
        "warriors": {NAMES[region]: seat for region, seat in enumerate(empire.holder) if seat >= 0},
        "farthest": list(empire.farthest),
        "supply": list(empire.supply),
        "removed": list(empire.removed),
        "settled": [region for region in range(1, printed.FARTHEST) if empire.is_settled(region)],
    }
    if empire.drawn[0] or empire.drawn[1]:
        keys = city.setting.keys
        drawn = zip(STACKS, empire.drawn)
        written["drawn"] = {
            stack: [keys[tile] for tile in tiles] for stack, tiles in drawn if tiles
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
            raise reader.fail("settled", f"duplicate region {region}")
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


def check_empire(city: City, empire: Empire, in_setup: bool) -> None:
    """Raise a PositionError that names the field to blame."""
    check_warriors(city, empire)
    if in_setup:
        check_mustering(city, empire)
    elif empire.holder[printed.TEOTIHUACAN] < 0:
        raise wrong("empire.warriors", "a Warrior stands in Teotihuacan once setup is over")
    if max(city.nobles):
        raise wrong("buildings.rows", "all buildings stand in regions of the empire")
    if sum(empire.removed) != empire.settled.bit_count():
        raise wrong("empire.removed", "one Warrior settles down for each building")
    check_masks(city, empire)
    for place in (printed.DISCOVERY_DRAWN, printed.MAJOR_DRAWN):
        check_drawn(city, empire, place)


def check_warriors(city: City, empire: Empire) -> None:
    """Check that each Warrior is in supply, on the map, out of the game, or moving."""
    for player in city.players:
        seat = player.seat
        count = empire.supply[seat] + empire.farthest[seat] + empire.removed[seat]
        count += empire.holder.count(seat)
        marching_out = [step for step in city.agenda if step[0] == empire_kinds.MARCH]
        count += len([step for step in marching_out if step[1] == seat])
        if seat >= city.setting.people:
            count += city.agenda.count(make_step(empire_kinds.DRAW_PATH, CHANCE))
        if count != printed.WARRIORS:
            problem = f"there are {printed.WARRIORS} of each, {count} are accounted for"
            raise wrong(f"empire.supply[{seat}]", problem)
    for step in city.agenda:
        onward = step[0] == empire_kinds.MARCH and marching(step) != printed.TEOTIHUACAN
        if onward and empire.holder[printed.TEOTIHUACAN] < 0:
            raise wrong("empire.warriors", "whoever pushes others comes from Teotihuacan")


def check_mustering(city: City, empire: Empire) -> None:
    """Check that in setup the players send one Warrior each, one after the other."""
    if empire.settled:
        raise wrong("empire.settled", "nobody builds during setup")
    last = -1
    for seat in range(len(city.players)):
        sent = 0
        if seat < city.setting.people and make_step(empire_kinds.MUSTER, seat) not in city.agenda:
            sent = 1
            last = seat
        if empire.supply[seat] != printed.WARRIORS - sent:
            raise wrong(f"empire.supply[{seat}]", "one Warrior is sent, in player order")
    if empire.holder[printed.TEOTIHUACAN] != last:
        raise wrong("empire.warriors", "the last Warrior that was sent is in Teotihuacan")


def check_masks(city: City, empire: Empire) -> None:
    """Check the masks that are set aside for players who settle certain regions."""
    owed = [rewarding(step) for step in city.agenda if step[0] == empire_kinds.BENEFIT]
    given = 0
    for region in range(1, printed.FARTHEST):
        if empire.is_settled(region) and region not in owed:
            given += benefit_of(region).gain.of(printed.MASK)
    taken = 0
    copies = 0
    for kind, count in enumerate(city.setting.copies):
        if discovery.TILES[kind].stack == discovery.APART:
            copies += count
            taken += count - city._discovery_pile[kind]
    if taken != min(given, copies):
        raise wrong("discovery pile", "Special Masks are taken from it by settling certain regions")


def check_drawn(city: City, empire: Empire, place: int) -> None:
    """Check that tiles drawn for a region are there only until one of them is claimed."""
    lying = len(empire.drawn[place - printed.DISCOVERY_DRAWN])
    drawing = city.agenda.count(make_step(kinds.DRAW_DISCOVERY, CHANCE, place))
    claims = [step for step in city.agenda if step == make_step(kinds.CLAIM, step[1], place)]
    for step in city.agenda:
        if step[0] == empire_kinds.BOT_PICKS:
            if tiles_drawn(benefit_of(picking(step)), place):
                claims.append(step)
    most = 0
    for region in range(1, printed.FARTHEST):
        if empire.is_settled(region):
            most = max(most, tiles_drawn(benefit_of(region), place))
    if len(claims) > 1 or (lying + drawing > 0) != (len(claims) == 1):
        raise wrong("empire.drawn", "tiles are drawn for one claim at a time")
    if lying + drawing > most:
        raise wrong("empire.drawn", f"at most {most} tiles are drawn")
