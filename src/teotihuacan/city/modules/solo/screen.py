"""The bot's tiles in text."""

from typing import Final

from rich.table import Table as Grid

from teotihuacan.city.modules.solo.rules import printed
from teotihuacan.city.modules.solo.rules.bot import BASE_DIRECTIONS, Bot
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.city.screen_modules import ModuleScreen
from teotihuacan.screen import EMPTY_CELL
from teotihuacan.words import Words


class SoloScreen(ModuleScreen):
    """The action pyramid and the direction tiles."""

    def displays(self, city: City, words: Words, grid: Grid) -> None:
        """The bot's tiles, with the sums of two dice that select them."""
        bot = part_in(city, Bot)
        if bot is None or len(bot.directions) < BASE_DIRECTIONS:
            return
        for position, tile in enumerate(bot.tiles):
            sums = [str(n) for n, place in enumerate(printed.POSITION_OF_SUM) if place == position]
            name = words.part("action", tile)
            line = words.text("screen.bot.tile", action=name, sums=" ".join(sums) or EMPTY_CELL)
            short = words.part("position", position, "short")
            grid.add_row("" if position else words.text("screen.bot"), short, line)
        sides = [words.part("direction", side) for side in bot.directions]
        line = words.text("screen.bot.directions", upper=sides[0], lower=sides[1])
        grid.add_row("", "", line)
        if len(sides) > BASE_DIRECTIONS:
            rest = words.listing(sides[BASE_DIRECTIONS:])
            grid.add_row("", "", words.text("screen.bot.directions.more", sides=rest))


SCREEN: Final = SoloScreen()
