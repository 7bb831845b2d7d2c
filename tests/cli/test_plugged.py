"""Players of one's own on the command line, and what becomes of those that fail."""

import json

import pytest

from teotihuacan.cli import database, serve
from teotihuacan.cli.serve import ServerArguments, make_settings
from teotihuacan.players import registry
from tests.cli.running import Teo

HERE = "tests.players.failing"
LADDER = ["ladder", "--pool", "greedy,random"]


def test_simulate_seats_them_first(teo_command: Teo) -> None:
    line = ["simulate", "--players", "3", "--games", "2", "--player", f"{HERE}:Spoiling"]
    run = teo_command(*line, "--player", f"bad={HERE}:Raising", "--json")
    assert run.status == 0, run.err
    seats = json.loads(run.out)["seats"]
    assert [seat["player"] for seat in seats] == ["spoiling", "bad", "random"]
    assert seats[0]["forfeits"] == seats[2]["forfeits"] == {}
    assert list(seats[1]["forfeits"]) == ["raised"]
    assert seats[1]["trouble"] == "game 1: ValueError: I have lost my notes"


def test_simulate_tells_who_forfeited(teo_command: Teo) -> None:
    line = ["simulate", "--games", "1", "--player", f"{HERE}:Cheating"]
    run = teo_command(*line, "--seats", "random,cheating")
    assert run.status == 0, run.err
    told = [line for line in run.out.splitlines() if "forfeited" in line]
    assert len(told) == 1
    assert told[0].startswith("Seat 1, cheating, forfeited decisions to random: ")
    assert told[0].endswith(" illegal; first in game 1: -1 is not legal")
    nobody = teo_command("simulate", "--games", "1")
    assert "forfeited" not in nobody.out


def test_simulate_with_a_limit(teo_command: Teo) -> None:
    line = ["simulate", "--games", "1", "--seats", "greedy,random", "--decision-seconds", "0"]
    run = teo_command(*line, "--json")
    assert list(json.loads(run.out)["seats"][0]["forfeits"]) == ["late"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Player 2 (raising) failed with an error"),
        ("es", "(raising) falló por un error"),
    ],
)
def test_at_the_terminal_a_line_tells_of_it(teo_command: Teo, language: str, told: str) -> None:
    line = ["play", "--text", "--first-game", "--seed", "1", "--language", language]
    play = [*line, "--player", f"{HERE}:Raising"]
    run = teo_command(*play, typed="F1\n>1\n" + "1\n" * 40)
    assert run.status == 0, run.err
    assert told in run.out
    assert "lost my notes" not in run.out, "what it said could be about its hand"


def test_the_server_is_given_players_and_patience(
    teo_command: Teo, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[ServerArguments] = []

    def served(wanted: ServerArguments, arguments: object = None) -> int:
        asked.append(wanted)
        return 0

    monkeypatch.setattr(database, "has_server", lambda: True)
    monkeypatch.setattr(serve, "serve", served)
    plug = ["--player", f"{HERE}:Raising", "--decision-seconds", "2.5"]
    assert teo_command("serve", *plug).status == 0
    assert teo_command("play", *plug).status == 0
    assert teo_command("serve").status == 0
    assert [make_settings(wanted).decision for wanted in asked] == [2.5, 2.5, serve.PATIENCE]
    assert "raising" in registry.names("city")


@pytest.mark.parametrize("command", [["simulate"], LADDER, ["play", "--text"], ["serve"]])
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--player", "nowhere:Nobody"], "'nowhere:Nobody' cannot be loaded"),
        (["--player", "nowhere"], "a player must be module:Class"),
        (
            ["--decision-seconds", "soon"],
            "must be a number from 0 to 86400, not 'soon'",
        ),
        (["--decision-seconds", "-1"], "not '-1'"),
        (["--decision-seconds", "nan"], "not 'nan'"),
    ],
)
def test_what_cannot_be_is_told(
    teo_command: Teo, command: list[str], arguments: list[str], told: str
) -> None:
    run = teo_command(*command, *arguments)
    assert run.status == 2
    assert told in run.err
