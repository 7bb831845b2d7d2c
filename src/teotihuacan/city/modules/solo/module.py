"""Solo play as a module: what it brings, and where the rules ask it."""

from typing import Any, Final

from teotihuacan.city.modules.solo.rules import action_pyramid, sources
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import Bot, bot_of
from teotihuacan.city.modules.solo.rules.bot_effects import final_points
from teotihuacan.city.modules.solo.rules.difficulty import read_difficulty
from teotihuacan.city.modules.solo.rules.extension import BotExtension
from teotihuacan.city.modules.solo.rules.modified import MODIFIED
from teotihuacan.city.modules.solo.rules.options import SOLO_OPTIONS, harder_modules
from teotihuacan.city.modules.solo.rules.original import ORIGINAL
from teotihuacan.city.modules.solo.rules.steps import bot_kinds, push_bot_turn
from teotihuacan.city.modules.solo.rules.validity import check_bot, direction_tiles
from teotihuacan.city.modules.solo.rules.worshipper import displace_bot
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.modules import Module
from teotihuacan.city.rules.neutral import LAID_ASIDE
from teotihuacan.city.rules.positions.restoring import read_bits
from teotihuacan.city.rules.positions.writing import bits
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, Player, board_of
from teotihuacan.engine.checking import Reader, counted
from teotihuacan.engine.options import Option, Options, several_in, word_in
from teotihuacan.engine.steps import CHANCE, Kind, Step, make_step

BOT_EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "bot roll": ("position", "action", "first die", "second die", "sum"),
    "bot step": ("option", "board"),
    "bot fallback": ("option", "amount"),
    "bot power-ups": ("option", "times"),
    "bot no worker": ("option", "board"),
    "bot none near": ("option", "board", "reach"),
    "bot too little": ("option", "board", "good", "needs", "has"),
    "bot no site": ("option", "board"),
    "bot no side": ("option", "board"),
    "bot no building": ("option", "board"),
    "bot all known": ("option", "board"),
    "bot no action": ("option", "board"),
    "bot no mask": ("option",),
    "bot empty pile": ("option",),
    "bot cannot pay": ("option", "tile", "cost"),
    "bot no conquest": ("option", "board"),
    "bot worker": ("board", "power", "reason"),
    "bot advances": ("boards", "power", "skipped"),
    "bot walks": ("boards", "counted"),
    "bot power lost": ("board", "power"),
    "bot nobody there": ("board",),
    "bot distance": ("boards",),
    "bot temple": ("temple", "reason"),
    "bot blocked": ("temple",),
    "bot no temple": (),
    "bot resource": ("good", "reason"),
    "bot technology": ("technology", "reason"),
    "bot side": ("side", "number"),
    "bot row": ("row", "number", "points", "reason"),
    "bot mask": ("tile", "board", "reason"),
    "bot worship": ("board",),
    "bot discards": ("board", "tile"),
    "bot draws mask": ("tile",),
    "bot displaced": ("board", "to", "last"),
    "bot directions": ("direction", "below"),
    "bot shift": ("action", "from", "position"),
    "bot flip": ("direction",),
    "bot exchange": ("amount", "points"),
    "bot final": ("left", "known", "reached"),
}
"""The names of the integers in each kind of event."""


YOU: Final = 0
TIE: Final = "tie"
"""By what a solo game is lost at equal points."""


