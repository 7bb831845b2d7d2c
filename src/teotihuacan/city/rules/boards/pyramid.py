"""The pyramid's geometry: what lies open, what a tile would cover, which icons match."""

from typing import Final

from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.pyramid_tiles import COLOURED, ORIENTED, UNDER
from teotihuacan.city.rules.state import City, replaced

UPPER_SITES: Final[list[int]] = [site for site in range(geometry.SITES) if geometry.SUPPORT[site]]
GROUND: Final[int] = sum(
    [1 << site for site in range(geometry.SITES) if not geometry.SUPPORT[site]]
)
"""The sites that need no support, as bits: those of the lowest level."""


def site_open(city: City, site: int) -> bool:
    """An empty site resting on four tiles (level 1: on the ground)."""
    needs = geometry.SUPPORT[site]
    return not (city.filled >> site) & 1 and city.filled & needs == needs


def open_levels(city: City) -> int:
    """The levels that have an open site, as bits."""
    filled = city.filled
    levels = 1 if filled & GROUND != GROUND else 0
    for site in UPPER_SITES:
        if not (filled >> site) & 1 and filled & geometry.SUPPORT[site] == geometry.SUPPORT[site]:
            levels |= 1 << geometry.SITE_LEVEL[site]
    return levels


def lay(city: City, site: int, tile: int, rotation: int) -> None:
    city.pyramid = replaced(city.pyramid, site, tile * 4 + rotation)
    city.filled |= 1 << site


def covered_icon(city: City, under: int) -> int:
    """The kind of icon (0 to 3, colour does not matter) at a place named as in the data."""
    if under < 0:
        return -1 - under  # printed on the board
    icon = ORIENTED[city.pyramid[under >> 2]][under & 3]
    return icon - COLOURED if icon >= COLOURED else icon


def matching_corners(city: City, icons: tuple[int, ...], under: tuple[int, ...]) -> list[int]:
    """The corners of a new tile whose icons lie on one of their own kind (ruling 37)."""
    found: list[int] = []
    for corner in range(len(icons)):
        icon = icons[corner]
        kind = icon - COLOURED if icon >= COLOURED else icon
        if kind == covered_icon(city, under[corner]):
            found.append(corner)
    return found


def matches(city: City, icons: tuple[int, ...], under: tuple[int, ...]) -> list[int]:
    """The icons in those corners."""
    return [icons[corner] for corner in matching_corners(city, icons, under)]


def site_matches(city: City, site: int, oriented: int) -> list[int]:
    return matches(city, ORIENTED[oriented], UNDER[site])


def temple_steps(icons: list[int]) -> tuple[int, int, int]:
    """The steps that matching coloured icons bring on blue, red and green."""
    return icons.count(COLOURED), icons.count(COLOURED + 1), icons.count(COLOURED + 2)
