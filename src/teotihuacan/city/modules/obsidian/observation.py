"""The observation of Obsidian: discarded Major Discovery tiles, doubled gains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.obsidian.rules.state import majors_of
from teotihuacan.city.observation.part import Fields, ModuleObservation
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


class MajorFields(Fields):
    """What is not among goods and tiles."""

    def __init__(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> None:
        self.doubled: i64 = layout.add(
            "doubled",
            "How often the cell of the running main action is doubled.",
            high=2,
            rest="Questions in the middle of such an action are rare.",
        )
        alone = "" if setting.people < len(players) else "Only bots discard Major Discovery tiles."
        self.discard: i64 = layout.add(
            "discarded Major tiles",
            "Discarded Major Discovery tiles.",
            parts=tuple(setting.keys),
            high=9,
            scale=3,
            rest=alone,
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        majors = majors_of(city)
        out[self.doubled] = majors.doubled
        k: i64 = self.discard
        for count in majors.discard:
            if count:
                out[k] = count
            k += 1


class ObsidianObservation(ModuleObservation):
    """The fields of the module."""

    def fields(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> Fields:
        return MajorFields(layout, setting, players)


OBSERVATION: Final = ObsidianObservation()
