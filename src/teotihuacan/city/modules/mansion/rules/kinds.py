"""The kinds of step of this module, by number, from 140 on."""

from typing import Final

from teotihuacan.engine.steps import CHANCE, Step

DRAW_CATEGORY: Final = 140
ROYAL_WORSHIP: Final = 141
OWNER: Final = 142
ROYAL_OVER: Final = 143
MANSION_ROLL: Final = 144
ROYAL_USED: Final = 145


# --- what it owes, see `rules/owing.py` -----------------------------------------------------------


def draw_category() -> Step:
    """Which sort of royal tile comes on the next place, from left to right."""
    return (DRAW_CATEGORY, CHANCE, 0, 0, 0)


def royal_worship(seat: int, space: int, power: int, owed: int) -> Step:
    """What a worship at a royal tile still brings, as bits, see `royal_worship.py`."""
    return (ROYAL_WORSHIP, seat, space, power, owed)


def owner(seat: int, space: int) -> Step:
    """What the owner of a royal tile gets lies on this, whoever's turn it is."""
    return (OWNER, seat, space, 0, 0)


def royal_over(seat: int) -> Step:
    return (ROYAL_OVER, seat, 0, 0, 0)


def mansion_roll() -> Step:
    """A worker of the bot has come past the Mansion."""
    return (MANSION_ROLL, CHANCE, 0, 0, 0)


def royal_used(seat: int, space: int) -> Step:
    """The bot has used a royal tile: its owner gets a power-up."""
    return (ROYAL_USED, seat, space, 0, 0)
