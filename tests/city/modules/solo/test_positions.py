"""Positions of solo games from outside: what no rule can bring about is refused by name."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import teotihuacan as teo
from tests.city.invariants import check
from tests.city.modules.solo.bot_scene import solo
from tests.city.stages import eclipse
from tests.fuzzing import Damage

State = dict[str, Any]


def step(name: str, seat: int, **fields: int) -> dict[str, object]:
    return {"step": name, "seat": seat, **fields}


FINISH = step("finish turn", 1)
EXCHANGE = step("bot exchange", 1)
DIE = step("bot die", -1, first=0)


def written(game: teo.Game) -> State:
    position: State = json.loads(json.dumps(game.position()))
    return position


def your_turn(bot: str = "teotibot") -> State:
    game = teo.new_game("city", players=1, bot=bot, seed=None, first_game=True)
    rng = Random(1)
    while game.asked != "turn":
        game.apply(rng.choice(game.ids))
    return written(game)


def bots_turn(bot: str = "teotibot") -> State:
    """Before the dice."""
    game = teo.from_position(your_turn(bot))
    rng = Random(1)
    while game.asked != "bot die":
        game.apply(rng.choice(game.ids))
    return written(game)


def refused(position: State) -> str:
    with pytest.raises(teo.PositionError) as error:
        teo.from_position(position)
    return str(error.value)


def workers(position: State, *places: str) -> None:
    for worker, place in zip(position["table"]["players"][1]["workers"], places):
        worker["at"] = place


def give(position: State, seat: int, key: str, field: str = "discovery") -> None:
    """A tile from the pile, so that all are still there."""
    table = position["table"]
    table["discovery pile"][key] -= 1
    if not table["discovery pile"][key]:
        del table["discovery pile"][key]
    owned = table["players"][seat][field]
    owned[key] = owned.get(key, 0) + 1


def in_pile(position: State, *wanted: str) -> str:
    return next(key for key in wanted if position["table"]["discovery pile"].get(key))


OTHERS = ("four_cocoa", "four_points", "three_resources", "avenue_step", "temple_any")


def owns_a_tile(p: State) -> None:
    give(p, 1, in_pile(p, *OTHERS))


def has_used_a_tile(p: State) -> None:
    give(p, 1, in_pile(p, *OTHERS), "discovery used")


def nobody_worships(p: State) -> None:
    workers(p, "gold", "nobles", "construction", "decorations")


def two_worship(p: State) -> None:
    workers(p, "gold", "nobles", "forest sidebar", "decorations sidebar")


def worships_at_the_palace(p: State) -> None:
    workers(p, "gold", "nobles", "construction", "royal 1")


def a_worker_waits(p: State) -> None:
    workers(p, "gold", "nobles", "decorations sidebar", "wheel")
    p["table"]["players"][1]["workers"][3]["power"] = 3


def a_strong_worshipper(p: State) -> None:
    p["table"]["players"][1]["workers"][3]["power"] = 2


def a_worker_in_hand(p: State) -> None:
    workers(p, "gold", "nobles", "hand", "decorations sidebar")


def a_tile_twice(p: State) -> None:
    p["table"]["bot"]["tiles"][0] = p["table"]["bot"]["tiles"][1]


def six_tiles(p: State) -> None:
    p["table"]["bot"]["tiles"].pop()


def one_direction(p: State) -> None:
    p["table"]["bot"]["directions"].pop()


def private_masks(p: State) -> None:
    p["table"]["bot"]["private masks"] = [1]


def no_bot(p: State) -> None:
    del p["table"]["bot"]


def something_in_the_box(p: State) -> None:
    p["table"]["bot"]["box"] = {"mask_1": 1}


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (owns_a_tile, "no discovery tiles but masks"),
        (has_used_a_tile, "no discovery tiles but masks"),
        (nobody_worships, "three unlocked workers and one on a temple sidebar"),
        (two_worship, "three unlocked workers and one on a temple sidebar"),
        (worships_at_the_palace, "three unlocked workers and one on a temple sidebar"),
        (a_worker_waits, "three unlocked workers and one on a temple sidebar"),
        (a_worker_in_hand, "three unlocked workers and one on a temple sidebar"),
        (a_strong_worshipper, "table.players[1].workers[3].power: the bot's locked worker"),
        (a_tile_twice, "table.bot.tiles: duplicate tile"),
        (six_tiles, "table.bot.tiles: the action pyramid needs all seven"),
        (one_direction, "table.bot.directions: two direction tiles"),
        (no_bot, "table.bot: missing"),
        (something_in_the_box, "are accounted for"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_impossible_tables(bot: str, change: Callable[[State], None], message: str) -> None:
    for position in (your_turn(bot), bots_turn(bot)):
        teo.from_position(position)
        change(position)
        assert message in refused(position)


def test_masks_of_the_bots() -> None:
    position = your_turn("teotibot")
    private_masks(position)
    assert "only the modified bot has a private pile" in refused(position)
    position = your_turn("modified")
    give(position, 1, in_pile(position, "mask_4", "mask_5", "mask_6", "mask_7"))
    assert "the bot takes no mask twice" in refused(position)
    position = your_turn("modified")
    position["table"]["bot"]["private masks"].remove(4)
    position["table"]["discovery pile"]["mask_4"] = (
        position["table"]["discovery pile"].get("mask_4", 0) + 1
    )
    assert "a mask of the modified bot is missing" in refused(position)


def test_a_bot_where_there_is_none() -> None:
    position = your_turn()
    two = written(teo.new_game("city", players=2, seed=1, first_game=True))
    two["table"]["bot"] = position["table"]["bot"]
    assert "table.bot: unknown field" in refused(two)
    for name, fields in (
        ("bot die", {"first": 0}),
        ("draw action", {}),
        ("draw direction", {}),
        ("bot private mask", {}),
    ):
        two = written(teo.new_game("city", players=2, seed=None, first_game=True))
        two["agenda"].append(step(name, -1, **fields))
        assert f"{name} does not occur in this game" in refused(two)
    two = written(teo.new_game("city", players=2, seed=1, first_game=True))
    for name, fields in (
        ("bot shift", {"position": 0}),
        ("bot act", {"tile": 0}),
        ("bot exchange", {}),
        ("bot setup", {}),
    ):
        two["agenda"] = [step(name, 1, **fields)]
        assert f"{name} does not occur in this game" in refused(two)


@pytest.mark.parametrize(
    "agenda",
    [
        [FINISH, step("end", 1), step("turn", 1)],  # the bot is never asked
        [FINISH, step("end", 1)],
        [FINISH, EXCHANGE, step("turn", 1)],
        [FINISH, EXCHANGE, step("salary", 1)],
        [FINISH, DIE],
        [EXCHANGE, DIE],
        [FINISH, EXCHANGE, DIE, DIE],
        [FINISH, EXCHANGE, EXCHANGE, DIE],
        [step("finish turn", 0), step("bot exchange", 0)],
        [FINISH, EXCHANGE, step("bot act", 1, tile=7)],
        [FINISH, EXCHANGE, step("bot act", 1, tile=0), step("bot act", 1, tile=0)],
        [FINISH, EXCHANGE, step("bot shift", 1, position=0), step("bot shift", 1, position=0)],
        [FINISH, EXCHANGE, step("bot shift", 1, position=4), DIE],
        [FINISH, EXCHANGE, step("bot shift", 1, position=0), DIE],
        [FINISH, EXCHANGE, step("bot die", -1, first=7)],
        [FINISH, EXCHANGE, DIE, step("draw starting", -1, purpose=5)],
        [FINISH, EXCHANGE, DIE, step("draw starting", -1, purpose=6)],
        [FINISH, EXCHANGE, DIE, step("draw action", -1)],
        [FINISH, EXCHANGE, DIE, step("draw direction", -1)],
        [FINISH, EXCHANGE, step("draw rotation", -1, site=0)],
        [FINISH, EXCHANGE, step("bot shift", 1, position=0), step("draw rotation", -1, site=0)],
        [step("finish turn", 0), EXCHANGE, DIE],
        [step("setup over", 0), step("bot setup", 1), DIE],
    ],
)
@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_impossible_agendas_of_the_bots_turn(bot: str, agenda: list[dict[str, object]]) -> None:
    position = bots_turn(bot)
    assert position["agenda"] == [FINISH, EXCHANGE, DIE]
    position["agenda"] = agenda
    assert "agenda" in refused(position)


def test_the_bots_dice_are_not_rolled_in_your_turn() -> None:
    position = your_turn()
    position["agenda"].append(DIE)
    assert "agenda" in refused(position)
    position = bots_turn()
    position["table"]["turn"] = 0
    assert "agenda" in refused(position)


def after_dice(bot: str, tile: str) -> State:
    """In the middle of the bot's turn, waiting for a draw of its action."""
    s = solo(bot).bot(stone=2, cocoa=9, wood=9, gold=9, workers="C2 G2 Q2 D1*")
    s.city.neutral = ((2, 3, 4), (5, 6, 7))
    s.by_hand().pyramid(tile + "CDANMWK".replace(tile, ""))
    s.turn(1)
    s.play("~die3 ~die4")
    return written(s.game)


