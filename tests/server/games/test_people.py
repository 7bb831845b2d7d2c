"""The people at a table: messages, notes, other devices, presence, colours, the rematch, links."""

import json
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from teotihuacan.server.games.people import LINK_SECONDS, LONGEST_MESSAGE, clean_message, clean_note
from teotihuacan.server.games.seats import Seat, colours, hashed
from teotihuacan.server.http import sockets
from teotihuacan.server.limits.requests import cost_of
from teotihuacan.server.store.people import DEVICES, MESSAGES_KEPT
from tests.server.indoors import ALSO_ME, COMPUTER, FRIEND, ME, Game, Service, opened, unlimited


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("people")


@pytest.fixture(scope="module")
def service(folder: Path) -> Iterator[Service]:
    """One service for all games of this module."""
    with opened(unlimited(folder, words_per_minute=0, codes_per_minute=0)) as opened_service:
        yield opened_service


@pytest.fixture
def game(service: Service) -> Game:
    """Ana, and Luz who came by her invitation."""
    made = service.create(ME, FRIEND, first_game=True)
    joined = made.send("join", {"invite": made.made["seats"][1]["invite"], "name": "Luz"})
    made.tokens[1] = joined["token"]
    return made


# --- messages and notes ---------------------------------------------------------------------------


def test_those_at_the_table_read_messages_and_nobody_else(game: Game) -> None:
    game.send("say", {"text": "  hello   <b>all</b> "}, 0)
    told = game.send("say", {"text": "¡hola!"}, 1)
    said = [(message["seat"], message["name"], message["text"]) for message in told["messages"]]
    assert said == [(0, "Ana", "hello <b>all</b>"), (1, "Luz", "¡hola!")]
    assert game.ask("company", 0)["messages"] == told["messages"]
    assert game.ask("company")["messages"] == []
    assert game.send("say", {"text": "me too"}, None, 401)["error"] == "no_token"


def test_a_note_is_for_its_seat_alone(game: Game) -> None:
    text = "her pyramid is next\n\ttake the gold"
    assert game.send("note", {"text": text}, 0)["note"] == text
    assert game.ask("company", 0)["note"] == text
    for seat in (1, None):
        assert text not in json.dumps(game.ask("company", seat))
        assert game.ask("company", seat)["note"] == ""
    assert game.ask("company", 1)["company"] == game.ask("company", 0)["company"]
    game.send("note", {"text": ""}, 0)
    assert game.ask("company", 0)["note"] == ""
    game.send("note", {"text": "x"}, None, 401)


@pytest.mark.parametrize("bad", ["", "   ", "x" * (LONGEST_MESSAGE + 1), "a\x00b", "\u202eevil"])
def test_bad_messages_are_refused(game: Game, bad: str) -> None:
    assert game.send("say", {"text": bad}, 0, 422)["error"] == "invalid"
    assert game.ask("company", 0)["messages"] == []


def test_texts_are_cleaned() -> None:
    assert clean_message(" a\n b ") == "a b"
    assert clean_note("a\r\nb\tc") == "a\nb\tc"
    assert clean_message("می\u200cروم 👩\u200d🚀") == "می\u200cروم 👩\u200d🚀"
    for bad in ("a\x07", "\ud800", "x" * 2001, "a\u061cb", "a\u206ab", "a\u200bb"):
        with pytest.raises(ValueError, match=r"note|text"):
            clean_note(bad)


def test_a_table_remembers_so_many_messages(game: Game, service: Service) -> None:
    for number in range(MESSAGES_KEPT + 5):
        service.tables.people.say(game.id, 0, f"number {number}")
    told = game.ask("company", 0)["messages"]
    assert len(told) == MESSAGES_KEPT
    assert told[-1]["text"] == f"number {MESSAGES_KEPT + 4}"


