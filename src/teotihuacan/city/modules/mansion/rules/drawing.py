"""The royal tiles of the Mansion: one of each category, anywhere (ruling X11)."""

from typing import ClassVar

from teotihuacan.city.modules.mansion.rules import kinds as mansion_kinds
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.draws import Draw, draw
from teotihuacan.city.rules.families import DRAWING
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.state import City
from teotihuacan.engine.steps import CHANCE, Phrase, Step, push


class DrawCategory(Draw):
    """Draw the category of the next place, from left to right; then its tile is drawn."""

    declared: ClassVar = draw(
        mansion_kinds.DRAW_CATEGORY,
        "draw category",
        ["~category-A", "~category-B", "~category-C"],
        "category",
        families=(DRAWING,),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        there = [ROYAL_TILES[tile].category for tile in city.royal]
        return [self.ids[category] for category in range(3) if category not in there]

    def play(self, city: City, step: Step, option: int) -> None:
        push(city, kinds.DRAW_ROYAL, CHANCE, option)

    def question(self, city: City, step: Step) -> Phrase:
        return "draw category", {"royal space": len(city.royal)}

    def flaw(self, city: City, step: Step) -> str:
        return "" if len(city.royal) < 3 else "three royal tiles are enough"
