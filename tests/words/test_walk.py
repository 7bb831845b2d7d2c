"""Random games with every option: whatever is asked, offered or told has words."""

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.rules import EVENT_FIELDS
from teotihuacan.engine.steps import Phrase
from teotihuacan.titles import title_named
from teotihuacan.words import languages
from tests.words.saying import said, spoken, walk

TITLE = title_named("city")

OPTIONS: list[dict[str, object]] = [
    {},
    {"draft": True},
    {"first_game": True},
    {"dark_eclipse": True},
    {"draft": True, "dark_eclipse": True},
]

# Phrases that random play hardly ever brings up.
RARE: list[Phrase] = [
    ("over", {}),
    ("noble row", {"seat": 0}),
    ("noble row.choice", {"row": 1, "points": 5}),
    ("temple.blocked", {"temple": 2}),
    ("temple.bonus", {"temple": 0, "step": 10, "reward": (0, 10), "bonus": 3}),
    ("temple.top", {"temple": 1, "step": 11, "reward": (1, 11)}),
    ("temple.top.bare", {"temple": 1, "step": 11, "reward": (1, 11)}),
    ("distance.two", {"seat": 1, "board": 4, "power": 2}),
    ("distance.anywhere", {"board": 4, "amount": 7, "colours": 0}),
    ("trade.again.free", {"royal": 2, "left": 2}),
    ("trade.again.ignoring", {"royal": 7, "left": 2}),
    ("trade.power.ignoring", {"royal": 6, "left": 4}),
    ("power up.locked", {"board": 7, "power": 3}),
    ("power up.locked.ascends", {"board": 7, "power": 5}),
    ("salary.ignoring", {}),
    ("discount.less", {"stone": 2, "wood": 0}),
    ("pay with", {"seat": 1, "good": 3, "amount": 2}),
    ("pay with.none", {"good": 3, "amount": 2, "pieces": 0}),
    ("pay with.mixed", {"good": 0, "amount": 1, "pieces": 2}),
    ("pay with.all", {"good": 3, "amount": 0, "pieces": 2}),
    ("power down", {"seat": 1}),
    ("power down.worker", {"board": 2, "power": 3}),
    ("power down.starting", {"power": 2}),
    ("trade.together", {"royal": 7, "left": 3, "amount": 2}),
    ("event.power down", {"seat": 0, "board": 0, "power": 1}),
]


@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_everything_asked_offered_and_told_has_words(
    language: str, players: int, edition: str
) -> None:
    words = TITLE.words(language)
    decisions = 0
    for number, options in enumerate(OPTIONS):
        for with_dealer in (True, False):
            given = {"players": players, "edition": edition, **options}
            for game in walk(given, 100 * players + number, with_dealer):
                decisions += 1
                spoken(words, game)
    assert decisions > 3000


@pytest.mark.parametrize("phrase", RARE, ids=[phrase[0] for phrase in RARE])
def test_rare_phrases_have_words(phrase: Phrase) -> None:
    for language in languages():
        said(TITLE.words(language), phrase)


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_event_has_words(language: str) -> None:
    words = TITLE.words(language)
    for kind, fields in EVENT_FIELDS.items():
        said(words, (f"event.{kind}", {"seat": 1, **dict.fromkeys(fields, 1)}))


def test_a_game_speaks_the_words_of_its_rules() -> None:
    words = TITLE.words("en")
    for game in walk({"players": 3}, 3):
        assert game.question == words.question(game)
        assert [choice.text for choice in game.choices] == [
            words.choice(game, id) for id in game.ids
        ]
        assert game.log(everything=True) == [words.event(game, event) for event in game.events]


def test_a_log_without_a_seat_tells_no_secrets() -> None:
    game = teo.new_game("city", players=2, seed=3)
    dealt = [event for event in game.events if event.kind == "dealt"]
    assert {event.seat for event in dealt} == {0, 1}
    assert not [line for line in game.log() if "is dealt" in line]
    for seat in (0, 1):
        mine = [line for line in game.log(seat) if "is dealt" in line]
        assert len(mine) == len([event for event in dealt if event.seat == seat])
        assert all(line.startswith(f"Player {seat + 1} ") for line in mine)
    assert len([line for line in game.log(everything=True) if "is dealt" in line]) == len(dealt)


def test_a_story_shares_the_subject_and_adds_goods_up() -> None:
    words = TITLE.words("en", ["Ana", "Luz"])
    events = [
        teo.Event("turn", 0, (0, 0, 0)),
        teo.Event("goods", 0, (0, 2, 0)),
        teo.Event("goods", 0, (1, 1, 0)),
        teo.Event("goods", 0, (0, 1, 0)),
        teo.Event("goods", 0, (3, -1, 0)),
        teo.Event("points", 0, (3, 2, 0)),
        teo.Event("goods", 1, (2, 1, 0)),
        teo.Event("calendar", -1, (3, 10, 0)),
        teo.Event("avenue", 1, (2, 0, 0)),
    ]
    assert TITLE.story(words, events, leave_out=["turn"]) == [
        "Ana gains 3 cocoa and 1 wood, pays 1 gold, scores 3 points (pyramid).",
        "Luz gains 1 stone.",
        "The calendar shows 3 of 10.",
        "Luz advances to step 2 of the Avenue of the Dead.",
    ]


def test_a_story_keeps_secrets() -> None:
    words = TITLE.words("en")
    events = [teo.Event("dealt", 0, (3, 0, 0)), teo.Event("kept", 1, (4, 0, 0))]
    assert len(TITLE.story(words, events)) == 2
    assert TITLE.story(words, events, seats=[2]) == []
    (mine,) = TITLE.story(words, events, seats=[1])
    assert mine.startswith("Player 2 keeps starting tile 5 ")
