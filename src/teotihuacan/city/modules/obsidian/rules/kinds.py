"""The kinds of step of this module, by number: they follow those of solo play."""

from typing import Final

from teotihuacan.city.modules.solo.rules.kinds import AFTER_SOLO
from teotihuacan.engine.steps import Step

MOVE_BACK: Final = AFTER_SOLO
BACK_DISTANCE: Final = AFTER_SOLO + 1
USE_AGAIN: Final = AFTER_SOLO + 2

AFTER_OBSIDIAN: Final = AFTER_SOLO + 3


# --- what it owes, see `rules/owing.py` -----------------------------------------------------------


def move_back(seat: int, most: int, left: int, may: int) -> Step:
    """Move workers back, so far at most and so many times; with `may` any of it can be declined."""
    return (MOVE_BACK, seat, most, left, may)


def back_distance(seat: int, worker: int, most: int) -> Step:
    return (BACK_DISTANCE, seat, worker, most, 0)


def use_again(seat: int, left: int) -> Step:
    return (USE_AGAIN, seat, left, 0, 0)
