"""Which options go together while the form of the start page is filled in."""

from typing import Any

import pytest

from teotihuacan.titles import TITLES
from tests.server.indoors import Service

Json = dict[str, Any]


def fit(service: Service, changed: str = "", **options: object) -> Json:
    option, _, value = changed.partition("=")
    asked: Json = {"options": options}
    if changed:
        asked["changed"] = {"option": option, "value": value}
    answer = service.client.post("/api/options", json=asked)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def field(told: Json, name: str) -> Json:
    found: Json = next(field for field in told["fields"] if field["name"] == name)
    return found


def test_a_ticked_value_ticks_what_it_needs(service: Service) -> None:
    told = fit(service, "modules=altars", modules=["altars"])
    assert field(told, "modules")["value"] == ["obsidian", "altars"]
    assert told["options"]["modules"] == ["obsidian", "altars"]


def test_an_unticked_value_unticks_what_needs_it(service: Service) -> None:
    told = fit(service, "modules=obsidian", modules=["altars", "empire"])
    assert field(told, "modules")["value"] == []


def test_values_of_other_options_follow(service: Service) -> None:
    told = fit(service, "extras=S07", players=1, bot="teotibot", extras=["S07"])
    assert told["options"]["modules"] == ["obsidian", "mansion", "altars"]
    told = fit(service, "modules=altars", **{**told["options"], "modules": ["obsidian", "mansion"]})
    assert told["options"]["extras"] == []


def test_what_is_not_allowed_stays_filled_in_but_is_no_option(service: Service) -> None:
    told = fit(service, players=2, modules=["obsidian", "movement"])
    assert field(told, "modules")["value"] == ["obsidian", "movement"]
    assert "movement" not in field(told, "modules")["possible"]
    assert told["options"]["modules"] == ["obsidian"]


def test_a_switch_that_would_forbid_what_is_chosen_is_locked(service: Service) -> None:
    assert not field(fit(service, players=2), "first_game")["locked"]
    assert field(fit(service, players=2, modules=["obsidian"]), "first_game")["locked"]
    assert field(fit(service, players=2, draft=True), "first_game")["locked"]
    assert field(fit(service, players=1, bot="teotibot"), "draft")["locked"]


@pytest.mark.parametrize("title", TITLES)
def test_a_game_can_be_made_with_fitted_options(service: Service, title: str) -> None:
    for players in (1, 2, 3, 4):
        given: Json = {
            option.name: list(option.values) if option.sort == "several" else option.values[0]
            for option in TITLES[title].rules.specification
            if option.values
        }
        asked = {"game": title, "options": {**given, "players": players}}
        options = service.client.post("/api/options", json=asked).json()["options"]
        made = service.client.post("/api/games", json={"game": title, "options": options})
        assert made.status_code == 201, made.text


def test_options_that_do_not_exist_are_refused(service: Service) -> None:
    for asked in ({"game": "chess"}, {"options": {"players": 9}}):
        answer = service.client.post("/api/options", json=asked)
        assert (answer.status_code, answer.json()["error"]) == (409, "options")
