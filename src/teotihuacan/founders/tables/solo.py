"""The score attack: what the dummy does, and what a result is called."""

from teotihuacan.founders.rules.printed.rounds import SECTIONS
from teotihuacan.founders.solo.numbers import (
    BANDS,
    DISKS_AT_ONCE,
    MASKS_LOST,
    PLAYERS,
    TILES_AT_ONCE,
)
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def solo(words: Words) -> RuleTable:
    rows = [
        (words.text("tables.solo.disks"), str(DISKS_AT_ONCE)),
        (words.text("tables.solo.tiles"), str(TILES_AT_ONCE)),
    ]
    for section, name in enumerate(SECTIONS):
        which = words.text("tables.solo.section", section=name)
        rows.append((which, words.part("section", section, "removed")))
    rows.append((words.text("tables.solo.masks"), str(MASKS_LOST)))
    for band, points in enumerate(BANDS):
        reached = words.text("tables.solo.from", points=points)
        rows.append((words.text("tables.solo.band", band=band), reached))
    note = words.text("tables.solo.about", players=PLAYERS)
    return made(words, "solo", head(words, "what", "number"), rows, note)