def test_nobody_may_flood_a_table(tmp_path: Path) -> None:
    with opened(unlimited(tmp_path, words_per_minute=20, words_at_once=3)) as service:
        game = service.create(ME, FRIEND)
        for _ in range(3):
            game.send("say", {"text": "hi"}, 0)
        assert game.send("say", {"text": "hi"}, 0, 429)["error"] == "too_often"


def test_those_who_listen_hear_that_something_was_said(game: Game) -> None:
    with game.client.websocket_connect(f"/api/games/{game.id}/live") as line:
        line.send_json({})
        before = line.receive_json()["company"]
        game.send("say", {"text": "hi"}, 0)
        assert line.receive_json()["company"] == before + 1


# --- other devices --------------------------------------------------------------------------------


def passed(game: Game, seat: int) -> dict[str, Any]:
    """The seat on another device."""
    given = game.send("pass", {}, seat)
    return game.send("enter", {"pass": given["pass"]})


def test_a_seat_on_another_device(game: Game, folder: Path) -> None:
    given = game.send("pass", {}, 1)
    entered = game.send("enter", {"pass": given["pass"]})
    assert entered["seat"] == 1
    assert entered["token"] != game.tokens[1]
    first = game.tokens[1]
    game.tokens[1] = entered["token"]
    assert game.ask("", 1)["you"] == 1
    game.send("note", {"text": "from my phone"}, 1)
    game.tokens[1] = first  # the first device plays on as well
    assert game.ask("company", 1)["note"] == "from my phone"
    with sqlite3.connect(folder / "games.sqlite3") as connection:
        kept = json.dumps(connection.execute("SELECT * FROM keys").fetchall())
    connection.close()
    assert entered["token"] not in kept
    assert hashed(entered["token"]) in kept


def test_a_pass_is_used_once_and_soon(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    given = game.send("pass", {}, 0)
    game.send("enter", {"pass": given["pass"]})
    assert game.send("enter", {"pass": given["pass"]}, None, 404)["error"] == "no_pass"
    assert game.send("enter", {"pass": "x" * 30}, None, 404)["error"] == "no_pass"
    old, new = game.send("pass", {}, 0), game.send("pass", {}, 0)
    assert game.send("enter", {"pass": old["pass"]}, None, 404)["error"] == "no_pass"
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + LINK_SECONDS + 60)
    assert game.send("enter", {"pass": new["pass"]}, None, 404)["error"] == "no_pass"


def test_a_pass_opens_nothing_by_itself(game: Game) -> None:
    given = game.send("pass", {}, 0)["pass"]
    game.tokens[5] = given
    assert game.ask("choices", 5, 401)["error"] == "bad_token"
    assert game.send("pass", {}, None, 401)["error"] == "no_token"
    other = game.client.post("/api/games", json={}).json()
    answer = game.client.post(f"/api/games/{other['id']}/enter", json={"pass": given})
    assert answer.status_code == 404


def test_the_oldest_device_gives_way(game: Game) -> None:
    tokens = [passed(game, 0)["token"] for _ in range(DEVICES + 1)]
    for place, token in enumerate(tokens):
        game.tokens[9] = token
        game.ask("choices", 9, 401 if place == 0 else 200)


# --- who is there ---------------------------------------------------------------------------------


def test_others_see_who_is_there(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "AWAY", 0.0)
    assert game.ask("company")["here"] == []
    with game.client.websocket_connect(f"/api/games/{game.id}/live") as mine:
        mine.send_json({"token": game.tokens[0]})
        mine.receive_json()
        assert game.ask("company")["here"] == [0]
        with game.client.websocket_connect(f"/api/games/{game.id}/live") as theirs:
            theirs.send_json({"token": game.tokens[1]})
            theirs.receive_json()
            mine.receive_json()
            assert game.ask("company")["here"] == [0, 1]
        mine.receive_json()
        assert game.ask("company")["here"] == [0]


