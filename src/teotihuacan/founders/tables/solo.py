"""The score attack: what the dummy does, and what a result is called."""

from teotihuacan.founders.rules.printed import rounds
from teotihuacan.founders.solo import numbers
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def solo(words: Words) -> RuleTable:
    rows = [
        (words.text("tables.solo.disks"), str(numbers.DISKS_AT_ONCE)),
        (words.text("tables.solo.tiles"), str(numbers.TILES_AT_ONCE)),
    ]
    for section, name in enumerate(rounds.SECTIONS):
        which = words.text("tables.solo.section", section=name)
        rows.append((which, words.part("section", section, "removed")))
    rows.append((words.text("tables.solo.masks"), str(numbers.MASKS_LOST)))
    for band, points in enumerate(numbers.BANDS):
        reached = words.text("tables.solo.from", points=points)
        rows.append((words.text("tables.solo.band", band=band), reached))
    note = words.text("tables.solo.about", players=numbers.PLAYERS)
    return made(words, "solo", head(words, "what", "number"), rows, note)
