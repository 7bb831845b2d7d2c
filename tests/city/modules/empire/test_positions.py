"""The map in a position: how it is written, and what is refused by name."""

import pytest

import teotihuacan as teo
from tests.city.modules.empire.conquering import conquered, conquering
from tests.city.positions_help import END, FINISH, Data, position, refused, step
from tests.mutating import without_derived
from tests.tables import table


def asked(kind: str, seed: int = 1) -> Data:
    """The first time something is asked in a turn of a game of two."""
    for number in range(seed, seed + 30):
        for game in conquered(conquering(number), number):
            if game.asked == kind and table(game).turn >= 0:
                return without_derived(position(game))
    raise AssertionError(f"{kind} was never asked")


def built(count: int = 3) -> Data:
    for game in conquered(conquering(3), 3):
        if table(game).buildings >= count and game.asked == "turn":
            return without_derived(position(game))
    raise AssertionError("nobody builds")


def test_a_map_can_be_read_by_people() -> None:
    game = teo.new_game("city", players=2, seed=1, modules=["M6", "M9"])
    while game.asked != "turn":
        game.play("march-3" if game.asked == "march" else game.ids[0])
    written = position(game)["table"]["empire"]
    assert written == {
        "warriors": {"teotihuacan": 1, "region 3": 0},
        "farthest": [0, 0],
        "supply": [9, 9],
        "removed": [0, 0],
        "settled": [],
    }


def test_the_map_is_public() -> None:
    game = teo.new_game("city", players=2, seed=1, modules=["M6", "M9"])
    views = [game.view(seat)["table"] for seat in (0, 1, None)]
    assert all(view["empire"] == views[0]["empire"] for view in views)  # type: ignore[index]


def test_a_game_without_the_module_has_no_map() -> None:
    game = teo.new_game("city", players=2, seed=1, modules=["M6"])
    data = position(game)
    assert "empire" not in data["table"]
    data["table"]["empire"] = {}
    refused(data, "table.empire")


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("warriors", {"teotihuacan": 2}, "warriors.teotihuacan"),
        ("warriors", {"region 12": 0}, "warriors.region 12"),
        ("warriors", {}, "supply["),
        ("farthest", [0], "farthest"),
        ("supply", [11, 9], "supply[0]"),
        ("supply", [0, 0], "supply["),
        ("removed", [0, 0], "supply["),
        ("settled", [0], "settled[0]"),
        ("settled", [12], "settled[0]"),
        ("settled", [3, 3], "settled"),
        ("drawn", {"discovery": ["three_obsidian"]}, "drawn.discovery"),
    ],
)
def test_an_impossible_map_is_refused(field: str, value: object, where: str) -> None:
    data = built()
    data["table"]["empire"][field] = value
    with pytest.raises(teo.PositionError) as caught:
        teo.from_position(data)
    assert caught.value.field.startswith(f"table.empire.{where}")


def test_teotihuacan_is_never_empty() -> None:
    data = built()
    seat = data["table"]["empire"]["warriors"].pop("teotihuacan")
    data["table"]["empire"]["supply"][seat] += 1
    refused(data, "table.empire.warriors", "Teotihuacan")


def test_buildings_stand_in_regions() -> None:
    data = built()
    data["table"]["empire"]["settled"].pop()
    refused(data, "table.buildings.rows")
    data = built()
    data["table"]["empire"]["settled"].pop()
    data["table"]["buildings"]["built"] -= 1
    refused(data, "table.empire.removed")
    data = built()
    data["table"]["empire"]["settled"].pop()
    data["table"]["buildings"]["rows"] = [1, 0, 0]
    refused(data, "table.buildings.rows", "regions")


def test_special_masks_come_from_their_regions() -> None:
    data = built(0)
    assert data["table"]["empire"]["settled"] == []
    data["table"]["discovery pile"].pop("mask_9")
    data["table"]["players"][0]["discovery"]["mask_9"] = 1
    refused(data, "table.discovery pile", "Special Masks")


def test_a_march_is_of_one_warrior_that_is_missing_on_the_map() -> None:
    data = asked("march")
    seat = data["agenda"][-1]["seat"]
    data["table"]["empire"]["supply"][seat] += 1
    refused(data, f"table.empire.supply[{seat}]", "accounted for")
    data = asked("march")
    data["agenda"].append(data["agenda"][-1])
    refused(data, f"agenda[{len(data['agenda']) - 2}]", "one Warrior")


def test_a_march_leads_out_of_a_held_region() -> None:
    data = asked("march")
    held = data["table"]["empire"]["warriors"]
    empty = next(region for region in range(1, 12) if f"region {region}" not in held)
    data["agenda"][-1]["region"] = empty
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "must have come")


def test_a_conquest_needs_its_main_action() -> None:
    data = asked("conquest")
    data["agenda"] = [s for s in data["agenda"] if s["step"] != "action over"]
    data["table"]["acting workers"] = []
    number = len(data["agenda"]) - 1
    refused(data, f"agenda[{number}]", "main action")
    data = asked("conquest")
    data["agenda"][-1].update(empire=0, build=0)
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "at least one reward")


def test_only_what_can_be_settled() -> None:
    data = asked("settle")
    seat = data["agenda"][-1]["seat"]
    for good in ("wood", "obsidian"):
        data["table"]["players"][seat][good] = 0
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "no building")


def test_a_benefit_belongs_to_a_settled_region() -> None:
    data = built(0)
    seat = data["table"]["turn"]
    owed = [FINISH, END, step("avenue step"), step("region benefit", region=4)]
    data["agenda"] = [{**entry, "seat": seat} for entry in owed]
    refused(data, "agenda[3]", "must have a building")


def test_drawn_tiles_wait_for_a_claim() -> None:
    data = asked("turn", 2)
    key = next(iter(data["table"]["discovery pile"]))
    data["table"]["discovery pile"][key] -= 1
    if not data["table"]["discovery pile"][key]:
        data["table"]["discovery pile"].pop(key)
    data["table"]["empire"]["drawn"] = {"discovery": [key]}
    refused(data, "table.empire.drawn")


def drawn_for_a_region() -> Data:
    for number in range(1, 30):
        for game in conquered(conquering(number), number):
            data = position(game) if game.asked == "claim" else {}
            if data and len(data["table"]["empire"].get("drawn", {}).get("discovery", ())) == 3:
                return without_derived(data)
    raise AssertionError("nobody draws three tiles")


def test_not_more_tiles_than_a_region_draws() -> None:
    data = drawn_for_a_region()
    assert teo.from_position(data).asked == "claim"
    pile = data["table"]["discovery pile"]
    key = next(key for key in pile if key == "four_cocoa" or pile[key] > 1)
    pile[key] -= 1
    data["table"]["empire"]["drawn"]["discovery"].append(key)
    if not pile[key]:
        pile.pop(key)
    refused(data, "table.empire.drawn", "at most 3")


@pytest.mark.parametrize("kind", ["different workers", "different temples"])
def test_not_more_than_a_region_brings(kind: str) -> None:
    data = asked(kind)
    data["agenda"][-1]["chosen"] = 7
    refused(data, f"agenda[{len(data['agenda']) - 1}]", "so many")


def test_in_setup_warriors_come_one_after_the_other() -> None:
    game = teo.new_game("city", players=3, seed=1, modules=["M6", "M9"])
    while game.asked != "march":
        game.play(game.ids[0])
    data = without_derived(position(game))
    data["table"]["empire"]["warriors"] = {"teotihuacan": 2}
    data["table"]["empire"]["supply"] = [9, 10, 9]
    refused(data, "table.empire.supply[1]")
