"""The encoder of City of Gods: all parts of an observation, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.expansions import parts
from teotihuacan.city.observation.discovery import Discovery
from teotihuacan.city.observation.part import Fields, ModuleObservation
from teotihuacan.city.observation.people import People
from teotihuacan.city.observation.ring import Ring
from teotihuacan.city.observation.table import Display, Mark, Pyramid
from teotihuacan.city.observation.turn import Turn, Unseen
from teotihuacan.city.rules.rules import CityRules
from teotihuacan.city.rules.state import City
from teotihuacan.observation.encoder import Encoder

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8


PAID_WITH: Final = ("good", "amount", "kept")
"""The fields of the question how something is paid."""


class CityEncoder(Encoder[City]):
    """Writes what a seat may know of a City of Gods with the modules of its options."""

    def resting(self, field: str) -> str:
        rules = self.rules
        assert isinstance(rules, CityRules)
        wild = rules.setting(self.options, rules.revision).wild
        if field in PAID_WITH and not wild:
            return "Without a good that stands for others, nothing is asked about paying."
        return ""

    def declare(self) -> None:
        layout = self.layout
        rules = self.rules
        assert isinstance(rules, CityRules)
        setting = rules.setting(self.options, rules.revision)
        players = self.player_names()
        self.parts: list[Fields] = [
            People(layout, setting, players),
            Ring(layout, self.kinds, players),
            Turn(layout, setting, players),
            Unseen(layout, setting),
        ]
        for module in parts(setting.homes, "observation", ModuleObservation):
            self.parts.append(module.fields(layout, setting, players))
        self.lasting = layout.size
        self.lasting_parts: list[Fields] = [
            Display(layout, setting),
            Discovery(layout, setting),
            Pyramid(layout, setting),
        ]

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        self.write_changing(city, seat, out)
        for part in self.lasting_parts:
            part.write(city, seat, out)

    def write_changing(self, city: City, seat: int, out: vec[u8]) -> None:
        agenda = city.agenda
        # Others are asked in secret about starting tiles only.
        shown = not city.secret or (len(agenda) > 0 and agenda[-1][1] == seat)
        self.write_asked(city, seat, shown, out)
        for part in self.parts:
            part.write(city, seat, out)

    def mark(self, city: City) -> Mark:
        return Mark(city)

    def lasts(self, city: City, mark: object) -> bool:
        return isinstance(mark, Mark) and mark.fits(city)


ENCODER: Final = CityEncoder
