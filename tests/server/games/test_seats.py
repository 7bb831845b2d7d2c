"""Seats: tokens, invites, names, and who may see what."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from teotihuacan.server.games.seats import clean_name, computer_names, hashed, new_token, seat_of
from tests.server.indoors import ALSO_ME, FRIEND, ME, Game, Service


@pytest.fixture
def game(service: Service) -> Game:
    return service.create(ME, FRIEND)


def test_a_token_opens_its_own_seat_only(game: Game) -> None:
    other = game.client.post("/api/games", json={}).json()["seats"][0]["token"]
    game.tokens[5] = other
    game.tokens[6] = "nonsense"
    for seat in (5, 6):
        for path in ("", "choices", "scene", "log", "events", "scores"):
            assert game.ask(path, seat, 401)["error"] == "bad_token"
        assert game.play("keep1", seat, 401)["error"] == "bad_token"
    assert game.play("keep1", None, 401)["error"] == "no_token"  # type: ignore[arg-type]


@pytest.mark.parametrize("header", ["Bearer", "Bearer ", "Basic abc", "abc", "Bearer " + "x" * 300])
def test_a_broken_header_is_refused(game: Game, header: str) -> None:
    answer = game.client.get(f"/api/games/{game.id}", headers={"Authorization": header})
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"


def test_the_store_knows_no_secret(game: Game, tmp_path: Path) -> None:
    secrets = [game.tokens[0], game.made["seats"][1]["invite"]]
    with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
        rows = connection.execute("SELECT * FROM seats WHERE game = ?", (game.id,)).fetchall()
    connection.close()
    written = json.dumps(rows)
    assert len(rows) == 2
    assert not any(secret in written for secret in secrets)
    assert all(hashed(secret) in written for secret in secrets)


def test_an_invite_is_used_up(game: Game) -> None:
    invite = game.made["seats"][1]["invite"]
    assert [seat["taken"] for seat in game.ask()["seats"]] == [True, False]
    joined = game.send("join", {"invite": invite, "name": "Luz"})
    game.tokens[1] = joined["token"]
    assert joined["seat"] == 1
    assert game.ask("", 1)["you"] == 1
    assert [seat["name"] for seat in game.ask()["seats"]] == ["Ana", "Luz"]
    assert [seat["taken"] for seat in game.ask()["seats"]] == [True, True]
    assert game.send("join", {"invite": invite, "name": "Eva"}, None, 409)["error"] == "taken"
    assert game.ask("", 1)["you"] == 1


def test_an_unknown_invite_is_refused(game: Game) -> None:
    asked = {"invite": new_token(), "name": "Luz"}
    assert game.send("join", asked, None, 404)["error"] == "no_invite"
    asked["invite"] = game.tokens[0]
    assert game.send("join", asked, None, 404)["error"] == "no_invite"


def test_watchers_hear_that_somebody_joined(game: Game) -> None:
    with game.client.websocket_connect(f"/api/games/{game.id}/live") as line:
        line.send_json({"token": game.tokens[0]})
        assert line.receive_json()["seats"] == 0
        game.send("join", {"invite": game.made["seats"][1]["invite"], "name": "Luz"})
        assert line.receive_json()["seats"] == 1


def test_a_friend_who_has_not_come_is_waited_for(game: Game) -> None:
    game.wander(Random(1), lambda state: state["actor"] == 1)
    assert game.ask()["actor"] == 1
    assert game.play("keep1", 0, 403)["error"] == "not_asked"


def test_names_are_clean() -> None:
    assert clean_name("  Ana María ") == "Ana María"
    assert clean_name("👩\u200d🚀") == "👩\u200d🚀"
    assert clean_name("<script>") == "<script>"
    for bad in ("", "   ", "x" * 41, "a\nb", "a\x00", "a\u202eb", "\ud800", "a\u2028b", "\x7f"):
        with pytest.raises(ValueError, match="name"):
            clean_name(bad)


@pytest.mark.parametrize(
    "letter", ["\u061c", "\u206a", "\u206f", "\u200b", "\u200c", "\u200d", "\u00ad", "\U000e0061"]
)
def test_name_has_nothing_that_is_not_seen(letter: str) -> None:
    for bad in (f"An{letter}a", f"Ana{letter}", f"👩{letter}"):
        with pytest.raises(ValueError, match="not seen"):
            clean_name(bad)


@pytest.mark.parametrize(
    "emoji", ["👩\u200d🚀", "👩🏽\u200d🚀", "🏳\ufe0f\u200d🌈", "👨\u200d👩\u200d👧"]
)
def test_joined_emoji_are_a_name(emoji: str) -> None:
    assert clean_name(emoji) == emoji


def test_bad_names_are_refused_at_the_door(game: Game) -> None:
    invite = game.made["seats"][1]["invite"]
    for bad in ("", "  ", "x" * 41, "a\nb", "a\x00b", "\u202eevil"):
        asked = {"invite": invite, "name": bad}
        assert game.send("join", asked, None, 422)["error"] == "invalid"
    raw = json.dumps({"invite": invite, "name": "\ud800"})
    answer = game.client.post(
        f"/api/games/{game.id}/join", content=raw, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in (400, 422)
    assert not game.ask()["seats"][1]["taken"]


def test_computers_are_told_apart() -> None:
    assert computer_names(["greedy", None, "greedy", "random"]) == [
        "Greedy",
        "",
        "Greedy 2",
        "Random",
    ]


def test_a_wrong_token_finds_no_seat() -> None:
    assert seat_of([], new_token()) is None


def test_each_seat_sees_its_own_tiles_only(service: Service) -> None:
    game = service.create(ME, ALSO_ME, seed=7)

    def dealt(seat: int | None) -> list[object]:
        players = game.ask("position", seat)["view"]["table"]["players"]
        return [player["starting dealt"] for player in players]

    assert dealt(None) == [4, 4]
    mine, theirs = dealt(0)
    assert isinstance(mine, list)
    assert theirs == 4
    assert dealt(1)[0] == 4
    codes = [choice["code"] for choice in game.ask("choices", 0)["choices"]]
    assert codes == [f"keep{number}" for number in sorted(mine)]
    game.play(codes[0])
    for seat in (None, 1):
        for path in ("log", "events"):
            told = json.dumps(game.ask(path, seat))
            assert "keeps starting tile" not in told
            assert '"kept"' not in told
            assert told.count("Ana is dealt") == 0
    assert "keeps starting tile" in json.dumps(game.ask("log", 0))
