"""The table back from plain JSON types, with every check of a single field.

The counterpart of `writing.py`.  Whether everything fits together is asked in `validity.py`.
"""

from teotihuacan.engine.checking import Reader
from teotihuacan.founders.rules.grid import (
    CITY_SPACES,
    LEVEL_2,
    PLACES,
    SECOND_LEVEL,
    SIDES,
    SPACE_NAMES,
    SUPPORT,
    TOP,
    bit_set,
)
from teotihuacan.founders.rules.dummy import Dummy
from teotihuacan.founders.rules.printed.boards import BOARDS
from teotihuacan.founders.rules.printed.masks import MASK_COLOURS
from teotihuacan.founders.rules.printed.rounds import FAVOR, SPACE_CODES, STACK
from teotihuacan.founders.rules.printed.tiles import COLOURS, FIRST_PYRAMID, HIGHEST_STRENGTH, SHAPE
from teotihuacan.founders.rules.printed.worship import WORSHIP
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.shapes import ORIENTATIONS
from teotihuacan.founders.rules.state import Founder, Founding, mask_tile, replaced
from teotihuacan.founders.rules.writing import BOARD_KEYS, DISK_KEYS, TILE_NAMES, WORSHIP_KEYS

MOST_POINTS = 9999
MOST_TILES = len(CITY_SPACES)


def word_or_none(reader: Reader, key: str, known: list[str]) -> int:
    """The index of a word, or -1 for null."""
    return -1 if reader.get(key) is None else reader.word(key, known)


def read_spaces(reader: Reader, key: str) -> int:
    """A set of spaces from their names, each once."""
    numbers = reader.words(key, SPACE_NAMES, MOST_TILES)
    spaces = bit_set([CITY_SPACES[number] for number in numbers])
    if spaces.bit_count() != len(numbers):
        raise reader.fail(key, "a space stands here twice")
    return spaces


def read_tiles(reader: Reader, founder: Founder) -> None:
    """Buildings and Temples, in the order they were laid."""
    for entry in reader.readers("tiles", 0, MOST_TILES):
        tile = entry.word("tile", TILE_NAMES[:FIRST_PYRAMID])
        anchor = CITY_SPACES[entry.word("at", SPACE_NAMES)]
        orientation = entry.integer("orientation", 0, ORIENTATIONS - 1)
        forms = SHAPE[tile].forms
        cover = forms[orientation].covers[anchor] if orientation < len(forms) else 0
        if not cover or cover & ~(bit_set(CITY_SPACES) & ~founder.taken):
            raise entry.fail("at", "the tile cannot lie there like that")
        entry.done()
        founder.taken |= cover
        founder.tiles += (tile,)
        founder.anchors += (anchor,)
        founder.orientations += (orientation,)


def read_cubes(reader: Reader, founder: Founder) -> None:
    cubes = reader.inner("cubes")
    occupied = founder.taken
    for resource, name in enumerate(RESOURCES):
        spaces = read_spaces(cubes, name)
        if spaces & occupied:
            raise cubes.fail(name, "a cube lies on a tile, or on another cube")
        founder.cubes[resource] = spaces
        occupied |= spaces
    cubes.done()


def read_pyramid(reader: Reader, founder: Founder) -> None:
    pyramid = reader.inner("pyramid")
    for place, name in enumerate(PLACES):
        if pyramid.has(name):
            colour = pyramid.word(name, COLOURS)
            founder.pyramid = replaced(founder.pyramid, place, colour)
            founder.filled |= 1 << place
    pyramid.done()
    for place in range(LEVEL_2, len(PLACES)):
        below = SECOND_LEVEL if place == TOP else SUPPORT[place - LEVEL_2]
        if founder.filled >> place & 1 and below & ~founder.filled:
            raise pyramid.fail(PLACES[place], "nothing supports it")
    start = reader.words("starting tiles", COLOURS, len(COLOURS))
    founder.start = bit_set(start)
    if founder.start.bit_count() != len(start):
        raise reader.fail("starting tiles", "there is one of each colour")


def read_masks(reader: Reader, founding: Founding, taken: list[int]) -> tuple[int, ...]:
    """Somebody's Mask tiles, by their points; `taken` are those of all, as bits by colour."""
    found: tuple[int, ...] = ()
    masks = reader.inner("masks")
    for colour, name in enumerate(MASK_COLOURS):
        stack = founding.setting.masks[colour]
        for i, value in enumerate(masks.items(name, 0, len(stack))):
            places = [
                place
                for place, points in enumerate(stack)
                if points == value and type(value) is int and not taken[colour] >> place & 1
            ]
            if not places:
                raise masks.fail(f"{name}[{i}]", "there is no such Mask tile, or it is elsewhere")
            taken[colour] |= 1 << places[0]
            found += (mask_tile(colour, places[0]),)
    masks.done()
    return found


def read_founder(reader: Reader, founding: Founding, founder: Founder, taken: list[int]) -> None:
    founder.points = reader.integer("points", 0, MOST_POINTS)
    founder.board = word_or_none(reader, "board", BOARD_KEYS)
    if founder.board >= 0 and founder.board not in founding.setting.boards:
        raise reader.fail("board", "it is of the other side")
    founder.architect = reader.word("architect", SIDES)
    founder.disks = reader.integer("disks", 0, founding.setting.disks)
    founder.passed = reader.flag("passed")
    founder.favor = reader.integer("favor", 0, len(FAVOR))
    read_tiles(reader, founder)
    read_cubes(reader, founder)
    founder.start = 0
    read_pyramid(reader, founder)
    founder.worship = tuple(sorted(reader.words("worship", WORSHIP_KEYS, 36)))
    founder.masks = read_masks(reader, founding, taken)
    reader.done()


