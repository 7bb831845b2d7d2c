"""The modified Teotibot: a die walks up to three spaces to the board, then works there."""

from typing import Final

from teotihuacan.city.modules.solo.rules import (
    boards,
    bot_effects,
    choosing,
    kinds,
    printed,
    sources,
)
from teotihuacan.city.modules.solo.rules.bot import bot_of, extension_at, passed, rolled
from teotihuacan.city.modules.solo.rules.manual import Manual
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import discovery, starting
from teotihuacan.city.rules.state import City, Player, unlocked
from teotihuacan.city.rules.turns.discovery import claim
from teotihuacan.engine.steps import CHANCE, Step, make_step, push

# The options of a tile have letters in this bot's manual; as numbers they stand apart from the
# numbered steps of the original bot.
A: Final = 11
B: Final = 12
C: Final = 13

STRONGEST: Final = 5
"""The power of a die that one more power-up would let ascend."""


def within_reach(city: City, player: Player, board: int) -> list[int]:
    """Unlocked dice on the three spaces before a board, the Palace counted as one (points 7, 8)."""
    target = city.slots[board]
    found: list[int] = []
    for worker in unlocked(player):
        distance = (target - city.slots[player.place[worker]]) % len(city.ring)
        if 1 <= distance <= printed.REACH:
            found.append(worker)
    return found


def work_there(city: City, player: Player, worker: int, board: int) -> None:
    """A die walks to a board; the effect, then a power-up for the strongest die there; nobody
    moves on."""
    if bot_effects.walk(city, player, worker, board) and bot_of(city).extensions:
        push(city, kinds.BOT_WORK, kinds.BOT, board)
        passed(city, player)  # what it brings comes before the action (ruling X114)
        return
    carry_out(city, player, board)


def carry_out(city: City, player: Player, board: int) -> None:
    """The action of a board, and then a power-up."""
    extension = extension_at(city, board)
    if extension is not None:
        push(city, kinds.BOT_STRENGTHEN, kinds.BOT, board, -1)
        extension.work(city, player, board)
        return
    boards.work(city, player, board)
    strengthen(city, player, board)


def strengthen(city: City, player: Player, board: int) -> None:
    """The power-up of the strongest die there; the action itself may have let the last one ascend
    (rulings B30, X118)."""
    there = choosing.on_board(player, board)
    if there:
        bot_effects.power_up(city, player, choosing.strongest(city, player, there))
    else:
        bot_effects.nobody_there(city, player, board)
    bot_of(city).reborn = -1


def try_board(city: City, player: Player, option: int, board: int) -> bool:
    problem = boards.why_not(city, player, board)
    if problem:
        return boards.fails(city, player, option, problem, board)
    near = within_reach(city, player, board)
    if not near:
        city.tell(boards.NONE_NEAR, player.seat, option, board, printed.REACH)
        return False
    boards.works(city, player, option, board)
    work_there(city, player, choosing.strongest(city, player, near), board)
    return True


def fallback(city: City, player: Player, option: int) -> None:
    """Power up the lowest die, advance it by one space, cocoa."""
    city.tell("bot fallback", player.seat, option, printed.FALLBACK_COCOA.cocoa)
    worker = choosing.weakest(city, player, unlocked(player))
    bot_effects.power_up(city, player, worker)
    # The pyramid is updated before the action: the new top tile counts (ruling X113).
    steered = bot_of(city).moves_otherwise()
    distance = bot_effects.steered(city, player) if steered else printed.MODIFIED_ADVANCE
    bot_effects.advance(city, player, worker, distance, False)
    bot_effects.receive(city, player, printed.FALLBACK_COCOA, sources.BOT)


def buy_mask(city: City, player: Player, kind: int) -> bool:
    """Buy the mask drawn from the private pile, or let it go to the box and fall back."""
    if not choosing.affordable(player, discovery.TILES[kind].cost):
        city.tell(boards.CANNOT_PAY, player.seat, A, kind, kind)
        fallback(city, player, B)
        return False
    boards.works(city, player, A)
    claim(city, player, kind)
    return True


class Modified(Manual):
    """The manual of the modified Teotibot."""

    def __init__(self) -> None:
        super().__init__("modified", 2, (1 << discovery.MASKS) - 1, True)

    def starting_boards(self, city: City) -> list[int]:
        """The boards of the drawn starting tiles; one may name a board twice (open point 12)."""
        found: list[int] = []
        for tile in city.drawn:
            for board in starting.TILES[tile].boards:
                if board not in found:
                    found.append(board)
        return found

    def push_turn(self, city: City, pips: int, act: Step, shift: Step) -> None:
        """The pyramid is updated before the action."""
        rolled(city, pips)
        city.agenda.append(act)
        city.agenda.append(shift)

    def mask_draws(self, city: City, player: Player) -> list[Step]:
        return [make_step(kinds.BOT_MASK, CHANCE)]

    def can_work(self, city: City, player: Player, board: int) -> bool:
        return not boards.why_not(city, player, board)

    def strengthen_after(self, city: City, player: Player, board: int, worker: int) -> None:
        strengthen(city, player, board)

    def mask_collection(self, city: City, player: Player) -> None:
        """A mask drawn from the private pile is bought by `buy_mask`."""
        if bot_of(city).masks:
            push(city, kinds.BOT_MASK, CHANCE)
            return
        boards.fails(city, player, A, boards.EMPTY_PILE)  # open point 9
        fallback(city, player, B)

    def board_or_mine(self, city: City, player: Player, board: int, mine: int) -> None:
        if not try_board(city, player, A, board) and not try_board(city, player, B, mine):
            fallback(city, player, C)

    def alchemy(self, city: City, player: Player) -> None:
        if try_board(city, player, A, places.ALCHEMY):
            return
        city.tell("bot power-ups", player.seat, B, printed.ALCHEMY_POWER_UPS)
        worker = choosing.weakest(city, player, unlocked(player))
        for _ in range(printed.ALCHEMY_POWER_UPS):
            if player.power[worker] < STRONGEST:
                bot_effects.power_up(city, player, worker)
            elif city.events is not None:
                power = player.power[worker]
                city.tell("bot power lost", player.seat, player.place[worker], power)

    def mastery(self, city: City, player: Player) -> None:
        """Construction, Decorations or Nobles, in the order of their tiles; else a mine."""
        for tile in bot_of(city).tiles:
            board = boards.BUILDING_BOARD[tile]
            if not board:
                continue
            problem = boards.why_not(city, player, board)
            if not problem:
                boards.works(city, player, A, board)
                work_there(city, player, choosing.strongest(city, player, unlocked(player)), board)
                return
            boards.fails(city, player, A, problem, board)
        mine = boards.MINE_OF[choosing.scarcest(city, player)]
        boards.works(city, player, B, mine)
        work_there(city, player, choosing.strongest(city, player, unlocked(player)), mine)


MODIFIED: Final[Manual] = Modified()