class Solo(Module):
    """Teotibot or the modified Teotibot in the second seat."""

    def __init__(self) -> None:
        super().__init__(
            "solo",
            ("turn begins", "worker displaced", "offers refilled", "end scored", "game decided"),
        )
        self.event_fields = BOT_EVENT_FIELDS
        self.sources = sources.BOT_SOURCES

    def options(self, modules: tuple[Module, ...]) -> tuple[Option, ...]:
        return SOLO_OPTIONS

    def kinds(self) -> list[Kind[Any]]:
        return bot_kinds()

    # --- setup ------------------------------------------------------------------------------------

    def is_in(self, options: Options) -> bool:
        return options["bot"] is not None

    def seats(self, seats: int) -> int:
        return 2  # solo is a table of two

    def lay_out(self, city: City, options: Options) -> None:
        name = word_in(options, "bot")
        manual = MODIFIED if name == MODIFIED.name else ORIGINAL
        masks = manual.private_masks
        difficulty = read_difficulty(options.get("difficulty"), name, harder_modules(options))
        found = [part for module in city.setting.modules for part in module.extensions]
        extensions = tuple([part for part in found if isinstance(part, BotExtension)])
        bot = Bot(manual, difficulty, extensions, (), (), masks, [0] * len(city.setting.copies))
        bot.extras = tuple(several_in(options, "extras"))
        city.parts = (*city.parts, bot)
        for mask in range(discovery.MASKS):
            if (masks >> mask) & 1:
                city._discovery_pile[mask] -= 1
        city.players[solo_kinds.BOT].goods[0] = 0
        if manual.starting_draws:
            city._starting_pile = city.setting.starting  # its workers are placed by two of them

    def plan_setup(self, city: City, steps: list[Step]) -> None:
        """The action pyramid, the direction tiles, the bot's workers."""
        steps += [make_step(solo_kinds.DRAW_ACTION, CHANCE)] * len(action_pyramid.TILES)
        steps += [make_step(solo_kinds.DRAW_DIRECTION, CHANCE)] * direction_tiles(city)
        draws = bot_of(city).manual.starting_draws
        steps += [make_step(kinds.DRAW_STARTING, CHANCE, LAID_ASIDE)] * draws
        steps.append(make_step(solo_kinds.BOT_SETUP, solo_kinds.BOT))

    def cast(self, seat: int) -> str:
        return "teotibot" if seat == solo_kinds.BOT else ""

    # --- hooks ------------------------------------------------------------------------------------

    def begin_turn(self, city: City, seat: int) -> bool:
        if seat != solo_kinds.BOT:
            return False
        push_bot_turn(city)
        return True

    def displace(self, city: City, holder: int, space: int, by: int, worker: int) -> bool:
        if holder != solo_kinds.BOT:
            return False
        displace_bot(city, city.players[solo_kinds.BOT], board_of(space))
        return True

    def refill_offers(self, city: City) -> None:
        """Slide up the remaining tiles, and fill the last place."""
        city.decoration_offer = slid(city.decoration_offer)
        city.pyramid_offer = slid(city.pyramid_offer)

    def score_end(self, city: City, player: Player) -> bool:
        if player.seat != solo_kinds.BOT:
            return False
        final_points(city, player)
        return True

    def decide(self, city: City) -> tuple[list[int], str] | None:
        """You need more points than the bot; a tie is a defeat."""
        yours, its = city.players[YOU].points, city.players[solo_kinds.BOT].points
        return [YOU if yours > its else solo_kinds.BOT], TIE if yours == its else ""

    # --- positions --------------------------------------------------------------------------------

    def write(self, city: City, written: dict[str, object]) -> None:
        """The tiles by position of the action pyramid (the last one aside), and its piles."""
        bot = bot_of(city)
        written["bot"] = {
            "tiles": [action_pyramid.TILES[tile] for tile in bot.tiles],
            "directions": [action_pyramid.DIRECTIONS[side] for side in bot.directions],
            "private masks": bits(bot.masks, discovery.MASKS),
            "box": counted(bot.box, city.setting.keys),
        }

    def read(self, reader: Reader, city: City) -> None:
        bot = bot_of(city)
        inner = reader.inner("bot")
        tiles = inner.words("tiles", action_pyramid.TILES, len(action_pyramid.TILES))
        if len(set(tiles)) != len(tiles):
            raise inner.fail("tiles", "duplicate tile")
        bot.tiles = tuple(tiles)
        bot.directions = tuple(inner.words("directions", action_pyramid.DIRECTIONS, 4))
        masks = read_bits(inner, "private masks", discovery.MASKS)
        if masks and not bot.manual.private_masks:
            raise inner.fail("private masks", "only the modified bot has a private pile")
        bot.masks = masks
        bot.box = inner.counts("box", city.setting.keys)
        inner.done()

    def tiles_elsewhere(self, city: City, tile: int) -> int:
        bot = bot_of(city)
        return bot.box[tile] + (1 if tile < discovery.MASKS and (bot.masks >> tile) & 1 else 0)

    def check(self, city: City, in_setup: bool) -> None:
        check_bot(city, bot_of(city), in_setup)


def slid(offer: tuple[int, ...]) -> tuple[int, ...]:
    """The offer with its empty places at the end."""
    tiles = [tile for tile in offer if tile >= 0]
    return (*tiles, *[-1] * (len(offer) - len(tiles)))


MODULE: Final = Solo()
