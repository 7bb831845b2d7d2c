"""The boards and tiles that come with obsidian."""

from typing import Final

from teotihuacan.city.modules.obsidian.rules import printed
from teotihuacan.city.modules.obsidian.texts import GRIDS, MAJORS_PRINTED
from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.printed import technologies as printed_technologies
from teotihuacan.city.tables import tiles
from teotihuacan.city.tables.boards import cells_of
from teotihuacan.city.tables.calendar import sets_of_masks, sizes_of_sets
from teotihuacan.city.tables.making import PERIOD, Tables, columns, further, reconstructed
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words import Words


def grid(words: Words) -> RuleTable:
    header = [*head(words, "board", "workers"), *columns(words)]
    note = reconstructed(words, GRIDS)
    return made(words, f"{PERIOD}grid", header, cells_of(words, printed.GRID), note)


def technologies(words: Words) -> RuleTable:
    rows = [
        (
            tile.label,
            words.text(f"names.technology.{tile.key}"),
            str(tile.price.of(units.GOLD)),
            words.part("technology", value, "effect"),
        )
        for value, tile in enumerate(printed_technologies.TILES)
        if tile.module
    ]
    header = head(words, "tile", "name", "gold", "effect")
    return made(words, f"{PERIOD}technologies", header, rows)


def starting(words: Words) -> RuleTable:
    return further(words, tiles.starting, tiles.starting_rows)


def majors(words: Words) -> RuleTable:
    rows: list[tuple[str, ...]] = []
    for value in range(discovery.KINDS, len(discovery.TILES)):
        kind = discovery.TILES[value]
        does = told(words, kind.gain)
        if kind.gain.is_empty() or kind.special:
            key = "mask" if kind.mask else kind.special
            does = words.text(f"tables.period.{key}", gain=does)
        name = words.part("tile", value, "short")
        rows.append((name, words.part("cost", value, "short"), does, str(kind.copies)))
    header = head(words, "tile", "price", "effect", "copies")
    note = reconstructed(words, MAJORS_PRINTED)
    return made(words, f"{PERIOD}majors", header, rows, note)


def masks(words: Words) -> RuleTable:
    """Sets that only the masks of this box make possible."""
    kinds = len([kind for kind in discovery.TILES if kind.mask])
    counts = range(discovery.MASKS + 1, kinds + 1)
    rows = sets_of_masks(words, counts)
    return made(words, f"{PERIOD}masks", sizes_of_sets(counts)(words), rows)


TABLES: Final = Tables(grid, technologies, starting, majors, masks)
