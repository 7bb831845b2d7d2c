"""Difficulty: every knob in both directions, the presets, and what is refused."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.solo.rules.difficulty import PRESETS
from tests.city.modules.solo.bot_scene import BOT, BotScene

BOTS = {"teotibot": (2, 2, 2), "modified": (1, 2, 3)}
PRINTED = {
    "powers": [0, 0, 0],
    "gold": 0,
    "wood": 0,
    "stone": 0,
    "cocoa_points": 3,
    "worship_steps": 2,
    "bonus_points": 15,
    "technology_points": 2,
}


def begun(bot: str, difficulty: object) -> BotScene:
    """A game up to your first turn."""
    game = teo.new_game("city", players=1, bot=bot, seed=5, first_game=True, difficulty=difficulty)
    assert game.asked == "turn"
    return BotScene(game)


def powers(s: BotScene) -> tuple[int, ...]:
    return tuple(s.player(BOT).power[:3])


def knobs(bot: str, difficulty: object) -> object:
    return begun(bot, difficulty).game.options["difficulty"]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("nothing", [None, {}, "normal", {"preset": "normal"}, PRINTED])
def test_without_a_wish_the_rules_as_printed(bot: str, nothing: object) -> None:
    assert knobs(bot, nothing) == PRINTED
    s = begun(bot, nothing)
    assert powers(s) == BOTS[bot]
    assert s.goods(BOT) == (0, 2, 2, 2, 0)


@pytest.mark.parametrize("change", [-1, 0, 1])
def test_resources_one_by_one(change: int) -> None:
    assert begun("teotibot", {"wood": change}).goods(BOT) == (0, 2 + change, 2, 2, 0)
    assert begun("modified", {"stone": change}).goods(BOT) == (0, 2, 2 + change, 2, 0)
    assert begun("teotibot", {"gold": change}).goods(BOT) == (0, 2, 2, 2 + change, 0)


@pytest.mark.parametrize(
    ("bot", "changes", "result"),
    [
        ("teotibot", (1, 1, 1), (3, 3, 3)),
        ("teotibot", (-1, -1, -1), (1, 1, 1)),
        ("teotibot", [1, 0, -1], (3, 2, 1)),
        ("modified", (1, 1, 1), (2, 3, 4)),
        ("modified", (0, -1, -1), (1, 1, 2)),
    ],
)
def test_powers_of_up_to_three_workers(bot: str, changes: object, result: tuple[int, ...]) -> None:
    s = begun(bot, {"powers": changes})
    assert powers(s) == result
    assert s.player(BOT).power[3] == 1  # the locked one is never changed


@pytest.mark.parametrize(
    ("knob", "values"),
    [
        ("cocoa_points", (1, 2, 3, 4, 5)),
        ("worship_steps", (1, 2, 3)),
        ("bonus_points", (5, 10, 15, 20, 25)),
        ("technology_points", (0, 1, 2, 3, 4)),
    ],
)
@pytest.mark.parametrize("bot", BOTS)
def test_values_in_range_are_kept(bot: str, knob: str, values: tuple[int, ...]) -> None:
    """Their effects are tested where the bot uses them."""
    for value in values:
        assert knobs(bot, {knob: value}) == {**PRINTED, knob: value}


@pytest.mark.parametrize("bot", BOTS)
def test_presets(bot: str) -> None:
    weaker = [-1, -1, -1] if bot == "teotibot" else [0, -1, -1]
    assert PRESETS == ("easy", "normal", "hard", "brutal")
    assert knobs(bot, "easy") == {
        "powers": weaker,
        "gold": -1,
        "wood": -1,
        "stone": -1,
        "cocoa_points": 2,
        "worship_steps": 2,
        "bonus_points": 10,
        "technology_points": 1,
    }
    assert knobs(bot, "hard") == {
        "powers": [1, 1, 1],
        "gold": 1,
        "wood": 1,
        "stone": 1,
        "cocoa_points": 4,
        "worship_steps": 2,
        "bonus_points": 20,
        "technology_points": 3,
    }
    assert knobs(bot, "brutal") == {
        "powers": [1, 1, 1],
        "gold": 1,
        "wood": 1,
        "stone": 1,
        "cocoa_points": 5,
        "worship_steps": 3,
        "bonus_points": 25,
        "technology_points": 4,
    }


def test_single_values_on_top_of_a_preset_in_any_order() -> None:
    hard = knobs("teotibot", "hard")
    assert isinstance(hard, dict)
    assert knobs("teotibot", {"preset": "hard", "gold": 0}) == {**hard, "gold": 0}
    assert knobs("teotibot", {"gold": 0, "preset": "hard"}) == {**hard, "gold": 0}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_keeps_the_difficulty(bot: str, preset: str) -> None:
    game = begun(bot, preset).game
    again = teo.replay(game.record)
    assert again.options == game.options
    assert again.position() == game.position()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"gold": 2}, "gold must be from -1 to 1, not 2"),
        ({"gold": -2}, "gold must be from -1 to 1"),
        ({"wood": 2}, "wood must be from -1 to 1"),
        ({"stone": -2}, "stone must be from -1 to 1"),
        ({"stone": "1"}, "stone must be from -1 to 1, not '1'"),
        ({"gold": True}, "gold must be from -1 to 1, not true or false"),
        ({"cocoa_points": 0}, "cocoa_points must be from 1 to 5, not 0"),
        ({"cocoa_points": 6}, "cocoa_points must be from 1 to 5, not 6"),
        ({"worship_steps": 0}, "worship_steps must be from 1 to 3"),
        ({"worship_steps": 4}, "worship_steps must be from 1 to 3"),
        ({"technology_points": -1}, "technology_points must be from 0 to 4"),
        ({"technology_points": 5}, "technology_points must be from 0 to 4"),
        ({"bonus_points": 0}, "bonus_points must be one of 5, 10, 15, 20, 25"),
        ({"bonus_points": 12}, "bonus_points must be one of 5, 10, 15, 20, 25"),
        ({"bonus_points": 30}, "bonus_points must be one of 5, 10, 15, 20, 25"),
        ({"bonus_points": None}, "bonus_points must be one of 5, 10, 15, 20, 25"),
        ({"powers": (1, 1)}, "powers must be three changes, each -1, 0 or 1"),
        ({"powers": 1}, "powers must be three changes, each -1, 0 or 1"),
        ({"powers": (2, 0, 0)}, "a worker of power 2 may change by -1 to 1, not 2"),
        ({"powers": (0, 0, -2)}, "a worker of power 2 may change by -1 to 1, not -2"),
        ({"speed": 1}, "there is no difficulty 'speed'; choose from: preset, powers, bonus_points"),
        ({"preset": "mild"}, "one of easy, normal, hard, brutal"),
        ({"preset": 3}, "one of easy, normal, hard, brutal"),
        ("mild", "one of easy, normal, hard, brutal"),
        (3, "a preset or an object, not 3"),
        (["hard"], "a preset or an object, not a list"),
    ],
)
def test_out_of_range_is_refused_with_the_range(given: object, message: str) -> None:
    with pytest.raises(teo.OptionError) as refused:
        teo.new_game("city", players=1, bot="teotibot", seed=1, difficulty=given)
    assert message in str(refused.value)


def test_the_modified_bots_weakest_worker_cannot_be_weaker() -> None:
    with pytest.raises(teo.OptionError, match="a worker of power 1 may change by 0 to 1, not -1"):
        teo.new_game("city", players=1, bot="modified", difficulty={"powers": (-1, 0, 0)})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "players=1 needs a bot: teotibot, modified"),
        ({"players": 2, "bot": "teotibot"}, "the bot plays against one player (players=1)"),
        ({"bot": "modified"}, "the bot plays against one player (players=1)"),
        ({"players": 1, "bot": "robot"}, "bot must be None or one of teotibot, modified"),
        ({"players": 1, "bot": 1}, "bot must be None or one of teotibot, modified, not 1"),
        ({"players": 1, "bot": "teotibot", "draft": True}, "the draft needs at least two players"),
        ({"players": 2, "difficulty": "easy"}, "difficulty needs a bot: there is none"),
        ({"players": 0, "bot": "teotibot"}, "players must be 1 to 4, not 0"),
        ({"players": True, "bot": "teotibot"}, "players must be 1 to 4, not true or false"),
    ],
)
def test_impossible_options(options: dict[str, object], message: str) -> None:
    with pytest.raises(teo.OptionError) as refused:
        teo.new_game("city", seed=1, **options)
    assert message in str(refused.value)


def test_a_bad_difficulty_in_a_position_or_a_record_is_refused() -> None:
    game = begun("teotibot", "hard").game
    position = game.position()
    options = position["options"]
    assert isinstance(options, dict)
    options["difficulty"] = {"gold": 7}
    with pytest.raises(teo.PositionError, match="options"):
        teo.from_position(position)
    record = game.record
    record.options["difficulty"] = "mild"
    with pytest.raises(teo.RecordError, match="options"):
        teo.replay(record)
