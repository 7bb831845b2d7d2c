"""The pyramid in text: seen from above, with heights, and what can be built."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.city.rules.boards import decorations, geometry
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.decorations import next_level
from teotihuacan.city.rules.boards.geometry import corner_at, space_quarters
from teotihuacan.city.rules.boards.pyramid import site_open
from teotihuacan.city.rules.boards.pyramid_tiles import (
    DECORATION_ICONS,
    DECORATION_UNDER,
    ORIENTED,
    UNDER,
)
from teotihuacan.city.rules.state import City
from teotihuacan.city.words.tiles import icon
from teotihuacan.words import Words

SIDE: Final = 8  # quarter squares
FRAME: Final = SIDE + 2  # with the decorations outside
ICON_STYLES: Final = ("blue", "red", "green", "dim", "bold blue", "bold red", "bold green")

Cell = tuple[int, int]


def pyramid(city: City, words: Words) -> RenderableType:
    grid = Grid(box=None, show_header=False, padding=(0, 3, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    heads = [Text(words.text(f"screen.{head}"), style="dim") for head in ("above", "heights")]
    grid.add_row(*heads, "")
    grid.add_row(seen_from_above(city, words), heights(city), notes(city, words))
    return grid


def space_cells(side: int, level: int) -> list[Cell]:
    """The two cells of a decoration space in the frame, read clockwise."""
    return [(row + 1, col + 1) for row, col in space_quarters(side, level)]


def icons_above(city: City) -> dict[Cell, tuple[int, int]]:
    """Return the visible icons in the frame of 10 x 10, each with its height."""
    seen: dict[Cell, tuple[int, int]] = {}
    for site in range(geometry.SITES):
        level = geometry.SITE_LEVEL[site]
        if level == 0:
            for cell, under in zip(cells_of(site), UNDER[site], strict=True):
                seen[cell] = (-1 - under, 0)
    for site in range(geometry.SITES):  # in order of their levels, so that higher ones cover
        if city.pyramid[site] >= 0:
            for cell, shown in zip(cells_of(site), ORIENTED[city.pyramid[site]], strict=True):
                seen[cell] = (shown, geometry.SITE_LEVEL[site] + 1)
    for side in range(len(decorations.SIDES)):
        for cell, under in zip(space_cells(side, 0), DECORATION_UNDER[side][0], strict=True):
            seen[cell] = (-1 - under, 0)
        for level in range(decorations.LEVELS):
            tile = city.decorations[side * decorations.LEVELS + level]
            if tile >= 0:
                cells = space_cells(side, level)
                for cell, shown in zip(cells, DECORATION_ICONS[tile], strict=True):
                    seen[cell] = (shown, level + 1)
    return seen


def cells_of(site: int) -> list[Cell]:
    """The four cells of a site in the frame, clockwise from its top left corner."""
    level = geometry.SITE_LEVEL[site]
    found: dict[int, Cell] = {}
    for row in range(level, SIDE - level):
        for col in range(level, SIDE - level):
            place = corner_at(level, row, col)
            if place // 4 == site:
                found[place % 4] = (row + 1, col + 1)
    return [found[corner] for corner in range(4)]


def seen_from_above(city: City, words: Words) -> Text:
    seen = icons_above(city)
    picture = Text("      a   b   c   d\n", style="dim")
    for row in range(FRAME):
        label = str((row + 1) // 2) if row % 2 and row < FRAME - 1 else " "
        picture.append(label + " ", style="dim")
        for col in range(FRAME):
            shown = seen.get((row, col))
            if shown is None:
                picture.append("  ")
            else:
                style = ICON_STYLES[shown[0]] + (" reverse" if shown[1] >= 3 else "")
                picture.append(icon(words, shown[0]), style=style)
                picture.append(" ")
        picture.append("\n")
    picture.right_crop(1)
    return picture


def heights(city: City) -> Text:
    """Return the number of tiles on each quarter square."""
    lines = ["", ""]
    for row in range(SIDE):
        line: list[str] = []
        for col in range(SIDE):
            height = 0
            for level in range(decorations.LEVELS):
                inside = level <= row < SIDE - level and level <= col < SIDE - level
                if inside and city.pyramid[corner_at(level, row, col) // 4] >= 0:
                    height = level + 1
            line.append(str(height))
        lines.append(" ".join(line))
    return Text("\n".join(lines))


def notes(city: City, words: Words) -> Text:
    """Return what can be taken, and where it can go."""
    text = Text()
    text.append(words.text("screen.tiles") + "\n", style="dim")
    icons = [words.part("oriented", tile * 4) if tile >= 0 else "" for tile in city.pyramid_offer]
    text.append(offer(words, icons) + "\n")
    for level in range(decorations.LEVELS):
        there = [site for site in range(geometry.SITES) if geometry.SITE_LEVEL[site] == level]
        sites = [site for site in there if site_open(city, site)]
        if sites:
            codes = " ".join(site_code(site) for site in sites)
            text.append(words.text("screen.open", level=level + 1, sites=codes) + "\n")
    text.append("\n" + words.text("screen.decorations") + "\n", style="dim")
    lying = city.decoration_offer
    icons = [words.part("decoration", tile, "icons") if tile >= 0 else "" for tile in lying]
    text.append(offer(words, icons) + "\n")
    levels = [next_level(city, side) for side in range(len(decorations.SIDES))]
    free = [(side, level + 1) for side, level in enumerate(levels) if level >= 0]
    sides = [words.text("screen.side", side=side, level=level) for side, level in free]
    text.append(", ".join(sides) or words.text("names.nothing"))
    return text


def offer(words: Words, icons: list[str]) -> str:
    """The tiles of an offer with their places, which their codes name."""
    there = [(place, tile) for place, tile in enumerate(icons, 1) if tile]
    shown = [words.text("screen.offer", number=place, tile=tile) for place, tile in there]
    return "  ".join(shown) or words.text("names.nothing")
