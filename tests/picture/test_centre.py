"""The centre of the table, and what a choice would look like before it is made."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import teotihuacan as teo
from teotihuacan import picture
from teotihuacan.city import sources
from teotihuacan.city.position import WHEEL
from teotihuacan.city.tiles import LEVEL_POINTS, SITE_LEVEL
from teotihuacan.picture import avenue, buildings, calendar, pyramid, temples, wheel
from teotihuacan.picture.ghosts import ghost
from teotihuacan.picture.piles import places
from teotihuacan.words import in_language
from tests.picture.looking import SOLO, called, mixed_steps, named, read
from tests.tables import VARIANTS, table

PARTS = {
    "temples": temples,
    "pyramid": pyramid,
    "avenue": avenue,
    "calendar": calendar,
    "wheel": wheel,
    "buildings": buildings,
}
SOME = [*VARIANTS[::7], *SOLO[::3]]


def drawn_centre(game: teo.Game) -> dict[str, str]:
    words = in_language("en")
    return {name: part.draw(game, None, words) for name, part in PARTS.items()}


@pytest.mark.parametrize("options", SOME, ids=called)
def test_everything_is_drawn_once(options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=3, **options)
    for number, _ in enumerate(mixed_steps(game, 5)):
        if number % 15 == 0:
            check_centre(game)
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
        if place == WHEEL
    }
    assert set(pieces["wheel"]) == waiting
    assert len(pieces["buildings"]) == 11 - t.buildings
    tiles = {f"pyramid-{lies // 4}" for lies in t.pyramid if lies >= 0}
    tiles |= {f"decoration-{lies}" for lies in t.decorations if lies >= 0}
    assert set(pieces["pyramid"]) == tiles


def test_pieces_are_unique_in_the_whole_picture() -> None:
    game = teo.new_game("city", players=4, seed=8)
    for number, _ in enumerate(mixed_steps(game, 8)):
        if number % 20 == 0:
            parts = picture.parts(game, game.actor, in_language("en"))
            found = Counter(piece for part in parts.values() for piece in named(part, "data-piece"))
            assert [piece for piece, count in found.items() if count > 1] == []


def test_an_unfinished_setup_can_be_drawn() -> None:
    game = teo.new_game("city", players=3, seed=None)
    for number in range(60):
        if number % 4 == 0:
            check_centre(game)
        game.apply(game.legal()[0])


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


@pytest.mark.parametrize("options", [*VARIANTS[::9], *SOLO[::4]], ids=called)
def test_ghosts_promise_what_the_engine_pays(options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=2, **options)
    met: Counter[str] = Counter()
    for _ in mixed_steps(game, 3):
        asked = game.asked
        if met[asked] > 15:
            continue
        for id in game.legal():
            shown = ghost(game, id)
            if shown is None:
                continue
            met[asked] += 1
            part, drawn = shown
            assert part in ("pyramid", "temples") or part.startswith("slot-")
            assert not named(drawn, "data-piece")
            assert not named(drawn, "data-spot")
            if asked in ("rotation", "decoration side", "noble row"):
                promised = int(named(drawn, "data-points")[0])
                assert promised == scored(game, id), (asked, game.text(id))
                if asked != "noble row":
                    assert str(promised) in "".join(read(drawn).itertext())
    assert met["distance"]


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
    for seed in range(4):
        game = teo.new_game("city", players=2, seed=seed)
        for _ in mixed_steps(game, seed):
            if game.asked == "rotation":
                for id in game.legal():
                    shown = ghost(game, id)
                    assert shown is not None
                    ringed = named(shown[1], "class").count("match")
                    site = table(game).agenda[-1][3]
                    assert ringed == scored(game, id) - level_points(site)
                    rings += ringed
    assert rings


def level_points(site: int) -> int:
    return LEVEL_POINTS[SITE_LEVEL[site]]


def test_a_ghost_changes_nothing() -> None:
    game = teo.new_game("city", players=3, seed=4)
    for number, _ in enumerate(mixed_steps(game, 4)):
        if number > 90:
            break
        before = game.position()
        for id in game.legal():
            ghost(game, id)
        assert game.position() == before
