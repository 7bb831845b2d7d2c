"""Everything printed on boards and tiles, and the numbers of the rules, in tables from the data."""

from teotihuacan.founders.tables.cities import maps, rewards
from teotihuacan.founders.tables.rounds import bonus, displays, favor, mask_tiles, players, turn
from teotihuacan.founders.tables.solo import solo
from teotihuacan.founders.tables.tiles import buildings, prices, worship_tiles
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def tables(words: Words) -> list[RuleTable]:
    """All of them, in the order of the rules."""
    return [
        players(words),
        turn(words),
        displays(words),
        buildings(words),
        prices(words),
        worship_tiles(words),
        bonus(words),
        favor(words),
        mask_tiles(words),
        rewards(words),
        *maps(words),
        solo(words),
    ]
