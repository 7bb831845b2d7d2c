"""Scenes with altars: which lie where, what lies on them, and where the Shamans are.

The boards lie as printed, so that the halves point to these:

    12-1 Palace, 12-2 Quarry   81-8 Gold, 81-1 Palace   56-5 Construction, 56-6 Decorations
    45-4 Forest, 45-5 Construction

and Shamans go from 12 to 81, 56, 45 and round to 12.
"""

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.state import IN_HAND, Altars, altars_of
from teotihuacan.city.rules.state import replaced
from tests.city.modules.scene import period
from tests.city.scene import Scene

GAPS = ("12", "81", "56", "45")
"""The altars by the places beside them, in the order in which Shamans go."""

IN_ORDER = ("barter", "unlock", "back", "obsidian")
"""The altars of a scene on 12, 81, 56, 45: claim | barter, claim | unlock, back | claim,
obsidian | claim."""


def altar_scene(*shamans: str, modules: tuple[str, ...] = (), **options: object) -> Scene:
    """A scene for as many players as Shamans are named: `12-1` stands there, `12-1_` lies."""
    s = period("altars", *modules, players=max(2, len(shamans)), **options)  # type: ignore[arg-type]
    bare(s)
    for seat, word in enumerate(shamans):
        put(s, seat, word)
    return s.touch()


def bare(s: Scene) -> None:
    """The altars lie in their order, with nothing on them."""
    altars = altars_of(s.city)
    altars.tiles = tuple([altar_printed.ALTAR_KEYS.index(key) for key in IN_ORDER])
    altars.piles = ((),) * len(IN_ORDER)


def part(s: Scene) -> Altars:
    return altars_of(s.city)


def put(s: Scene, seat: int, word: str) -> None:
    altars = part(s)
    altars.shamans = replaced(
        altars.shamans, seat, altar_printed.HALF_NAMES.index(word.rstrip("_"))
    )
    altars.standing &= ~(1 << seat)
    if not word.endswith("_"):
        altars.standing |= 1 << seat
    s.touch()


def shamans(s: Scene) -> list[str]:
    """Return the places of all Shamans, as `altar_scene` takes them; `?` in hand."""
    altars = part(s)
    words: list[str] = []
    for seat, half in enumerate(altars.shamans):
        word = "?" if half == IN_HAND else altar_printed.HALF_NAMES[half]
        words.append(word if half == IN_HAND or altars.stands(seat) else word + "_")
    return words


def lay_pile(s: Scene, name: str, *keys: str) -> None:
    """Major Discovery tiles on an altar, by the places beside it."""
    altars = part(s)
    number = GAPS.index(name)
    piles = list(altars.piles)
    piles[number] = tuple([s.kind(key) for key in keys])
    altars.piles = tuple(piles)
    s.touch()


def pile(s: Scene, name: str) -> list[str]:
    number = GAPS.index(name)
    return [s.city.setting.keys[tile] for tile in part(s).piles[number]]
