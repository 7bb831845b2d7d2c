"""Extras of another box: priests before their holders, the season beside the calendar."""

from collections.abc import Mapping
from typing import Final

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.state import Altars
from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.modules.priests.rules.choosing import extra_of
from teotihuacan.city.modules.priests.rules.printed import Priest
from teotihuacan.city.modules.priests.rules.state import NO_GIFT, NO_PRIEST, Priests
from teotihuacan.city.modules.solo.rules.bot import bot_at
from teotihuacan.city.picture import tiles
from teotihuacan.city.picture.modules import Drawn, Picture
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules import units
from teotihuacan.city.rules.goods.bundle import bundle_of
from teotihuacan.city.rules.printed import calendar, technologies
from teotihuacan.city.rules.state import City
from teotihuacan.engine.game import Game
from teotihuacan.picture.ink import LARGE, group, path, rect, remembered, text, use
from teotihuacan.picture.row import plate
from teotihuacan.picture.tray import Offer

CARD: Final = (150, 74)
BAND: Final = 30
CHIP: Final = 28

DEED_SYMBOLS: Final = {**tiles.DEED_SYMBOLS, "mask": "mask"}


def symbol_of(value: int) -> str:
    return f"extra-{printed.EXTRA_KEYS[value]}"


@remembered
def offered_priest(value: int) -> str:
    """A priest as it is offered: its face and number, what it gives, and what it takes."""
    wide, high = CARD
    drawn = plate(wide, high, "tile starting")
    drawn += path(f"M0 {BAND} V5 a5 5 0 0 1 5 -5 H{wide - 5} a5 5 0 0 1 5 5 V{BAND}Z", "price")
    drawn += use(symbol_of(value), 20, BAND / 2, 26)
    drawn += text(40, BAND / 2 + 6, printed.EXTRA_KEYS[value], "bold", LARGE)
    priest = printed.EXTRAS[value]
    assert isinstance(priest, Priest)
    for place, line in enumerate((gives(priest), takes(priest))):
        drawn += line.centred(wide / 2, BAND + 12 + place * 21)
    return drawn


def gives(priest: Priest) -> Row:
    row = Row(19, 2)
    if priest.technologies:
        row.say(priest.technologies).icon("technology").arrow().say(1).icon("technology")
    if priest.stands:
        for deed in priest.stands:
            row.icon(DEED_SYMBOLS[deed])
        row.arrow().icon("stand")
    return row


def takes(priest: Priest) -> Row:
    row = Row(17, 2)
    if priest.literal:
        row.icon("obsidian").say("=").icon("obsidian")
    if priest.salary:
        standing, lying = calendar.SALARY_MORE
        row.icon("eclipse").apart(3).icon("stand").things(bundle_of(units.COCOA, standing)).apart(5)
        row.icon("lying").things(bundle_of(units.COCOA, lying))
    return row


def belonging(city: City, seat: int) -> list[tuple[float, str]]:
    """The priests of a seat and what they have given: how wide each is, and how it looks."""
    found: list[tuple[float, str]] = []
    bot = bot_at(city)
    if bot is not None and seat >= city.setting.people:
        for value, extra in enumerate(printed.EXTRAS):
            if extra.bot and extra.key in bot.extras:
                found.append(chip(value))
    for part in city.parts:
        if isinstance(part, Priests):
            if part.held[seat] != NO_PRIEST:
                found.append(chip(extra_of(part.held[seat])))
            if part.gifts[seat] != NO_GIFT:
                found.append(gift(part.gifts[seat]))
    return found


def chip(value: int) -> tuple[float, str]:
    """Draw an extra in its owner's area."""
    drawn = rect(0, -13, CHIP, 26, "tile starting", 4) + use(symbol_of(value), CHIP / 2, 0, 22)
    return CHIP, group(drawn, data_about=f"extra:{value}")


def gift(technology: int) -> tuple[float, str]:
    """A technology that is on no display."""
    line = Row(20, 2).icon("technology").say(technologies.TILES[technology].label)
    wide = line.width + 8
    drawn = rect(0, -13, wide, 26, "tile", 4) + line.centred(wide / 2, 0)
    return wide, group(drawn, data_about=f"technology:{technology}")


def season(city: City, x: float, y: float) -> str:
    """The season of a game, if it has one."""
    for part in city.parts:
        if isinstance(part, Altars) and part.skips:
            value = printed.EXTRA_KEYS.index(altar_printed.SEASONS[0].key)
            drawn = rect(-13, -13, 26, 26, "tile starting", 4) + use(symbol_of(value), 0, 0, 22)
            return group(drawn, at=(x, y), data_about=f"extra:{value}")
    return ""


class PriestPicture(Picture):
    """Priests and the season."""

    module = "priests"
    refusing = ("no-priest",)

    def offer(self, game: Game[City], code: str, parts: Mapping[str, int]) -> Offer | None:
        if "extra" in parts:
            return Offer(*CARD, offered_priest(parts["extra"]), f"extra:{parts['extra']}")
        if game.asked != "keep gift":
            return None
        technology = tiles.technology(parts["technology"], 100, 68, numbered=True)
        return Offer(100, 68, technology, f"technology:{parts['technology']}")

    def held(self, city: City, seat: int) -> Drawn:
        return belonging(city, seat)

    def calendar(self, city: City, x: float, y: float) -> str:
        return season(city, x, y)


PICTURE: Final = PriestPicture()
