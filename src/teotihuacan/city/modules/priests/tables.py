"""The extras."""

from typing import Final

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.priests.rules import printed
from teotihuacan.city.tables.making import PERIOD, Tables
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words import Words

SEASON_KEYS: Final = [season.key for season in altar_printed.SEASONS]


def extras(words: Words) -> RuleTable:
    rows: list[tuple[str, ...]] = []
    for value, extra in enumerate(printed.EXTRAS):
        needs = ", ".join(words.text(f"option.modules.{module}") for module in extra.needs)
        whose = "bot" if extra.bot else "all" if extra.key in SEASON_KEYS else "seat"
        who = words.text(f"tables.extras.{whose}")
        rows.append((words.part("extra", value), words.part("extra", value, "effect"), needs, who))
    return made(words, f"{PERIOD}extras", head(words, "extra", "effect", "needs", "who"), rows)


TABLES: Final = Tables(extras)
