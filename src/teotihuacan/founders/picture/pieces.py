"""Tiles, cubes and disks: Buildings and Temples in their forms, Pyramid tiles, Worship tiles.

What they are shows without colour: Buildings have a roof of thatch, of blocks or of lozenges and
the sign of what they produce, Temples rise in steps and bear a leaf, a drop or a sun.  Everything
is drawn from its own upper left corner; the caller places it and says what it stands for.
"""

from functools import cache
from typing import Final, Self

from teotihuacan.founders.picture.outline import Cell, inner_edges, outline
from teotihuacan.founders.picture.symbols import MASK_SYMBOLS, RESOURCE_SYMBOLS, SIGNS, TEMPLES
from teotihuacan.founders.rules.printed import boards, disks, tiles, worship
from teotihuacan.founders.rules.printed.boards import Reward
from teotihuacan.founders.rules.printed.tiles import colour_of
from teotihuacan.founders.rules.resources import Price
from teotihuacan.picture import row
from teotihuacan.picture.ink import SMALL, circle, group, path, rect, remembered, text, use
from teotihuacan.picture.row import plate
from teotihuacan.picture.seats import seat_shape

MATERIALS: Final = ("of-gold", "of-stone", "of-wood")  # classes of Buildings, by resource
COLOUR_CLASSES: Final = ("of-green", "of-blue", "of-red")

DEPTH: Final = 0.09  # how far a wall is seen below a roof, in sides of a space


# --- forms ----------------------------------------------------------------------------------------


def cells_of(tile: int, orientation: int) -> tuple[Cell, ...]:
    """The rows and columns of a Building or Temple, turned in one of its ways."""
    return tiles.SHAPE[tile].forms[orientation].cells


def extent(tile: int, orientation: int, side: float) -> tuple[float, float]:
    """Return the width and height of a tile, on spaces of this size."""
    cells = cells_of(tile, orientation)
    return (max(col for _, col in cells) + 1) * side, (max(row for row, _ in cells) + 1) * side


