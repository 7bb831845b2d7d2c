"""Explanations of a game with modules tell what is really in play."""

import re

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import places
from teotihuacan.city.words.explain import TOPICS
from teotihuacan.words import languages
from tests.city.modules.picture.looking import PARTLY, WALKS, Walk, drawn, halfway
from tests.picture.looking import TITLE, named
from tests.tables import table
from tests.words.saying import whole


def game_with(*modules: str) -> teo.Game:
    return teo.new_game("city", players=2, seed=3, modules=list(modules))


def told(game: teo.Game, part: str, value: int, language: str = "en") -> str:
    return TITLE.explain(TITLE.words(language), part, value, game)


def topic(game: teo.Game, name: str) -> str:
    return told(game, "topic", TOPICS.index(name))


@pytest.mark.parametrize("walk", [*WALKS, *PARTLY], ids=str)
def test_whatever_is_marked_in_the_picture_explains_itself(walk: Walk) -> None:
    game = halfway(walk, 120)
    marks = {mark for part in drawn(game).values() for mark in named(part, "data-about")}
    known = TITLE.explainable()
    for mark in marks:
        part, _, value = mark.partition(":")
        assert int(value) in known[part], mark
        for language in languages():
            whole(told(game, part, int(value), language))


def test_the_things_of_each_module_are_marked() -> None:
    game = halfway(WALKS[0], 120)
    parts = drawn(game)
    marks = {name: set(named(part, "data-about")) for name, part in parts.items()}

    def mark(name: str) -> str:
        return f"topic:{TOPICS.index(name)}"

    assert {f"region:{number}" for number in range(13)} | {mark("warriors")} <= marks["empire"]
    for altar in range(4):
        assert mark("shamans") in marks[f"altar-{altar}"]
    mansion = f"slot-{table(game).slots[places.PALACE]}"
    assert {mark("owners"), f"board:{places.PALACE}"} <= marks[mansion]
    assert {mark("obsidian"), mark("warriors")} <= marks["player-0"]


def test_boards_that_a_module_replaces() -> None:
    plain = game_with()
    assert told(plain, "board", places.PALACE).startswith("The Palace")
    assert told(plain, "board", places.NOBLES).startswith("Nobles")
    assert told(game_with("M6", "M9"), "board", places.PALACE).startswith("The Palace")
    game = game_with("all")
    assert told(game, "board", places.PALACE).startswith("The Mansion")
    assert told(game, "board", places.NOBLES).startswith("Conquest")
    assert "returns to the Mansion" in topic(game, "ascension")
    assert "returns to the Palace" in topic(game_with("M6", "M9"), "ascension")


def test_the_boards_of_resources_bring_what_their_grid_says_here() -> None:
    assert "obsidian" not in told(game_with(), "board", places.FOREST)
    said = told(game_with("M6"), "board", places.FOREST)
    assert "5 cocoa, 2 wood and 2 obsidian with three" in said
    assert "Reconstructed" in said
    assert "Reconstructed" not in told(game_with("M6"), "board", places.CONSTRUCTION)


def test_a_shaman_helps_where_a_half_points() -> None:
    game = game_with("M6", "M8")
    ring = table(game).ring
    helped = {board for board in range(1, 9) if "Shaman" in told(game, "board", board)}
    pointed = {ring[place - 1] for place in (1, 2, 4, 5, 6, 8)}
    assert helped == pointed - {places.PALACE}
    assert "Shaman" not in told(game_with("M6"), "board", places.DECORATIONS)


def test_masks_count_the_kinds_that_there_are() -> None:
    assert "one to seven" in topic(game_with(), "masks")
    assert "36 points for one to 8 masks" in topic(game_with("M6"), "masks")
    assert "45, 55 points for one to 10 masks" in topic(game_with("all"), "masks")
    assert "one to 8 masks." in told(game_with("M6"), "tile", 0)


def test_rules_that_modules_change() -> None:
    game = game_with("all")
    assert "activate your Shaman" in topic(game, "turn")
    assert "masks and Warriors" in topic(game, "eclipse")
    assert "Shaman" not in topic(game_with("M6", "M9"), "turn")
    assert "Warriors" not in topic(game_with("M6", "M8"), "eclipse")


def test_a_royal_tile_of_the_mansion_names_its_temple() -> None:
    game = game_with("M6", "M7")
    temples = [told(game, "royal", tile) for tile in table(game).royal]
    assert ["blue" in temples[0], "red" in temples[1], "green" in temples[2]] == [True] * 3
    assert "temple" not in told(game_with("M6"), "royal", table(game).royal[0])


def test_regions_tell_what_they_bring_and_where_the_way_goes_on() -> None:
    game = game_with("M6", "M9")
    assert "gives 2 points and a Special Mask" in told(game, "region", 5)
    assert "goes to region 5 or region 6" in told(game, "region", 1)
    assert "region 1, region 2, region 3 or region 4" in told(game, "region", 0)
    assert "5 points" in told(game, "region", 12)


@pytest.mark.parametrize(("language", "gone"), [("en", "Palace|Nobles"), ("es", "Palacio|Nobles")])
@pytest.mark.parametrize("walk", [WALKS[3], WALKS[5], WALKS[6]], ids=str)
def test_nothing_speaks_of_boards_that_are_not_there(walk: Walk, language: str, gone: str) -> None:
    words = TITLE.words(language)
    for game, _ in walk.moments():
        said = [words.event(game, event) for event in game.events]
        said += [words.question(game), *(words.choice(game, id) for id in game.ids)]
        assert [text for text in said if re.search(gone, text)] == []
    game = walk.game()
    for technology in range(12):
        assert not re.search(gone, told(game, "technology", technology, language))


def test_only_topics_of_the_game_are_offered() -> None:
    words = TITLE.words("en")
    of_modules = {"obsidian", "major discovery", "warriors"}
    assert of_modules.isdisjoint(TITLE.topic_names(words, game_with()))
    assert of_modules < set(TITLE.topic_names(words, game_with("M6", "M9")))
    assert len(TITLE.topic_names(words)) == len(TOPICS)
