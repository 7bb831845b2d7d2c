"""The bot's turn as steps: two dice, the tile they select, the shift, the exchange."""

from typing import Any, ClassVar

from teotihuacan.city.modules.solo.rules import action_pyramid, modified, printed, validity
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.action_pyramid import flip, shift
from teotihuacan.city.modules.solo.rules.bot import (
    BASE_DIRECTIONS,
    NO_BOT,
    Bot,
    bot_at,
    bot_of,
    extension_at,
)
from teotihuacan.city.modules.solo.rules.bot_effects import exchange
from teotihuacan.city.modules.solo.rules.extension import BOT_ACTING
from teotihuacan.city.modules.solo.rules.modified import buy_mask
from teotihuacan.city.modules.solo.rules.worshipper import climb_there
from teotihuacan.city.rules import kinds, places, tile_places, units
from teotihuacan.city.rules.draws import Draw, draw, ids_of
from teotihuacan.city.rules.families import DRAWING, ONLY_PLANNED, TURN_BEGINS
from teotihuacan.city.rules.neutral import LAID_ASIDE
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, make_step, push, push2


def push_bot_turn(city: City) -> None:
    """Push the bot's turn onto the agenda: the dice, and what always follows the action."""
    exchange_later = make_step(solo_kinds.BOT_EXCHANGE, solo_kinds.BOT)
    push2(city, make_step(solo_kinds.BOT_DIE, CHANCE), exchange_later)


