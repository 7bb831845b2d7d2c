"""The state of a game: the Main board, and each player's city.

Sets of spaces are numbers with a bit for each space (`grid.py`).  What changes in nearly every turn
is a number or a small list; what seldom changes is a tuple, replaced as a whole, so that copies
share it.

Kinds of tile count together (`printed/tiles.py`): Buildings, Temples by colour, Pyramid tiles by
colour; `display` and `supply` have an entry for each.  A tile that a player is about to lay is in
neither: it is in hand, named by the step on the agenda that will lay it.  In the same way a Worship
tile in use is set aside, named by the step that puts it back.
"""

from __future__ import annotations

from typing import Final, TypeVar

from teotihuacan.engine.steps import State, Step
from teotihuacan.founders.rules.dummy import Dummy
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import CITY
from teotihuacan.founders.rules.laying.shapes import Form
from teotihuacan.founders.rules.printed import boards, masks, rounds, tiles
from teotihuacan.founders.rules.resources import Purse

EMPTY_PYRAMID: Final[tuple[int, ...]] = (-1,) * len(grid.PLACES)
NO_BONUS: Final[tuple[int, ...]] = (-1,) * rounds.SPACES
NO_DISKS: Final[tuple[tuple[int, ...], ...]] = ((),) * rounds.SPACES


T = TypeVar("T")


class Setting:
    """The fixed part of a game, which copies share."""

    def __init__(self, revision: int, players: int, side: int, seats: int) -> None:
        self.revision: Final[int] = revision  # of the rules this game is played by
        self.players: Final[int] = players  # for whom the Main board is set up …
        self.seats: Final[int] = seats  # … and those among them who decide: not the dummy
        self.boards: Final[list[int]] = boards.BY_SIDE[side]  # 0 is A
        self.rounds: Final[int] = rounds.ROUNDS[players]
        self.disks: Final[int] = rounds.DISKS[players]
        used = rounds.USED_SPACES[players]
        self.spaces: Final[list[int]] = [  # those with a Bonus disk
            space for space in range(rounds.SPACES) if space % rounds.IN_SECTION < used
        ]
        self.display: Final[list[int]] = rounds.DISPLAY[players]  # how many of each kind are shown
        self.masks: Final[list[list[int]]] = masks.MASKS[players]


