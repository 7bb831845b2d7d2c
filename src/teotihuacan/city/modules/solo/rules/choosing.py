"""The choices of the bot: workers, temples, resources, technologies, masks, with reasons."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards import decorations, geometry
from teotihuacan.city.rules.boards.decorations import next_level
from teotihuacan.city.rules.boards.nobles import next_space
from teotihuacan.city.rules.boards.pyramid import site_open
from teotihuacan.city.rules.effects import climbable, payable
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player

# Why something was chosen: the last value of the events "bot worker", "bot temple" and their like.
REASONS: Final = (
    "only worker", "highest", "highest tied", "lowest", "lowest tied", "only temple",
    "highest temple", "temple tied", "scarcest", "scarcest tied", "unmarked", "marked",
    "only mask", "rarest", "rarest tied", "era", "row full", "row full tied", "row full next",
    "next highest", "next highest tied", "last worker", "only region", "farthest",
    "farthest tied", "lowest number", "rarest first",
)  # fmt: skip
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
ROW_FULL_TIED: Final = 17  # the upper row, then the leftmost space
ROW_FULL_NEXT: Final = 18  # only the next space of each row counted, before revision 2
NEXT_HIGHEST: Final = 19
NEXT_HIGHEST_TIED: Final = 20
LAST: Final = 21
ONLY_REGION: Final = 22
FARTHEST: Final = 23
FARTHEST_TIED: Final = 24  # the topmost
LOWEST_NUMBER: Final = 25  # of those it lacks, with or without a marker
RAREST_FIRST: Final = 26  # tied, the one that was drawn first


def affordable(player: Player, cost: Bundle) -> bool:
    """Return whether a bot can pay: obsidian stands for resources, but no technology helps it, so
    nothing stands for cocoa (ruling X91).
    """
    return player.goods[units.COCOA] >= cost.cocoa and payable(player, cost)


# --- workers --------------------------------------------------------------------------------------


def on_board(player: Player, board: int) -> list[int]:
    return [i for i in range(WORKER_COUNT) if player.place[i] == board]


def strongest(city: City, player: Player, workers: list[int], reason: int = HIGHEST) -> int:
    """The highest power; tied, the one clockwise furthest from the Palace."""
    high = max([player.power[i] for i in workers])
    tied = [i for i in workers if player.power[i] == high]
    best = tied[0]
    for i in tied:
        if city.slots[player.place[i]] > city.slots[player.place[best]]:
            best = i
    if city.events is not None:
        tell_pick(city, player, best, workers, tied, reason)
    return best


def weakest(city: City, player: Player, workers: list[int]) -> int:
    """The lowest power; tied, the one clockwise closest to the Palace."""
    low = min([player.power[i] for i in workers])
    tied = [i for i in workers if player.power[i] == low]
    best = tied[0]
    for i in tied:
        if city.slots[player.place[i]] < city.slots[player.place[best]]:
            best = i
    if city.events is not None:
        tell_pick(city, player, best, workers, tied, LOWEST)
    return best


def tell_pick(
    city: City, player: Player, best: int, workers: list[int], tied: list[int], reason: int
) -> None:
    places = {player.place[i] for i in tied}
    if len(workers) == 1:
        reason = LAST if reason == NEXT_HIGHEST else ONLY
    elif len(places) > 1:
        reason += 1  # the tie-break decided
    city.tell("bot worker", player.seat, player.place[best], player.power[best], reason)


# --- temples, resources, technologies -------------------------------------------------------------


def first_of(tied: list[int], possible: list[int], only: int, best: int, tie: int) -> int:
    """Return why the first of the best was chosen: no other was possible, none was as good, or
    their order decided.
    """
    if len(possible) == 1:
        return only
    return tie if len(tied) > 1 else best


def any_temple(city: City, player: Player, besides: list[int] | None = None) -> int:
    """The temple it stands highest on and can climb; tied: blue, red, green; -1: none (B5)."""
    others = [temple for temple in range(3) if besides is None or temple not in besides]
    open_ones = [temple for temple in others if climbable(city, player, temple)]
    if not open_ones:
        return -1
    high = max([player.temple[temple] for temple in open_ones])
    tied = [temple for temple in open_ones if player.temple[temple] == high]
    if city.events is not None:
        reason = first_of(tied, open_ones, ONLY_TEMPLE, HIGHEST_TEMPLE, TEMPLE_TIED)
        city.tell("bot temple", player.seat, tied[0], reason)
    return tied[0]


SCARCE: Final[tuple[int, ...]] = (units.GOLD, units.STONE, units.WOOD)
"""Of resources it has as few of, the first of these is the scarcest."""


def scarcest(city: City, player: Player) -> int:
    """The resource it has least of; tied: gold, stone, wood."""
    least = min([player.goods[good] for good in SCARCE])
    tied = [good for good in SCARCE if player.goods[good] == least]
    if city.events is not None:
        reason = SCARCEST_TIED if len(tied) > 1 else SCARCEST
        city.tell("bot resource", player.seat, tied[0], reason)
    return tied[0]


def next_technology(city: City, player: Player) -> int:
    """The place of the technology it gains: the lowest without any marker, else the lowest it
    lacks; -1 when it has all six (ruling B12)."""
    marked = 0
    for other in city.players:
        marked |= other.technologies
    lacking = -1
    for place, technology in enumerate(city.technologies):
        if not (marked >> technology) & 1:
            city.tell("bot technology", player.seat, technology, UNMARKED)
            return place
        if lacking < 0 and not player.knows(technology):
            lacking = place
    if lacking >= 0 and city.events is not None:
        city.tell("bot technology", player.seat, city.technologies[lacking], MARKED)
    return lacking


# --- where it builds ------------------------------------------------------------------------------


def leftmost(offer: tuple[int, ...]) -> int:
    """The first place of an offer that is not empty."""
    place = 0
    while offer[place] < 0:
        place += 1
    return place


def next_site(city: City) -> int:
    """The first open site from the lowest level on, in reading order; -1: none, or no tile."""
    if max(city.pyramid_offer) < 0:
        return -1
    for site in range(geometry.SITES):
        if site_open(city, site):
            return site
    return -1


def next_side(city: City) -> int:
    """The first side clockwise from the top that can be decorated; -1: none, or no tile."""
    if max(city.decoration_offer) < 0:
        return -1
    for side in range(len(decorations.SIDES)):
        if next_level(city, side) >= 0:
            return side
    return -1


def free_spaces(city: City) -> list[tuple[int, int]]:
    """Row and column of the noble spaces it may build on: the next one of the row of the era, or,
    with that row full, those of the lowest printed value, upper rows and left columns first."""
    if city.buildings >= boards.BUILDINGS:
        return []
    column = next_space(city, city.era)
    if column >= 0:
        return [(city.era, column)]
    lowest: list[tuple[int, int]] = []
    for row in range(len(boards.NOBLE_ROWS)):
        for column in range(len(boards.NOBLE_ROWS[row])):
            if (city.nobles[row] >> column) & 1:
                continue
            # A stored game of the first rules goes on by them: the next space of each row counts.
            if city.setting.revision < 2 and column != next_space(city, row):
                continue
            worth = boards.NOBLE_ROWS[row][column]
            if lowest and worth > boards.NOBLE_ROWS[lowest[0][0]][lowest[0][1]]:
                continue
            if lowest and worth < boards.NOBLE_ROWS[lowest[0][0]][lowest[0][1]]:
                lowest.clear()
            lowest.append((row, column))
    return lowest


def why_this_space(city: City, spaces: list[tuple[int, int]]) -> int:
    if next_space(city, city.era) >= 0:
        return ROW_OF_ERA
    if city.setting.revision < 2:
        return ROW_FULL_NEXT
    return ROW_FULL_TIED if len(spaces) > 1 else ROW_FULL


# --- masks ----------------------------------------------------------------------------------------


def wanted_mask(city: City, player: Player) -> int:
    """The board beside the mask to collect: one it lacks and can pay, the rarest first, tied
    clockwise from the Palace; -1: none.
    """
    wanted: list[int] = []
    for board in city.ring:
        if board in boards.WORSHIP_BOARDS:
            kind = city.near[board]
            lacks = kind >= 0 and discovery.TILES[kind].mask and not player.tiles[kind]
            if lacks and affordable(player, discovery.TILES[kind].cost):
                wanted.append(board)
    if not wanted:
        return -1
    rarest = min([discovery.TILES[city.near[board]].copies for board in wanted])
    tied = [board for board in wanted if discovery.TILES[city.near[board]].copies == rarest]
    if city.events is not None:
        reason = RAREST_TIED if len(tied) > 1 else RAREST
        if len(wanted) == 1:
            reason = ONLY_MASK
        city.tell("bot mask", player.seat, city.near[tied[0]], tied[0], reason)
    return tied[0]
