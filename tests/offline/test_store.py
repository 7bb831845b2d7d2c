"""What the page writes is enough to go on from, and what it could not write is not there."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from teotihuacan.offline.host import Host
from tests.offline.both import asked, think

Json = dict[str, Any]
Tokens = dict[int, str]
ME = {"kind": "me"}
COMPUTER = {"kind": "computer", "player": "random"}


class Database:
    """What a browser keeps of the changes of a host."""

    def __init__(self) -> None:
        self.games: Json = {}
        self.rows: dict[str, list[Json]] = {}
        self.snapshots: Json = {}

    def write(self, host: Host) -> None:
        for change in json.loads(host.changes()):
            if "delete" in change:
                for kept in (self.games, self.rows, self.snapshots):
                    kept.pop(change["delete"], None)
                continue
            value = change["value"]
            if change["into"] == "games":
                self.games[value["id"]] = value
            elif change["into"] == "rows":
                rows = self.rows.setdefault(value["game"], [])
                assert value["number"] == len(rows) + 1
                rows.append(value["row"])
            else:
                self.snapshots[value["game"]] = value

    def bring(self, host: Host, id: str) -> None:
        assert host.missing(f"/api/games/{id}/scene") == id
        host.bring(json.dumps([self.games[id], self.rows.get(id, []), self.snapshots.get(id)]))
        assert host.missing(f"/api/games/{id}/scene") == ""


def made(host: Host, *seats: Json, game: str = "city", **options: Any) -> tuple[str, Tokens]:
    body = {"game": game, "options": {"players": len(seats), **options}, "seats": seats}
    status, answer = asked(host, "POST", "/api/games", body=body)
    assert status == 200, answer
    return answer["id"], {seat["seat"]: seat["token"] for seat in answer["seats"]}


def played(host: Host, id: str, tokens: Tokens, choices: int, rng: Random) -> None:
    """Make random choices of all who sit at the screen."""
    for _ in range(choices):
        think(host)
        _, summary = asked(host, "GET", f"/api/games/{id}")
        if summary["over"]:
            return
        token = tokens[summary["actor"]]
        _, state = asked(host, "GET", f"/api/games/{id}/choices", token=token)
        body = {"step": state["step"], "choice": rng.choice(state["choices"])["id"]}
        status, _ = asked(host, "POST", f"/api/games/{id}/play", token=token, body=body)
        assert status == 200


def seen(host: Host, id: str, token: str) -> list[Json]:
    found = [
        asked(host, "GET", f"/api/games/{id}/{what}".rstrip("/"), token=token)[1]
        for what in ("", "scene", "log", "scores", "company")
    ]
    return found


@pytest.mark.parametrize("title", ["city", "founders"])
def test_another_host_goes_on_from_what_was_written(title: str) -> None:
    first, database, rng = Host(), Database(), Random(1)
    id, tokens = made(first, ME, COMPUTER, game=title)
    for _ in range(8):
        played(first, id, tokens, 20, rng)
        database.write(first)
    assert database.snapshots, "long enough for a snapshot"
    second = Host()
    database.bring(second, id)
    assert seen(second, id, tokens[0]) == seen(first, id, tokens[0])
    played(second, id, tokens, 10, rng)
    database.write(second)
    third = Host()
    database.bring(third, id)
    assert seen(third, id, tokens[0]) == seen(second, id, tokens[0])


def test_a_damaged_snapshot_is_not_used() -> None:
    first, database = Host(), Database()
    id, tokens = made(first, ME, ME)
    played(first, id, tokens, 150, Random(2))
    database.write(first)
    database.snapshots[id]["seal"] = "0" * 64
    second = Host()
    database.bring(second, id)
    assert second.store.snapshot(id) is None
    assert seen(second, id, tokens[1]) == seen(first, id, tokens[1])


def test_a_computer_player_goes_on_after_a_restart() -> None:
    first, database = Host(), Database()
    id, _ = made(first, COMPUTER, ME)
    database.write(first)
    second = Host()
    database.bring(second, id)
    think(second)
    _, summary = asked(second, "GET", f"/api/games/{id}")
    assert summary["actor"] == 1


def test_a_choice_that_could_not_be_written_is_taken_back() -> None:
    host, database = Host(), Database()
    id, tokens = made(host, ME, ME)
    played(host, id, tokens, 10, Random(3))
    database.write(host)
    before = seen(host, id, tokens[0])
    played(host, id, tokens, 1, Random(4))
    assert seen(host, id, tokens[0]) != before
    assert json.loads(host.changes())
    host.lost([id])
    database.bring(host, id)
    assert json.loads(host.changes()) == []
    assert seen(host, id, tokens[0]) == before


def test_a_file_does_not_replace_a_game_that_is_on_the_device() -> None:
    first, database = Host(), Database()
    id, tokens = made(first, ME, ME)
    played(first, id, tokens, 5, Random(7))
    body = {"tokens": list(tokens.values())}
    _, file = asked(first, "POST", f"/api/games/{id}/file", body=body)
    played(first, id, tokens, 5, Random(8))
    database.write(first)
    second = Host()
    assert second.missing("/api/import", file["id"]) == id
    database.bring(second, id)
    assert asked(second, "POST", "/api/import", body=file)[1]["error"] == "here"
    assert json.loads(second.changes()) == []


def test_a_deleted_game_is_deleted_from_the_device() -> None:
    host, database = Host(), Database()
    id, tokens = made(host, ME, ME)
    database.write(host)
    status, _ = asked(host, "DELETE", f"/api/games/{id}", token=tokens[0])
    assert status == 200
    database.write(host)
    assert database.games == database.rows == {}
    assert asked(host, "GET", f"/api/games/{id}")[0] == 404


def test_samples_are_here_and_are_not_written() -> None:
    host = Host()
    _, options = asked(host, "GET", "/api/options")
    assert options["games"]
    page = host.page("/replay/sample-game-of-city-1", "en", "..")
    assert page[0] == 404
    assert host.missing("/replay/no-such-game-is-here") == "no-such-game-is-here"


def test_pages_that_watch_are_told_of_the_moves_of_others() -> None:
    host = Host()
    id, tokens = made(host, ME, COMPUTER, first_game=True)
    page = {"name": "mine", "layout": "wide", "step": 0, "moment": 0, "marks": {}, "beside": []}
    host.connect(1, id)
    assert json.loads(host.messages()) == [], "it has not said hello"
    host.hear(1, json.dumps({"token": tokens[0], "language": "en", "page": page}))
    (hello,) = json.loads(host.messages())
    assert json.loads(hello["text"])["step"] == 0
    body = {"choice": 0, "step": 0, "page": page}
    _, state = asked(host, "GET", f"/api/games/{id}/choices", token=tokens[0])
    body["choice"] = state["choices"][0]["id"]
    _, answer = asked(host, "POST", f"/api/games/{id}/play", token=tokens[0], body=body)
    scene = answer["news"]["scene"]
    now = {**page, "step": scene["step"], "moment": scene["moments"], "marks": scene["marks"]}
    host.hear(1, json.dumps({"token": tokens[0], "language": "en", "page": now}))
    told = [json.loads(said["text"]) for said in json.loads(host.messages())]
    assert [set(said) & {"news"} for said in told] == [set()], "its own move is not news"
    played(host, id, tokens, 6, Random(5))
    news = [json.loads(said["text"]) for said in json.loads(host.messages())]
    assert news[-1]["news"]["scene"]["step"] == news[-1]["step"]
    host.leave(1)
    played(host, id, tokens, 1, Random(6))
    assert json.loads(host.messages()) == []


def test_a_connection_to_a_game_that_is_not_here_is_refused() -> None:
    host = Host()
    host.connect(1, "no-such-game-is-here")
    host.hear(1, "{}")
    assert json.loads(host.messages()) == [{"line": 1, "refused": "no_game"}]
    assert json.loads(host.messages()) == []


@pytest.mark.parametrize("what", ["say", "pass", "free", "join"])
def test_what_needs_a_server_is_refused_with_a_reason(what: str) -> None:
    host = Host()
    id, tokens = made(host, ME, ME)
    status, answer = asked(host, "POST", f"/api/games/{id}/{what}", token=tokens[0], body={})
    assert (status, answer["error"]) == (403, "needs_server")
    friend = {"game": "city", "options": {"players": 2}, "seats": [ME, {"kind": "friend"}]}
    assert asked(host, "POST", "/api/games", body=friend)[1]["error"] == "needs_server"
