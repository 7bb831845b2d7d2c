"""Everything printed on boards and tiles, and the numbers of the rules, in tables from the data."""

from teotihuacan.city.tables import period
from teotihuacan.city.tables.boards import actions, boards, buildings, grid, nobles, turn
from teotihuacan.city.tables.calendar import ascension, eclipse, editions, masks, salary
from teotihuacan.city.tables.pyramid import decorations, ground, levels, pyramid, sites, spaces
from teotihuacan.city.tables.setup import first, players, printed
from teotihuacan.city.tables.temples import temples, tracks
from teotihuacan.city.tables.tiles import bonus, discovery, royal, starting, technologies
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def tables(words: Words) -> list[RuleTable]:
    """All of them, in the order of the rules."""
    return [
        turn(words),
        boards(words),
        grid(words),
        actions(words),
        nobles(words),
        buildings(words),
        levels(words),
        sites(words),
        ground(words),
        pyramid(words),
        decorations(words),
        spaces(words),
        temples(words),
        tracks(words),
        bonus(words),
        discovery(words),
        royal(words),
        technologies(words),
        starting(words),
        players(words),
        first(words),
        printed(words),
        eclipse(words),
        masks(words),
        salary(words),
        ascension(words),
        editions(words),
        *period.tables(words),
    ]
