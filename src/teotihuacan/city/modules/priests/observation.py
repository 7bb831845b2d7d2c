"""The observation of the priests: who holds which, and the technologies they brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.modules.priests.rules.state import NO_GIFT, NO_PRIEST, priests_of
from teotihuacan.city.observation.part import Fields, ModuleObservation
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


class PriestFields(Fields):
    """The priest of each player; known technologies are among the player's."""

    def __init__(self, layout: Layout, players: tuple[str, ...]) -> None:
        names = tuple([f"tile {tile.label}" for tile in technologies.TILES])
        held = Layout()
        keys = tuple([f"priest {key}" for key in printed.PRIEST_KEYS])
        self.priest: i64 = held.add("priest", "The priest that the player has.", parts=keys)
        self.gift: i64 = held.add("gift", "The technology that it brought.", parts=names)
        self.size: i64 = held.size
        self.held: i64 = layout.repeat("priests", tuple([f"priest {p}" for p in players]), held)
        self.offered: i64 = layout.add(
            "technologies to choose from", "Of these one is kept.", parts=names
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        priests = priests_of(city)
        seats = len(city.players)
        k: i64 = self.held
        for further in range(seats):
            player = (seat + further) % seats
            if priests.held[player] != NO_PRIEST:
                out[k + self.priest + priests.held[player]] = 1
            if priests.gifts[player] != NO_GIFT:
                out[k + self.gift + priests.gifts[player]] = 1
            k += self.size
        for tile in priests.offered:
            out[self.offered + tile] = 1


class PriestsObservation(ModuleObservation):
    """The fields of the module."""

    def fields(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> Fields:
        return PriestFields(layout, players)


OBSERVATION: Final = PriestsObservation()
