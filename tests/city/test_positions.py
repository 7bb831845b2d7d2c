"""Positions that cannot occur are refused, with the field that says so."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.agenda import NEXT_TURN
from teotihuacan.city.rules.reading import BOOKS
from tests.mutating import DERIVED, without_derived
from tests.tables import after, variant

Data = dict[str, Any]  # a position on its way to be broken

PRINTED = tomllib.loads((Path(BOOKS.folder) / "pyramid.toml").read_text(encoding="utf-8"))
PRINTED_TILES: list[str] = PRINTED["tiles"]["icons"]
PRINTED_DECORATIONS: list[str] = PRINTED["decoration_tiles"]["icons"]


def position(game: teo.Game) -> Data:
    data: Data = json.loads(json.dumps(game.position()))
    return data


def first_turn(**options: object) -> Data:
    """The first turn of a first game of three: nothing hidden, everything in place."""
    return position(teo.new_game("city", seed=1, players=3, first_game=True, **options))


def at(kind: str, seed: int = 1, decisions: int = 0, **options: object) -> Data:
    """The first time after so many decisions that something is asked in a random game."""
    for number in range(seed, seed + 50):
        game = teo.new_game("city", seed=number, **{"players": 3, **options})
        after(game, decisions, number)
        chooser = teo.Dealer.seeded(number)
        while not game.over and game.asked != kind:
            ids = game.legal()
            game.apply(ids[chooser.below(len(ids))])
        if not game.over:
            return position(game)
    raise AssertionError(f"{kind} was never asked")


def refused(data: Data, field: str, problem: str = "") -> None:
    with pytest.raises(teo.PositionError) as caught:
        teo.from_position(data)
    assert caught.value.field == field
    assert problem in caught.value.problem


def step(name: str, seat: int = 0, **fields: int) -> dict[str, object]:
    return {"step": name, "seat": seat, **fields}


# --- the agenda -----------------------------------------------------------------------------------


FINISH, END = step("finish turn"), step("end")


@pytest.mark.parametrize(
    ("agenda", "where", "problem"),
    [
        ([], "", "the discs must have met"),
        ([step("turn")], "[0]", "at the bottom"),
        ([END], "[0]", "at the bottom"),
        (
            [step("finish turn", 1), step("end", 1), step("turn", 1)],
            "[0]",
            "not the turn of seat 1",
        ),
        ([FINISH, step("turn")], "[1]", "come first"),
        ([FINISH, step("end", 1), step("turn")], "[1]", "only seat 0"),
        ([FINISH, END, step("turn", 1)], "[2]", "only seat 0"),
        ([FINISH, END, step("turn"), step("turn")], "[3]", "come first"),
        ([FINISH, END, step("salary")], "[2]", "player order"),
        ([FINISH, END, step("salary", 2)], "[2]", "come first"),
        ([FINISH, END, step("buy power", board=2)], "[2]", "come first"),
        ([FINISH, END, step("wheel")], "[2]", "come first"),
        ([FINISH, END, step("decorate")], "[2]", "come first"),
        ([FINISH, END, step("keep")], "[2]", "come first"),
        ([FINISH, END, step("benefits")], "[2]", "come first"),
        ([FINISH, END, step("score avenue")], "[2]", "come first"),
        ([FINISH, END, step("neutrals")], "[2]", "come first"),
        ([FINISH, END, step("turn"), step("neutrals")], "", ""),
        ([FINISH, END, step("draw bonus", -1)], "[2]", "three bonus tiles"),
        ([FINISH, END, step("draw rotation", -1, site=4)], "[2]", "come first"),
        ([step("next turn"), step("salary")], "[0]", "nobody's turn"),
        ([step("new era"), step("salary")], "[0]", "nobody's turn"),
        ([step("eclipse")], "[0]", "nobody's turn"),
        ([step("game over")], "[0]", "nobody's turn"),
        ([step("setup over")], "[0]", "no turn and no era"),
        ([step("setup over", 1)], "[0]", "no turn and no era"),
    ],
)
def test_an_agenda_must_be_able_to_stand(agenda: list[object], where: str, problem: str) -> None:
    data = first_turn()
    data["agenda"] = agenda
    if not agenda:
        data["table"]["turn"] = None
    if problem:
        refused(data, f"agenda{where}", problem)
    else:
        assert teo.from_position(data).asked == "turn"


@pytest.mark.parametrize("name", ["turn", "keep", "draw board", "benefits"])
def test_nothing_lies_on_a_setup_but_what_its_next_step_brings(name: str) -> None:
    data = at("keep")
    fields = {"slot": 1} if name == "draw board" else {}
    data["agenda"].append(step(name, -1 if fields else 0, **fields))
    refused(data, f"agenda[{len(data['agenda']) - 1}]")
    data["agenda"] = data["agenda"][:1] + data["agenda"][-1:]
    refused(data, "agenda[1]")


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("distance", {"worker": 4, "second": -1}),
        ("distance", {"worker": 0, "second": 0}),
        ("distance", {"worker": 3, "second": -1}),  # on the wheel
        ("action", {"worker": 0, "second": -1, "board": 2}),  # not in hand
        ("worship", {"space": 22, "worker": 0, "second": -1}),
        ("worship", {"space": 15, "worker": 0, "second": -1}),
        ("worship order", {"space": 22, "power": 6, "claimed": 0}),
        ("worship order", {"space": 22, "power": 5, "claimed": 2}),
        ("ability", {"space": 25, "power": 1}),
        ("trade", {"space": 22, "left": 1, "free": 0}),
        ("trade", {"space": 11, "left": 1, "free": 0}),  # a tile that is no trade
        ("trade", {"space": 12, "left": 7, "free": 0}),
        ("resource", {"left": 0}),
        ("temple", {"left": 9}),
        ("temple order", {"blue": 0, "red": 0, "green": 0}),
        ("temple step", {"temple": 3}),
        ("claim", {"place": 8, "temple": 0}),
        ("claim", {"place": 4, "temple": 0}),  # that pile lies on red
        ("extra worker", {"board": 5, "workers": 1, "lowest": 1}),  # no such tile
        ("learn", {"workers": 4, "lowest": 1}),
        ("noble row", {"workers": 0}),
        ("decoration side", {"offer": 4}),
        ("build", {"workers": 1, "built": 2, "discounted": 0}),
        ("site", {"offer": 3, "discounted": 0}),
        ("discount", {"level": 0, "discounted": 0}),
        ("rotation", {"offer": 0, "site": 29}),
        ("technology gain", {"board": 2, "known": 1}),
        ("power up", {"board": 1, "left": 1, "flags": 0}),
        ("buy power", {"board": 1}),
        ("reborn", {"worker": 0}),
    ],
)
def test_a_step_must_fit_the_table(name: str, fields: dict[str, int]) -> None:
    data = first_turn()
    data["agenda"][2] = step(name, **fields)
    with pytest.raises(teo.PositionError) as caught:
        teo.from_position(data)
    assert caught.value.field in ("agenda[2]", *[f"agenda[2].{field}" for field in fields])


def test_nothing_can_be_built_without_a_row_a_tile_or_a_price() -> None:
    data = first_turn()
    me = data["table"]["players"][0]
    me["wood"] = me["stone"] = me["gold"] = 0
    data["agenda"][2] = step("noble row", workers=1)
    refused(data, "agenda[2]", "no building")
    me["wood"] = 9
    data["table"]["buildings"] = {"built": 5, "rows": [5, 0, 0]}
    refused(data, "agenda[2]", "nothing can be answered")
    data["agenda"][2] = step("build", workers=1, built=0, discounted=0)
    refused(data, "agenda[2]", "no tile can be built")
    data["agenda"][2] = step("learn", workers=1, lowest=1)
    refused(data, "agenda[2]", "nothing can be answered")


def test_an_extra_worker_is_one_of_three() -> None:
    data = at("extra worker", decisions=60)
    assert teo.from_position(data).asked == "extra worker"
    data["agenda"][2]["workers"] = 3
    refused(data, "agenda[2].workers", "between 1 and 2")


def test_a_tile_is_built_and_paid_before_it_is_turned() -> None:
    data = at("rotation")
    assert [entry["step"] for entry in data["agenda"][1:]] == ["end", "build", "rotation"]
    site = data["agenda"][3]["site"]
    seat = data["agenda"][0]["seat"]
    data["agenda"].append(step("discount", seat, level=site % 3 + 1, discounted=0))
    refused(data, "agenda[4]", "on the level it is built on")
    del data["agenda"][2]
    refused(data, "agenda[2]", "come first")


def test_nothing_comes_between_a_construction_and_its_first_tile() -> None:
    data = at("build")
    data["agenda"].append(step("resource", data["agenda"][0]["seat"], left=1))
    assert teo.from_position(at("build")).asked == "build"
    refused(data, "agenda[3]", "its first tile")


def test_nothing_comes_before_the_first_draw() -> None:
    data = position(teo.new_game("city", players=3, seed=None))
    data["agenda"].append(step("next turn"))
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "has begun")


def test_nobody_ascends_in_setup() -> None:
    data = at("place")
    seat = data["agenda"][-1]["seat"]
    data["agenda"].append(step("calendar step", seat))
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "not the turn")


# --- workers --------------------------------------------------------------------------------------


def test_a_worker_in_hand_needs_a_step_that_places_it() -> None:
    data = first_turn()
    data["table"]["players"][1]["workers"][0]["at"] = "hand"
    refused(data, "agenda", "in hand of seat 1")


def test_a_moving_worker_is_in_hand() -> None:
    data = at("action")
    seat = data["agenda"][0]["seat"]
    worker = data["agenda"][2]["worker"]
    data["table"]["players"][seat]["workers"][worker]["at"] = "forest"
    refused(data, "agenda[2]", "in hand")


def test_power_six_is_on_its_way_to_be_reborn() -> None:
    data = at("action")
    seat = data["agenda"][0]["seat"]
    worker = data["agenda"][2]["worker"]
    data["table"]["players"][seat]["workers"][worker]["power"] = 6
    refused(data, "agenda", "power 6")
    data = first_turn()
    data["table"]["players"][0]["workers"][0]["power"] = 6
    refused(data, "table.players[0].workers[0].power")


def test_workers_act_only_in_a_main_action() -> None:
    data = first_turn()
    data["table"]["acting workers"] = [1]
    refused(data, "agenda", "main action")


# --- the table ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("turn", None, "agenda[0]"),
        ("turn", 3, "table.turn"),
        ("ring", ["palace"] * 8, "table.ring[1]"),
        ("royal tiles", [1, 3, 8], "table.royal tiles"),  # all of one category
        ("royal tiles", [1, 6], "table.royal tiles"),
        ("royal tiles", [1, 6, 6], "table.royal tiles[2]"),
        ("technologies", [1, 3, 5, 9, 15], "table.technologies"),
        ("technologies", [3, 1, 5, 9, 15, 17], "table.technologies"),
        ("bonus tiles", [3, 4], "table.bonus tiles"),
        ("neutral workers", [], "table.neutral workers"),
        ("neutral workers", [["forest"]], "table.neutral workers[0].boards"),
        ("starting pile", [1], "table.starting pile"),
        ("starting drawn", [1], "table.neutral workers"),
        ("starting face up", [1], "table.starting face up"),
        ("starting secret", True, "table.starting secret"),
        ("discount used", True, "agenda"),
        ("discovery linked", ["mask_9", None], "table.discovery linked[0]"),
        ("buildings", {"built": 1, "rows": [0, 0, 0]}, "table.buildings.rows"),
        ("buildings", {"built": 6, "rows": [6, 0, 0]}, "table.buildings.rows[0]"),
    ],
)
def test_a_table_must_be_possible(field: str, value: object, where: str) -> None:
    data = first_turn()
    without_derived(data)["table"][field] = value
    refused(data, where)


def test_tiles_are_neither_lost_nor_doubled() -> None:
    for field in ("pyramid pile", "decoration pile"):
        data = first_turn()
        data["table"][field].pop()
        refused(data, f"table.{field}")
    data = first_turn()
    data["table"]["discovery near"]["forest"] = "mask_1"
    data["table"]["discovery near"]["quarry"] = "mask_1"
    refused(data, "table.discovery pile", "there are 1 of mask_1")
    data = first_turn()
    data["table"]["discovery piles"]["avenue 8"] = data["table"]["discovery piles"]["avenue 3"]
    data["table"]["discovery piles"]["avenue 3"] = []
    refused(data, "table.discovery pile")


def test_no_pile_grows_beyond_its_setup() -> None:
    data = first_turn()
    piles = data["table"]["discovery piles"]
    piles["avenue 8"] += piles["avenue 3"]
    piles["avenue 3"] = []
    refused(data, "table.discovery piles", "too many discovery tiles")


def test_one_worker_a_space_and_one_marker_on_top() -> None:
    data = first_turn()
    for player in data["table"]["players"][:2]:
        player["workers"][0]["at"] = "royal 1"
    refused(data, "table.players", "worship space")
    data = first_turn()
    for player in data["table"]["players"][:2]:
        player["temples"]["red"] = 11
    refused(data, "table.players", "top of the red temple")


def test_the_calendar_must_make_sense() -> None:
    for change, where in (
        ({"light": 12}, "table.calendar.light"),
        ({"turns to eclipse": 2}, "table.calendar.turns to eclipse"),
        ({"light": 11, "turns to eclipse": 6}, "table.calendar.turns to eclipse"),
        ({"light": 11, "turns to eclipse": 0}, "agenda[0]"),
        ({"era": 0}, "table.calendar.era"),
        ({"pyramid finished": True}, "table.calendar.light"),
        ({"pyramid finished": True, "light": 11}, "table.pyramid.4a1"),
    ):
        data = first_turn()
        data["table"]["calendar"].update(change)
        refused(data, where)


def test_dark_eclipse_counts_no_turns() -> None:
    data = first_turn(dark_eclipse=True)
    data["table"]["calendar"].update({"light": 11, "turns to eclipse": 2})
    refused(data, "table.calendar.turns to eclipse")


# --- setup and Eclipse ----------------------------------------------------------------------------


def test_setup_follows_its_plan() -> None:
    data = at("keep")
    assert teo.from_position(data).asked == "keep"
    for change in ("reveal", "keep", "benefits", "setup over"):
        broken = json.loads(json.dumps(data))
        broken["agenda"] = [entry for entry in data["agenda"] if entry["step"] != change]
        with pytest.raises(teo.PositionError):
            teo.from_position(broken)
    data["table"]["players"][2]["starting kept"] = data["table"]["players"][2]["starting dealt"][:1]
    del data["table"]["players"][2]["starting dealt"][0]
    refused(data, "table.players[2].starting kept", "2 starting tiles")


def test_starting_tiles_are_all_somewhere() -> None:
    data = at("keep")
    data["table"]["starting pile"].pop()
    refused(data, "table.starting pile", "every starting tile")
    data = at("keep")
    data["table"]["players"][0]["starting dealt"][0] = data["table"]["starting pile"][0]
    refused(data, "table.starting pile", "two places")


def test_nothing_is_known_before_the_benefits() -> None:
    data = at("keep")
    data["table"]["players"][1]["technologies"] = data["table"]["technologies"][:1]
    refused(data, "agenda", "seat 1")


def test_the_options_must_fit_the_setup() -> None:
    data = at("keep")
    data["options"]["draft"] = True
    refused(data, "agenda[5]")  # the order of a draft is another one
    data["options"].update({"draft": False, "first_game": True})
    refused(data, "agenda[1]")


def test_an_eclipse_pays_in_player_order_and_ends_or_begins_an_era() -> None:
    data = at("salary")
    assert teo.from_position(data).asked == "salary"
    seats = [entry["seat"] for entry in data["agenda"][1:]]
    assert seats == sorted(seats, reverse=True)
    broken = json.loads(json.dumps(data))
    broken["agenda"][0] = step("game over")
    refused(broken, "agenda[0]", "not the last")
    broken = json.loads(json.dumps(data))
    broken["agenda"].append(broken["agenda"][-1])
    refused(broken, "agenda[1]", "player order")
    broken = json.loads(json.dumps(data))
    broken["table"]["calendar"]["turns to eclipse"] = None
    refused(broken, "agenda[0]", "discs")
    broken = json.loads(json.dumps(data))
    broken["table"]["calendar"].update({"era": 3, "dark": 9, "light": 9})
    refused(broken, "agenda[0]", "no era after the third")


def test_a_game_is_over_only_after_the_last_eclipse() -> None:
    data = position(after(teo.new_game("city", seed=2), 10_000, 2))
    assert teo.from_position(data).over
    data["table"]["calendar"].update({"era": 2, "dark": 9, "light": 9})
    refused(data, "agenda", "last Eclipse")


def test_between_turns_each_empty_place_is_filled_once() -> None:
    game = teo.new_game("city", seed=None, players=2, first_game=True)
    after(game, 2000, 5)
    assert game.over
    for until in range(100, len(game.history)):
        part = teo.replay(game.record, until)
        if part.asked == "draw discovery" and part.state.agenda[0][0] == NEXT_TURN:
            break
    data = position(part)
    assert teo.from_position(data).legal() == part.legal()
    data["agenda"].append(data["agenda"][-1])
    refused(data, "agenda[1]", "twice")
    data["agenda"][-1] = step("draw pyramid", -1, place=39)
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "come first")


# --- what is settled instead of refused -----------------------------------------------------------


def test_three_equal_workers_at_the_start_of_a_turn() -> None:
    data = first_turn()
    for worker in data["table"]["players"][0]["workers"][:3]:
        worker.update({"at": "forest", "power": 2})
    game = teo.from_position(data)
    assert game.asked == "distance"  # there was only one worker to choose
    assert game.history == []
    assert teo.replay(game.record).position() == game.position()


def test_a_single_answer_is_given_and_what_asks_nobody_is_carried_out() -> None:
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
def test_what_the_program_wrote_comes_back_as_it_was(number: int) -> None:
    game = teo.new_game("city", seed=number if number % 2 else None, **variant(number * 5))
    for _ in range(40):
        again = teo.from_position(position(game))
        assert position(again) == position(game)
        assert again.legal() == game.legal()
        assert again.events == []
        after(game, 13, number)


# --- what cannot occur ----------------------------------------------------------------------------


def test_the_dark_disc_lies_where_its_era_wants_it() -> None:
    data = first_turn()
    data["table"]["calendar"]["dark"] = 10
    refused(data, "table.calendar.dark", "lies on 11")
    data["table"]["calendar"]["era"] = 2
    assert teo.from_position(data).asked == "turn"


def test_the_fourth_worker_waits_with_its_power() -> None:
    data = first_turn()
    assert data["table"]["players"][0]["workers"][3] == {"at": "wheel", "power": 3}
    data["table"]["players"][0]["workers"][3]["power"] = 1
    refused(data, "table.players[0].workers[3].power", "waits with 3")


def test_the_pyramid_keeps_the_tiles_of_its_setup() -> None:
    data = without_derived(first_turn())
    table = data["table"]
    table["pyramid pile"] = sorted(
        table["pyramid pile"] + [t for t, _ in table["pyramid"].values()]
    )
    table["pyramid"] = {}
    refused(data, "table.pyramid", "begins with the tiles")


def test_no_discovery_tile_comes_before_the_starting_tile_that_brings_it() -> None:
    game = teo.new_game("city", players=2, seed=None)
    while game.asked != "draw starting":
        game.apply(game.legal()[0])
    data = position(game)
    pile = data["table"]["discovery pile"]
    tile = next(iter(pile))
    pile[tile] -= 1
    if not pile[tile]:
        del pile[tile]
    data["table"]["discovery linked"][0] = tile
    refused(data, "table.discovery linked[0]", "yet")  # it would be lost when the other comes


def test_riches_that_can_grow_can_be_written_again() -> None:
    data = first_turn()
    for riches in (10**6, 10**9):
        data["table"]["players"][0].update({"cocoa": riches, "points": riches})
        game = teo.from_position(data)
        for choice in (game.choices[0], ">1", "cocoa"):
            game.play(choice)
        assert position(game)["table"]["players"][0]["cocoa"] > riches
        assert teo.from_position(position(game)).legal() == game.legal()


def test_every_kind_says_where_it_lies() -> None:
    rules = teo.new_game("city").rules
    assert [kind.name for kind in rules.kinds if kind.on is None] == ["aside"]


# --- what follows from the rest -------------------------------------------------------------------


def test_what_follows_from_the_rest_is_written_beside_it() -> None:
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


def test_what_follows_from_the_rest_may_be_left_out_and_must_agree() -> None:
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
        assert again.legal() == game.legal()
        assert again.revision == 1
        for _ in range(7):
            if not game.over:
                game.apply(rng.choice(game.legal()))
    assert teo.replay(game.record).position() == game.position()


def test_an_extra_worker_of_old_rules_is_written_as_today() -> None:
    stored = json.loads(next(p for p in OLD if "build" in p.stem).read_text(encoding="utf-8"))
    data = position(teo.from_position(stored["position"]))
    assert [entry["step"] for entry in data["agenda"]] == ["finish turn", "end", "extra worker"]
    assert position(teo.from_position(data)) == data
