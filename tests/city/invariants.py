"""What is true of every table of City of Gods at every decision."""

from __future__ import annotations

import teotihuacan as teo
from teotihuacan.city.rules.agenda import REBORN, SETUP_OVER
from teotihuacan.city.rules.position import HAND, ROYAL_SPACE, SIDEBAR, WHEEL, Player, Table
from teotihuacan.city.rules.tiles import (
    AVENUE_LAST,
    BUILDINGS,
    DECORATION_NEEDS,
    DECORATION_TILES,
    DISCOVERY,
    DISCOVERY_TILES,
    NEUTRAL_COLOURS,
    NOBLE_ROWS,
    PYRAMID_TILES,
    STARTING,
    SUPPORT,
    TOP_STEP,
    TRACK_LAST,
)
from tests.tables import table

PLACES = {WHEEL, HAND, *range(1, 9), *(ROYAL_SPACE + i for i in range(3))}
PLACES |= {SIDEBAR + board for board in (2, 3, 4, 7)}


def check(game: teo.Game) -> None:
    """Fail if anything on the table is lost, doubled, negative, or where it cannot be."""
    t = table(game)
    check_tiles(t)
    check_discovery(t)
    check_starting(t)
    check_buildings(t)
    check_workers(t)
    check_tracks(t)


def bits(value: int) -> list[int]:
    return [i for i in range(value.bit_length()) if (value >> i) & 1]


def check_tiles(t: Table) -> None:
    placed = [tile // 4 for tile in t.pyramid if tile >= 0]
    offered = [tile for tile in t.pyramid_offer if tile >= 0]
    assert sorted(placed + offered + bits(t.pyramid_pile)) == list(range(PYRAMID_TILES))
    assert bits(t.filled) == [site for site, tile in enumerate(t.pyramid) if tile >= 0]
    for site in bits(t.filled):
        assert t.filled & SUPPORT[site] == SUPPORT[site]
    placed = [tile for tile in t.decorations if tile >= 0]
    offered = [tile for tile in t.decoration_offer if tile >= 0]
    assert sorted(placed + offered + bits(t.decoration_pile)) == list(range(DECORATION_TILES))
    for space, tile in enumerate(t.decorations):
        if tile >= 0:
            needs = DECORATION_NEEDS[space // 4][space % 4]
            assert t.filled & needs == needs
            assert space % 4 == 0 or t.decorations[space - 1] >= 0


def check_discovery(t: Table) -> None:
    total = 0
    for kind, tile in enumerate(DISCOVERY):
        counts = [t.discovery_pile[kind], t.near.count(kind), t.linked.count(kind)]
        counts += [pile.count(kind) for pile in t.piles]
        for player in t.players:
            counts += [player.tiles[kind], player.used[kind]]
        if t.bot is not None:
            counts += [t.bot.box[kind], 1 if kind in bits(t.bot.masks) else 0]
        assert min(counts) >= 0
        assert sum(counts) == tile.copies, tile.key
        total += sum(counts)
    assert total == DISCOVERY_TILES == 54


def check_starting(t: Table) -> None:
    tiles = [*bits(t.starting_pile), *t.face_up, *t.drawn]
    for player in t.players:
        tiles += [*player.dealt, *player.kept]
    assert len(set(tiles)) == len(tiles)
    if t.agenda and t.agenda[0][0] == SETUP_OVER:
        assert len(tiles) in (0, len(STARTING))  # none in a first game


def check_buildings(t: Table) -> None:
    assert sum(t.nobles) == t.buildings <= BUILDINGS
    for count, row in zip(t.nobles, NOBLE_ROWS, strict=True):
        assert 0 <= count <= len(row)


def check_workers(t: Table) -> None:
    reborn = [(step[1], step[2]) for step in t.agenda if step[0] == REBORN]
    locked = [place for player in t.players for place in player.place if place > HAND]
    assert len(set(locked)) == len(locked)
    for player in t.players:
        assert len(player.place) == len(player.power) == 4
        assert set(player.place) <= PLACES
        assert WHEEL not in player.place[:3]
        for worker, power in enumerate(player.power):
            rising = (player.seat, worker) in reborn
            assert power == 6 if rising else 1 <= power <= 5
            assert not rising or player.place[worker] == HAND
    for boards in t.neutral:
        assert len(set(boards)) == 3
        assert set(boards) <= set(range(1, 9))
    assert len(t.neutral) <= NEUTRAL_COLOURS[len(t.players)]
    for board in t.ring:
        assert board == 0 or t.ring[t.slots[board]] == board


def check_tracks(t: Table) -> None:
    for player in t.players:
        assert min(goods(player)) >= 0
        assert 0 <= player.avenue <= AVENUE_LAST
        assert 0 <= player.track <= TRACK_LAST
        assert 0 <= min(player.temple) <= max(player.temple) <= TOP_STEP
        for index in bits(player.technologies):
            assert index in t.technologies
    for temple in range(3):
        assert [player.temple[temple] for player in t.players].count(TOP_STEP) <= 1
    assert 0 <= t.light <= t.dark
    assert 0 <= t.era <= 2


def goods(player: Player) -> list[int]:
    return [player.cocoa, player.wood, player.stone, player.gold, player.points]
