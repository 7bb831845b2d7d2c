"""Contents of the picture: cities, stacks, displays, unverified values; all distinguishable."""

import re

import pytest

import teotihuacan as teo
from teotihuacan.founders.picture import pieces
from teotihuacan.founders.picture.names import topic
from teotihuacan.founders.picture.symbols import MASK_SYMBOLS, RESOURCE_SYMBOLS, SIGNS
from teotihuacan.founders.rules.laying.grid import CITY_SPACES
from teotihuacan.founders.rules.printed import tiles, worship
from teotihuacan.founders.rules.printed.disks import DISKS
from teotihuacan.founders.words import unverified
from tests.founders.picture.looking import (
    ALONE,
    ARTIST,
    NAMES,
    SEEDS,
    TITLE,
    asked,
    moments,
    parts_of,
)
from tests.picture.looking import named, read

CLASS = re.compile(r' class="[^"]*"')


def late(number: int) -> teo.Game:
    """A game near its end."""
    game = teo.new_game("founders", players=2, seed=1)
    for game in moments(number):
        if game.state.round == game.state.setting.rounds:
            break
    return game.copy()


def test_small_cities_explain_themselves() -> None:
    mark = topic("cities")
    options = teo.new_game("founders", players=3, seed=1).options
    for frame in (
        ARTIST.frame("wide", options, 3)["board"],
        ARTIST.frame("phone", options, 3)["city"],
    ):
        assert named(frame, "data-about").count(mark) == 3


@pytest.mark.parametrize("number", SEEDS)
def test_everything_that_lies_somewhere_is_drawn_there_once(number: int) -> None:
    game = late(number)
    founding = game.state
    parts = parts_of(game)
    for founder in founding.founders:
        drawn = parts[f"city-{founder.seat}"]
        pieces = named(drawn, "data-piece")
        laid = [f"laid-{founder.seat}-{index}" for index in range(len(founder.tiles))]
        assert sorted(piece for piece in pieces if piece.startswith("laid")) == sorted(laid)
        built = [piece for piece in pieces if piece.startswith("pyramid")]
        assert len(built) == founder.filled.bit_count()
        assert pieces.count(f"architect-{founder.seat}") == 1
        cubes = drawn.count('class="cube-bed"')
        assert cubes == sum(spaces.bit_count() for spaces in founder.cubes)
    disks = [
        piece
        for section in "ABC"
        for piece in named(parts[f"section-{section}"], "data-piece")
        if piece.startswith("disk-")
    ]
    assert len(disks) == len(set(disks)) == sum(len(stack) for stack in founding.stacks)
    markers = [p for p in named(parts["section-C"], "data-piece") if p.startswith("favor-")]
    assert sorted(markers) == [f"favor-{seat}" for seat in range(game.players)]


def test_tiles_can_be_told_apart_without_colour() -> None:
    """Without the classes that colour them, no two kinds look the same."""
    faces = [CLASS.sub("", pieces.tile(kind, 0, 50)) for kind in range(tiles.FIRST_PYRAMID)]
    assert len(set(faces)) == len(faces)
    signs = [CLASS.sub("", pieces.pyramid_tile(colour, 50)) for colour in range(3)]
    assert len(set(signs)) == 3
    symbols = ARTIST.symbols()
    bare = [re.sub(r'(fill|stroke)="#[0-9a-f]+"', "", symbols[name]) for name in symbols]
    known = dict(zip(symbols, bare, strict=True))
    for names in (MASK_SYMBOLS, RESOURCE_SYMBOLS, SIGNS):
        assert len({known[name] for name in names}) == len(names)


def test_every_worship_tile_and_disk_has_a_face_of_its_own() -> None:
    assert len({pieces.worship_tile(kind, 104, 47) for kind in range(len(worship.WORSHIP))}) == len(
        worship.WORSHIP
    )
    assert len({pieces.bonus_disk(kind, 27) for kind in range(len(DISKS))}) == len(DISKS)


def test_a_row_of_icons_fits_its_tile() -> None:
    for kind in range(len(worship.WORSHIP)):
        for wide in (84, 102):
            drawn = pieces.worship_tile(kind, wide, 30)
            scale = re.search(r"scale\(([0-9.]+)\)", drawn)
            assert scale is None or float(scale[1]) > 0.55


def test_an_empty_place_of_a_stack_says_the_strength_it_brings() -> None:
    game = next(asked("turn"))
    founding = game.state
    space = founding.setting.spaces[0]
    parts = parts_of(game, game.actor)
    found = read(parts["section-A"])
    for count in range(1, 4 - len(founding.stacks[space])):
        spot = next(e for e in found.iter() if e.get("data-spot") == f"disks-A1-{count}")
        said = [e.text for e in spot.iter() if e.text]
        assert said == [str(founding.height(space) + count)]


