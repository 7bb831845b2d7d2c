"""The centre of the table, and what a choice would look like before it is made."""

import re
from collections import Counter
from itertools import pairwise

import pytest

import teotihuacan as teo
from teotihuacan.city.picture.centre import avenue, buildings, calendar, pyramid, temples, wheel
from teotihuacan.city.picture.centre.piles import places
from teotihuacan.city.picture.ghosts import ghost
from teotihuacan.city.picture.spots import spots
from teotihuacan.city.rules import places as worker_places
from teotihuacan.city.rules import sources
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.pyramid_tiles import LEVEL_POINTS
from teotihuacan.picture.frames import LAYOUTS, Layout
from tests.picture.looking import SAMPLES, TITLE, Sample, full_row_of_nobles, named, parts_of, read
from tests.picture.places import place_in
from tests.tables import table

PARTS = {
    "temples": temples,
    "pyramid": pyramid,
    "avenue": avenue,
    "calendar": calendar,
    "wheel": wheel,
    "buildings": buildings,
}
BODY = re.compile(r'<g (transform="translate\([^)]*\)" class="worker)')


def drawn_centre(game: teo.Game) -> dict[str, str]:
    words = TITLE.words("en")
    return {name: part.draw(game, None, words) for name, part in PARTS.items()}


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_everything_is_drawn_once(sample: Sample) -> None:
    game = sample.game()
    for number, (game, _) in enumerate(sample.moments()):
        if number % 20 == 0:
            check_centre(game)
    assert game.over
    check_centre(game)


def check_centre(game: teo.Game) -> None:
    t = table(game)
    drawn = drawn_centre(game)
    pieces = {name: named(part, "data-piece") for name, part in drawn.items()}
    everything = [piece for part in pieces.values() for piece in part]
    assert len(everything) == len(set(everything))
    seats = range(len(t.players))
    climbing = {f"marker-temple-{seat}-{temple}" for seat in seats for temple in range(3)}
    assert set(pieces["temples"]) == climbing
    walking = {f"marker-{track}-{seat}" for seat in seats for track in ("avenue", "track")}
    assert set(pieces["avenue"]) == walking
    assert set(pieces["calendar"]) == {"disc-light", "disc-dark"}
    waiting = {
        f"die-{player.seat}-{worker}"
        for player in t.players
        for worker, place in enumerate(player.place)
        if place == worker_places.WHEEL
    }
    assert set(pieces["wheel"]) == waiting
    assert len(pieces["buildings"]) == 11 - t.buildings
    tiles = {f"pyramid-{lies // 4}" for lies in t.pyramid if lies >= 0}
    tiles |= {f"decoration-{lies}" for lies in t.decorations if lies >= 0}
    assert set(pieces["pyramid"]) == tiles


def test_an_unfinished_setup_can_be_drawn() -> None:
    game = teo.new_game("city", players=3, seed=None)
    for number in range(60):
        if number % 4 == 0:
            check_centre(game)
        game.apply(game.ids[0])


def test_markers_stay_inside_their_steps() -> None:
    for count in range(1, 5):
        for x, y, r in places(count, 10, 20, 26, 21):
            assert x - r >= 10 - 0.01
            assert x + r <= 36.01
            assert y - r >= 20 - 0.01
            assert y + r <= 41.01


def test_steps_of_a_temple_fill_its_height() -> None:
    for players in (2, 3, 4):
        t = table(teo.new_game("city", players=players, seed=1))
        for temple in range(3):
            boxes = [temples.step_box(t, temple, step) for step in range(12)]
            assert all(above[1] < below[1] for below, above in pairwise(boxes))
            assert boxes[0][1] + boxes[0][3] == pytest.approx(temples.SIZE[1])
            assert boxes[-1][1] == pytest.approx(temples.HEAD)


# --- ghosts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_ghosts_promise_what_the_engine_pays(sample: Sample) -> None:
    met: Counter[str] = Counter()
    for game, _ in sample.moments():
        asked = game.asked
        if met[asked] > 15:
            continue
        for id in game.ids:
            met[asked] += check_ghost(game, id)
    assert met["distance"]


def test_the_ghost_of_a_noble_building() -> None:
    game = full_row_of_nobles()
    slot = table(game).slots[worker_places.NOBLES]
    board = parts_of(game, game.actor)[f"slot-{slot}"]
    for id, spot in spots(game).items():
        if not spot.startswith("noble-"):
            continue
        assert check_ghost(game, id)
        shown = ghost(game, id)
        assert shown is not None
        x, y = place_in(shown[1], "class", "ghost")
        assert place_in(board, "data-spot", spot) == (x, y)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ghosts_of_workers_lie_where_they_will_stand(layout: Layout) -> None:
    """The dice of a ghost are those that the board shows when the worker has arrived."""
    seen = set()
    for game, id in SAMPLES[6].moments():
        if game.asked != "distance":
            continue
        shown = ghost(game, id, layout)
        if shown is None or shown[0] in seen:
            continue
        then = game.copy()
        then.play(id)
        if then.asked != "action":
            continue
        seen.add(shown[0])
        later = parts_of(then, None, TITLE.words("en"), layout)[shown[0]]
        dice = BODY.findall(shown[1])
        assert dice
        assert all(f"<g {die}" in later for die in dice), (layout, game.text(id))
        for ring in read(shown[1]).iter():  # around one of these dice
            if ring.get("class") == "ghost-edge":
                x, y = (float(ring.get(key, "0")) + 3 for key in ("x", "y"))
                assert any(f"translate({x:g} {y:g})" in die for die in dice)
    assert {"slot-0", "slot-4"} <= seen


def check_ghost(game: teo.Game, id: int) -> bool:
    """Whether a choice has a ghost, which has no names and tells the truth."""
    shown = ghost(game, id)
    if shown is None:
        return False
    asked = game.asked
    part, drawn = shown
    assert part in ("pyramid", "temples") or part.startswith("slot-")
    assert not named(drawn, "data-piece")
    assert not named(drawn, "data-spot")
    if asked in ("rotation", "decoration side", "noble row"):
        promised = int(named(drawn, "data-points")[0])
        assert promised == scored(game, id), (asked, game.text(id))
        if asked != "noble row":
            assert str(promised) in "".join(read(drawn).itertext())
    return True


def scored(game: teo.Game, id: int) -> int:
    """The points of the pyramid, its icons, decorations or nobles that a choice really brings."""
    then = game.copy()
    seat = then.actor
    then.play(id)
    paid = (sources.PYRAMID, sources.ICONS, sources.DECORATIONS, sources.NOBLES)
    return sum(
        event.values[0]
        for event in then.events
        if event.kind == "points" and event.seat == seat and event.values[1] in paid
    )


def test_matching_icons_are_ringed() -> None:
    rings = 0
    for sample in SAMPLES[:4]:
        for game, _ in sample.moments():
            if game.asked == "rotation":
                for id in game.ids:
                    shown = ghost(game, id)
                    assert shown is not None
                    ringed = named(shown[1], "class").count("match")
                    site = table(game).agenda[-1][3]
                    assert ringed == scored(game, id) - level_points(site)
                    rings += ringed
    assert rings


def level_points(site: int) -> int:
    return LEVEL_POINTS[geometry.SITE_LEVEL[site]]


def test_a_ghost_changes_nothing() -> None:
    for number, (game, _) in enumerate(SAMPLES[3].moments()):
        if number > 90:
            break
        before = game.position()
        for id in game.ids:
            ghost(game, id)
        assert game.position() == before