def read_dummy(reader: Reader, founding: Founding, dummy: Dummy, taken: list[int]) -> None:
    dummy.disks = reader.integer("disks", 0, founding.setting.disks)
    dummy.tiles = reader.counts("tiles", TILE_NAMES)
    dummy.masks = read_masks(reader, founding, taken)
    reader.done()


def read_stack(reader: Reader, founding: Founding, stack: int) -> None:
    """A Worship stack: what lies face up, what nobody has seen, what was returned."""
    side = word_or_none(reader, "side", WORSHIP_KEYS)
    top = word_or_none(reader, "top", WORSHIP_KEYS)
    if top >= 0 and side < 0:
        raise reader.fail("side", "a single tile lies beside the stack")
    founding.beside = replaced(founding.beside, stack, side)
    founding.top = replaced(founding.top, stack, top)
    counts = reader.counts("unseen", WORSHIP_KEYS)
    returned = tuple(reader.words("returned", WORSHIP_KEYS, 36))
    for kind in [kind for kind in (side, top, *returned) if kind >= 0]:
        if WORSHIP[kind].stack != stack:
            raise reader.fail("returned", f"{WORSHIP_KEYS[kind]} belongs to another stack")
    for kind, count in enumerate(counts):
        if count and WORSHIP[kind].stack != stack:
            raise reader.fail("unseen", f"{WORSHIP_KEYS[kind]} belongs to another stack")
        if WORSHIP[kind].stack == stack:
            founding.unseen = replaced(founding.unseen, kind, count)
    all_returned = founding.returned
    founding.returned = (*all_returned[:stack], returned, *all_returned[stack + 1 :])
    reader.done()


def read_action_spaces(reader: Reader, founding: Founding) -> None:
    spaces = reader.inner("spaces")
    owners = len(founding.founders) + (founding.dummy is not None)
    for space in founding.setting.spaces:
        entry = spaces.inner(SPACE_CODES[space])
        founding.bonus = replaced(founding.bonus, space, word_or_none(entry, "bonus", DISK_KEYS))
        count = len(entry.items("disks", 0, STACK - 1))
        disks = tuple(entry.integers("disks", count, 0, owners - 1))
        stacks = founding.stacks
        founding.stacks = (*stacks[:space], disks, *stacks[space + 1 :])
        entry.done()
    spaces.done()


def seat_or_none(reader: Reader, key: str, seats: int) -> int:
    return -1 if reader.get(key) is None else reader.integer(key, 0, seats - 1)


def read_founding(reader: Reader, founding: Founding) -> None:
    """Fill a bare table from what `write_founding` wrote."""
    seats = len(founding.founders)
    founding.round = reader.integer("round", 0, founding.setting.rounds)
    founding.first = seat_or_none(reader, "first player", seats)
    founding.active = seat_or_none(reader, "turn", seats)
    founding.space = word_or_none(reader, "space", SPACE_CODES)
    founding.strength = reader.integer("strength", 0, HIGHEST_STRENGTH)
    taken = [0] * len(MASK_COLOURS)
    for entry, founder in zip(reader.readers("players", seats, seats), founding.founders):
        read_founder(entry, founding, founder, taken)
    if founding.dummy is not None:
        read_dummy(reader.inner("dummy"), founding, founding.dummy, taken)
    read_action_spaces(reader, founding)
    founding.display = reader.counts("display", TILE_NAMES)
    founding.supply = reader.counts("supply", TILE_NAMES)
    masks = reader.inner("mask stacks")
    for colour, name in enumerate(MASK_COLOURS):
        stack = founding.setting.masks[colour]
        left = masks.integers(name, len(masks.items(name, 0, len(stack))), 0, 99)
        gone = len(stack) - len(left)
        if left != stack[gone:] or taken[colour] != (1 << gone) - 1:
            raise masks.fail(name, "the tiles taken from the top are those of the players")
        founding.masks = replaced(founding.masks, colour, gone)
    masks.done()
    stacks = reader.inner("worship stacks")
    for stack_number, colour_name in enumerate(COLOURS):
        read_stack(stacks.inner(colour_name), founding, stack_number)
    stacks.done()
    founding.produced = read_spaces(reader, "produced")
    reader.done()
    check_boards(reader, founding)


def check_boards(reader: Reader, founding: Founding) -> None:
    """On the B side everybody has another board; at setup no tile lies on a mask."""
    dealt = [founder.board for founder in founding.founders if founder.board >= 0]
    if len(founding.setting.boards) > 1 and len(set(dealt)) != len(dealt):
        raise reader.fail("players", "everybody has another board")
    for founder in founding.founders:
        where = f"players[{founder.seat}]"
        if founder.board < 0 and (founder.tiles or founder.filled):
            raise reader.fail(f"{where}.board", "nothing is built without a board")
        if founding.in_setup() and founder.board >= 0:
            if founder.taken & BOARDS[founder.board].masks:
                raise reader.fail(f"{where}.tiles", "at setup no tile lies on a mask")
