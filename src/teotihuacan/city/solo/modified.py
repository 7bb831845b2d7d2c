"""The modified Teotibot: a die walks up to three spaces to the board, then works there."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.bundle import COCOA
from teotihuacan.city.rules.state import ALCHEMY
from teotihuacan.city.rules.tiles import DISCOVERY
from teotihuacan.city.rules.verbs import payable
from teotihuacan.city.solo.action_pyramid import ALCHEMY_TILE, MASTERY_TILE, WORSHIP_TILE
from teotihuacan.city.solo.bot import BotTable
from teotihuacan.city.solo.choosing import (
    on_board,
    scarcest,
    strongest,
    unlocked,
    weakest,
)
from teotihuacan.city.solo.deeds import (
    BUILDING_BOARD,
    BUILDING_MINE,
    CANNOT_PAY,
    EMPTY_PILE,
    FALLBACK_COCOA,
    MINE_OF,
    NONE_NEAR,
    fails,
    move_on,
    pay_mask,
    power_up,
    why_not,
    work,
    works,
    worship,
)

REACH = 3

# The options of a tile have letters in this bot's manual; as numbers they stand apart from the
# numbered steps of the original bot.
A: Final = 11
B: Final = 12
C: Final = 13


def perform(table: BotTable, tile: int) -> None:
    """Carry out an action tile; for the masks the drawn one follows in `buy_mask`."""
    board = BUILDING_BOARD[tile]
    if board:
        board_or_mine(table, board, BUILDING_MINE[tile])
    elif tile == ALCHEMY_TILE:
        alchemy(table)
    elif tile == MASTERY_TILE:
        mastery(table)
    elif tile == WORSHIP_TILE:
        worship(table)
    else:
        fails(table, A, EMPTY_PILE)  # open point 9
        fallback(table, B)


def within_reach(table: BotTable, board: int) -> list[int]:
    """Unlocked dice on the three spaces before a board, the Palace counted as one (points 7, 8)."""
    target = table.slot(board)
    found: list[int] = []
    for worker in unlocked(table):
        distance = (target - table.slot(table.player.place[worker])) % 8
        if 1 <= distance <= REACH:
            found.append(worker)
    return found


def walk(table: BotTable, worker: int, board: int) -> None:
    start = table.player.place[worker]
    table.player.place[worker] = board
    table.tell("move", start, board, table.player.power[worker])


def work_there(table: BotTable, board: int) -> None:
    """The effect, then a power-up for the strongest die there; nobody moves on."""
    work(table, board)
    power_up(table, strongest(table, on_board(table, board)))


def try_board(table: BotTable, option: int, board: int) -> bool:
    problem = why_not(table, board)
    if problem:
        return fails(table, option, problem, board)
    near = within_reach(table, board)
    if not near:
        return fails(table, option, NONE_NEAR, board)
    works(table, option, board)
    walk(table, strongest(table, near), board)
    work_there(table, board)
    return True


def board_or_mine(table: BotTable, board: int, mine: int) -> None:
    if not try_board(table, A, board) and not try_board(table, B, mine):
        fallback(table, C)


def fallback(table: BotTable, option: int) -> None:
    """Power up the lowest die, advance it by one space, 5 cocoa."""
    works(table, option)
    worker = weakest(table, unlocked(table))
    power_up(table, worker)
    move_on(table, worker, 1)
    table.take(COCOA, FALLBACK_COCOA)


def alchemy(table: BotTable) -> None:
    if try_board(table, A, ALCHEMY):
        return
    works(table, B)
    player = table.player
    worker = weakest(table, unlocked(table))
    for _ in range(2):
        if player.power[worker] < 5:
            power_up(table, worker)
        else:  # it would ascend
            table.tell("bot power lost", player.place[worker], player.power[worker])


def mastery(table: BotTable) -> None:
    """Construction, Decorations or Nobles, by the order of their tiles; else the scarcest mine."""
    for tile in table.bot.tiles:
        board = BUILDING_BOARD[tile]
        if not board:
            continue
        problem = why_not(table, board)
        if not problem:
            works(table, A, board)
            walk(table, strongest(table, unlocked(table)), board)
            work_there(table, board)
            return
        fails(table, A, problem, board)
    mine = MINE_OF[scarcest(table)]
    works(table, B, mine)
    walk(table, strongest(table, unlocked(table)), mine)
    work_there(table, mine)


def buy_mask(table: BotTable, kind: int) -> bool:
    """Buy the mask drawn from the private pile, or let it go to the box and fall back."""
    if not payable(table.player, DISCOVERY[kind].cost):
        table.tell(CANNOT_PAY, A, kind)
        fallback(table, B)
        return False
    works(table, A)
    pay_mask(table, kind)
    table.player.tiles[kind] += 1
    table.tell("claim", kind)
    return True
