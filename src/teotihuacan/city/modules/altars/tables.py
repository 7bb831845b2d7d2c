"""The altars."""

from typing import Final

from teotihuacan.city.modules.altars.rules import printed
from teotihuacan.city.modules.altars.texts import HALVES_PRINTED
from teotihuacan.city.tables.making import PERIOD, Tables, reconstructed
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words import Words


def altars(words: Words) -> RuleTable:
    tiles = enumerate(printed.ALTAR_TILES, start=1)
    rows = [(str(n), *[words.part("half", half) for half in tile.halves]) for n, tile in tiles]
    header = [*head(words, "tile"), *[words.text(f"tables.period.half{n}") for n in (1, 2)]]
    note = reconstructed(words, HALVES_PRINTED)
    return made(words, f"{PERIOD}altars", header, rows, note)


TABLES: Final = Tables(altars)
