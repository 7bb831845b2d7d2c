"""The names of spots and topics, and the board where a moving worker is drawn."""

from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.state import City, Player, board_of
from teotihuacan.city.rules.turns.action import acting_board
from teotihuacan.city.rules.turns.turn import moving
from teotihuacan.city.rules.turns.worship import entering, worship_space
from teotihuacan.city.words.explain import TOPICS


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


def topic(name: str) -> str:
    """The mark of something that one of the explained rules is about."""
    return f"topic:{TOPICS.index(name)}"


def arriving(city: City) -> dict[tuple[int, int], int]:
    """The board where a worker in hand is about to act, by seat and worker.

    For the rules it stands nowhere while its player decides; people see it where it goes.
    """
    found: dict[tuple[int, int], int] = {}
    for step in city.agenda:
        seat = step[1]
        if step[0] == kinds.ACTION:
            movers, board = moving(step), acting_board(step)
        elif step[0] == kinds.WORSHIP:
            movers, board = entering(step), board_of(worship_space(step))
        else:
            continue
        for worker in movers:
            if city.players[seat].place[worker] == places.HAND:
                found[seat, worker] = board
    return found
