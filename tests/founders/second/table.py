"""The state of the table, and its written form, which is compared with the engine's position."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

from tests.founders.second.city import CITY, NAME, Spaces
from tests.founders.second.data import (
    BUILDINGS,
    COLOURS,
    PYRAMID_TILE,
    RESOURCES,
    TEMPLES,
    WORSHIP,
    Board,
    Laying,
    Space,
    laid_out_for,
)

CHANCE = -1


@dataclass(frozen=True)
class Question:
    seat: int
    answers: frozenset[str]
    odds: dict[str, int] = field(default_factory=dict)  # of a draw


T = TypeVar("T")
Steps = Generator[Question, str, T]
"""Something that asks questions, is sent the answers, and comes to a result."""


def ask(seat: int, answers: list[str], always: bool = False) -> Steps[str]:
    """Ask a question, unless there is only one answer."""
    if len(answers) == 1 and not always:
        return answers[0]
    assert answers
    assert len(set(answers)) == len(answers), answers
    return (yield Question(seat, frozenset(answers)))


def draw(copies: dict[str, int]) -> Steps[str]:
    odds = {f"~{key}": count for key, count in copies.items() if count}
    if len(odds) == 1:
        return next(iter(odds))[1:]
    return (yield Question(CHANCE, frozenset(odds), odds))[1:]


@dataclass
class Laid:
    tile: str
    at: Space
    orientation: int
    spaces: Spaces


@dataclass
class Founder:
    seat: int
    points: int = 0
    favor: int = 0
    disks: int = 0
    passed: bool = False
    architect: str = ""
    board_key: str = ""
    board: Board | None = None
    tiles: list[Laid] = field(default_factory=list)
    cubes: dict[Space, str] = field(default_factory=dict)
    pyramid: dict[str, str] = field(default_factory=dict)  # colours by place, without the blank one
    worship: list[str] = field(default_factory=list)
    masks: list[tuple[str, int]] = field(default_factory=list)
    completed: set[Spaces] = field(default_factory=set)  # clusters

    @property
    def taken(self) -> Spaces:
        return frozenset().union(*[laid.spaces for laid in self.tiles])

    def count(self, kind: str) -> int:
        """Tiles of a kind in the city; "size1" are all Buildings of size 1."""
        tiles = [laid.tile for laid in self.tiles]
        if kind.startswith("size"):
            sizes = [BUILDINGS[tile].size for tile in tiles if tile in BUILDINGS]
            return sizes.count(int(kind.removeprefix("size")))
        return tiles.count(kind)

    def having(self) -> dict[str, int]:
        """Cubes by resource."""
        cubes = list(self.cubes.values())
        return {resource: cubes.count(resource) for resource in RESOURCES}

    def written(self) -> dict[str, object]:
        return {
            "points": self.points,
            "board": self.board_key,
            "architect": self.architect,
            "disks": self.disks,
            "passed": self.passed,
            "favor": self.favor,
            "tiles": [
                {"tile": laid.tile, "at": NAME[laid.at], "orientation": laid.orientation}
                for laid in self.tiles
            ],
            "cubes": {
                resource: [NAME[space] for space in CITY if self.cubes.get(space) == resource]
                for resource in RESOURCES
            },
            "pyramid": self.pyramid,
            "starting tiles": [],
            "worship": sorted(self.worship),
            "masks": sorted(self.masks),
        }


class Table:
    def __init__(self, players: int) -> None:
        self.laying: Laying = laid_out_for(players)
        self.round = 0
        self.first = 0
        self.strength = 0
        self.founders = [Founder(seat) for seat in range(players)]
        self.spaces = [
            f"{section}{number + 1}" for section in "ABC" for number in range(self.laying.spaces)
        ]
        self.bonus: dict[str, str] = {}
        self.disks: dict[str, list[int]] = {space: [] for space in self.spaces}
        self.display = dict(self.laying.display)
        copies = {tile: building.copies for tile, building in BUILDINGS.items()}
        for colour in COLOURS:
            copies[colour] = TEMPLES[colour].copies
            copies[f"{colour} pyramid"] = (
                PYRAMID_TILE.copies - players
            )  # all begin with one of each
        self.supply = {tile: copies[tile] - shown for tile, shown in self.display.items()}
        self.masks = {colour: list(points) for colour, points in self.laying.masks.items()}
        self.unseen = {
            stack: {key: tile.copies for key, tile in WORSHIP.items() if tile.stack == stack}
            for stack in COLOURS
        }
        self.face_up: dict[str, list[str]] = {stack: [] for stack in COLOURS}  # beside it, on it
        self.returned: dict[str, list[str]] = {stack: [] for stack in COLOURS}
        self.seen: Counter[str] = Counter()  # what came up in this game, for the tests

    @property
    def in_setup(self) -> bool:
        return self.round == 0

    def winners(self) -> list[int]:
        """Most points, then most Pyramid tiles; the blank one is the same for all (R42, F59)."""
        results = [(founder.points, len(founder.pyramid)) for founder in self.founders]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    def written(self) -> dict[str, object]:
        return {
            "round": self.round,
            "first player": self.first,
            "strength": self.strength,
            "players": [founder.written() for founder in self.founders],
            "spaces": {
                space: {"bonus": self.bonus[space], "disks": self.disks[space]}
                for space in self.spaces
            },
            "display": {tile: count for tile, count in self.display.items() if count},
            "supply": {tile: count for tile, count in self.supply.items() if count},
            "mask stacks": self.masks,
            "worship stacks": {stack: self.written_stack(stack) for stack in COLOURS},
        }

    def written_stack(self, stack: str) -> dict[str, object]:
        side, top = (*self.face_up[stack], None, None)[:2]
        return {
            "side": side,
            "top": top,
            "unseen": {key: count for key, count in self.unseen[stack].items() if count},
            "returned": self.returned[stack],
        }
