"""Reference tables of all boards, tiles and numbers of the rules, made from the data."""

from teotihuacan.city.expansions import HOMES, parts
from teotihuacan.city.tables import boards, calendar, pyramid, setup, tiles
from teotihuacan.city.tables.making import Tables
from teotihuacan.tables import tables_in
from teotihuacan.title import RuleTable
from teotihuacan.words.formatter import Words


def tables(words: Words) -> list[RuleTable]:
    """All of them, in the order of the rules."""
    declared = tables_in(words, boards, pyramid, tiles, setup, calendar)
    modules = parts(HOMES, "tables", Tables)
    return [*declared, *[make(words) for own in modules for make in own.makers]]
