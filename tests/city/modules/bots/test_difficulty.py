"""Difficulty of the bots with modules: a setting for each harder rule, and presets."""

import pytest

import teotihuacan as teo
from tests.city.modules.bots.bot_table import BOT, Table, table

BOTS = ("teotibot", "modified")
KNOBS = ("obsidian", "mansion", "altars")


def knobs(modules: list[str], difficulty: object = None, bot: str = "teotibot") -> dict[str, int]:
    """Return the settings that the options of a game give its modules."""
    given = {} if difficulty is None else {"difficulty": difficulty}
    game = teo.new_game("city", players=1, bot=bot, seed=1, modules=modules, **given)
    level = game.options["difficulty"]
    assert isinstance(level, dict)
    return {knob: level[knob] for knob in KNOBS if knob in level}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("preset", "value"), [(None, 0), ("easy", 0), ("normal", 0), ("hard", 1),
                                               ("brutal", 1)])  # fmt: skip
def test_presets(bot: str, preset: str | None, value: int) -> None:
    assert knobs(["all"], preset, bot) == dict.fromkeys(KNOBS, value)


@pytest.mark.parametrize("modules", [["MS1"], []])
def test_a_game_without_them_has_no_such_knob(modules: list[str]) -> None:
    assert knobs(modules, "hard") == {}
    with pytest.raises(teo.OptionError, match="there is no difficulty 'obsidian'"):
        knobs(modules, {"obsidian": 1})


@pytest.mark.parametrize(("modules", "known"), [
    (["M6"], ["obsidian"]),
    (["M6", "M7"], ["obsidian", "mansion"]),
    (["M6", "M8"], ["obsidian", "altars"]),
    (["M6", "M9"], ["obsidian"]),
])  # fmt: skip
def test_only_modules_in_play_have_one(modules: list[str], known: list[str]) -> None:
    assert list(knobs(modules, "brutal")) == known
    for knob in KNOBS:
        if knob not in known:
            with pytest.raises(teo.OptionError, match=f"no difficulty '{knob}'.*{known[-1]}"):
                knobs(modules, {knob: 1})


@pytest.mark.parametrize("knob", KNOBS)
def test_one_knob_changes_nothing_else(knob: str) -> None:
    assert knobs(["all"], {knob: 1}) == {**dict.fromkeys(KNOBS, 0), knob: 1}
    assert knobs(["all"], {"preset": "hard", knob: 0}) == {**dict.fromkeys(KNOBS, 1), knob: 0}


@pytest.mark.parametrize("value", [-1, 2, True, "1", None])
def test_other_values_are_refused(value: object) -> None:
    with pytest.raises(teo.OptionError, match="difficulty mansion must be from 0 to 1"):
        knobs(["all"], {"mansion": value})


@pytest.mark.parametrize("bot", BOTS)
def test_a_record_and_a_position_keep_it(bot: str) -> None:
    game = teo.new_game("city", players=1, bot=bot, seed=1, modules=["all"],
                        difficulty={"mansion": 1})  # fmt: skip
    while game.asked != "turn":
        game.apply(game.ids[0])
    for other in (teo.from_position(game.position()), teo.replay(game.record)):
        assert other.options == game.options
        level = Table(other).machine.difficulty
        assert level.harder == {"obsidian": 0, "mansion": 1, "altars": 0}


MINES = [("construction", "Q", "stone"), ("decorations", "G", "gold"), ("nobles", "F", "wood")]


@pytest.mark.parametrize(("tile", "board", "good"), MINES)
@pytest.mark.parametrize(("harder", "normal"), [(0, 1), (1, 2)])
def test_obsidian_an_obsidian_besides_the_two_of_the_base_game(
    tile: str, board: str, good: str, harder: int, normal: int
) -> None:
    s = table(difficulty={"obsidian": harder}).bot(workers=f"{board}2 A2 A2 D1*")
    changes = s.acting(tile)
    assert (changes[good], changes["obsidian"]) == (normal, 1)


@pytest.mark.parametrize(("harder", "normal"), [(0, 1), (1, 2)])
def test_obsidian_for_the_modified_bot(harder: int, normal: int) -> None:
    s = table(bot="modified", difficulty={"obsidian": harder}).bot(workers="F2 N2 A2 D1*")
    changes = s.acting("construction")
    assert (changes["stone"], changes["obsidian"]) == (normal, 1)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("cocoa", [0, 2])
@pytest.mark.parametrize("harder", [0, 1])
def test_mansion_the_step_costs_no_cocoa(bot: str, cocoa: int, harder: int) -> None:
    s = table("M7", bot=bot, difficulty={"mansion": harder})
    s.bot(cocoa=cocoa, workers="A2 N2 C3 D1*").owner("blue", BOT)
    s.near(P="move_back").stack("use_again", "use_again")
    s.acting("worship", "~royal-die1 ?")
    assert s.player(BOT).temple[0] == (2 if harder or cocoa else 1)
    assert s.player(BOT).goods[0] == (cocoa if harder else max(0, cocoa - 1))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("harder", [0, 1])
def test_altars_an_obsidian_for_a_discarded_tile(bot: str, harder: int) -> None:
    s = table("M8", bot=bot, difficulty={"altars": harder}).bot(workers="A2 N2 C2 D1*")
    s.altar("81", "move_back").stack("use_again").near(**dict.fromkeys("PFQGD", "four_points"))
    s.machine.masks = 0
    s.acting("mask collection")
    assert s.player(BOT).goods[4] == harder
    assert s.discarded() == ["move_back"]
