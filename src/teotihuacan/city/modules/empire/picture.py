"""The map of the empire: Teotihuacan below, the farthest region on top, two paths between them.

Warriors stand in their regions until a building takes their place; an area further away scores
more for each of them.
"""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Final

from teotihuacan.city.modules.empire.rules import kinds, printed
from teotihuacan.city.modules.empire.rules.benefits import to_rise
from teotihuacan.city.modules.empire.rules.conquest import SEND
from teotihuacan.city.modules.empire.rules.printed import benefit_of
from teotihuacan.city.modules.empire.rules.settling import workers_points
from teotihuacan.city.modules.empire.rules.state import Empire, empire_of
from teotihuacan.city.modules.empire.rules.warriors import marching
from teotihuacan.city.picture.centre.piles import points
from teotihuacan.city.picture.ghosts import climbing, edge_around
from teotihuacan.city.picture.layout import BESIDE, PHONE
from teotihuacan.city.picture.modules import Corner, Drawn, Picture
from teotihuacan.city.picture.names import die_spot, temple_spot, topic
from teotihuacan.city.picture.plan import Plan
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.state import City, board_and_power, part_in
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step
from teotihuacan.picture.choices import Ghost
from teotihuacan.picture.frames import Layout, canvas, part
from teotihuacan.picture.ink import (
    LARGE,
    SMALL,
    circle,
    group,
    halo,
    path,
    rect,
    remembered,
    spot,
    text,
    use,
)
from teotihuacan.picture.seats import SEATS, seat_shape
from teotihuacan.picture.tray import Offer, button
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words

MAP_WIDE: Final = 200
HIGH: Final = 492
HIGH_PHONE: Final = 470
WIDE_PHONE: Final = 300
HEAD: Final = 34
STRIP: Final = 25  # the points of an area, left of its regions
BETWEEN: Final = 11  # from one area to the next, with the ways between them
ENDS: Final = (64, 54)  # how high the farthest region and Teotihuacan are

HOUSE: Final = 18  # how large a building is
PUSHED: Final = 100  # Warriors that wait for an answer are counted from here on

Box = tuple[float, float, float, float]


def size(layout: Layout = "wide") -> tuple[int, int]:
    return (MAP_WIDE, HIGH) if layout == "wide" else (WIDE_PHONE, HIGH_PHONE)


@cache
def rows() -> list[list[int]]:
    """The regions of each area, from left to right."""
    areas = sorted({region.area for region in printed.REGIONS})
    return [[region.number for region in printed.REGIONS if region.area == area] for area in areas]


@cache
def box_of(number: int, layout: Layout = "wide") -> Box:
    """A region as x, y, width, height: half of the map for each of the two paths."""
    wide, high = size(layout)
    far, near = ENDS
    if number == printed.FARTHEST:
        return STRIP, HEAD, wide - STRIP - 5, far
    if number == printed.TEOTIHUACAN:
        return STRIP, high - near - 5, wide - STRIP - 5, near
    middle = len(rows()) - 2
    area = printed.REGIONS[number].area
    tall = (high - HEAD - 5 - far - near - BETWEEN * (middle + 1)) / middle
    top = HEAD + far + BETWEEN + (middle - area) * (tall + BETWEEN)
    half = (wide - STRIP - 5 - 6) / 2
    path_of = [other for other in rows()[area] if upper(other) == upper(number)]
    each = half / len(path_of)
    left = STRIP + (0 if upper(number) else half + 6) + path_of.index(number) * each
    return left, top, each - 2, tall


