"""The map of the empire in text."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.rules.settling import tiles_left
from teotihuacan.city.modules.empire.rules.state import Empire
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.city.screen_modules import ModuleScreen
from teotihuacan.screen import LABEL, labelled_grid, nothing, plain_grid, sign
from teotihuacan.words import Words

BUILDING: Final = "⌂"
WITH_MAP: Final = ("march", "conquest", "settle")
"""Questions that are easier to answer with a look at the map."""


def add_map(grid: Grid, empire: Empire, words: Words) -> None:
    """Add the regions by area, with their Warriors and buildings."""
    areas = plain_grid("", "", right=[0])
    areas.show_header = False
    for area, points in enumerate(printed.AREA_POINTS):
        line = Text()
        for region in [region.number for region in printed.REGIONS if region.area == area]:
            line.append("   " if line.plain else "")
            line.append(short(region, words)).append(" ").append(standing(empire, region))
            if empire.is_settled(region):
                line.append(f" {BUILDING}")
        areas.add_row(Text(words.text("screen.area", points=points), style=LABEL), line)
    grid.add_row(words.text("screen.empire"), areas)


def short(region: int, words: Words) -> str:
    """A region by its number; those at both ends by their names."""
    if region == printed.FARTHEST:
        return words.text("screen.empire.farthest")
    return words.part("region", region) if region == printed.TEOTIHUACAN else str(region)


def standing(empire: Empire, region: int) -> Text:
    """Return the owners of the Warriors in a region."""
    if region == printed.FARTHEST:
        many = [(seat, count) for seat, count in enumerate(empire.farthest) if count]
        return Text(" ").join([sign(seat, count) for seat, count in many]) if many else nothing()
    seat = empire.holder[region]
    return sign(seat) if seat >= 0 else nothing()


def map_of_table(empire: Empire, words: Words) -> Grid:
    """Every region: its Warrior, its building, where a pushed Warrior goes, what it brings."""
    heads = [words.text(f"screen.empire.{name}") for name in ("points", "warrior", "onward")]
    brings = words.text("screen.empire.brings")
    grid = plain_grid(words.text("screen.empire"), *heads, brings, right=[1])
    for region in printed.REGIONS:
        number = region.number
        settled = 0 < number < printed.FARTHEST
        onward = " ".join([short(there, words) for there in region.onward])
        built = Text(BUILDING if empire.is_settled(number) else "")
        what = Text(words.part("region", number, "brings")) if settled else Text("")
        if empire.is_settled(number):
            what.stylize("strike")
        points = str(printed.AREA_POINTS[region.area])
        there = Text(" ").join([standing(empire, number), built])
        grid.add_row(short(number, words), points, there, onward, what)
    return grid


class EmpireScreen(ModuleScreen):
    """The regions with their Warriors and buildings."""

    def brief(self, city: City, words: Words, grid: Grid) -> None:
        empire = part_in(city, Empire)
        if empire is not None:
            add_map(grid, empire, words)

    def belongings(self, city: City, words: Words, grid: Grid) -> None:
        empire = part_in(city, Empire)
        if empire is not None:
            left = [Text.assemble(sign(seat), f" {n}") for seat, n in enumerate(empire.supply)]
            grid.add_row(words.text("screen.warriors"), Text(", ").join(left))

    def whole(self, city: City, words: Words) -> list[RenderableType]:
        empire = part_in(city, Empire)
        return [] if empire is None else [map_of_table(empire, words)]

    def asked(self, city: City, words: Words, asked: str) -> RenderableType | None:
        grid = labelled_grid(2)
        if asked in WITH_MAP:
            self.brief(city, words, grid)
        return grid if grid.row_count else None

    def apart(self, city: City, words: Words) -> list[str]:
        if part_in(city, Empire) is None:
            return []
        return [words.text("screen.special", left=tiles_left(city, discovery.APART))]

    def replaces(self, city: City, board: int) -> bool:
        return board == places.NOBLES and part_in(city, Empire) is not None


SCREEN: Final = EmpireScreen()
