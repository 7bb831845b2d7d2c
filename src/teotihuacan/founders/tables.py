"""The reference tables of Founders: everything printed, and the numbers of the rules."""

from collections.abc import Callable, Iterable
from itertools import starmap
from typing import Final

from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import name_of, under_pyramid
from teotihuacan.founders.rules.printed import boards, disks, masks, rounds, tiles, worship
from teotihuacan.founders.rules.printed.boards import Board
from teotihuacan.founders.solo import numbers as solo_numbers
from teotihuacan.founders.words.naming import drawn, priced, reward
from teotihuacan.founders.words.unverified import (
    is_unverified,
    is_unverified_tile,
    is_unverified_worship,
)
from teotihuacan.tables import Cell, Note, Rows, head, labelled, numbers, pairs, table
from teotihuacan.title import RuleTable
from teotihuacan.words.formatter import Words

PLAYERS: Final = (2, 3, 4)
STAR: Final = " *"  # behind single values of a table that are reconstructed
COSTLY: Final = (*range(tiles.FIRST_TEMPLE, tiles.FIRST_PYRAMID), tiles.FIRST_PYRAMID)
"""The Temples, and one Pyramid tile for all."""

STRENGTHS: Final = range(tiles.LOWEST_STRENGTH, max(tiles.SIZES[tile] for tile in COSTLY) + 1)


def tables(words: Words) -> list[RuleTable]:
    """All of them, in the order of the rules."""
    before = (players, turn, displays, buildings, prices, worship_tiles, bonus, favor, mask_tiles)
    cities = [city(words, board) for board in boards.BOARDS]
    return [*[made(words) for made in before], rewards(words), *cities, solo(words)]


# --- notes and cells ------------------------------------------------------------------------------


def doubt(*groups: tuple[str, str], key: str = "reconstructed") -> Note:
    """A note under a table with reconstructed values."""
    return lambda words: words.text(f"tables.{key}") if any(starmap(is_unverified, groups)) else ""


def starred(unsure: Callable[[int], bool], values: Iterable[int]) -> Note:
    """A note under a table in which single values have a star."""
    return lambda words: words.text("tables.starred") if any(map(unsure, values)) else ""


def seats(words: Words) -> list[str]:
    return [words.text("tables.seats", players=players) for players in PLAYERS]


def points(words: Words, amount: int) -> str:
    return words.text("tables.points", points=amount)


def or_dash(words: Words, amount: int) -> Cell:
    return amount or words.text("tables.none")


def shape(words: Words, tile: int) -> str:
    return drawn(words, (tile, 0)) + (STAR if is_unverified_tile(tile) else "")


# --- rounds and the Main board --------------------------------------------------------------------


@table("players", "what", more=seats)
def players(words: Words) -> Rows:
    """Return the rows about the number of players."""
    lost = rounds.DISKS_LOST
    by_round = {
        count: [rounds.DISKS[count] - lost * round for round in range(rounds.ROUNDS[count])]
        for count in PLAYERS
    }
    values: dict[str, list[Cell]] = {
        "rounds": [rounds.ROUNDS[count] for count in PLAYERS],
        "disks": [numbers(by_round[count]) for count in PLAYERS],
        "spaces": [rounds.USED_SPACES[count] for count in PLAYERS],
    }
    return labelled(words, "tables.players", values)


@table("turn", "what", "number")
def turn(words: Words) -> Rows:
    values: dict[str, Cell] = {
        "most": rounds.MOST_DISKS,
        "stack": rounds.STACK,
        "wild": tiles.WILD_GOLD,
        "pyramid": points(words, tiles.PYRAMID_POINTS),
        "bottom": points(words, rounds.BOTTOM_SCORE),
        "upper": points(words, rounds.UPPER_SCORE),
    }
    return pairs(words, "tables.turn", values)


@table("displays", "tile", more=lambda words: [*seats(words), *head(words, "copies")])
def displays(words: Words) -> Rows:
    return [
        (
            words.part("tile", tile),
            *[or_dash(words, rounds.DISPLAY[count][tile]) for count in PLAYERS],
            tiles.COPIES[tile],
        )
        for tile in range(tiles.TILES)
    ]


# --- tiles, disks, the Favor track ----------------------------------------------------------------


GUESSED: Final = starred(is_unverified_tile, range(tiles.BUILDINGS))


@table("buildings", "tile", "size", "shape", "cubes", note=GUESSED)
def buildings(words: Words) -> Rows:
    return [
        (words.part("tile", tile), tiles.SIZES[tile], shape(words, tile), most_cubes(tile))
        for tile in range(tiles.BUILDINGS)
    ]


def most_cubes(tile: int) -> int:
    """The number of spaces beside a tile in open ground."""
    cells = set(tiles.SHAPE[tile].forms[0].cells)
    beside = {
        (row + down, column + right)
        for row, column in cells
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
    }
    return len(beside - cells)


