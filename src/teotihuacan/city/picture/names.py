"""The names of spots that several questions share."""

from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.state import Player, board_of


def board_spot(board: int) -> str:
    return f"board-{boards.BOARD_KEYS[board]}"


def tile_spot(seat: int, kind: int) -> str:
    return f"tile-{seat}-{discovery.TILES[kind].key}"


def die_spot(player: Player, worker: int) -> str:
    return f"die-{player.seat}-{worker}" if worker >= 0 else ""


def temple_spot(temple: int) -> str:
    return f"temple-{boards.TEMPLE_KEYS[temple]}"


def space_spot(space: int) -> str:
    """A worship space: a royal tile, or the sidebar of a board."""
    if space >= places.SIDEBAR:
        return f"worship-{boards.BOARD_KEYS[space - places.SIDEBAR]}"
    return f"royal-{space - places.ROYAL_SPACE + 1}"


def beside(space: int) -> str:
    """The discovery tile near a worship space."""
    return f"near-{boards.BOARD_KEYS[board_of(space)]}"
