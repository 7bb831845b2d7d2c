"""The shared artist: a game that brings none can be seen and played all the same."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import teotihuacan as teo
from teotihuacan.picture.artist import PLAIN, Artist
from teotihuacan.picture.frames import LAYOUTS
from tests.picture.looking import named, read, spots_in
from tests.tables import random_steps
from tests.toy.installed import registered
from tests.toy.picture.artist import ARTIST
from tests.toy.title import CoinsTitle

BOTH = pytest.mark.parametrize("artist", [PLAIN, ARTIST], ids=["plain", "own"])


@pytest.fixture(autouse=True)
def title() -> Iterator[CoinsTitle]:
    with registered() as title:
        yield title


@BOTH
def test_every_choice_has_a_spot_that_exists(artist: Artist, title: CoinsTitle) -> None:
    game = teo.new_game("coins", players=3, seed=2)
    for _ in random_steps(game, 3):
        found = artist.spots(game)
        assert list(found) == game.ids
        drawn = spots_in(artist.parts(game, game.actor, title.words()))
        assert set(found.values()) <= set(drawn)
        assert len(drawn) == len(set(drawn))
    assert artist.spots(game) == {}


@BOTH
@pytest.mark.parametrize("players", [2, 4])
def test_a_frame_has_a_place_for_every_part(
    artist: Artist, title: CoinsTitle, players: int
) -> None:
    game = teo.new_game("coins", players=players, seed=2)
    wanted = {f"part-{name}" for name in artist.parts(game, None, title.words())}
    for layout in LAYOUTS:
        made = artist.frame(layout, game.options, game.players)
        places = [id for drawn in made.values() for id in named(drawn, "id")]
        assert len(places) == len(set(places))
        assert wanted <= set(places)


@BOTH
def test_a_whole_picture_needs_nothing_else(artist: Artist, title: CoinsTitle) -> None:
    game = teo.new_game("coins", players=4, seed=2)
    drawn = artist.svg(game, 0, title.words("en", ["<b>", "Bo"]))
    root = ElementTree.fromstring(drawn)
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter("{http://www.w3.org/2000/svg}use"):
        assert str(element.get("href")).removeprefix("#") in ids
    assert "<b>" not in drawn


def test_only_the_asked_seat_is_offered_anything(title: CoinsTitle) -> None:
    game = teo.new_game("coins", seed=2)
    assert PLAIN.parts(game, game.actor, title.words())["tray"]
    assert PLAIN.parts(game, 1, title.words())["tray"] == ""
    assert PLAIN.parts(game, None, title.words())["tray"] == ""


def test_the_plain_board_tells_what_a_seat_may_know(title: CoinsTitle) -> None:
    game = teo.new_game("coins", seed=2)
    game.play("take1")
    shown = [PLAIN.parts(game, seat, title.words())["board"] for seat in (0, 1, None)]
    assert "purses: [0, None]" in shown[0]
    assert "purses: [None, 1]" in shown[1]
    assert "purses: [None, None]" in shown[2]


def test_points_without_families_are_one_bar(title: CoinsTitle) -> None:
    drawn = PLAIN.scores([[5], [0]], ["Ana", "Bo"], title.words())
    ElementTree.fromstring(drawn)
    assert drawn.count("score-points") == 3  # the bar, its pattern, and where that is defined
    assert read(PLAIN.excerpt({"board": "<g/>"}, ["board"])) is not None