@cache
def heart(cells: tuple[Cell, ...]) -> tuple[float, float]:
    """Return where a sign is put: mid-square nearest to the middle, or between two."""
    rows = sum(row for row, _ in cells) / len(cells)
    cols = sum(col for _, col in cells) / len(cells)
    if len(cells) % 2 == 0 and all(
        (r, c) in cells
        for r in {int(rows), -int(-rows // 1)}
        for c in {int(cols), -int(-cols // 1)}
    ):
        return cols + 0.5, rows + 0.5  # inside the form, between squares
    row, col = min(cells, key=lambda cell: (abs(cell[0] - rows) + abs(cell[1] - cols), cell))
    return col + 0.5, row + 0.5


@remembered
def tile(kind: int, orientation: int, side: float) -> str:
    """A Building or Temple as it lies, on spaces so wide."""
    if kind < tiles.FIRST_TEMPLE:
        return building(kind, orientation, side)
    return temple(kind, orientation, side)


def building(kind: int, orientation: int, side: float) -> str:
    """A house with a roof of its material, and the sign of what it produces."""
    cells = cells_of(kind, orientation)
    resource = tiles.RESOURCE[kind]
    edge, round_ = side * 0.05, side * 0.16
    walls = outline(cells, side, edge, round_)
    roof = outline(cells, side, edge + side * 0.02, round_)
    x, y = heart(cells)
    drawn = [
        path(walls, "dusk", transform=f"translate(0 {side * 0.06:.2f})"),
        path(walls, "house-wall"),
        path(roof, "roof", transform=f"translate(0 {-side * DEPTH / 3:.2f})"),
        path(ROOFS[resource](cells, side), "roof-line"),
        path(inner_edges(cells, side, side * 0.14), "roof-seam"),
        circle(x * side, y * side - side * 0.02, side * 0.31, "sign-bed"),
        use(RESOURCE_SYMBOLS[resource], x * side, y * side - side * 0.02, side * 0.42),
    ]
    return group(*drawn, class_=MATERIALS[resource])


def blocks(cells: tuple[Cell, ...], side: float) -> str:
    """Stone: courses of blocks."""
    drawn = ""
    for r, c in cells:
        x, y = c * side, r * side
        for course in range(1, 4):
            drawn += f"M{x + side * 0.12:.1f} {y + side * course / 4:.1f}h{side * 0.76:.1f}"
            shift = side * (0.3 if course % 2 else 0.6)
            top = y + side * (course - 1) / 4 + side * 0.03
            drawn += f"M{x + shift:.1f} {top:.1f}v{side * 0.19:.1f}"
    return drawn


def thatch(cells: tuple[Cell, ...], side: float) -> str:
    """Wood: upright boards."""
    return "".join(
        f"M{c * side + side * part / 5:.1f} {r * side + side * 0.12:.1f}v{side * 0.72:.1f}"
        for r, c in cells
        for part in range(1, 5)
    )


def lozenges(cells: tuple[Cell, ...], side: float) -> str:
    """Gold: a lozenge in every corner of a space."""
    half = side * 0.12
    return "".join(
        f"M{c * side + side * x:.1f} {r * side + side * y - half:.1f}"
        f"l{half:.1f} {half:.1f}l{-half:.1f} {half:.1f}l{-half:.1f} {-half:.1f}Z"
        for r, c in cells
        for x in (0.26, 0.74)
        for y in (0.26, 0.74)
    )


ROOFS: Final = (lozenges, blocks, thatch)


def temple(kind: int, orientation: int, side: float) -> str:
    """Three steps, each smaller than the one below, and the sign of its colour."""
    cells = cells_of(kind, orientation)
    colour = colour_of(kind)
    x, y = heart(cells)
    up = -side * 0.035
    ground = outline(cells, side, side * 0.03, side * 0.08)
    drawn = [path(ground, "dusk", transform=f"translate(0 {side * 0.07:.2f})")]
    for level, inset in enumerate((0.03, 0.13, 0.23)):
        step = outline(cells, side, side * inset, side * 0.07)
        drawn.append(path(step, f"step step-{level}", transform=f"translate(0 {up * level:.2f})"))
    drawn.append(path(inner_edges(cells, side, side * 0.3), "roof-seam"))
    drawn.append(use(SIGNS[colour], x * side, y * side - side * 0.06, side * 0.66))
    return group(*drawn, class_=COLOUR_CLASSES[colour])


@remembered
def pyramid_tile(colour: int, side: float, level: int = 1) -> str:
    """A Pyramid tile from above: a block with a wall, a band in its colour, and the sign."""
    drawn = [
        rect(0.5, 0.5, side - 1, side - 1, f"block-wall level-{level}", side * 0.07),
        rect(0.5, 0.5, side - 1, side - 1 - side * 0.06, f"block-roof level-{level}", side * 0.07),
    ]
    if colour >= 0:
        band = side * 0.1
        drawn.append(rect(band, band, side - 2 * band, side * 0.94 - 2 * band, "band", side * 0.05))
        drawn.append(use(SIGNS[colour], side / 2, side * 0.47, side * 0.5))
    else:
        drawn.append(blank(side))
    return group(*drawn, class_=COLOUR_CLASSES[colour] if colour >= 0 else None)


def blank(side: float) -> str:
    """The tile in the middle that has no colour."""
    fret = (
        f"M{side * 0.3:.1f} {side * 0.68:.1f}V{side * 0.28:.1f}H{side * 0.7:.1f}"
        f"V{side * 0.58:.1f}H{side * 0.42:.1f}V{side * 0.4:.1f}H{side * 0.58:.1f}"
    )
    return path(fret, "blank-fret")


# --- rows of icons --------------------------------------------------------------------------------


class Row(row.Row):
    """Icons and type from left to right, prices among them."""

    def price(self, cost: Price) -> Self:
        """Add everything in a price: the number if it is more than one, then the icon."""
        amounts = (cost.gold, cost.stone, cost.wood, cost.any)
        for amount, symbol in zip(amounts, (*RESOURCE_SYMBOLS, "resource"), strict=True):
            if amount:
                self.some(amount, symbol)
        return self

    def some(self, amount: int, symbol: str) -> Self:
        if amount > 1:
            self.say(amount)
            self.width -= self.gap - 1  # a number stands close to its icon
        self.icon(symbol)
        return self

    def form(self, kind: int, side: float) -> Self:
        """A Building or Temple in small."""
        wide, high = extent(kind, 0, side)
        self.drawn.append(group(tile(kind, 0, side), at=(self.room(wide), -high / 2)))
        return self


@remembered
def price(cost: Price, x: float, y: float, size: float = 18) -> str:
    return Row(size, 3).price(cost).centred(x, y)


# --- Worship tiles --------------------------------------------------------------------------------


def worship_row(kind: int, size: float, limited: bool = True) -> Row:
    """Return the effect of a Worship tile, as icons."""
    tile = worship.WORSHIP[kind]
    line = Row(size, 3)
    effect = tile.effect
    if effect == worship.TRADE:
        line.price(tile.pay).arrow().points(tile.points)
        return up_to(line, kind) if limited else line
    if effect == worship.MULTIPLY:
        line.icon(TEMPLES[colour_of(tile.temple)]).say("×").icon("building")
        line.apart(-2 * line.gap).icon(RESOURCE_SYMBOLS[tile.building], size * 0.8)
        return up_to(line, kind) if limited else line
    if effect == worship.HAVE:
        for kinds, count in tile.needs:
            needed(line, kinds, count, size)
        return line.arrow().points(tile.points)
    if effect == worship.A_TEMPLE:
        return line.price(tile.pay).arrow().icon("temple-any")
    if effect == worship.A_PYRAMID_TILE:
        return line.price(tile.pay).arrow().icon("pyramid")
    line.points(tile.points)
    if effect == worship.ANY_BUILDING:
        return line.icon("building").say(tile.size)
    return line.icon("influence" if effect == worship.ANY_INFLUENCE else "build")


def needed(line: Row, kinds: int, count: int, size: float) -> None:
    """Tiles that a city must have: a form of its own, or any of a size."""
    named = [kind for kind in range(tiles.FIRST_PYRAMID) if kinds >> kind & 1]
    if len(named) == 1 and named[0] >= tiles.FIRST_TEMPLE:
        line.some(count, TEMPLES[colour_of(named[0])])
    elif len(named) == 1:
        if count > 1:
            line.say(count)
        line.form(named[0], size * 0.5)
    else:
        line.say(f"{count}×").icon("building").say(tiles.SIZES[named[0]])


def up_to(line: Row, kind: int) -> Row:
    """Add the limit of a tile, if it has one, behind its gain."""
    limit = limit_of(kind)
    return line.say(limit, "soft") if limit else line


def limit_of(kind: int) -> str:
    tile = worship.WORSHIP[kind]
    if tile.effect not in (worship.TRADE, worship.MULTIPLY) or tile.most == tile.points:
        return ""
    return f"…{tile.most}"


TWO_LINES: Final = 44


@remembered
def worship_tile(kind: int, wide: float, high: float) -> str:
    """A Worship tile: what it does, and the most points it brings."""
    colour = COLOUR_CLASSES[worship.WORSHIP[kind].stack]
    apart = high > TWO_LINES and bool(limit_of(kind))  # then the limit has a line of its own
    room = high / 2 if apart else high
    line = worship_row(kind, 22, not apart)
    for size in (20.0, 18.0, 16.0, 14.0):
        if line.width <= wide - 14 and line.size <= room - (2 if apart else 10):
            break
        line = worship_row(kind, size, not apart)
    drawn = plate(wide, high, f"tile tablet {colour}", 5)
    drawn += rect(0, 0, 5, high, f"tablet-edge {colour}", 2.5)
    if high > TWO_LINES and worship.WORSHIP[kind].effect == worship.HAVE and line.width > wide - 9:
        needs, brings = Row(14, 2), Row(14, 2).arrow().points(worship.WORSHIP[kind].points)
        for kinds, count in worship.WORSHIP[kind].needs:
            needed(needs, kinds, count, 14)
        middle = wide / 2 + 2.5
        return drawn + needs.centred(middle, high * 0.27) + brings.centred(middle, high * 0.73)
    if apart:
        drawn += text(wide - 6, high - 6, limit_of(kind), "soft", SMALL, "end")
    scale = min(1.0, (wide - 9) / line.width)
    middle = room / 2 + 2 if apart else high / 2
    return drawn + group(line.centred(0, 0), at=(wide / 2 + 2.5, middle), scale=scale)


def worship_width(kind: int, least: float) -> float:
    """Return the width of a Worship tile in one line whose text is not drawn smaller."""
    return max(least, worship_row(kind, 14).width + 9)


BRIEF: Final = 42


@remembered
def worship_brief(kind: int, high: float) -> str:
    """A Worship tile where there are many: only what it brings."""
    tile = worship.WORSHIP[kind]
    colour = COLOUR_CLASSES[tile.stack]
    line = Row(18, 1)
    if tile.effect == worship.A_TEMPLE:
        line.icon("temple-any", 22)
    elif tile.effect == worship.A_PYRAMID_TILE:
        line.icon("pyramid", 22)
    elif tile.effect == worship.MULTIPLY:  # its points are what is counted
        line.icon(TEMPLES[colour_of(tile.temple)], 20).say("×")
    else:
        line.points(tile.points)
    drawn = plate(BRIEF, high, f"tile tablet {colour}", 5)
    drawn += rect(0, 0, 5, high, f"tablet-edge {colour}", 2.5)
    return drawn + line.centred(BRIEF / 2 + 2.5, high / 2)


@remembered
def worship_back(stack: int, wide: float, high: float) -> str:
    """The back of a Worship tile: the sign of its stack."""
    drawn = plate(wide, high, f"tile tablet-back {COLOUR_CLASSES[stack]}", 5)
    return drawn + use(SIGNS[stack], wide / 2, high / 2, min(wide, high) * 0.6)


# --- disks ----------------------------------------------------------------------------------------


def bonus_row(kind: int, size: float) -> Row:
    disk = disks.DISKS[kind]
    line = Row(size, 1)
    if disk.points:
        line.points(disk.points)
    if disk.effect in (disks.RESOURCE, disks.STRENGTH):
        line.icon(disks.EFFECTS[disk.effect])
    elif disk.effect in (disks.INFLUENCE, disks.BUILD):
        line.icon(disks.EFFECTS[disk.effect], size * 1.3)
    return line


@remembered
def bonus_disk(kind: int, r: float) -> str:
    """A Bonus disk, its middle at the origin."""
    drawn = circle(0, r * 0.09, r, "disk-edge") + circle(0, 0, r, "bonus-disk")
    drawn += circle(0, 0, r * 0.86, "bonus-ring")
    line = bonus_row(kind, r * 0.72)
    scale = min(1.0, r * 1.66 / line.width)
    return drawn + group(line.centred(0, 0), scale=scale)


def disk_body(wide: float, high: float) -> str:
    """An Action disk from the side: thick and rounded."""
    return (
        rect(0.8, 2, wide, high, "shade", high / 2.4)
        + rect(0, 0, wide, high, "body", high / 2.4)
        + rect(wide * 0.1, high * 0.12, wide * 0.8, high * 0.22, "shine", high * 0.1)
    )


@remembered
def disk(seat: int, wide: float, high: float) -> str:
    """An Action disk with the shape of its seat."""
    return disk_body(wide, high) + seat_shape(seat, wide / 2, high / 2, high * 0.27, "on-body")


@remembered
def dummy_disk(wide: float, high: float) -> str:
    """The disk of a dummy: crossed, so that it needs no colour."""
    x, y, r = wide / 2, high / 2, high * 0.24
    cross = f"M{x - r} {y - r}L{x + r} {y + r}M{x + r} {y - r}L{x - r} {y + r}"
    return disk_body(wide, high) + path(cross, "cross")


# --- rewards and masks ----------------------------------------------------------------------------


MARK: Final = 22  # the type of a city, which is drawn smaller than other boards on a phone


@remembered
def reward(kind: Reward, side: float) -> str:
    """Draw the reward of a square of the pyramid, centred on the origin."""
    if kind.kind == boards.TEMPLE:
        return form_centred(tiles.FIRST_TEMPLE + kind.colour, side * 0.22)
    if kind.kind == boards.BUILDINGS:
        if len(kind.buildings) == 1:
            return form_centred(kind.buildings[0], side * 0.26)
        first, second = [form_centred(tile, side * 0.24) for tile in kind.buildings]
        return group(first, at=(0, side * -0.2)) + group(second, at=(0, side * 0.2))
    if kind.kind == boards.POINTS:
        return Row(side * 0.34, type=MARK).points(kind.points).centred(0, 0)
    if kind.kind == boards.ANY_BUILDING:
        above = Row(26, type=MARK).points(kind.points).centred(0, -side * 0.18)
        below = Row(24, 2, MARK).icon("building").say(kind.size)
        return above + below.centred(0, side * 0.22)
    return use("worship-tile", 0, 0, side * 0.5)


def form_centred(kind: int, side: float) -> str:
    wide, high = extent(kind, 0, side)
    return group(tile(kind, 0, side), at=(-wide / 2, -high / 2))


@remembered
def mask_tile(colour: int, points: int, wide: float, high: float) -> str:
    """A Mask tile with its points."""
    drawn = plate(wide, high, "tile mask-tile", 5)
    drawn += use(MASK_SYMBOLS[colour], wide * 0.33, high / 2, min(high * 0.8, wide * 0.5))
    return drawn + Row(20).points(points).centred(wide * 0.75, high / 2)
