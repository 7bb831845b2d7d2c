"""What the bot does, once for both bots: climb, ascend, power up, advance, the boards' effects."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.bundle import COCOA, GOLD_BARS, POINTS, RESOURCE, STONE, WOOD
from teotihuacan.city.rules.state import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GOLD,
    NOBLES,
    PALACE,
    QUARRY,
    SIDEBAR,
    board_of,
)
from teotihuacan.city.rules.tiles import (
    ASCENSION_POINTS,
    AVENUE_LAST,
    DISCOVERY,
    LEVEL_POINTS,
    NOBLE_ROWS,
    SIDEBAR_TEMPLE,
    SITE_LEVEL,
    TECH_COLUMNS,
    TEMPLE_REWARD,
    TOP_STEP,
    TRACK_LAST,
)
from teotihuacan.city.solo.bot import BotTable
from teotihuacan.city.solo.choosing import (
    ROW_FULL,
    ROW_OF_ERA,
    any_temple,
    next_technology,
    next_worship,
    open_temple,
    scarcest,
    worshipper,
)
from teotihuacan.city.solo.sources import BOT as BOT_POINTS

# Why a step of an action tile fails: each is the kind of the event that says so.
POSSIBLE: Final = ""
NO_WORKER: Final = "bot no worker"
NONE_NEAR: Final = "bot none near"
TOO_LITTLE: Final = "bot too little"
NO_SITE: Final = "bot no site"
NO_SIDE: Final = "bot no side"
NO_BUILDING: Final = "bot no building"
ALL_KNOWN: Final = "bot all known"
NO_ACTION: Final = "bot no action"
NO_MASK: Final = "bot no mask"
EMPTY_PILE: Final = "bot empty pile"
CANNOT_PAY: Final = "bot cannot pay"

FALLBACK_COCOA: Final = 5
EXCHANGED: Final = 10  # cocoa
MINED: Final = 2
PRICE: Final = 2
DECORATION_POINTS: Final = 5
EXTRA_CONSTRUCTION_POINTS: Final = 2

BUILDING_BOARD: Final = (CONSTRUCTION, DECORATIONS, 0, NOBLES, 0, 0, 0)
"""The board of the three building tiles, by tile; 0 for the others."""

BUILDING_MINE: Final = (QUARRY, GOLD, 0, FOREST, 0, 0, 0)
"""Where a bot gathers instead when the building tile's board does not work."""

MINE_OF: Final = (0, FOREST, QUARRY, GOLD)
"""The board where each good is gathered, by its number."""


PAID_WITH: Final = (0, 0, 0, 0, 0, GOLD_BARS, WOOD, GOLD_BARS, STONE)
"""What the effect of each board costs."""


def fails(table: BotTable, option: int, problem: str, board: int = -1) -> bool:
    """Say why an option of the tile fails; always False, so that it can be returned."""
    table.tell(problem, option, board, PAID_WITH[board] if problem == TOO_LITTLE else 0)
    return False


def works(table: BotTable, option: int, board: int = -1) -> None:
    """Say which option of the tile is carried out, and on which board."""
    table.tell("bot step", option, board)


def climb(table: BotTable, temple: int) -> None:
    """One step with its printed reward, never a discovery tile; a closed temple: nothing (B5)."""
    if not open_temple(table, temple):
        table.tell("bot blocked", temple)
        return
    player = table.player
    player.temple[temple] += 1
    height = player.temple[temple]
    table.tell("temple", temple, height)
    if height == TOP_STEP and not table.top_rewarded():
        return
    reward = TEMPLE_REWARD[temple][height]
    table.take(COCOA, reward.of(COCOA))
    table.score(reward.of(POINTS), sources.TEMPLES)
    for _ in range(reward.of(RESOURCE)):
        table.take(scarcest(table), 1)


def climb_any(table: BotTable, steps: int) -> None:
    """Steps on the temple it prefers; another is picked only when that one is topped out (B6)."""
    temple = -1
    for _ in range(steps):
        if temple < 0 or not open_temple(table, temple):
            temple = any_temple(table)
        if temple < 0:
            table.tell("bot no temple")
            return
        climb(table, temple)


def step_avenue(table: BotTable) -> None:
    if table.player.avenue < AVENUE_LAST:
        table.player.avenue += 1
        table.tell("avenue", table.player.avenue)


def step_track(table: BotTable) -> None:
    if table.player.track < TRACK_LAST:
        table.player.track += 1
        table.tell("track", table.player.track)


def power_up(table: BotTable, worker: int) -> None:
    """Turn a die up; at 6 it ascends: an Avenue step, 5 points, back to the Palace as a 1."""
    player = table.player
    player.power[worker] += 1
    table.tell("power", board_of(player.place[worker]), player.power[worker])
    if player.power[worker] < 6:
        return
    table.tell("ascend")
    step_avenue(table)
    player.place[worker] = PALACE
    player.power[worker] = 1
    table.score(ASCENSION_POINTS, sources.ASCENSION)
    table.advance_calendar()


def move_on(table: BotTable, worker: int, boards: int) -> None:
    """Advance clockwise by so many boards; the Palace is passed and not counted."""
    player = table.player
    start = player.place[worker]
    slot = table.slot(start)
    for _ in range(boards):
        slot = (slot + 1) % 8
        if slot == 0:
            slot = 1
    player.place[worker] = table.board_at(slot)
    table.tell("move", start, player.place[worker], player.power[worker])


# --- the effects of the boards ------------------------------------------------------------------


