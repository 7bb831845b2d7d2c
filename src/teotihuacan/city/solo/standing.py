"""Whether an agenda can stand on a solo table: what the bot may owe, and what it may own.

The rest is as at any other table of two, see `standing.py`.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.agenda import (
    DRAW_DISCOVERY,
    DRAW_ROTATION,
    DRAW_STARTING,
    FINISH_TURN,
    NEUTRALS,
)
from teotihuacan.city.rules.discovery import NEAR
from teotihuacan.city.rules.draws import ASIDE
from teotihuacan.city.rules.neutral import FOR_NEUTRALS
from teotihuacan.city.rules.pyramid import site_open
from teotihuacan.city.rules.state import HAND, SIDEBAR, WHEEL, City, board_of
from teotihuacan.city.rules.tiles import MASKS
from teotihuacan.city.solo.action_pyramid import (
    CONSTRUCTION_TILE,
    MASK_TILE,
    MASTERY_TILE,
    SET_ASIDE,
    TILES,
    WORSHIP_TILE,
)
from teotihuacan.city.solo.agenda import (
    BOT,
    BOT_DIE,
    BOT_EXCHANGE,
    BOT_MASK,
    BOT_SHIFT,
    DRAW_ACTION,
    DRAW_DIRECTION,
)
from teotihuacan.city.solo.bot import Bot
from teotihuacan.engine.steps import CHANCE, Step

DIRECTION_TILES: Final = 2
STARTING_DRAWS: Final = 2  # the modified bot's


def bot_setup_flaw(city: City, bot: Bot) -> str:
    """During setup: what is laid out of the bot's tiles and what is owed make up all of them."""
    owed = [step[0] for step in city.agenda]
    if len(bot.tiles) + owed.count(DRAW_ACTION) != len(TILES):
        return "seven action tiles are needed"
    if len(bot.directions) + owed.count(DRAW_DIRECTION) != DIRECTION_TILES:
        return "two direction tiles are needed"
    draws = len([step for step in city.agenda if step[0] == DRAW_STARTING and step[2] == ASIDE])
    if len(city.drawn) + draws != (STARTING_DRAWS if bot.modified else 0):
        return "two starting tiles are drawn for the modified bot, none for the other"
    player = city.players[BOT]
    if player.place != [HAND, HAND, HAND, WHEEL] or player.technologies or max(player.tiles) > 0:
        return "the bot has not been set up yet"
    return belongings_flaw(city, bot)


def bot_flaw(city: City, bot: Bot) -> str:
    """After setup: its pyramid is complete, three workers are free and one worships."""
    if len(bot.tiles) != len(TILES) or len(bot.directions) != DIRECTION_TILES:
        return "the action pyramid is complete when setup is over"
    place = city.players[BOT].place
    free = len([here for here in place if 1 <= here < HAND])
    locked = len([here for here in place if here > SIDEBAR])
    if free != 3 or locked != 1:
        return "the bot has three unlocked workers and one on a temple sidebar"
    return belongings_flaw(city, bot)


def belongings_flaw(city: City, bot: Bot) -> str:
    player = city.players[BOT]
    if player.dealt or player.kept:
        return "the bot has no starting tiles"
    if max(player.used) > 0 or max(player.tiles[MASKS:]) > 0:
        return "the bot has no discovery tiles but masks"
    for mask in range(MASKS):
        waiting = (bot.masks >> mask) & 1
        if player.tiles[mask] + waiting > 1:
            return "the bot takes no mask twice"
        if bot.modified and player.tiles[mask] + waiting + bot.box[mask] == 0:
            return "a mask of the modified bot is missing"
    return ""


def bot_turn_flaw(city: City, bot: Bot) -> str:
    """The bot's turn waits for chance only: neutral workers, dice, or what its action draws."""
    begin: list[Step] = [(FINISH_TURN, BOT, 0, 0, 0), (BOT_EXCHANGE, BOT, 0, 0, 0)]
    if city.agenda[:2] != begin:
        return "the bot's turn ends with its exchange and its finish"
    if city.countdown == 0:
        return "the Eclipse comes before the next turn"
    if city.acting:
        return "workers act only while a main action goes on"
    rest = city.agenda[2:]
    draws = len([step for step in rest if step[0] == DRAW_STARTING])
    if draws:
        neutral: list[Step] = [(BOT_DIE, CHANCE, 0, 0, 0), (NEUTRALS, 0, 0, 0, 0)]
        neutral += [(DRAW_STARTING, CHANCE, FOR_NEUTRALS, 0, 0)] * draws
        return "" if rest == neutral else "neutral workers come before a turn"
    if len(rest) == 1 and rest[0][0] == BOT_DIE:
        return ""
    if bot.modified:
        done = bot.tiles[SET_ASIDE]  # its pyramid is updated before the action …
    elif rest and rest[0][0] == BOT_SHIFT:
        done = bot.tiles[rest[0][2]]  # … the original bot's afterwards
        rest = rest[1:]
    else:
        return "the bot's turn begins with its dice"
    right = len(rest) == 1 and may_draw(city, bot, done, rest[0])
    return "" if right else "the bot's action tile does not draw this"


def may_draw(city: City, bot: Bot, tile: int, step: Step) -> bool:
    """Whether an action tile of the bot can bring this draw."""
    if step[0] == DRAW_ROTATION:
        # The tile just laid, on the first of the open places, and not yet turned.
        if tile not in (CONSTRUCTION_TILE, MASTERY_TILE) or city.pyramid[step[2]] % 4:
            return False
        return not [site for site in range(step[2]) if site_open(city, site)]
    if step[0] == DRAW_DISCOVERY:
        if tile == WORSHIP_TILE:
            locked = [here for here in city.players[BOT].place if here > SIDEBAR]
            return step[2] == NEAR + board_of(locked[0])
        masks = city.players[BOT].tiles[:MASKS]
        return tile == MASK_TILE and not bot.modified and step[2] >= NEAR and max(masks) > 0
    return step[0] == BOT_MASK and tile == MASK_TILE and bot.modified
