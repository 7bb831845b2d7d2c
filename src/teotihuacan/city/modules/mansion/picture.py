"""The royal tiles of the Mansion: the temple and the owner of each."""

from typing import ClassVar, Final

from teotihuacan.city.modules.mansion.rules import kinds, printed, royal_worship
from teotihuacan.city.modules.mansion.rules.royal_worship import worshipped
from teotihuacan.city.modules.mansion.rules.state import NOBODY, Owners, owner_of, temple_of
from teotihuacan.city.picture.ghosts import climbing
from teotihuacan.city.picture.modules import Picture
from teotihuacan.city.picture.names import beside, space_spot, temple_spot, topic
from teotihuacan.city.picture.symbols import TEMPLE_SYMBOLS
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules import places
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.engine.steps import Step
from teotihuacan.picture.choices import Ghost
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.ink import circle, group, use
from teotihuacan.picture.seats import SEATS, seat_shape

LINE: Final = 88  # the middle of the line on a royal tile


def belongs(city: City, space: int) -> str:
    """The step that can be bought on the temple, and the disc of the owner or its place."""
    if part_in(city, Owners) is None:
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


def worship_spot(city: City, step: Step, option: int) -> str:
    space = worshipped(step)
    if option == royal_worship.NOW:
        return space_spot(space)
    if option == royal_worship.CLAIM:
        return beside(space)
    return temple_spot(temple_of(space)) if option == royal_worship.CLIMB else ""


def bought_step(city: City, step: Step, option: int, layout: Layout) -> Ghost | None:
    """The step that a worship at a royal tile offers."""
    if option != royal_worship.CLIMB:
        return None
    return climbing(city, step, temple_of(worshipped(step)), layout)


class MansionPicture(Picture):
    """The royal tiles with their temples and owners."""

    module = "mansion"
    spots: ClassVar = {kinds.ROYAL_WORSHIP: worship_spot}
    ghosts: ClassVar = {kinds.ROYAL_WORSHIP: bought_step}
    refusing = ("royal-enough",)

    def royal(self, city: City, space: int) -> str:
        return belongs(city, space)


PICTURE: Final = MansionPicture()
