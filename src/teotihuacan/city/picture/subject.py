"""What a picture is drawn from: the state of City of Gods, and who is on the way where."""

from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.action import acting_board
from teotihuacan.city.rules.state import City, board_of
from teotihuacan.city.rules.turn import moving
from teotihuacan.city.rules.worship import entering, worship_space
from teotihuacan.city.words.explain import TOPICS


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
