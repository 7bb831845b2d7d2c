"""The kinds of step of this module, by number, from 160 on."""

from typing import Final

from teotihuacan.engine.steps import CHANCE, Step

DRAW_ALTAR: Final = 160
SHAMAN: Final = 161
HALF: Final = 162
DISPLACED: Final = 163
BARTER: Final = 164
BARTERED: Final = 165
BOT_SHAMAN: Final = 166
BOT_ALTAR: Final = 167

# Why a half is chosen.
IN_SETUP: Final = 0
MOVING: Final = 1  # one's own Shaman was activated
PUSHED: Final = 2  # another Shaman has taken its half


# --- what it owes, see `rules/owing.py` -----------------------------------------------------------


def draw_altar(altar: int) -> Step:
    return (DRAW_ALTAR, CHANCE, altar, 0, 0)


def begin_on_a_half(seat: int) -> Step:
    """Place the Shaman anywhere, in setup."""
    return (HALF, seat, -1, IN_SETUP, 0)


def move_to(seat: int, altar: int, further: int) -> Step:
    """Place the activated Shaman on an altar, which is so many further than the next one."""
    return (HALF, seat, altar, MOVING, further)


def pushed_to(seat: int, altar: int) -> Step:
    """Place a displaced Shaman on an altar."""
    return (HALF, seat, altar, PUSHED, 0)


def displaced(seat: int) -> Step:
    """Whoever shares a half with the Shaman of a seat makes room for it."""
    return (DISPLACED, seat, 0, 0, 0)


def barter(seat: int, benefit: int) -> Step:
    return (BARTER, seat, benefit, 0, 0)


def bartered(seat: int, benefit: int) -> Step:
    """Receive what was paid for."""
    return (BARTERED, seat, benefit, 0, 0)


def bot_shaman(seat: int) -> Step:
    """The Shaman of a bot goes on."""
    return (BOT_SHAMAN, seat, 0, 0, 0)


def bot_altar(seat: int) -> Step:
    """Place the Shaman of a bot, in setup, by a drawn starting tile."""
    return (BOT_ALTAR, seat, 0, 0, 0)
