"""Temples and tracks; bonus, discovery, royal and starting tiles, and technologies."""

from teotihuacan.city.rules import units
from teotihuacan.city.rules.printed import boards, calendar
from teotihuacan.city.rules.printed import discovery as printed_discovery
from teotihuacan.city.rules.printed import starting as printed_starting
from teotihuacan.city.rules.printed import technologies as printed_technologies
from teotihuacan.city.rules.printed import temples as printed_temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.tables.making import board, or_dash
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import Cell, Rows, pairs, table
from teotihuacan.words.formatter import Words


def names_of_temples(words: Words) -> list[str]:
    return [words.part("temple", key, "short") for key in boards.TEMPLE_KEYS]


@table("temples", "step", more=names_of_temples)
def temples(words: Words) -> Rows:
    rows: list[list[Cell]] = []
    for step in range(1, printed_temples.TOP_STEP + 1):
        cells: list[Cell] = [step]
        for temple in range(len(boards.TEMPLE_KEYS)):
            reward = told(words, printed_temples.TEMPLE_REWARD[temple][step])
            if step == printed_temples.BONUS_STEP:
                reward = words.text("tables.temples.bonus")
            elif step == printed_temples.TOP_STEP:
                reward = words.text("tables.temples.top", reward=reward)
            elif printed_temples.MAJOR_PILE[temple][step] >= 0:
                reward = words.text("tables.temples.major", reward=reward)
            cells.append(reward)
        rows.append(cells)
    return rows


@table("tracks", "track", "last")
def tracks(words: Words) -> Rows:
    lasts = {
        "temples": printed_temples.TOP_STEP,
        "avenue": printed_temples.AVENUE_LAST,
        "pyramid": calendar.TRACK_LAST,
    }
    return pairs(words, "tables.tracks", lasts)


@table("bonus", "tile", "effect")
def bonus(words: Words) -> Rows:
    tiles = enumerate(BONUS_TILES)
    return [(tile.number, words.part("bonus", value, "effect")) for value, tile in tiles]


@table("discovery", "tile", "price", "effect", "copies")
def discovery(words: Words) -> Rows:
    rows: list[tuple[Cell, ...]] = []
    for value, kind in enumerate(printed_discovery.TILES[: printed_discovery.KINDS]):
        does = told(words, kind.gain)
        if kind.gain.is_empty():
            does = words.text(f"tables.discovery.{'mask' if kind.mask else kind.special}")
        name = words.part("tile", value, "short")
        rows.append((name, words.part("cost", value, "short"), does, kind.copies))
    return rows


@table("royal", "tile", "category", "effect")
def royal(words: Words) -> Rows:
    return royal_rows(words, further=False)


def royal_rows(words: Words, further: bool) -> Rows:
    """The royal tiles of the game itself, or those of further boxes."""
    return [
        (tile.number, words.part("category", tile.category), words.part("royal", value, "effect"))
        for value, tile in enumerate(ROYAL_TILES)
        if bool(tile.module) == further
    ]


@table("technologies", "tile", "name", "gold", "when", "cost", "gain")
def technologies(words: Words) -> Rows:
    return [
        (
            tile.number,
            words.text(f"names.technology.{tile.key}"),
            tile.price.of(units.GOLD),
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


@table("starting", "tile", "boards", "gain")
def starting(words: Words) -> Rows:
    return starting_rows(words, further=False)


def starting_rows(words: Words, further: bool) -> Rows:
    """The starting tiles of the game itself, or those of further boxes."""
    tiles = [tile for tile in printed_starting.TILES if bool(tile.module) == further]
    rows: list[tuple[Cell, ...]] = []
    for tile in tiles:
        named = ", ".join(board(words, place) for place in tile.boards)
        rows.append((tile.number, named, told(words, tile.gain)))
    return rows
