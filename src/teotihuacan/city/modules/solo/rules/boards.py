"""The effects of the boards for both bots: checks, costs and results."""

from typing import Final

from teotihuacan.city.modules.solo.rules import choosing, printed
from teotihuacan.city.modules.solo.rules.bot import bot_of, extension_at
from teotihuacan.city.modules.solo.rules.bot_effects import climb, receive
from teotihuacan.city.rules import kinds, places, sources, units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.alchemy import develop
from teotihuacan.city.rules.boards.construction import TOP, lay_tile
from teotihuacan.city.rules.boards.decorations import lay_decoration, next_level
from teotihuacan.city.rules.boards.nobles import build_house
from teotihuacan.city.rules.boards.pyramid_tiles import LEVEL_POINTS
from teotihuacan.city.rules.effects import advance_track, pay, score
from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE, Bundle
from teotihuacan.city.rules.printed import boards, technologies
from teotihuacan.city.rules.scoring.calendar import jump_calendar
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import CHANCE, push

# Why a step of an action tile fails: each is the kind of the event that says so.
POSSIBLE: Final = ""
NO_WORKER: Final = "bot no worker"
NONE_NEAR: Final = "bot none near"
TOO_LITTLE: Final = "bot too little"
NO_SITE: Final = "bot no site"
NO_SIDE: Final = "bot no side"
NO_BUILDING: Final = "bot no building"
ALL_KNOWN: Final = "bot all known"
NO_ACTION: Final = "bot no action"
NO_MASK: Final = "bot no mask"
EMPTY_PILE: Final = "bot empty pile"
CANNOT_PAY: Final = "bot cannot pay"
NO_CONQUEST: Final = "bot no conquest"

BUILDING_BOARD: Final = (places.CONSTRUCTION, places.DECORATIONS, 0, places.NOBLES, 0, 0, 0)
"""The board of the three building tiles, by tile; 0 for the others."""

BUILDING_MINE: Final = (places.QUARRY, places.GOLD, 0, places.FOREST, 0, 0, 0)
"""The board where a bot gathers if the building tile's board does not work."""

MINE_OF: Final = (0, places.FOREST, places.QUARRY, places.GOLD)
"""The board where each good is gathered, by its number."""


def price_of(board: int) -> Bundle:
    """Return the cost of the effect of a board."""
    if board == places.CONSTRUCTION:
        return printed.CONSTRUCTION_PRICE
    if board == places.DECORATIONS:
        return printed.DECORATIONS_PRICE
    if board == places.NOBLES:
        return printed.NOBLES_PRICE
    return printed.ALCHEMY_PRICE if board == places.ALCHEMY else EMPTY_BUNDLE


def why_not(city: City, player: Player, board: int) -> str:
    """Return why the effect of a board is impossible; empty if possible (mines always are)."""
    if board == places.PALACE:
        return NO_ACTION
    extension = extension_at(city, board)
    if extension is not None:
        return extension.why_not(city, player, board)
    if not choosing.affordable(player, price_of(board)):
        return TOO_LITTLE
    if board == places.CONSTRUCTION:
        return POSSIBLE if choosing.next_site(city) >= 0 else NO_SITE
    if board == places.DECORATIONS:
        return POSSIBLE if choosing.next_side(city) >= 0 else NO_SIDE
    if board == places.NOBLES:
        return POSSIBLE if choosing.free_spaces(city) else NO_BUILDING
    if board == places.ALCHEMY:
        for technology in city.technologies:
            if not player.knows(technology):
                return POSSIBLE
        return ALL_KNOWN
    return POSSIBLE


def work(city: City, player: Player, board: int) -> None:
    """The effect of a board of the game itself, without power-up or movement."""
    pay(city, player, price_of(board))
    if board == places.CONSTRUCTION:
        construct(city, player)
    elif board == places.DECORATIONS:
        decorate(city, player)
    elif board == places.NOBLES:
        build(city, player)
    elif board == places.ALCHEMY:
        learn(city, player)
    else:
        gained = printed.MINED[board]
        for extension in bot_of(city).extensions:
            gained = extension.mined(city, board, gained)
        receive(city, player, gained, sources.BOARDS)


def construct(city: City, player: Player) -> None:
    """The leftmost tile, turned at random, onto the next site."""
    site = choosing.next_site(city)
    lay_tile(city, player.seat, choosing.leftmost(city.pyramid_offer), site, 0)
    push(city, kinds.DRAW_ROTATION, CHANCE, site)
    if site == TOP:
        jump_calendar(city)  # the normal end (ruling B9)
    score(city, player, LEVEL_POINTS[geometry.SITE_LEVEL[site]], sources.PYRAMID)
    advance_track(city, player)
    receive(city, player, printed.CONSTRUCTION_GAIN, sources.ICONS)


def decorate(city: City, player: Player) -> None:
    """The topmost decoration onto the next space of a side."""
    side = choosing.next_side(city)
    level = next_level(city, side)
    city.tell("bot side", player.seat, side, level + 1)
    lay_decoration(city, player.seat, choosing.leftmost(city.decoration_offer), side, level)
    advance_track(city, player)
    receive(city, player, printed.DECORATIONS_GAIN, sources.DECORATIONS)


def build(city: City, player: Player) -> None:
    """The next building onto a space of the Nobles (ruling B20)."""
    spaces = choosing.free_spaces(city)
    row, column = spaces[0]
    if city.events is not None:
        points = boards.NOBLE_ROWS[row][column]
        reason = choosing.why_this_space(city, spaces)
        city.tell("bot row", player.seat, row, column + 1, points, reason)
    build_house(city, player, row, column)
    receive(city, player, printed.NOBLES_GAIN, sources.NOBLES)


def learn(city: City, player: Player) -> None:
    """A technology, for which you score if you have it, and a step on its temple."""
    place = choosing.next_technology(city, player)
    develop(city, player, city.technologies[place], True)
    climb(city, player, place % technologies.SHOWN_COLUMNS)


# --- what is said of a tile's steps ---------------------------------------------------------------


def fails(city: City, player: Player, option: int, problem: str, board: int = -1) -> bool:
    """Say why an option of the tile fails; always False, so that it can be returned."""
    if city.events is None:
        return False
    if problem == TOO_LITTLE:
        extension = extension_at(city, board)
        pieces = player.goods[units.WILD]  # each stands for a resource, once (ruling X91)
        for good, needs in (extension.price() if extension else price_of(board)).parts:
            has = player.goods[good] + (pieces if good != units.COCOA else 0)
            if has < needs:
                city.tell(problem, player.seat, option, board, good, needs, has)
                return False
            pieces -= max(0, needs - player.goods[good])
    city.tell(problem, player.seat, option, board)
    return False


def works(city: City, player: Player, option: int, board: int = -1) -> None:
    """Say which option of the tile is carried out, and on which board."""
    city.tell("bot step", player.seat, option, board)
