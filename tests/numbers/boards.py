"""Situations on the action boards: gathering, learning, houses, the pyramid and its decorations."""

from collections.abc import Iterator
from itertools import product

from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.boards.pyramid import lay
from teotihuacan.engine.steps import make_step
from tests.city.scene import SITE_CODES, Scene, houses
from tests.numbers.tracing import RICH, attempt, every_way, laid_out, owed, started

TECHNOLOGIES = (1, 3, 5, 7, 9, 11, 13, 15, 17)
RING = "PFQGCAND"


def neighbour(board: str) -> str:
    """The board before one, in the ring of the scenes."""
    return RING[RING.index(board) - 1]


def arrives(board: str, powers: str, **has: object) -> Scene:
    """Seat 0 is about to move the first of these workers onto a board where the others are."""
    s = laid_out().ring(RING)
    there = [f"{board}{power}" for power in powers[1:]]
    workers = " ".join([f"{neighbour(board)}{powers[0]}", *there])
    s.seat(0, workers=workers, **{**RICH, **has})  # type: ignore[arg-type]
    return s


def line_to(board: str, power: str, more: str) -> str:
    return f"{neighbour(board)}{power} >1 {more}"


def gathering() -> Iterator[str]:
    """Forest, Quarry and Gold with one, two, three workers of every power."""
    for board in "FQG":
        for count in (1, 2, 3):
            for power in "12345":
                s = arrives(board, power * count, cocoa=3)
                yield attempt(s, line_to(board, power, "main"))
                yield from every_way(s, 2, 8)


def learning() -> Iterator[str]:
    """Alchemy: every technology, in both rows, by workers of every power."""
    shown = (TECHNOLOGIES[:6], TECHNOLOGIES[3:])
    for numbers in shown:
        for powers in ("1", "3", "4", "5", "11", "33", "111"):
            s = arrives("A", powers).technologies(*numbers)
            s.seat(1, points=9, technologies=TECHNOLOGIES)
            yield attempt(s, line_to("A", powers[0], "main"))
            for number in numbers:
                branch = Scene(s.game.copy())
                branch.changed = False
                yield attempt(branch, f"learn{number}")
        for gold in (0, 1, 2, 3):
            yield attempt(
                arrives("A", "11", gold=gold).technologies(*numbers), line_to("A", "1", "main")
            )


def building_houses() -> Iterator[str]:
    """Nobles: every space of every row, and every number of buildings."""
    for row, spaces in enumerate((5, 4, 3)):
        for taken in range(spaces + 1):
            s = arrives("N", "2" * (row + 1), wood=3)
            counts = [0, 0, 0]
            counts[row] = taken
            s.city.nobles = houses(*counts)
            s.city.buildings = taken
            yield attempt(s, line_to("N", "2", f"main row-{('top', 'centre', 'bottom')[row]}"))
            yield from every_way(s, 1)
    for buildings in (9, 10, 11):
        s = arrives("N", "222")
        s.city.nobles = houses(5, 4, buildings - 9)
        s.city.buildings = buildings
        yield attempt(s, line_to("N", "2", "main"))
    for wood in (0, 1, 2, 3):
        yield attempt(arrives("N", "222", wood=wood), line_to("N", "2", "main"))


def covering(s: Scene, turned: int = 0) -> Scene:
    """The first level covered with a tile that shows each kind of icon once: turned four times,
    every kind lies once under every corner."""
    s.bare_pyramid()
    city = s.city
    for site in range(16):
        lay(city, site, 4, turned)
    return s


def building() -> Iterator[str]:
    """Construction: what every level costs and brings, with and without helpers."""
    for level, (first, sites) in enumerate(((0, 15), (16, 8), (25, 3), (29, 0))):
        for has in ({}, {"technologies": (15,)}, {"tiles": ("extra_worker",)}):
            s = arrives("C", "22", **has)
            city = s.city
            s.bare_pyramid()
            for site in range(first + sites):
                lay(city, site, site % 30, 0)
            place = SITE_CODES[first + sites]
            yield attempt(s, line_to("C", "2", f"main no-extra tile1 {place} full r0"))
            yield from every_way(s, 2, 12)
        for stone in (0, 1, 2, 3):
            for wood in (0, 1, level, level + 1):
                for known in ((), (15,)):
                    s = arrives("C", "2", stone=stone, wood=wood, technologies=known)
                    s.bare_pyramid()
                    for site in range(first + sites):
                        lay(s.city, site, site % 30, 0)
                    yield attempt(s, line_to("C", "2", f"main tile1 {SITE_CODES[first + sites]}"))


def laying(tile: int) -> Iterator[str]:
    """A pyramid tile, turned in every way, on tiles that show all kinds of icons."""
    for turned, rotation in product(range(4), range(4)):
        s = covering(laid_out(), turned)
        s.city.pyramid_offer = (tile, -1, -1)
        site = SITE_CODES.index("2b2")
        owed(
            s,
            make_step(kinds.END),
            make_step(kinds.BUILD, 0, 1, 1),
            make_step(kinds.ROTATION, 0, 0, site),
        )
        yield attempt(s, f"r{rotation} built blue-first red-first green-first")


def ground() -> Iterator[str]:
    """A tile with all kinds of icons on every site of the ground that can be open."""
    for players in (2, 3, 4):
        game = started(players=players, first_game=True)
        s = Scene(game)
        s.city.pyramid_offer = (4, 5, 6)
        for site in range(16):
            if not (s.city.filled >> site) & 1:
                for rotation in range(4):
                    branch = Scene(game.copy())
                    turning = make_step(kinds.ROTATION, 0, 0, site)
                    owed(branch, make_step(kinds.END), make_step(kinds.BUILD, 0, 1, 1), turning)
                    yield attempt(branch, f"r{rotation}")


def decorating(tile: int) -> Iterator[str]:
    """A decoration on every side, on the board and on what lies there."""
    for side in ("top", "right", "bottom", "left"):
        covered = [decorated(covering(laid_out(), turned)) for turned in range(4)]
        for s in (laid_out().bare_pyramid(), *covered):
            s.city.decoration_offer = (tile, -1, -1, -1)
            owed(s, make_step(kinds.END), make_step(kinds.DECORATION_SIDE))
            yield attempt(s, f"side-{side} blue-first red-first green-first")


def decorated(s: Scene) -> Scene:
    """A decoration on each side: the next ones lie on tiles."""
    s.city.decorations = tuple([space // 4 if space % 4 == 0 else -1 for space in range(16)])
    return s


def paying_gold() -> Iterator[str]:
    """Decorations: what they cost, by workers and gold in hand."""
    for count in (1, 2, 3):
        for gold in range(6):
            s = arrives("D", "3" * count, gold=gold)
            yield attempt(s, line_to("D", "3", "main deco1 side-top"))
            yield from every_way(s, 1)
