"""Construction: pyramid tiles for stone and wood, one for each worker."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, places, sources, units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.boards.pyramid import (
    lay,
    open_levels,
    site_matches,
    site_open,
    temple_steps,
)
from teotihuacan.city.rules.boards.pyramid_tiles import (
    LEVEL_COST,
    LEVEL_POINTS,
    ORIENTED,
    PYRAMID_OFFER,
)
from teotihuacan.city.rules.boards.technologies import (
    discount_of,
    helping_workers,
    push_technologies,
)
from teotihuacan.city.rules.effects import advance, advance_track, pay, payable, score
from teotihuacan.city.rules.families import IN_A_TURN, MAIN_ACTION, PAUSE
from teotihuacan.city.rules.goods.bundle import Bundle, cheapest
from teotihuacan.city.rules.printed import turn
from teotihuacan.city.rules.scoring.calendar import jump_calendar
from teotihuacan.city.rules.state import City, Player, replaced
from teotihuacan.city.rules.turns.ascension import push_power_ups
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, Value, make_step, push, push2

# The discounts of technology 15: none, stone less, wood less (ruling 30).
FULL: Final = 0
LESS_STONE: Final = 1
LESS_WOOD: Final = 2
DISCOUNTED: Final[tuple[int, ...]] = (-1, units.STONE, units.WOOD)
"""The reduction by each of them."""


CHEAPEST: Final[Bundle] = cheapest(LEVEL_COST)
TOP: Final = geometry.SITES - 1  # the site that finishes the pyramid


def price(player: Player, level: int, discount: int) -> Bundle:
    """Return the cost of a tile of a level (0 to 3) with one of the discounts."""
    cost = LEVEL_COST[level]
    if discount == FULL:
        return cost
    return cost.less(DISCOUNTED[discount], discount_of(player, places.CONSTRUCTION))


def affordable(player: Player, level: int, discount: int) -> bool:
    """Return whether a tile of a level is affordable with one of the discounts, which must reduce
    the price.
    """
    if discount != FULL and LEVEL_COST[level].of(DISCOUNTED[discount]) == 0:
        return False
    return payable(player, price(player, level, discount))


def payable_levels(player: Player, discounted: int) -> int:
    """The levels the player could pay for, as bits."""
    levels = 0
    for level in range(len(LEVEL_COST)):
        if payable(player, LEVEL_COST[level]) or (
            discounted
            and (affordable(player, level, LESS_STONE) or affordable(player, level, LESS_WOOD))
        ):
            levels |= 1 << level
    return levels


def can_build(city: City, player: Player, discounted: int) -> bool:
    if city.pyramid_offer.count(-1) == PYRAMID_OFFER:
        return False
    if not discounted and not payable(player, CHEAPEST):
        return False
    levels = payable_levels(player, discounted)
    return levels != 0 and levels & open_levels(city) != 0


def has_discount(player: Player) -> int:
    return 1 if discount_of(player, places.CONSTRUCTION) > 0 else 0


def lay_tile(city: City, seat: int, place: int, site: int, rotation: int) -> None:
    """A tile of the offer goes onto a site; the topmost one ends the building for good."""
    tile = city.pyramid_offer[place]
    city.pyramid_offer = replaced(city.pyramid_offer, place, -1)
    lay(city, site, tile, rotation)
    city.tell("build", seat, tile, site, rotation)


class Construction(MainAction):
    """Add tiles to the pyramid, one for each worker."""

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        return can_build(city, player, has_discount(player))

    def perform(self, city: City, player: Player, workers: int, lowest: int) -> None:
        workers = min(workers + helping_workers(player, self.board), turn.COUNTED)
        super().perform(city, player, workers, lowest)

    def begin(self, city: City, player: Player, workers: int, lowest: int) -> None:
        push(city, kinds.BUILD, player.seat, workers, 0, has_discount(player))


class Build(Kind[City]):
    """Choose the next tile of the offer, or stop; the first is compulsory.

    The offer is not refilled in between, and each tile is resolved before the next (ruling 38).
    """

    declared: ClassVar = Declared(
        kinds.BUILD,
        "build",
        "workers:1..3 built:0..3 discounted:0..1",
        [f"tile{place}" for place in range(1, PYRAMID_OFFER + 1)] + ["built"],
        parents=IN_A_TURN,
        families=(MAIN_ACTION, PAUSE),
        free=True,
        pausing=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, workers, built, discounted = step
        player = city.players[seat]
        ids: list[int] = []
        if city.discount_used:
            discounted = 0
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
            push_power_ups(city, player, places.CONSTRUCTION, workers)
            push_technologies(city, player, places.CONSTRUCTION)
            return
        discount = 0 if city.discount_used else discounted
        then = make_step(kinds.BUILD, seat, workers, built + 1, discounted)
        push2(city, make_step(kinds.SITE, seat, option, discount), then)

    def pauses(self, city: City, step: Step) -> bool:
        """Between two tiles: nothing may spend the price of the first one, which is owed, and
        nothing is built on top of the top (ruling 39)."""
        return 0 < step[3] < step[2] and not city.final

    def question(self, city: City, step: Step) -> Phrase:
        key = "build.first" if step[3] == 0 else "build.more"
        return key, {"seat": step[1], "left": step[2] - step[3]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == PYRAMID_OFFER:
            return "build.stop", {}
        return "build.tile", {"pyramid": city.pyramid_offer[option]}

    def flaw(self, city: City, step: Step) -> str:
        if step[3] > step[2]:
            return "one tile is built for each worker"
        if step[3] == 0 and not can_build(city, city.players[step[1]], step[4]):
            return "no tile can be built"
        return ""

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        return "" if step[3] else "nothing comes between a construction and its first tile"


def site_code(site: int) -> str:
    """Level, column letter, row: `1a1` is the top left corner of the ground."""
    column = "abcd"[geometry.SITE_COL[site]]
    return f"{geometry.SITE_LEVEL[site] + 1}{column}{geometry.SITE_ROW[site] + 1}"


def chosen_tile(city: City, step: Step) -> int:
    """The tile that a `site` or a `rotation` is about."""
    return city.pyramid_offer[step[2]]


class Site(Kind[City]):
    """Choose where the tile goes."""

    declared: ClassVar = Declared(
        kinds.SITE,
        "site",
        f"offer:0..{PYRAMID_OFFER - 1} discounted:0..1",
        [site_code(site) for site in range(geometry.SITES)],
        parents=("build",),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        levels = payable_levels(city.players[step[1]], step[3])
        ids: list[int] = []
        for site in range(geometry.SITES):
            if (levels >> geometry.SITE_LEVEL[site]) & 1 and site_open(city, site):
                ids.append(self.first + site)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, offer, discounted, _ = step
        discount = make_step(kinds.DISCOUNT, seat, geometry.SITE_LEVEL[option], discounted)
        push2(city, discount, make_step(kinds.ROTATION, seat, offer, option))

    def question(self, city: City, step: Step) -> Phrase:
        return "site", {"seat": step[1], "pyramid": chosen_tile(city, step)}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        level = geometry.SITE_LEVEL[option]
        tile = chosen_tile(city, step) * 4
        return "site.choice", {
            "site": option,
            "level": level + 1,
            "best": max([len(site_matches(city, option, tile + turn)) for turn in range(4)]),
            "points": LEVEL_POINTS[level],
            "stone": LEVEL_COST[level].of(units.STONE),
            "wood": LEVEL_COST[level].of(units.WOOD),
        }

    def flaw(self, city: City, step: Step) -> str:
        return "" if chosen_tile(city, step) >= 0 else "offer must be a place with a tile"


class Discount(Kind[City]):
    """Pay for the tile; technology 15 takes a stone or a wood off one tile of the action."""

    declared: ClassVar = Declared(
        kinds.DISCOUNT,
        "discount",
        "level:0..3 discounted:0..1",
        ["full", "less-stone", "less-wood"],
        parents=("rotation",),
    )

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
        pay(city, player, price(player, step[2], option))
        if option != FULL:
            city.discount_used = True

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        cost = price(city.players[step[1]], step[2], option)
        parts: dict[str, Value] = {"stone": cost.of(units.STONE), "wood": cost.of(units.WOOD)}
        return ("discount.full" if option == FULL else "discount.less"), parts


def chosen_site(step: Step) -> int:
    """The site of the tile that a `rotation` turns."""
    return step[3]


class Rotation(Kind[City]):
    """Choose how the tile is rotated; then it is placed, scored and resolved."""

    declared: ClassVar = Declared(
        kinds.ROTATION,
        "rotation",
        f"offer:0..{PYRAMID_OFFER - 1} site:0..{geometry.SITES - 1}",
        ["r0", "r1", "r2", "r3"],
        parents=("build",),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        tile = chosen_tile(city, step) * 4
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
        level = geometry.SITE_LEVEL[site]
        lay_tile(city, seat, place, site, option)
        score(city, player, LEVEL_POINTS[level], sources.PYRAMID)
        score(city, player, len(icons), sources.ICONS)
        advance_track(city, player)
        if site == TOP:
            jump_calendar(city)
        blue, red, green = temple_steps(icons)
        advance(city, seat, blue, red, green)

    def question(self, city: City, step: Step) -> Phrase:
        tile = chosen_tile(city, step)
        return "rotation", {"seat": step[1], "site": step[3], "pyramid": tile}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        oriented = chosen_tile(city, step) * 4 + option
        icons = site_matches(city, step[3], oriented)
        blue, red, green = temple_steps(icons)
        temple = 0 if blue else 1 if red else 2 if green else -1
        parts = {"oriented": oriented, "points": len(icons), "temple": temple}
        return ("rotation.choice" if temple < 0 else "rotation.temple"), parts

    def flaw(self, city: City, step: Step) -> str:
        if chosen_tile(city, step) < 0:
            return "offer must be a place with a tile"
        return "" if site_open(city, step[3]) else "site must be an open one"

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        """Only its own payment: with the discount or without."""
        level = geometry.SITE_LEVEL[step[3]]
        paying = [make_step(kinds.DISCOUNT, step[1], level, discounted) for discounted in (0, 1)]
        return "" if above in paying else "a tile is paid for on the level it is built on"
