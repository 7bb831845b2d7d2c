"""The altars are drawn in setup, one for each gap."""

from typing import ClassVar

from teotihuacan.city.modules.altars.rules import kinds, printed
from teotihuacan.city.modules.altars.rules.state import UNDRAWN, altars_of, beside
from teotihuacan.city.rules.draws import Draw, draw
from teotihuacan.city.rules.state import City, replaced
from teotihuacan.engine.steps import Phrase, Step


class DrawAltar(Draw):
    """A different tile for each gap (ruling X19)."""

    declared: ClassVar = draw(
        kinds.DRAW_ALTAR,
        "draw altar",
        [f"~altar-{key}" for key in printed.ALTAR_KEYS],
        "altar tile",
        fields=f"altar:0..{printed.ALTARS - 1}",
    )

    def legal(self, city: City, step: Step) -> list[int]:
        tiles = altars_of(city).tiles
        return [self.ids[tile] for tile in range(printed.ALTARS) if tile not in tiles]

    def play(self, city: City, step: Step, option: int) -> None:
        altars = altars_of(city)
        altars.tiles = replaced(altars.tiles, step[2], option)
        if city.events is not None:
            before, behind = beside(city, step[2])
            city.tell("altar", -1, before, behind, option)

    def question(self, city: City, step: Step) -> Phrase:
        before, behind = beside(city, step[2])
        return "draw altar", {"board": before, "to": behind}

    def flaw(self, city: City, step: Step) -> str:
        return "" if altars_of(city).tiles[step[2]] == UNDRAWN else "altar must be an empty gap"