@cache
def upper(number: int) -> bool:
    """Return whether a region lies on the upper path, the first half of each area."""
    starts = printed.REGIONS[printed.TEOTIHUACAN].onward
    return any(number in reached(start) for start in starts[: len(starts) // 2])


@cache
def reached(number: int) -> frozenset[int]:
    """Return the regions on the way from a region, itself included, before the farthest."""
    found = {number}
    for onward in printed.REGIONS[number].onward:
        if onward != printed.FARTHEST:
            found |= reached(onward)
    return frozenset(found)


def draw(game: Game[City], seat: int | None, words: Words, layout: Layout = "wide") -> str:
    city = game.state
    empire = empire_of(city)
    wide, high = size(layout)
    name = fitted(words.text("picture.empire"), wide - 16 - 84, LARGE, bold=True)
    drawn = [
        rect(0, 0, wide, high, "map", 10, data_about=topic("warriors")),
        text(9, 23, name, "bold", LARGE),
        Row(18, 2).things(printed.BUILD_COST).arrow().icon("building").before(wide - 7, 17),
        ways(layout),
    ]
    drawn += [scored(area, layout) for area in range(len(rows()))]
    numbers = numbers_of(empire)
    for number in range(printed.FARTHEST):
        drawn.append(region(city, empire, words, number, layout, numbers))
    drawn.append(farthest(empire, words, layout))
    return "".join(drawn)


@cache
def ways(layout: Layout) -> str:
    """Short lines from each region to those a pushed Warrior may go to."""
    lines: list[str] = []
    for start in printed.REGIONS[1 : printed.FARTHEST]:
        for onward in start.onward:
            x, y, w, _ = box_of(start.number, layout)
            a, b, c, d = box_of(onward, layout)
            end = x + w / 2 if onward == printed.FARTHEST else a + c / 2
            lines.append(f"M{x + w / 2:.1f} {y:.1f}L{end:.1f} {b + d:.1f}")
    for first in printed.REGIONS[printed.TEOTIHUACAN].onward:
        x, y, w, h = box_of(first, layout)
        lines.append(f"M{x + w / 2:.1f} {y + h:.1f}v{BETWEEN}")
    return path("".join(lines), "way")


@cache
def scored(area: int, layout: Layout) -> str:
    """Draw the score of each Warrior of an area at an Eclipse."""
    _, y, _, h = box_of(rows()[area][0], layout)
    return points(printed.AREA_POINTS[area], STRIP / 2, y + h / 2, 22)


def piece(seat: int, number: int, at: tuple[float, float], class_: str | None = None) -> str:
    """A Warrior that travels; those of a seat are alike, and new ones come from its supply."""
    kin = f"warrior-{seat}"
    name = f"{kin}-{number}"
    return group(warrior(seat), at=at, class_=class_, data_piece=name, data_kin=kin, data_from=kin)


def numbers_of(empire: Empire) -> dict[int, int]:
    """The Warriors of each seat on the map, counted from far away: by region, its number."""
    numbers: dict[int, int] = {}
    count = list(empire.farthest)
    for number in range(printed.FARTHEST - 1, -1, -1):
        seat = empire.holder[number]
        if seat >= 0:
            numbers[number] = count[seat]
            count[seat] += 1
    return numbers


def pushed_out(city: City) -> dict[int, int]:
    """The seats of Warriors that were pushed and wait for an answer, by the region they leave."""
    return {marching(step): step[1] for step in city.agenda if step[0] == kinds.MARCH}


def region(
    city: City, empire: Empire, words: Words, number: int, layout: Layout, numbers: dict[int, int]
) -> str:
    """Draw a region: its Warrior or building, and what a building gives."""
    x, y, w, h = box_of(number, layout)
    inside = [rect(0, 0, w, h, "region" if number else "region home", 6)]
    if number == printed.TEOTIHUACAN:
        called = fitted(words.part("region", number), w - 74, SMALL, bold=True)
        inside.append(use("pyramid", 20, h / 2, 30))
        inside.append(text(39, h / 2 + 5, called, "bold", SMALL))
    else:
        inside.append(text(4, 15, number, "faint", SMALL))
        spent = "spent" if empire.is_settled(number) else None  # it was brought once
        inside.append(group(brings(number, w, h), class_=spent))
    a, b = stands_at(number, layout)
    holder = empire.holder[number]
    if empire.is_settled(number):
        c, d = built_at(number, layout)
        shape = use("building", 0, 0, HOUSE)
        name = f"settled-{number}"
        inside.append(group(shape, at=(c - x, d - y), data_piece=name, data_from="building"))
    if holder >= 0:
        inside.append(piece(holder, numbers[number], (a - x, b - y)))
    waits = pushed_out(city).get(number, -1)
    if waits >= 0:  # beside the one that has come
        beside = (a - x - 24, b - y) if number == printed.TEOTIHUACAN else (a - x + 8, b - y - 12)
        inside.append(piece(waits, PUSHED + number, beside, "pushed"))
    return land(number, inside, w, h, x, y)


def land(number: int, inside: list[str], w: float, h: float, x: float, y: float) -> str:
    """Draw a region that can be a target; its tooltip shows what it gives."""
    name, about = f"region-{number}", f"region:{number}"
    return spot(name, *inside, halo=halo(0, 0, w, h), about=about, at=(x, y))


def stands_at(number: int, layout: Layout = "wide") -> tuple[float, float]:
    """Return where a Warrior stands, on the map."""
    x, y, w, h = box_of(number, layout)
    if number == printed.FARTHEST:
        return x + w / 2, y + h - 20
    if number == printed.TEOTIHUACAN:
        return x + w - 19, y + h / 2 + 1
    return x + w / 2 + 6, y + 21


def built_at(number: int, layout: Layout = "wide") -> tuple[float, float]:
    """Return where a building stands, below a Warrior that comes later."""
    x, y, w, _ = box_of(number, layout)
    return x + w / 2, y + 44.5


@remembered
def brings(number: int, w: float, h: float) -> str:
    """Draw the points of a building in a region, and its other benefits."""
    benefit = benefit_of(number)
    lines: list[Row] = []
    rest = benefit.gain.without(units.POINTS)
    if not rest.is_empty():
        lines.append(Row(17, 1).things(rest))
    if benefit.discovery:
        lines.append(Row(16, 0).say(f"1/{benefit.discovery}").icon("discovery"))
    if benefit.major:
        lines.append(Row(16, 0).say(f"1/{benefit.major}").icon("major"))
    if benefit.worker or benefit.strong_worker:
        each = f"{benefit.worker}·{benefit.strong_worker}"
        lines.append(Row(17, 0).say(each).icon("worker", 11))
    drawn = points(benefit.gain.of(units.POINTS), w / 2, h - 34, 22)
    return drawn + "".join(line.centred(w / 2, h - 12) for line in lines)


def farthest(empire: Empire, words: Words, layout: Layout) -> str:
    """The farthest region: any number of Warriors of each seat."""
    x, y, w, h = box_of(printed.FARTHEST, layout)
    called = fitted(words.text("picture.farthest"), w - 10, SMALL, bold=True)
    inside = [rect(0, 0, w, h, "region far", 6), text(w / 2, 16, called, "bold", SMALL, "middle")]
    there = [seat for seat, count in enumerate(empire.farthest) if count]
    for place, seat in enumerate(there):
        across = (place - (len(there) - 1) / 2) * min(42, w / len(there))
        inside.append(group(*crowd(empire, seat), at=(w / 2 + across, h - 20)))
    return land(printed.FARTHEST, inside, w, h, x, y)


def crowd(empire: Empire, seat: int) -> list[str]:
    """All Warriors of a seat in one place, and how many they are."""
    count = empire.farthest[seat]
    place = (-5 if count > 1 else 0, 0)
    drawn = [piece(seat, number, place) for number in range(count)]
    if count > 1:
        drawn.append(text(8, 12, count, "bold", SMALL))
    return drawn


@remembered
def warrior(seat: int) -> str:
    """A Warrior around the origin, about 22 x 30."""
    drawn = (
        path("M10 -9 V15", "staff")
        + path("M10 -16 L12.6 -9.6 H7.4Z", "blade")
        + path("M-9 15 V4.4 C-9 0 -5 -1.6 -1 -1.6 C3 -1.6 7 0 7 4.4 V15Z", "body")
        + circle(-1, -6.6, 5.2, "skin")
        + path("M-5.6 -9.4 C-4 -14 2 -14 3.6 -9.4", "crest")
        + seat_shape(seat, -1, 8, 4.4, "on-body")
    )
    return group(drawn, class_=SEATS[seat])


# --- where choices lie, and what they would look like ---------------------------------------------


def region_spot(city: City, step: Step, option: int) -> str:
    return f"region-{option + 1}"


def conquest_spot(city: City, step: Step, option: int) -> str:
    return f"region-{printed.TEOTIHUACAN}" if option == SEND else ""


def different_worker(city: City, step: Step, option: int) -> str:
    player = city.players[step[1]]
    board, power = board_and_power(option)
    for worker in to_rise(city, step):
        if player.place[worker] == board and player.power[worker] == power:
            return die_spot(player, worker)
    return ""


def different_temple(city: City, step: Step, option: int) -> str:
    return temple_spot(option)


def march_ghost(city: City, step: Step, option: int, layout: Layout) -> Ghost:
    return warrior_in(step[1], option + 1, layout)


def conquest_ghost(city: City, step: Step, option: int, layout: Layout) -> Ghost | None:
    return warrior_in(step[1], printed.TEOTIHUACAN, layout) if option == SEND else None


def warrior_in(seat: int, region: int, layout: Layout) -> Ghost:
    """A Warrior where it would stand; in the farthest region among others."""
    x, y = stands_at(region, layout)
    if region == printed.FARTHEST:
        left, _, wide, _ = box_of(region, layout)
        x = left + wide - 16
    drawn = group(warrior(seat), at=(x, y)) + edge_around(x, y, 31, 38)
    return "empire", group(drawn, class_="ghost")


def settle_ghost(city: City, step: Step, option: int, layout: Layout) -> Ghost:
    """A building in place of the Warrior, and the points it scores immediately."""
    region = option + 1
    benefit = benefit_of(region)
    brought = benefit.gain.points + workers_points(city.players[step[1]], benefit)
    x, y = stands_at(region, layout)
    gone = rect(x - 10, y - 18, 23, 36, "region leaving", 6)  # the Warrior goes
    x, y = built_at(region, layout)
    drawn = gone + use("building", x, y, HOUSE) + edge_around(x, y, 22, 22)
    drawn += points(brought, x + 3, y - 24, 24)
    return "empire", group(drawn, class_="ghost", data_points=brought)


class EmpirePicture(Picture):
    """The map in the court."""

    module = "empire"
    beside = MAP_WIDE
    grids = (places.NOBLES,)
    sizes: ClassVar = {"empire": size()}
    spots: ClassVar = {
        kinds.MARCH: region_spot,
        kinds.CONQUEST: conquest_spot,
        kinds.SETTLE: region_spot,
        kinds.DIFFERENT_WORKERS: different_worker,
        kinds.DIFFERENT_TEMPLES: different_temple,
    }
    ghosts: ClassVar = {
        kinds.MARCH: march_ghost,
        kinds.CONQUEST: conquest_ghost,
        kinds.SETTLE: settle_ghost,
        kinds.DIFFERENT_TEMPLES: climbing,
    }
    refusing = ("conquered",)

    def draw(
        self, game: Game[City], seat: int | None, words: Words, layout: Layout
    ) -> dict[str, str]:
        return {"empire": draw(game, seat, words, layout)}

    def corners(self, plan: Plan, right: int, top: int) -> dict[str, Corner]:
        return {"empire": (right + BESIDE, top - 2)}

    def tabs(self) -> dict[str, str]:
        """The map alone."""
        wide, high = size("phone")
        across = PHONE / wide
        return {"empire": canvas(PHONE, high * across, part("empire", 0, 0, across))}

    def offer(self, game: Game[City], code: str, parts: Mapping[str, int]) -> Offer | None:
        if game.asked != "conquest" or code != "settle":
            return None
        return button(Row(26).things(printed.BUILD_COST).arrow().icon("building").icon("avenue"))

    def supply(self, city: City, seat: int) -> Drawn:
        """The Warriors that have not been sent yet."""
        empire = part_in(city, Empire)
        if empire is None:
            return []
        left = empire.supply[seat]
        count = text(24, 5, left, "bold", SMALL)
        wide = 26 + width(str(left), SMALL, bold=True)
        drawn = group(warrior(seat), at=(11, -1), scale=0.76) + count
        kin = f"warrior-{seat}"
        return [(wide, group(drawn, data_about=topic("warriors"), data_source=kin))]


PICTURE: Final = EmpirePicture()
