"""Situations on the map of the empire, and on the board of Conquest."""

from collections.abc import Iterator

from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.printed import discovery
from teotihuacan.engine.steps import make_step
from tests.city.modules.empire.empire_scene import empire
from tests.city.scene import Scene
from tests.numbers.boards import RING, line_to, neighbour
from tests.numbers.period.obsidian import PLENTY
from tests.numbers.tracing import attempt, every_way, owed, straight_on
from tests.numbers.whole_games import eclipse

REGIONS = range(1, empire_printed.FARTHEST)


def marching() -> Iterator[str]:
    """Where a pushed Warrior may go from everywhere."""
    for region in range(empire_printed.FARTHEST):
        s = empire({0: 1, region: 1})
        owed(s, make_step(kinds.END), make_step(empire_kinds.MARCH, 0, region))
        yield from every_way(s, 1)


def warriors_scored() -> Iterator[str]:
    """An Eclipse with a Warrior in one region, or in the farthest."""
    for region in REGIONS:
        yield eclipse(empire({0: 1, region: 0}), 0)
    yield eclipse(empire({0: 0}, far=(3, 2)), 1)


def settling(region: int) -> Iterator[str]:
    """A building in a region, with more or less in hand, and with all sorts of workers."""
    for wood, obsidian in ((0, 0), (1, 0), (2, 0), (1, 1), (0, 2), (3, 0)):
        yield from built(region + 1, 3, wood=wood, obsidian=obsidian, workers="D4 P1 P5")
    for workers in ("D4", "D4 P3 P4", "D5 F3* Q4* A5", "D4 P1 P2 P3"):
        for masks in (0, 1, 2):
            s = settled_by(region + 1, workers=workers, wood=2, temples=(9, 3, 2))
            for kind in apart()[masks:]:
                s.city._discovery_pile[kind] = 0
            yield from played(s, 4, 12)


def apart() -> list[int]:
    """The Special Masks."""
    return [kind for kind, tile in enumerate(discovery.TILES) if tile.stack == discovery.APART]


def built(region: int, depth: int, **has: object) -> Iterator[str]:
    yield from played(settled_by(region, **has), depth, 6)


def settled_by(region: int, **has: object) -> Scene:
    """Seat 0 has a Warrior in a region and no others, and is about to come to the Conquest."""
    s = empire({0: 1, region: 0}, supply=(0, 9))
    given: dict[str, object] = {"workers": "D4 P1 P1", **has}
    s.seat(0, **given)  # type: ignore[arg-type]
    return s


def played(s: Scene, depth: int, limit: int) -> Iterator[str]:
    yield attempt(s, f"D{s.player(0).power[0]} >1 main settle")
    yield from every_way(s, depth, limit)


def conquering() -> Iterator[str]:
    """Every cell of the Conquest, by workers and powers."""
    for count in (1, 2, 3):
        for power in "135":
            s = empire({0: 1, 1: 0, 2: 0, 3: 0, 5: 0}).ring(RING)
            there = [f"N{power}"] * (count - 1)
            workers = " ".join([f"{neighbour('N')}{power}", *there])
            s.seat(0, workers=workers, **PLENTY)  # type: ignore[arg-type]
            yield attempt(s, line_to("N", power, "main"))
            yield from straight_on(s.game)
