"""Invariants of every table of City of Gods at every decision."""

import teotihuacan as teo
from teotihuacan.city.modules.solo.rules.bot import bot_at
from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_TILES, PYRAMID_TILES
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.printed import calendar, discovery, starting, temples
from teotihuacan.city.rules.state import City, Player
from tests.tables import table

PLACES = {places.WHEEL, places.HAND, *range(1, 9), *(places.ROYAL_SPACE + i for i in range(3))}
PLACES |= {places.SIDEBAR + board for board in (2, 3, 4, 7)}


def check(game: teo.Game) -> None:
    """Fail if anything on the table is lost, doubled, negative, or where it cannot be."""
    city = table(game)
    check_tiles(city)
    check_discovery(city)
    check_starting(city)
    check_buildings(city)
    check_workers(city)
    check_tracks(city)


def bits(value: int) -> list[int]:
    return [i for i in range(value.bit_length()) if (value >> i) & 1]


def check_tiles(city: City) -> None:
    placed = [tile // 4 for tile in city.pyramid if tile >= 0]
    offered = [tile for tile in city.pyramid_offer if tile >= 0]
    assert sorted(placed + offered + bits(city.pyramid_pile)) == list(range(PYRAMID_TILES))
    assert bits(city.filled) == [site for site, tile in enumerate(city.pyramid) if tile >= 0]
    for site in bits(city.filled):
        assert city.filled & geometry.SUPPORT[site] == geometry.SUPPORT[site]
    placed = [tile for tile in city.decorations if tile >= 0]
    offered = [tile for tile in city.decoration_offer if tile >= 0]
    assert sorted(placed + offered + bits(city.decoration_pile)) == list(range(DECORATION_TILES))
    for space, tile in enumerate(city.decorations):
        if tile >= 0:
            needs = geometry.DECORATION_NEEDS[space // 4][space % 4]
            assert city.filled & needs == needs
            assert space % 4 == 0 or city.decorations[space - 1] >= 0


def check_discovery(city: City) -> None:
    for player in city.players:
        assert bits(player.showing) == [kind for kind, n in enumerate(player.tiles) if n]
    total = 0
    for kind, copies in enumerate(city.setting.copies):
        counts = [city._discovery_pile[kind], city.near.count(kind), city._linked.count(kind)]
        counts += [pile.count(kind) for pile in city.piles]
        for player in city.players:
            counts += [player.tiles[kind], player.used[kind]]
        bot = bot_at(city)
        if bot is not None:
            counts += [bot.box[kind], 1 if kind in bits(bot.masks) else 0]
        others = [module for module in city.setting.modules if module.name != "solo"]
        counts += [module.tiles_elsewhere(city, kind) for module in others]
        assert min(counts) >= 0
        assert sum(counts) == copies, city.setting.keys[kind]
        total += sum(counts)
    assert total == sum(city.setting.copies)
    if len(city.setting.copies) == discovery.KINDS:  # nothing but the game itself
        assert total == 54


def check_starting(city: City) -> None:
    tiles = [*bits(city._starting_pile), *city.face_up, *city.drawn]
    for player in city.players:
        tiles += [*player._dealt, *player._kept]
    assert len(set(tiles)) == len(tiles)
    # Where modules place something after the neutral workers, the pile is put away before.
    last = any(module.plan_last(city) for module in city.setting.modules)
    put_away = last and kinds.NEUTRAL_SETUP not in [step[0] for step in city.agenda]
    if city.agenda and city.agenda[0][0] == kinds.SETUP_OVER and not put_away:
        counts = [0, city.setting.starting.bit_count()]  # none in a first game
        bot = bot_at(city)
        if (
            bot is not None
            and bot.manual.private_masks
            and places.HAND not in city.players[-1].place
        ):
            counts += [counts[1] - 2, counts[1] - 3]  # those that have placed its workers
        assert len(tiles) in counts
    assert all((city.setting.starting >> tile) & 1 for tile in tiles)


def check_buildings(city: City) -> None:
    built = sum(taken.bit_count() for taken in city.nobles)
    built += sum(module.buildings_elsewhere(city) for module in city.setting.modules)
    assert built == city.buildings <= printed_boards.BUILDINGS
    for taken, row in zip(city.nobles, printed_boards.NOBLE_ROWS, strict=True):
        assert 0 <= taken < 1 << len(row)


def check_workers(city: City) -> None:
    reborn = [(step[1], step[2]) for step in city.agenda if step[0] == kinds.REBORN]
    locked = [place for player in city.players for place in player.place if place > places.HAND]
    assert len(set(locked)) == len(locked)
    for player in city.players:
        assert len(player.place) == len(player.power) == 4
        assert set(player.place) <= PLACES
        assert places.WHEEL not in player.place[:3]
        for worker, power in enumerate(player.power):
            rising = (player.seat, worker) in reborn
            assert power == 6 if rising else 1 <= power <= 5
            assert not rising or player.place[worker] == places.HAND
    for boards in city.neutral:
        assert len(set(boards)) == 3
        assert set(boards) <= set(range(1, 9))
    assert len(city.neutral) <= starting.NEUTRAL_COLOURS[len(city.players)]
    for board in city.ring:
        assert board == 0 or city.ring[city.slots[board]] == board


def check_tracks(city: City) -> None:
    for player in city.players:
        assert min(goods(player)) >= 0
        assert 0 <= player.avenue <= temples.AVENUE_LAST
        assert 0 <= player.track <= calendar.TRACK_LAST
        assert 0 <= min(player.temple) <= max(player.temple) <= temples.TOP_STEP
        for index in bits(player.technologies):
            own = [m.technology_elsewhere(city, player.seat, index) for m in city.setting.modules]
            assert (index in city.technologies) != any(own)
    for temple in range(3):
        assert [player.temple[temple] for player in city.players].count(temples.TOP_STEP) <= 1
    assert 0 <= city.light <= city.dark
    assert 0 <= city.era <= 2


def goods(player: Player) -> list[int]:
    return [*player.goods, player.points]
