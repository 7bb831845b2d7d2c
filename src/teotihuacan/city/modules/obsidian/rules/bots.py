"""Bots with obsidian; that they spend it last is decided in paying."""

from typing import Final

from teotihuacan.city.modules.solo.rules import printed
from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.modules.solo.rules.extension import BotExtension
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.state import City


class ObsidianBots(BotExtension):
    """A resource and a piece of obsidian from the mines (rulings B15, X92)."""

    def mined(self, city: City, board: int, gained: Bundle) -> Bundle:
        return printed.MINED_WITH_OBSIDIAN[board][bot_of(city).difficulty.harder["obsidian"]]


OBSIDIAN_BOTS: Final = ObsidianBots()
