"""The observation of Expanding the Empire: Warriors, buildings and tiles drawn for a region."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.observation.part import Fields, ModuleObservation
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


class EmpireFields(Fields):
    """The map."""

    def __init__(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> None:
        region = Layout()
        self.holder: i64 = region.add("Warrior", "Whose Warrior is here.", parts=players)
        self.size: i64 = region.size
        names = tuple([f"region {number}" for number in range(printed.FARTHEST)])
        self.regions: i64 = layout.repeat("regions", names, region)
        self.settled: i64 = layout.add(
            "regions with a building",
            "Buildings in regions.",
            parts=names[printed.TEOTIHUACAN + 1 :],
        )
        warriors = Layout()
        most = printed.WARRIORS
        self.farthest: i64 = warriors.add("farthest", "In the farthest region.", high=most)
        self.supply: i64 = warriors.add("supply", "In supply.", high=most)
        self.removed: i64 = warriors.add("removed", "Out of the game.", high=most)
        self.warriors_size: i64 = warriors.size
        named = tuple([f"Warriors {player}" for player in players])
        self.warriors: i64 = layout.repeat("Warriors", named, warriors)
        self.drawn: i64 = layout.add(
            "drawn for a region",
            "Discovery tiles that were drawn for a region.",
            parts=tuple(setting.keys),
            high=9,
            scale=1,
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        empire = empire_of(city)
        seats = len(city.players)
        k: i64 = self.regions
        for region, holder in enumerate(empire.holder):
            if holder >= 0:
                out[k + self.holder + (holder - seat) % seats] = 1
            if region > printed.TEOTIHUACAN and empire.is_settled(region):
                out[self.settled + region - 1] = 1
            k += self.size
        k = self.warriors
        for further in range(seats):
            player = (seat + further) % seats
            out[k + self.farthest] = empire.farthest[player]
            out[k + self.supply] = empire.supply[player]
            out[k + self.removed] = empire.removed[player]
            k += self.warriors_size
        ordinary, major = empire.drawn
        for kind in ordinary:
            k = self.drawn + kind
            out[k] = out[k] + 1
        for kind in major:
            k = self.drawn + kind
            out[k] = out[k] + 1


class EmpireObservation(ModuleObservation):
    """The fields of the module."""

    def fields(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> Fields:
        return EmpireFields(layout, setting, players)

    def told(self) -> dict[str, tuple[str, int, int]]:
        return {
            "region": ("The region.", printed.FARTHEST, 12),
            "empire": ("Warriors that it brings.", 9, 2),
            "build": ("Buildings that it allows.", 9, 2),
        }


OBSERVATION: Final = EmpireObservation()
