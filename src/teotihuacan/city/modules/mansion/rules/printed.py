"""The printed data of the Mansion: its steps, and which of them give a royal tile."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundle
from teotihuacan.city.rules.printed import boards, temples
from teotihuacan.engine.facts import Group

_mansion: Final = DATA.open("period/mansion.toml")
_worship: Final = _mansion.group("worship")
_temples: Final = _mansion.group("temples")
_bots: Final = _mansion.group("bots")
for _group in (_worship, _temples, _bots):
    _group.word("module", ("mansion",))

# No more than 1: four helpers and the strongest worker make the highest power there is.
HELPER: Final[int] = _worship.number("helper", 0, 1)
STEP_FEE: Final[Bundle] = bundle(_worship, "step", units.COCOA_ONLY)
POWER_UPS: Final[int] = _worship.number("power_ups", 1, 3)


def _royal_temples(group: Group) -> tuple[int, ...]:
    keys = group.words("royal", 3, boards.TEMPLE_KEYS)
    if len(set(keys)) != 3:
        raise group.wrong("royal", "each temple has one royal tile")
    return tuple([boards.TEMPLE_KEYS.index(key) for key in keys])


ROYAL_TEMPLES: Final[tuple[int, ...]] = _royal_temples(_temples)
"""The temple of each royal tile, from left to right."""

FIRST_MAJOR: Final[tuple[int, ...]] = tuple(
    [[pile >= 0 for pile in piles].index(True) for piles in temples.MAJOR_PILE]
)
"""The first major step of each temple: there lies its Ownership tile (ruling X50)."""

ROLLED: Final[tuple[int, ...]] = tuple([place - 1 for place in _bots.numbers("roll", 6, 0, 3)])
"""[pips - 1]: the royal tile, from left to right, that a bot's roll means, or -1."""
ROLLED_OFTEN: Final[tuple[int, ...]] = tuple(
    [place - 1 for place in _bots.numbers("centeotl", 6, 0, 3)]
)
"""The same with the bot's priest of the Mansion."""

_mansion.done()
