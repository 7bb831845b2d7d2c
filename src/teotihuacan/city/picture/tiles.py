"""Tiles: small cream plates whose icons show what they give and what they cost.

Every function draws with the upper left corner at the origin and leaves spots and places to the
part that lays the tile down.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.city.picture.symbols import BOARD_SYMBOLS, ICON_SYMBOLS, UNIT_SYMBOLS
from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_ICONS, ORIENTED
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.pieces import Technology
from teotihuacan.city.rules.printed import discovery as printed_discovery
from teotihuacan.city.rules.printed import starting as printed_starting
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.words.goods import GATHERING
from teotihuacan.picture import row
from teotihuacan.picture.ink import SMALL, group, path, rect, remembered, text, use
from teotihuacan.picture.row import plate
from teotihuacan.picture.type import width

MINUS: Final = "\N{MINUS SIGN}"

OF_SYMBOLS: Final[dict[str, str]] = {
    "technologies": "technology",
    "pyramid_track": "track",
    "avenue": "avenue",
    "masks": "mask",
    "bonus_tiles": "bonus",
    "discovery": "discovery",
    "workers": "worker",
    "major_pairs": "major-pair",
}
"""Symbols of the things that royal and bonus tiles count."""


class Row(row.Row):
    """Icons and type from left to right, bundles of goods among them."""

    def things(self, bundle: Bundle, paid: bool = False) -> Row:
        """Return the icons of a bundle: the number if it is more than one, then the icon.

        Power that is paid is a worker powered down.
        """
        for unit, amount in zip(units.UNITS, bundle.amounts, strict=True):
            if not amount:
                continue
            if unit == "points":
                self.points(amount)
                continue
            if amount > 1:
                self.say(amount)
                self.width -= self.gap - 1  # a number stands close to its icon
            self.icon("power-down" if paid and unit == "power" else UNIT_SYMBOLS[unit])
        return self

    def ups(self, count: int) -> Row:
        """Power-ups: arrows on top of each other, close to what brings them."""
        side = 15.0 if count == 1 else 13.0
        middle = self.room(13) + 6.5
        for place in range(count):
            self.drawn.append(use("up", middle, (place - (count - 1) / 2) * 13.5, side))
        return self


@remembered
def bundle(things: Bundle, x: float, y: float, size: float = 20) -> str:
    """Draw what is paid or gained together, as icons centred on a point."""
    return Row(size).things(things).centred(x, y)


def icon(number: int, x: float, y: float, size: float) -> str:
    """An icon of pyramid tiles and decorations, centred on a point."""
    return use(ICON_SYMBOLS[number], x, y, size)


# --- discovery tiles ------------------------------------------------------------------------------


def discovery_effect(kind: int, size: float) -> Row:
    """Return the icons of a discovery tile: a mask, its gain, or the sign of its effect."""
    tile = printed_discovery.TILES[kind]
    row = Row(size)
    if tile.mask:
        return row.icon(f"mask-{tile.mask}")
    if tile.special:
        row.icon("worker-more" if tile.special == "extra_worker" else tile.special)
    return row.things(tile.gain)


def face(kind: int) -> str:
    """The class of a discovery tile: masks, Major ones and those that lie apart have a colour."""
    tile = printed_discovery.TILES[kind]
    if tile.stack == printed_discovery.MAJOR:
        return "tile major"
    if tile.stack == printed_discovery.APART:
        return "tile special"
    return "tile mask-tile" if tile.mask else "tile"


@remembered
def discovery(kind: int, size: float = 54, price: bool = True) -> str:
    """A discovery tile, with what claiming it costs on a band below."""
    cost = printed_discovery.TILES[kind].cost
    band = min(21, size * 0.4)
    paid = price and not cost.is_empty()
    middle = (size - band) / 2 + 0.5 if paid else size / 2
    room = (size - band if paid else size) - 6
    row = discovery_effect(kind, min(room, 34))
    if row.width > size - 8:  # several things: all of them, smaller
        for smaller in (22, 17, 14, 12):
            row = discovery_effect(kind, min(room, smaller))
            if row.width <= size - 2:
                break
    drawn = plate(size, size, face(kind))
    drawn += row.centred(size / 2, middle)
    if paid:
        top = size - band
        drawn += path(
            f"M0 {top:.1f} H{size} V{size - 5:.1f} a5 5 0 0 1 -5 5 H5 a5 5 0 0 1 -5 -5Z", "price"
        )
        drawn += Row(min(17, band), 2).things(cost, paid=True).centred(size / 2, top + band / 2)
    return drawn


# --- technologies, royal tiles, starting tiles ----------------------------------------------------


DEED_SYMBOLS: Final[dict[str, str]] = {"collect": "cocoa", "royal": "crown"}
"""Actions that some technologies reward."""


def where(tile: Technology, size: float) -> Row:
    """Return the icons of where a technology helps."""
    helps = Row(size, 1)
    if tile.when == "power-up":
        helps.icon("power")
    elif tile.when == "taking":
        helps.icon("resource")
    elif tile.when == "instead":
        helps.icon("cocoa")
    elif tile.triggers:
        for deed in tile.triggers:
            helps.icon(DEED_SYMBOLS[deed])
    elif tile.boards == GATHERING:  # one icon stands for all three
        helps.icon("resource")
    else:
        for board in tile.boards:
            helps.icon(BOARD_SYMBOLS[board])
    if tile.when == "pass":
        helps.icon("turn", 14)
    return helps


def learned(index: int, brief: bool = False) -> tuple[float, str]:
    """A technology that somebody has learned, on a small plate from its middle line; how wide.
    In brief it only says where it helps."""
    tile = technologies.TILES[index]
    line = where(tile, 17)
    if not brief:
        line.apart(3)
        if not tile.cost.is_empty():
            line.things(tile.cost).arrow()
        line.things(tile.gain)
    wide = line.width + 8
    return wide, group(plate(wide, 26, "tile learned", 5), at=(0, -13)) + line.at(4, 0)


@remembered
def technology(index: int, w: float = 72, h: float = 62, numbered: bool = False) -> str:
    """A technology: where it helps, its price in gold, what it brings; in some games its number."""
    tile = technologies.TILES[index]
    helps = where(tile, 19)
    price = Row(15, 1).say(tile.price.of(units.GOLD)).icon("gold")
    number = text(w - 4, h - 5, tile.label, "soft", SMALL, "end") if numbered else ""
    room = w - 9 - width(tile.label, SMALL) if numbered else w
    return (
        plate(w, h)
        + path(f"M0 24 V5 a5 5 0 0 1 5 -5 H{w - 5} a5 5 0 0 1 5 5 V24Z", "price")
        + helps.at(4, 12)
        + price.before(w - 4, 12)
        + brings(tile, room).centred(room / 2, (h + 24) / 2)
        + number
    )


def brings(tile: Technology, room: float) -> Row:
    """Return the benefit of a technology and its cost per use, as large as fits."""
    for size in (24, 20, 18, 16, 14, 12):
        gains = Row(size, 2)
        if not tile.cost.is_empty():
            gains.things(tile.cost).arrow()
        gains.things(tile.gain)
        if gains.width <= room - 2:
            break
    return gains


def limit(index: int, size: float) -> Row:
    """Return the range of the locked worker's power: up to it, or once for each."""
    tile = ROYAL_TILES[index]
    row = Row(size)
    row.say("≤" if tile.effect in ("points", "trade") else "×").icon("die")
    if tile.plus:
        row.say("+1" if tile.plus > 0 else f"{MINUS}1")
    return row