# --- alone ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ALONE)
def test_the_disks_of_a_dummy_are_told_apart_without_colour(number: int) -> None:
    game = late(number)
    founding = game.state
    assert founding.dummy is not None
    sections = "".join(parts_of(game)[f"section-{section}"] for section in "ABC")
    disks = [piece for piece in named(sections, "data-piece") if piece.startswith("disk-guest-")]
    on_spaces = sum(stack.count(1) for stack in founding.stacks)
    assert len(disks) == len(set(disks)) == on_spaces
    bare = [CLASS.sub("", pieces.disk(seat, 50, 20)) for seat in range(4)]
    assert CLASS.sub("", pieces.dummy_disk(50, 20)) not in bare


@pytest.mark.parametrize("number", ALONE)
def test_a_solo_player_sees_one_large_city_and_the_dummy_below(number: int) -> None:
    game = late(number)
    for layout, name in (("wide", "board"), ("phone", "city")):
        frame = ARTIST.frame(layout, game.options, game.players)[name]
        assert named(frame, "data-leaf") == []
        for part in ("city-0", "guest"):
            assert frame.count(f'id="part-{part}"') == 1
    assert ARTIST.leaf(game, 0) is None
    founding = game.state
    assert founding.dummy is not None
    for language, unofficial in (("en", "an unofficial variant"), ("es", "variante no oficial")):
        drawn = ARTIST.svg(game, 0, TITLE.words(language, NAMES))
        assert unofficial in drawn
        assert drawn.count('id="part-city-0"') == 1
    dummy = parts_of(game)["guest"]
    assert 'class="doubt"' in dummy
    assert dummy.count('class="cross"') == founding.dummy.disks


# --- whose city is seen ---------------------------------------------------------------------------


def test_players_see_their_own_city_and_spectators_the_deciding_players() -> None:
    for game in asked("turn"):
        for seat in range(game.players):
            assert ARTIST.leaf(game, seat) == f"city-{seat}"
        assert ARTIST.leaf(game, None) == f"city-{game.actor}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_city_is_large_and_all_are_small(players: int) -> None:
    options = TITLE.rules.options({"players": players})
    frames = {"wide": "board", "phone": "city"}
    for layout, name in frames.items():
        frame = ARTIST.frame(layout, options, players)[name]
        cities = [f"city-{seat}" for seat in range(players)]
        assert named(frame, "data-leaf") == cities
        assert named(frame, "data-turn-to") == cities
        for city in cities:
            assert frame.count(f'id="part-{city}"') == 1
            assert f'href="#part-{city}"' in frame


def test_a_file_shows_the_city_of_the_seat_it_is_for() -> None:
    game = late(1)
    words = TITLE.words("en", NAMES)
    for seat in range(game.players):
        drawn = ARTIST.svg(game, seat, words)
        assert re.findall(r'id="part-(city-\d)"', drawn) == [f"city-{seat}"]
        assert drawn.count(f"The city of {NAMES[seat]}") == 2  # once large, once small


def test_spaces_out_of_reach_are_shaded_when_play_has_begun() -> None:
    setup = next(asked("pyramid"))
    assert setup.state.in_setup()
    assert 'class="far"' not in parts_of(setup)["city-0"]
    assert 'class="far"' in parts_of(late(1))["city-0"]


# --- doubts ---------------------------------------------------------------------------------------


def test_everything_reconstructed_has_a_sentence() -> None:
    assert unverified.UNVERIFIED.reconstructed == set(unverified.SAID)


def test_reconstructed_values_are_marked() -> None:
    game = late(1)
    marked = {name for name, part in parts_of(game).items() if 'class="doubt"' in part}
    cities = {f"city-{seat}" for seat in range(game.players)}
    assert marked == cities | {"section-A", "section-B", "section-C"}


def test_verified_values_are_not_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The data say what is reconstructed, not the picture."""
    monkeypatch.setitem(vars(unverified.UNVERIFIED), "reconstructed", frozenset({unverified.FAVOR}))
    marked = {name for name, part in parts_of(late(1)).items() if 'class="doubt"' in part}
    assert marked == {"section-C"}


def test_whatever_can_be_explained_has_an_explanation() -> None:
    words = TITLE.words("en")
    for number in SEEDS[:2]:
        for game in moments(number):
            if game.asked not in ("turn", "anchor"):
                continue
            for part in parts_of(game, game.actor).values():
                for about in set(named(part, "data-about")):
                    name, value = about.split(":")
                    assert int(value) in TITLE.explainable()[name]
                    assert TITLE.explain(words, name, int(value))
            break


def test_there_are_as_many_plots_as_spaces() -> None:
    assert parts_of(late(2))["city-0"].count('class="plot"') == len(CITY_SPACES)
