"""The printed data of the extras, and the modules that each of them needs."""

from dataclasses import dataclass
from typing import Final

from teotihuacan.city.modules.altars.rules.printed import SEASONS
from teotihuacan.city.modules.solo.rules.extension import CENTEOTL, HUIXTOCIHUATL
from teotihuacan.city.rules import triggers
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.engine.facts import Group

MODULES: Final = ("obsidian", "mansion", "altars", "empire")


@dataclass(frozen=True)
class Extra:
    """An extra: a priest of people, a season, or a priest of a bot."""

    key: str  # what is printed on it
    needs: tuple[str, ...]  # the modules it is never played without
    bot: bool  # whether it is a bot's


@dataclass(frozen=True)
class Priest(Extra):
    """A priest that a player can hold."""

    technologies: int  # drawn in setup; one of them is kept
    literal: bool  # obsidian pays only where it is named
    stands: tuple[str, ...]  # before these deeds the Shaman stands up
    salary: bool  # the Shaman is paid in every Eclipse


def _needs(row: Group) -> tuple[str, ...]:
    return row.words("needs", -1, MODULES)


def _priest(row: Group) -> Priest:
    needs = _needs(row)
    stands = row.words("stands", -1, triggers.TRIGGERS) if row.has("stands") else ()
    if (stands or row.flag("salary")) and "altars" not in needs:
        raise row.wrong("needs", "there is no Shaman without altars")
    # Two can be drawn for each player, as six are not on the display.
    drawn = row.number("technologies", 1, 3) if row.has("technologies") else 0
    literal, salary = row.flag("literal"), row.flag("salary")
    priest = Priest(row.word("key"), needs, False, drawn, literal, stands, salary)
    row.done()
    return priest


def _of_bots(row: Group) -> Extra:
    extra = Extra(row.word("key", (CENTEOTL, HUIXTOCIHUATL)), _needs(row), True)
    row.done()
    return extra


_extras: Final = DATA.open("period/extras.toml")

PRIESTS: Final[list[Priest]] = [_priest(row) for row in _extras.group("priests").tables("list", -1)]
_SEASONS: Final[list[Extra]] = [Extra(season.key, season.needs, False) for season in SEASONS]
_BOTS: Final[list[Extra]] = [_of_bots(row) for row in _extras.group("bots").tables("list", 2)]

_extras.done()

PRIEST_KEYS: Final[list[str]] = [priest.key for priest in PRIESTS]

EXTRAS: Final[list[Extra]] = [*PRIESTS, *_SEASONS, *_BOTS]
EXTRA_KEYS: Final[list[str]] = [extra.key for extra in EXTRAS]
