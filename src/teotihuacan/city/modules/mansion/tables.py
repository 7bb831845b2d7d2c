"""The royal tiles that come with the Mansion."""

from typing import Final

from teotihuacan.city.tables import tiles
from teotihuacan.city.tables.making import Tables, further
from teotihuacan.title import RuleTable
from teotihuacan.words import Words


def royal(words: Words) -> RuleTable:
    return further(words, tiles.royal, tiles.royal_rows)


TABLES: Final = Tables(royal)
