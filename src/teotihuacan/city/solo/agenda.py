"""The kinds of step of solo play, by number: they follow those of the rules."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.agenda import KINDS
from teotihuacan.engine.steps import CHANCE, Step

DRAW_ACTION: Final = KINDS
DRAW_DIRECTION: Final = KINDS + 1
BOT_SETUP: Final = KINDS + 2
BOT_DIE: Final = KINDS + 3
BOT_SHIFT: Final = KINDS + 4
BOT_ACT: Final = KINDS + 5
BOT_MASK: Final = KINDS + 6
BOT_EXCHANGE: Final = KINDS + 7

BOT: Final = 1
"""The bot sits in the second seat; it is the last player, and never asked."""


# --- what solo play owes, see `rules/owing.py` ----------------------------------------------------


def draw_action() -> Step:
    return (DRAW_ACTION, CHANCE, 0, 0, 0)


def draw_direction() -> Step:
    return (DRAW_DIRECTION, CHANCE, 0, 0, 0)


def set_up() -> Step:
    return (BOT_SETUP, BOT, 0, 0, 0)


def roll(first: int) -> Step:
    return (BOT_DIE, CHANCE, first, 0, 0)


def shift(position: int) -> Step:
    return (BOT_SHIFT, BOT, position, 0, 0)


def act(tile: int) -> Step:
    return (BOT_ACT, BOT, tile, 0, 0)


def draw_mask() -> Step:
    return (BOT_MASK, CHANCE, 0, 0, 0)


def exchange() -> Step:
    return (BOT_EXCHANGE, BOT, 0, 0, 0)
