"""A lost seat: freed by whoever began the game or runs the server, taken again by a new link."""

from pathlib import Path

import pytest

from teotihuacan.cli import main
from tests.server.indoors import COMPUTER, FRIEND, ME, Game, Service, opened, unlimited


def begun(service: Service) -> Game:
    """One who began, a friend who came, a computer."""
    game = service.create(ME, FRIEND, COMPUTER)
    joined = game.send("join", {"invite": game.made["seats"][1]["invite"], "name": "Bea"})
    game.tokens[1] = joined["token"]
    return game


def test_whoever_began_the_game_frees_a_friends_seat(service: Service) -> None:
    game = begun(service)
    game.send("note", {"text": "my plan"}, 1)
    device = game.send("enter", {"pass": game.send("pass", {}, 1)["pass"]})["token"]
    waiting = game.send("pass", {}, 1)["pass"]
    freed = game.send("free", {"seat": 1}, 0)
    assert freed["seat"] == 1
    lost = game.tokens[1]
    for token in (lost, device):
        game.tokens[1] = token
        assert game.ask("choices", 1, 401)["error"] == "bad_token"
    game.send("enter", {"pass": waiting}, None, 404)
    old = {"invite": game.made["seats"][1]["invite"], "name": "Eva"}
    assert game.send("join", old, None, 404)["error"] == "no_invite"
    assert [seat["taken"] for seat in game.ask()["seats"]] == [True, False, True]
    assert "Bea" in game.ask("company", 0)["messages"][-1]["text"]
    joined = game.send("join", {"invite": freed["invite"], "name": "Bea"})
    game.tokens[1] = joined["token"]
    assert joined["seat"] == 1
    assert game.ask("choices", 1)["step"] == game.ask()["step"]
    assert game.ask("company", 1)["note"] == ""  # it was for nobody else
    again = {"invite": freed["invite"], "name": "Eva"}
    assert game.send("join", again, None, 409)["error"] == "taken"


def test_nobody_else_does(service: Service) -> None:
    game = begun(service)
    for seat in (0, 1, 2):
        assert game.send("free", {"seat": seat}, 1, 403)["error"] == "not_owner"
        assert game.send("free", {"seat": seat}, None, 401)["error"] == "no_token"
    for seat in (0, 2, 3, 20):
        assert game.send("free", {"seat": seat}, 0, 404)["error"] == "no_seat"
    assert game.send("free", {"seat": -1}, 0, 422)["error"] == "invalid"
    game.ask("choices", 1)
    assert game.ask("company", 0)["messages"] == []


def test_whoever_runs_the_server_frees_any_persons_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = unlimited(tmp_path)
    with opened(settings) as service:
        game = begun(service)
        free = ["seat", game.id, "1", "--database", settings.database]
        assert main(free) == 0
        link = capsys.readouterr().out.splitlines()[-1]
        assert link.startswith(f"/join/{game.id}#")
        assert game.ask("choices", 0, 401)["error"] == "bad_token"
        joined = game.send("join", {"invite": link.partition("#")[2], "name": "Ana"})
        game.tokens[0] = joined["token"]
        assert game.ask("choices", 0)["step"] == 0
        assert game.send("free", {"seat": 1}, 0)["seat"] == 1  # still the one who began
        for nobody in (("3", game.id), ("9", game.id), ("0", game.id), ("1", "no-such-game")):
            assert main(["seat", nobody[1], nobody[0], "--database", settings.database]) == 2
        assert "GAME and N must be the seat of a person in a game" in capsys.readouterr().err
