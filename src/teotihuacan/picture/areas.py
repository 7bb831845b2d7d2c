"""The area of a player: a plate with shape, name and points, and room below for what they have."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.picture.ink import LARGE, SCORE, group, halo, path, rect, spot, text, use
from teotihuacan.picture.seats import SEATS, seat_shape
from teotihuacan.picture.type import fitted, width
from teotihuacan.words import Words

WIDE: Final = 370
HIGH: Final = 92
PURSE: Final = (370, 30)
"""One line: what one has, for screens that cannot show the areas all the time."""


def ground(tall: float, turn: bool) -> str:
    """Return the background of an area; that of the active player has another rim."""
    return rect(1, 2.5, WIDE - 2, tall - 3, "shade", 10) + rect(
        1, 1, WIDE - 2, tall - 3, "player-area turn" if turn else "player-area", 10
    )


def purse(game: Game, seat: int, *things: str) -> str:
    """Shape, whatever a game counts, and points."""
    middle = PURSE[1] / 2
    points = str(game.scores[seat])
    left = PURSE[0] - 4 - width(points, LARGE, bold=True)
    return group(
        seat_shape(seat, 12, middle, 9),
        *things,
        use("points", left - 14, middle, 22),
        text(PURSE[0] - 4, middle + 7, points, "bold", LARGE, "end"),
        class_=SEATS[seat],
    )


def counted(symbol: str, count: int, x: float) -> str:
    """Something of which one has some, in the purse."""
    middle = PURSE[1] / 2
    return use(symbol, x + 12, middle, 22) + text(x + 27, middle + 7, count, "bold", LARGE)


def before_points(game: Game, seat: int) -> float:
    """Return where the points of a seat begin."""
    return WIDE - 14 - width(str(game.scores[seat]), SCORE, bold=True)


def plate(game: Game, words: Words, seat: int, mine: bool, taken: float = 0) -> str:
    """Shape, name and points; a name gives way to what has taken some of its room."""
    left = before_points(game, seat)
    room = left - 44 - 32 - taken - (28 if mine or game.over else 0)
    called = words.at(game.rules.cast(game.state)).part("seat", seat)
    name = fitted(called, room, LARGE, bold=True)
    after = 44 + width(name, LARGE, bold=True) + 16
    inside = [
        path(f"M1 36 V11 a10 10 0 0 1 10 -10 H{WIDE - 11} a10 10 0 0 1 10 10 V36Z", "name-plate"),
        seat_shape(seat, 24, 18.5, 11),
        text(44, 25, name, "bold", LARGE),
        group(
            use("points", left - 17, 18.5, 24),
            text(WIDE - 14, 28, str(game.scores[seat]), "bold", SCORE, "end"),
            data_count=f"points-{seat}",
        ),
    ]
    if game.over:
        inside += [use("crown", after, 18, 24)] if seat in game.winners else []
    elif mine:
        inside.append(use("to-move", after, 18, 22))
    return spot(f"plate-{seat}", *inside, halo=halo(2, 2, WIDE - 4, 33, 8))
