"""The kinds of step of this module, by number, from 160 on."""

from typing import Final

from teotihuacan.engine.steps import Step, make_step

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
MOVING: Final = 1  # the player's own Shaman was activated
PUSHED: Final = 2  # another Shaman has taken its half


def begin_on_a_half(seat: int) -> Step:
    """Place the Shaman anywhere, in setup."""
    return make_step(HALF, seat, -1, IN_SETUP)


def move_to(seat: int, altar: int, further: int) -> Step:
    """Place the activated Shaman on an altar, which is so many further than the next one."""
    return make_step(HALF, seat, altar, MOVING, further)


def pushed_to(seat: int, altar: int) -> Step:
    """Place a displaced Shaman on an altar."""
    return make_step(HALF, seat, altar, PUSHED)
