"""Scenes: cities laid out by hand and played in the game's own notation.

>>> s = scene(players=2)
>>> s.cubes(0, wood="a1 b1", stone="c1")             # doctest: +SKIP
>>> s.play("B1+2 later build green d1 r0 side none end")    # doctest: +SKIP

A scene begins in the first round, in the turn of seat 0, each Architect on its first side.
Cities are empty, but for the middle of the pyramid; there are only 2 point Bonus disks; the
Worship tiles face up are those of `FACE_UP`.  What is laid out comes from the supply.
With one player it is the score attack.
"""

from __future__ import annotations

from collections import Counter

import teotihuacan as teo
from teotihuacan.engine.steps import make_step
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules import kinds as step_kinds
from teotihuacan.founders.rules.dummy import Dummy
from teotihuacan.founders.rules.laying.grid import CITY_SPACES, PLACES, SIDES, SPACE_NAMES, bit_set
from teotihuacan.founders.rules.printed import rounds, worship
from teotihuacan.founders.rules.printed import tiles as printed_tiles
from teotihuacan.founders.rules.printed.boards import BOARDS
from teotihuacan.founders.rules.printed.disks import DISKS
from teotihuacan.founders.rules.printed.masks import MASK_COLOURS
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founder, Founding
from teotihuacan.founders.rules.validity import all_tiles, all_worship_tiles

BOARD_KEYS = [board.key for board in BOARDS]
DISK_KEYS = [disk.key for disk in DISKS]
WORSHIP_KEYS = [tile.key for tile in worship.WORSHIP]

FACE_UP = {
    "green": ("g_vp_building2", "g_shown_buildings_a"),
    "blue": ("b_shown_temples_a", "b_shown_temples_b"),
    "red": ("r_gold_vp", "r_set_vp"),
}


def number_of(name: str) -> int:
    """The number of a space in the grid."""
    return CITY_SPACES[SPACE_NAMES.index(name)]


def spaces(names: str) -> int:
    """A set of spaces from their names."""
    return bit_set([number_of(name) for name in names.split()])


def names(found: int) -> list[str]:
    return [name for name in SPACE_NAMES if found >> number_of(name) & 1]