def test_a_seat_is_there_as_long_as_one_of_its_screens(game: Game, service: Service) -> None:
    people = service.tables.people
    people.arrive(game.id, 0)
    people.arrive(game.id, 0)
    assert not people.leave(game.id, 0)
    assert people.leave(game.id, 0)
    assert game.ask("company")["here"] == [0], "not announced yet"
    people.depart(game.id, 0)
    assert game.ask("company")["here"] == []


def test_page_that_comes_and_goes_is_announced_once(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "AWAY", 3600.0)
    for _ in range(3):
        with game.client.websocket_connect(f"/api/games/{game.id}/live") as line:
            line.send_json({"token": game.tokens[0]})
            line.receive_json()
    assert game.ask("company")["company"] == 1


def test_what_is_written_costs_more_than_a_question() -> None:
    asked = cost_of({"path": "/api/games/x/choices"})
    for what in ("note", "live"):
        assert cost_of({"path": f"/api/games/x/{what}"}) > 5 * asked


# --- colours and invitations ----------------------------------------------------------------------


def test_colours_are_a_choice_and_nobody_has_anothers() -> None:
    def seat(number: int, colour: int | None) -> Seat:
        return Seat(number, "me", "", colour=colour)

    assert colours([seat(0, None), seat(1, None)]) == [0, 1, 2, 3]
    assert colours([seat(0, 1), seat(1, None)]) == [1, 0, 2, 3]
    assert colours([seat(0, 3), seat(1, 3), seat(2, None)]) == [3, 1, 2, 0]
    assert sorted(colours([seat(0, 2), seat(1, None), seat(2, 0), seat(3, None)])) == [0, 1, 2, 3]


def test_a_friend_chooses_of_the_colours_that_are_left(service: Service) -> None:
    game = service.create({**ME, "colour": 2}, FRIEND)
    invite = game.made["seats"][1]["invite"]
    seen = game.send("invited", {"invite": invite})
    assert (seen["seat"], seen["taken"], seen["colours"]) == (1, False, [0, 1, 3])
    game.send("join", {"invite": invite, "name": "Luz", "colour": 3})
    assert [seat["colour"] for seat in game.ask()["seats"]] == [2, 3]
    assert [seat["colour"] for seat in game.ask("scene")["players"]] == [2, 3]
    for bad in (4, -1, "red"):
        service.create({**ME, "colour": bad}, FRIEND, status=422)


def test_friend_cannot_take_a_colour_that_is_worn(service: Service) -> None:
    """Not even one that its owner never chose."""
    game = service.create(ME, FRIEND, FRIEND)
    invites = [seat["invite"] for seat in game.made["seats"]]
    assert game.send("invited", {"invite": invites[1]})["colours"] == [1, 2, 3]
    refused = game.send("join", {"invite": invites[1], "name": "Luz", "colour": 0}, None, 409)
    assert refused["error"] == "colour"
    game.send("join", {"invite": invites[1], "name": "Luz", "colour": 2})
    assert game.send("invited", {"invite": invites[2]})["colours"] == [1, 3]
    assert [seat["colour"] for seat in game.ask()["seats"]] == [0, 2, 1]


def test_a_used_invitation_says_so(service: Service) -> None:
    game = service.create(ME, FRIEND)
    invite = game.made["seats"][1]["invite"]
    game.send("join", {"invite": invite, "name": "Luz"})
    seen = game.send("invited", {"invite": invite})
    assert (seen["taken"], seen["name"]) == (True, "Luz")
    assert game.send("invited", {"invite": "x" * 30}, None, 404)["error"] == "no_invite"


# --- the rematch ----------------------------------------------------------------------------------


