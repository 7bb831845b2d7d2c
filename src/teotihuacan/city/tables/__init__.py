"""Everything printed on boards and tiles, and the numbers of the rules, in tables from the data."""

from teotihuacan.city.tables import boards, calendar, period, pyramid, setup, tiles
from teotihuacan.tables import tables_in
from teotihuacan.title import RuleTable
from teotihuacan.words.formatter import Words


def tables(words: Words) -> list[RuleTable]:
    """All of them, in the order of the rules."""
    declared = tables_in(words, boards, pyramid, tiles, setup, calendar)
    return [*declared, *period.tables(words)]
