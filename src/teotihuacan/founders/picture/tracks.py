"""Pyramid tiles, masks and the Favor track; and the rounds above everything."""

from functools import cache
from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.picture import display, pieces
from teotihuacan.founders.picture.display import cost
from teotihuacan.founders.picture.names import topic
from teotihuacan.founders.picture.pieces import Row
from teotihuacan.founders.picture.symbols import MASK_SYMBOLS
from teotihuacan.founders.rules.printed import rounds as printed_rounds
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.state import Founding
from teotihuacan.picture import ornament
from teotihuacan.picture.ink import LARGE, SMALL, circle, group, rect, remembered, text, use
from teotihuacan.picture.row import plate
from teotihuacan.picture.seats import SEATS, seat_shape
from teotihuacan.picture.type import width
from teotihuacan.words import Words

PYRAMID: Final = (72, 66)
MASK: Final = (102, 52)


def pyramid_and_favor(founding: Founding, more: float) -> str:
    drawn: list[str] = []
    apart = more / 2  # what there is more room for lies further apart
    for colour in range(len(tiles.COLOURS)):
        kind = tiles.FIRST_PYRAMID + colour
        drawn.append(pyramid_tile(kind, founding.display[kind], founding.supply[kind], colour * 78))
    drawn.append(cost(tiles.FIRST_PYRAMID, 78 * 3 + (display.WIDE - 78 * 3) / 2 - 2, 22))
    for colour in range(len(MASK_SYMBOLS)):
        left = tuple(founding.setting.masks[colour][founding.masks[colour] :])
        at = (colour * display.COLUMN, PYRAMID[1] + 9 + apart)
        drawn.append(group(masks_left(colour, left), at=at))
    drawn.append(group(favor(founding), at=(0, PYRAMID[1] + MASK[1] + 18 + more)))
    return "".join(drawn)


@remembered
def pyramid_tile(kind: int, shown: int, left: int, x: float) -> str:
    wide, high = PYRAMID
    return group(
        plate(wide, high, "tile offer" if shown else "tile offer none", 6),
        group(pieces.pyramid_tile(kind - tiles.FIRST_PYRAMID, 42), at=((wide - 42) / 2, 4)),
        text(7, high - 5, f"×{shown}", "bold", SMALL),
        text(wide - 6, high - 5, f"+{left}", "soft", SMALL, "end"),
        at=(x, 0),
        data_about=f"tile:{kind}",
    )


@remembered
def masks_left(colour: int, left: tuple[int, ...]) -> str:
    """The top tile of a stack with its points, and those below it."""
    wide, high = MASK
    if not left:
        spent = use(MASK_SYMBOLS[colour], wide / 2, high / 2, 30, "spent")
        return group(rect(0, 0, wide, high, "empty-tile", 5) + spent, data_about=topic("masks"))
    drawn = plate(wide, high, "tile mask-tile", 6)
    drawn += use(MASK_SYMBOLS[colour], 25, high / 2, 38)
    drawn += Row(20).points(left[0]).at(50, 18)
    below = " ".join(str(points) for points in left[1:])
    drawn += text(52, high - 7, below, "soft", SMALL)
    return group(drawn, data_about=topic("masks"))


# --- Favor ----------------------------------------------------------------------------------------


def favor(founding: Founding) -> str:
    """The track from left to right; markers stand on the space where they are."""
    steps = len(printed_rounds.FAVOR) + 1
    side = (display.WIDE - 18) / steps
    drawn = [favor_ground()]
    for step in range(steps):
        here = [f.seat for f in founding.founders if f.favor == step]
        for place, seat in enumerate(here):
            across = 0 if len(here) == 1 else -1 if place % 2 == 0 else 1
            down = 0 if len(here) < 3 else -1 if place < 2 else 1
            r = 8 if len(here) == 1 else 6 if len(here) == 2 else 5
            x = 18 + step * side + side / 2 + across * 7.2
            y = (16 if step else 20) + down * 6.3
            shape = seat_shape(seat, x, y, r)
            drawn.append(group(shape, class_=f"piece {SEATS[seat]}", data_piece=f"favor-{seat}"))
    return "".join(drawn)


@cache
def favor_ground() -> str:
    steps = len(printed_rounds.FAVOR) + 1
    side = (display.WIDE - 18) / steps
    drawn = [use("favor", 8, 20, 22)]
    for step in range(steps):
        x = 18 + step * side
        drawn.append(rect(x + 1, 0, side - 2, 40, "favor-step", 6))
        if step:
            points = f"+{printed_rounds.FAVOR[step - 1]}"
            drawn.append(text(x + side / 2, 36.5, points, "soft", SMALL, "middle"))
    return group(*drawn, data_about=topic("favor"))


# --- rounds ---------------------------------------------------------------------------------------

ROUNDS: Final = (536, 48)


def rounds(game: Game[Founding], seat: int | None, words: Words) -> str:
    """A sun for each round; the last one is eclipsed."""
    now, last = game.state.round, game.state.setting.rounds
    said = words.text("picture.round", round=now, rounds=last)
    return round_track(said if now else words.text("picture.setup"), now, last)


@remembered
def round_track(said: str, now: int, count: int) -> str:
    wide, high = ROUNDS
    drawn = [
        rect(1, 3, wide - 2, high - 2, "shade", 12),
        rect(1, 1, wide - 2, high - 2, "board sky", 12),
        text(18, 31, said, "bold", LARGE),
    ]
    left = wide - 14 - count * 44
    drawn.append(ornament.between(30 + width(said, LARGE, bold=True), left - 8, 18))
    for number in range(1, count + 1):
        x = left + (number - 0.5) * 44
        past = " past" if number < now else " today" if number == now else ""
        drawn.append(circle(x, high / 2, 18, f"day{past}"))
        if number == count:
            drawn.append(use("eclipse", x, high / 2, 30))
        else:
            drawn.append(text(x, high / 2 + 7, number, "bold", LARGE, "middle"))
    return group(*drawn, data_about=topic("round"))