def test_a_rematch_with_the_same_people_the_second_first(service: Service) -> None:
    seats = ({**ME, "colour": 3}, FRIEND, {**COMPUTER, "name": "Itzel"})
    old = service.create(*seats, game="founders", side="B")
    joined = old.send("join", {"invite": old.made["seats"][1]["invite"], "name": "Luz"})
    old.tokens[1] = joined["token"]
    phone = passed(old, 1)["token"]
    assert old.send("rematch", {}, 0, 409)["error"] == "running"
    end(service, old)
    assert old.send("rematch", {}, None, 401)["error"] == "no_token"
    made = old.send("rematch", {}, 1)
    assert old.send("rematch", {}, 0) == made  # whoever asks next comes to the same table
    assert made["seats"] == [2, 0, 1]
    assert old.ask("company")["rematch"] == made["id"]
    assert old.ask("company")["seats"] == made["seats"]
    new = Game(service.client, {"id": made["id"]})
    new.tokens = {0: old.tokens[1], 2: old.tokens[0], 7: phone}
    told = new.ask()
    assert [seat["name"] for seat in told["seats"]] == ["Luz", "Itzel", "Ana"]
    assert [seat["kind"] for seat in told["seats"]] == ["friend", "computer", "me"]
    assert told["seats"][2]["colour"] == 3
    assert told["options"] == old.ask()["options"]
    assert told["moments"] == 0
    assert [new.ask("", seat)["you"] for seat in (0, 2, 7)] == [0, 2, 0]


def end(service: Service, game: Game) -> None:
    """To the end of a game, computers included: nobody thinks in this service."""
    rng = Random(3)
    tables = service.tables
    while True:
        with tables.open(game.id) as live:
            if live.game.over:
                return
            asked = live.computer()
            code = rng.choice([live.game.rules.codes[id] for id in live.game.ids])
            step, seat = live.step, live.game.actor
        if asked is not None:
            tables.play_computer(game.id, step, [code])
        else:
            assert seat is not None
            tables.play(game.id, game.tokens[seat], step, code)


def test_a_rematch_for_one(service: Service) -> None:
    old = service.create(ME, bot="teotibot", difficulty="easy")
    end(service, old)
    made = old.send("rematch", {}, 0)
    assert made["seats"] == [0]
    new = Game(service.client, {"id": made["id"]})
    new.tokens = old.tokens
    assert new.ask("", 0)["you"] == 0
    assert new.ask()["options"] == old.ask()["options"]


# --- links ----------------------------------------------------------------------------------------


def test_a_link_as_a_picture(service: Service) -> None:
    answer = service.client.post("/api/qr", json={"text": "http://192.168.1.20:8420/join/abc#def"})
    assert answer.status_code == 200
    drawn = ElementTree.fromstring(answer.json()["svg"])
    assert drawn.tag.endswith("svg")
    for bad in ("javascript:alert(1)", "http://" + "x" * 500, "hello", "http://a b"):
        assert service.client.post("/api/qr", json={"text": bad}).status_code == 422


@pytest.mark.parametrize(
    ("address", "host", "said"),
    [
        ("", "localhost", "data-here-only"),
        ("", "127.0.0.1:8420", "data-here-only"),
        ("", "games.example.org", ""),
        ("http://192.168.1.20:8420", "localhost", 'data-address="http://192.168.1.20:8420"'),
        ("http://192.168.1.20:8420", "192.168.1.20:8420", ""),
    ],
)
def test_pages_know_where_others_find_them(
    service: Service, address: str, host: str, said: str
) -> None:
    state = service.app.state
    plain = state.settings
    state.settings = replace(plain, address=address)
    page = service.client.get("/", headers={"Host": host}).text
    state.settings = plain
    assert ("data-here-only" in page) == (said == "data-here-only")
    assert ("data-address" in page) == said.startswith("data-address")
    assert said in page


def test_the_same_screen_alone_tells_nobody(service: Service) -> None:
    """Games at one screen write nothing about who is there."""
    game = service.create(ME, ALSO_ME)
    with game.client.websocket_connect(f"/api/games/{game.id}/live") as line:
        line.send_json({"token": game.tokens[0]})
        assert line.receive_json()["company"] == 0
    assert game.ask("company")["here"] == []
