"""Positions with a bot and modules that cannot occur are refused, with the reason."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import teotihuacan as teo
from tests.city.modules.bots.bot_table import BOT
from tests.tables import table

Position = dict[str, Any]


def reached(asked: str, bot: str = "teotibot", modules: tuple[str, ...] = ("all",)) -> Position:
    """The first position of a random game, in the bot's turn, in which this is asked."""
    for seed in range(30):
        game = teo.new_game("city", players=1, bot=bot, modules=modules)
        chooser = Random(seed)
        while not game.over:
            if game.asked == asked and table(game).turn == BOT:
                position: Position = json.loads(json.dumps(game.position()))
                assert teo.from_position(position).position() == position
                return position
            game.play(chooser.choice(game.ids))
    raise AssertionError(f"{asked} never comes")


def refused(position: Position, reason: str) -> None:
    with pytest.raises(teo.PositionError, match=reason):
        teo.from_position(position)


ROLLING = reached("mansion roll")
PATH = reached("draw path")
MARCH = reached("march")
MASK = reached("bot private mask", "modified")


def changed(position: Position, change: Callable[[Position], object]) -> Position:
    other: Position = json.loads(json.dumps(position))
    change(other)
    return other


def put(position: Position, place: int, **step: object) -> Position:
    """The position with another step on its agenda."""
    return changed(position, lambda p: p["agenda"].insert(place, step))


def instead(position: Position, **step: object) -> Position:
    """The position with another step on top."""
    other = changed(position, lambda p: p["agenda"].pop())
    other["agenda"].append(step)
    return other


STEPS: list[tuple[str, dict[str, object], str]] = [
    ("climbing elsewhere", {"step": "bot climb", "seat": 1, "board": 5}, "locked worker"),
    ("work of the original", {"step": "bot work", "seat": 1, "board": 3}, "cannot"),
    ("no action of a module", {"step": "bot strengthen", "seat": 1, "board": 3, "worker": -1},
     "its own action"),
    ("a Shaman without its tile", {"step": "bot shaman", "seat": 0}, "bot"),
    ("a region nobody has settled", {"step": "bot picks", "seat": 1, "region": 3}, "bot|cannot"),
    ("a region without tiles", {"step": "bot picks", "seat": 1, "region": 10}, "bot|cannot"),
    ("a royal tile without an owner", {"step": "royal used", "seat": 1, "space": 13},
     "nobody owns"),
    ("two rolls", {"step": "mansion roll", "seat": -1}, "cannot lie on mansion roll"),
    ("a starting altar", {"step": "bot altar", "seat": 1}, "cannot lie"),
    ("Warriors out of nowhere", {"step": "draw path", "seat": -1}, "cannot lie|accounted for"),
    ("a person's Warrior", {"step": "bot warrior", "seat": 0}, "only a bot"),
    ("a person who settles", {"step": "bot settles", "seat": 0}, "only a bot"),
    ("a question to the bot", {"step": "power up", "seat": 1, "board": 0, "left": 1, "flags": 0},
     "cannot lie|never"),
]  # fmt: skip


@pytest.mark.parametrize(("step", "reason"), [case[1:] for case in STEPS],
                         ids=[case[0] for case in STEPS])  # fmt: skip
def test_steps_that_do_not_belong_there(step: dict[str, object], reason: str) -> None:
    nobody = changed(ROLLING, lambda p: p["table"].update({"royal owners": {}}))
    for player in nobody["table"]["players"]:
        player["temples"] = dict.fromkeys(player["temples"], 1)
    refused(put(nobody, len(nobody["agenda"]), **step), reason)


@pytest.mark.parametrize("tile", ["alchemy", "decorations", "nobles"])
def test_a_worship_waits_only_on_its_own_tile(tile: str) -> None:
    """The bot's shift says which tile is carried out."""
    position = changed(ROLLING, lambda p: None)
    there = position["agenda"][2]["position"]
    tiles = position["table"]["bot"]["tiles"]
    here = tiles.index(tile)
    tiles[there], tiles[here] = tiles[here], tiles[there]
    locked = [w for w in position["table"]["players"][1]["workers"] if "sidebar" in str(w)]
    assert len(locked) == 1
    for board in (2, 3, 4, 7):
        step = {"step": "bot climb", "seat": 1, "board": board}
        refused(instead(position, **step), "draw|locked")


