"""A language's file: how sentences are written, and that every language is complete."""

from __future__ import annotations

import pytest

import teotihuacan as teo
from teotihuacan.words import LanguageError, Words, in_language, languages
from teotihuacan.words.book import Book, open_book, read_book


def small(**texts: str) -> Words:
    return Words(Book("test", {key.replace("_", "."): text for key, text in texts.items()}))


def test_a_part_is_put_into_words() -> None:
    words = in_language("en")
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
    words = in_language("en")
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
        Book("test", {"bad": text})


@pytest.mark.parametrize(
    "text",
    ["language = [", "[questions]\nturn = 3", '[questions]\n"a.b" = "x"\n[choices]\n"a.b" = "y"'],
)
def test_a_broken_file_is_refused(text: str) -> None:
    with pytest.raises(LanguageError):
        read_book("test", text)


def test_an_unknown_language_is_bad_input() -> None:
    with pytest.raises(teo.OptionError, match=r"there is: .*en"):
        in_language("xx")


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_sentence(language: str) -> None:
    english, other = open_book("en"), open_book(language)
    assert set(other.texts) == set(english.texts)
    for key in english.texts:
        assert other.parts(key) <= english.parts(key), key
    assert other.texts["language.name"]


def test_the_front_door_speaks_english() -> None:
    game = teo.new_game("city", players=2, seed=1, first_game=True)
    assert game.question == "Player 1, which worker do you move?"
    assert game.choices[0].text == "The power 2 worker on Nobles"
    game.play(game.choices[0])
    game.play(">1")
    assert game.log()[0].startswith("Player 1 moves the power 2 worker from Nobles to ")
