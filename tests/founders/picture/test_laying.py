"""A tile is put down by one click: every place is offered, and brings what playing it brings."""

from itertools import combinations
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.founders.picture.laying import ASKED, laying
from teotihuacan.founders.picture.outline import corners, outline
from teotihuacan.founders.picture.picking import picking
from teotihuacan.founders.rules.laying.grid import SIZE
from teotihuacan.founders.rules.laying.shapes import SHAPES
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.picture.laying import Laying, Place
from tests.founders.picture.looking import asked


def some_questions(kind: str, every: int) -> list[teo.Game]:
    return [game.copy() for number, game in enumerate(asked(kind)) if number % every == 0]


def put_down(game: teo.Game, place: Place) -> teo.Game:
    """The game after the choices of a place: each must be asked for."""
    then = game.hypothetical()
    for id in place.ids:
        assert id in then.ids
        then.play(id)
    return then


def test_all_places_are_offered_and_no_others() -> None:
    for game in some_questions("anchor", 12):
        found = laying(game)
        assert found is not None
        reached: set[tuple[int, ...]] = set()
        for first in game.ids:
            then = game.copy()
            then.apply(first)
            if then.asked == "orientation" and then.actor == game.actor:
                reached |= {(first, second) for second in then.ids}
            else:
                reached.add((first,))
        assert {place.ids for place in found.places} == reached
        assert len(found.places) == len(reached)


def test_a_tile_lies_where_it_was_shown_and_brings_what_was_told() -> None:
    rng = Random(5)
    seen = 0
    for game in some_questions("anchor", 9):
        found = laying(game)
        assert found is not None
        seat = game.actor
        assert seat is not None
        before = game.state.founders[seat]
        free = game.state.agenda[-1][3] == 0  # else it is paid for first
        for place in rng.sample(found.places, min(6, len(found.places))):
            then = put_down(game, place)
            if not free:
                continue
            after = then.state.founders[seat]
            seen += 1
            cells = {(place.row + row, place.col + col) for row, col in found.ways[place.way].cells}
            now = after.taken & ~before.taken
            assert cells == {(s // SIZE, s % SIZE) for s in range(SIZE * SIZE) if now >> s & 1}
            changes = dict(place.changes)
            waiting = then.asked == "replace" and then.actor == seat
            for resource, name in enumerate(RESOURCES):
                more = after.cubes[resource].bit_count() - before.cubes[resource].bit_count()
                assert changes.get(name, 0) == more
            assert any(mark[0] == ASKED for mark in place.marks) == waiting
            if not waiting:
                assert after.points - before.points == changes.get("points", 0)
    assert seen > 60


def test_masks_are_told_before_they_are_taken() -> None:
    told = 0
    for game in asked("anchor"):
        found = laying(game)
        assert found is not None
        for place in found.places:
            if dict(place.changes).get("points") and told < 12:
                then = put_down(game, place)
                seat = game.actor
                assert seat is not None
                while then.asked in ("replace", "pay", "mix", "pay cube", "keep cube"):
                    then.play(then.ids[-1])
                masks = [event for event in then.events if event.kind == "mask"]
                if masks:
                    assert sum(mask.values[1] for mask in masks) == dict(place.changes)["points"]
                    told += 1
    assert told > 3


def test_a_question_how_a_tile_is_turned_is_a_tile_in_hand_too() -> None:
    game = next(asked("orientation"))
    found = laying(game)
    assert found is not None
    assert [place.ids for place in found.places] == [(id,) for id in game.ids]


def test_turning_four_times_and_flipping_twice_change_nothing() -> None:
    for game in some_questions("anchor", 30):
        found = laying(game)
        assert found is not None
        for number, way in enumerate(found.ways):
            assert found.ways[way.flipped].flipped == number
            turned = number
            for _ in range(4):
                turned = found.ways[turned].turned
            assert turned == number
        assert reachable(found) == set(range(len(found.ways)))


def reachable(found: Laying) -> set[int]:
    """The ways that turning and flipping lead to from the first."""
    known = {0}
    for _ in found.ways:
        known |= {found.ways[way].turned for way in known}
        known |= {found.ways[way].flipped for way in known}
    return known


@pytest.mark.parametrize("kind", ["pay cube", "keep cube"])
def test_any_set_of_cubes_can_be_picked(kind: str) -> None:
    """Played in the order of the spaces, as long as they are asked for, as the page does."""
    tried = 0
    for game in asked(kind):
        found = picking(game)
        if found is None or tried > 12:
            continue
        seat = game.actor
        assert seat is not None
        resource = game.state.agenda[-1][2]
        before = game.state.founders[seat].cubes[resource]
        for chosen in list(combinations(found.ids.values(), found.count))[:40]:
            then = game.hypothetical()
            for id in chosen:
                if id in then.ids and then.asked == kind:
                    then.play(id)
            # The cubes of other resources may still be asked for, or the tile lie already.
            left = then.state.founders[seat].cubes[resource]
            names = [game.rules.codes[id][1:] for id in chosen]
            gone = before & ~left
            spaces = {
                f"{'abcdefghijkl'[s % SIZE]}{s // SIZE + 1}"
                for s in range(SIZE * SIZE)
                if gone >> s & 1
            }
            if kind == "pay cube":
                assert set(names) <= spaces
            else:
                assert not spaces & set(names) or then.asked != kind
        tried += 1
    assert tried > 2


def test_picking_is_for_more_than_one() -> None:
    for game in asked("pay cube", "keep cube"):
        found = picking(game)
        left = game.state.agenda[-1][3]
        assert (found is None) == (left == 1)
        if found is not None:
            assert found.count == left
            assert set(game.ids) <= set(found.ids.values())


@pytest.mark.parametrize("key", list(SHAPES))
def test_outlines_enclose_their_spaces(key: str) -> None:
    for form in SHAPES[key].forms:
        around = corners(form.cells)
        area = 0
        for (x, y, _, _), (x_1, y_1, _, _) in zip(around, [*around[1:], around[0]], strict=True):
            area += x * y_1 - x_1 * y
        assert area / 2 == len(form.cells)
        assert outline(form.cells, 50, 3, 8).count("Q") == len(around)


def test_every_tile_has_a_form() -> None:
    assert len(tiles.SHAPE) == tiles.FIRST_PYRAMID
