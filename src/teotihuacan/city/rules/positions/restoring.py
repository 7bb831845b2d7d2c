"""The table back from plain JSON types, with every check.

The counterpart of `writing.py`: what it reads, `write_city` wrote, or somebody by hand.
"""

from typing import Final

from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.pyramid_tiles import (
    DECORATION_OFFER,
    DECORATION_TILES,
    PYRAMID_OFFER,
    PYRAMID_TILES,
)
from teotihuacan.city.rules.positions import writing
from teotihuacan.city.rules.positions.writing import (
    offer_icons,
    royal_places,
    side_icons,
    site_icons,
)
from teotihuacan.city.rules.printed import boards, calendar, starting, technologies
from teotihuacan.city.rules.printed import temples as printed_temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.rules.scoring.eclipse import visible_building
from teotihuacan.city.rules.setup import slots_of
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.engine.checking import Reader, integer

MOST: Final = 10**15  # of goods and points: so far beyond any game that none ever plays past it


def check_derived(reader: Reader, key: str, right: object) -> None:
    """Check derived fields, which may be left out but must agree."""
    if reader.has(key) and reader.get(key) != right:
        raise reader.fail(
            key, "it must agree with the other fields but does not; it may be left out"
        )


def read_bits(reader: Reader, key: str, count: int) -> int:
    value = 0
    for tile in read_tiles(reader, key, count, count):
        value |= 1 << tile
    return value


def read_tiles(reader: Reader, key: str, count: int, most: int) -> tuple[int, ...]:
    """Different tiles, counted from 1 outside and from 0 inside."""
    items = reader.items(key, 0, most)
    place = reader.place(key)
    tiles = [
        integer(item, 1, count, f"{place}[{i}]", reader.error) - 1 for i, item in enumerate(items)
    ]
    if len(set(tiles)) != len(tiles):
        raise reader.fail(key, "duplicate tile")
    return tuple(tiles)


def read_offer(reader: Reader, key: str, places: int, count: int) -> tuple[int, ...]:
    place = reader.place(key)
    tiles: list[int] = []
    for i, item in enumerate(reader.items(key, places, places)):
        at = f"{place}[{i}]"
        tiles.append(-1 if item is None else integer(item, 1, count, at, reader.error) - 1)
    return tuple(tiles)


def read_named(
    reader: Reader, key: str, count: int, known: list[str], needed: str, once: bool = False
) -> tuple[int, ...]:
    """Read the things on some places, by their names in `known`, each perhaps only once; null, as
    -1: nothing.
    """
    found: list[int] = []
    for i, item in enumerate(reader.items(key, count, count)):
        if item is None:
            found.append(-1)
        elif item in known and not (once and known.index(str(item)) in found):
            found.append(known.index(str(item)))
        else:
            raise reader.fail(f"{key}[{i}]", needed)
    return tuple(found)


def read_numbers(
    reader: Reader, key: str, numbers: list[int | float], known: tuple[int, ...], most: int
) -> tuple[int, ...]:
    """Tiles named by their printed numbers, as indexes; only those in play are known."""
    names = ", ".join([str(numbers[index]) for index in known])
    found: list[int] = []
    for i, item in enumerate(reader.items(key, 0, most)):
        if isinstance(item, float) and item in numbers:
            index = numbers.index(item)
        else:
            number = integer(item, 0, 99, f"{reader.place(key)}[{i}]", reader.error)
            index = numbers.index(number) if number in numbers else -1
        if index not in known:
            raise reader.fail(f"{key}[{i}]", f"{item} is not one of: {names}")
        if index in found:
            raise reader.fail(f"{key}[{i}]", f"duplicate {item}")
        found.append(index)
    return tuple(found)


def read_technologies(reader: Reader, city: City, most: int) -> tuple[int, ...]:
    numbers = [technology.written() for technology in technologies.TILES]
    return read_numbers(reader, "technologies", numbers, city.setting.technologies, most)


