"""Lessons on how to play Founders, in every language, with pictures that match the text."""

import json
import re
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest

import teotihuacan as teo
from teotihuacan.founders.lessons import (
    CITY,
    LAST_TILE,
    SCENES,
    Moment,
    Scene,
    caption,
    lessons,
    moments,
)
from teotihuacan.founders.rules.laying.grid import PLACES
from teotihuacan.founders.rules.printed import rounds, tiles, worship
from teotihuacan.founders.rules.printed.boards import BOARDS
from teotihuacan.founders.rules.state import Founder
from teotihuacan.server.games import asking
from teotihuacan.titles import TITLES, title_named
from teotihuacan.words import Words, languages
from tests.founders.scene import number_of
from tests.numbers import owners_folder
from tests.words.saying import ENGLISH, whole

TITLE = title_named("founders")
NAMES = TITLE.sample_names
WITHOUT_CAPTION = ("favor",)  # whom the sample never asks for favor


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest) -> Words:
    return TITLE.words(request.param)


def seen(name: str) -> tuple[Scene, Moment, Founder, str, str]:
    """A lesson: its scene, its moment, whose city it is about, its caption and its picture."""
    place = [scene.lesson for scene in SCENES].index(name)
    scene, moment = SCENES[place], moments(TITLE)[name]
    lesson = TITLE.lessons(TITLE.words())[place]
    founder = moment.game.state.founders[moment.event.seat]
    said = lesson.paragraphs[-1]
    assert said == caption(TITLE.words("en", NAMES), TITLE, scene, moment)
    return scene, moment, founder, said, lesson.picture


def pieces(picture: str) -> set[str]:
    return set(re.findall(r'data-piece="([^"]+)"', picture))


# --- as a whole -----------------------------------------------------------------------------------


def test_every_lesson_has_words_and_a_picture(words: Words) -> None:
    made = TITLE.lessons(words)
    assert len(made) == len(SCENES) == len({lesson.title for lesson in made})
    for scene, lesson in zip(SCENES, made, strict=True):
        for text in (lesson.title, *lesson.paragraphs):
            whole(text)
            assert words.language == "en" or not ENGLISH.search(text), text
        assert all(paragraph.endswith(".") for paragraph in lesson.paragraphs)
        captioned = lesson.paragraphs[-1].startswith(words.text("page.how.seen", story=""))
        assert captioned == (scene.lesson not in WITHOUT_CAPTION), scene.lesson
        assert ElementTree.fromstring(lesson.picture).tag.endswith("svg")
        assert len(ElementTree.fromstring(lesson.picture)) == 1


def test_every_lesson_that_is_written_is_given(words: Words) -> None:
    written = {
        key.split(".")[2] for key in words.catalogue.texts if re.match(r"page\.how\.\w+\.", key)
    }
    assert written == {scene.lesson for scene in SCENES}


def test_all_that_newcomers_need_is_there() -> None:
    told = " ".join(text for lesson in TITLE.lessons(TITLE.words()) for text in lesson.paragraphs)
    for thing in (
        *("districts", "strength", "Architect", "out of reach", "cube", "worship tile", "masks"),
        *("clusters", "pyramid tile", "bonus disk", "Favor", "pass", "Eclipse", "starting tiles"),
    ):
        assert thing in told, thing


def test_the_advice_for_a_first_game_is_given() -> None:
    advice = TITLE.lessons(TITLE.words())[1].paragraphs[1]
    assert "first game" in advice
    assert "side A" in advice
    assert [board.side for board in BOARDS].count("A") == 1  # the same city for everybody
    assert "first game" in TITLE.words().text("option.side.more")


# --- pictures are what the words say --------------------------------------------------------------


