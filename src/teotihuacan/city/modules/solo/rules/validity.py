"""Validity of a solo position: what the bot may own, and what its action may draw."""

from typing import Final

from teotihuacan.city.modules.solo.rules import action_pyramid, printed
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import BASE_DIRECTIONS, Bot
from teotihuacan.city.rules import kinds, places, tile_places
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.pyramid import site_open
from teotihuacan.city.rules.neutral import LAID_ASIDE
from teotihuacan.city.rules.positions.validity import wrong
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, board_of
from teotihuacan.engine.steps import CHANCE, Step, make_step

NUMBER_WORDS: Final = ("no", "one", "two", "three", "four")
WORKERS_FIELD: Final = f"players[{solo_kinds.BOT}].workers"


def check_bot(city: City, bot: Bot, in_setup: bool) -> None:
    """Check that its tiles are there or on the agenda, and its workers after setup."""
    owed = city.agenda.count
    tiles = len(bot.tiles) + owed(make_step(solo_kinds.DRAW_ACTION, CHANCE))
    if tiles != len(action_pyramid.TILES):
        raise wrong("bot.tiles", "the action pyramid needs all seven action tiles")
    directions = len(bot.directions) + owed(make_step(solo_kinds.DRAW_DIRECTION, CHANCE))
    if directions != direction_tiles(city):
        needed = NUMBER_WORDS[direction_tiles(city)]
        raise wrong("bot.directions", f"{needed} direction tiles are needed")
    further = [side // 2 for side in bot.directions if side >= 2]
    if len(set(further)) != len(further) or (further and not other_movement(city)):
        raise wrong("bot.directions", "a direction tile lies there that cannot")
    if in_setup:
        check_before_setup(city, bot)
    else:
        check_workers(city)
    check_belongings(city, bot)


def other_movement(city: City) -> bool:
    """Return whether the bot moves by four direction tiles."""
    return "movement" in [module.name for module in city.setting.modules]


def direction_tiles(city: City) -> int:
    return BASE_DIRECTIONS + (len(printed.FURTHER) if other_movement(city) else 0)


def check_before_setup(city: City, bot: Bot) -> None:
    """Until its workers are placed; what follows in setup is a matter of modules."""
    if make_step(solo_kinds.BOT_SETUP, solo_kinds.BOT) not in city.agenda:
        check_workers(city)
        return
    draws = city.agenda.count(make_step(kinds.DRAW_STARTING, CHANCE, LAID_ASIDE)) + len(city.drawn)
    wanted = bot.manual.starting_draws
    wanted += sum([extension.starting_tiles() for extension in bot.extensions])
    one_more = bot.manual.starting_draws and bot.extensions  # where a tile names a board twice
    if draws != wanted and not (one_more and draws == wanted + 1):
        raise wrong("starting drawn", "two are drawn for the modified bot, none for the other")
    player = city.players[solo_kinds.BOT]
    if player.place != [places.HAND, places.HAND, places.HAND, places.WHEEL]:
        raise wrong(WORKERS_FIELD, "the bot has not been set up yet")
    if player.technologies or max(player.tiles) > 0:
        raise wrong(f"players[{solo_kinds.BOT}]", "the bot has not been set up yet")


def check_workers(city: City) -> None:
    player = city.players[solo_kinds.BOT]
    free = len([here for here in player.place if 1 <= here < places.HAND])
    locked = [i for i, here in enumerate(player.place) if here > places.SIDEBAR]
    if free != 3 or len(locked) != 1:
        raise wrong(WORKERS_FIELD, "the bot has three unlocked workers and one on a temple sidebar")
    if player.power[locked[0]] != printed.SIDEBAR_POWER:  # it is never powered up
        stays = f"the bot's locked worker stays a {printed.SIDEBAR_POWER}"
        raise wrong(f"{WORKERS_FIELD}[{locked[0]}].power", stays)


def check_belongings(city: City, bot: Bot) -> None:
    player = city.players[solo_kinds.BOT]
    if player._dealt or player._kept:
        raise wrong(f"players[{solo_kinds.BOT}]", "the bot has no starting tiles")
    others = [count for kind, count in enumerate(player.tiles) if not discovery.TILES[kind].mask]
    if max(player.used) > 0 or max(others) > 0:
        field = f"players[{solo_kinds.BOT}].discovery"
        raise wrong(field, "the bot has no discovery tiles but masks")
    for kind, count in enumerate(bot.box):
        if count and discovery.TILES[kind].stack != discovery.ORDINARY:
            raise wrong("bot.box", f"{city.setting.keys[kind]} never leaves the game")
    for mask in range(discovery.MASKS):
        waiting = (bot.masks >> mask) & 1
        # A module may bring it a mask that still lies in its private pile (ruling X115).
        most = 2 if bot.manual.private_masks and bot.extensions else 1
        if player.tiles[mask] + waiting > most:
            raise wrong(f"players[{solo_kinds.BOT}].discovery", "the bot takes no mask twice")
        if bot.manual.private_masks and player.tiles[mask] + waiting + bot.box[mask] == 0:
            raise wrong("bot.private masks", "a mask of the modified bot is missing")


def tile_at(bot: Bot, position: int) -> int:
    """The tile on a position of the action pyramid; -1 where one is missing."""
    return bot.tiles[position] if position < len(bot.tiles) else -1


def draw_flaw(city: City, bot: Bot, tile: int, above: Step) -> str:
    """Return why an action tile of the bot does not wait for this draw, or an empty text."""
    return "" if above in draws_of(city, bot, tile) else "the bot's action tile does not draw this"


def draws_of(city: City, bot: Bot, tile: int) -> list[Step]:
    """The draws that the action of a tile can be waiting for."""
    if tile in (action_pyramid.CONSTRUCTION_TILE, action_pyramid.MASTERY_TILE):
        # The tile just laid, on the first of the open places, and not yet turned.
        first = 0
        while first < geometry.SITES and not site_open(city, first):
            first += 1
        laid = [site for site in range(first) if city.pyramid[site] >= 0]
        unturned = [site for site in laid if city.pyramid[site] % 4 == 0]
        return [make_step(kinds.DRAW_ROTATION, CHANCE, site) for site in unturned]
    if tile == action_pyramid.WORSHIP_TILE:
        locked = [here for here in city.players[solo_kinds.BOT].place if here > places.SIDEBAR]
        beside = [tile_places.NEAR + board_of(here) for here in locked]
        return [make_step(kinds.DRAW_DISCOVERY, CHANCE, place) for place in beside]
    if tile != action_pyramid.MASK_TILE:
        return []
    return bot.manual.mask_draws(city, city.players[solo_kinds.BOT])
