"""Positions: the table in plain JSON types, written and read field by field.

Names instead of numbers wherever there is a name, so that a person can read and correct a position.
All players know the same (F8), so every seat gets the same: the order of the unseen Worship tiles
and of the Bonus disks to come is not part of a position, because it does not exist.

Reading checks every single field; whether the fields fit together is checked in `validity.py`.
"""

from typing import Final

from teotihuacan.engine.checking import Reader, counted
from teotihuacan.founders.rules.dummy import Dummy
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import bit_set, name_of
from teotihuacan.founders.rules.laying.shapes import ORIENTATIONS
from teotihuacan.founders.rules.printed import boards, disks, rounds, tiles, worship
from teotihuacan.founders.rules.printed.masks import MASK_COLOURS
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founder, Founding, mask_tile, replaced

BOARD_KEYS: Final[list[str]] = [board.key for board in boards.BOARDS]
DISK_KEYS: Final[list[str]] = [disk.key for disk in disks.DISKS]
WORSHIP_KEYS: Final[list[str]] = [tile.key for tile in worship.WORSHIP]
TILE_NAMES: Final[list[str]] = list(tiles.TILE_KEYS)

MOST_POINTS: Final = 9999
MOST_TILES: Final[int] = len(grid.CITY_SPACES)
MOST_WORSHIP: Final = 36


# --- what fields have in common -------------------------------------------------------------------


def word_at(index: int, words: list[str]) -> str | None:
    """The word of an index, None for -1."""
    return words[index] if index >= 0 else None


def read_word(reader: Reader, key: str, words: list[str]) -> int:
    """The index of a word, -1 for None."""
    return -1 if reader.get(key) is None else reader.word(key, words)


def read_seat(reader: Reader, key: str, founding: Founding) -> int:
    return -1 if reader.get(key) is None else reader.integer(key, 0, len(founding.founders) - 1)


def write_spaces(spaces: int) -> list[str]:
    """The names of a set of spaces, row by row."""
    return [name_of(space) for space in grid.CITY_SPACES if spaces >> space & 1]


def read_spaces(reader: Reader, key: str) -> int:
    """A set of spaces from their names, each once."""
    numbers = reader.words(key, grid.SPACE_NAMES, MOST_TILES)
    spaces = bit_set([grid.CITY_SPACES[number] for number in numbers])
    if spaces.bit_count() != len(numbers):
        raise reader.fail(key, "duplicate space")
    return spaces


# --- the whole table ------------------------------------------------------------------------------


def write_founding(founding: Founding) -> dict[str, object]:
    written: dict[str, object] = {
        "round": founding.round,
        "first player": founding.first if founding.first >= 0 else None,
        "turn": founding.active if founding.active >= 0 else None,
        "space": word_at(founding.space, rounds.SPACE_CODES),
        "strength": founding.strength,
        "players": [write_founder(founding, founder) for founder in founding.founders],
        "spaces": write_action_spaces(founding),
        "display": counted(founding.display, TILE_NAMES),
        "supply": counted(founding.supply, TILE_NAMES),
        "mask stacks": write_mask_stacks(founding),
        "worship stacks": {
            colour: write_worship_stack(founding, stack)
            for stack, colour in enumerate(tiles.COLOURS)
        },
        "produced": write_spaces(founding.produced),
    }
    if founding.dummy is not None:
        written["dummy"] = write_dummy(founding, founding.dummy)
    return written


def read_founding(reader: Reader, founding: Founding) -> None:
    """Fill a bare table from what `write_founding` wrote."""
    seats = len(founding.founders)
    founding.round = reader.integer("round", 0, founding.setting.rounds)
    founding.first = read_seat(reader, "first player", founding)
    founding.active = read_seat(reader, "turn", founding)
    founding.space = read_word(reader, "space", rounds.SPACE_CODES)
    founding.strength = reader.integer("strength", 0, tiles.HIGHEST_STRENGTH)
    taken = [0] * len(MASK_COLOURS)
    for entry, founder in zip(reader.readers("players", seats, seats), founding.founders):
        read_founder(entry, founding, founder, taken)
    if founding.dummy is not None:
        read_dummy(reader.inner("dummy"), founding, founding.dummy, taken)
    read_action_spaces(reader.inner("spaces"), founding)
    founding.display = reader.counts("display", TILE_NAMES)
    founding.supply = reader.counts("supply", TILE_NAMES)
    read_mask_stacks(reader.inner("mask stacks"), founding, taken)
    stacks = reader.inner("worship stacks")
    for stack, colour in enumerate(tiles.COLOURS):
        read_worship_stack(stacks.inner(colour), founding, stack)
    stacks.done()
    founding.produced = read_spaces(reader, "produced")
    reader.done()
    check_boards(reader, founding)


