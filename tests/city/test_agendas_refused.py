"""Agendas that cannot stand are refused: in a turn, in setup, in an Eclipse, between turns."""

import json

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import kinds
from teotihuacan.engine.steps import Kind
from tests.city.positions_help import END, FINISH, at, first_turn, position, refused, step
from tests.tables import after

# --- the agenda -----------------------------------------------------------------------------------


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
        ([step("next turn"), step("salary")], "[0]", "no player has the turn"),
        ([step("new era"), step("salary")], "[0]", "no player has the turn"),
        ([step("eclipse")], "[0]", "no player has the turn"),
        ([step("game over")], "[0]", "no player has the turn"),
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
    refused(data, "agenda[2]", "no such tile")  # none that could make a difference
    data["agenda"][2]["workers"] = 4
    refused(data, "agenda[2].workers", "between 1 and 3")


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


def test_no_worker_ascends_in_setup() -> None:
    data = at("place")
    seat = data["agenda"][-1]["seat"]
    data["agenda"].append(step("calendar step", seat))
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "not the turn")


def test_every_kind_says_where_it_lies() -> None:
    """By a list or by a method; but payments lie on whatever was owed when something was paid, and
    what only answers the questions of others lies nowhere."""
    anywhere = [
        kind.name
        for kind in teo.new_game("city").rules.kinds
        if kind.declaration.parents is None
        and type(kind).allowed_parents is Kind.allowed_parents
        and not kind.declaration.replaces
        and not kind.name.startswith("unused ")
    ]
    assert anywhere == ["aside", "pay with", "power down"]


def test_a_payment_question_without_obsidian_is_refused() -> None:
    for owed, problem in (
        (step("pay with", good=1, amount=1, kept=0), "nothing can stand for other goods"),
        (step("power down"), "no tile of this game costs power"),
    ):
        data = first_turn()
        data["agenda"].append(owed)
        refused(data, f"agenda[{len(data['agenda']) - 1}]", problem)


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
        if part.asked == "draw discovery" and part.state.agenda[0][0] == kinds.NEXT_TURN:
            break
    data = position(part)
    assert teo.from_position(data).ids == part.ids
    data["agenda"].append(data["agenda"][-1])
    refused(data, "agenda[1]", "twice")
    data["agenda"][-1] = step("draw pyramid", -1, place=39)
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "come first")