class Founder:
    """The things in front of one player: the city, its Architect, disks and Worship tiles."""

    # In plain Python this makes reading and copying faster.
    __slots__ = (
        *("anchors", "architect", "board", "cubes", "disks", "favor", "filled", "masks"),
        *("orientations", "passed", "points", "pyramid", "seat", "start", "taken", "tiles"),
        "worship",
    )

    def __init__(
        self,
        seat: int,
        board: int,
        architect: int,
        disks: int,
        cubes: list[int],
        start: int,
        points: int = 0,
        passed: bool = False,
        favor: int = 0,
        taken: int = 0,
        tiles: tuple[int, ...] = (),
        anchors: tuple[int, ...] = (),
        orientations: tuple[int, ...] = (),
        pyramid: tuple[int, ...] = EMPTY_PYRAMID,
        filled: int = 0,
        worship: tuple[int, ...] = (),
        masks: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.board = board  # of `printed.boards.BOARDS`, or -1 before it is dealt
        self.architect = architect  # the side of the city where the Architect is: N, E, S, W
        self.disks = disks  # in hand
        self.cubes = cubes  # the spaces with a cube of gold, stone, wood
        self.start = start  # colours of the starting Pyramid tiles that are not placed, as bits
        self.points = points
        self.passed = passed  # in this round
        self.favor = favor  # steps on the Favor track
        self.taken = taken  # the spaces under Buildings and Temples
        self.tiles = tiles  # Buildings and Temples as they were laid: their kinds …
        self.anchors = anchors  # … their first spaces …
        self.orientations = orientations  # … and how each is rotated and flipped
        self.pyramid = pyramid  # the colour on each of `grid.PLACES`, or -1
        self.filled = filled  # the same as bits
        self.worship = worship  # kinds of Worship tiles, ascending
        self.masks = masks  # Mask tiles, see `mask_tile`

    def copy(self) -> Founder:
        return Founder(
            self.seat,
            self.board,
            self.architect,
            self.disks,
            self.cubes[:],
            self.start,
            self.points,
            self.passed,
            self.favor,
            self.taken,
            self.tiles,
            self.anchors,
            self.orientations,
            self.pyramid,
            self.filled,
            self.worship,
            self.masks,
        )

    def all_cubes(self) -> int:
        """The spaces with any cube."""
        return self.cubes[0] | self.cubes[1] | self.cubes[2]

    def empty_spaces(self) -> int:
        """The spaces without a tile or a cube."""
        return CITY & ~(self.taken | self.cubes[0] | self.cubes[1] | self.cubes[2])

    def purse(self) -> Purse:
        """Return how many cubes of each resource can be paid."""
        cubes = self.cubes
        return cubes[0].bit_count(), cubes[1].bit_count(), cubes[2].bit_count()

    def tiles_among(self, kinds: int) -> int:
        """The number of Buildings and Temples in the city of these kinds, which are bits."""
        count = 0
        for tile in self.tiles:
            if kinds >> tile & 1:
                count += 1
        return count

    def laid(self, index: int) -> tuple[int, int, int]:
        """The kind, the anchor and the orientation of a tile."""
        return self.tiles[index], self.anchors[index], self.orientations[index]

    def form(self, index: int) -> Form:
        """The form of the tile that was laid as number `index`, in its orientation."""
        return tiles.SHAPE[self.tiles[index]].forms[self.orientations[index]]

    def cover(self, index: int) -> int:
        """The spaces under a tile."""
        return self.form(index).covers[self.anchors[index]]

    def around(self, index: int) -> int:
        """The city spaces beside a tile, whether they are empty or not."""
        return self.form(index).arounds[self.anchors[index]]


class Founding(State):
    """The state of a game of Founders: everything that can change, and the fixed setting."""

    # In plain Python this makes reading and copying faster.
    __slots__ = (
        *("active", "beside", "bonus", "display", "dummy", "first", "founders", "masks"),
        *("produced", "returned", "round", "setting", "space", "stacks", "strength", "supply"),
        *("top", "unseen"),
    )

    def __init__(
        self,
        agenda: list[Step],
        founders: list[Founder],
        setting: Setting,
        display: list[int],
        supply: list[int],
        unseen: tuple[int, ...],
        dummy: Dummy | None,
        first: int = -1,
        round: int = 0,
        active: int = -1,
        space: int = -1,
        strength: int = 0,
        bonus: tuple[int, ...] = NO_BONUS,
        stacks: tuple[tuple[int, ...], ...] = NO_DISKS,
        masks: tuple[int, ...] = (0, 0, 0),
        beside: tuple[int, ...] = (-1, -1, -1),
        top: tuple[int, ...] = (-1, -1, -1),
        returned: tuple[tuple[int, ...], ...] = ((), (), ()),
        produced: int = 0,
    ) -> None:
        super().__init__(agenda)
        self.founders = founders
        self.setting = setting
        self.display = display  # tiles on the Main board, by kind
        self.supply = supply  # tiles beside it, by kind
        self.dummy = dummy  # of a game played alone
        self.first = first  # the seat of the First Player, or -1 before it is drawn
        self.round = round  # 0 in setup
        self.active = active  # the seat whose turn it is; -1 between turns and in setup
        self.space = space  # where the disks of this turn were put, or -1
        self.strength = strength  # of this turn's stack, with a Bonus that raises it; or 0
        self.bonus = bonus  # the kind of Bonus disk on each Action space, or -1
        self.stacks = stacks  # on each space the seats of the Action disks, from the bottom
        self.masks = masks  # the number of Mask tiles taken from the top of each stack
        self.unseen = unseen  # Worship tiles still unknown to all, by kind, in no order …
        self.beside = beside  # … those face up beside each stack …
        self.top = top  # … and on it; -1: none
        self.returned = returned  # … and under it, the first one returned first (F9)
        self.produced = produced  # the spaces where this Produce Action has put cubes (F27)

    def copy(self) -> Founding:
        return Founding(
            self.agenda[:],
            [founder.copy() for founder in self.founders],
            self.setting,
            self.display[:],
            self.supply[:],
            self.unseen,
            self.dummy.copy() if self.dummy is not None else None,
            self.first,
            self.round,
            self.active,
            self.space,
            self.strength,
            self.bonus,
            self.stacks,
            self.masks,
            self.beside,
            self.top,
            self.returned,
            self.produced,
        )

    def in_setup(self) -> bool:
        return self.round == 0

    def free(self, founder: Founder) -> int:
        """The spaces where a Building or Temple may be laid now: in play within reach, at setup
        anywhere but on masks (F6)."""
        if self.round:
            return grid.REACH[founder.architect] & ~founder.taken
        return boards.BOARDS[founder.board].plain & ~founder.taken

    def height(self, space: int) -> int:
        """The number of disks on a space, the Bonus disk included."""
        return len(self.stacks[space]) + 1


def replaced(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
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
    """A Mask tile: its colour, and how many of its colour were above it at the beginning."""
    return place * 3 + colour
