"""The table in plain JSON types, for people and programs.

Names instead of numbers wherever there is a name, so that a position can be read, and mended, by a
person.  Nobody knows anything that others may not know (F8), so every seat sees the same: the order
of the unseen Worship tiles and of the Bonus disks to come is nowhere written, because it is not
there.  `restoring.py` reads all this back.
"""

from typing import Final

from teotihuacan.engine.checking import counted
from teotihuacan.founders.rules.grid import CITY_SPACES, PLACES, SIDES, name_of
from teotihuacan.founders.rules.dummy import Dummy
from teotihuacan.founders.rules.printed.boards import BOARDS
from teotihuacan.founders.rules.printed.disks import DISKS
from teotihuacan.founders.rules.printed.masks import MASK_COLOURS
from teotihuacan.founders.rules.printed.rounds import SPACE_CODES
from teotihuacan.founders.rules.printed.tiles import COLOURS, TILE_KEYS
from teotihuacan.founders.rules.printed.worship import IN_STACK, WORSHIP
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founder, Founding

BOARD_KEYS: Final[list[str]] = [board.key for board in BOARDS]
DISK_KEYS: Final[list[str]] = [disk.key for disk in DISKS]
WORSHIP_KEYS: Final[list[str]] = [tile.key for tile in WORSHIP]
TILE_NAMES: Final[list[str]] = list(TILE_KEYS)


def names_of(spaces: int) -> list[str]:
    """The names of a set of spaces, row by row."""
    return [name_of(space) for space in CITY_SPACES if spaces >> space & 1]


def write_masks(founding: Founding, masks: tuple[int, ...]) -> dict[str, list[int]]:
    """Mask tiles by colour and points."""
    return {
        colour: [founding.setting.masks[number][tile // 3] for tile in masks if tile % 3 == number]
        for number, colour in enumerate(MASK_COLOURS)
    }


def write_founder(founding: Founding, founder: Founder) -> dict[str, object]:
    return {
        "points": founder.points,
        "board": BOARD_KEYS[founder.board] if founder.board >= 0 else None,
        "architect": SIDES[founder.architect],
        "disks": founder.disks,
        "passed": founder.passed,
        "favor": founder.favor,
        "tiles": [
            {"tile": TILE_NAMES[tile], "at": name_of(anchor), "orientation": orientation}
            for tile, anchor, orientation in zip(founder.tiles, founder.anchors, founder.orientations)
        ],
        "cubes": {
            name: names_of(founder.cubes[resource]) for resource, name in enumerate(RESOURCES)
        },
        "pyramid": {
            PLACES[place]: COLOURS[colour]
            for place, colour in enumerate(founder.pyramid)
            if colour >= 0
        },
        "starting tiles": [
            colour for number, colour in enumerate(COLOURS) if founder.start >> number & 1
        ],
        "worship": [WORSHIP_KEYS[kind] for kind in founder.worship],
        "masks": write_masks(founding, founder.masks),
    }


def write_stack(founding: Founding, stack: int) -> dict[str, object]:
    side, top = founding.beside[stack], founding.top[stack]
    return {
        "side": WORSHIP_KEYS[side] if side >= 0 else None,
        "top": WORSHIP_KEYS[top] if top >= 0 else None,
        "unseen": {
            WORSHIP_KEYS[kind]: founding.unseen[kind]
            for kind in IN_STACK[stack]
            if founding.unseen[kind]
        },
        "returned": [WORSHIP_KEYS[kind] for kind in founding.returned[stack]],
    }


def write_dummy(founding: Founding, dummy: Dummy) -> dict[str, object]:
    return {
        "disks": dummy.disks,
        "tiles": counted(dummy.tiles, TILE_NAMES),
        "masks": write_masks(founding, dummy.masks),
    }


def write_founding(founding: Founding) -> dict[str, object]:
    written: dict[str, object] = {
        "round": founding.round,
        "first player": founding.first if founding.first >= 0 else None,
        "turn": founding.active if founding.active >= 0 else None,
        "space": SPACE_CODES[founding.space] if founding.space >= 0 else None,
        "strength": founding.strength,
        "players": [write_founder(founding, founder) for founder in founding.founders],
        "spaces": {
            SPACE_CODES[space]: {
                "bonus": DISK_KEYS[founding.bonus[space]] if founding.bonus[space] >= 0 else None,
                "disks": list(founding.stacks[space]),
            }
            for space in founding.setting.spaces
        },
        "display": counted(founding.display, TILE_NAMES),
        "supply": counted(founding.supply, TILE_NAMES),
        "mask stacks": {
            colour: founding.setting.masks[number][founding.masks[number] :]
            for number, colour in enumerate(MASK_COLOURS)
        },
        "worship stacks": {
            colour: write_stack(founding, stack) for stack, colour in enumerate(COLOURS)
        },
        "produced": names_of(founding.produced),
    }
    if founding.dummy is not None:
        written["dummy"] = write_dummy(founding, founding.dummy)
    return written
