"""Situations with altars and Shamans."""

from collections.abc import Iterator

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.rules.printed import discovery
from tests.city.modules.altars.altar_scene import altar_scene, lay_pile
from tests.numbers.tracing import RICH, attempt, every_way, in_turn

NAMES = ("12", "81", "56", "45")


def shaman_turns(altar: int) -> Iterator[str]:
    """A Shaman comes to both halves of an altar, with tiles and without, rich and poor."""
    from_there = altar_printed.HALF_NAMES[2 * ((altar - 1) % altar_printed.ALTARS)]
    for half in altar_printed.HALF_NAMES[2 * altar : 2 * altar + 2]:
        for has in (RICH, {"cocoa": 0}, {"cocoa": 1}, {"cocoa": 2}):
            for tiles in (0, 1, 3):
                other = altar_printed.HALF_NAMES[(2 * altar + 4) % len(altar_printed.HALF_NAMES)]
                s = altar_scene(from_there, half if tiles else other)
                lay_pile(
                    s,
                    NAMES[altar],
                    *[discovery.TILES[discovery.KINDS + i].key for i in range(tiles)],
                )
                s.seat(0, workers="Q1* G2* F5 F2", **has)  # type: ignore[arg-type]
                yield attempt(in_turn(s), f"shaman altar{half} barter")
                yield from every_way(s, 4, 12)
