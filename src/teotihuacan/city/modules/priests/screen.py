"""Priests in text."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.modules.priests.rules.state import NO_PRIEST, Priests
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import Bot
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.city.screen_modules import ModuleScreen
from teotihuacan.screen import sign
from teotihuacan.words import Words


class PriestScreen(ModuleScreen):
    """The priests of each seat, by what is printed on them."""

    def belongings(self, city: City, words: Words, grid: Grid) -> None:
        held = [""] * len(city.players)
        priests = part_in(city, Priests)
        if priests is not None:
            held = [printed.PRIEST_KEYS[one] if one != NO_PRIEST else "" for one in priests.held]
        bot = part_in(city, Bot)
        if bot is not None:
            of_bots = [extra.key for extra in printed.EXTRAS if extra.bot]
            held[solo_kinds.BOT] = " ".join([key for key in of_bots if key in bot.extras])
        signs = [Text.assemble(sign(seat), f" {keys}") for seat, keys in enumerate(held) if keys]
        if signs:
            grid.add_row(words.text("screen.priests"), Text(", ").join(signs))


SCREEN: Final = PriestScreen()
