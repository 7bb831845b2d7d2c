"""Produce: a cube beside each Building, or up to two Buildings of size 1."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push
from teotihuacan.founders.rules import fields, kinds
from teotihuacan.founders.rules.effects import BITS, put_cube
from teotihuacan.founders.rules.families import IN_BETWEEN
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.building import can_construct
from teotihuacan.founders.rules.laying.listing import SpaceKind
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founder, Founding

CUBES: Final = 0
SIZE_1_BUILDINGS: Final = 1
SKIP: Final[int] = len(grid.CITY_SPACES)


class Produce(Kind[Founding]):
    """Cubes, or Buildings of size 1."""

    declared: ClassVar = Declared(
        kinds.PRODUCE, "produce", codes=["cubes", "size1"], parents=IN_BETWEEN
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        founder = founding.founders[step[1]]
        if can_construct(founding, founder, fields.SUPPLY, tiles.SIZE_1):
            return [self.first, self.first + 1]
        return [self.first]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        seat = step[1]
        if option == SIZE_1_BUILDINGS:
            then = fields.THEN_ANOTHER
            push(founding, kinds.BUILDING, seat, fields.SUPPLY, tiles.SIZE_1, then)
        else:
            founding.produced = 0
            push_next_building(founding, founding.founders[seat], 0)


def spaces_beside(founding: Founding, founder: Founder, index: int) -> int:
    """Return where a Building may put a cube: any change, and no space twice in an Action (F27)."""
    resource = tiles.RESOURCE[founder.tiles[index]]
    there = founder.taken | founder.cubes[resource] | founding.produced
    return founder.around(index) & ~there


def push_next_building(founding: Founding, founder: Founder, index: int) -> None:
    """Ask the next Building, from that number on, that can put a cube somewhere."""
    laid = founder.tiles
    for later in range(index, len(laid)):
        if laid[later] < tiles.FIRST_TEMPLE and spaces_beside(founding, founder, later):
            resource = tiles.RESOURCE[laid[later]]
            push(founding, kinds.PUT_CUBE, founder.seat, resource, later)
            return
    founding.produced = 0


class PutCube(SpaceKind):
    """Choose where a cube is put: beside a Building, which may be skipped, or anywhere."""

    declared: ClassVar = Declared(
        kinds.PUT_CUBE,
        "put cube",
        f"resource:0..2 index:-1..{len(grid.SPACE_NAMES) - 1}",
        [*[f"+{space}" for space in grid.SPACE_NAMES], "skip"],
        parents=IN_BETWEEN,
        scattered=True,
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, resource, index, _ = step
        founder = founding.founders[seat]
        if index == fields.ANYWHERE:
            return self.listed(open_spaces(founder, resource))
        ids = self.listed(spaces_beside(founding, founder, index))
        ids.append(self.ids[SKIP])
        return ids

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, resource, index, _ = step
        founder = founding.founders[seat]
        if option != SKIP:
            put_cube(founding, founder, resource, BITS[option])
        if index != fields.ANYWHERE:
            if option != SKIP:
                founding.produced |= BITS[option]
            push_next_building(founding, founder, index + 1)

    def question(self, founding: Founding, step: Step) -> Phrase:
        _, seat, resource, index, _ = step
        if index == fields.ANYWHERE:
            return "put cube.anywhere", {"seat": seat, "resource": resource}
        founder = founding.founders[seat]
        return "put cube", {
            "seat": seat,
            "resource": resource,
            "tile": founder.tiles[index],
            "cell": founder.anchors[index],
        }

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        if option == SKIP:
            return "put cube.skip", {}
        founder = founding.founders[step[1]]
        space = grid.CITY_SPACES[option]
        for other, spaces in enumerate(founder.cubes):
            if spaces & BITS[option]:
                return "put cube.replace", {"cell": space, "resource": other}
        return "put cube.space", {"cell": space}

    def flaw(self, founding: Founding, step: Step) -> str:
        _, seat, resource, index, _ = step
        founder = founding.founders[seat]
        if index == fields.ANYWHERE:
            return "" if open_spaces(founder, resource) else "there is no space for it"
        if not 0 <= index < len(founder.tiles) or founder.tiles[index] >= tiles.FIRST_TEMPLE:
            return "index must be that of a Building"
        if tiles.RESOURCE[founder.tiles[index]] != resource:
            return "a Building produces its own resource"
        return "" if spaces_beside(founding, founder, index) else "there is no space for it"


def open_spaces(founder: Founder, resource: int) -> int:
    """Return where a cube would change something: no tile, and no cube of that resource (F21)."""
    return grid.CITY & ~founder.taken & ~founder.cubes[resource]


class Resource(Kind[Founding]):
    """Choose the resource of the Bonus."""

    declared: ClassVar = Declared(
        kinds.RESOURCE,
        "resource",
        codes=list(RESOURCES),
        parents=IN_BETWEEN,
        skippable=True,
        answers=("resource", "resource", 0),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        founder = founding.founders[step[1]]
        return [
            self.first + resource
            for resource in range(len(RESOURCES))
            if open_spaces(founder, resource)
        ]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        push(founding, kinds.PUT_CUBE, step[1], option, fields.ANYWHERE)