def read_player(reader: Reader, city: City, player: Player) -> None:
    setting = city.setting
    for good in range(setting.goods):
        player.goods[good] = reader.integer(units.GOODS[good], 0, MOST)
    player.points = reader.integer("points", 0, MOST)
    temples = reader.inner("temples")
    player.temple = [
        temples.integer(key, 0, printed_temples.TOP_STEP) for key in boards.TEMPLE_KEYS
    ]
    temples.done()
    player.avenue = reader.integer("avenue", 0, printed_temples.AVENUE_LAST)
    player.track = reader.integer("pyramid track", 0, calendar.TRACK_LAST)
    player.technologies = 0
    for index in read_technologies(reader, city, len(setting.technologies)):
        player.technologies |= 1 << index
    workers = reader.readers("workers", WORKER_COUNT, WORKER_COUNT)
    for i, worker in enumerate(workers):
        player.place[i] = writing.PLACE_NUMBERS[worker.word("at", writing.PLACE_NAMES)]
        player.power[i] = worker.integer("power", 1, 6)
        if player.power[i] == 6 and player.place[i] != places.HAND:
            raise worker.fail("power", "6 ascends at once")
        if player.place[i] == places.WHEEL and player.power[i] != calendar.FOURTH_WORKER_POWER:
            first = calendar.FOURTH_WORKER_POWER
            raise worker.fail("power", f"the fourth worker waits with {first}")
        worker.done()
    if player.place.count(places.WHEEL) > 1 or (
        places.WHEEL in player.place and player.place[3] != places.WHEEL
    ):
        raise reader.fail("workers", "only the fourth worker waits on the wheel")
    locked = [place for place in player.place if place > places.HAND]
    if len(set(locked)) != len(locked):
        raise reader.fail("workers", "two workers share a worship space")
    player.lay_out(reader.counts("discovery", setting.keys))
    player.used = tuple(reader.counts("discovery used", setting.keys))
    most = setting.starting.bit_length()
    player._dealt = read_tiles(reader, "starting dealt", most, 4)
    player._kept = read_tiles(reader, "starting kept", most, 2)
    if player._dealt and not city.secret:
        raise reader.fail("starting dealt", "there are none once all have chosen")
    reader.done()


def read_city(reader: Reader, city: City) -> None:
    """Fill a bare table from what `write_city` made of everything."""
    city.secret = reader.flag("starting secret")
    entries = reader.readers("players", len(city.players), len(city.players))
    for entry, player in zip(entries, city.players, strict=True):
        read_player(entry, city, player)
    read_boards(reader, city)
    read_calendar(reader.inner("calendar"), city)
    turn = reader.get("turn")
    city.turn = -1 if turn is None else reader.integer("turn", 0, len(city.players) - 1)
    city.acting = read_bits(reader, "acting workers", WORKER_COUNT)
    read_buildings(reader.inner("buildings"), city)
    read_pyramid(reader, city)
    read_decorations(reader, city)
    read_discovery(reader, city)
    starting = city.setting.starting.bit_length()
    city.face_up = read_tiles(reader, "starting face up", starting, 10)
    city.drawn = read_tiles(reader, "starting drawn", starting, 2)
    city._starting_pile = read_bits(reader, "starting pile", starting)
    city.discount_used = reader.has("discount used") and reader.flag("discount used")
    for module in city.setting.modules:
        module.read(reader, city)
    reader.done()
    check_together(reader, city)


def read_boards(reader: Reader, city: City) -> None:
    needed = "a board that is not in the ring yet is needed"
    ring = [board + 1 for board in read_named(reader, "ring", 8, writing.BOARDS, needed, once=True)]
    if ring[0] != 1 or ring[4] != 8:
        raise reader.fail("ring", "palace and construction have their fixed places 0 and 4")
    city.ring = tuple(ring)
    city.slots = slots_of(city.ring)
    royal: list[int | float] = [tile.number for tile in ROYAL_TILES]
    city.royal = read_numbers(reader, "royal tiles", royal, city.setting.royal, 3)
    check_derived(reader, "royal places", royal_places(city))
    city.technologies = read_technologies(reader, city, technologies.SHOWN)
    places = [technologies.IN_ORDER.index(technology) for technology in city.technologies]
    if places != sorted(places):
        raise reader.fail("technologies", "they must ascend")
    bonus: list[int | float] = [tile.number for tile in BONUS_TILES]
    city.bonus = read_numbers(reader, "bonus tiles", bonus, tuple(range(len(BONUS_TILES))), 3)
    neutral: list[tuple[int, ...]] = []
    colours = starting.NEUTRAL_COLOURS[len(city.players)]
    for i, item in enumerate(reader.items("neutral workers", 0, colours)):
        inner = Reader({"boards": item}, f"{reader.place('neutral workers')}[{i}]", reader.error)
        boards = [board + 1 for board in inner.words("boards", writing.BOARDS, 3)]
        if len(set(boards)) != 3:
            raise inner.fail("boards", "three different boards are needed")
        neutral.append(tuple(boards))
    city.neutral = tuple(neutral)


