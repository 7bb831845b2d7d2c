"""Families of steps: what a step is to those that may come on top of it.

Each kind says on which kinds or families its steps may lie, and to which families it belongs, so
that no table of all of them has to know the course of the game.  Modules put their own kinds into
these families.
"""

from typing import Final

PAUSE: Final = "pause"
"""In the middle of these something may happen to their player: steps, tiles, power-ups, …"""

MAIN_ACTION: Final = "main action"
"""While one of these is owed a main action goes on, and its workers act."""

AFTER_ACTION: Final = "after action"
"""Steps after the effect of a main action."""

TURN_BEGINS: Final = "turn begins"
"""Steps at the start of every turn: neutral workers come just before it."""

REFILL: Final = "refill"
"""Draws that fill the places emptied in a turn."""

DRAWING: Final = "drawing"
"""Steps that may wait for a draw in the middle of a turn; none in the base game."""

SCORING: Final = "scoring"
"""Scoring steps of an Eclipse before the salaries."""

ANY_OUTCOME: Final = "any outcome"
"""Draws in a turn that change little for its player: whoever plans it may imagine any outcome."""

AT_A_ROYAL_TILE: Final = "at a royal tile"
"""Steps after a worship at a royal tile."""

IN_A_TURN: Final = ("end",)
"""The parents of a turn's own steps: its end."""

IN_BETWEEN: Final = (PAUSE,)
"""The parents of anything that happens to a player."""

ONLY_PLANNED: Final[tuple[str, ...]] = ()
"""For steps of the setup, which are never owed by anything but its plan."""