def test_the_stack_has_the_height_that_is_told() -> None:
    scene, moment, founder, said, picture = seen("turn")
    space, count, strength = moment.event.values
    founding = moment.game.state
    told = f"{count} disk on {rounds.SPACE_CODES[space]} (strength {strength})"
    assert said == f"In the picture: {NAMES[founder.seat]} places {told}."
    assert len(founding.stacks[space]) + 1 == strength == founding.strength
    assert founding.stacks[space][-1] == founder.seat
    assert moment.part(scene) == f"section-{rounds.SPACE_CODES[space][0]}"
    disks = [piece for piece in pieces(picture) if piece.startswith("disk-")]
    assert len(disks) >= len(founding.stacks[space])
    assert any(piece.startswith(f"disk-{founder.seat}-") for piece in disks)


def test_the_building_lies_where_it_is_told_among_its_cubes() -> None:
    _, _, founder, said, picture = seen("building")
    kind = founder.tiles[-1]
    told = re.search(
        r" places a (\w+) building of size (\d) on (\w+) .*, places (\d+) (\w+) around it\.$", said
    )
    assert told is not None
    resource, size, cell, amount, cubes = told.groups()
    assert f"{resource}{size}" == tiles.TILE_KEYS[kind]
    assert number_of(cell) == founder.anchors[-1]
    assert cubes == resource
    lying = founder.cubes[("gold", "stone", "wood").index(resource)]
    assert (founder.around(len(founder.tiles) - 1) & lying).bit_count() >= int(amount)
    assert f"laid-{founder.seat}-{len(founder.tiles) - 1}" in pieces(picture)


def test_the_temple_is_the_one_that_is_told() -> None:
    _, _, founder, said, picture = seen("temple")
    kind = founder.tiles[-1]
    assert f"{NAMES[founder.seat]} places a {tiles.TILE_KEYS[kind]} temple on " in said
    assert f"laid-{founder.seat}-{len(founder.tiles) - 1}" in pieces(picture)
    assert f'data-about="tile:{kind}"' in picture


def test_the_architect_stands_where_it_is_told() -> None:
    _, moment, founder, said, picture = seen("reach")
    assert TITLE.words().part("side", founder.architect) in said
    assert moment.event.values[0] == founder.architect
    assert f"architect-{founder.seat}" in pieces(picture)


def test_the_pyramid_tile_lies_on_the_place_that_is_told() -> None:
    _, moment, founder, said, picture = seen("pyramid")
    colour, place = moment.event.values[:2]
    assert founder.pyramid[place] == colour
    assert TITLE.words().part("place", place) in said
    assert f"pyramid-{founder.seat}-{PLACES[place]}" in pieces(picture)


def test_the_masks_that_are_told_are_covered() -> None:
    _, moment, founder, said, picture = seen("masks")
    colour, points = moment.event.values[:2]
    mask = TITLE.words().part("mask", colour)
    assert f"completes a cluster of {mask} masks: {points} points" in said
    laid = founder.cover(len(founder.tiles) - 1)
    done = [
        cluster
        for cluster in BOARDS[founder.board].clusters
        if cluster.colour == colour and cluster.spaces & laid
    ]
    assert done
    assert all(cluster.spaces & ~founder.taken == 0 for cluster in done)
    assert f"laid-{founder.seat}-{len(founder.tiles) - 1}" in pieces(picture)


def test_produced_cubes_lie_beside_a_building() -> None:
    _, moment, founder, said, _ = seen("produce")
    resource, cell = moment.event.values[:2]
    assert founder.cubes[resource] >> cell & 1
    assert f" places {('gold', 'stone', 'wood')[resource]} on " in said
    assert any(founder.around(i) >> cell & 1 for i in range(len(founder.tiles)))


def test_an_offering_and_the_favor_are_shown_in_their_sections() -> None:
    scene, moment, _, said, picture = seen("offering")
    assert moment.part(scene) == "section-B"
    assert "uses the" in said
    assert "scores" in said
    kind = moment.event.values[0]
    assert moment.game.state.returned[worship.WORSHIP[kind].stack][-1] == kind
    assert 'data-about="worship:' in picture
    place = [one.lesson for one in SCENES].index("favor")
    assert moments(TITLE)["favor"].part(SCENES[place]) == "section-C"
    assert "favor-0" in pieces(TITLE.lessons(TITLE.words())[place].picture)


