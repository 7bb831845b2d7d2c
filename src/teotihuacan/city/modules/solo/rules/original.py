"""The original Teotibot: a worker must stand on the board; afterwards it moves on."""

from typing import Final

from teotihuacan.city.modules.solo.rules import boards, bot_effects, choosing, printed, sources
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import bot_of, extension_at, rolled
from teotihuacan.city.modules.solo.rules.choosing import on_board, strongest, wanted_mask, weakest
from teotihuacan.city.modules.solo.rules.manual import Manual
from teotihuacan.city.modules.solo.rules.worshipper import renew_near
from teotihuacan.city.rules import kinds, places, tile_places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.printed.boards import WORSHIP_BOARDS
from teotihuacan.city.rules.state import City, Player, unlocked
from teotihuacan.city.rules.turns.discovery import claim_near
from teotihuacan.engine.steps import CHANCE, Step, make_step, push


def try_board(city: City, player: Player, step: int, board: int) -> bool:
    """A step of a tile: the effect of a board, if a worker stands there and it is possible; then
    the strongest worker there is powered up and advances."""
    if board not in player.place:
        return boards.fails(city, player, step, boards.NO_WORKER, board)
    problem = boards.why_not(city, player, board)
    if problem:
        return boards.fails(city, player, step, problem, board)
    boards.works(city, player, step, board)
    carry_out(city, player, board, -1)
    return True


def carry_out(city: City, player: Player, board: int, worker: int) -> None:
    """The action of a board, and then a power-up: of that worker, or of the strongest there."""
    extension = extension_at(city, board)
    if extension is not None:
        push(city, solo_kinds.BOT_STRENGTHEN, solo_kinds.BOT, board, worker)
        extension.work(city, player, board)
        return
    boards.work(city, player, board)
    strengthen(city, player, board, worker)


def strengthen(city: City, player: Player, board: int, worker: int) -> None:
    """The power-up after an action.  The work itself may have let the worker, or the last one
    there, ascend (ruling B30); one that a module let ascend still advances (ruling X103)."""
    if worker < 0:
        there = on_board(player, board)
        worker = strongest(city, player, there) if there else -1
    elif player.place[worker] != board:
        worker = -1
    bot = bot_of(city)
    if worker >= 0:
        strengthen_and_advance(city, player, worker)
    else:
        bot_effects.nobody_there(city, player, board)
        if bot.reborn >= 0:
            go_on(city, player, bot.reborn)
    bot.reborn = -1


def strengthen_and_advance(city: City, player: Player, worker: int) -> None:
    """Power up, then one board on, or two if its power is now 4 or 5 (ruling B4); in the other
    movement as many as the top direction tile says (rulings X110, X111)."""
    bot_effects.power_up(city, player, worker)
    go_on(city, player, worker)


def go_on(city: City, player: Player, worker: int) -> None:
    """Advance."""
    if bot_of(city).moves_otherwise():
        bot_effects.advance(city, player, worker, bot_effects.steered(city, player), False)
        return
    strong = player.power[worker] >= printed.STRONG_POWER
    distance = printed.STRONG_ADVANCE if strong else printed.ADVANCE
    bot_effects.advance(city, player, worker, distance, True)


def fallback(city: City, player: Player, step: int) -> None:
    """Give cocoa, and power up and advance the lowest powered worker, as nothing worked."""
    city.tell("bot fallback", player.seat, step, printed.FALLBACK_COCOA.cocoa)
    bot_effects.receive(city, player, printed.FALLBACK_COCOA, sources.BOT)
    strengthen_and_advance(city, player, weakest(city, player, unlocked(player)))


class Original(Manual):
    """The manual of the Teotibot of the box."""

    def __init__(self) -> None:
        super().__init__("teotibot", 0, 0, False)

    def starting_boards(self, city: City) -> list[int]:
        return list(printed.STARTING_BOARDS)

    def push_turn(self, city: City, pips: int, act: Step, shift: Step) -> None:
        """The pyramid is updated after the action."""
        city.agenda.append(shift)
        rolled(city, pips)
        city.agenda.append(act)

    def mask_draws(self, city: City, player: Player) -> list[Step]:
        if max(player.tiles[: discovery.MASKS]) == 0:
            return []
        spaces = [tile_places.NEAR + board for board in WORSHIP_BOARDS]
        return [make_step(kinds.DRAW_DISCOVERY, CHANCE, space) for space in spaces]

    def strengthen_after(self, city: City, player: Player, board: int, worker: int) -> None:
        strengthen(city, player, board, worker)

    def board_or_mine(self, city: City, player: Player, board: int, mine: int) -> None:
        """Construction, Decorations and Nobles: the board, else its mine, else cocoa."""
        if not try_board(city, player, 1, board) and not try_board(city, player, 2, mine):
            fallback(city, player, 4)

    def alchemy(self, city: City, player: Player) -> None:
        if try_board(city, player, 1, places.ALCHEMY):
            return
        city.tell("bot power-ups", player.seat, 2, printed.ALCHEMY_POWER_UPS)
        worker = weakest(city, player, unlocked(player))
        for _ in range(printed.ALCHEMY_POWER_UPS):
            # After an Ascension this is the new die (ruling B11).
            bot_effects.power_up(city, player, worker)

    def mastery(self, city: City, player: Player) -> None:
        """From the highest unlocked worker down, the first whose board's action works."""
        left = unlocked(player)
        reason = choosing.HIGHEST
        while left:
            worker = strongest(city, player, left, reason)
            board = player.place[worker]
            problem = boards.why_not(city, player, board)
            if not problem:
                boards.works(city, player, 2, board)
                carry_out(city, player, board, worker)
                return
            boards.fails(city, player, 2, problem, board)
            left.remove(worker)
            reason = choosing.NEXT_HIGHEST
        fallback(city, player, 5)

    def mask_collection(self, city: City, player: Player) -> None:
        board = wanted_mask(city, player)
        if board < 0:
            boards.fails(city, player, 1, boards.NO_MASK)
            fallback(city, player, 2)
            return
        boards.works(city, player, 1)
        claim_near(city, player, board)
        renew_near(city, board)


ORIGINAL: Final[Manual] = Original()
