"""The Expansion Period: its boards, tiles, altars and regions."""

from collections.abc import Callable
from typing import Final

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.obsidian.rules import printed as obsidian_printed
from teotihuacan.city.modules.priests.rules import printed as priest_printed
from teotihuacan.city.rules import units
from teotihuacan.city.rules.books import BOOKS
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.printed import technologies as printed_technologies
from teotihuacan.city.tables import tiles
from teotihuacan.city.tables.boards import cells_of
from teotihuacan.city.tables.calendar import sets_of_masks, sizes_of_sets
from teotihuacan.city.tables.making import POWERS, points, workers
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import Declared, Rows, head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.formatter import Words

SEASON_KEYS: Final = [season.key for season in priest_printed.SEASONS]
PERIOD: Final = "period "
"""What the keys of these tables begin with."""


def reconstructed(words: Words, file: str, group: str) -> str:
    """A note under a table whose values nobody has seen printed."""
    doubtful = (f"period/{file}", group) in BOOKS.reconstructed()
    return words.text("tables.reconstructed") if doubtful else ""


def columns(words: Words) -> list[str]:
    powers = [[p for p in POWERS if boards.COLUMN_OF_POWER[p] == column] for column in range(3)]
    return [
        words.text("tables.period.powers", low=p[0], high=p[-1])
        if len(p) > 1
        else words.text("tables.power", power=p[0])
        for p in powers
    ]


def grid(words: Words) -> RuleTable:
    header = [*head(words, "board", "workers"), *columns(words)]
    note = reconstructed(words, "boards.toml", "grid")
    return made(words, f"{PERIOD}grid", header, cells_of(words, obsidian_printed.GRID), note)


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
    note = reconstructed(words, "discovery.toml", "major")
    return made(words, f"{PERIOD}majors", header, rows, note)


def masks(words: Words) -> RuleTable:
    """Sets that only the masks of this box make possible."""
    kinds = len([kind for kind in discovery.TILES if kind.mask])
    counts = range(discovery.MASKS + 1, kinds + 1)
    rows = sets_of_masks(words, counts)
    return made(words, f"{PERIOD}masks", sizes_of_sets(counts)(words), rows)


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


def further(words: Words, table: Declared, rows: Callable[[Words, bool], Rows]) -> RuleTable:
    """A table of the game itself with the tiles of this box."""
    return made(words, f"{PERIOD}{table.key}", head(words, *table.heads), rows(words, True))


def altars(words: Words) -> RuleTable:
    rows = [
        (str(number), *[words.part("half", half) for half in tile.halves])
        for number, tile in enumerate(altar_printed.ALTAR_TILES, start=1)
    ]
    header = [*head(words, "tile"), *[words.text(f"tables.period.half{n}") for n in (1, 2)]]
    note = reconstructed(words, "altars.toml", "tiles")
    return made(words, f"{PERIOD}altars", header, rows, note)


def conquest(words: Words) -> RuleTable:
    rows = [
        (crew, *[told(words, cell) for cell in row])
        for crew, row in zip(workers(words), empire_printed.CELLS, strict=True)
    ]
    header = [*head(words, "workers"), *columns(words)]
    note = reconstructed(words, "empire.toml", "conquest")
    return made(words, f"{PERIOD}conquest", header, rows, note)


def regions(words: Words) -> RuleTable:
    rows: list[tuple[str, ...]] = []
    for region in empire_printed.REGIONS:
        number = region.number
        settled = 0 < number < empire_printed.FARTHEST
        rows.append(
            (
                words.part("region", number),
                points(words, empire_printed.AREA_POINTS[region.area]),
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
    """What is different for a bot in a region."""
    other = empire_printed.BOT_BENEFITS[region - 1]
    if other.points:
        return words.text("tables.period.in_all", points=points(words, other.points))
    if other.no_mask:
        return words.text("tables.period.no_mask", points=points(words, other.no_mask))
    return words.text("tables.none")


def extras(words: Words) -> RuleTable:
    rows: list[tuple[str, ...]] = []
    for value, extra in enumerate(priest_printed.EXTRAS):
        needs = ", ".join(words.text(f"option.modules.{module}") for module in extra.needs)
        whose = "bot" if extra.bot else "all" if extra.key in SEASON_KEYS else "seat"
        who = words.text(f"tables.extras.{whose}")
        rows.append((words.part("extra", value), words.part("extra", value, "effect"), needs, who))
    return made(words, f"{PERIOD}extras", head(words, "extra", "effect", "needs", "who"), rows)


def tables(words: Words) -> list[RuleTable]:
    """All of them, in the order of the modules."""
    return [
        grid(words),
        technologies(words),
        further(words, tiles.starting, tiles.starting_rows),
        majors(words),
        masks(words),
        further(words, tiles.royal, tiles.royal_rows),
        altars(words),
        conquest(words),
        regions(words),
        extras(words),
    ]