def test_the_end_of_the_sample_is_told_as_it_was() -> None:
    _, moment, founder, said, _ = seen("goal")
    assert moment.game.over
    assert founder.seat in moment.game.winners
    assert f"the city of {NAMES[founder.seat]}" in said
    assert f"with {founder.points} points" in said
    _, moment, founder, said, _ = seen("end")
    districts = [
        event.values[1]
        for event in moment.events
        if event.kind == "district" and event.seat == founder.seat
    ]
    assert len(districts) == 4
    assert [int(points) for points in re.findall(r"scores (\d+) point", said)] == districts


def test_a_sample_that_never_comes_to_something_leaves_the_lesson(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    never = Scene("masks", "mask", CITY, ("mask",), LAST_TILE, lambda founding, event: False)
    unheard = Scene("favor", "favor", "section-C", ("favor",))
    monkeypatch.setattr("teotihuacan.founders.lessons.SCENES", (never, unheard))
    moments.cache_clear()
    try:
        made = lessons(TITLE.words(), TITLE)
        assert [lesson.title for lesson in made] == ["Masks", "Influence: favor"]
        assert "completes" in made[0].paragraphs[-1]  # another one
        assert not made[1].paragraphs[-1].startswith("In the picture")
        assert moments(TITLE)["favor"].game.over
    finally:
        moments.cache_clear()


# --- numbers --------------------------------------------------------------------------------------


def test_no_number_of_the_data_is_typed(words: Words) -> None:
    """Besides ones, only the numbers of players."""
    for key, text in words.catalogue.texts.items():
        if key.startswith("page.how.") and key != "page.how.rounds.two":
            bare = re.sub(r"\{[^}]*\}", "", text)
            assert set(re.findall(r"\d+", bare)) <= {"1"}, key


TELL = """
import json
from teotihuacan.titles import title_named
title = title_named("founders")
made = title.lessons(title.words())
print(json.dumps([[lesson.title, *lesson.paragraphs] for lesson in made]))
"""


def test_corrected_numbers_are_told_and_shown(tmp_path: Path) -> None:
    """The sample is played anew where it cannot be repeated, and gives other pictures."""
    data = resources.files("teotihuacan.founders").joinpath("data", "tiles.toml")
    text = data.read_text(encoding="utf-8")
    for old, new in (
        (f"\ngold = {tiles.WILD_GOLD} ", f"\ngold = {tiles.WILD_GOLD + 1} "),
        (f"\npoints = {tiles.PYRAMID_POINTS} ", f"\npoints = {tiles.PYRAMID_POINTS + 3} "),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    (tmp_path / "founders").mkdir()
    (tmp_path / "founders" / "tiles.toml").write_text(text, encoding="utf-8")
    run = owners_folder.run(tmp_path, "-c", TELL)
    assert run.returncode == 0, run.stderr
    told = {heading: " ".join(texts) for heading, *texts in json.loads(run.stdout)}
    assert f"{tiles.WILD_GOLD + 1} gold can be paid in place of" in told["Cubes and paying"]
    assert f"It scores {tiles.PYRAMID_POINTS + 3} points." in told["Build: the pyramid"]
    assert f"scores {tiles.PYRAMID_POINTS + 3} points (pyramid tiles)" in told["Build: the pyramid"]


# --- quick starts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(TITLES))
def test_quick_starts_have_labels_and_can_be_played(name: str) -> None:
    title = TITLES[name]
    for language in languages():
        labels = [
            asking.quick_start(title, quick, title.words(language)) for quick in title.quick_starts
        ]
        assert len({quick["label"] for quick in labels}) == len(labels)
        assert not any("page." in quick["label"] + quick["more"] for quick in labels)
    for quick in title.quick_starts:
        game = teo.new_game(name, seed=1, **quick.options)
        assert game.options["players"] == len(quick.seats)


def test_the_first_game_is_what_the_rulebook_recommends() -> None:
    first = TITLE.quick_starts[0]
    assert first.key == "first"
    assert first.options["side"] == "A"
    assert first.seats == ("human", "novice")