def can_construct(table: BotTable) -> str:
    """Why the effect of Construction is impossible; nothing: it is possible."""
    if table.player.goods[STONE] < PRICE:
        return TOO_LITTLE
    return POSSIBLE if table.next_site() >= 0 else NO_SITE


def construct(table: BotTable) -> None:
    table.take(STONE, -PRICE)
    site = table.next_site()
    table.lay_tile(site)
    table.score(LEVEL_POINTS[SITE_LEVEL[site]], sources.PYRAMID)
    step_track(table)
    table.score(EXTRA_CONSTRUCTION_POINTS, sources.ICONS)
    climb_any(table, 1)


def can_decorate(table: BotTable) -> str:
    if table.player.goods[GOLD_BARS] < PRICE:
        return TOO_LITTLE
    return POSSIBLE if table.next_side() >= 0 else NO_SIDE


def decorate(table: BotTable) -> None:
    table.take(GOLD_BARS, -PRICE)
    table.decorate(table.next_side())
    table.score(DECORATION_POINTS, sources.DECORATIONS)
    step_track(table)
    climb_any(table, 1)


def noble_row(table: BotTable) -> int:
    """The row of the era; if it is full, the one whose next space is worth least; -1: none."""
    row = table.era()
    if table.row_filled(row) < len(NOBLE_ROWS[row]):
        return row
    best = -1
    for other in range(3):
        filled = table.row_filled(other)
        if filled < len(NOBLE_ROWS[other]):
            worth = NOBLE_ROWS[other][filled]
            if best < 0 or worth < NOBLE_ROWS[best][table.row_filled(best)]:
                best = other
    return best


def can_build(table: BotTable) -> str:
    if table.player.goods[WOOD] < PRICE:
        return TOO_LITTLE
    return POSSIBLE if table.buildings_left() and noble_row(table) >= 0 else NO_BUILDING


def build(table: BotTable) -> None:
    table.take(WOOD, -PRICE)
    row = noble_row(table)
    table.tell("bot row", row, ROW_OF_ERA if row == table.era() else ROW_FULL)
    points = NOBLE_ROWS[row][table.row_filled(row)]
    table.build(row)
    table.score(points, sources.NOBLES)
    step_avenue(table)


def can_learn(table: BotTable) -> str:
    if table.player.goods[GOLD_BARS] < 1:
        return TOO_LITTLE
    for place in range(6):
        if not table.player.knows(table.technology_at(place)):
            return POSSIBLE
    return ALL_KNOWN


def learn(table: BotTable) -> None:
    table.take(GOLD_BARS, -1)
    place = next_technology(table)
    technology = table.technology_at(place)
    table.reward_rival(technology)
    table.player.technologies |= 1 << technology
    table.tell("learn", technology)
    climb(table, place % TECH_COLUMNS)


def why_not(table: BotTable, board: int) -> str:
    """Why the effect of a board is impossible; nothing: it is possible, as the mines always are."""
    if board == CONSTRUCTION:
        return can_construct(table)
    if board == DECORATIONS:
        return can_decorate(table)
    if board == NOBLES:
        return can_build(table)
    if board == ALCHEMY:
        return can_learn(table)
    return NO_ACTION if board == PALACE else POSSIBLE


def work(table: BotTable, board: int) -> None:
    """The effect of a board, without power-up or movement."""
    if board == CONSTRUCTION:
        construct(table)
    elif board == DECORATIONS:
        decorate(table)
    elif board == NOBLES:
        build(table)
    elif board == ALCHEMY:
        learn(table)
    else:
        table.take(MINE_OF.index(board), MINED)


# --- what both bots do alike ----------------------------------------------------------------------


def worship(table: BotTable) -> None:
    """The Worship tile: the locked die goes on to the next temple sidebar and climbs there."""
    player = table.player
    worker = worshipper(table)
    board = next_worship(table, board_of(player.place[worker]))
    if table.rival_locked_on(board):
        table.release_rival(board)
    player.place[worker] = SIDEBAR + board
    table.tell("bot worship", board)
    steps = table.bot.difficulty.worship_steps
    temple = SIDEBAR_TEMPLE[board]
    if temple == 3:
        climb_any(table, steps + 1)
    else:
        for _ in range(steps):
            climb(table, temple)
    table.discard_near(board)


def pay_mask(table: BotTable, kind: int) -> None:
    cost = DISCOVERY[kind].cost
    for good, amount in cost.parts:
        table.take(good, -amount)


def exchange(table: BotTable) -> None:
    """Ten cocoa for points, once a turn (ruling B10)."""
    if table.player.goods[COCOA] >= EXCHANGED:
        table.tell("bot exchange", table.bot.difficulty.cocoa_points)
        table.take(COCOA, -EXCHANGED)
        table.score(table.bot.difficulty.cocoa_points, BOT_POINTS)


def final_points(table: BotTable, bonus_tiles: int) -> None:
    """The bot's own final scoring: leftovers, technologies, a flat sum for each bonus tile."""
    player = table.player
    leftovers = (
        player.goods[COCOA] + player.goods[WOOD] + player.goods[STONE] + player.goods[GOLD_BARS]
    )
    known = player.technologies.bit_count()
    table.tell("bot final", leftovers, known, bonus_tiles)
    table.score(leftovers, BOT_POINTS)
    level = table.bot.difficulty
    table.score(known * level.technology_points, sources.TECHNOLOGIES)
    table.score(bonus_tiles * level.bonus_points, sources.BONUS)
