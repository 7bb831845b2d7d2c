"""Construction: pyramid tiles for stone and wood, one for each worker."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.agenda import BUILD, DISCOUNT, ROTATION, SITE
from teotihuacan.city.rules.ascension import owe_power_ups
from teotihuacan.city.rules.boards.extra_worker import ask_extra_worker
from teotihuacan.city.rules.calendar import jump_calendar
from teotihuacan.city.rules.main_action import COUNTED, MainAction
from teotihuacan.city.rules.pyramid import lay, open_levels, site_matches, site_open, temple_steps
from teotihuacan.city.rules.state import CONSTRUCTION, City, Player, replaced
from teotihuacan.city.rules.technologies import owe_technologies
from teotihuacan.city.rules.tiles import (
    EXTRA_BUILDER,
    EXTRA_POWER,
    LEVEL_COST,
    LEVEL_POINTS,
    ORIENTED,
    POWER_UPS,
    PYRAMID_OFFER,
    SITE_COL,
    SITE_LEVEL,
    SITE_ROW,
    SITES,
)
from teotihuacan.city.rules.verbs import STONE, WOOD, advance, advance_track, score, take
from teotihuacan.engine.steps import Kind, Phrase, Step

# The discounts of technology 15: none, a stone less, a wood less (ruling 30).
FULL: Final = 0
LESS_STONE: Final = 1
LESS_WOOD: Final = 2
TOP: Final = 3

DISCOUNTED: Final = 1  # last field of a building step: the discount is still to be had


def affordable(player: Player, level: int, discount: int) -> bool:
    """Whether a tile of a level (0 to 3) can be paid with one of the discounts."""
    cost = LEVEL_COST[level]
    stone = cost.stone
    wood = cost.wood
    if discount == LESS_STONE:
        stone -= 1
    elif discount == LESS_WOOD:
        if wood == 0:
            return False
        wood -= 1
    return player.stone >= stone and player.wood >= wood


def payable_levels(player: Player, discounted: int) -> int:
    """The levels the player could pay for, as bits."""
    levels = 0
    for level in range(len(LEVEL_COST)):
        if affordable(player, level, FULL) or (
            discounted
            and (affordable(player, level, LESS_STONE) or affordable(player, level, LESS_WOOD))
        ):
            levels |= 1 << level
    return levels


def can_build(city: City, player: Player, discounted: int) -> bool:
    if player.stone == 0 or city.pyramid_offer.count(-1) == PYRAMID_OFFER:
        return False
    levels = payable_levels(player, discounted)
    return levels != 0 and levels & open_levels(city) != 0


class Construction(MainAction):
    """Add tiles to the pyramid, one for each worker."""

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        return can_build(city, player, 1 if player.knows(EXTRA_BUILDER) else 0)

    def perform(self, city: City, player: Player, workers: int, lowest: int) -> None:
        discounted = 0
        if player.knows(EXTRA_BUILDER):
            discounted = DISCOUNTED
            workers = min(workers + 1, COUNTED)
        city.agenda.append((BUILD, player.seat, workers, 0, discounted))
        ask_extra_worker(city, player, self.board, workers, lowest)


class Build(Kind[City]):
    """Choose the next tile of the offer, or stop; the first is compulsory.

    The offer is not refilled in between, and each tile is resolved before the next (ruling 38).
    """

    def __init__(self) -> None:
        codes = [f"tile{place}" for place in range(1, PYRAMID_OFFER + 1)] + ["built"]
        super().__init__(BUILD, "build", "workers built discounted", codes, free=True)

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, workers, built, discounted = step
        player = city.players[seat]
        ids: list[int] = []
        if built < workers and can_build(city, player, discounted):
            for place in range(PYRAMID_OFFER):
                if city.pyramid_offer[place] >= 0:
                    ids.append(self.first + place)
        if built > 0:
            ids.append(self.first + PYRAMID_OFFER)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, workers, built, discounted = step
        player = city.players[seat]
        if option == PYRAMID_OFFER:
            count = POWER_UPS[CONSTRUCTION][workers - 1]
            owe_power_ups(city, player, CONSTRUCTION, count, player.knows(EXTRA_POWER))
            owe_technologies(city, player, CONSTRUCTION)
            return
        city.agenda.append((BUILD, seat, workers, built + 1, discounted))
        city.agenda.append((SITE, seat, option, discounted, 0))

    def question(self, city: City, step: Step) -> Phrase:
        key = "build.first" if step[3] == 0 else "build.more"
        return key, {"seat": step[1], "left": step[2] - step[3]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == PYRAMID_OFFER:
            return "build.stop", {}
        return "build.tile", {"pyramid": city.pyramid_offer[option]}

    def flaw(self, city: City, step: Step) -> str:
        if not 1 <= step[2] <= 3 or not 0 <= step[3] <= step[2]:
            return "workers must be 1 to 3, built at most as many"
        if step[4] not in (0, 1):
            return "discounted must be 0 or 1"
        if step[3] == 0 and not can_build(city, city.players[step[1]], step[4]):
            return "no tile can be built"
        return ""


def site_code(site: int) -> str:
    """Level, column letter, row: `1a1` is the top left corner of the ground."""
    return f"{SITE_LEVEL[site] + 1}{'abcd'[SITE_COL[site]]}{SITE_ROW[site] + 1}"


class Site(Kind[City]):
    """Where the tile goes."""

    def __init__(self) -> None:
        codes = [site_code(site) for site in range(SITES)]
        super().__init__(SITE, "site", "offer discounted", codes)

    def legal(self, city: City, step: Step) -> list[int]:
        levels = payable_levels(city.players[step[1]], step[3])
        ids: list[int] = []
        for site in range(SITES):
            if (levels >> SITE_LEVEL[site]) & 1 and site_open(city, site):
                ids.append(self.first + site)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        city.agenda.append((ROTATION, step[1], step[2], option, 0))
        city.agenda.append((DISCOUNT, step[1], SITE_LEVEL[option], step[3], 0))

    def question(self, city: City, step: Step) -> Phrase:
        return "site", {"seat": step[1], "pyramid": city.pyramid_offer[step[2]]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        level = SITE_LEVEL[option]
        tile = city.pyramid_offer[step[2]] * 4
        return "site.choice", {
            "site": option,
            "level": level + 1,
            "best": max([len(site_matches(city, option, tile + turn)) for turn in range(4)]),
            "points": LEVEL_POINTS[level],
            "stone": LEVEL_COST[level].stone,
            "wood": LEVEL_COST[level].wood,
        }

    def flaw(self, city: City, step: Step) -> str:
        if not 0 <= step[2] < PYRAMID_OFFER or city.pyramid_offer[step[2]] < 0:
            return "offer must be a place with a tile"
        return "" if step[3] in (0, 1) else "discounted must be 0 or 1"


class Discount(Kind[City]):
    """Pay for the tile; technology 15 takes a stone or a wood off one tile of the action."""

    def __init__(self) -> None:
        codes = ["full", "less-stone", "less-wood"]
        super().__init__(DISCOUNT, "discount", "level discounted", codes)

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        level = step[2]
        ids: list[int] = []
        for discount in range(3 if step[3] else 1):
            if affordable(player, level, discount):
                ids.append(self.first + discount)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        cost = LEVEL_COST[step[2]]
        take(city, player, STONE, -cost.stone + (1 if option == LESS_STONE else 0))
        take(city, player, WOOD, -cost.wood + (1 if option == LESS_WOOD else 0))
        if option != FULL:
            # Two steps down lies the building step that owes the discount: it is used up.
            kind, seat, workers, built, _ = city.agenda[-2]
            city.agenda[-2] = (kind, seat, workers, built, 0)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        cost = LEVEL_COST[step[2]]
        parts = {
            "stone": cost.stone - (1 if option == LESS_STONE else 0),
            "wood": cost.wood - (1 if option == LESS_WOOD else 0),
        }
        return ("discount.full" if option == FULL else "discount.less"), parts

    def flaw(self, city: City, step: Step) -> str:
        if not 0 <= step[2] <= 3 or step[3] not in (0, 1):
            return "level must be 0 to 3, discounted 0 or 1"
        if len(city.agenda) < 3 or city.agenda[-1] != step or city.agenda[-3][0] != BUILD:
            return "a payment needs its building step below"
        site = city.agenda[-2][3]
        if city.agenda[-2][0] != ROTATION or not 0 <= site < SITES or SITE_LEVEL[site] != step[2]:
            return "a payment needs its tile below, on the same level"
        return ""


class Rotation(Kind[City]):
    """How the tile is turned; then it is laid, scored and resolved."""

    def __init__(self) -> None:
        super().__init__(ROTATION, "rotation", "offer site", ["r0", "r1", "r2", "r3"])

    def legal(self, city: City, step: Step) -> list[int]:
        tile = city.pyramid_offer[step[2]] * 4
        seen: list[tuple[int, int, int, int]] = []
        ids: list[int] = []
        for rotation in range(4):
            icons = ORIENTED[tile + rotation]
            if icons not in seen:  # some tiles look the same turned
                seen.append(icons)
                ids.append(self.first + rotation)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, place, site, _ = step
        player = city.players[seat]
        tile = city.pyramid_offer[place]
        icons = site_matches(city, site, tile * 4 + option)
        level = SITE_LEVEL[site]
        city.pyramid_offer = replaced(city.pyramid_offer, place, -1)
        lay(city, site, tile, option)
        if city.events is not None:
            city.tell("build", seat, tile, site, option)
        score(city, player, LEVEL_POINTS[level], sources.PYRAMID)
        score(city, player, len(icons), sources.ICONS)
        advance_track(city, player)
        if level == TOP:
            # Nothing is built on top of the top (ruling 39).
            kind, _, workers, _, _ = city.agenda[-1]
            city.agenda[-1] = (kind, seat, workers, workers, 0)
            jump_calendar(city)
        blue, red, green = temple_steps(icons)
        advance(city, seat, blue, red, green)

    def question(self, city: City, step: Step) -> Phrase:
        tile = city.pyramid_offer[step[2]]
        return "rotation", {"seat": step[1], "site": step[3], "pyramid": tile}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        oriented = city.pyramid_offer[step[2]] * 4 + option
        icons = site_matches(city, step[3], oriented)
        blue, red, green = temple_steps(icons)
        temple = 0 if blue else 1 if red else 2 if green else -1
        parts = {"oriented": oriented, "points": len(icons), "temple": temple}
        return ("rotation.choice" if temple < 0 else "rotation.temple"), parts

    def flaw(self, city: City, step: Step) -> str:
        if not 0 <= step[2] < PYRAMID_OFFER or city.pyramid_offer[step[2]] < 0:
            return "offer must be a place with a tile"
        if not 0 <= step[3] < SITES or not site_open(city, step[3]):
            return "site must be an open one"
        place = city.agenda.index(step)
        if place == 0 or city.agenda[place - 1][0] != BUILD:
            return "a tile being turned needs its building step below"
        return ""
