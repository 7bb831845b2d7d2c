"""Names of spots and explained things, shared by drawing and selecting."""

from teotihuacan.founders.rules import actions
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import name_of
from teotihuacan.founders.rules.printed import rounds, tiles, worship
from teotihuacan.founders.words.explain import TOPICS


def topic(name: str) -> str:
    """The mark of something that one of the explained rules is about."""
    return f"topic:{TOPICS.index(name)}"


def cell_spot(seat: int, space: int) -> str:
    """A space of a city."""
    return f"cell-{seat}-{name_of(space)}"


def place_spot(seat: int, place: int) -> str:
    """A place of a pyramid."""
    return f"place-{seat}-{grid.PLACES[place]}"


def disks_spot(space: int, count: int) -> str:
    """The next places of a stack, for this many disks."""
    return f"disks-{rounds.SPACE_CODES[space]}-{count}"


def bonus_spot(space: int) -> str:
    return f"bonus-{rounds.SPACE_CODES[space]}"


def action_spot(action: int) -> str:
    return f"action-{actions.ACTIONS[action]}"


def tile_spot(tile: int) -> str:
    """A kind of Building or Temple on the Main board, with its supply."""
    return f"tile-{tiles.TILE_KEYS[tile]}"


def worship_spot(stack: int, place: str) -> str:
    """A Worship tile: beside its stack, on top of it, or the next unseen one."""
    return f"worship-{tiles.COLOURS[stack]}-{place}"


def own_spot(seat: int, kind: int) -> str:
    """A Worship tile in front of a player."""
    return f"own-{seat}-{worship.WORSHIP[kind].key}"
