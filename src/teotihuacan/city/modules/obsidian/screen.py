"""The stack of Major Discovery tiles in text."""

from typing import Final

from teotihuacan.city.modules.obsidian.rules.state import Majors, majors_left
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.city.screen_modules import ModuleScreen
from teotihuacan.words import Words


class ObsidianScreen(ModuleScreen):
    """The number of tiles left in the stack."""

    def apart(self, city: City, words: Words) -> list[str]:
        majors = part_in(city, Majors)
        if majors is None or city.secret:  # one may lie with a tile in a hand
            return []
        return [words.text("screen.majors", left=majors_left(city), discarded=sum(majors.discard))]


SCREEN: Final = ObsidianScreen()
