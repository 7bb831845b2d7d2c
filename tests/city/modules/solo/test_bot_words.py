"""Words for solo play: whatever is asked, offered or told has them, and the bot has its name."""

from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.modules.solo.module import BOT_EVENT_FIELDS
from teotihuacan.city.modules.solo.rules import action_pyramid, choosing
from teotihuacan.city.rules import units
from teotihuacan.titles import title_named
from teotihuacan.words import Words, languages
from teotihuacan.words.players import verdict
from tests.city.modules.solo.bot_scene import solo
from tests.words.saying import finished, spoken, walk, whole

TITLE = title_named("city")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bot", ["teotibot", "modified"])
@pytest.mark.parametrize("dealt", [True, False])
def test_everything_asked_offered_and_told_has_words(language: str, bot: str, dealt: bool) -> None:
    words = TITLE.words(language)
    for game in walk({"players": 1, "bot": bot}, 6, dealt):
        spoken(words, game)


@pytest.mark.parametrize("language", languages())
def test_every_event_of_the_bot_has_words_with_every_value(language: str) -> None:
    words = TITLE.words(language)
    values = {"option": 11}
    for kind, fields in BOT_EVENT_FIELDS.items():
        if kind.startswith("bot "):
            parts = {"seat": 1, **{name: values.get(name, 2) for name in fields}}
            if "direction" in fields:
                parts |= dict.fromkeys(fields, 1)
            assert words.has(f"event.{kind}")
            whole(words.say((f"event.{kind}", parts)))
            used = words.catalogue.parts(f"event.{kind}")
            assert used <= {"seat", *fields}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("part", "count"),
    [
        ("action", len(action_pyramid.TILES)),
        ("position", len(action_pyramid.POSITIONS)),
        ("position.short", len(action_pyramid.POSITIONS)),
        ("from", len(action_pyramid.POSITIONS)),
        ("direction", len(action_pyramid.SIDES)),
        ("below", len(action_pyramid.SIDES)),
        ("reason", len(choosing.REASONS)),
    ],
)
def test_everything_of_the_bot_has_a_name_of_its_own(language: str, part: str, count: int) -> None:
    words = TITLE.words(language)
    name, _, way = part.partition(".")
    texts = [finished(words.part(name, value, way)) for value in range(count)]
    assert len(set(texts)) == count


def test_steps_are_numbered_and_options_lettered_as_in_the_two_texts() -> None:
    words = TITLE.words("en")
    assert [words.part("option", value) for value in (1, 5)] == ["step 1", "step 5"]
    assert [words.part("option", value) for value in (11, 12, 13)] == [
        "option A",
        "option B",
        "option C",
    ]


def speaking(names: list[str]) -> Words:
    return TITLE.words("en", names)


def test_seat_1_is_called_teotibot_in_solo_games_only() -> None:
    s = solo()
    s.seat(0, cocoa=1, workers="N2 P1 P1")
    s.play("N2 >1")
    held = next(choice for choice in s.game.choices if choice.code == "worship")
    assert held.text.startswith("Pay 1 cocoa to unlock Teotibot’s worker, then worship: ")
    assert s.game.question == "Player 1, what do you do on Decorations?"
    assert speaking(["Ana"]).question(s.game) == "Ana, what do you do on Decorations?"
    s.play("worship ability")
    assert (
        "Teotibot moves its worshipper from the sidebar of Decorations to that of the Forest "
        "and gets nothing" in s.game.log()
    )
    two = teo.new_game("city", players=2, seed=1, first_game=True)
    assert CITY.cast(two.state) == ()
    assert speaking([]).event(two, teo.Event("turn", 1, (0, 0, 0))) == "It is Player 2’s turn"
    assert s.game.say(("event.turn", {"seat": 1})) == "It is Teotibot’s turn"
    assert speaking([]).event(s.game, teo.Event("turn", 1, (0, 0, 0))) == ("It is Teotibot’s turn")


def test_a_name_that_was_given_is_kept() -> None:
    s = solo()
    assert speaking(["Ana", "Bo"]).at(CITY.cast(s.city)).part("seat", 1) == "Bo"
    assert speaking([]).at(CITY.cast(s.city)).part("seat", 0) == "Player 1"
    assert speaking(["Ana"]).at(CITY.cast(s.city)).part("seat", 0) == "Ana"


def test_questions_of_chance() -> None:
    game = teo.new_game("city", players=1, bot="modified", seed=None, first_game=True)
    asked: dict[str, str] = {}
    rng = Random(2)
    while not game.over:
        asked.setdefault(game.question, game.asked)
        if game.asked == "bot die":
            assert [choice.text for choice in game.choices] == ["1", "2", "3", "4", "5", "6"]
            assert [choice.code for choice in game.choices] == [f"~die{n}" for n in range(1, 7)]
        game.apply(rng.choice(game.ids))
    for question in (
        "Which action tile of Teotibot is at the top?",
        "Which action tile of Teotibot is at the bottom right?",
        "What does the upper direction tile of Teotibot show?",
        "What does the lower direction tile of Teotibot show?",
        "Which starting tile is drawn for the workers of Teotibot?",
        "What does the first die of Teotibot show?",
        "What does the second die of Teotibot show, after 4?",
        "Which mask does Teotibot draw from its pile?",
    ):
        assert question in asked


@pytest.mark.parametrize(
    ("points", "cocoa", "said", "reason"),
    [
        ((12, 9), (0, 5), "Player 1 wins with 12 points.", ""),
        ((9, 12), (5, 0), "Teotibot wins with 12 points.", ""),
        ((9, 9), (0, 5), "Teotibot wins: both have 9 points, and the bot wins ties.", "tie"),
        ((9, 9), (5, 0), "Teotibot wins: both have 9 points, and the bot wins ties.", "tie"),
    ],
)
def test_the_winner_and_the_reason_in_words(
    points: tuple[int, int], cocoa: tuple[int, int], said: str, reason: str
) -> None:
    """A tie is the bot's; cocoa has no say in solo, whoever has more."""
    s = solo()
    for seat, player in enumerate(s.city.players):
        player.points, player.goods[units.COCOA] = points[seat], cocoa[seat]
    s.city.agenda = []
    s.game.ids = []
    assert s.game.verdict == reason
    assert verdict(TITLE.words().at(CITY.cast(s.city)), s.game) == said
