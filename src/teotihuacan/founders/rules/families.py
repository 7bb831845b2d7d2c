"""Families of steps: what a step is to those that may come on top of it.

Each kind says on which kinds or families its steps may lie, and to which families it belongs.
"""

from typing import Final

PAUSE: Final = "pause"
"""Steps that wait for another one: parents of everything that an effect gives."""

PAID: Final = "paid"  # what waits until it is paid for, and cubes that are still to be picked
LAID: Final = "laid"  # what waits until everything a tile brings is done
ONLY_PLANNED: Final[tuple[str, ...]] = ()
"""For steps of the setup, which are never owed by anything but its plan."""

IN_BETWEEN: Final[tuple[str, ...]] = (PAUSE,)  # where whatever an effect brings lies
