"""The Main board: Buildings by resource and size, Temples, Worship tiles.

Each has the number that is on display, and behind it, small, what is left in the supply.  `more` is
by how much there is more room from top to bottom than on a wide board.
"""

from typing import Final

from teotihuacan.founders.picture import pieces
from teotihuacan.founders.picture.names import tile_spot, topic, worship_spot
from teotihuacan.founders.picture.pieces import COLOUR_CLASSES, Row
from teotihuacan.founders.picture.symbols import RESOURCE_SYMBOLS
from teotihuacan.founders.rules.effects import left_in_stack
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.printed.tiles import colour_of
from teotihuacan.founders.rules.resources import GOLD, STONE, WOOD
from teotihuacan.founders.rules.state import Founding
from teotihuacan.picture.ink import SMALL, group, halo, rect, remembered, spot, text, use
from teotihuacan.picture.row import plate

WIDE: Final = 324
MINUS: Final = "\N{MINUS SIGN}"

# --- Buildings ------------------------------------------------------------------------------------

ROWS: Final = (WOOD, STONE, GOLD)
BUILDING: Final = (76, 61)
LEFT: Final = 20  # room for the signs of the rows


def buildings(founding: Founding, more: float) -> str:
    """A table: a row for each resource, a column for each size."""
    wide, high = BUILDING[0], BUILDING[1] + more / len(ROWS)
    drawn: list[str] = []
    for place, resource in enumerate(ROWS):
        middle = place * (high + 4) + high / 2
        drawn.append(use(RESOURCE_SYMBOLS[resource], 8, middle, 20))
        for kind in range(tiles.BUILDINGS):
            if tiles.RESOURCE[kind] == resource:
                x = LEFT + (tiles.SIZES[kind] - 1) * wide
                shown, left = founding.display[kind], founding.supply[kind]
                # Those of size 1 are never on display: they come from the supply.
                only = founding.setting.display[kind] == 0
                at = (x, place * (high + 4))
                drawn.append(building(kind, shown, left, only, at, high))
    return "".join(drawn)


@remembered
def building(
    kind: int, shown: int, left: int, only: bool, at: tuple[float, float], high: float
) -> str:
    wide, lower = BUILDING[0] - 4, high - BUILDING[1]
    inside = [
        plate(wide, high, "tile offer" if shown or (only and left) else "tile offer none", 6),
        group(pieces.form_centred(kind, 14 + lower / 5), at=(wide / 2, 23 + lower / 2)),
        counts(shown, left, only, wide, high),
    ]
    edge = halo(0, 0, wide, high, 6)
    return spot(tile_spot(kind), *inside, halo=edge, about=f"tile:{kind}", at=at)


def counts(shown: int, left: int, only: bool, wide: float, high: float) -> str:
    """Draw how many are on display, and how many are left."""
    more = text(wide - 6, high - 6, f"+{left}", "soft", SMALL, "end")
    return more if only else text(7, high - 6, f"×{shown}", "bold", SMALL) + more


# --- Temples and Worship tiles --------------------------------------------------------------------

COLUMN: Final = WIDE / 3
TEMPLE: Final = (102, 86)
TABLET: Final = (102, 47)


def temples(founding: Founding, more: float) -> str:
    drawn: list[str] = []
    tall, high = TEMPLE[1] + more / 3, TABLET[1] + more / 3
    for colour in range(len(tiles.COLOURS)):
        kind = tiles.FIRST_TEMPLE + colour
        x = colour * COLUMN
        drawn.append(temple(kind, founding.display[kind], founding.supply[kind], x, tall))
        drawn.append(group(worship_stack(founding, colour, high), at=(x, tall + 6)))
    return "".join(drawn)


def cost(kind: int, x: float, y: float) -> str:
    """The price at full Strength, and what each missing point costs more."""
    full = Row(16, 2).say(tiles.SIZES[kind]).apart(-3).icon("strength", 17).apart(4)
    full.price(tiles.PRICES[kind - tiles.FIRST_TEMPLE][tiles.SIZES[kind]])
    less = Row(15, 2).say(f"{MINUS}1", "soft").apart(-3).icon("strength", 14).apart(3)
    less.say("+", "soft").apart(-3).price(tiles.extra_of(kind))
    return full.centred(x, y) + group(less.centred(x, y + 20), class_="lesser")


@remembered
def temple(kind: int, shown: int, left: int, x: float, high: float) -> str:
    wide, lower = TEMPLE[0], high - TEMPLE[1]
    colour = COLOUR_CLASSES[colour_of(kind)]
    return spot(
        tile_spot(kind),
        plate(wide, high, "tile offer" if shown else "tile offer none", 6),
        rect(0, 0, wide, 4, f"tablet-edge {colour}", 2),
        group(pieces.form_centred(kind, 14), at=(37, 24 + lower / 3)),
        text(wide - 6, 22 + lower / 3, f"×{shown}", "bold", SMALL, "end"),
        text(wide - 6, 38 + lower / 3, f"+{left}", "soft", SMALL, "end"),
        cost(kind, wide / 2, 54 + lower * 2 / 3),
        halo=halo(0, 0, wide, high, 6),
        about=f"tile:{kind}",
        at=(x, 0),
    )


def worship_stack(founding: Founding, stack: int, high: float) -> str:
    """The tile beside a stack, and below it the stack with the tile on top."""
    wide = TABLET[0]
    left = left_in_stack(founding, stack)
    drawn = [face_up(stack, founding.beside[stack], "side", 0, high)]
    below = high + 5
    if left:
        for depth in range(min(2, left), 0, -1):
            drawn.append(rect(depth * 2, below + depth * 2, wide, high, "tile tablet-back", 5))
    if founding.top[stack] >= 0:
        drawn.append(face_up(stack, founding.top[stack], "top", below, high))
    elif left:
        drawn.append(face_down(stack, below, high))
    else:
        drawn.append(rect(0, below, wide, high, "empty-tile", 5))
    if left:
        drawn.append(text(8, below + high - 5, left, "soft", SMALL))
    return "".join(drawn)


@remembered
def face_up(stack: int, kind: int, place: str, y: float, high: float) -> str:
    wide = TABLET[0]
    if kind < 0:
        return rect(0, y, wide, high, "empty-tile", 5)
    drawn, edge = pieces.worship_tile(kind, wide, high), halo(0, 0, wide, high, 5)
    return spot(worship_spot(stack, place), drawn, halo=edge, about=f"worship:{kind}", at=(0, y))


@remembered
def face_down(stack: int, y: float, high: float) -> str:
    """Draw the next, unseen tile, which can be taken at setup."""
    wide = TABLET[0]
    drawn, edge = pieces.worship_back(stack, wide, high), halo(0, 0, wide, high, 5)
    return spot(worship_spot(stack, "stack"), drawn, halo=edge, about=topic("offering"), at=(0, y))
