"""The observation of the Mansion: the owners of the royal tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.mansion.rules.state import NOBODY, owners_of
from teotihuacan.city.observation.part import Fields, ModuleObservation
from teotihuacan.city.rules.printed.boards import TEMPLE_KEYS
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


class OwnerFields(Fields):
    """The owner of the royal tile of each temple."""

    def __init__(self, layout: Layout, players: tuple[str, ...]) -> None:
        owner = Layout()
        owner.add("owner", "The owner of the royal tile of this temple.", parts=players)
        names = tuple([f"royal tile of {key}" for key in TEMPLE_KEYS])
        self.owners: i64 = layout.repeat("owners of royal tiles", names, owner)

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        seats = len(city.players)
        k: i64 = self.owners
        for owner in owners_of(city).seats:
            if owner != NOBODY:
                out[k + (owner - seat) % seats] = 1
            k += seats


class MansionObservation(ModuleObservation):
    """The fields of the module."""

    def fields(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> Fields:
        return OwnerFields(layout, players)

    def told(self) -> dict[str, tuple[str, int, int]]:
        return {
            "strength": ("The power of the worship with its helpers.", 12, 6),
            "fee": ("Cocoa for a step on the temple.", 9, 3),
        }


OBSERVATION: Final = MansionObservation()
