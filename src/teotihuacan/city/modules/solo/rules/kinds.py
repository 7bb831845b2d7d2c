"""The kinds of step of solo play, by number, from 100 on."""

from typing import Final

from teotihuacan.engine.steps import CHANCE, Step

DRAW_ACTION: Final = 100
DRAW_DIRECTION: Final = 101
BOT_SETUP: Final = 102
BOT_DIE: Final = 103
BOT_SHIFT: Final = 104
BOT_ACT: Final = 105
BOT_MASK: Final = 106
BOT_EXCHANGE: Final = 107
# What waits while a module has something to do in the middle of an action.
BOT_CLIMB: Final = 108
BOT_WORK: Final = 109
BOT_STRENGTHEN: Final = 110

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
