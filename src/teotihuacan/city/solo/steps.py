"""The bot's turn as steps: two dice, the tile they select, the shift, the exchange."""

from __future__ import annotations

from typing import ClassVar, Final

from teotihuacan.city.rules.bundle import GOLD_BARS, GOODS, STONE, WOOD
from teotihuacan.city.rules.draws import Draw, ids_of
from teotihuacan.city.rules.families import DRAWING, ONLY_PLANNED, TURN_BEGINS
from teotihuacan.city.rules.printed.discovery import MASKS
from teotihuacan.city.rules.printed.starting import STARTING
from teotihuacan.city.rules.state import SIDEBAR, City
from teotihuacan.city.solo import agenda
from teotihuacan.city.solo.action_pyramid import (
    MASK_TILE,
    SET_ASIDE,
    TILES,
    flip,
    shift,
)
from teotihuacan.city.solo.agenda import (
    BOT,
    BOT_ACT,
    BOT_DIE,
    BOT_EXCHANGE,
    BOT_MASK,
    BOT_SETUP,
    BOT_SHIFT,
    DRAW_ACTION,
    DRAW_DIRECTION,
)
from teotihuacan.city.solo.bot import NO_BOT, bot_at, bot_of
from teotihuacan.city.solo.deeds import exchange
from teotihuacan.city.solo.manual import Manual
from teotihuacan.city.solo.modified import Modified, buy_mask
from teotihuacan.city.solo.original import Original
from teotihuacan.city.solo.printed import (
    POSITION_OF_SUM,
    SIDEBAR_POWER,
    STARTING_AVENUE,
    STARTING_BOARDS,
    STARTING_GOODS,
    STARTING_POWERS,
    STARTING_SIDEBAR,
    STARTING_TECHNOLOGY,
    STARTING_TEMPLE,
)
from teotihuacan.city.solo.validity import draw_flaw, tile_at
from teotihuacan.engine.steps import Kind, Phrase, Step

ORIGINAL: Final[Manual] = Original()
MODIFIED: Final[Manual] = Modified()


def owe_bot_turn(city: City) -> None:
    """Lay the bot's turn on the agenda: the dice, and what is always done after the action."""
    city.agenda.append(agenda.exchange())
    city.agenda.append(agenda.roll(0))


