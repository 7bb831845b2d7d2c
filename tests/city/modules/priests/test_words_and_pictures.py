"""Extras have words in every language, a place in the picture for every choice, and an opinion of
the greedy player."""

from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.priests import module as priests_module
from teotihuacan.city.modules.priests.rules import printed as priest_printed
from teotihuacan.city.modules.priests.rules.state import priests_of
from teotihuacan.city.players.greedy import Greedy
from teotihuacan.city.players.weights import Weights
from teotihuacan.picture.frames import LAYOUTS
from teotihuacan.titles import title_named
from teotihuacan.words import languages
from tests.city.modules.altars.altar_scene import altar_scene, lay_pile
from tests.city.modules.picture.looking import Walk, drawn, moment
from tests.city.modules.players.table import answer
from tests.city.modules.priests.priest_scene import priest_scene
from tests.picture.spotting import check_drawn, check_names
from tests.tables import table
from tests.words.saying import spoken, walk

TITLE = title_named("city")
ALL = ["11", "12", "09"]
WALKS = [
    Walk(3, players=3, extras=ALL),
    Walk(6, players=2, extras=ALL, draft=True),
    Walk(1, players=1, bot="teotibot", extras=[*ALL, "S07", "S08"]),
]


@pytest.mark.parametrize("language", languages())
def test_everything_asked_offered_and_told(language: str) -> None:
    words = TITLE.words(language)
    told: set[str] = set()
    asked: set[str] = set()
    for sample in WALKS:
        for game in walk(sample.options, sample.seed):
            spoken(words, game)
            told |= {event.kind for event in game.events}
            asked.add(game.question_phrase()[0])
    assert set(priests_module.MODULE.event_fields) <= told
    assert {"choose priest", "keep gift", "half.season", "salary.more"} <= asked


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "extra", range(len(priest_printed.EXTRA_KEYS)), ids=priest_printed.EXTRA_KEYS
)
def test_each_is_explained(language: str, extra: int) -> None:
    words = TITLE.words(language)
    assert "extra" in TITLE.explained
    said = TITLE.explain(words, "extra", extra)
    assert priest_printed.EXTRA_KEYS[extra] in said
    assert words.part("extra", extra, "effect") in said
    assert TITLE.find_topic(words, f"priest {priest_printed.EXTRA_KEYS[extra]}") == ("extra", extra)
    assert words.has(f"option.extras.{priest_printed.EXTRA_KEYS[extra]}")


@pytest.mark.parametrize("walk", WALKS, ids=str)
def test_every_choice_has_a_spot_that_exists(walk: Walk) -> None:
    looked: dict[str, int] = {}
    for game, _ in walk.moments():
        check_names(game)
        if looked.get(game.asked, 0) < 2:
            looked[game.asked] = looked.get(game.asked, 0) + 1
            for layout in LAYOUTS:
                check_drawn(game, layout)


def test_priests_lie_before_their_holders_with_what_they_gave() -> None:
    game = moment(Walk(3, players=3, extras=ALL), "choose priest")
    tray = drawn(game)["tray"]
    assert 'data-about="extra:0"' in tray
    assert 'data-about="extra:1"' in tray
    game.play("priest11")
    game.play(game.ids[0])
    game.play("priest12")
    parts = drawn(game)
    gift = priests_of(table(game)).gifts[2]
    assert 'data-about="extra:0"' in parts["player-2"]
    assert f'data-about="technology:{gift}"' in parts["player-2"]
    assert 'data-about="extra:1"' in parts["player-1"]
    assert "extra:" not in parts["player-0"]


def test_the_season_lies_beside_the_calendar() -> None:
    season = f'data-about="extra:{priest_printed.EXTRA_KEYS.index("09")}"'
    assert season in drawn(Walk(3, players=3, extras=["09"]).game())["calendar"]
    assert season not in drawn(Walk(3, players=3).game())["calendar"]


def test_the_priests_of_a_bot_lie_before_it() -> None:
    game = Walk(1, players=1, bot="modified", extras=["11", "S07", "S08"]).game()
    shown = drawn(game)["player-1"]
    for key in ("S07", "S08"):
        assert f'data-about="extra:{priest_printed.EXTRA_KEYS.index(key)}"' in shown
    assert 'data-about="extra:0"' not in shown


# --- greedy ---------------------------------------------------------------------------------------


def choosing(**changed: float) -> str:
    """Return the priest that a greedy player with other weights takes."""
    game = teo.new_game("city", players=2, seed=2, modules=["all"], extras=["11", "12"])
    while game.asked != "choose priest":
        game.play(game.ids[0])
    weights = Weights()
    for name, value in changed.items():
        setattr(weights, name, value)
    return game.rules.codes[Greedy(1, weights).choose(game)]


def test_greedy_weighs_what_a_priest_gives_and_takes() -> None:
    assert choosing(gift=9.0, rises=0.0) == "priest11"
    assert choosing(gift=9.0, literal_obsidian=99.0, rises=0.0) == "no-priest"
    assert choosing(gift=0.0, rises=9.0) == "priest12"
    assert choosing(gift=0.0, rises=0.0) == "no-priest"  # a salary for nothing


def test_greedy_keeps_the_better_technology() -> None:
    game = teo.new_game("city", players=2, modules=["M6"], extras=["11"])
    while game.asked != "choose priest":
        game.play(game.ids[0])
    game.play("priest11")
    weights = Weights()
    first, second = [game.rules.codes[id] for id in game.ids][:2]
    game.play(first)
    game.play(second)
    offered = priests_of(table(game)).offered
    weights.technologies = tuple([9.0 if i == offered[1] else 0.1 for i in range(9)])  # type: ignore[assignment]
    weights.taking = weights.instead = weights.after = 0.1
    if offered[1] < 9:
        assert game.rules.codes[Greedy(1, weights).choose(game)] == second[1:]
    else:
        raise AssertionError("the first outcomes of the draws are technologies of the game itself")


def test_greedy_knows_that_its_obsidian_stands_for_nothing() -> None:
    """With obsidian alone the Nobles can be built there, and not with priest 11."""
    for held, built in (("", True), ("11", False)):
        s = priest_scene(held).seat(0, cocoa=9, obsidian=2, workers="C1 P1 P1").turn(0)
        s.play("C1 >2")
        assert ("main" in s.codes) is built
        assert answer(s) in s.codes


def test_greedy_goes_past_an_altar_for_something_better() -> None:
    """No worker is locked, and nothing lies on the next altar."""
    for extras, gone in (([], "81"), (["09"], "56")):
        s = altar_scene("12-1_", "45-4", extras=extras)
        lay_pile(s, "56", "mask_8", "three_obsidian")
        s.seat(0, workers="P1 P1 P1").play("shaman")
        assert answer(s).startswith(f"altar{gone}-")


@pytest.mark.parametrize("seed", [5, 6])
def test_greedy_answers_whatever_extras_ask(seed: int) -> None:
    """Until the first Eclipse is paid; the other seats play at random."""
    game = teo.new_game("city", players=4, seed=seed, modules=["all"], extras=ALL)
    greedy, chooser = Greedy(1), Random(seed)
    asked = set()
    while table(game).era == 0:
        actor = game.actor
        asked.add(game.asked)
        id = greedy.choose(game) if actor == 3 else chooser.choice(game.ids)
        assert id in game.ids
        game.apply(id)
    assert {"choose priest", "keep gift", "salary"} <= asked
