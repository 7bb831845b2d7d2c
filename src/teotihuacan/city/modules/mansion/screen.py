"""The royal tiles of the Mansion in text."""

from typing import Final

from rich.text import Text

from teotihuacan.city.modules.mansion.rules.state import NOBODY, Owners, owner_of, temple_of
from teotihuacan.city.modules.mansion.texts import TEMPLES_PRINTED
from teotihuacan.city.rules import places
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.city.screen_modules import TEMPLE_STYLES, ModuleScreen, doubted
from teotihuacan.screen import sign
from teotihuacan.words import Words


class MansionScreen(ModuleScreen):
    """The temple of each royal tile, and its owner."""

    def royal(self, city: City, words: Words, place: int) -> Text:
        if part_in(city, Owners) is None:
            return Text("")
        space = places.ROYAL_SPACE + place
        temple = words.part("temple", temple_of(space), "short")
        seat = owner_of(city, space)
        holder = sign(seat) if seat != NOBODY else Text(words.text("screen.owner.nobody"))
        line = Text("  (").append(temple, style=TEMPLE_STYLES[temple_of(space)])
        return line.append(": ").append(holder).append(")")

    def royal_doubt(self, city: City) -> str:
        return "" if part_in(city, Owners) is None else doubted(TEMPLES_PRINTED)


SCREEN: Final = MansionScreen()
