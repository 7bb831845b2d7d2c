"""The kinds of step of this module, by number, from 120 on."""

from typing import Final

from teotihuacan.engine.steps import Step

MOVE_BACK: Final = 120
BACK_DISTANCE: Final = 121
USE_AGAIN: Final = 122


# --- what it owes, see `rules/owing.py` -----------------------------------------------------------


def move_back(seat: int, most: int, left: int, may: int) -> Step:
    """Move workers back, so far at most and so many times; with `may` any of it can be declined."""
    return (MOVE_BACK, seat, most, left, may)


def back_distance(seat: int, worker: int, most: int) -> Step:
    return (BACK_DISTANCE, seat, worker, most, 0)


def use_again(seat: int, left: int) -> Step:
    return (USE_AGAIN, seat, left, 0, 0)
