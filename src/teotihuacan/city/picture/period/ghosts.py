"""What choices of the Expansion Period would look like, see `../ghosts.py`."""

from collections.abc import Callable
from typing import Final

from teotihuacan.city.modules.altars import picture as altars
from teotihuacan.city.modules.altars.rules import kinds as altar_kinds
from teotihuacan.city.modules.altars.rules import moving
from teotihuacan.city.modules.empire import picture as empire
from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules.conquest import SEND
from teotihuacan.city.modules.empire.rules.printed import benefit_of
from teotihuacan.city.modules.empire.rules.settling import workers_points
from teotihuacan.city.picture.period.figures import shaman, warrior
from teotihuacan.city.picture.piles import points
from teotihuacan.city.rules.state import City
from teotihuacan.engine.steps import Step
from teotihuacan.picture.choices import Ghost
from teotihuacan.picture.frames import Layout
from teotihuacan.picture.ink import group, rect, use


def edge(x: float, y: float, wide: float, high: float) -> str:
    """The frame around what is new, by its middle."""
    return rect(x - wide / 2, y - high / 2, wide, high, "ghost-edge", 8)


def half(city: City, step: Step, option: int, layout: Layout) -> Ghost | None:
    """The Shaman where it would stand."""
    if option == moving.FURTHER:
        return None
    at = altars.shaman_at(option)
    drawn = group(shaman(step[1], True), at=at) + edge(at[0], at[1] - 1, 36, 50)
    return altars.NAMES[option // 2], group(drawn, class_="ghost")


def march(city: City, step: Step, option: int, layout: Layout) -> Ghost:
    return warrior_in(step[1], option + 1, layout)


def conquest(city: City, step: Step, option: int, layout: Layout) -> Ghost | None:
    return warrior_in(step[1], empire_printed.TEOTIHUACAN, layout) if option == SEND else None


def warrior_in(seat: int, region: int, layout: Layout) -> Ghost:
    """A Warrior where it would stand; in the farthest region among others."""
    x, y = empire.stands_at(region, layout)
    if region == empire_printed.FARTHEST:
        left, _, wide, _ = empire.box_of(region, layout)
        x = left + wide - 16
    drawn = group(warrior(seat), at=(x, y)) + edge(x, y, 31, 38)
    return "empire", group(drawn, class_="ghost")


def settle(city: City, step: Step, option: int, layout: Layout) -> Ghost:
    """A building in place of the Warrior, and the points it brings at once."""
    region = option + 1
    benefit = benefit_of(region)
    brought = benefit.gain.points + workers_points(city.players[step[1]], benefit)
    x, y = empire.stands_at(region, layout)
    gone = rect(x - 10, y - 18, 23, 36, "region leaving", 6)  # the Warrior goes
    x, y = empire.built_at(region, layout)
    drawn = gone + use("building", x, y, empire.HOUSE) + edge(x, y, 22, 22)
    drawn += points(brought, x + 3, y - 24, 24)
    return "empire", group(drawn, class_="ghost", data_points=brought)


GHOSTS_OF_PERIOD: Final[dict[int, Callable[[City, Step, int, Layout], Ghost | None]]] = {
    altar_kinds.HALF: half,
    empire_kinds.MARCH: march,
    empire_kinds.CONQUEST: conquest,
    empire_kinds.SETTLE: settle,
}