class BotDie(Draw):
    """Roll one die, then the other; their sum selects the tile."""

    declared: ClassVar = draw(
        solo_kinds.BOT_DIE,
        "bot die",
        [f"~die{pips}" for pips in range(1, 7)],
        "pips",
        1,
        fields="first:0..6",
        parents=("bot exchange",),
        families=(TURN_BEGINS,),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return self.ids[:]

    def play(self, city: City, step: Step, option: int) -> None:
        pips = option + 1
        if step[2] == 0:
            push(city, solo_kinds.BOT_DIE, CHANCE, pips)
            return
        bot = bot_of(city)
        position = printed.POSITION_OF_SUM[step[2] + pips]
        tile = bot.tiles[position]
        city.tell("bot roll", solo_kinds.BOT, position, tile, step[2], pips, step[2] + pips)
        act = make_step(solo_kinds.BOT_ACT, solo_kinds.BOT, tile)
        shift = make_step(solo_kinds.BOT_SHIFT, solo_kinds.BOT, position)
        bot.manual.push_turn(city, step[2] + pips, act, shift)

    def question(self, city: City, step: Step) -> Phrase:
        key = "bot die.second" if step[2] else "bot die"
        return key, {"seat": solo_kinds.BOT, "pips": step[2]}


class BotShift(Kind[City]):
    """The used tile goes aside, others move up, the direction tile is flipped."""

    declared: ClassVar = Declared(
        solo_kinds.BOT_SHIFT,
        "bot shift",
        "position:0..5",
        parents=("bot exchange", "bot act"),
        families=(DRAWING, BOT_ACTING),
    )

    def run(self, city: City, step: Step) -> None:
        bot = bot_of(city)
        used = bot.directions
        bot.tiles, moves = shift(bot.tiles, used, step[2])
        bot.directions = flip(used)
        if city.events is not None:
            city.tell("bot directions", solo_kinds.BOT, used[0], used[1])
            aside = action_pyramid.SET_ASIDE
            city.tell("bot shift", solo_kinds.BOT, bot.tiles[aside], step[2], aside)
            for start, end in moves:
                city.tell("bot shift", solo_kinds.BOT, bot.tiles[end], start, end)
            city.tell("bot flip", solo_kinds.BOT, bot.directions[-1])

    def flaw(self, city: City, step: Step) -> str:
        right = step[2] in printed.POSITION_OF_SUM[2:]
        return "" if right else "position must be one that dice can select"

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        """The original bot's action comes before it, and may wait for a draw."""
        bot = bot_of(city)
        tile = validity.tile_at(bot, step[2])
        if bot.manual.shift_first:
            return "the modified bot updates its pyramid before the action"
        if waits(bot, tile, above):
            return ""
        if above == make_step(solo_kinds.BOT_ACT, solo_kinds.BOT, tile):
            return ""
        return validity.draw_flaw(city, bot, tile, above)


def waits(bot: Bot, tile: int, above: Step) -> bool:
    """Return whether an action tile may wait for a step that a module has pushed, or for one that
    waits for a module itself.
    """
    if not bot.extensions:
        return False
    if above[0] == solo_kinds.BOT_CLIMB:
        return tile == action_pyramid.WORSHIP_TILE
    if above[0] == solo_kinds.BOT_WORK:
        return tile not in (action_pyramid.WORSHIP_TILE, action_pyramid.MASK_TILE)
    if above[0] == solo_kinds.BOT_STRENGTHEN:
        return tile in (action_pyramid.NOBLES_TILE, action_pyramid.MASTERY_TILE)
    # A Major Discovery tile may be a mask that it has taken from beside the first board.
    return above[0] > solo_kinds.BOT_STRENGTHEN or above == make_step(
        kinds.DRAW_DISCOVERY, CHANCE, tile_places.NEAR + places.PALACE
    )


class BotAct(Kind[City]):
    """Carry out the tile."""

    declared: ClassVar = Declared(
        solo_kinds.BOT_ACT, "bot act", "tile:0..6", parents=("bot exchange", "bot shift")
    )

    def run(self, city: City, step: Step) -> None:
        bot = bot_of(city)
        if step[2] == action_pyramid.MASK_TILE:
            for extension in bot.extensions:
                extension.begin_masks(city)
        elif step[2] == action_pyramid.WORSHIP_TILE:
            for extension in bot.extensions:
                extension.begin_worship(city)
        bot.manual.perform(city, city.players[solo_kinds.BOT], step[2])

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        bot = bot_of(city)
        positions = range(action_pyramid.SET_ASIDE)
        used = [make_step(solo_kinds.BOT_SHIFT, solo_kinds.BOT, position) for position in positions]
        right = bot.manual.shift_first and above in used
        right = right and step[2] == validity.tile_at(bot, used.index(above))
        return "" if right else "the pyramid is updated for the tile that is carried out"


class BotClimb(Kind[City]):
    """The rest of a Worship tile."""

    declared: ClassVar = Declared(
        solo_kinds.BOT_CLIMB,
        "bot climb",
        "board:2..7",
        parents=("bot exchange", "bot shift", BOT_ACTING),
        families=(DRAWING, BOT_ACTING),
    )

    def run(self, city: City, step: Step) -> None:
        climb_there(city, city.players[solo_kinds.BOT], step[2])

    def flaw(self, city: City, step: Step) -> str:
        right = places.SIDEBAR + step[2] in city.players[solo_kinds.BOT].place
        return "" if right else "its locked worker must stand there"


class BotWork(Kind[City]):
    """The rest of a tile of the modified bot, whose die has walked to a board."""

    declared: ClassVar = Declared(
        solo_kinds.BOT_WORK,
        "bot work",
        "board:2..8",
        parents=("bot exchange", BOT_ACTING),
        families=(DRAWING, BOT_ACTING),
    )

    def run(self, city: City, step: Step) -> None:
        modified.carry_out(city, city.players[solo_kinds.BOT], step[2])

    def flaw(self, city: City, step: Step) -> str:
        player = city.players[solo_kinds.BOT]
        possible = bot_of(city).manual.can_work(city, player, step[2])
        return "" if possible else "the bot cannot work there"


class BotStrengthen(Kind[City]):
    """The power-up after an action that a module has in the place of a board's."""

    declared: ClassVar = Declared(
        solo_kinds.BOT_STRENGTHEN,
        "bot strengthen",
        "board:2..8 worker:-1..3",
        parents=("bot exchange", "bot shift", BOT_ACTING),
        families=(DRAWING, BOT_ACTING),
    )

    def run(self, city: City, step: Step) -> None:
        _, _, board, worker, _ = step
        player = city.players[solo_kinds.BOT]
        bot_of(city).manual.strengthen_after(city, player, board, worker)

    def flaw(self, city: City, step: Step) -> str:
        extension = extension_at(city, step[2])
        return "" if extension is not None else "the board has its own action in this game"


class BotMask(Draw):
    """The modified bot draws from its private pile of masks."""

    declared: ClassVar = draw(
        solo_kinds.BOT_MASK,
        "bot private mask",
        [f"~private{kind + 1}" for kind in range(discovery.MASKS)],
        "tile",
        parents=("bot exchange", BOT_ACTING),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        masks = bot_of(city).masks
        return ids_of(masks, self.ids)

    def play(self, city: City, step: Step, option: int) -> None:
        bot = bot_of(city)
        bot.masks &= ~(1 << option)
        city.tell("bot draws mask", solo_kinds.BOT, option)
        if not buy_mask(city, city.players[solo_kinds.BOT], option):
            bot.box[option] += 1

    def question(self, city: City, step: Step) -> Phrase:
        return "bot private mask", {"seat": solo_kinds.BOT}

    def flaw(self, city: City, step: Step) -> str:
        bot = bot_at(city)
        if bot is None:
            return NO_BOT
        right = bot.masks != 0
        return "" if right else "there is no private pile of masks"


class BotExchange(Kind[City]):
    """Ten cocoa for points."""

    declared: ClassVar = Declared(
        solo_kinds.BOT_EXCHANGE,
        "bot exchange",
        parents=("finish turn",),
        families=(DRAWING, BOT_ACTING),
    )

    def run(self, city: City, step: Step) -> None:
        exchange(city, city.players[solo_kinds.BOT])

    def flaw(self, city: City, step: Step) -> str:
        return "" if step[1] == solo_kinds.BOT else "only the bot exchanges cocoa"

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        """Dice or the action; the modified bot's action may wait for a draw."""
        bot = bot_of(city)
        if above[0] in (solo_kinds.BOT_DIE, solo_kinds.BOT_ACT, solo_kinds.BOT_SHIFT):
            return ""
        first = bot.manual.shift_first  # then the tile that acts is set aside already
        tile = validity.tile_at(bot, action_pyramid.SET_ASIDE) if first else -1
        if first and waits(bot, tile, above):
            return ""
        return validity.draw_flaw(city, bot, tile, above)


# --- setup ----------------------------------------------------------------------------------------


class DrawAction(Draw):
    """The seven action tiles onto the six places of the pyramid and aside."""

    declared: ClassVar = draw(
        solo_kinds.DRAW_ACTION,
        "draw action",
        [f"~{tile.replace(' ', '-')}-tile" for tile in action_pyramid.TILES],
        "action",
    )

    def legal(self, city: City, step: Step) -> list[int]:
        tiles = bot_of(city).tiles
        return [id for tile, id in enumerate(self.ids) if tile not in tiles]

    def play(self, city: City, step: Step, option: int) -> None:
        bot = bot_of(city)
        bot.tiles = (*bot.tiles, option)

    def question(self, city: City, step: Step) -> Phrase:
        return "draw action", {"seat": solo_kinds.BOT, "position": len(bot_of(city).tiles)}

    def flaw(self, city: City, step: Step) -> str:
        bot = bot_at(city)
        if bot is None:
            return NO_BOT
        right = len(bot.tiles) < len(action_pyramid.TILES)
        return "" if right else "the action pyramid is complete"


class DrawDirection(Draw):
    """Draw the next direction tile of the column, and its upper side."""

    declared: ClassVar = draw(
        solo_kinds.DRAW_DIRECTION,
        "draw direction",
        ["~from-left", "~from-right"]
        + [f"~{boards}-{side}" for boards in printed.FURTHER for side in ("left", "right")],
        "direction",
        even=False,
        quick=True,
    )

    def left(self, city: City) -> list[int]:
        """Return how many tiles are left with each side: those of the game, then the others."""
        bot = bot_of(city)
        base = BASE_DIRECTIONS - len([side for side in bot.directions if side < 2])
        counts = [base, base]
        if validity.other_movement(city):
            for further in range(len(printed.FURTHER)):
                lies = [side for side in bot.directions if side // 2 == further + 1]
                counts += [0 if lies else 1] * 2
        return counts

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.ids[side] for side, count in enumerate(self.left(city)) if count]

    def deal(self, city: City, step: Step, dealer: Dealer) -> int:
        if not validity.other_movement(city):
            return dealer.below(len(action_pyramid.SIDES))
        return dealer.weighted(self.left(city))

    def weights(self, city: City, step: Step, ids: list[int]) -> list[int]:
        counts = self.left(city)
        return [counts[self.option_of(id)] for id in ids]

    def play(self, city: City, step: Step, option: int) -> None:
        bot = bot_of(city)
        bot.directions = (*bot.directions, option)

    def question(self, city: City, step: Step) -> Phrase:
        key = "draw direction.below" if bot_of(city).directions else "draw direction"
        return key, {"seat": solo_kinds.BOT}

    def flaw(self, city: City, step: Step) -> str:
        bot = bot_at(city)
        if bot is None:
            return NO_BOT
        right = len(bot.directions) < validity.direction_tiles(city)
        return "" if right else "the direction tiles lie there"


class BotSetup(Kind[City]):
    """The bot's markers, goods and workers; for the modified bot on the boards of two drawn
    starting tiles."""

    declared: ClassVar = Declared(solo_kinds.BOT_SETUP, "bot setup", parents=ONLY_PLANNED)

    def run(self, city: City, step: Step) -> None:
        bot = bot_of(city)
        player = city.players[solo_kinds.BOT]
        boards = bot.manual.starting_boards(city)
        if len(boards) < 3:
            city.agenda += [step, make_step(kinds.DRAW_STARTING, CHANCE, LAID_ASIDE)]
            return
        city.drawn = ()  # back to the box
        level = bot.difficulty
        name = bot.manual.name
        player.goods = list(printed.STARTING_GOODS.amounts[: len(units.GOODS)])
        player.goods[units.GOLD] += level.gold
        player.goods[units.WOOD] += level.wood
        player.goods[units.STONE] += level.stone
        player.temple = [printed.STARTING_TEMPLE] * 3
        player.avenue = printed.STARTING_AVENUE[name]
        player.technologies = 1 << city.technologies[printed.STARTING_TECHNOLOGY]
        powers = printed.STARTING_POWERS[name]
        for i in range(3):
            player.place[i] = boards[i]
            player.power[i] = powers[i] + level.powers[i]
            city.tell("placed", solo_kinds.BOT, boards[i], player.power[i])
        player.place[3] = places.SIDEBAR + printed.STARTING_SIDEBAR
        player.power[3] = printed.SIDEBAR_POWER

    def flaw(self, city: City, step: Step) -> str:
        return "" if bot_at(city) is not None else NO_BOT


def bot_kinds() -> list[Kind[Any]]:
    """The bot's kinds of step, in the order of `kinds.py`."""
    return [
        *(DrawAction(), DrawDirection(), BotSetup(), BotDie(), BotShift(), BotAct(), BotMask()),
        *(BotExchange(), BotClimb(), BotWork(), BotStrengthen()),
    ]
