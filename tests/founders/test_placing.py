"""Placement of tiles, against a slow reference that checks each space on its own."""

from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.engine.steps import make_step
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules import fields, kinds
from teotihuacan.founders.rules.laying.building import can_construct
from teotihuacan.founders.rules.laying.grid import (
    CITY_SPACES,
    DISTRICT,
    DISTRICT_PLACES,
    PLACES,
    SIDES,
    SIZE,
    corner_of,
    open_places,
)
from teotihuacan.founders.rules.laying.shapes import SHAPES
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.printed.boards import BOARDS, Board
from teotihuacan.founders.rules.printed.masks import LETTERS
from teotihuacan.founders.rules.state import Founding
from tests.founders import reference
from tests.founders.reference import Space, Spaces

BATCHES = 20
POSITIONS = 500  # in each batch

assert BATCHES * POSITIONS >= 10_000


def cells(found: int) -> Spaces:
    """A set of spaces as rows and columns."""
    spaces = []
    while found:
        space = (found & -found).bit_length() - 1
        spaces.append((space // SIZE, space % SIZE))
        found &= found - 1
    return frozenset(spaces)


def table() -> Founding:
    state = teo.new_game("founders", players=2, seed=None).state
    assert isinstance(state, Founding)
    return state


def taken_at_random(rng: Random) -> tuple[int, set[Space]]:
    """A city built up anyhow, from nearly empty to nearly full."""
    share = rng.random() ** 2
    spaces = [space for space in CITY_SPACES if rng.random() < share]
    return sum(1 << s for s in spaces), {(s // SIZE, s % SIZE) for s in spaces}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_tile_can_lie_exactly_where_every_space_allows_it(batch: int) -> None:
    rng = Random(batch)
    founding = table()
    founder = founding.founders[0]
    anchor, orientation = FOUNDERS.kinds[kinds.ANCHOR], FOUNDERS.kinds[kinds.ORIENTATION]
    for number in range(POSITIONS):
        tile = number % len(tiles.SHAPE)
        founding.round = int(rng.random() < 0.8)  # else at setup
        founder.board = rng.randrange(len(BOARDS))
        founder.architect = rng.randrange(4)
        founder.taken, taken = taken_at_random(rng)
        expected = reference.placements(
            tiles.TILE_KEYS[tile],
            taken,
            SIDES[founder.architect],
            BOARDS[founder.board].key,
            setup=founding.round == 0,
        )
        found = []
        for id in anchor.legal(founding, make_step(kinds.ANCHOR, 0, tile)):
            space = CITY_SPACES[anchor.option_of(id)]
            step = make_step(kinds.ORIENTATION, 0, tile, 0, space)
            for turn in orientation.legal(founding, step):
                form = tiles.SHAPE[tile].forms[orientation.option_of(turn)]
                found.append(cells(form.covers[space]))
                # The anchor is the first space, and the neighbours are those of the reference.
                assert min(found[-1]) == (space // SIZE, space % SIZE)
                assert cells(form.arounds[space]) == reference.beside(found[-1])
        assert len(found) == len(set(found))
        assert set(found) == expected
        if tile < tiles.FIRST_TEMPLE:
            there = can_construct(founding, founder, fields.SUPPLY, 1 << tile)
            assert there == bool(expected)


def test_every_shape_lies_in_every_way_it_can_be_held() -> None:
    for name, shape in SHAPES.items():
        ways = {frozenset(form.cells) for form in shape.forms}
        assert len(ways) == len(shape.forms)
        assert ways == reference.ways(reference.SHAPES[name])
    assert {name: len(shape.forms) for name, shape in SHAPES.items()} == {
        "I1": 1, "I2": 2, "I3": 2, "V3": 4, "O4": 1, "L4": 8, "T4": 4, "P5": 8,
    }  # fmt: skip


@pytest.mark.parametrize("side", SIDES)
def test_pyramid_tiles_can_be_built_exactly_where_squares_and_supports_allow_it(side: str) -> None:
    asked = 0
    for filled in range(1 << len(PLACES)):
        lying = {place for i, place in enumerate(PLACES) if filled >> i & 1}
        second = lying & set(reference.SECOND)
        squares = lying | {"C"}
        supported = all(
            set(reference.under(reference.SECOND[name], reference.SQUARES)) <= squares
            for name in second
        )
        if not supported or ("TOP" in lying and len(second) < 4):
            continue
        found = open_places(filled, SIDES.index(side))
        assert {p for i, p in enumerate(PLACES) if found >> i & 1} == reference.open_places(
            lying, side
        )
        asked += 1
    assert asked > 256


def test_places_of_the_pyramid_lie_in_their_districts() -> None:
    squares = {**reference.SQUARES, **reference.SECOND, "TOP": reference.TOP}
    for number, place in enumerate(PLACES):
        assert corner_of(number) == min(squares[place])
        for i, name in enumerate(("NW", "NE", "SE", "SW")):
            inside = bool(DISTRICT_PLACES[i] >> number & 1)
            assert inside == reference.touches(squares[place], name), (place, name)
    for i, name in enumerate(("NW", "NE", "SE", "SW")):
        assert {reference.district(cell) for cell in cells(DISTRICT[i])} == {name}
        assert DISTRICT[i].bit_count() == 27


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_clusters_are_the_symbols_that_touch(board: Board) -> None:
    found = {(LETTERS[cluster.colour], cells(cluster.spaces)) for cluster in board.clusters}
    expected = reference.clusters(board.key)
    assert found == {(letter, frozenset(group)) for letter, group in expected}
    assert len(board.clusters) == len(expected) == 6
