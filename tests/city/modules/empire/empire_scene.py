"""Scenes on the map of the empire.

The boards lie as printed: Decorations is one board before Conquest, Construction two.
"""

from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules.state import Empire, empire_of
from teotihuacan.city.rules.state import added, replaced
from tests.city.modules.scene import period
from tests.city.scene import Scene

T = 0


def empire(
    standing: dict[int, int] | None = None,
    *,
    players: int = 2,
    far: tuple[int, ...] = (),
    settled: dict[int, int] | None = None,
    supply: tuple[int, ...] = (),
    modules: tuple[str, ...] = (),
    **options: object,
) -> Scene:
    """A scene with Warriors: by region whose stands there, and by region who has settled it.

    The last player's Warrior stands in Teotihuacan unless something else is said.  Where a supply
    is given, all others are in the farthest region.
    """
    s = period("empire", *modules, players=players, **options)  # type: ignore[arg-type]
    lay_out(s, {T: players - 1, **(standing or {})}, far, settled or {}, supply)
    return s


def lay_out(
    s: Scene,
    standing: dict[int, int],
    far: tuple[int, ...],
    settled: dict[int, int],
    supply: tuple[int, ...],
) -> None:
    """Set up the map, as `empire` takes it; a supply of -1 is what is left."""
    part = empire_of(s.city)
    players = len(s.city.players)
    settlers = list(settled.values())
    part.holder = tuple([standing.get(region, -1) for region in range(empire_printed.FARTHEST)])
    part.removed = tuple([settlers.count(seat) for seat in range(players)])
    part.settled = sum([1 << region for region in settled])
    s.city.buildings = part.settled.bit_count()
    part.farthest = (*far, *[0] * (players - len(far)))
    for seat in range(players):
        left = (
            empire_printed.WARRIORS
            - part.holder.count(seat)
            - part.removed[seat]
            - part.farthest[seat]
        )
        given = supply[seat] if seat < len(supply) else -1
        kept = given if given >= 0 else left
        part.supply = replaced(part.supply, seat, kept)
        part.farthest = added(part.farthest, seat, left - kept)
    s.touch()


def part(s: Scene) -> Empire:
    return empire_of(s.city)


def standing(s: Scene) -> dict[int, int]:
    """Return the owner of the Warrior in each region, without the farthest one."""
    return {region: seat for region, seat in enumerate(part(s).holder) if seat >= 0}


def settled(s: Scene) -> list[int]:
    return [region for region in range(1, empire_printed.FARTHEST) if part(s).is_settled(region)]


def building(region: int, **seat: object) -> Scene:
    """Seat 0 has a Warrior in a region and is about to settle it, and nothing else.

    The cell is that of a lone strong worker; the Warriors in supply are gone, so that nothing
    comes besides.
    """
    s = empire({T: 1, region: 0}, supply=(0, 9))
    given: dict[str, object] = {"wood": 2, "workers": "D4 P1 P1", **seat}
    s.seat(0, **given)  # type: ignore[arg-type]
    return s.play("D4 >1 main")
