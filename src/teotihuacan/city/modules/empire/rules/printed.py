"""The printed data of the map of the empire and the board of Conquest."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.rules import tile_places, units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundle, bundle_rows, numbered, rising
from teotihuacan.engine.facts import DataFile, Group

EMPIRE: Final[int] = units.UNITS.index("empire")  # Warriors that come to Teotihuacan
BUILD: Final[int] = units.UNITS.index("build")
MASK: Final[int] = units.UNITS.index("mask")
DIFFERENT: Final[int] = units.UNITS.index("different")  # power-ups of different workers
APART: Final[int] = units.UNITS.index("apart")  # steps on different temples

TEOTIHUACAN: Final = 0
FARTHEST: Final = 12

# The place of tiles drawn for a region.
DISCOVERY_DRAWN: Final = tile_places.ELSEWHERE + 10
MAJOR_DRAWN: Final = tile_places.ELSEWHERE + 11


@dataclass(frozen=True)
class Region:
    """A region as it is printed; Teotihuacan and the farthest one have no benefit."""

    number: int
    area: int
    onward: tuple[int, ...]  # where a pushed Warrior may go


@dataclass(frozen=True)
class Benefit:
    """The benefit of a building in a region."""

    gain: Bundle
    discovery: int  # tiles to draw: ordinary ones …
    major: int  # … or Major ones
    worker: int  # points for each worker …
    strong_worker: int  # … or for one that is strong
    strong_from: int


@dataclass(frozen=True)
class BotBenefit:
    """The differences in a region for a bot."""

    points: int  # total, instead of everything else; 0: as for a player
    no_mask: int  # more points if it takes no mask


def _bot_benefits(group: Group) -> list[BotBenefit]:
    benefits = [BotBenefit(0, 0) for _ in range(1, FARTHEST)]
    for row in group.tables("regions", -1):
        number = row.number("number", 1, FARTHEST - 1)
        benefit = BotBenefit(row.number_or("points", 0), row.number_or("no_mask", 0))
        drawn = BENEFITS[number - 1].discovery + BENEFITS[number - 1].major
        if benefit.no_mask and (benefit.points or not drawn):
            raise row.wrong("no_mask", f"in region {number} of [regions] no bot draws tiles")
        benefits[number - 1] = benefit
        row.done()
    return benefits


def _lines(group: Group) -> list[tuple[int, ...]]:
    """The lines, which must follow the map and reach the farthest region."""
    lines = group.number_rows("lines", len(REGIONS[TEOTIHUACAN].onward), 1, FARTHEST)
    ways: dict[int, int] = {}
    for line in lines:
        for here, there in pairwise((TEOTIHUACAN, *line)):
            if there not in REGIONS[here].onward:
                raise group.wrong("lines", f"[map] has no way from {here} to {there}")
            if here != TEOTIHUACAN and ways.setdefault(here, there) != there:
                raise group.wrong("lines", f"where two meet they go on as one, but not from {here}")
        if line[-1:] != (FARTHEST,):
            raise group.wrong("lines", "a line ends in the farthest region")
    if len({line[0] for line in lines}) != len(lines):
        raise group.wrong("lines", "each line begins elsewhere")
    return lines


def _group(book: DataFile, name: str) -> Group:
    group = book.group(name)
    group.word("module", ("empire",))
    return group


def _regions(group: Group) -> list[Region]:
    """All regions; each next one is closer to the farthest."""
    regions: list[Region] = []
    for row in numbered(group, list(range(FARTHEST + 1))):
        number = row.number("number")
        last = number == FARTHEST
        onward = row.numbers("onward", 0 if last else -1, min(number + 1, FARTHEST), FARTHEST)
        if not last and not onward:
            raise row.wrong("onward", "a Warrior must be able to go on")
        if len(set(onward)) != len(onward):
            raise row.wrong("onward", "duplicate region")
        regions.append(Region(number, row.number("area", 0, 4), onward))
        row.done()
    return regions


def _benefits(group: Group) -> list[Benefit]:
    known = units.GAIN | units.WITH_WILD | {"technology", "mask", "different", "apart"}
    benefits: list[Benefit] = []
    for row in numbered(group, list(range(1, FARTHEST))):
        if row.has("discovery") and row.has("major"):
            raise row.wrong("major", "tiles are drawn from one stack")
        benefits.append(
            Benefit(
                bundle(row, "gain", known),
                row.number_or("discovery", 0),
                row.number_or("major", 0),
                row.number_or("worker", 0),
                row.number_or("strong_worker", 0),
                row.number("strong_from", 1, 5) if row.has("strong_from") else 1,
            )
        )
        row.done()
    return benefits


_empire: Final = DATA.open("period/empire.toml")

WARRIORS: Final[int] = _group(_empire, "warriors").number("count", 1, 10)
REGIONS: Final[list[Region]] = _regions(_group(_empire, "map"))
AREA_POINTS: Final[tuple[int, ...]] = _group(_empire, "eclipse").numbers("points", 5)
BUILD_COST: Final[Bundle] = bundle(_group(_empire, "build"), "cost", units.PRICE - {"resource"})
BENEFITS: Final[list[Benefit]] = _benefits(_group(_empire, "regions"))  # [region - 1]
CELLS: Final[list[list[Bundle]]] = bundle_rows(  # [workers - 1][column]
    _group(_empire, "conquest"), "cells", 3, 3, frozenset([units.UNITS[EMPIRE], units.UNITS[BUILD]])
)

_bots: Final = _group(_empire, "bots")
BOT_WARRIORS: Final[int] = _bots.number("warriors", 0, 9)
PRIEST_SUMS: Final[tuple[int, ...]] = rising(_bots, "sums", 2, 12)
PRIEST_PAY: Final[Bundle] = bundle(_bots, "pay", frozenset(units.GOODS))
PRIEST_WARRIORS: Final[int] = CELLS[0][0].of(EMPIRE)  # the first option of the Conquest
BOT_LINES: Final[list[tuple[int, ...]]] = _lines(_bots)
BOT_BENEFITS: Final[list[BotBenefit]] = _bot_benefits(_bots)  # [region - 1]

_empire.done()


def benefit_of(region: int) -> Benefit:
    return BENEFITS[region - 1]


def most_of(unit: int) -> int:
    """The largest amount of a unit that a region or a cell brings; at least one."""
    bundles = [benefit.gain for benefit in BENEFITS] + [cell for row in CELLS for cell in row]
    return max(1, *[bundle.of(unit) for bundle in bundles])


def onward_of_bot(region: int) -> int:
    """Return the next region of a bot's Warrior, which stays in its line."""
    for line in printed.BOT_LINES:
        if region in line[:-1]:
            return line[line.index(region) + 1]
    raise ValueError(f"no line leads through region {region}")
