"""The kinds of step of this module, by number, from 220 on."""

from typing import Final

from teotihuacan.engine.steps import CHANCE, Step

CHOOSE_PRIEST: Final = 220
DRAW_GIFT: Final = 221
KEEP_GIFT: Final = 222


# --- what it owes, see `rules/owing.py` -----------------------------------------------------------


def choose_priest(seat: int) -> Step:
    return (CHOOSE_PRIEST, seat, 0, 0, 0)


def draw_gift() -> Step:
    """A technology of which a priest may give one."""
    return (DRAW_GIFT, CHANCE, 0, 0, 0)


def keep_gift(seat: int) -> Step:
    return (KEEP_GIFT, seat, 0, 0, 0)
