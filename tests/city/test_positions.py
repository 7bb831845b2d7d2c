"""Positions read back: as they were written, settled without questions, and the old ones."""

import json
import tomllib
from pathlib import Path
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.data_files import DATA
from tests.city.positions_help import FINISH, first_turn, position, refused, step
from tests.mutating import DERIVED, without_derived
from tests.tables import after, variant

PRINTED = tomllib.loads((Path(DATA.folder) / "pyramid.toml").read_text(encoding="utf-8"))
PRINTED_TILES: list[str] = PRINTED["tiles"]["icons"]
PRINTED_DECORATIONS: list[str] = PRINTED["decoration_tiles"]["icons"]


# --- what is settled instead of refused -----------------------------------------------------------


def test_three_equal_workers_at_the_start_of_a_turn() -> None:
    data = first_turn()
    for worker in data["table"]["players"][0]["workers"][:3]:
        worker.update({"at": "forest", "power": 2})
    game = teo.from_position(data)
    assert game.asked == "distance"  # there was only one worker to choose
    assert game.history == []
    assert teo.replay(game.record).position() == game.position()


def test_a_single_answer_is_given_and_steps_without_questions_are_run() -> None:
    data = first_turn()
    data["agenda"][2] = step("trade", space=12, left=1, free=0)
    data["table"]["players"][0]["cocoa"] = 0
    assert teo.from_position(data).asked == "end"
    data["agenda"][2] = step("avenue step")
    before = data["table"]["players"][0]["avenue"]
    game = teo.from_position(data)
    assert position(game)["table"]["players"][0]["avenue"] == before + 1
    assert [event.kind for event in game.events] == ["avenue"]
    data["agenda"] = [FINISH]
    game = teo.from_position(data)
    assert (game.asked, game.actor) == ("turn", 1)


def test_a_dealer_deals_what_is_due() -> None:
    data = first_turn()
    near = data["table"]["discovery near"]
    pile = data["table"]["discovery pile"]
    pile[near["forest"]] = pile.get(near["forest"], 0) + 1
    del near["forest"]
    data["agenda"] = [FINISH]
    game = teo.from_position(data)
    assert "forest" in position(game)["table"]["discovery near"]
    assert game.history == []
    after(game, 30, 1)
    assert teo.replay(game.record).position() == game.position()


def test_an_eclipse_can_be_set_up_by_hand() -> None:
    data = first_turn()
    data["table"]["turn"] = None
    data["table"]["calendar"].update({"light": 11, "turns to eclipse": 0})
    data["agenda"] = [step("eclipse", 2)]
    game = teo.from_position(data)
    assert (game.asked, game.actor) == ("salary", 0)
    while game.asked == "salary":
        game.play("pay0")
    assert (game.asked, game.actor) == ("turn", 2)


@pytest.mark.parametrize("number", range(12))
def test_a_written_position_is_read_back_unchanged(number: int) -> None:
    game = teo.new_game("city", seed=number if number % 2 else None, **variant(number * 5))
    for _ in range(40):
        again = teo.from_position(position(game))
        assert position(again) == position(game)
        assert again.ids == game.ids
        assert again.events == []
        after(game, 13, number)


def test_riches_that_can_grow_can_be_written_again() -> None:
    data = first_turn()
    for riches in (10**6, 10**9):
        data["table"]["players"][0].update({"cocoa": riches, "points": riches})
        game = teo.from_position(data)
        for choice in (game.choices[0], ">1", "cocoa"):
            game.play(choice)
        assert position(game)["table"]["players"][0]["cocoa"] > riches
        assert teo.from_position(position(game)).ids == game.ids


# --- what follows from the rest -------------------------------------------------------------------


def test_derived_fields_are_written() -> None:
    table = first_turn()["table"]
    assert table["buildings"] == {"built": 0, "rows": [0, 0, 0], "lowest visible": 5}
    assert table["royal tiles"] == [1, 6, 4]
    assert table["royal places"] == {
        "left": {"space": "royal 1", "tile": 1, "category": "C"},
        "middle": {"space": "royal 2", "tile": 6, "category": "B"},
        "right": {"space": "royal 3", "tile": 4, "category": "A"},
    }
    for tile, icons in zip(table["pyramid offer"], table["pyramid offer icons"]):
        assert icons == PRINTED_TILES[tile - 1]
    for tile, icons in zip(table["decoration offer"], table["decoration offer icons"]):
        assert icons == PRINTED_DECORATIONS[tile - 1]
    assert table["pyramid icons"].keys() == table["pyramid"].keys()
    for site, (tile, turns) in table["pyramid"].items():
        printed = PRINTED_TILES[tile - 1]
        assert table["pyramid icons"][site] == printed[4 - turns :] + printed[: 4 - turns]


def test_a_spectator_sees_it_too() -> None:
    game = after(teo.new_game("city", seed=5), 400, 5)
    seen = game.view(None)["table"]
    assert isinstance(seen, dict)
    whole = position(game)["table"]
    for field in (*DERIVED, "buildings"):
        assert seen[field] == whole[field]


def test_derived_fields_may_be_left_out_and_must_agree() -> None:
    written = position(after(teo.new_game("city", seed=5), 400, 5))
    bare = without_derived(json.loads(json.dumps(written)))
    assert position(teo.from_position(bare)) == written
    for field in DERIVED:
        data = json.loads(json.dumps(written))
        data["table"][field] = [] if isinstance(data["table"][field], dict) else {}
        refused(data, f"table.{field}", "may be left out")
    written["table"]["buildings"]["lowest visible"] += 1
    refused(written, "table.buildings.lowest visible", "may be left out")


# --- positions of the versions before -------------------------------------------------------------

OLD = sorted((Path(__file__).parent / "positions").glob("*.json"))


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_old_positions_open_and_play_on(path: Path) -> None:
    """Written by rules 1: no icons, rows as counts, an action under an extra worker."""
    stored = json.loads(path.read_text(encoding="utf-8"))
    game = teo.from_position(stored["position"])
    assert game.asked == stored["asked"]
    assert [choice.code for choice in game.choices] == stored["legal"]
    assert game.revision == 1
    rng = Random(1)
    while not game.over:
        again = teo.from_position(position(game))
        assert again.ids == game.ids
        assert again.revision == 1
        for _ in range(7):
            if not game.over:
                game.apply(rng.choice(game.ids))
    assert teo.replay(game.record).position() == game.position()


def test_an_extra_worker_of_old_rules_is_written_as_today() -> None:
    stored = json.loads(next(p for p in OLD if "build" in p.stem).read_text(encoding="utf-8"))
    data = position(teo.from_position(stored["position"]))
    assert [entry["step"] for entry in data["agenda"]] == ["finish turn", "end", "extra worker"]
    assert position(teo.from_position(data)) == data
