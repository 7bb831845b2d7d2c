"""Previews of a choice show what happens when it is made."""

import pytest

from teotihuacan.city.modules.altars.rules.state import altars_of
from teotihuacan.city.modules.empire.rules import sources as empire_sources
from teotihuacan.city.picture.ghosts import ghost
from teotihuacan.picture.frames import LAYOUTS, Layout
from tests.city.modules.picture.looking import WALKS, drawn
from tests.picture.looking import named
from tests.picture.places import MOVED, place_in
from tests.tables import table


def moves(art: str) -> set[str]:
    return {f"{float(x):g} {float(y):g}" for x, y in MOVED.findall(art)}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_shaman_comes_to_stand_where_its_ghost_is(layout: Layout) -> None:
    seen = 0
    for game, id in WALKS[0].moments():
        if game.asked != "half" or game.rules.codes[id] == "further" or seen > 8:
            continue
        seat = game.actor
        shown = ghost(game, id, layout)
        assert shown is not None
        part, art = shown
        assert not named(art, "data-piece")
        then = game.copy()
        then.play(id)
        half = altars_of(table(then)).shamans[seat or 0]
        if [on for on in altars_of(table(then)).shamans if on == half][1:]:
            continue  # the other one has not made room yet
        x, y = place_in(drawn(then, layout)[part], "data-piece", f"shaman-{seat}")
        assert f"{x:g} {y:g}" in moves(art)
        seen += 1
    assert seen


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_warrior_comes_to_stand_where_its_ghost_is(layout: Layout) -> None:
    seen = 0
    for game, id in WALKS[3].moments():
        if game.asked != "march" or seen > 8:
            continue
        region = int(game.rules.codes[id].removeprefix("march-"))
        shown = ghost(game, id, layout)
        assert shown is not None
        part, art = shown
        assert part == "empire"
        then = game.copy()
        then.play(id)
        board = drawn(then, layout)["empire"]
        x, y = place_in(board, "data-spot", f"region-{region}")
        a, b = (float(value) for value in MOVED.findall(art)[0])
        names = [piece for piece in named(board, "data-piece") if piece.startswith("warrior-")]
        places = [place_in(board, "data-piece", name) for name in names]
        assert (a, b) in [(round(p, 2), round(q, 2)) for p, q in places]
        assert a > x
        assert b > y
        seen += 1
    assert seen


def test_a_building_promises_what_the_region_pays() -> None:
    seen = 0
    for walk in WALKS[:4]:
        for game, _ in walk.moments():
            if game.asked != "settle":
                continue
            for id in game.ids:
                shown = ghost(game, id)
                assert shown is not None
                promised = int(named(shown[1], "data-points")[0])
                then = game.copy()
                seat = then.actor
                then.play(id)
                while then.asked == "pay with":
                    then.play(then.ids[0])
                paid = sum(
                    event.values[0]
                    for event in then.events
                    if event.kind == "points"
                    and event.seat == seat
                    and event.values[1] == empire_sources.REGIONS
                )
                if paid:
                    assert promised == paid
                    seen += 1
    assert seen


def test_workers_are_seen_where_they_would_go_back_to() -> None:
    seen = 0
    for game, id in WALKS[0].moments():
        if game.asked != "back distance" or seen > 5:
            continue
        seat = game.actor
        shown = ghost(game, id)
        assert shown is not None
        worker = table(game).agenda[-1][2]
        then = game.copy()
        then.play(id)
        there = table(then).players[seat or 0].place[worker]
        assert shown[0] == f"slot-{table(then).slots[there]}"
        assert "ghost-edge" in named(shown[1], "class")
        seen += 1
    assert seen


def test_steps_on_temples_are_seen_beforehand() -> None:
    met: set[str] = set()
    for walk in WALKS:
        for game, _ in walk.moments():
            if game.asked not in ("royal worship", "different temples"):
                continue
            for id in game.ids:
                shown = ghost(game, id)
                if game.asked == "different temples" or game.rules.codes[id] == "royal-step":
                    assert shown is not None
                    assert shown[0] == "temples"
                    met.add(game.asked)
                else:
                    assert shown is None
    assert met == {"royal worship", "different temples"}


def test_a_ghost_changes_nothing() -> None:
    for number, (game, _) in enumerate(WALKS[1].moments()):
        if number > 250:
            break
        if number % 5:
            continue
        before = game.position()
        for id in game.ids:
            ghost(game, id)
        assert game.position() == before
