"""How the bot chooses: workers, temples, resources, technologies, masks; each with its reason."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.bundle import GOLD_BARS, STONE, WOOD
from teotihuacan.city.rules.state import HAND, SIDEBAR, WORKERS
from teotihuacan.city.rules.tiles import (
    BONUS_STEP,
    DISCOVERY,
    MASKS,
    SIDEBAR_TEMPLE,
    TOP_STEP,
    WORSHIP_BOARDS,
)
from teotihuacan.city.rules.verbs import payable
from teotihuacan.city.solo.bot import BotTable

# Why something was chosen: the last value of the events "bot worker", "bot temple" and their like.
REASONS: Final = (
    "only worker",
    "highest",
    "highest tied",
    "lowest",
    "lowest tied",
    "only temple",
    "highest temple",
    "temple tied",
    "scarcest",
    "scarcest tied",
    "unmarked",
    "marked",
    "only mask",
    "rarest",
    "rarest tied",
    "era",
    "row full",
)
ONLY: Final = 0
HIGHEST: Final = 1
HIGHEST_TIED: Final = 2  # clockwise furthest from the Palace
LOWEST: Final = 3
LOWEST_TIED: Final = 4  # clockwise closest to the Palace
ONLY_TEMPLE: Final = 5
HIGHEST_TEMPLE: Final = 6
TEMPLE_TIED: Final = 7  # blue, red, green
SCARCEST: Final = 8
SCARCEST_TIED: Final = 9  # gold, stone, wood
UNMARKED: Final = 10
MARKED: Final = 11
ONLY_MASK: Final = 12
RAREST: Final = 13
RAREST_TIED: Final = 14  # clockwise from the Palace
ROW_OF_ERA: Final = 15
ROW_FULL: Final = 16


def unlocked(table: BotTable) -> list[int]:
    """The bot's unlocked workers (ruling B3)."""
    return [i for i in range(WORKERS) if 1 <= table.player.place[i] < HAND]


def on_board(table: BotTable, board: int) -> list[int]:
    return [i for i in range(WORKERS) if table.player.place[i] == board]


def strongest(table: BotTable, workers: list[int]) -> int:
    """The highest power; tied, the one clockwise furthest from the Palace."""
    player = table.player
    high = max([player.power[i] for i in workers])
    tied = [i for i in workers if player.power[i] == high]
    best = tied[0]
    for i in tied:
        if table.slot(player.place[i]) > table.slot(player.place[best]):
            best = i
    tell_pick(table, best, workers, tied, HIGHEST)
    return best


def weakest(table: BotTable, workers: list[int]) -> int:
    """The lowest power; tied, the one clockwise closest to the Palace."""
    player = table.player
    low = min([player.power[i] for i in workers])
    tied = [i for i in workers if player.power[i] == low]
    best = tied[0]
    for i in tied:
        if table.slot(player.place[i]) < table.slot(player.place[best]):
            best = i
    tell_pick(table, best, workers, tied, LOWEST)
    return best


def tell_pick(table: BotTable, best: int, workers: list[int], tied: list[int], reason: int) -> None:
    player = table.player
    places = {player.place[i] for i in tied}
    if len(workers) == 1:
        reason = ONLY
    elif len(places) > 1:
        reason += 1  # the tie-break decided
    table.tell("bot worker", player.place[best], player.power[best], reason)


def open_temple(table: BotTable, temple: int) -> bool:
    """Whether the bot can climb there; a top the player holds is closed (ruling B5)."""
    step = table.player.temple[temple]
    return step < TOP_STEP and not (step == BONUS_STEP and table.top_taken(temple))


def any_temple(table: BotTable) -> int:
    """The temple it stands highest on and can climb; tied: blue, red, green; -1: none."""
    player = table.player
    open_ones = [temple for temple in range(3) if open_temple(table, temple)]
    if not open_ones:
        return -1
    high = max([player.temple[temple] for temple in open_ones])
    tied = [temple for temple in open_ones if player.temple[temple] == high]
    reason = TEMPLE_TIED if len(tied) > 1 else HIGHEST_TEMPLE
    table.tell("bot temple", tied[0], reason if len(open_ones) > 1 else ONLY_TEMPLE)
    return tied[0]


def scarcest(table: BotTable) -> int:
    """The resource it has least of; tied: gold, stone, wood."""
    order = (GOLD_BARS, STONE, WOOD)
    least = min([table.player.goods[good] for good in order])
    tied = [good for good in order if table.player.goods[good] == least]
    table.tell("bot resource", tied[0], SCARCEST_TIED if len(tied) > 1 else SCARCEST)
    return tied[0]


def next_technology(table: BotTable) -> int:
    """The place of the technology it gains: the lowest without any marker, else the lowest it
    lacks; -1 when it has all six (ruling B12)."""
    player = table.player
    lacking = [place for place in range(6) if not player.knows(table.technology_at(place))]
    for place in lacking:
        if not table.rival_knows(table.technology_at(place)):
            table.tell("bot technology", table.technology_at(place), UNMARKED)
            return place
    if lacking:
        table.tell("bot technology", table.technology_at(lacking[0]), MARKED)
        return lacking[0]
    return -1


def wanted_mask(table: BotTable) -> int:
    """The board beside which lies the mask to collect: one it lacks and can pay, the rarest
    first, tied clockwise from the Palace; -1: none."""
    wanted: list[int] = []
    for slot in range(8):
        board = table.board_at(slot)
        if board in WORSHIP_BOARDS:
            kind = table.near(board)
            lacks = 0 <= kind < MASKS and not table.player.tiles[kind]
            if lacks and payable(table.player, DISCOVERY[kind].cost):
                wanted.append(board)
    if not wanted:
        return -1
    rarest = min([DISCOVERY[table.near(board)].copies for board in wanted])
    tied = [board for board in wanted if DISCOVERY[table.near(board)].copies == rarest]
    reason = RAREST_TIED if len(tied) > 1 else RAREST
    table.tell("bot mask", table.near(tied[0]), tied[0], reason if len(wanted) > 1 else ONLY_MASK)
    return tied[0]


def next_worship(table: BotTable, board: int) -> int:
    """The next temple sidebar clockwise of a board; the Palace is ignored."""
    slot = table.slot(board)
    for distance in range(1, 9):
        there = table.board_at((slot + distance) % 8)
        if SIDEBAR_TEMPLE[there] >= 0:
            return there
    return board


def worshipper(table: BotTable) -> int:
    """The bot's locked worker, or -1."""
    for i in range(WORKERS):
        if table.player.place[i] > SIDEBAR:
            return i
    return -1
