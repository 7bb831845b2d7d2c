"""The kinds of step of solo play, by number: they follow those of the rules."""

from typing import Final

from teotihuacan.city.rules.kinds import KINDS
from teotihuacan.engine.steps import CHANCE, Step

DRAW_ACTION: Final = KINDS
DRAW_DIRECTION: Final = KINDS + 1
BOT_SETUP: Final = KINDS + 2
BOT_DIE: Final = KINDS + 3
BOT_SHIFT: Final = KINDS + 4
BOT_ACT: Final = KINDS + 5
BOT_MASK: Final = KINDS + 6
BOT_EXCHANGE: Final = KINDS + 7
# What waits while a module has something to do in the middle of an action.
BOT_CLIMB: Final = KINDS + 8
BOT_WORK: Final = KINDS + 9
BOT_STRENGTHEN: Final = KINDS + 10

AFTER_SOLO: Final = KINDS + 11
"""The first number that solo play does not use."""

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


def climbs(board: int) -> Step:
    """Climb the temple of the sidebar that its locked worker has come to."""
    return (BOT_CLIMB, BOT, board, 0, 0)


def work(board: int) -> Step:
    """Carry out the action of a board that a die has walked to."""
    return (BOT_WORK, BOT, board, 0, 0)


def strengthen(board: int, worker: int) -> Step:
    """Power up a worker after the action of a board: that one, or with -1 the strongest there."""
    return (BOT_STRENGTHEN, BOT, board, worker, 0)