def read_calendar(reader: Reader, city: City) -> None:
    city.era = reader.integer("era", 1, 3) - 1
    city.dark = reader.integer("dark", 1, 12)
    printed = calendar.DARK_DISC[len(city.players)][city.era]
    if city.dark != printed:
        raise reader.fail("dark", f"in era {city.era + 1} the dark disc lies on {printed}")
    city.light = reader.integer("light", 0, city.dark)
    left = reader.get("turns to eclipse")
    seats = len(city.players)
    # 0 while the Eclipse is going on; in the Dark Eclipse variant nothing is counted before.
    most = 0 if city.setting.dark_eclipse else 2 * seats - 1
    city.countdown = -1 if left is None else reader.integer("turns to eclipse", 0, most)
    if city.countdown >= 0 and city.light < city.dark:
        raise reader.fail("turns to eclipse", "nothing counts down before the discs have met")
    city.final = reader.flag("pyramid finished")
    if city.final and city.light < city.dark:
        raise reader.fail("light", "the finished pyramid has brought the discs together")
    reader.done()


def read_buildings(reader: Reader, city: City) -> None:
    city.buildings = reader.integer("built", 0, boards.BUILDINGS)
    rows: list[int] = []
    for row, item in enumerate(reader.items("rows", 3, 3)):
        rows.append(read_row(reader, row, item))
    city.nobles = tuple(rows)
    check_derived(reader, writing.LOWEST_VISIBLE, visible_building(city))
    reader.done()


def read_row(reader: Reader, row: int, item: object) -> int:
    """The taken spaces of a row as bits: so many from the left, or a list of them."""
    spaces = len(boards.NOBLE_ROWS[row])
    place = reader.place(f"rows[{row}]")
    if not isinstance(item, list):
        return (1 << integer(item, 0, spaces, place, reader.error)) - 1
    taken = 0
    for i, space in enumerate(item):
        bit = 1 << (integer(space, 1, spaces, f"{place}[{i}]", reader.error) - 1)
        if taken & bit:
            raise reader.fail(f"rows[{row}]", "duplicate space")
        taken |= bit
    return taken


def read_pyramid(reader: Reader, city: City) -> None:
    sites = reader.inner("pyramid")
    pyramid = [-1] * geometry.SITES
    for site in range(geometry.SITES):
        if sites.has(writing.SITE_NAMES[site]):
            pair = sites.items(writing.SITE_NAMES[site], 2, 2)
            place = sites.place(writing.SITE_NAMES[site])
            tile = integer(pair[0], 1, PYRAMID_TILES, f"{place}[0]", reader.error) - 1
            pyramid[site] = tile * 4 + integer(pair[1], 0, 3, f"{place}[1]", reader.error)
    sites.done()
    city.pyramid = tuple(pyramid)
    city.filled = 0
    for site in range(geometry.SITES):
        if pyramid[site] >= 0:
            city.filled |= 1 << site
    for site in range(geometry.SITES):
        needs = geometry.SUPPORT[site]
        if (city.filled >> site) & 1 and city.filled & needs != needs:
            raise sites.fail(writing.SITE_NAMES[site], "the four tiles beneath are missing")
    if ((city.filled >> (geometry.SITES - 1)) & 1 == 1) != city.final:
        top = writing.SITE_NAMES[geometry.SITES - 1]
        raise sites.fail(top, "this tile finishes the pyramid, and nothing else")
    check_derived(reader, "pyramid icons", site_icons(city))
    city.pyramid_offer = read_offer(reader, "pyramid offer", PYRAMID_OFFER, PYRAMID_TILES)
    icons = offer_icons(city.pyramid_offer, writing.TILE_WORDS)
    check_derived(reader, "pyramid offer icons", icons)
    city.pyramid_pile = read_bits(reader, "pyramid pile", PYRAMID_TILES)


def read_decorations(reader: Reader, city: City) -> None:
    spaces = reader.inner("decorations")
    tiles = [
        spaces.integer(name, 1, DECORATION_TILES) - 1 if spaces.has(name) else -1
        for name in writing.SIDE_NAMES
    ]
    spaces.done()
    for space in range(len(writing.SIDE_NAMES)):
        side, level = divmod(space, 4)
        needs = geometry.DECORATION_NEEDS[side][level]
        if tiles[space] < 0:
            continue
        if level > 0 and tiles[space - 1] < 0:
            raise spaces.fail(writing.SIDE_NAMES[space], "the space before it is empty")
        if city.filled & needs != needs:
            raise spaces.fail(writing.SIDE_NAMES[space], "the tiles beneath are missing")
    city.decorations = tuple(tiles)
    city.decoration_offer = read_offer(
        reader, "decoration offer", DECORATION_OFFER, DECORATION_TILES
    )
    check_derived(reader, "decoration icons", side_icons(city))
    icons = offer_icons(city.decoration_offer, writing.DECORATION_WORDS)
    check_derived(reader, "decoration offer icons", icons)
    city.decoration_pile = read_bits(reader, "decoration pile", DECORATION_TILES)


