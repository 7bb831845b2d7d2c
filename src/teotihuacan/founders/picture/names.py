"""What spots are called: one grammar for those who draw and those who point."""

from teotihuacan.founders.rules.actions import ACTIONS
from teotihuacan.founders.rules.grid import PLACES, name_of
from teotihuacan.founders.rules.printed.rounds import SPACE_CODES
from teotihuacan.founders.rules.printed.tiles import COLOURS, TILE_KEYS
from teotihuacan.founders.rules.printed.worship import WORSHIP


def cell_spot(seat: int, space: int) -> str:
    """A space of a city."""
    return f"cell-{seat}-{name_of(space)}"


def place_spot(seat: int, place: int) -> str:
    """A place of a pyramid."""
    return f"place-{seat}-{PLACES[place]}"


def disks_spot(space: int, count: int) -> str:
    """The next places of a stack, for so many disks."""
    return f"disks-{SPACE_CODES[space]}-{count}"


def bonus_spot(space: int) -> str:
    return f"bonus-{SPACE_CODES[space]}"


def action_spot(action: int) -> str:
    return f"action-{ACTIONS[action]}"


def tile_spot(tile: int) -> str:
    """A kind of Building or Temple on the Main board, with its supply."""
    return f"tile-{TILE_KEYS[tile]}"


def worship_spot(stack: int, place: str) -> str:
    """A Worship tile: beside its stack, on top of it, or the next one that nobody has seen."""
    return f"worship-{COLOURS[stack]}-{place}"


def own_spot(seat: int, kind: int) -> str:
    """A Worship tile in front of a player."""
    return f"own-{seat}-{WORSHIP[kind].key}"
