"""The kinds of step of this module, by number: they follow those of the Empire."""

from typing import Final

from teotihuacan.city.modules.empire.rules.kinds import AFTER_EMPIRE
from teotihuacan.engine.steps import CHANCE, Step

CHOOSE_PRIEST: Final = AFTER_EMPIRE
DRAW_GIFT: Final = AFTER_EMPIRE + 1
KEEP_GIFT: Final = AFTER_EMPIRE + 2

AFTER_EXTRAS: Final = AFTER_EMPIRE + 3


# --- what it owes, see `rules/owing.py` -----------------------------------------------------------


def choose_priest(seat: int) -> Step:
    return (CHOOSE_PRIEST, seat, 0, 0, 0)


def draw_gift() -> Step:
    """A technology of which a priest may give one."""
    return (DRAW_GIFT, CHANCE, 0, 0, 0)


def keep_gift(seat: int) -> Step:
    return (KEEP_GIFT, seat, 0, 0, 0)
