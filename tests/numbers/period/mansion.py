"""Situations at the Mansion: its royal tiles, and what a worship there brings besides."""

from collections.abc import Iterator

from teotihuacan.city.rules.printed import boards, discovery
from tests.city.base_tiles import ROYAL_TILES
from tests.city.modules.mansion.house import mansion, owned
from tests.city.scene import Scene
from tests.numbers.boards import RING
from tests.numbers.period.obsidian import PLENTY
from tests.numbers.tracing import attempt, every_way, state

MORE_ROYAL = 3


def more_royal_tiles(tile: int) -> Iterator[str]:
    """A royal tile with workers of every power, rich and poor, with few and many Major tiles."""
    major = discovery.TILES[discovery.KINDS].key
    yield state(shown(tile).game)
    for power in "12345":
        for has in (PLENTY, {"cocoa": 3, "obsidian": 1}, {"cocoa": 2}):
            for tiles in (0, 3, 4, 12):
                s = shown(tile)
                given: dict[str, object] = {"workers": f"D{power} F1", **has}
                s.seat(0, tiles=(major,) * tiles, **given)  # type: ignore[arg-type]
                yield attempt(s, f"D{power} >1 royal1 royal-effect trade trade-2")
                yield from every_way(s, 3, 8)


def shown(tile: int) -> Scene:
    """The Mansion with a tile of this box on its first space."""
    s = mansion().ring(RING)
    s.city.royal = (len(ROYAL_TILES) + tile, 3, 6)
    return s


def royal_worship() -> Iterator[str]:
    """Helpers, the step on the temple, and the owner's power-up, on each of the three spaces."""
    for space in (1, 2, 3):
        for owner in (-1, 0, 1):
            for cocoa in (0, 1, 2, 9):
                s = owners(mansion(), owner).ring(RING).near(P="three_resources")
                s.seat(0, workers="D2 P1 P3 F5", cocoa=cocoa, wood=2, temples=(1, 2, 3))
                s.seat(1, workers="F2 F4 A5", cocoa=1)
                yield attempt(s, f"D2 >1 royal{space}")
                yield from every_way(s, 4, 12)
                yield attempt(s, "royal-effect royal-step royal-tile +F2 +F3")


def owners(s: Scene, owner: int) -> Scene:
    """Who owns all royal tiles; -1: nobody."""
    for temple in boards.TEMPLE_KEYS if owner >= 0 else ():
        owned(s, temple, owner)
    return s
