"""The names of spots that several questions share."""

from teotihuacan.city.rules.printed.boards import BOARD_KEYS, TEMPLE_KEYS
from teotihuacan.city.rules.printed.discovery import DISCOVERY
from teotihuacan.city.rules.state import ROYAL_SPACE, SIDEBAR, Player, board_of


def board_spot(board: int) -> str:
    return f"board-{BOARD_KEYS[board]}"


def tile_spot(seat: int, kind: int) -> str:
    return f"tile-{seat}-{DISCOVERY[kind].key}"


def die_spot(player: Player, worker: int) -> str:
    return f"die-{player.seat}-{worker}" if worker >= 0 else ""


def temple_spot(temple: int) -> str:
    return f"temple-{TEMPLE_KEYS[temple]}"


def space_spot(space: int) -> str:
    """A worship space: a royal tile, or the sidebar of a board."""
    if space >= SIDEBAR:
        return f"worship-{BOARD_KEYS[space - SIDEBAR]}"
    return f"royal-{space - ROYAL_SPACE + 1}"


def beside(space: int) -> str:
    """The discovery tile near a worship space."""
    return f"near-{BOARD_KEYS[board_of(space)]}"
