"""Small things of the centre: piles of discovery tiles on their steps, and all markers."""

from typing import Final

from teotihuacan.city.picture.symbols import UNIT_SYMBOLS
from teotihuacan.city.picture.tiles import Row, discovery_effect, face
from teotihuacan.city.rules import units
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from teotihuacan.picture.ink import SMALL, group, halo, remembered, spot, text, use
from teotihuacan.picture.row import plate
from teotihuacan.picture.seats import SEATS, seat_shape

TILE: Final = (27, 30)
STEP: Final = (28, 32)  # from one tile to the next


@remembered
def small_tile(kind: int) -> str:
    """A discovery tile of a pile: what it brings, and below one icon for each thing it costs."""
    wide, high = TILE
    cost = price_icons(discovery.TILES[kind].cost)
    drawn = plate(wide, high, face(kind), 4)
    gain = discovery.TILES[kind].gain
    if gain.of(units.POINTS):
        drawn += points(gain.of(units.POINTS), wide / 2, high / 2 if not cost else 10.5)
        size = 0.0
    elif max(gain.amounts) > 1:
        size = 15.0  # a number beside it
    else:
        size = 20.0 if cost else 24.0
    if size:
        drawn += discovery_effect(kind, size).centred(wide / 2, 10.5 if cost else high / 2)
    for place, symbol in enumerate(cost):
        x = wide / 2 + (place - (len(cost) - 1) / 2) * 8.5
        drawn += use(symbol, x, high - 6, 10.5)
    return drawn


def price_icons(cost: Bundle) -> list[str]:
    icons: list[str] = []
    for unit in ("cocoa", "wood", "stone", "gold"):
        icons += [UNIT_SYMBOLS[unit]] * cost.of(units.UNITS.index(unit))
    return icons


@remembered
def points(amount: int, x: float, y: float, size: float = 21) -> str:
    """A rosette with a number in it."""
    return use("points", x, y, size) + text(x, y + 5, amount, "bold", SMALL, "middle")


def pile(city: City, number: int, x: float, y: float, in_row: int) -> str:
    """The tiles of a pile where they lie."""
    if number >= len(city.piles):
        return ""
    return spread(tuple(sorted(city.piles[number])), number, x, y, in_row)


@remembered
def spread(tiles: tuple[int, ...], number: int, x: float, y: float, in_row: int) -> str:
    """Tiles side by side and below each other; each kind is a spot once."""
    drawn: list[str] = []
    seen: list[int] = []
    for place, kind in enumerate(tiles):
        # The last row is centred when it is not full.
        in_this = min(in_row, len(tiles) - place // in_row * in_row)
        left = x + (in_row - in_this) * STEP[0] / 2
        at = (left + place % in_row * STEP[0], y + place // in_row * STEP[1])
        if kind in seen:
            drawn.append(group(small_tile(kind), at=at, data_about=f"tile:{kind}"))
            continue
        seen.append(kind)
        name, edge = f"pile-{number}-{discovery.TILES[kind].key}", halo(0, 0, *TILE, 4)
        drawn.append(spot(name, small_tile(kind), halo=edge, about=f"tile:{kind}", at=at))
    return "".join(drawn)


@remembered
def marker(name: str, seat: int, x: float, y: float, r: float) -> str:
    """A player's marker on a track: a piece in the shape and colour of its seat."""
    return group(
        seat_shape(seat, 0, 0, r), at=(x, y), class_=f"marker {SEATS[seat]}", data_piece=name
    )


Room = tuple[float, float, float]
"""The place of a marker, and its radius."""


def places(count: int, x: float, y: float, wide: float, high: float) -> list[Room]:
    """Room for markers in a rectangle: x, y and radius of each, as large as they can be."""
    if count == 0:
        return []
    best = (0.0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        room = min(wide / columns, high / rows)
        if room > best[0] + 0.01:
            best = (room, columns)
    room, columns = best
    rows = -(-count // columns)
    radius = min(room * 0.43, 8.5)
    across, down = min(wide / columns, 21), min(high / rows, 21)
    found: list[Room] = []
    for number in range(count):
        row = number // columns
        in_row = columns if row < rows - 1 else count - columns * (rows - 1)
        column = number % columns
        left = x + wide / 2 + (column - (in_row - 1) / 2) * across
        top = y + high / 2 + (row - (rows - 1) / 2) * down
        found.append((left, top, radius))
    return found


@remembered
def reward(things: Bundle, x: float, y: float) -> str:
    """Draw the reward of a step, from x on, its middle line at y; points are a rosette."""
    if things.of(units.POINTS):
        return points(things.of(units.POINTS), x + 11, y, 23)
    return Row(16, 1).things(things).at(x - 1, y)
