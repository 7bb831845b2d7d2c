"""Placement of tiles: every place judged by a few operations on sets of spaces.

It is a quick look; the best few places are then tried out.
"""

from typing import Final

from teotihuacan.founders.players.horizon import Horizon, Place
from teotihuacan.founders.players.value import near
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.printed import rounds, tiles
from teotihuacan.founders.rules.printed.tiles import colour_of
from teotihuacan.founders.rules.resources import GOLD, STONE, WOOD
from teotihuacan.founders.rules.rounds import tiles_in
from teotihuacan.founders.rules.state import Founder, Founding

TIGHT: Final = 0.03  # a free space beside a Temple is one where cubes of a Building could have lain
KEPT: Final = 6  # how many places are remembered for a tile


def best_places(founding: Founding, founder: Founder, tile: int, o: Horizon) -> list[Place]:
    """The best places for a tile, the best first; in one plan they are looked for once."""
    free = founding.free(founder)
    cubes = founder.cubes
    mark = founder.filled if tile >= tiles.FIRST_TEMPLE else 0
    key = (tile, free, founder.taken, cubes[GOLD], cubes[STONE], cubes[WOOD], mark)
    known = o.places.get(key)
    if known is None:
        known = look_for_places(founder, tile, free, o)
        o.places[key] = known
    return known


def look_for_places(founder: Founder, tile: int, free: int, o: Horizon) -> list[Place]:
    judge = Judge(founder, tile, o)
    found: list[Place] = []
    worst = -1e9
    for orientation, form in enumerate(tiles.SHAPE[tile].forms):
        anchors = form.anchors(free)
        while anchors:
            bit = anchors & -anchors
            anchors ^= bit
            space = bit.bit_length() - 1
            worth = judge.worth(form.covers[space], form.arounds[space])
            if worth > worst or len(found) < KEPT:
                found.append((worth, space, orientation))
                found.sort(reverse=True)
                if len(found) > KEPT:
                    found.pop()
                    worst = found[-1][0]
    return found


def best_turns(
    founding: Founding, founder: Founder, tile: int, space: int, o: Horizon
) -> list[int]:
    """Return the best rotations of a tile with its anchor on a space, the best first."""
    free = founding.free(founder)
    judge = Judge(founder, tile, o)
    found: list[tuple[float, int]] = []
    for orientation in tiles.SHAPE[tile].orientations(space, free):
        form = tiles.SHAPE[tile].forms[orientation]
        found.append((-judge.worth(form.covers[space], form.arounds[space]), orientation))
    found.sort()
    return [orientation for _, orientation in found]


class Judge:
    """Judges places for one tile in one city."""

    def __init__(self, founder: Founder, tile: int, o: Horizon) -> None:
        self.o: Final[Horizon] = o
        self.taken: Final[int] = founder.taken
        self.empty: Final[int] = founder.empty_spaces()
        self.cubes: Final[list[int]] = founder.cubes
        self.temple: Final[bool] = tile >= tiles.FIRST_TEMPLE
        self.resource: Final[int] = -1 if self.temple else tiles.RESOURCE[tile]
        self.clusters: Final[list[tuple[int, int, int, float]]] = []
        for cluster in o.board.clusters:
            left = cluster.spaces & ~founder.taken
            points = o.tops[cluster.colour]
            if left and points:
                size = cluster.spaces.bit_count()
                now = near(size, left.bit_count(), points, o)
                self.clusters.append((left, size, points, now))
        self.districts: Final[list[float]] = []
        if self.temple:
            scores = tiles_in(founder)
            more = o.weights.more_tiles * o.time * rounds.BOTTOM_SCORE
            for district in range(4):
                score = scores[district * len(tiles.COLOURS) + colour_of(tile)]
                self.districts.append(score + more)

    def worth(self, cover: int, around: int) -> float:
        o = self.o
        cubes = self.cubes
        worth = 0.0
        for resource in (GOLD, STONE, WOOD):
            lost = cubes[resource] & cover
            if lost:
                worth -= lost.bit_count() * o.worth[resource]
        beside = around & ~self.taken
        if self.temple:
            for district in range(4):
                if cover & grid.DISTRICT[district]:
                    worth += self.districts[district]
            worth -= beside.bit_count() * TIGHT
        else:
            each = o.worth[self.resource]
            empty = beside & self.empty
            worth += empty.bit_count() * each
            worth -= (empty & o.board.masks).bit_count() * o.weights.on_mask * o.time
            for resource in (GOLD, STONE, WOOD):
                if o.worth[resource] < each:
                    gained = (beside & cubes[resource]).bit_count()
                    worth += gained * (each - o.worth[resource])
        for left, size, points, now in self.clusters:
            covered = left & cover
            if covered:
                missing = (left ^ covered).bit_count()
                worth += (near(size, missing, points, o) if missing else points) - now
        return worth
