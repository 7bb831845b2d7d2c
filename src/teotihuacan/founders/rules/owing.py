"""What the rules can owe, each thing as the step that stands for it.

This is the one place where steps are written; a kind of step reads its own, and nobody else's.
The fields that a kind declares are the arguments here, in the same order.
"""

from typing import Final

from teotihuacan.engine.steps import CHANCE, Step
from teotihuacan.founders.rules import kinds

# --- draws ----------------------------------------------------------------------------------------


def draw_first() -> Step:
    return (kinds.DRAW_FIRST, CHANCE, 0, 0, 0)


def draw_board(seat: int) -> Step:
    return (kinds.DRAW_BOARD, CHANCE, seat, 0, 0)


def draw_disk(space: int) -> Step:
    return (kinds.DRAW_DISK, CHANCE, space, 0, 0)


TO_THE_TABLE: Final = -1


def draw_worship(stack: int, to: int) -> Step:
    """Turn up the next tile of a stack, or give it to a seat unseen."""
    return (kinds.DRAW_WORSHIP, CHANCE, stack, to, 0)


# --- setup and rounds -----------------------------------------------------------------------------


def starting_tiles(order: int) -> Step:
    """The player who is so far behind the First Player places the starting Pyramid tiles."""
    return (kinds.STARTING_TILES, 0, order, 0, 0)


def starting_tile(seat: int) -> Step:
    """A player places the next starting Pyramid tile, as long as one is left."""
    return (kinds.STARTING_TILE, seat, 0, 0, 0)


def setup_over() -> Step:
    return (kinds.SETUP_OVER, 0, 0, 0, 0)


def begin_round() -> Step:
    return (kinds.BEGIN_ROUND, 0, 0, 0, 0)


# --- a turn ---------------------------------------------------------------------------------------


def turn(seat: int) -> Step:
    return (kinds.TURN, seat, 0, 0, 0)


BEFORE: Final = 0
AFTER: Final = 1


def bonus(seat: int, when: int) -> Step:
    return (kinds.BONUS, seat, when, 0, 0)


def action(seat: int) -> Step:
    """One of the two Actions of the space that the disks were put on."""
    return (kinds.ACTION, seat, 0, 0, 0)


BUILD: Final = 0
INFLUENCE: Final = 1


def any_action(seat: int, sort: int, optional: int) -> Step:
    return (kinds.ANY_ACTION, seat, sort, optional, 0)


def end_turn(seat: int) -> Step:
    return (kinds.END, seat, 0, 0, 0)


def finish_turn(seat: int) -> Step:
    return (kinds.FINISH_TURN, seat, 0, 0, 0)


# --- building -------------------------------------------------------------------------------------

# Where a tile is taken from.
DISPLAY: Final = 0
SUPPLY: Final = 1
IN_HAND: Final = 2  # the starting Pyramid tiles

# What a tile costs: so many cubes of any sort (0: nothing), or …
PRINTED: Final = -1

# What follows a Building: nothing (it must be built, or may be declined), or a second one.
MUST: Final = 0
MAY: Final = 1
THEN_THE_OTHER: Final = 2  # of the two that are shown
THEN_ANOTHER: Final = 3


def building(seat: int, source: int, allowed: int, then: int) -> Step:
    """Choose one of these kinds of Building, which are bits."""
    return (kinds.BUILDING, seat, source, allowed, then)


def temple(seat: int, source: int, price: int) -> Step:
    return (kinds.TEMPLE, seat, source, price, 0)


def pyramid_tile(seat: int, source: int, price: int) -> Step:
    return (kinds.PYRAMID, seat, source, price, 0)


def anchor(seat: int, tile: int, price: int) -> Step:
    """Where a tile in hand will lie."""
    return (kinds.ANCHOR, seat, tile, price, 0)


def orientation(seat: int, tile: int, price: int, space: int) -> Step:
    return (kinds.ORIENTATION, seat, tile, price, space)


def lay(seat: int, tile: int, space: int, orientation: int) -> Step:
    """A tile in hand will lie there, turned like that, when it is paid for."""
    return (kinds.LAY, seat, tile, space, orientation)


def set_tile(seat: int, colour: int, place: int) -> Step:
    """A Pyramid tile in hand will lie there when it is paid for."""
    return (kinds.SET_TILE, seat, colour, place, 0)


def replace(seat: int, index: int, number: int) -> Step:
    """The cube on that space, beside the tile laid as number `index`: keep or replace?"""
    return (kinds.REPLACE, seat, index, number, 0)


def masks(seat: int, index: int) -> Step:
    """Look for clusters that the tile laid as number `index` has completed."""
    return (kinds.MASKS, seat, index, 0, 0)


# --- paying ---------------------------------------------------------------------------------------


def pay(seat: int, gold: int, stone: int, wood: int) -> Step:
    return (kinds.PAY, seat, gold, stone, wood)


def mix(seat: int, left: int, resource: int) -> Step:
    """Of so many cubes of any sort, how many are of this resource?"""
    return (kinds.MIX, seat, left, resource, 0)


def pay_cube(seat: int, resource: int, left: int, number: int) -> Step:
    """So many cubes of a resource, from the space of that number on."""
    return (kinds.PAY_CUBE, seat, resource, left, number)


def keep_cube(seat: int, resource: int, left: int, number: int) -> Step:
    """All cubes of a resource from that space on but so many."""
    return (kinds.KEEP_CUBE, seat, resource, left, number)


# --- influence ------------------------------------------------------------------------------------


def produce(seat: int) -> Step:
    return (kinds.PRODUCE, seat, 0, 0, 0)


ANYWHERE: Final = -1


def put_cube(seat: int, resource: int, index: int) -> Step:
    """Put a cube beside the Building laid as number `index`, or anywhere."""
    return (kinds.PUT_CUBE, seat, resource, index, 0)


def resource(seat: int) -> Step:
    return (kinds.RESOURCE, seat, 0, 0, 0)


def offering(seat: int) -> Step:
    return (kinds.OFFERING, seat, 0, 0, 0)


def times(seat: int, tile: int) -> Step:
    return (kinds.TIMES, seat, tile, 0, 0)


def gain(seat: int, points: int, source: int) -> Step:
    """Points that come when they are paid for."""
    return (kinds.GAIN, seat, points, source, 0)


def put_back(seat: int, tile: int) -> Step:
    """A Worship tile that lies aside goes under its stack."""
    return (kinds.PUT_BACK, seat, tile, 0, 0)


ANY_STACK: Final = 7


def take(seat: int, stacks: int, tops: int) -> Step:
    """Take a Worship tile from one of these stacks (bits), only the top one or any."""
    return (kinds.TAKE, seat, stacks, tops, 0)


def swap(seat: int) -> Step:
    return (kinds.SWAP, seat, 0, 0, 0)
