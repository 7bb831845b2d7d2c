"""Scenes at the Mansion."""

from teotihuacan.city.modules.mansion.rules.state import NOBODY, owners_of
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import replaced
from tests.city.modules.scene import period
from tests.city.scene import Scene


def mansion(*more: str, players: int = 2, **options: object) -> Scene:
    """A table in the first turn of seat 0: no tile beside the Mansion, and no owners.

    The boards lie clockwise PQAFCDNG; the royal tiles 4 (blue), 6 (red) and 1 (green).
    """
    s = period("mansion", *more, players=players, seed=1, **options)
    owners_of(s.city).seats = (NOBODY,) * 3
    return s.near(P="")


def owned(s: Scene, temple: str, seat: int) -> Scene:
    """Give the royal tile of a temple an owner."""
    owners = owners_of(s.city)
    owners.seats = replaced(owners.seats, boards.TEMPLE_KEYS.index(temple), seat)
    return s.touch()


def owners(s: Scene) -> tuple[int, ...]:
    return owners_of(s.city).seats


def cocoa(s: Scene, seat: int = 0) -> int:
    return s.goods(seat)[0]


def obsidian(s: Scene, seat: int) -> int:
    return s.player(seat).goods[4]