def check_boards(reader: Reader, founding: Founding) -> None:
    """Check that on the B side all boards differ, and that at setup no tile lies on a mask."""
    dealt = [founder.board for founder in founding.founders if founder.board >= 0]
    if len(founding.setting.boards) > 1 and len(set(dealt)) != len(dealt):
        raise reader.fail("players", "everybody has another board")
    for founder in founding.founders:
        where = f"players[{founder.seat}]"
        if founder.board < 0 and (founder.tiles or founder.filled):
            raise reader.fail(f"{where}.board", "nothing is built without a board")
        if founding.in_setup() and founder.board >= 0:
            if founder.taken & boards.BOARDS[founder.board].masks:
                raise reader.fail(f"{where}.tiles", "at setup no tile lies on a mask")


# --- players --------------------------------------------------------------------------------------


def write_founder(founding: Founding, founder: Founder) -> dict[str, object]:
    return {
        "points": founder.points,
        "board": word_at(founder.board, BOARD_KEYS),
        "architect": grid.SIDES[founder.architect],
        "disks": founder.disks,
        "passed": founder.passed,
        "favor": founder.favor,
        "tiles": [
            {"tile": TILE_NAMES[tile], "at": name_of(anchor), "orientation": orientation}
            for tile, anchor, orientation in zip(
                founder.tiles, founder.anchors, founder.orientations
            )
        ],
        "cubes": {name: write_spaces(spaces) for name, spaces in zip(RESOURCES, founder.cubes)},
        "pyramid": {
            grid.PLACES[place]: tiles.COLOURS[colour]
            for place, colour in enumerate(founder.pyramid)
            if colour >= 0
        },
        "starting tiles": [
            colour for number, colour in enumerate(tiles.COLOURS) if founder.start >> number & 1
        ],
        "worship": [WORSHIP_KEYS[kind] for kind in founder.worship],
        "masks": write_masks(founding, founder.masks),
    }


def read_founder(reader: Reader, founding: Founding, founder: Founder, taken: list[int]) -> None:
    founder.points = reader.integer("points", 0, MOST_POINTS)
    founder.board = read_word(reader, "board", BOARD_KEYS)
    if founder.board >= 0 and founder.board not in founding.setting.boards:
        raise reader.fail("board", "it is of the other side")
    founder.architect = reader.word("architect", grid.SIDES)
    founder.disks = reader.integer("disks", 0, founding.setting.disks)
    founder.passed = reader.flag("passed")
    founder.favor = reader.integer("favor", 0, len(rounds.FAVOR))
    for entry in reader.readers("tiles", 0, MOST_TILES):
        read_laid_tile(entry, founder)
    read_cubes(reader.inner("cubes"), founder)
    read_pyramid(reader.inner("pyramid"), founder)
    start = reader.words("starting tiles", tiles.COLOURS, len(tiles.COLOURS))
    founder.start = bit_set(start)
    if founder.start.bit_count() != len(start):
        raise reader.fail("starting tiles", "there is one of each colour")
    founder.worship = tuple(sorted(reader.words("worship", WORSHIP_KEYS, MOST_WORSHIP)))
    founder.masks = read_masks(reader.inner("masks"), founding, taken)
    reader.done()


def read_laid_tile(reader: Reader, founder: Founder) -> None:
    """A Building or Temple, in the order they were laid."""
    tile = reader.word("tile", TILE_NAMES[: tiles.FIRST_PYRAMID])
    anchor = grid.CITY_SPACES[reader.word("at", grid.SPACE_NAMES)]
    orientation = reader.integer("orientation", 0, ORIENTATIONS - 1)
    cover = tiles.SHAPE[tile].cover(orientation, anchor)
    if not cover or cover & ~(grid.CITY & ~founder.taken):
        raise reader.fail("at", "the tile cannot lie there like that")
    reader.done()
    founder.taken |= cover
    founder.tiles += (tile,)
    founder.anchors += (anchor,)
    founder.orientations += (orientation,)


def read_cubes(reader: Reader, founder: Founder) -> None:
    occupied = founder.taken
    for resource, name in enumerate(RESOURCES):
        spaces = read_spaces(reader, name)
        if spaces & occupied:
            raise reader.fail(name, "a cube lies on a tile, or on another cube")
        founder.cubes[resource] = spaces
        occupied |= spaces
    reader.done()


def read_pyramid(reader: Reader, founder: Founder) -> None:
    for place, name in enumerate(grid.PLACES):
        if reader.has(name):
            founder.pyramid = replaced(founder.pyramid, place, reader.word(name, tiles.COLOURS))
            founder.filled |= 1 << place
    reader.done()
    for place in range(grid.LEVEL_2, len(grid.PLACES)):
        below = grid.SECOND_LEVEL if place == grid.TOP else grid.SUPPORT[place - grid.LEVEL_2]
        if founder.filled >> place & 1 and below & ~founder.filled:
            raise reader.fail(grid.PLACES[place], "nothing supports it")


def write_dummy(founding: Founding, dummy: Dummy) -> dict[str, object]:
    return {
        "disks": dummy.disks,
        "tiles": counted(dummy.tiles, TILE_NAMES),
        "masks": write_masks(founding, dummy.masks),
    }


