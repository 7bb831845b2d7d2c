"""Features of the legal answers of Founders of Teotihuacan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.engine.steps import Value
from teotihuacan.founders.observation.board import DISK_KEYS
from teotihuacan.founders.observation.city import WORSHIP_KEYS
from teotihuacan.founders.rules import kinds
from teotihuacan.founders.rules.actions import ACTIONS
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.outcome import Outcome, completed
from teotihuacan.founders.rules.printed import boards, masks, rounds, tiles
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founding
from teotihuacan.observation.answers import Answers
from teotihuacan.observation.layout import MOST

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

MOST_ANSWERS: Final[int] = len(grid.CITY_SPACES) + 2
TOLD: Final = {
    "count": ("Disks to put on the space.", 3, 3),
    "strength": ("The Strength that follows.", tiles.HIGHEST_STRENGTH, 6),
    "points": ("Points that it brings.", MOST, 10),
    "gold": ("Gold that is paid.", 60, 5),
    "stone": ("Stone that is paid.", 12, 5),
    "wood": ("Wood that is paid.", 12, 5),
    "any": ("Cubes of any resource that are paid.", 20, 5),
    "instead": ("Gold that stands for others.", 60, 5),
    "amount": ("Its number.", 99, 5),
    "times": ("How often.", 12, 3),
}
COUNTED: Final = (
    *("points", *RESOURCES, "disks", "favor", "Worship tiles", "masks"),
    *("Buildings", "Temples", "Pyramid tiles"),
)


class FoundersAnswers(Answers[Founding]):
    """Adds the space, the tile and the place that an answer is about."""

    def declare(self) -> None:
        self.rows = MOST_ANSWERS
        layout = self.layout
        for name, (about, high, scale) in TOLD.items():
            self.number(name, about, high, scale)
        self.section: i64 = layout.add("section", "The section.", parts=rounds.SECTIONS)
        self.height: i64 = layout.add("height", "Disks on the space.", high=tiles.HIGHEST_STRENGTH)
        self.fresh: i64 = layout.add("fresh", "No Action disk is on the space yet.")
        self.disk: i64 = layout.add("bonus", "The Bonus disk.", parts=DISK_KEYS)
        self.action: i64 = layout.add("action", "The Action.", parts=ACTIONS)
        self.tile: i64 = layout.add("tile", "The tile.", parts=tiles.TILE_KEYS)
        self.size: i64 = layout.add("size", "Its size.", high=5)
        self.shown: i64 = layout.add("shown", "How many are on the Main board.", high=MOST, scale=3)
        self.worship: i64 = layout.add("worship", "The Worship tile.", parts=WORSHIP_KEYS)
        self.resource: i64 = layout.add("resource", "The resource.", parts=RESOURCES)
        self.colour: i64 = layout.add("colour", "The colour.", parts=tiles.COLOURS)
        self.place: i64 = layout.add("place", "The place of the pyramid.", parts=grid.PLACES)
        self.orientation: i64 = layout.add(
            "orientation", "How the tile is turned.", parts=tuple("01234567")
        )
        ways = tuple([f"+{further}" for further in range(len(grid.DISTRICTS))])
        self.district: i64 = layout.add(
            "District", "The District of the space, from the Architect's side on.", parts=ways
        )
        self.cube: i64 = layout.add("cube there", "A cube on the space.", parts=RESOURCES)
        colours = tuple(masks.MASK_COLOURS)
        self.symbol: i64 = layout.add("mask there", "A mask on the space.", parts=colours)
        # What laying a tile with its first square on a space comes to, turned as is best for each.
        self.turns: i64 = layout.add("ways to turn", "How the tile can be turned there.", high=8)
        self.lost: i64 = layout.add(
            "fewest lost", "The fewest cubes that are covered.", high=9, scale=3
        )
        self.gained: i64 = layout.add(
            "most gained", "The most cubes that are put beside it.", high=20, scale=8
        )
        self.covered: i64 = layout.add(
            "most masks", "The most masks that are covered.", high=9, scale=3
        )
        self.completed: i64 = layout.add(
            "best cluster", "The most points of clusters that are completed.", high=99, scale=15
        )

    def counted(self) -> tuple[str, ...]:
        return COUNTED

    def count(self, founding: Founding, seat: int) -> list[int]:
        founder = founding.founders[seat]
        temples = 0
        for tile in founder.tiles:
            if tile >= tiles.FIRST_TEMPLE:
                temples += 1
        gold, stone, wood = founder.purse()
        found = [founder.points, gold, stone, wood, founder.disks, founder.favor]
        found += [len(founder.worship), len(founder.masks)]
        found += [len(founder.tiles) - temples, temples, founder.filled.bit_count()]
        return found

    def tries(self, founding: Founding, kind: int, option: int) -> bool:
        # Where a tile is laid is told below; it asks how the tile is turned, and brings nothing.
        return kind != kinds.ANCHOR

    def write_part(
        self, founding: Founding, seat: int, name: str, value: Value, at: i64, out: vec[u8]
    ) -> None:
        if not isinstance(value, int) or value < 0:
            return
        if name == "cell":
            self.write_cell(founding, seat, value, at, out)
        elif name == "space":
            out[at + self.section + value // rounds.IN_SECTION] = 1
            out[at + self.height] = founding.height(value)
            if not founding.stacks[value]:
                out[at + self.fresh] = 1
            bonus = founding.bonus[value]
            if bonus >= 0:
                out[at + self.disk + bonus] = 1
        elif name == "tile":
            out[at + self.tile + value] = 1
            out[at + self.size] = tiles.SIZES[value]
            shown = founding.display[value]
            out[at + self.shown] = shown
        elif name == "disk":
            out[at + self.disk + value] = 1
        elif name == "action":
            out[at + self.action + value] = 1
        elif name == "worship":
            out[at + self.worship + value] = 1
        elif name == "resource":
            out[at + self.resource + value] = 1
        elif name == "colour":
            out[at + self.colour + value] = 1
        elif name == "place":
            out[at + self.place + value] = 1
        elif name == "orientation":
            out[at + self.orientation + value] = 1

    def write_cell(self, founding: Founding, seat: int, cell: int, at: i64, out: vec[u8]) -> None:
        founder = founding.founders[seat]
        for further in range(len(grid.DISTRICTS)):
            district = (founder.architect + further) % len(grid.DISTRICTS)
            if grid.DISTRICT[district] >> cell & 1:
                out[at + self.district + further] = 1
        for resource, cubes in enumerate(founder.cubes):
            if cubes >> cell & 1:
                out[at + self.cube + resource] = 1
        if boards.BOARDS[founder.board].masks >> cell & 1 and not founder.taken >> cell & 1:
            for cluster in boards.BOARDS[founder.board].clusters:
                if cluster.spaces >> cell & 1:
                    out[at + self.symbol + cluster.colour] = 1

    def write_answer(
        self, founding: Founding, seat: int, option: int, at: i64, out: vec[u8]
    ) -> None:
        step = founding.agenda[-1]
        if step[0] != kinds.ANCHOR:
            return
        founder = founding.founders[seat]
        shape = tiles.SHAPE[step[2]]
        space = grid.CITY_SPACES[option]
        fewest = MOST
        most = 0
        masked = 0
        best = 0
        ways = shape.orientations(space, founding.free(founder))
        printed = boards.BOARDS[founder.board].masks
        for orientation in ways:
            outcome = Outcome(founder, step[2], shape.forms[orientation], space)
            lost = 0
            for spaces in outcome.lost:
                if spaces:
                    lost += spaces.bit_count()
            fewest = min(fewest, lost)
            if outcome.gained:
                most = max(most, outcome.gained.bit_count())
            under = outcome.covered & printed
            if under:
                masked = max(masked, under.bit_count())
                points = 0
                for _, each in completed(founding, founder, outcome.covered):
                    points += each
                best = max(best, points)
        out[at + self.turns] = len(ways)
        out[at + self.lost] = fewest
        out[at + self.gained] = most
        out[at + self.covered] = masked
        out[at + self.completed] = best


ANSWERS: Final = FoundersAnswers
