"""Situations with obsidian: its boards, technologies and starting tiles, and the Major tiles."""

from collections.abc import Iterator

from teotihuacan.city.rules import kinds, places, tile_places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import replaced
from teotihuacan.engine.steps import make_step
from tests.city.base_tiles import ROYAL_TILES, TECHNOLOGIES
from tests.city.modules.altars.altar_scene import lay_pile, put
from tests.city.modules.scene import period
from tests.city.scene import Scene
from tests.numbers.boards import RING, line_to, neighbour
from tests.numbers.tracing import EDITIONS, RICH, attempt, every_way, in_turn, owed
from tests.numbers.whole_games import eclipse

ALL = ("mansion", "altars", "empire")
PLENTY = {**RICH, "obsidian": 9}
TILES = len(discovery.TILES) - discovery.KINDS


def laid(*modules: str, **options: object) -> Scene:
    """A table with modules, its boards in the ring of the other scenes."""
    return period(*modules, **options).ring(RING)  # type: ignore[arg-type]


def coming(s: Scene, board: str, powers: str, **has: object) -> Scene:
    """Seat 0 is about to move the first of these workers onto a board where the others are."""
    there = [f"{board}{power}" for power in powers[1:]]
    workers = " ".join([f"{neighbour(board)}{powers[0]}", *there])
    s.seat(0, workers=workers, **{**PLENTY, **has})  # type: ignore[arg-type]
    return s


def mining(board: int) -> Iterator[str]:
    """Forest, Quarry or Gold with one, two, three workers of a power of each column."""
    letter = "FQG"[board]
    for count in (1, 2, 3):
        for power in "135":
            s = coming(laid(), letter, power * count)
            yield attempt(s, line_to(letter, power, "main"))
            yield from every_way(s, 2, 8)


def with_technology(s: Scene, number: int, **has: object) -> Scene:
    """Seat 0 has one of the technologies of this box."""
    s.seat(0, **has)  # type: ignore[arg-type]
    s.player(0).technologies = 1 << len(TECHNOLOGIES) + number
    return s


def more_technologies(number: int) -> Iterator[str]:
    """A technology: what it costs, and what it does wherever it could do something."""
    place = len(TECHNOLOGIES) + number
    for gold in (0, 1, 2):
        s = laid()
        s.city.technologies = (place, 0, 1, 2, 3, 4)
        coming(s, "A", "11", gold=gold, obsidian=0)
        yield attempt(s, line_to("A", "1", "main"))
        yield from every_way(s, 1)
    for obsidian in (0, 1, 2, 3):
        for cocoa in (0, 1, 3):
            s = with_technology(laid(), number, workers="Q1* P1 P2", obsidian=obsidian, cocoa=cocoa)
            yield attempt(in_turn(s), "pay-unlock")
            yield from every_way(s, 1)
    helpers = ("two_resources", "three_resources")
    s = with_technology(laid(), number, workers="P1 F1 F2", tiles=helpers)
    yield attempt(in_turn(s), "use-two_resources")
    yield from every_way(s, 2, 20)
    for board in RING:
        workers = f"{neighbour(board)}2 {board}2"
        for line in ("main", "cocoa", "worship", "royal1"):
            s = with_technology(laid(), number, workers=workers, **{**PLENTY, "obsidian": 0})
            yield attempt(s, line_to(board, "2", line))
            yield from every_way(s, 2, 6)


def more_masks() -> Iterator[str]:
    """Sets of masks, up to one of every kind."""
    keys = [discovery.TILES[kind].key for kind in discovery.MASK_KINDS]
    for different in range(7, len(keys) + 1):
        s = laid(*ALL)
        s.seat(0, tiles=tuple(keys[:different]))
        yield eclipse(s, 1)


def majors(tile: int) -> Iterator[str]:
    """A tile of this box: claimed with more or less in hand, and used wherever it can be."""
    kind = discovery.KINDS + tile
    key = discovery.TILES[kind].key
    hands = ("00000", "10000", "00010", "00001", "11111", "00002", "99999")
    for cocoa, wood, stone, gold, obsidian in [map(int, hand) for hand in hands]:
        s = laid(*ALL)
        s.city.near = replaced(s.city.near, places.FOREST, kind)
        s.seat(0, cocoa=cocoa, wood=wood, stone=stone, gold=gold, obsidian=obsidian,
               workers="P2 Q4 N5 F4*")  # fmt: skip
        owed(s, make_step(kinds.END), make_step(kinds.CLAIM, 0, tile_places.NEAR + places.FOREST))
        yield attempt(s, f"claim-{key} end")
    for edition in EDITIONS:
        for shaman in ("12-1", "12-1_"):
            s = holding(laid(*ALL, edition=edition), key, workers="P2 P4 N5 F4*")
            put(s, 0, shaman)
            yield attempt(in_turn(s), f"use-{key}")
            yield from every_way(s, 3, 60)
            yield attempt(s, "end")
    for board in "FQGANDC":
        s = holding(coming(laid(*ALL), board, "22"), key, workers=f"{neighbour(board)}2 {board}2")
        yield attempt(s, line_to(board, "2", "main"))
        yield from every_way(s, 2, 12)
    s = holding(laid(*ALL), key)
    lay_pile(s, "81", discovery.TILES[discovery.KINDS].key)
    yield attempt(in_turn(s), "shaman further further")
    yield from every_way(s, 2, 12)


def holding(s: Scene, key: str, **has: object) -> Scene:
    """Seat 0 has two tiles of a kind, and has used others."""
    used = ("four_points", "two_power_ups", "four_cocoa")
    given: dict[str, object] = {**PLENTY, "temples": (1, 4, 3), **has}
    s.seat(0, tiles=(key, key), used=used, **given)  # type: ignore[arg-type]
    return s


def royal_pay() -> Iterator[str]:
    """Royal tiles of the game itself, paid with obsidian."""
    for tile in range(len(ROYAL_TILES)):
        s = laid()
        s.city.royal = (tile, *[other for other in (0, 3, 6) if other != tile][:2])
        s.seat(0, workers="D3 F1", obsidian=2)
        yield attempt(s, "D3 >1 royal1 ability trade")
        yield from every_way(s, 2, 6)
