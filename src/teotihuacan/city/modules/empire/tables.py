"""Conquest and the regions."""

from typing import Final

from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.texts import CONQUEST_PRINTED
from teotihuacan.city.tables.making import PERIOD, Tables, columns, points, reconstructed, workers
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words import Words


def conquest(words: Words) -> RuleTable:
    cells = zip(workers(words), printed.CELLS, strict=True)
    rows = [(label, *[told(words, cell) for cell in row]) for label, row in cells]
    header = [*head(words, "workers"), *columns(words)]
    note = reconstructed(words, CONQUEST_PRINTED)
    return made(words, f"{PERIOD}conquest", header, rows, note)


def regions(words: Words) -> RuleTable:
    rows: list[tuple[str, ...]] = []
    for region in printed.REGIONS:
        number = region.number
        settled = 0 < number < printed.FARTHEST
        rows.append(
            (
                words.part("region", number),
                points(words, printed.AREA_POINTS[region.area]),
                ", ".join(words.part("region", onward) for onward in region.onward)
                or words.text("tables.none"),
                words.part("region", number, "brings") if settled else words.text("tables.none"),
                bot(words, number) if settled else words.text("tables.none"),
            )
        )
    keys = ("region", "warrior", "onward", "brings", "bot")
    header = [words.text(f"tables.period.{key}") for key in keys]
    return made(words, f"{PERIOD}regions", header, rows)


def bot(words: Words, region: int) -> str:
    """Return the differences in a region for a bot."""
    other = printed.BOT_BENEFITS[region - 1]
    if other.points:
        return words.text("tables.period.in_all", points=points(words, other.points))
    if other.no_mask:
        return words.text("tables.period.no_mask", points=points(words, other.no_mask))
    return words.text("tables.none")


TABLES: Final = Tables(conquest, regions)
