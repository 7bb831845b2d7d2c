"""The bots and the altars: their Shaman always lies, helps no one, and moves with their tile for
masks.
"""

from typing import ClassVar, Final

from teotihuacan.city.modules.altars.rules import kinds, printed, state
from teotihuacan.city.modules.altars.rules.printed import first_altar, next_altar
from teotihuacan.city.modules.altars.rules.state import take_from_pile
from teotihuacan.city.modules.obsidian.rules.state import discard_major
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.modules.solo.rules.bot_effects import receive
from teotihuacan.city.modules.solo.rules.extension import BOT_ACTING, CENTEOTL, BotExtension
from teotihuacan.city.rules import sources
from teotihuacan.city.rules.families import DRAWING, ONLY_PLANNED
from teotihuacan.city.rules.printed import discovery, starting
from teotihuacan.city.rules.state import City, Player, replaced
from teotihuacan.city.rules.turns.discovery import claim
from teotihuacan.engine.steps import Declared, Kind, Step, push


def claim_half(city: City, altar: int) -> int:
    """The half of an altar where Major Discovery tiles are claimed."""
    halves = printed.ALTAR_TILES[state.altars_of(city).tiles[altar]].halves
    return 2 * altar + (0 if printed.BENEFITS[halves[0]].claims else 1)


def lay_on(city: City, seat: int, half: int) -> None:
    """Its Shaman comes to a half, lying."""
    altars = state.altars_of(city)
    altars.shamans = replaced(altars.shamans, seat, half)
    if city.events is not None:
        before, behind = state.beside(city, half // 2)
        city.tell("bot shaman", seat, state.pointed_board(city, half), before, behind)


def move_on(city: City, player: Player) -> None:
    """To the next altar: a mask it lacks, else the topmost tile is discarded; where no tile is
    left it lies on the other half and finds obsidian (ruling X99)."""
    altars = state.altars_of(city)
    seat = player.seat
    altars.turn = state.HAS_ACTIVATED
    altar = next_altar(altars.shamans[seat] // 2)
    half = claim_half(city, altar)
    pile = altars.piles[altar]
    if pile:
        lay_on(city, seat, half)
        take_or_discard(city, player, altar, pile)
    else:
        half ^= 1
        lay_on(city, seat, half)
        city.tell("bot finds none", seat, *state.beside(city, altar))
        receive(city, player, printed.BOT_FINDS_NONE, sources.BOARDS)
    if altars.holder(half, seat) >= 0:
        push(city, kinds.DISPLACED, seat)


def take_or_discard(city: City, player: Player, altar: int, pile: tuple[int, ...]) -> None:
    wanted = [tile for tile in pile if discovery.TILES[tile].mask and not player.tiles[tile]]
    tile = wanted[0] if wanted else pile[-1]
    take_from_pile(state.altars_of(city), altar, tile)
    if city.events is not None:
        key = "bot takes major" if wanted else "bot discards major"
        city.tell(key, player.seat, *state.beside(city, altar), tile)
    if wanted:
        claim(city, player, tile)
        return
    discard_major(city, tile)
    if bot_of(city).difficulty.harder["altars"]:
        receive(city, player, printed.BOT_DISCARDS, sources.BOARDS)


def displace_bot(city: City, player: Player, half: int) -> None:
    """You have taken the half of its Shaman: it goes to the next altar's tiles, without taking
    any, and finds obsidian (rulings A13, X100)."""
    city.tell("bot makes room", player.seat)
    lay_on(city, player.seat, claim_half(city, next_altar(half // 2)))
    receive(city, player, printed.BOT_DISPLACED, sources.BOARDS)


class BotShaman(Kind[City]):
    """Move the bot's Shaman after its tile for masks, and with its priest after worship."""

    declared: ClassVar = Declared(
        kinds.BOT_SHAMAN, "bot shaman", parents=(BOT_ACTING,), families=(DRAWING, BOT_ACTING)
    )

    def run(self, city: City, step: Step) -> None:
        move_on(city, city.players[step[1]])

    def flaw(self, city: City, step: Step) -> str:
        return "" if step[1] == solo_kinds.BOT else "only a bot's Shaman goes on by itself"


class BotAltar(Kind[City]):
    """Choose the bot's first altar: the first one counter-clockwise of the first board of a
    starting tile, where tiles are claimed; it is one of all starting tiles, which are back in the
    box by then (rulings X8, X98).
    """

    declared: ClassVar = Declared(kinds.BOT_ALTAR, "bot altar", parents=ONLY_PLANNED)

    def run(self, city: City, step: Step) -> None:
        board = starting.TILES[city.drawn[-1]].boards[0]
        city.drawn = ()  # back to the box
        city._starting_pile = 0
        lay_on(city, step[1], claim_half(city, first_altar(city.slots[board] + 1)))


class AltarsBots(BotExtension):
    """The changes that the altars make to the bots."""

    def starting_tiles(self) -> int:
        return 1

    def begin_worship(self, city: City) -> None:
        """With its priest the Shaman goes on after a Worship tile, too (ruling X123)."""
        if CENTEOTL in bot_of(city).extras:
            push(city, kinds.BOT_SHAMAN, solo_kinds.BOT)

    def begin_masks(self, city: City) -> None:
        push(city, kinds.BOT_SHAMAN, solo_kinds.BOT)


ALTARS_BOTS: Final = AltarsBots()
