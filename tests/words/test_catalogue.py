"""A language's file: how sentences are written, and that every language is complete."""

from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.titles import title_named
from teotihuacan.words import LanguageError, Words, in_language
from teotihuacan.words.catalogue import Catalogue, game_catalogue, parse_catalogue
from teotihuacan.words.naming import table


def small(**texts: str) -> Words:
    return Words(Catalogue("test", {key.replace("_", "."): text for key, text in texts.items()}))


def test_a_part_is_put_into_words() -> None:
    words = title_named("city").words("en")
    assert words.say(("place.board", {"board": 2})) == "The Forest"
    assert words.part("board", 2, "short") == "Forest"


def test_a_part_without_words_is_a_number() -> None:
    assert small(say="step {step}").text("say", step=3) == "step 3"


def test_one_and_many() -> None:
    words = small(steps="{left:# step|# steps} to go")
    assert [words.text("steps", left=n) for n in (0, 1, 2)] == [
        "0 steps to go",
        "1 step to go",
        "2 steps to go",
    ]


def test_nothing_to_say_is_left_out() -> None:
    words = small(cost="{stone} stone{wood? and # wood}")
    assert words.text("cost", stone=2, wood=0) == "2 stone"
    assert words.text("cost", stone=2, wood=1) == "2 stone and 1 wood"


def test_a_negative_amount_is_said_the_other_way_round() -> None:
    words = title_named("city").words("en")
    gain = ("event.goods", {"seat": 1, "good": 3, "amount": 2})
    assert words.say(gain) == "Player 2 gains 2 gold"
    assert words.say((gain[0], {**gain[1], "amount": -2})) == "Player 2 pays 2 gold"
    assert words.say(("event.points", {"seat": 0, "points": -1, "source": 15})) == (
        "Player 1 loses 1 point (salary)"
    )


def test_players_are_called_by_their_names() -> None:
    words = in_language("en", ["Ana"])
    assert words.part("seat", 0) == "Ana"
    assert words.part("seat", 1) == "Player 2"
    assert in_language("en").named(["Luz"]).part("seat", 0) == "Luz"


def test_a_missing_key_is_shown_and_does_not_crash() -> None:
    assert in_language("en").say(("no such key", {"seat": 1, "amount": 3})) == (
        "No such key seat=1 amount=3"
    )


def test_a_missing_part_leaves_a_brace() -> None:
    assert small(say="{board} and more").text("say") == "{board} and more"


@pytest.mark.parametrize("text", ["{", "}", "{Board}", "{a{b}}", "{left:# step}", "{left:a|b|c}"])
def test_a_badly_written_sentence_is_refused(text: str) -> None:
    with pytest.raises(LanguageError, match="bad"):
        Catalogue("test", {"bad": text})


@pytest.mark.parametrize(
    "text",
    ["language = [", "[questions]\nturn = 3", '[questions]\n"a.b" = "x"\n[choices]\n"a.b" = "y"'],
)
def test_a_broken_file_is_refused(text: str) -> None:
    with pytest.raises(LanguageError):
        parse_catalogue("test", text)


def test_an_unknown_language_is_bad_input() -> None:
    with pytest.raises(teo.OptionError, match=r"the languages are: .*en"):
        in_language("xx")


def game(folder: Path, **files: str) -> Path:
    for language, text in files.items():
        (folder / f"{language}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_catalogue_has_shared_messages_and_those_of_the_game(tmp_path: Path) -> None:
    own = game(tmp_path, en='[questions]\nroll = "roll?"', es='[questions]\nroll = "¿tiras?"')
    for language, asked, over in (
        ("en", "Roll?", "The game is over"),
        ("es", "¿Tiras?", "La partida ha terminado"),
    ):
        words = Words(game_catalogue(language, own))
        assert words.say(("roll", {})) == asked
        assert words.say(("over", {})) == over


def test_a_game_that_lacks_a_language_speaks_english(tmp_path: Path) -> None:
    words = Words(game_catalogue("es", game(tmp_path, en='[questions]\nroll = "roll?"')))
    assert words.say(("roll", {})) == "Roll?"
    assert words.say(("over", {})) == "La partida ha terminado"


def test_a_key_is_shared_or_the_game_s_not_both(tmp_path: Path) -> None:
    with pytest.raises(LanguageError, match="duplicate key over"):
        game_catalogue("en", game(tmp_path, en='[questions]\nover = "done"'))


def test_a_game_replaces_a_plain_shared_message(tmp_path: Path) -> None:
    key = "page.scores.tab"
    own = game(tmp_path, en='[page]\n"scores.tab" = "Act {chapter}"')
    assert Words(game_catalogue("en", own)).text(key, chapter=2) == "Act 2"
    assert Words(game_catalogue("en", None)).text(key, chapter=2) == "Part 2"
    assert Words(game_catalogue("es", None)).text(key, chapter=2) == "Parte 2"


def test_parts_are_numbers_keys_several_numbers_or_finished_text() -> None:
    catalogue = Catalogue(
        "test",
        {
            "say": "{dice} for {board}",
            "names.board.forest": "the Forest",
            "names.list.two": "{first} and {last}",
        },
    )
    words = Words(catalogue, namings={"board": table("board", ("", "forest"))})
    assert words.say(("say", {"dice": (3, 4), "board": 1})) == "3 and 4 for the Forest"
    assert words.say(("say", {"dice": 7, "board": "forest"})) == "7 for the Forest"
    assert words.text("say", dice="some", board="all of it") == "some for all of it"


def test_the_front_door_speaks_english() -> None:
    game = teo.new_game("city", players=2, seed=1, first_game=True)
    assert game.question == "Player 1, which worker do you move?"
    assert game.choices[0].text == "The power 2 worker on Nobles"
    game.play(game.choices[0])
    game.play(">1")
    assert game.log()[0].startswith("Player 1 moves the power 2 worker from Nobles to ")
