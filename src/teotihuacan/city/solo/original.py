"""The original Teotibot: a worker must stand on the board; afterwards it moves on."""

from __future__ import annotations

from teotihuacan.city.rules.bundle import COCOA
from teotihuacan.city.rules.state import ALCHEMY
from teotihuacan.city.solo.action_pyramid import ALCHEMY_TILE, MASTERY_TILE, WORSHIP_TILE
from teotihuacan.city.solo.bot import BotTable
from teotihuacan.city.solo.choosing import (
    on_board,
    strongest,
    unlocked,
    wanted_mask,
    weakest,
)
from teotihuacan.city.solo.deeds import (
    BUILDING_BOARD,
    BUILDING_MINE,
    FALLBACK_COCOA,
    NO_MASK,
    NO_WORKER,
    fails,
    move_on,
    pay_mask,
    power_up,
    why_not,
    work,
    works,
    worship,
)


def perform(table: BotTable, tile: int) -> None:
    """Carry out an action tile."""
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
        mask_collection(table)


def try_board(table: BotTable, step: int, board: int) -> bool:
    """A step of a tile: the effect of a board, if a worker stands there and it is possible."""
    if not on_board(table, board):
        return fails(table, step, NO_WORKER, board)
    problem = why_not(table, board)
    if problem:
        return fails(table, step, problem, board)
    works(table, step, board)
    work(table, board)
    return True


def board_or_mine(table: BotTable, board: int, mine: int) -> None:
    """Construction, Decorations and Nobles: the board, else its mine, else cocoa."""
    if try_board(table, 1, board):
        strengthen_and_advance(table, strongest(table, on_board(table, board)))
    elif try_board(table, 2, mine):
        strengthen_and_advance(table, strongest(table, on_board(table, mine)))
    else:
        fallback(table, 4)


def strengthen_and_advance(table: BotTable, worker: int) -> None:
    """Power up, then one board on, or two if its power is now 4 or 5 (ruling B4)."""
    power_up(table, worker)
    move_on(table, worker, 1 if table.player.power[worker] <= 3 else 2)


def fallback(table: BotTable, step: int) -> None:
    """Nothing worked: 5 cocoa, and the lowest powered worker is powered up and advances."""
    works(table, step)
    table.take(COCOA, FALLBACK_COCOA)
    strengthen_and_advance(table, weakest(table, unlocked(table)))


def alchemy(table: BotTable) -> None:
    if try_board(table, 1, ALCHEMY):
        strengthen_and_advance(table, strongest(table, on_board(table, ALCHEMY)))
        return
    works(table, 2)
    worker = weakest(table, unlocked(table))
    power_up(table, worker)
    power_up(table, worker)  # after an Ascension: the new die (ruling B11)


def mastery(table: BotTable) -> None:
    """From the highest unlocked worker down, the first whose board's action works."""
    left = unlocked(table)
    while left:
        worker = strongest(table, left)
        board = table.player.place[worker]
        problem = why_not(table, board)
        if not problem:
            works(table, 2, board)
            work(table, board)
            strengthen_and_advance(table, worker)
            return
        fails(table, 2, problem, board)
        left.remove(worker)
    fallback(table, 5)


def mask_collection(table: BotTable) -> None:
    board = wanted_mask(table)
    if board < 0:
        fails(table, 1, NO_MASK)
        fallback(table, 2)
        return
    works(table, 1)
    pay_mask(table, table.near(board))
    table.take_near(board)
