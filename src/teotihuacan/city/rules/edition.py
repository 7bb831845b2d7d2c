"""The two printings of the rulebook, as the values and switches in which they differ."""

from typing import Final

from teotihuacan.city.rules.books import BOOKS
from teotihuacan.engine.facts import Group


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


def _edition(group: Group) -> Edition:
    return Edition(
        group.name,
        group.number("ascension_cocoa"),
        group.flag("top_step_reward"),
        group.flag("worship_any_order"),
        group.flag("extra_power_each_time"),
        group.flag("power_up_locked"),
    )


_editions: Final = BOOKS.open("editions.toml")

EDITIONS: Final[dict[str, Edition]] = {
    name: _edition(_editions.group(name)) for name in ("revised", "first")
}
_editions.done()
