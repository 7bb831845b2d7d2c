"""The two printings of the rulebook, as the values and switches in which they differ."""

from dataclasses import dataclass
from typing import Final

from teotihuacan.city.rules.data_files import DATA
from teotihuacan.engine.facts import Group


@dataclass(frozen=True)
class Edition:
    """The rules in which the editions of the rulebook differ."""

    name: str
    ascension_cocoa: int
    # The first edition names no reward for the topmost temple step.
    top_step_reward: bool
    # Worship, both options: the first edition lists the ability, then the tile.
    worship_any_order: bool
    # Technology 13: after each power-up of a main action, or once after all of them.
    extra_power_each_time: bool
    # Main actions: the first edition powers up "one of your workers", locked ones included.
    power_up_locked: bool


def _edition(group: Group) -> Edition:
    return Edition(
        group.name,
        group.number("ascension_cocoa"),
        group.flag("top_step_reward"),
        group.flag("worship_any_order"),
        group.flag("extra_power_each_time"),
        group.flag("power_up_locked"),
    )


_editions: Final = DATA.open("editions.toml")

EDITIONS: Final[dict[str, Edition]] = {
    name: _edition(_editions.group(name)) for name in ("revised", "first")
}
_editions.done()
