"""Buildings, Temples, Pyramid tiles and Worship tiles."""

from teotihuacan.founders.rules.printed import tiles, worship
from teotihuacan.founders.tables.making import STAR, doubt, starred
from teotihuacan.founders.words.doubt import doubtful_tile, doubtful_worship
from teotihuacan.founders.words.naming import drawn, priced
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def buildings(words: Words) -> RuleTable:
    rows = [
        (
            words.part("tile", tile),
            str(tiles.SIZES[tile]),
            shape(words, tile),
            str(most_cubes(tile)),
        )
        for tile in range(tiles.BUILDINGS)
    ]
    note = starred(words, any(doubtful_tile(tile) for tile in range(tiles.BUILDINGS)))
    return made(words, "buildings", head(words, "tile", "size", "shape", "cubes"), rows, note)


def shape(words: Words, tile: int) -> str:
    return drawn(words, (tile, 0)) + (STAR if doubtful_tile(tile) else "")


def most_cubes(tile: int) -> int:
    """How many spaces there are beside a tile in open ground."""
    cells = set(tiles.SHAPE[tile].forms[0].cells)
    beside = {
        (row + down, column + right)
        for row, column in cells
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
    }
    return len(beside - cells)


def prices(words: Words) -> RuleTable:
    """Temples and Pyramid tiles: by Strength, from the lowest on."""
    costly = [*range(tiles.FIRST_TEMPLE, tiles.FIRST_PYRAMID), tiles.FIRST_PYRAMID]
    highest = max(tiles.SIZES[tile] for tile in costly)
    strengths = range(tiles.LOWEST_STRENGTH, highest + 1)
    rows: list[list[str]] = []
    for tile in costly:
        pyramid = tile == tiles.FIRST_PYRAMID
        name = words.text("tables.prices.pyramid") if pyramid else words.part("tile", tile)
        form = words.text("tables.none") if pyramid else shape(words, tile)
        found = tiles.PRICES[tile - tiles.FIRST_TEMPLE]
        costs = [priced(words, found[strength]) for strength in strengths]
        rows.append([name, str(tiles.SIZES[tile]), form, *costs])
    header = head(words, "tile", "size", "shape")
    header += [words.text("tables.prices.strength", strength=strength) for strength in strengths]
    note = starred(words, any(doubtful_tile(tile) for tile in costly))
    return made(words, "prices", header, rows, note)


def worship_tiles(words: Words) -> RuleTable:
    rows = [
        (
            words.part("tile", tiles.FIRST_TEMPLE + tile.stack, "short"),
            words.part("worship", kind, "effect") + (STAR if doubtful_worship(kind) else ""),
            str(tile.copies),
        )
        for kind, tile in enumerate(worship.WORSHIP)
    ]
    notes = [starred(words, any(doubtful_worship(kind) for kind in range(len(worship.WORSHIP))))]
    if doubt(words, ("worship.toml", "stacks")):
        notes.append(words.text("tables.worship.copies"))
    note = " ".join(part for part in notes if part)
    return made(words, "worship", head(words, "stack", "effect", "copies"), rows, note)