def strengths(words: Words) -> list[str]:
    return [words.text("tables.prices.strength", strength=strength) for strength in STRENGTHS]


@table("prices", "tile", "size", "shape", more=strengths, note=starred(is_unverified_tile, COSTLY))
def prices(words: Words) -> Rows:
    """Temples and Pyramid tiles: by Strength, from the lowest on."""
    rows: list[list[Cell]] = []
    for tile in COSTLY:
        pyramid = tile == tiles.FIRST_PYRAMID
        name = words.text("tables.prices.pyramid") if pyramid else words.part("tile", tile)
        form = words.text("tables.none") if pyramid else shape(words, tile)
        found = tiles.PRICES[tile - tiles.FIRST_TEMPLE]
        costs = [priced(words, found[strength]) for strength in STRENGTHS]
        rows.append([name, tiles.SIZES[tile], form, *costs])
    return rows


def about_worship(words: Words) -> str:
    effects = starred(is_unverified_worship, range(len(worship.WORSHIP)))
    copies = doubt(("worship.toml", "stacks"), key="worship.copies")
    return f"{effects(words)} {copies(words)}".strip()


@table("worship", "stack", "effect", "copies", note=about_worship)
def worship_tiles(words: Words) -> Rows:
    return [
        (
            words.part("tile", tiles.FIRST_TEMPLE + tile.stack, "short"),
            words.part("worship", kind, "effect") + (STAR if is_unverified_worship(kind) else ""),
            tile.copies,
        )
        for kind, tile in enumerate(worship.WORSHIP)
    ]


@table("bonus", "effect", "copies", note=doubt(("disks.toml", "copies"), key="bonus.copies"))
def bonus(words: Words) -> Rows:
    return [(words.part("disk", kind), disk.copies) for kind, disk in enumerate(disks.DISKS)]


STEPS: Final = range(1, len(rounds.FAVOR) + 1)


@table("favor", "step", more=lambda words: STEPS, note=doubt(("rounds.toml", "favor")))
def favor(words: Words) -> Rows:
    return [[*head(words, "points"), *rounds.FAVOR]]


COLOURS: Final = doubt(*[("masks.toml", key) for key in ("colours", *masks.MASK_COLOURS)])


@table("masks", "colour", more=seats, note=COLOURS)
def mask_tiles(words: Words) -> Rows:
    return [
        (words.part("mask", colour), *[numbers(masks.MASKS[count][colour]) for count in PLAYERS])
        for colour in range(len(masks.MASK_COLOURS))
    ]


# --- the player boards ----------------------------------------------------------------------------


def cities(words: Words) -> list[str]:
    return [words.text("tables.city", board=board.key) for board in boards.BOARDS]


CITIES: Final = doubt(*[("cities.toml", board.key) for board in boards.BOARDS])


@table("rewards", "square", more=cities, note=CITIES)
def rewards(words: Words) -> Rows:
    return [
        (
            words.part("place", place, "short"),
            *[reward(words, board.rewards[place]) for board in boards.BOARDS],
        )
        for place in range(len(grid.SQUARES))
    ]


def city(words: Words, board: Board) -> RuleTable:
    """The map of a board, with the letter of each mask symbol."""
    # Letters of columns are those of the notation: they stay small.
    header = ("", *[name_of(column)[0] for column in range(grid.SIZE)])
    rows = tuple(
        (str(row + 1), *[space(board, row, column) for column in range(grid.SIZE)])
        for row in range(grid.SIZE)
    )
    title = words.text("tables.map.title", board=board.key)
    note = doubt(("cities.toml", board.key), ("geometry.toml", "city"))
    return RuleTable(f"map {board.key}", title, header, rows, note(words))


def space(board: Board, row: int, column: int) -> str:
    if under_pyramid(row, column):
        return "▲"
    for cluster in board.clusters:
        if cluster.spaces >> (row * grid.SIZE + column) & 1:
            return masks.LETTERS[cluster.colour]
    return "·"


# --- the score attack -----------------------------------------------------------------------------


def about_solo(words: Words) -> str:
    return words.text("tables.solo.about", players=solo_numbers.PLAYERS)


@table("solo", "what", "number", note=about_solo)
def solo(words: Words) -> Rows:
    """Return the rows about the dummy, and the names of results."""
    rows: list[tuple[Cell, Cell]] = [
        (words.text("tables.solo.disks"), solo_numbers.DISKS_AT_ONCE),
        (words.text("tables.solo.tiles"), solo_numbers.TILES_AT_ONCE),
    ]
    for section, name in enumerate(rounds.SECTIONS):
        which = words.text("tables.solo.section", section=name)
        rows.append((which, words.part("section", section, "removed")))
    rows.append((words.text("tables.solo.masks"), solo_numbers.MASKS_LOST))
    for band, reached in enumerate(solo_numbers.BANDS):
        named = words.text("tables.solo.band", band=band)
        rows.append((named, words.text("tables.solo.from", points=reached)))
    return rows
