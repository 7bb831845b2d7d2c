"""The two printings of the rulebook, as the values and switches in which they differ."""

from __future__ import annotations

from typing import Final


class Edition:
    """What the rulebook of one edition says where the other says something else."""

    def __init__(
        self,
        name: str,
        ascension_cocoa: int,
        top_step_reward: bool,
        worship_any_order: bool,
        extra_power_each_time: bool,
        power_up_locked: bool,
    ) -> None:
        self.name = name
        self.ascension_cocoa = ascension_cocoa
        # The first edition names no reward for the topmost temple step.
        self.top_step_reward = top_step_reward
        # Worship, both options: the first edition lists the ability, then the tile.
        self.worship_any_order = worship_any_order
        # Technology 13: after each power-up of a main action, or once after all of them.
        self.extra_power_each_time = extra_power_each_time
        # Main actions: the first edition powers up "one of your workers", locked ones included.
        self.power_up_locked = power_up_locked


REVISED: Final = Edition("revised", 5, True, True, False, False)
FIRST: Final = Edition("first", 6, False, False, True, True)
EDITIONS: Final[dict[str, Edition]] = {"revised": REVISED, "first": FIRST}
