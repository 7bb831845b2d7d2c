"""What lies on the table: the Main board, and each player's city.

Sets of spaces are numbers with a bit for each space (`grid.py`).  What changes in nearly every turn
is a number or a small list; what seldom changes is a tuple, replaced as a whole, so that copies
share it.

Kinds of tile count together (`printed/tiles.py`): Buildings, Temples by colour, Pyramid tiles by
colour; `display` and `supply` have an entry for each.  A tile that somebody is about to lay is in
neither: it is in hand, and the step on the agenda that lays it says which it is.  In the same way a
Worship tile in use lies aside, and the step that puts it back names it.
"""

from __future__ import annotations

from teotihuacan.engine.steps import State, Step
from teotihuacan.founders.rules.grid import REACH
from teotihuacan.founders.rules.guests import Guest
from teotihuacan.founders.rules.printed.boards import BOARDS
from teotihuacan.founders.rules.setting import Setting


class Founder:
    """Everything in front of one player: the city, its Architect, disks and Worship tiles."""

    # In plain Python this makes reading and copying faster.
    __slots__ = (
        "anchors",
        "board",
        "cubes",
        "disks",
        "favor",
        "filled",
        "masks",
        "passed",
        "points",
        "pyramid",
        "seat",
        "side",
        "start",
        "taken",
        "tiles",
        "turns",
        "worship",
    )

    def __init__(
        self,
        seat: int,
        board: int,
        side: int,
        points: int,
        disks: int,
        passed: bool,
        favor: int,
        taken: int,
        cubes: list[int],
        tiles: tuple[int, ...],
        anchors: tuple[int, ...],
        turns: tuple[int, ...],
        pyramid: tuple[int, ...],
        filled: int,
        start: int,
        worship: tuple[int, ...],
        masks: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.board = board  # of `printed.boards.BOARDS`, or -1 before it is dealt
        self.side = side  # of the board where the Architect stands: N, E, S, W
        self.points = points
        self.disks = disks  # in hand
        self.passed = passed  # in this round
        self.favor = favor  # steps on the Favor track
        self.taken = taken  # the spaces under Buildings and Temples
        self.cubes = cubes  # the spaces with a cube of gold, stone, wood
        self.tiles = tiles  # Buildings and Temples as they were laid: their kinds …
        self.anchors = anchors  # … their first spaces …
        self.turns = turns  # … and how each is turned
        self.pyramid = pyramid  # the colour on each of `grid.PLACES`, or -1
        self.filled = filled  # the same as bits
        self.start = start  # colours of the starting Pyramid tiles that are not placed, as bits
        self.worship = worship  # kinds of Worship tiles, ascending
        self.masks = masks  # Mask tiles, see `mask_tile`

    def copy(self) -> Founder:
        return Founder(
            self.seat,
            self.board,
            self.side,
            self.points,
            self.disks,
            self.passed,
            self.favor,
            self.taken,
            self.cubes[:],
            self.tiles,
            self.anchors,
            self.turns,
            self.pyramid,
            self.filled,
            self.start,
            self.worship,
            self.masks,
        )

    def all_cubes(self) -> int:
        """The spaces with any cube."""
        return self.cubes[0] | self.cubes[1] | self.cubes[2]

    def tiles_among(self, kinds: int) -> int:
        """How many Buildings and Temples of these kinds, which are bits, lie in the city."""
        count = 0
        for tile in self.tiles:
            if kinds >> tile & 1:
                count += 1
        return count


class Founding(State):
    """The state of a game of Founders: everything that can change, and the fixed setting."""

    # In plain Python this makes reading and copying faster.
    __slots__ = (
        "bonus",
        "display",
        "first",
        "founders",
        "guest",
        "masks",
        "produced",
        "returned",
        "round",
        "setting",
        "side",
        "space",
        "stacks",
        "strength",
        "supply",
        "top",
        "turn",
        "unseen",
    )

    def __init__(
        self,
        agenda: list[Step],
        founders: list[Founder],
        setting: Setting,
        first: int,
        round: int,
        turn: int,
        space: int,
        strength: int,
        bonus: tuple[int, ...],
        stacks: tuple[tuple[int, ...], ...],
        display: list[int],
        supply: list[int],
        masks: tuple[int, ...],
        unseen: tuple[int, ...],
        side: tuple[int, ...],
        top: tuple[int, ...],
        returned: tuple[tuple[int, ...], ...],
        produced: int,
        guest: Guest | None,
    ) -> None:
        super().__init__(agenda)
        self.founders = founders
        self.setting = setting  # what never changes in a game
        self.first = first  # the seat of the First Player, or -1 before it is drawn
        self.round = round  # 0 in setup
        self.turn = turn  # whose turn it is; -1 between turns and in setup
        self.space = space  # where the disks of this turn were put, or -1
        self.strength = strength  # of this turn's stack, with a Bonus that raises it; or 0
        self.bonus = bonus  # the kind of Bonus disk on each Action space, or -1
        self.stacks = stacks  # on each space the seats of the Action disks, from the bottom
        self.display = display  # tiles on the Main board, by kind
        self.supply = supply  # tiles beside it, by kind
        self.masks = masks  # how many Mask tiles are taken from the top of each stack
        self.unseen = unseen  # Worship tiles that nobody has seen, by kind, in no order …
        self.side = side  # … those face up beside each stack …
        self.top = top  # … and on it; -1: none
        self.returned = returned  # … and under it, the first one returned first (F9)
        self.produced = produced  # the spaces where this Produce Action has put cubes (F27)
        self.guest = guest  # somebody without a seat, or nobody

    def copy(self) -> Founding:
        return Founding(
            self.agenda[:],
            [founder.copy() for founder in self.founders],
            self.setting,
            self.first,
            self.round,
            self.turn,
            self.space,
            self.strength,
            self.bonus,
            self.stacks,
            self.display[:],
            self.supply[:],
            self.masks,
            self.unseen,
            self.side,
            self.top,
            self.returned,
            self.produced,
            self.guest.copy() if self.guest is not None else None,
        )

    def in_setup(self) -> bool:
        return self.round == 0

    def free(self, founder: Founder) -> int:
        """The spaces where a Building or Temple may be laid now: in play within reach, at setup
        anywhere but on masks (F6)."""
        if self.round:
            return REACH[founder.side] & ~founder.taken
        return BOARDS[founder.board].plain & ~founder.taken

    def height(self, space: int) -> int:
        """How many disks lie on a space, the Bonus disk included."""
        return len(self.stacks[space]) + 1


def replaced(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same tuple with one entry changed."""
    return (*items[:index], value, *items[index + 1 :])


def with_more(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """An ascending tuple with one entry more."""
    return tuple(sorted([*items, value]))


def without(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same tuple with one entry of that value less."""
    index = items.index(value)
    return items[:index] + items[index + 1 :]


def mask_tile(colour: int, place: int) -> int:
    """A Mask tile: its colour, and how many of its colour lay on it at the beginning."""
    return place * 3 + colour
