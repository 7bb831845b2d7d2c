"""What a picture is drawn from: the table of City of Gods, and who is on the way where."""

from __future__ import annotations

from typing import Final, Literal, get_args

from teotihuacan.city.rules.agenda import ACTION, WORSHIP
from teotihuacan.city.rules.state import HAND, City, board_of
from teotihuacan.engine.game import Game

Layout = Literal["wide", "phone"]
"""For which screen: a few parts have another shape on a phone."""

LAYOUTS: Final[tuple[Layout, ...]] = get_args(Layout)


def city_of(game: Game) -> City:
    """The table of a game; only City of Gods has a picture."""
    table = game.state
    if not isinstance(table, City):
        raise TypeError(f"there is no picture of {game.rules.name}")
    return table


def arriving(city: City) -> dict[tuple[int, int], int]:
    """The board where a worker in hand is about to act, by seat and worker.

    For the rules it stands nowhere while its player decides; people see it where it goes.
    """
    found: dict[tuple[int, int], int] = {}
    for kind, seat, a, b, c in city.agenda:
        if kind == ACTION:
            movers, board = (a, b), c
        elif kind == WORSHIP:
            movers, board = (b, c), board_of(a)
        else:
            continue
        for worker in movers:
            if worker >= 0 and city.players[seat].place[worker] == HAND:
                found[seat, worker] = board
    return found
