"""The cisterns in text."""

from typing import Final

from rich.table import Table as Grid

from teotihuacan.city.rules.state import City, part_in
from teotihuacan.city.screen_modules import ModuleScreen
from teotihuacan.words import Words
from tests.modules.rain.module import Cisterns


class RainScreen(ModuleScreen):
    """How much water each seat has."""

    def belongings(self, city: City, words: Words, grid: Grid) -> None:
        cisterns = part_in(city, Cisterns)
        if cisterns is not None:
            grid.add_row(words.text("screen.rain"), " ".join(str(n) for n in cisterns.water))


SCREEN: Final = RainScreen()
