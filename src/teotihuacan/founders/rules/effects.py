"""Shared effects of steps: score, put cubes, move Worship tiles, take a tile in hand."""

from typing import Final

from teotihuacan.engine.steps import CHANCE, push
from teotihuacan.founders.rules import fields, kinds
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.printed import worship
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founder, Founding, replaced, with_more

BITS: Final[list[int]] = [1 << space for space in grid.CITY_SPACES]
"""The bit of each city space, by number."""

KINDS_OF_CUBE: Final[int] = len(RESOURCES)


def score(founding: Founding, seat: int, points: int, source: int) -> None:
    if points:
        founding.founders[seat].points += points
        if founding.events is not None:
            founding.tell("points", seat, points, source)


# --- cubes ----------------------------------------------------------------------------------------


def put_cube(founding: Founding, founder: Founder, resource: int, bit: int) -> None:
    """Put a cube on a space; the one that lies there is discarded (F26)."""
    cubes = founder.cubes
    for other in range(KINDS_OF_CUBE):
        if other != resource and cubes[other] & bit:
            cubes[other] ^= bit
            if founding.events is not None:
                founding.tell("replaced", founder.seat, other, bit.bit_length() - 1)
    cubes[resource] |= bit
    if founding.events is not None:
        founding.tell("cube", founder.seat, resource, bit.bit_length() - 1)


# --- Worship tiles --------------------------------------------------------------------------------


def left_in_stack(founding: Founding, stack: int) -> int:
    """Return how many tiles of a stack lie face down."""
    count = len(founding.returned[stack])
    for kind in worship.IN_STACK[stack]:
        count += founding.unseen[kind]
    return count


def face_up(founding: Founding, stack: int) -> bool:
    """Return whether a tile of a stack can be taken; a single one lies in the side place (F11)."""
    return founding.beside[stack] >= 0


def receive(founding: Founding, seat: int, kind: int) -> None:
    """Lay a Worship tile beside a player's board."""
    founder = founding.founders[seat]
    founder.worship = with_more(founder.worship, kind)
    if founding.events is not None:
        founding.tell("take", seat, kind)


def take_from_table(founding: Founding, seat: int, stack: int, top: bool) -> None:
    """Take one of the two tiles face up; the other one then lies beside the stack (F10)."""
    if top and founding.top[stack] >= 0:
        receive(founding, seat, founding.top[stack])
    else:
        receive(founding, seat, founding.beside[stack])
        founding.beside = replaced(founding.beside, stack, founding.top[stack])
    founding.top = replaced(founding.top, stack, -1)
    turn_up(founding, stack)


def missing_face_up(founding: Founding, stack: int) -> int:
    """Return how many of the two face-up places are to be filled, as far as the stack goes."""
    missing = (founding.beside[stack] < 0) + (founding.top[stack] < 0)
    return min(missing, left_in_stack(founding, stack)) if missing else 0


def turn_up(founding: Founding, stack: int) -> None:
    """Push a draw for each of the places to be filled (F12)."""
    for _ in range(missing_face_up(founding, stack)):
        push(founding, kinds.DRAW_WORSHIP, CHANCE, stack, fields.TO_THE_TABLE)


def put_under(founding: Founding, kind: int) -> None:
    """Return a Worship tile face down to the bottom of its stack."""
    stack = worship.WORSHIP[kind].stack
    returned = founding.returned
    founding.returned = replaced(returned, stack, (*returned[stack], kind))
    turn_up(founding, stack)


# --- tiles ----------------------------------------------------------------------------------------


def tiles_from(founding: Founding, source: int) -> list[int]:
    """The tiles on the Main board or in the supply, by kind."""
    return founding.display if source == fields.DISPLAY else founding.supply


def take_in_hand(founding: Founding, source: int, tile: int) -> None:
    """Take a tile from the Main board or from the supply; a step on the agenda will lay it."""
    tiles_from(founding, source)[tile] -= 1