def read_discovery(reader: Reader, city: City) -> None:
    near = reader.inner("discovery near")
    tiles = [-1] * 9
    for board in boards.WORSHIP_BOARDS:
        if near.has(boards.BOARD_KEYS[board]):
            tiles[board] = near.word(boards.BOARD_KEYS[board], city.setting.keys)
    near.done()
    city.near = tuple(tiles)
    piles = reader.inner("discovery piles")
    city.piles = tuple(
        [tuple(sorted(piles.words(name, city.setting.keys, 9))) for name in writing.PILE_NAMES]
    )
    piles.done()
    city._discovery_pile = reader.counts("discovery pile", city.setting.keys)
    needed, places = "a discovery tile or null is needed", len(city._linked)
    city._linked = read_named(reader, "discovery linked", places, city.setting.keys, needed)


def check_together(reader: Reader, city: City) -> None:
    """Check fields against each other: every tile is somewhere once, no space is held twice."""
    spaces = [place for player in city.players for place in player.place if place > places.HAND]
    if len(set(spaces)) != len(spaces):
        raise reader.fail("players", "two workers share a worship space")
    for temple, key in enumerate(boards.TEMPLE_KEYS):
        if len([p for p in city.players if p.temple[temple] == printed_temples.TOP_STEP]) > 1:
            raise reader.fail("players", f"two markers share the top of the {key} temple")
    check_buildings(reader, city)
    for player in city.players:
        for index in range(len(technologies.TILES)):
            if player.knows(index) and not can_have(city, player.seat, index):
                field = f"players[{player.seat}].technologies"
                number = technologies.TILES[index].written()
                raise reader.fail(field, f"{number} is not on the display")
    check_once(reader, "pyramid pile", pyramid_places(city), PYRAMID_TILES, city.pyramid_pile)
    placed = [tile for tile in (*city.decorations, *city.decoration_offer) if tile >= 0]
    check_once(reader, "decoration pile", placed, DECORATION_TILES, city.decoration_pile)
    for kind, copies in enumerate(city.setting.copies):
        count = discovery_count(city, kind)
        if count != copies:
            key = city.setting.keys[kind]
            raise reader.fail(
                "discovery pile", f"there are {copies} of {key}, {count} are accounted for"
            )
    out = [tile for player in city.players for tile in (*player._dealt, *player._kept)]
    out += [*city.face_up, *city.drawn]
    out += [i for i in range(city._starting_pile.bit_length()) if (city._starting_pile >> i) & 1]
    if len(set(out)) != len(out):
        raise reader.fail("starting pile", "a starting tile is in two places")


def can_have(city: City, seat: int, technology: int) -> bool:
    """Return whether a technology is on the display, or comes to a seat by a module."""
    for module in city.setting.modules:
        if module.technology_elsewhere(city, seat, technology):
            return True
    return technology in city.technologies


def check_buildings(reader: Reader, city: City) -> None:
    """Each one stands in a row, or where a module has put it."""
    built = sum([taken.bit_count() for taken in city.nobles])
    for module in city.setting.modules:
        built += module.buildings_elsewhere(city)
    if built != city.buildings:
        problem = f"they hold {built} buildings, {city.buildings} are built"
        raise reader.inner("buildings").fail("rows", problem)


def pyramid_places(city: City) -> list[int]:
    tiles = [tile // 4 for tile in city.pyramid if tile >= 0]
    return tiles + [tile for tile in city.pyramid_offer if tile >= 0]


def check_once(reader: Reader, key: str, placed: list[int], count: int, pile: int) -> None:
    for tile in range(count):
        found = placed.count(tile) + ((pile >> tile) & 1)
        if found != 1:
            raise reader.fail(key, f"tile {tile + 1} is in {found} places")


def discovery_count(city: City, kind: int) -> int:
    """Return how many tiles of a kind there are, in all places."""
    count = city._discovery_pile[kind] + city.near.count(kind) + city._linked.count(kind)
    for pile in city.piles:
        count += pile.count(kind)
    for player in city.players:
        count += player.tiles[kind] + player.used[kind]
    for module in city.setting.modules:
        count += module.tiles_elsewhere(city, kind)
    return count
