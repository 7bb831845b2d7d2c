"""The city of each player: what it has in numbers, and what lies on its spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.listing import BYTES
from teotihuacan.founders.rules.printed import boards, masks, rounds, tiles, worship
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.rounds import temples_in, tiles_in
from teotihuacan.founders.rules.state import Founder, Founding, Setting
from teotihuacan.observation.layout import MOST, Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

COLOURS: Final[int] = len(tiles.COLOURS)
MASK_COLOURS: Final[int] = len(masks.MASK_COLOURS)
DISTRICTS: Final[int] = len(grid.DISTRICTS)
CELLS: Final[int] = len(grid.CITY_SPACES)
WORSHIP_KEYS: Final[tuple[str, ...]] = tuple([tile.key for tile in worship.WORSHIP])
FARTHEST: Final = 9  # spaces that a cluster still needs: more are written as this number

NUMBERS: Final[list[list[int]]] = [
    [grid.NUMBER_OF[8 * byte + bit] if 8 * byte + bit < grid.SPACES else -1 for bit in range(8)]
    for byte in range(BYTES)
]
"""By byte of a set of spaces and by bit, the number of the city space."""


def write_spaces(spaces: int, at: i64, out: vec[u8]) -> None:
    """Write 1 for each space of a set."""
    if not spaces:
        return
    for place, byte in enumerate(spaces.to_bytes(BYTES, "little")):
        if byte:
            numbers = NUMBERS[place]
            bits: i64 = byte
            bit: i64 = 0
            while bits:
                if bits & 1:
                    out[at + numbers[bit]] = 1
                bits >>= 1
                bit += 1


class Cities:
    """A block of numbers for each player, then the spaces of each city."""

    def __init__(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> None:
        block = Layout()
        self.points: i64 = block.add("points", "Points.", high=MOST, scale=100)
        alone = "" if setting.seats > 1 else "Alone, a round ends when its player passes."
        self.passed: i64 = block.add("passed", "Passed in this round.", rest=alone)
        self.disks: i64 = block.add("disks", "Action disks in hand.", high=20, scale=10)
        self.favor: i64 = block.add("favor", "Steps on the Favor track.", high=len(rounds.FAVOR))
        self.architect: i64 = block.add(
            "architect", "The side where the Architect is.", parts=grid.SIDES
        )
        keys = tuple([boards.BOARDS[board].key for board in setting.boards])
        self.first_board: i64 = min(setting.boards)
        self.board: i64 = block.add("board", "The player board.", parts=keys)
        self.cubes: i64 = block.add(
            "cubes", "Cubes in the city.", parts=RESOURCES, high=CELLS, scale=10
        )
        self.tiles: i64 = block.add(
            "tiles",
            "Buildings and Temples in the city.",
            parts=tiles.TILE_KEYS[: tiles.FIRST_PYRAMID],
            high=MOST,
            scale=4,
        )
        self.start: i64 = block.add(
            "starting tiles", "Starting Pyramid tiles not placed yet.", parts=tiles.COLOURS
        )
        squares = tuple([f"{place} {key}" for place in grid.PLACES for key in tiles.COLOURS])
        self.pyramid: i64 = block.add("pyramid", "Pyramid tiles by place.", parts=squares)
        self.worship: i64 = block.add(
            "worship", "Worship tiles.", parts=WORSHIP_KEYS, high=9, scale=1
        )
        colours = tuple(masks.MASK_COLOURS)
        self.masks: i64 = block.add("masks", "Mask tiles.", parts=colours, high=20, scale=3)
        self.open: i64 = block.add(
            "open clusters", "Clusters of masks not covered yet.", parts=colours, high=20, scale=4
        )
        self.nearest: i64 = block.add(
            "nearest cluster",
            f"The fewest spaces that an open cluster still needs, at most {FARTHEST}.",
            parts=colours,
            high=FARTHEST,
        )
        # From the Architect's side on: it reaches the first two Districts.
        places = tuple([f"District +{d} {key}" for d in range(DISTRICTS) for key in tiles.COLOURS])
        self.temples: i64 = block.add(
            "Temples by District", "Temples that touch it.", parts=places, high=20, scale=3
        )
        self.multiplied: i64 = block.add(
            "Pyramid tiles by District",
            "The points of each matching Temple there.",
            parts=places,
            high=40,
            scale=6,
        )
        self.size: i64 = block.size
        self.first: i64 = layout.repeat("player", players, block)

        spaces = tuple(grid.SPACE_NAMES)
        city = Layout()
        self.plane_cubes: i64 = city.size
        for resource in RESOURCES:
            city.add(f"{resource} cubes", f"Spaces with a cube of {resource}.", parts=spaces)
        self.plane_taken: i64 = city.add("taken", "Spaces under tiles.", parts=spaces)
        self.city_size: i64 = city.size
        named = tuple([f"city {player}" for player in players])
        self.cities: i64 = layout.repeat("cities", named, city)
        self.buildings: i64 = layout.size
        for resource in RESOURCES:
            about = f"Own spaces under Buildings that produce {resource}."
            layout.add(f"own {resource} Buildings", about, parts=spaces)
        self.own_temples: i64 = layout.size
        for colour in tiles.COLOURS:
            about = f"Own spaces under {colour} Temples."
            layout.add(f"own {colour} Temples", about, parts=spaces)
        self.symbols: i64 = layout.size
        for colour in colours:
            about = f"Own {colour} masks that are not covered."
            layout.add(f"own {colour} masks", about, parts=spaces)
        self.reach: i64 = layout.add("own reach", "Within the Architect's reach.", parts=spaces)

    def write(self, founding: Founding, seat: int, out: vec[u8]) -> None:
        founders = founding.founders
        seats = len(founders)
        o: i64 = self.first
        k: i64 = self.cities
        for further in range(seats):
            founder = founders[(seat + further) % seats]
            self.write_numbers(founder, o, out)
            for cubes in founder.cubes:
                write_spaces(cubes, k, out)
                k += CELLS
            write_spaces(founder.taken, k, out)
            k += CELLS
            o += self.size
        self.write_own(founders[seat], out)

    def write_numbers(self, founder: Founder, o: i64, out: vec[u8]) -> None:
        points = founder.points
        if points > 0:
            out[o + self.points] = points if points < MOST else MOST
        if founder.passed:
            out[o + self.passed] = 1
        out[o + self.disks] = founder.disks
        out[o + self.favor] = founder.favor
        out[o + self.architect + founder.architect] = 1
        board = founder.board
        if board >= 0:
            out[o + self.board + board - self.first_board] = 1
        k: i64 = o + self.cubes
        for cubes in founder.cubes:
            if cubes:
                out[k] = cubes.bit_count()
            k += 1
        for tile in founder.tiles:
            k = o + self.tiles + tile
            out[k] = out[k] + 1
        start: i64 = founder.start
        k = o + self.start
        while start:
            if start & 1:
                out[k] = 1
            start >>= 1
            k += 1
        k = o + self.pyramid
        for colour in founder.pyramid:
            if colour >= 0:
                out[k + colour] = 1
            k += COLOURS
        for kind in founder.worship:
            k = o + self.worship + kind
            out[k] = out[k] + 1
        for mask in founder.masks:
            k = o + self.masks + mask % MASK_COLOURS
            out[k] = out[k] + 1
        if board >= 0:
            for cluster in boards.BOARDS[board].clusters:
                left = cluster.spaces & ~founder.taken
                if left:
                    missing = left.bit_count()
                    if missing > FARTHEST:
                        missing = FARTHEST
                    k = o + self.open + cluster.colour
                    out[k] = out[k] + 1
                    k = o + self.nearest + cluster.colour
                    least: int = out[k]
                    if least == 0 or missing < least:
                        out[k] = missing
        temples = temples_in(founder)
        matching = tiles_in(founder)
        k = 0
        for further in range(DISTRICTS):
            place = (founder.architect + further) % DISTRICTS * COLOURS
            for colour in range(COLOURS):
                out[o + self.temples + k] = temples[place + colour]
                out[o + self.multiplied + k] = matching[place + colour]
                k += 1

    def write_own(self, founder: Founder, out: vec[u8]) -> None:
        buildings = [0] * len(RESOURCES)
        temples = [0] * COLOURS
        for index, tile in enumerate(founder.tiles):
            if tile < tiles.FIRST_TEMPLE:
                buildings[tiles.RESOURCE[tile]] |= founder.cover(index)
            else:
                temples[tile - tiles.FIRST_TEMPLE] |= founder.cover(index)
        k: i64 = self.buildings
        for spaces in buildings:
            write_spaces(spaces, k, out)
            k += CELLS
        k = self.own_temples
        for spaces in temples:
            write_spaces(spaces, k, out)
            k += CELLS
        if founder.board >= 0:
            symbols = [0] * MASK_COLOURS
            for cluster in boards.BOARDS[founder.board].clusters:
                symbols[cluster.colour] |= cluster.spaces & ~founder.taken
            k = self.symbols
            for spaces in symbols:
                write_spaces(spaces, k, out)
                k += CELLS
        write_spaces(grid.REACH[founder.architect], self.reach, out)
