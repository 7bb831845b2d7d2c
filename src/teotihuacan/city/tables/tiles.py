"""Bonus, discovery, royal and starting tiles, and technologies."""

from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import discovery as printed_discovery
from teotihuacan.city.rules.printed import starting as printed_starting
from teotihuacan.city.rules.printed import technologies as printed_technologies
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.tables.making import board, or_dash
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import head, made
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def bonus(words: Words) -> RuleTable:
    rows = [
        (str(tile.number), words.part("bonus", value, "effect"))
        for value, tile in enumerate(BONUS_TILES)
    ]
    return made(words, "bonus", head(words, "tile", "effect"), rows)


def discovery(words: Words) -> RuleTable:
    rows: list[tuple[str, ...]] = []
    for value, kind in enumerate(printed_discovery.TILES[: printed_discovery.KINDS]):
        does = told(words, kind.gain)
        if kind.gain.is_empty():
            does = words.text(f"tables.discovery.{'mask' if kind.mask else kind.special}")
        name = words.part("tile", value, "short")
        rows.append((name, words.part("cost", value, "short"), does, str(kind.copies)))
    return made(words, "discovery", head(words, "tile", "price", "effect", "copies"), rows)


def royal(words: Words, key: str = "royal", further: bool = False) -> RuleTable:
    """The royal tiles of the game itself, or those of further boxes."""
    rows = [
        (
            str(tile.number),
            words.part("category", tile.category),
            words.part("royal", value, "effect"),
        )
        for value, tile in enumerate(ROYAL_TILES)
        if bool(tile.module) == further
    ]
    return made(words, key, head(words, "tile", "category", "effect"), rows)


def technologies(words: Words) -> RuleTable:
    rows = [
        (
            str(tile.number),
            words.text(f"names.technology.{tile.key}"),
            str(tile.price.of(units.GOLD)),
            words.text(
                f"tables.technologies.when.{tile.when}",
                boards=words.listing([words.part("board", place) for place in tile.boards]),
            ),
            or_dash(words, tile.cost),
            told(words, tile.gain),
        )
        for tile in printed_technologies.TILES
        if not tile.module
    ]
    header = head(words, "tile", "name", "gold", "when", "cost", "gain")
    return made(words, "technologies", header, rows)


def starting(words: Words, key: str = "starting", further: bool = False) -> RuleTable:
    """The starting tiles of the game itself, or those of further boxes."""
    rows = [
        (
            str(tile.number),
            ", ".join(board(words, place) for place in tile.boards),
            told(words, tile.gain),
        )
        for tile in printed_starting.TILES
        if bool(tile.module) == further
    ]
    return made(words, key, head(words, "tile", "boards", "gain"), rows)
