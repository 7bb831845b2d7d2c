"""Scenes with priests: who has which, and where the Shamans are."""

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.state import altars_of
from teotihuacan.city.modules.mansion.rules.state import NOBODY, owners_of
from teotihuacan.city.modules.priests.rules import printed as priest_printed
from teotihuacan.city.modules.priests.rules.state import NO_GIFT, NO_PRIEST, bind, priests_of
from teotihuacan.city.rules import units
from tests.city.modules.altars.altar_scene import IN_ORDER, put
from tests.city.modules.scene import period
from tests.city.scene import Scene


def priest_scene(held: str, *modules: str, shamans: tuple[str, ...] = (), **more: object) -> Scene:
    """A table in the first turn of seat 0, which has a priest, or none (""); the others have none.

    The boards lie as printed, PQAFCDNG clockwise; with altars they lie as in `altar_scene`, and
    with the Mansion nobody owns a royal tile.
    """
    extras = ["11", "12"] if "altars" in modules else ["11"]
    s = period(*modules, players=max(2, len(shamans)), extras=extras, **more)  # type: ignore[arg-type]
    priests = priests_of(s.city)
    priests.held = (NO_PRIEST,) * len(s.city.players)
    priests.gifts = (NO_GIFT,) * len(s.city.players)
    for player in s.city.players:
        player.literal = False
    if "altars" in modules:
        altars = altars_of(s.city)
        altars.risers = 0
        altars.tiles = tuple([altar_printed.ALTAR_KEYS.index(key) for key in IN_ORDER])
        altars.piles = ((),) * 4
        for seat, word in enumerate(shamans):
            put(s, seat, word)
    if "mansion" in modules:
        owners_of(s.city).seats = (NOBODY,) * 3
        s.near(P="")
    return hold(s, 0, held) if held else s.touch()


def hold(s: Scene, seat: int, key: str) -> Scene:
    """Give a seat a priest."""
    priests = priests_of(s.city)
    held = list(priests.held)
    held[seat] = priest_printed.PRIEST_KEYS.index(key)
    priests.held = tuple(held)
    bind(s.city, seat)
    return s.touch()


def obsidian(s: Scene, seat: int = 0) -> int:
    return s.player(seat).goods[units.WILD]