def read_dummy(reader: Reader, founding: Founding, dummy: Dummy, taken: list[int]) -> None:
    dummy.disks = reader.integer("disks", 0, founding.setting.disks)
    dummy.tiles = reader.counts("tiles", TILE_NAMES)
    dummy.masks = read_masks(reader.inner("masks"), founding, taken)
    reader.done()


# --- Mask tiles -----------------------------------------------------------------------------------


def write_masks(founding: Founding, masks: tuple[int, ...]) -> dict[str, list[int]]:
    """Mask tiles by colour and points."""
    return {
        colour: [founding.setting.masks[number][tile // 3] for tile in masks if tile % 3 == number]
        for number, colour in enumerate(MASK_COLOURS)
    }


def read_masks(reader: Reader, founding: Founding, taken: list[int]) -> tuple[int, ...]:
    """A player's Mask tiles, by their points; `taken` are those of all, as bits by colour."""
    found: tuple[int, ...] = ()
    for colour, name in enumerate(MASK_COLOURS):
        stack = founding.setting.masks[colour]
        for i, value in enumerate(reader.items(name, 0, len(stack))):
            places = [
                place
                for place, points in enumerate(stack)
                if points == value and type(value) is int and not taken[colour] >> place & 1
            ]
            if not places:
                raise reader.fail(f"{name}[{i}]", "there is no such Mask tile, or it is elsewhere")
            taken[colour] |= 1 << places[0]
            found += (mask_tile(colour, places[0]),)
    reader.done()
    return found


def write_mask_stacks(founding: Founding) -> dict[str, object]:
    return {
        colour: founding.setting.masks[number][founding.masks[number] :]
        for number, colour in enumerate(MASK_COLOURS)
    }


def read_mask_stacks(reader: Reader, founding: Founding, taken: list[int]) -> None:
    for colour, name in enumerate(MASK_COLOURS):
        stack = founding.setting.masks[colour]
        left = reader.integers(name, len(reader.items(name, 0, len(stack))), 0, 99)
        gone = len(stack) - len(left)
        if left != stack[gone:] or taken[colour] != (1 << gone) - 1:
            raise reader.fail(name, "the tiles taken from the top are those of the players")
        founding.masks = replaced(founding.masks, colour, gone)
    reader.done()


# --- disks and Worship tiles ----------------------------------------------------------------------


def write_action_spaces(founding: Founding) -> dict[str, object]:
    return {
        rounds.SPACE_CODES[space]: {
            "bonus": word_at(founding.bonus[space], DISK_KEYS),
            "disks": list(founding.stacks[space]),
        }
        for space in founding.setting.spaces
    }


def read_action_spaces(reader: Reader, founding: Founding) -> None:
    owners = len(founding.founders) + (founding.dummy is not None)
    for space in founding.setting.spaces:
        entry = reader.inner(rounds.SPACE_CODES[space])
        founding.bonus = replaced(founding.bonus, space, read_word(entry, "bonus", DISK_KEYS))
        count = len(entry.items("disks", 0, rounds.STACK - 1))
        owners_there = tuple(entry.integers("disks", count, 0, owners - 1))
        founding.stacks = replaced(founding.stacks, space, owners_there)
        entry.done()
    reader.done()


def write_worship_stack(founding: Founding, stack: int) -> dict[str, object]:
    return {
        "side": word_at(founding.beside[stack], WORSHIP_KEYS),
        "top": word_at(founding.top[stack], WORSHIP_KEYS),
        "unseen": {
            WORSHIP_KEYS[kind]: founding.unseen[kind]
            for kind in worship.IN_STACK[stack]
            if founding.unseen[kind]
        },
        "returned": [WORSHIP_KEYS[kind] for kind in founding.returned[stack]],
    }


def read_worship_stack(reader: Reader, founding: Founding, stack: int) -> None:
    beside = read_word(reader, "side", WORSHIP_KEYS)
    top = read_word(reader, "top", WORSHIP_KEYS)
    if top >= 0 and beside < 0:
        raise reader.fail("side", "a single tile lies beside the stack")
    founding.beside = replaced(founding.beside, stack, beside)
    founding.top = replaced(founding.top, stack, top)
    counts = reader.counts("unseen", WORSHIP_KEYS)
    returned = tuple(reader.words("returned", WORSHIP_KEYS, MOST_WORSHIP))
    for kind in [kind for kind in (beside, top, *returned) if kind >= 0]:
        if worship.WORSHIP[kind].stack != stack:
            raise reader.fail("returned", f"{WORSHIP_KEYS[kind]} belongs to another stack")
    for kind, count in enumerate(counts):
        if count and worship.WORSHIP[kind].stack != stack:
            raise reader.fail("unseen", f"{WORSHIP_KEYS[kind]} belongs to another stack")
        if worship.WORSHIP[kind].stack == stack:
            founding.unseen = replaced(founding.unseen, kind, count)
    founding.returned = replaced(founding.returned, stack, returned)
    reader.done()
