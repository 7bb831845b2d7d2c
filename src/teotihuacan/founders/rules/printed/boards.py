"""Player boards: clusters of mask symbols, and what lies under the pyramid."""

from dataclasses import dataclass
from typing import Final

from teotihuacan.engine.facts import DataFile, Group
from teotihuacan.founders.rules.data_files import DATA
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import around, under_pyramid
from teotihuacan.founders.rules.laying.shapes import LONGEST
from teotihuacan.founders.rules.printed import masks, tiles

BOARD_SIDES: Final[tuple[str, ...]] = ("A", "B")

# Kinds of reward.
POINTS: Final = 0
WORSHIP: Final = 1
TEMPLE: Final = 2
BUILDINGS: Final = 3
ANY_BUILDING: Final = 4
REWARDS: Final[tuple[str, ...]] = ("points", "worship", "temple", "buildings", "any building")


@dataclass(frozen=True)
class Reward:
    """The reward of a square of the pyramid when it is covered (Appendix 2)."""

    kind: int
    points: int = 0
    colour: int = -1  # of the Temple
    buildings: tuple[int, ...] = ()  # one or two that are shown
    size: int = 0  # of any Building


@dataclass(frozen=True)
class Cluster:
    """Mask symbols of one colour that touch."""

    colour: int
    spaces: int


class Board:
    """The printed data of one side of a player board."""

    def __init__(self, key: str, side: str, clusters: list[Cluster], rewards: list[Reward]) -> None:
        self.key: Final[str] = key
        self.side: Final[str] = side
        self.clusters: Final[list[Cluster]] = clusters
        self.rewards: Final[list[Reward]] = rewards  # by bottom square
        printed = 0
        for cluster in clusters:
            printed |= cluster.spaces
        self.masks: Final[int] = printed
        self.plain: Final[int] = grid.CITY & ~printed  # where tiles may lie at setup (F6)


def _clusters(group: Group, rows: tuple[str, ...]) -> list[Cluster]:
    found: list[Cluster] = []
    for colour, letter in enumerate(masks.LETTERS):
        left = 0
        for space in range(grid.SPACES):
            if rows[space // grid.SIZE][space % grid.SIZE] == letter:
                left |= 1 << space
        while left:
            spaces = left & -left
            more = around(spaces) & left
            while more & ~spaces:
                spaces |= more
                more = around(spaces) & left
            if not masks.FEWEST <= spaces.bit_count() <= masks.MOST:
                raise group.wrong(
                    "rows",
                    f"a {masks.MASK_COLOURS[colour]} cluster has {spaces.bit_count()} spaces, "
                    f"not {masks.FEWEST} to {masks.MOST}",
                )
            found.append(Cluster(colour, spaces))
            left &= ~spaces
    return found


def _reward(group: Group, square: str, text: object) -> Reward:
    key = f"rewards.{square}"
    words = [part.strip() for part in group.to_word(key, text, ()).split(",")]
    if words == ["worship"]:
        return Reward(WORSHIP)
    if len(words) == 1 and words[0] in tiles.COLOURS:
        return Reward(TEMPLE, colour=tiles.COLOURS.index(words[0]))
    if len(words) <= 2 and not [word for word in words if word not in tiles.BUILDING_KEYS]:
        shown = tuple([tiles.BUILDING_KEYS.index(word) for word in words])
        return Reward(BUILDINGS, buildings=shown)
    number, _, name = words[0].partition(" ")
    if name == "points" and number.isdecimal() and int(number) < 100:
        if len(words) == 1:
            return Reward(POINTS, int(number))
        sizes = [f"size{size}" for size in range(LONGEST + 1)]
        if len(words) == 2 and words[1] in sizes and sizes.index(words[1]) in tiles.SIZES[:9]:
            return Reward(ANY_BUILDING, int(number), size=sizes.index(words[1]))
    raise group.wrong(
        key,
        f"{text!r} is not a reward: expected a colour, one or two Buildings, 'worship', '4 points' "
        "or '2 points, size3'",
    )


def _board(group: Group) -> Board:
    rows = group.letters("rows", grid.SIZE, grid.SIZE, ".#" + "".join(masks.LETTERS))
    for space in range(grid.SPACES):
        row, col = space // grid.SIZE, space % grid.SIZE
        if (rows[row][col] == "#") != under_pyramid(row, col):
            raise group.wrong("rows", f"row {row + 1}: '#' must be the pyramid in the middle")
    given = group.raw("rewards")
    if not isinstance(given, dict) or sorted(given) != sorted(grid.SQUARES):
        raise group.wrong("rewards", f"needs a reward for each of {', '.join(grid.SQUARES)}")
    rewards = [_reward(group, square, given[square]) for square in grid.SQUARES]
    return Board(group.name, group.word("side", BOARD_SIDES), _clusters(group, rows), rewards)


_book: Final[DataFile] = DATA.open("cities.toml")

BOARDS: Final[list[Board]] = [_board(_book.group(name)) for name in _book.groups]
_book.done()

BY_SIDE: Final[list[list[int]]] = [
    [i for i, board in enumerate(BOARDS) if board.side == side] for side in BOARD_SIDES
]
"""The boards of each side: all players have the one A side, and each has another B side."""

if len(BY_SIDE[0]) != 1 or len(BY_SIDE[1]) != 4:
    raise _book.groups[BOARDS[0].key].wrong("side", "there is one A side, and there are four B")