@pytest.mark.parametrize(
    ("bot", "tile", "asked", "possible"),
    [
        ("teotibot", "C", "draw rotation", ["construction", "mastery"]),
        ("teotibot", "M", "draw rotation", ["construction", "mastery"]),
        ("teotibot", "W", "draw discovery", ["worship"]),
        ("teotibot", "K", "draw discovery", ["mask collection"]),
        ("modified", "C", "draw rotation", ["construction", "mastery"]),
        ("modified", "W", "draw discovery", ["worship"]),
        ("modified", "K", "bot private mask", ["mask collection"]),
    ],
)
def test_in_the_middle_of_the_bots_action(
    bot: str, tile: str, asked: str, possible: list[str]
) -> None:
    """The draw must be one of the tile that is carried out."""
    position = after_dice(bot, tile)
    assert teo.from_position(position).asked == asked
    carried_out = 0 if bot == "teotibot" else 6  # still in its place, or aside already
    for other in range(7):
        changed = json.loads(json.dumps(position))
        tiles = changed["table"]["bot"]["tiles"]
        tiles[carried_out], tiles[other] = tiles[other], tiles[carried_out]
        if tiles[carried_out] in possible:
            teo.from_position(changed)
        else:
            assert "does not draw this" in refused(changed)


def test_only_the_tile_just_laid_can_be_turned() -> None:
    position = after_dice("teotibot", "C")
    site = position["agenda"][-1]["site"]
    position["agenda"][-1]["site"] = site + 1  # behind an open place
    assert "agenda" in refused(position)


