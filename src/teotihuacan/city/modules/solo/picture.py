"""The bot's action pyramid and its direction tiles."""

from typing import Final

from teotihuacan.city.modules.solo.rules import action_pyramid as action_tiles
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules import printed
from teotihuacan.city.modules.solo.rules.action_pyramid import advance_of, side_of
from teotihuacan.city.modules.solo.rules.bot import Bot
from teotihuacan.city.picture.looks import symbols_in
from teotihuacan.city.picture.modules import Picture, symbols
from teotihuacan.city.rules import places
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.picture import row
from teotihuacan.picture.ink import group, text, use

ACTION_SYMBOLS: Final = (
    "pyramid", "decoration", "technology", "building", "power", "worship", "mask",
)  # fmt: skip
"""The signs of the bot's action tiles, in the order of `action_pyramid.TILES`."""

NOBLES_SIGN: Final = ACTION_SYMBOLS.index("building")


def action_symbols(city: City) -> list[str]:
    """The same with Empire and Build, and Activate Shaman, where modules put them in place."""
    found = list(ACTION_SYMBOLS)
    found[NOBLES_SIGN] = symbols_in(city)[places.NOBLES]
    for own in symbols(city.setting.homes):
        found = [own.actions.get(sign, sign) for sign in found]
    return found


FOUR_DIRECTIONS: Final = ((-3, 0), (24, 0), (-3, 25), (-3, 50))
"""The places of four direction tiles: from the top, around the action pyramid."""


def action_pyramid(bot: Bot, symbols: list[str], x: float, y: float) -> str:
    """Six action tiles in three rows, the seventh aside, and the two direction tiles.

    The dice that select a place are part of it, not of the tile that lies there now.
    """
    if not bot.tiles:
        return ""
    w, h = 52, 35
    places = ((58, 0), (29, 37), (87, 37), (0, 74), (58, 74), (116, 74), (122, 0))
    drawn: list[str] = []
    for position, action in enumerate(bot.tiles):
        left, down = places[position]
        aside = position == action_tiles.SET_ASIDE
        wide = 46 if aside else w
        sums = [dice for dice, chosen in enumerate(printed.POSITION_OF_SUM) if chosen == position]
        inside = row.plate(wide, h, "tile aside" if aside else "tile", 5)
        if sums:
            inside += use(symbols[action], wide / 2, 11.5, 20)
        else:
            inside += use(symbols[action], wide / 2, h / 2, 26)
        about = f"action:{action}"
        drawn.append(
            group(inside, at=(left, down), data_piece=f"action-{action}", data_about=about)
        )
        if sums:
            said = f"{sums[0]}–{sums[-1]}"
            below = text(left + wide / 2, down + h - 3.5, said, "soft", anchor="middle")
            drawn.append(group(below, data_about=about))
    many = bot.moves_otherwise()
    for place, side in enumerate(bot.directions):
        turn = -45 if side_of(side) == 0 else -135
        inside = row.plate(24, 24, "tile", 4)
        if many:  # each also says how far a worker advances
            inside += group(use("arrow", 0, 0, 11), at=(6.5, 12), turn=turn)
            inside += text(17, 17, advance_of(side), "bold", anchor="middle")
        else:
            inside += group(use("arrow", 0, 0, 16), at=(12, 12), turn=turn)
        at = FOUR_DIRECTIONS[place] if many else (place * 27 - 2, 4)
        drawn.append(group(inside, at=at))
    return group(*drawn, at=(x, y))


class SoloPicture(Picture):
    """The bot's area."""

    module = "solo"

    def area(self, city: City, seat: int) -> str:
        bot = part_in(city, Bot)
        if bot is None or seat != solo_kinds.BOT:
            return ""
        return action_pyramid(bot, action_symbols(city), 192, 36)


PICTURE: Final = SoloPicture()
