"""The modified Teotibot: a die walks up to three spaces to the board, then works there."""

from __future__ import annotations

from teotihuacan.city.position import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GOLD,
    NOBLES,
    QUARRY,
)
from teotihuacan.city.teotibot.action_pyramid import (
    ALCHEMY_TILE,
    CONSTRUCTION_TILE,
    DECORATIONS_TILE,
    MASTERY_TILE,
    NOBLES_TILE,
    WORSHIP_TILE,
)
from teotihuacan.city.teotibot.bot import BotTable
from teotihuacan.city.teotibot.choosing import (
    on_board,
    scarcest,
    strongest,
    unlocked,
    weakest,
)
from teotihuacan.city.teotibot.deeds import (
    DONE,
    FALLBACK_COCOA,
    MINE_OF,
    NO_MASK,
    NO_WORKER,
    TOO_LITTLE,
    done,
    fails,
    move_on,
    power_up,
    why_not,
    work,
    worship,
)
from teotihuacan.city.tiles import DISCOVERY
from teotihuacan.city.verbs import COCOA, GOLD_BARS, STONE, WOOD, affords

REACH = 3


def perform(table: BotTable, tile: int) -> None:
    """Carry out an action tile; for the masks the drawn one follows in `buy_mask`."""
    if tile == CONSTRUCTION_TILE:
        board_or_mine(table, CONSTRUCTION, QUARRY)
    elif tile == DECORATIONS_TILE:
        board_or_mine(table, DECORATIONS, GOLD)
    elif tile == NOBLES_TILE:
        board_or_mine(table, NOBLES, FOREST)
    elif tile == ALCHEMY_TILE:
        alchemy(table)
    elif tile == MASTERY_TILE:
        mastery(table)
    elif tile == WORSHIP_TILE:
        worship(table)
    else:
        fails(table, 1, NO_MASK)  # the private pile is empty (open point 9)
        fallback(table, 2)


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


def try_board(table: BotTable, step: int, board: int) -> bool:
    problem = why_not(table, board)
    if problem != DONE:
        return fails(table, step, problem, board)
    near = within_reach(table, board)
    if not near:
        return fails(table, step, NO_WORKER, board)
    done(table, step, board)
    walk(table, strongest(table, near), board)
    work_there(table, board)
    return True


def board_or_mine(table: BotTable, board: int, mine: int) -> None:
    if not try_board(table, 1, board) and not try_board(table, 2, mine):
        fallback(table, 3)


def fallback(table: BotTable, step: int) -> None:
    """Power up the lowest die, advance it by one space, 5 cocoa."""
    done(table, step)
    worker = weakest(table, unlocked(table))
    power_up(table, worker)
    move_on(table, worker, 1)
    table.take(COCOA, FALLBACK_COCOA)


def alchemy(table: BotTable) -> None:
    if try_board(table, 1, ALCHEMY):
        return
    done(table, 2)
    worker = weakest(table, unlocked(table))
    for _ in range(2):
        if table.player.power[worker] < 5:  # a step that would ascend is lost
            power_up(table, worker)


def mastery(table: BotTable) -> None:
    """Construction, Decorations or Nobles, by the order of their tiles; else the scarcest mine."""
    for tile in table.bot.tiles:
        if tile == CONSTRUCTION_TILE:
            board = CONSTRUCTION
        elif tile == DECORATIONS_TILE:
            board = DECORATIONS
        elif tile == NOBLES_TILE:
            board = NOBLES
        else:
            continue
        problem = why_not(table, board)
        if problem == DONE:
            done(table, 1, board)
            walk(table, strongest(table, unlocked(table)), board)
            work_there(table, board)
            return
        fails(table, 1, problem, board)
    mine = MINE_OF[scarcest(table)]
    done(table, 2, mine)
    walk(table, strongest(table, unlocked(table)), mine)
    work_there(table, mine)


def buy_mask(table: BotTable, kind: int) -> bool:
    """Buy the mask drawn from the private pile, or let it go to the box and fall back."""
    cost = DISCOVERY[kind].cost
    if not affords(table.player, cost):
        fails(table, 1, TOO_LITTLE)
        fallback(table, 2)
        return False
    done(table, 1)
    table.take(COCOA, -cost.cocoa)
    table.take(WOOD, -cost.wood)
    table.take(STONE, -cost.stone)
    table.take(GOLD_BARS, -cost.gold)
    table.player.tiles[kind] += 1
    table.tell("claim", kind)
    return True