def test_only_you_pay_salaries() -> None:
    s = solo()
    s.seat(0, cocoa=5)
    s.city.neutral = ((2, 3, 4), (5, 6, 7))
    eclipse(s)
    position = written(s.game)
    assert teo.from_position(position).asked == "salary"
    position["agenda"].insert(1, step("salary", 1))
    assert "salaries" in refused(position)


def test_setup_deals_starting_tiles_to_you_alone() -> None:
    position = written(teo.new_game("city", players=1, bot="modified", seed=3))
    assert position["agenda"][-1] == step("keep", 0)
    position["agenda"][-1]["seat"] = 1
    assert "agenda" in refused(position)
    position = written(teo.new_game("city", players=1, bot="teotibot", seed=3))
    position["agenda"] = [
        entry if entry["step"] != "draw direction" else step("draw starting", -1, purpose=6)
        for entry in position["agenda"]
    ]
    assert "agenda" in refused(position)


# --- a great many small damages ------------------------------------------------------------------


def options(number: int) -> dict[str, object]:
    return {
        "players": 1,
        "bot": ("teotibot", "modified")[number % 2],
        "edition": ("first", "revised")[number // 2 % 2],
        "dark_eclipse": number // 4 % 2 == 1,
        "first_game": number // 8 % 2 == 1,
    }


DAMAGE = Damage(options, check, 96)


@pytest.mark.parametrize("chunk", range(4))
def test_damaged_positions_are_refused_or_can_be_played(chunk: int) -> None:
    assert DAMAGE.damage_positions(500 + chunk, 500) > 20