def royal_effect(index: int, size: float) -> Row:
    """Return the icons of what a royal tile trades or scores."""
    tile = ROYAL_TILES[index]
    row = Row(size)
    if tile.effect == "points":
        return row.points(tile.points).say("/").icon(OF_SYMBOLS[tile.of])
    if tile.effect == "gain":
        return row.things(tile.gain)
    return row.things(tile.pay).arrow().things(tile.gain)


@remembered
def starting(index: int, symbols: tuple[str, ...], w: float = 112, h: float = 74) -> str:
    """A starting tile: its two boards, and what it brings."""
    tile = printed_starting.TILES[index]
    half = w / 2
    drawn = plate(w, h, "tile starting")
    drawn += path(f"M0 32 V5 a5 5 0 0 1 5 -5 H{w - 5} a5 5 0 0 1 5 5 V32Z", "price")
    drawn += rect(half - 0.5, 5, 1, 22, "rule")
    for place, board in enumerate(tile.boards):
        drawn += use(symbols[board], half * (place + 0.5), 16, 24)
    return drawn + bundle(tile.gain, half, (h + 32) / 2, 23)


# --- pyramid and decorations ----------------------------------------------------------------------


@remembered
def pyramid_tile(oriented: int, size: float) -> str:
    """A pyramid tile as it lies: tile * 4 + rotation, an icon in every corner."""
    quarter = size / 4
    corners = ((1, 1), (3, 1), (3, 3), (1, 3))  # clockwise from the top left
    side = size * 0.36
    drawn = [plate(size, size, "tile stone", size * 0.09)]
    drawn.append(rect(size / 2 - 0.5, size * 0.08, 1, size * 0.84, "rule"))
    drawn.append(rect(size * 0.08, size / 2 - 0.5, size * 0.84, 1, "rule"))
    for number, (x, y) in zip(ORIENTED[oriented], corners, strict=True):
        drawn.append(icon(number, quarter * x, quarter * y, side))
    return "".join(drawn)


@remembered
def decoration(tile: int, cell: float) -> str:
    """A decoration before it is laid: its two icons side by side."""
    first, second = DECORATION_ICONS[tile]
    return (
        plate(2 * cell, cell, "tile decor", 4)
        + rect(cell - 0.5, cell * 0.16, 1, cell * 0.68, "rule")
        + icon(first, cell / 2, cell / 2, cell * 0.72)
        + icon(second, cell * 1.5, cell / 2, cell * 0.72)
    )
