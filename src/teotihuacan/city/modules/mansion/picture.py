"""The royal tiles of the Mansion: the temple of each, and who owns it."""

from typing import Final

from teotihuacan.city.modules.mansion.rules import printed
from teotihuacan.city.modules.mansion.rules.state import NOBODY, owner_of, temple_of
from teotihuacan.city.picture.subject import topic
from teotihuacan.city.picture.symbols import TEMPLE_SYMBOLS
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules import places
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.in_play import has
from teotihuacan.picture.ink import circle, group, use
from teotihuacan.picture.palette import SEATS
from teotihuacan.picture.symbols import seat_shape

LINE: Final = 88  # the middle of the line on a royal tile


def belongs(city: City, space: int) -> str:
    """The step that can be bought on the temple, and the disc of the owner or its place."""
    if not has(city, "mansion"):
        return ""
    temple = TEMPLE_SYMBOLS[temple_of(space)]
    row = Row(16, 2).things(printed.STEP_FEE).icon("arrow", 10).icon(temple, 20)
    drawn = row.at(57, LINE) + disc(owner_of(city, space), space, 118, LINE)
    return group(drawn, data_about=topic("owners"))


def disc(owner: int, space: int, x: float, y: float) -> str:
    """A claim disc in the colour of its owner; an empty ring where there is none."""
    if owner == NOBODY:
        return circle(x, y, 9.5, "empty-tile") + use("crown", x, y, 11, "waiting")
    drawn = circle(0.6, 1.8, 10, "shade") + circle(0, 0, 10, "claim") + seat_shape(owner, 0, 0, 6)
    name = f"claim-{space - places.ROYAL_SPACE + 1}"
    return group(drawn, at=(x, y), class_=SEATS[owner], data_piece=name)
