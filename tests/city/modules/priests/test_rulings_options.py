"""Rulings on extras: games that have them (X7), the choice of priests (X126), and the length of a
season (X127).
"""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.altars.rules.state import altars_of
from teotihuacan.city.modules.priests.rules import printed as priest_printed
from teotihuacan.city.modules.priests.rules.state import priests_of
from tests.city.modules.sets import SETS
from tests.tables import random_steps, table

NEEDS = {"11": "obsidian", "12": "altars", "09": "altars"}
"""For people; what the bots' priests need is in `../bots/test_rulings_extras.py`."""


def test_ruling_x7_the_extras_there_are() -> None:
    assert priest_printed.EXTRA_KEYS == ["11", "12", "09", "S07", "S08"]
    with pytest.raises(teo.OptionError, match="extras: there is no '10'; choose from: 11, 12, 09"):
        teo.new_game("city", players=2, modules=["all"], extras=["10"])


@pytest.mark.parametrize("modules", [[], *SETS], ids="-".join)
@pytest.mark.parametrize("extra", NEEDS)
def test_ruling_x7_never_without_their_modules(extra: str, modules: list[str]) -> None:
    given: dict[str, object] = {"players": 2, "modules": modules, "extras": [extra]}
    if NEEDS[extra] not in modules:
        with pytest.raises(
            teo.OptionError, match=f"{extra} is never played without {NEEDS[extra]}"
        ):
            teo.new_game("city", seed=1, **given)
    else:
        assert teo.new_game("city", seed=1, **given).options["extras"] == [extra]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ruling_x7_off_by_default(players: int) -> None:
    bot: dict[str, object] = {"bot": "teotibot"} if players == 1 else {}
    game = teo.new_game("city", players=players, seed=1, modules=["all"], **bot)
    asked = set()
    for _ in random_steps(game, 1):
        asked.add(game.asked)
    assert "extras" not in game.options
    assert not asked & {"choose priest", "keep gift"}
    assert altars_of(table(game)).skips == 0
    with pytest.raises(ValueError, match="no priests"):
        priests_of(table(game))


def at(asked: str, seed: int = 1, **options: object) -> teo.Game:
    game = teo.new_game("city", seed=seed, modules=["all"], **options)
    for _ in random_steps(game, seed):
        if game.asked == asked:
            return game
    raise AssertionError(f"{asked} never comes")


def codes(game: teo.Game) -> list[str]:
    return [game.rules.codes[id] for id in game.ids]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_ruling_x126_the_last_player_chooses_first_and_each_may_decline(
    players: int, draft: bool
) -> None:
    game = at("choose priest", players=players, draft=draft, extras=["11", "12"])
    for player in table(game).players:  # the starting tiles have had their say
        assert len([place for place in player.place if 1 <= place <= 8]) == 3
    assert not table(game).neutral  # … and neutral workers, Shamans and Warriors come later
    assert game.actor == players - 1
    assert codes(game) == ["priest11", "priest12", "no-priest"]
    game.play("priest12")
    assert game.actor == players - 2
    assert codes(game) == ["priest11", "no-priest"]
    game.play("no-priest")
    if players > 2:
        assert game.actor == players - 3
        assert codes(game) == ["priest11", "no-priest"]
        game.play("priest11")
        game.play(codes(game)[0])
    held = (-1,) * (players - 1) + (1,)
    if players > 2:
        held = (*held[: players - 3], 0, -1, 1)
    assert priests_of(table(game)).held == held
    assert game.asked in ("half", "choose priest")


def test_ruling_x126_who_finds_none_left_is_not_asked() -> None:
    game = at("choose priest", players=3, extras=["12"])
    game.play("priest12")
    assert game.asked == "half"
    assert priests_of(table(game)).held == (-1, -1, 1)


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_ruling_x126_alone_the_person_chooses_and_the_bot_never(bot: str) -> None:
    game = at("choose priest", players=1, bot=bot, extras=["11", "12", "S07"])
    assert game.actor == 0
    game.play("priest12")
    assert priests_of(table(game)).held == (1, -1)


def test_ruling_x127_the_season_lasts_the_whole_game() -> None:
    game = teo.new_game("city", players=2, seed=4, modules=["all"], extras=["09"])
    eras = set()
    for _ in random_steps(game, 4):
        if game.asked == "half" and game.question_phrase()[0] == "half.season":
            eras.add(table(game).era)
        assert altars_of(table(game)).skips == 1
    assert eras == {0, 1, 2}
