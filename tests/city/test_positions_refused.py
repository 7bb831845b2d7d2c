"""Positions that cannot occur are refused, with the field that says so."""

import pytest

import teotihuacan as teo
from tests.city.positions_help import at, first_turn, position, refused
from tests.mutating import without_derived

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


def test_an_unknown_field_is_refused_with_the_optional_ones_that_are_known() -> None:
    data = first_turn()
    data["table"]["decorations"] = {"topp 1": 3}
    refused(data, "table.decorations.topp 1", "right 4, top 1, top 2")


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


def test_starting_tiles_are_all_somewhere() -> None:
    data = at("keep")
    data["table"]["starting pile"].pop()
    refused(data, "table.starting pile", "every starting tile")
    data = at("keep")
    data["table"]["players"][0]["starting dealt"][0] = data["table"]["starting pile"][0]
    refused(data, "table.starting pile", "two places")


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
        game.apply(game.ids[0])
    data = position(game)
    pile = data["table"]["discovery pile"]
    tile = next(iter(pile))
    pile[tile] -= 1
    if not pile[tile]:
        del pile[tile]
    data["table"]["discovery linked"][0] = tile
    refused(data, "table.discovery linked[0]", "yet")  # it would be lost when the other comes