class Scene:
    def __init__(self, game: teo.Game) -> None:
        self.game = game
        self.changed = True  # by hand, so that the legal choices must be worked out again

    @property
    def founding(self) -> Founding:
        state = self.game.state
        assert isinstance(state, Founding)
        return state

    def founder(self, seat: int = 0) -> Founder:
        return self.founding.founders[seat]

    @property
    def dummy(self) -> Dummy:
        """Return the dummy of a solo game."""
        dummy = self.founding.dummy
        assert dummy is not None
        return dummy

    def touch(self) -> Scene:
        self.changed = True
        return self

    # --- laying out ---------------------------------------------------------------------------

    def board(self, seat: int, key: str) -> Scene:
        self.founder(seat).board = BOARD_KEYS.index(key)
        return self.touch()

    def architect(self, seat: int, side: str) -> Scene:
        self.founder(seat).architect = SIDES.index(side)
        return self.touch()

    def lay(self, seat: int, tile: str, at: str, turn: int = 0) -> Scene:
        """A Building or Temple, without what it would have brought."""
        founder = self.founder(seat)
        kind = printed_tiles.TILE_KEYS.index(tile)
        cover = printed_tiles.SHAPE[kind].forms[turn].covers[number_of(at)]
        assert cover, f"{tile} sticks out"
        assert not cover & founder.taken, f"{tile} lies on something"
        founder.taken |= cover
        founder.cubes = [cubes & ~cover for cubes in founder.cubes]
        founder.tiles += (kind,)
        founder.anchors += (number_of(at),)
        founder.orientations += (turn,)
        self.founding.supply[kind] -= 1
        assert self.founding.supply[kind] >= 0
        return self.touch()

    def fill(self, seat: int, but: str = "") -> Scene:
        """Cover the whole city but these spaces, with size 1 Buildings from nowhere."""
        founder = self.founder(seat)
        founder.taken = bit_set(CITY_SPACES) & ~spaces(but)
        founder.cubes = [cubes & ~founder.taken for cubes in founder.cubes]
        return self.touch()

    def cubes(self, seat: int, gold: str = "", stone: str = "", wood: str = "") -> Scene:
        """All cubes of a city."""
        self.founder(seat).cubes = [spaces(gold), spaces(stone), spaces(wood)]
        return self.touch()

    def pyramid(self, seat: int, **places: str) -> Scene:
        """Pyramid tiles besides those that lie there: pyramid(0, NW="green", TOP="red")."""
        founder = self.founder(seat)
        colours = list(founder.pyramid)
        for place, colour in places.items():
            colours[PLACES.index(place)] = printed_tiles.COLOURS.index(colour)
            founder.filled |= 1 << PLACES.index(place)
            self.founding.supply[
                printed_tiles.FIRST_PYRAMID + printed_tiles.COLOURS.index(colour)
            ] -= 1
        founder.pyramid = tuple(colours)
        return self.touch()

    def worship(self, seat: int, *keys: str) -> Scene:
        """Give a player Worship tiles that no player has seen."""
        founder = self.founder(seat)
        for key in keys:
            founder.worship = tuple(sorted([*founder.worship, self.unseen(key)]))
        return self.touch()

    def unseen(self, key: str) -> int:
        """Take a tile out of the unseen part of its stack."""
        kind = WORSHIP_KEYS.index(key)
        left = list(self.founding.unseen)
        left[kind] -= 1
        assert left[kind] >= 0, f"there is no {key} left"
        self.founding.unseen = tuple(left)
        return kind

    def returned(self, colour: str, *keys: str) -> Scene:
        """Tiles under a stack, the first one returned first; and nothing unseen in it."""
        stack = printed_tiles.COLOURS.index(colour)
        kinds = tuple(self.unseen(key) for key in keys)
        returned = list(self.founding.returned)
        returned[stack] = kinds
        self.founding.returned = tuple(returned)
        return self.touch()

    def nothing_unseen(self, colour: str) -> Scene:
        """The unseen tiles of a stack are out of the game."""
        left = list(self.founding.unseen)
        for kind in worship.IN_STACK[printed_tiles.COLOURS.index(colour)]:
            left[kind] = 0
        self.founding.unseen = tuple(left)
        return self.touch()

    def face_up(self, colour: str, side: str, top: str) -> Scene:
        """The two tiles of a stack that are face up; "" for none."""
        stack = printed_tiles.COLOURS.index(colour)
        for old in (self.founding.beside[stack], self.founding.top[stack]):
            if old >= 0:
                left = list(self.founding.unseen)
                left[old] += 1
                self.founding.unseen = tuple(left)
        sides, tops = list(self.founding.beside), list(self.founding.top)
        sides[stack] = self.unseen(side) if side else -1
        tops[stack] = self.unseen(top) if top else -1
        self.founding.beside, self.founding.top = tuple(sides), tuple(tops)
        return self.touch()

    def bonus(self, **disks: str) -> Scene:
        """Bonus disks: bonus(A1="any_build")."""
        found = list(self.founding.bonus)
        for space, key in disks.items():
            found[rounds.SPACE_CODES.index(space)] = DISK_KEYS.index(key)
        self.founding.bonus = tuple(found)
        return self.touch()

    def stack(self, **spaces_: tuple[int, ...]) -> Scene:
        """Action disks on spaces, by seat; they come from their owners' hands."""
        stacks = list(self.founding.stacks)
        for space, seats in spaces_.items():
            stacks[rounds.SPACE_CODES.index(space)] = seats
            for seat in seats:
                if seat < len(self.founding.founders):
                    self.founder(seat).disks -= 1
                else:
                    self.dummy.disks -= 1
        self.founding.stacks = tuple(stacks)
        return self.touch()

    def display(self, **tiles: int) -> Scene:
        """Set the number of some kinds on the Main board; Pyramid tiles as green_pyramid."""
        for key, count in tiles.items():
            kind = printed_tiles.TILE_KEYS.index(key.replace("_", " "))
            self.founding.supply[kind] += self.founding.display[kind] - count
            self.founding.display[kind] = count
        return self.touch()

    def supply(self, **tiles: int) -> Scene:
        """Set the number of some kinds beside it; the others are out of the game."""
        for key, count in tiles.items():
            self.founding.supply[printed_tiles.TILE_KEYS.index(key.replace("_", " "))] = count
        return self.touch()

    def turn(self, seat: int) -> Scene:
        """Begin with the turn of another seat."""
        self.founding.active = seat
        self.founding.agenda[:] = [make_step(step_kinds.TURN, seat)]
        return self.touch()

    # --- playing ------------------------------------------------------------------------------

    @property
    def offered(self) -> list[str]:
        """The codes that can be played now."""
        if self.changed:
            self.game.settle()
            self.changed = False
        return [FOUNDERS.codes[id] for id in self.game.ids]

    def play(self, line: str) -> Scene:
        """Play codes; a draw that is not told comes out as the first possible one."""
        for code in line.split():
            assert self.offered
            while self.game.actor == teo.CHANCE and not code.startswith("~"):
                self.game.play(self.game.ids[0])
            before = all_tiles(self.founding), all_worship_tiles(self.founding)
            self.game.play(code)
            assert (all_tiles(self.founding), all_worship_tiles(self.founding)) == before, code
        while self.game.actor == teo.CHANCE:
            self.game.play(self.game.ids[0])
        return self

    def place(self, cells: str) -> Scene:
        """Lay the tile in hand on exactly these spaces, the first one first."""
        assert self.asked == "anchor"
        tile = self.founding.agenda[-1][2]
        wanted = spaces(cells)
        first = min(cells.split(), key=SPACE_NAMES.index)
        forms = printed_tiles.SHAPE[tile].forms
        turns = [i for i, form in enumerate(forms) if form.covers[number_of(first)] == wanted]
        assert len(turns) == 1, f"{printed_tiles.TILE_KEYS[tile]} has not that form"
        self.play(first)
        if self.asked == "orientation":
            self.play(f"r{turns[0]}")
        return self

    def can_place(self, cells: str) -> bool:
        """Return whether the tile in hand can lie on exactly these spaces."""
        twin = Scene(self.game.copy())
        assert twin.asked == "anchor"
        tiles = len(self.founder(self.founding.agenda[-1][1]).tiles)
        try:
            twin.place(cells)
        except teo.IllegalChoice:
            return False
        after = twin.founder(self.founding.agenda[-1][1])
        return len(after.tiles) == tiles or after.taken & spaces(cells) == spaces(cells)

    def can(self, code: str) -> bool:
        return code in self.offered

    # --- looking ------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        return self.game.asked if self.offered else ""

    def points(self, seat: int = 0) -> int:
        return self.founder(seat).points

    def counts(self, seat: int = 0) -> tuple[int, int, int]:
        """Return the numbers of cubes of gold, stone and wood."""
        gold, stone, wood = [cubes.bit_count() for cubes in self.founder(seat).cubes]
        return gold, stone, wood

    def lying(self, resource: str, seat: int = 0) -> list[str]:
        """The spaces with cubes of a resource."""
        return names(self.founder(seat).cubes[RESOURCES.index(resource)])

    def held(self, seat: int = 0) -> list[str]:
        """The Worship tiles of a player."""
        return [WORSHIP_KEYS[kind] for kind in self.founder(seat).worship]

    def shown(self, colour: str) -> tuple[str, str]:
        """The tiles of a stack that are face up: beside it, on it."""
        stack = printed_tiles.COLOURS.index(colour)
        side, top = self.founding.beside[stack], self.founding.top[stack]
        return (WORSHIP_KEYS[side] if side >= 0 else "", WORSHIP_KEYS[top] if top >= 0 else "")

    def under(self, colour: str) -> list[str]:
        """The tiles that were returned under a stack."""
        return [
            WORSHIP_KEYS[kind]
            for kind in self.founding.returned[printed_tiles.COLOURS.index(colour)]
        ]

    def tiles(self, seat: int = 0) -> Counter[str]:
        """The Buildings and Temples of a city."""
        return Counter(printed_tiles.TILE_KEYS[tile] for tile in self.founder(seat).tiles)

    def masks(self, seat: int = 0) -> list[tuple[str, int]]:
        """The Mask tiles of a player: colour and points."""
        stacks = self.founding.setting.masks
        return [
            (MASK_COLOURS[tile % 3], stacks[tile % 3][tile // 3])
            for tile in self.founder(seat).masks
        ]


def scene(players: int = 2, side: str = "A") -> Scene:
    alone = {"solo": "score attack"} if players == 1 else {}
    game = teo.new_game("founders", players=players, side=side, seed=None, **alone)
    s = Scene(game)
    founding = s.founding
    founding.round = 1
    founding.first = 0
    founding.bonus = tuple(
        DISK_KEYS.index("vp2") if space in founding.setting.spaces else -1 for space in range(9)
    )
    for founder in founding.founders:
        founder.start = 0
        founder.architect = founder.seat
        founder.board = founding.setting.boards[founder.seat if side == "B" else 0]
        for colour in range(3):
            founding.supply[printed_tiles.FIRST_PYRAMID + colour] += 1  # the starting tiles go back
    for stack, (beside, top) in FACE_UP.items():
        s.face_up(stack, beside, top)
    return s.turn(0)