class BotDie(Draw):
    """One die, then the other; their sum selects the tile."""

    on: ClassVar = ("bot exchange",)
    families: ClassVar = (TURN_BEGINS,)

    def __init__(self) -> None:
        codes = [f"~die{pips}" for pips in range(1, 7)]
        super().__init__(BOT_DIE, "bot die", "first:0..6", codes, "pips")

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first + pips for pips in range(6)]

    def play(self, city: City, step: Step, option: int) -> None:
        pips = option + 1
        if step[2] == 0:
            city.agenda.append(agenda.roll(pips))
            return
        bot = bot_of(city)
        position = POSITION_OF_SUM[step[2] + pips]
        tile = bot.tiles[position]
        if city.events is not None:
            city.tell("bot roll", BOT, position, tile, step[2], pips, step[2] + pips)
        act = agenda.act(tile)
        turn = agenda.shift(position)
        # The modified bot updates its pyramid before the action, the original one after it.
        city.agenda.append(act if bot.modified else turn)
        city.agenda.append(turn if bot.modified else act)

    def question(self, city: City, step: Step) -> Phrase:
        return ("bot die.second" if step[2] else "bot die"), {"seat": BOT, "pips": step[2]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return "bot die.outcome", {"pips": option + 1}


class BotShift(Kind[City]):
    """The used tile goes aside, others move up, the direction tile is flipped."""

    on: ClassVar = ("bot exchange", "bot act")
    families: ClassVar = (DRAWING,)

    def __init__(self) -> None:
        super().__init__(BOT_SHIFT, "bot shift", "position:0..5")

    def run(self, city: City, step: Step) -> None:
        bot = bot_of(city)
        used = bot.directions
        bot.tiles, moves = shift(bot.tiles, used, step[2])
        bot.directions = flip(used)
        if city.events is not None:
            city.tell("bot directions", BOT, used[0], used[1])
            city.tell("bot shift", BOT, bot.tiles[SET_ASIDE], step[2], SET_ASIDE)
            for start, end in moves:
                city.tell("bot shift", BOT, bot.tiles[end], start, end)
            city.tell("bot flip", BOT, bot.directions[-1])

    def flaw(self, city: City, step: Step) -> str:
        return "" if step[2] in POSITION_OF_SUM[2:] else "position must be one that dice can select"

    def bears(self, city: City, step: Step, above: Step) -> str:
        """The original bot's action comes before it, and may wait for a draw."""
        bot = bot_of(city)
        tile = tile_at(bot, step[2])
        if bot.modified:
            return "the modified bot updates its pyramid before the action"
        return "" if above == agenda.act(tile) else draw_flaw(city, bot, tile, above)


class BotAct(Kind[City]):
    """Carry out the tile."""

    on: ClassVar = ("bot exchange", "bot shift")

    def __init__(self) -> None:
        super().__init__(BOT_ACT, "bot act", "tile:0..6")

    def run(self, city: City, step: Step) -> None:
        bot = bot_of(city)
        if bot.modified and step[2] == MASK_TILE and bot.masks:
            city.agenda.append(agenda.draw_mask())
        else:
            manual = MODIFIED if bot.modified else ORIGINAL
            manual.perform(city, city.players[BOT], step[2])

    def bears(self, city: City, step: Step, above: Step) -> str:
        bot = bot_of(city)
        used = [agenda.shift(position) for position in range(SET_ASIDE)]
        right = bot.modified and above in used and step[2] == tile_at(bot, used.index(above))
        return "" if right else "the pyramid is updated for the tile that is carried out"


class BotMask(Draw):
    """The modified bot draws from its private pile of masks."""

    on: ClassVar = ("bot exchange",)
    scattered: ClassVar = True

    def __init__(self) -> None:
        codes = [f"~private{kind + 1}" for kind in range(MASKS)]
        super().__init__(BOT_MASK, "bot private mask", "", codes, "tile")

    def legal(self, city: City, step: Step) -> list[int]:
        masks = bot_of(city).masks
        return ids_of(masks, self.ids)

    def play(self, city: City, step: Step, option: int) -> None:
        bot = bot_of(city)
        bot.masks &= ~(1 << option)
        if city.events is not None:
            city.tell("bot draws mask", BOT, option)
        if not buy_mask(city, city.players[BOT], option):
            bot.box[option] += 1

    def question(self, city: City, step: Step) -> Phrase:
        return "bot private mask", {"seat": BOT}

    def flaw(self, city: City, step: Step) -> str:
        bot = bot_at(city)
        if bot is None:
            return NO_BOT
        right = bot.masks != 0
        return "" if right else "there is no private pile of masks"


class BotExchange(Kind[City]):
    """Ten cocoa for points."""

    on: ClassVar = ("finish turn",)
    families: ClassVar = (DRAWING,)

    def __init__(self) -> None:
        super().__init__(BOT_EXCHANGE, "bot exchange")

    def run(self, city: City, step: Step) -> None:
        exchange(city, city.players[BOT])

    def flaw(self, city: City, step: Step) -> str:
        return "" if step[1] == BOT else "only the bot exchanges cocoa"

    def bears(self, city: City, step: Step, above: Step) -> str:
        """Dice or the action; the modified bot's action may wait for a draw."""
        bot = bot_of(city)
        if above[0] in (BOT_DIE, BOT_ACT, BOT_SHIFT):
            return ""
        return draw_flaw(city, bot, tile_at(bot, SET_ASIDE) if bot.modified else -1, above)


# --- setup ----------------------------------------------------------------------------------------


class DrawAction(Draw):
    """The seven action tiles onto the six places of the pyramid and aside."""

    scattered: ClassVar = True

    def __init__(self) -> None:
        codes = [f"~{tile.replace(' ', '-')}-tile" for tile in TILES]
        super().__init__(DRAW_ACTION, "draw action", "", codes, "action")

    def legal(self, city: City, step: Step) -> list[int]:
        tiles = bot_of(city).tiles
        return [id for tile, id in enumerate(self.ids) if tile not in tiles]

    def play(self, city: City, step: Step, option: int) -> None:
        bot = bot_of(city)
        bot.tiles = (*bot.tiles, option)

    def question(self, city: City, step: Step) -> Phrase:
        return "draw action", {"seat": BOT, "position": len(bot_of(city).tiles)}

    def flaw(self, city: City, step: Step) -> str:
        bot = bot_at(city)
        if bot is None:
            return NO_BOT
        right = len(bot.tiles) < len(TILES)
        return "" if right else "the action pyramid is complete"


class DrawDirection(Draw):
    """Which side of a direction tile lies up."""

    def __init__(self) -> None:
        codes = ["~from-left", "~from-right"]
        super().__init__(DRAW_DIRECTION, "draw direction", "", codes, "direction")

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first, self.first + 1]

    def play(self, city: City, step: Step, option: int) -> None:
        bot = bot_of(city)
        bot.directions = (*bot.directions, option)

    def question(self, city: City, step: Step) -> Phrase:
        return ("draw direction.below" if bot_of(city).directions else "draw direction"), {
            "seat": BOT
        }

    def flaw(self, city: City, step: Step) -> str:
        bot = bot_at(city)
        if bot is None:
            return NO_BOT
        right = len(bot.directions) < 2
        return "" if right else "both direction tiles lie there"


class BotSetup(Kind[City]):
    """The bot's markers, goods and workers; for the modified bot on the boards of two drawn
    starting tiles."""

    on: ClassVar = ONLY_PLANNED

    def __init__(self) -> None:
        super().__init__(BOT_SETUP, "bot setup")

    def run(self, city: City, step: Step) -> None:
        bot = bot_of(city)
        player = city.players[BOT]
        level = bot.difficulty
        name = "modified" if bot.modified else "teotibot"
        player.goods = list(STARTING_GOODS.amounts[: len(GOODS)])
        player.goods[GOLD_BARS] += level.gold
        player.goods[WOOD] += level.wood
        player.goods[STONE] += level.stone
        player.temple = [STARTING_TEMPLE] * 3
        player.avenue = STARTING_AVENUE[name]
        player.technologies = 1 << city.technologies[STARTING_TECHNOLOGY]
        boards = list(STARTING_BOARDS)
        if bot.modified:
            boards = []
            for tile in city.drawn:
                for board in STARTING[tile].boards:
                    if board not in boards:
                        boards.append(board)
            city.drawn = ()  # back to the box
        powers = STARTING_POWERS[name]
        for i in range(3):
            player.place[i] = boards[i]
            player.power[i] = powers[i] + level.powers[i]
            if city.events is not None:
                city.tell("placed", BOT, boards[i], player.power[i])
        player.place[3] = SIDEBAR + STARTING_SIDEBAR
        player.power[3] = SIDEBAR_POWER

    def flaw(self, city: City, step: Step) -> str:
        return "" if bot_at(city) is not None else NO_BOT
