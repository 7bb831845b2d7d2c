"""The table that all players share and that seldom changes: display, pyramid, tiles to claim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.observation.part import Fields
from teotihuacan.city.rules import places
from teotihuacan.city.rules.boards import pyramid_tiles
from teotihuacan.city.rules.boards.nobles import Nobles
from teotihuacan.city.rules.positions.writing import (
    ROYAL_PLACES,
    SIDE_NAMES,
    SITE_NAMES,
)
from teotihuacan.city.rules.printed import boards, technologies
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.rules.scoring.eclipse import visible_building
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

ICONS: Final = 7
ICON_NAMES: Final[tuple[str, ...]] = ("b", "r", "g", "n", "B", "R", "G")
CORNERS: Final = 4


class Display(Fields):
    """Royal tiles, technologies and bonus tiles."""

    def __init__(self, layout: Layout, setting: Setting) -> None:
        royal = tuple([f"royal {ROYAL_TILES[i].number}" for i in range(max(setting.royal) + 1)])
        known = tuple(
            [f"tile {technologies.TILES[i].label}" for i in range(max(setting.technologies) + 1)]
        )
        bonus = tuple([f"bonus {tile.number}" for tile in BONUS_TILES])
        self.kinds_of_royal: i64 = len(royal)
        self.kinds_of_technology: i64 = len(known)
        self.kinds_of_bonus: i64 = len(bonus)

        def one_of(place: str, about: str, parts: tuple[str, ...]) -> Layout:
            block = Layout()
            block.add(place, about, parts=parts)
            return block

        self.royal: i64 = layout.repeat(
            "royal tiles", ROYAL_PLACES, one_of("tile", "The royal tile of this place.", royal)
        )
        self.technologies: i64 = layout.repeat(
            "technologies",
            tuple([f"technology {place}" for place in range(1, technologies.SHOWN + 1)]),
            one_of("tile", "The technology of this place: three in each row.", known),
        )
        self.bonus: i64 = layout.repeat(
            "bonus tiles", boards.TEMPLE_KEYS, one_of("tile", "Its temple bonus tile.", bonus)
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        k: i64 = self.royal
        for tile in city.royal:
            out[k + tile] = 1
            k += self.kinds_of_royal
        k = self.technologies
        for tile in city.technologies:
            out[k + tile] = 1
            k += self.kinds_of_technology
        k = self.bonus
        for tile in city.bonus:
            out[k + tile] = 1
            k += self.kinds_of_bonus


class Pyramid(Fields):
    """The pyramid with its decorations, the tiles on offer, and buildings."""

    def __init__(self, layout: Layout, setting: Setting) -> None:
        self.buildings: i64 = layout.add(
            "buildings", "Buildings in the row.", high=boards.BUILDINGS
        )
        self.visible: i64 = layout.add(
            "lowest visible", "What an Avenue step is worth.", high=max(boards.BUILDINGS_ROW)
        )
        spaces = tuple(
            [
                f"row {row + 1} space {space + 1}"
                for row, values in enumerate(boards.NOBLE_ROWS)
                for space in range(len(values))
            ]
        )
        usual = isinstance(setting.actions[places.NOBLES], Nobles)
        self.nobles: i64 = layout.add(
            "nobles",
            "Taken spaces of the rows.",
            parts=spaces,
            rest="" if usual else "A module has put another board in the place of Nobles.",
        )

        icons = tuple([f"icon {corner}" for corner in range(1, CORNERS + 1)])
        site = Layout()
        self.filled: i64 = site.add("filled", "A tile lies here.")
        self.icons: i64 = site.add(
            "icons",
            f"Its icons, clockwise, as numbers of {''.join(ICON_NAMES)}.",
            parts=icons,
            high=ICONS,
        )
        self.site_size: i64 = site.size
        self.sites: i64 = layout.repeat("site", tuple(SITE_NAMES), site)
        each = tuple([f"{corner} {icon}" for corner in icons for icon in ICON_NAMES])
        offered = Layout()
        self.offered_icons: i64 = offered.add("icons", "Its icons.", parts=each)
        self.offered_size: i64 = offered.size
        names = tuple([f"pyramid tile {i + 1}" for i in range(pyramid_tiles.PYRAMID_OFFER)])
        self.offer: i64 = layout.repeat("pyramid tiles on offer", names, offered)
        two = icons[: CORNERS // 2]
        side = Layout()
        self.decorated: i64 = side.add("filled", "A decoration lies here.")
        self.side_icons: i64 = side.add("icons", f"Its icons: 1 to {ICONS}.", parts=two, high=ICONS)
        self.side_size: i64 = side.size
        self.sides: i64 = layout.repeat("decoration space", tuple(SIDE_NAMES), side)
        each = tuple([f"{corner} {icon}" for corner in two for icon in ICON_NAMES])
        decoration = Layout()
        self.decoration_icons: i64 = decoration.add("icons", "Its icons.", parts=each)
        self.decoration_size: i64 = decoration.size
        names = tuple([f"decoration {i + 1}" for i in range(pyramid_tiles.DECORATION_OFFER)])
        self.decoration_offer: i64 = layout.repeat("decorations on offer", names, decoration)
        names = tuple([str(i + 1) for i in range(pyramid_tiles.PYRAMID_TILES)])
        self.pile: i64 = layout.add("pyramid pile", "Pyramid tiles not seen yet.", parts=names)
        names = tuple([str(i + 1) for i in range(pyramid_tiles.DECORATION_TILES)])
        self.decoration_pile: i64 = layout.add(
            "decoration pile", "Decorations not seen yet.", parts=names
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        out[self.buildings] = city.buildings
        out[self.visible] = visible_building(city)
        k: i64 = self.nobles
        at: i64 = k
        for row, values in zip(city.nobles, boards.NOBLE_ROWS):
            bits: i64 = row
            at = k
            while bits:
                if bits & 1:
                    out[at] = 1
                bits >>= 1
                at += 1
            k += len(values)
        k = self.sites
        for tile in city.pyramid:
            if tile >= 0:
                a, b, c, d = pyramid_tiles.ORIENTED[tile]
                out[k + self.filled] = 1
                at = k + self.icons
                out[at] = a + 1
                out[at + 1] = b + 1
                out[at + 2] = c + 1
                out[at + 3] = d + 1
            k += self.site_size
        k = self.offer
        for tile in city.pyramid_offer:
            if tile >= 0:
                a, b, c, d = pyramid_tiles.TILE_ICONS[tile]
                out[k + a] = 1
                out[k + ICONS + b] = 1
                out[k + 2 * ICONS + c] = 1
                out[k + 3 * ICONS + d] = 1
            k += self.offered_size
        k = self.sides
        for tile in city.decorations:
            if tile >= 0:
                a, b = pyramid_tiles.DECORATION_ICONS[tile]
                out[k + self.decorated] = 1
                at = k + self.side_icons
                out[at] = a + 1
                out[at + 1] = b + 1
            k += self.side_size
        k = self.decoration_offer
        for tile in city.decoration_offer:
            if tile >= 0:
                a, b = pyramid_tiles.DECORATION_ICONS[tile]
                out[k + a] = 1
                out[k + ICONS + b] = 1
            k += self.decoration_size
        k = self.pile
        left: i64 = city.pyramid_pile
        while left:
            if left & 1:
                out[k] = 1
            left >>= 1
            k += 1
        k = self.decoration_pile
        left = city.decoration_pile
        while left:
            if left & 1:
                out[k] = 1
            left >>= 1
            k += 1


class Mark:
    """The pieces that the fields of this file and of `discovery.py` were written of.

    What seldom changes in a city is a tuple that is replaced as a whole, so the same objects mean
    the same bytes.
    """

    def __init__(self, city: City) -> None:
        self.royal = city.royal
        self.technologies = city.technologies
        self.bonus = city.bonus
        self.near = city.near
        self.piles = city.piles
        self.pyramid = city.pyramid
        self.pyramid_offer = city.pyramid_offer
        self.pyramid_pile = city.pyramid_pile
        self.decorations = city.decorations
        self.decoration_offer = city.decoration_offer
        self.decoration_pile = city.decoration_pile
        self.buildings = city.buildings
        self.nobles = city.nobles

    def fits(self, city: City) -> bool:
        """Return whether a city has the same pieces."""
        return (
            self.pyramid_offer is city.pyramid_offer
            and self.near is city.near
            and self.piles is city.piles
            and self.pyramid is city.pyramid
            and self.decoration_offer is city.decoration_offer
            and self.decorations is city.decorations
            and self.technologies is city.technologies
            and self.royal is city.royal
            and self.bonus is city.bonus
            and self.nobles is city.nobles
            and self.buildings == city.buildings
            and self.pyramid_pile == city.pyramid_pile
            and self.decoration_pile == city.decoration_pile
        )