def test_warriors_on_their_way_are_counted() -> None:
    refused(put(PATH, len(PATH["agenda"]), step="draw path", seat=-1), "one Warrior|cannot lie")
    refused(changed(PATH, lambda p: p["agenda"].pop()), "9 are accounted for")

    def one_more(position: Position) -> None:
        position["table"]["empire"]["supply"][BOT] += 1

    refused(changed(PATH, one_more), "11 are accounted for|1[0-9] of each")


def test_a_path_tile_needs_a_bot() -> None:
    game = teo.new_game("city", players=2, seed=1, modules=["M6", "M9"])
    while game.asked != "turn":
        game.apply(game.ids[0])
    position: Position = json.loads(json.dumps(game.position()))
    refused(put(position, len(position["agenda"]), step="draw path", seat=-1), "no bot")


def test_the_pile_of_masks_is_the_modified_bots() -> None:
    assert [step["step"] for step in MASK["agenda"]][-2:] == ["bot shaman", "bot private mask"]
    refused(put(ROLLING, len(ROLLING["agenda"]) - 1, step="bot private mask", seat=-1),
            "does not draw|no private pile|cannot lie")  # fmt: skip


@pytest.mark.parametrize(
    ("directions", "reason"),
    [
        (["from lower left"] * 2, "four direction tiles are needed"),
        (["from lower left, advance 2", "from lower right, advance 2", "from lower left",
          "from lower left"], "a direction tile lies there that cannot"),
    ],
)  # fmt: skip
def test_direction_tiles(directions: list[str], reason: str) -> None:
    refused(changed(ROLLING, lambda p: p["table"]["bot"].update(directions=directions)), reason)


def test_direction_tiles_of_the_other_movement_need_it() -> None:
    position = reached("bot die", modules=("M6",))
    directions = ["from lower left, advance 2", "from lower left"]
    refused(changed(position, lambda p: p["table"]["bot"].update(directions=directions)),
            "a direction tile lies there that cannot")  # fmt: skip


def test_the_shaman_of_the_bot() -> None:
    def standing(position: Position) -> None:
        position["table"]["altars"]["shamans"][BOT]["standing"] = True

    refused(changed(ROLLING, standing), "the Shaman of a bot always lies")

    def in_hand(position: Position) -> None:
        position["table"]["altars"]["shamans"][BOT]["at"] = None

    refused(changed(ROLLING, in_hand), "never in hand")


def at_its_altar() -> Position:
    """The draw for the bot's Shaman: every starting tile is back in the box."""
    game = teo.new_game("city", players=1, bot="teotibot", modules=["all"])
    while len(table(game).neutral) < 2:
        game.play(game.ids[0])
    assert game.asked == "draw starting"
    position: Position = json.loads(json.dumps(game.position()))
    return position


def test_starting_tiles_that_are_not_back_in_the_box() -> None:
    position = at_its_altar()
    pile = position["table"]["starting pile"]
    assert pile == list(range(1, 21))
    refused(changed(position, lambda p: p["table"]["starting pile"].remove(7)), "starting pile")
    kept = changed(position, lambda p: p["table"]["players"][0]["starting kept"].append(7))
    refused(changed(kept, lambda p: p["table"]["starting pile"].remove(7)), "starting pile|kept")
    # Afterwards nobody draws one any more.
    game = teo.from_position(position)
    game.play("~start7")
    written: Position = json.loads(json.dumps(game.position()))
    assert written["table"]["starting pile"] == []
    refused(changed(written, lambda p: p["table"]["starting pile"].append(7)), "starting pile")
    kept = changed(written, lambda p: p["table"]["players"][0]["starting kept"].extend([7, 8]))
    refused(kept, "2 starting tiles are kept in all")
