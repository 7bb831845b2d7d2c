"""The command as a whole: help, version, bad input, pipes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.cli import parser
from teotihuacan.cli.options import game_options
from teotihuacan.engine.options import SWITCH
from teotihuacan.titles import TITLES, first
from tests.cli.running import Teo

COMMANDS = ("play", "simulate", "ladder", "replay", "rules", "facts", "perft")
TEO = (sys.executable, "-m", "teotihuacan")


def test_version_says_what_runs(teo_command: Teo) -> None:
    run = teo_command("--version")
    assert run.status == 0
    assert teo.__version__ in run.out
    assert ("compiled" if teo.COMPILED else "pure Python") in run.out


def test_help_lists_the_commands(teo_command: Teo) -> None:
    run = teo_command("--help")
    assert run.status == 0
    for command in COMMANDS:
        assert f"\n    {command}" in run.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_an_example(teo_command: Teo, command: str) -> None:
    run = teo_command(command, "--help")
    assert run.status == 0
    assert "example" in run.out
    assert f"teo {command}" in run.out.split("example")[1]


BAD = [
    [],
    ["dance"],
    ["play", "--text", "--players", "many"],
    ["play", "--text", "--players", "5"],
    ["play", "--text", "--players", "3", "--seats", "human,random"],
    ["play", "--text", "--seats", "human,nobody"],
    ["play", "--text", "--seats", ""],
    ["play", "--text", "--game", "chess"],
    ["play", "--text", "--edition", "third"],
    ["play", "--text", "--draft", "--first-game"],
    ["play", "--text", "--seed", "-1"],
    ["play", "--text", "--seed", "x"],
    ["play", "--text", "--names", "a,b,c"],
    ["play", "--text", "--names", "a,"],
    ["play", "--text", "--language", "xx"],
    ["play", "--text", "--record", "no/such/folder/game.json"],
    ["play", "--text", "--load", "no-such-file.json"],
    ["play", "--text", "--play"],
    ["replay"],
    ["replay", "no-such-file.json"],
    ["replay", "--check", "no-such-file.json"],
    ["replay", "--until", "-3", "x.json"],
    ["replay", "--check", "--json", "x.json"],
    ["facts", "more"],
    ["perft", "--depth", "deep"],
    ["perft", "--setup", "nowhere"],
    ["perft", "--after", "F9"],
    ["perft", "--players", "1"],
]


@pytest.mark.parametrize("arguments", BAD, ids=[" ".join(bad) or "nothing" for bad in BAD])
def test_bad_input_is_a_message_and_status_2(teo_command: Teo, arguments: list[str]) -> None:
    run = teo_command(*arguments)
    assert run.status == 2
    assert run.err.strip()
    assert "Traceback" not in run.err


def test_interruption_is_quiet(teo_command: Teo, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(teo, "perft", interrupt)
    run = teo_command("perft", "--depth", "1")
    assert run.status == 130
    assert run.err.strip() == ""


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    """A person who always takes the first choice, in another process."""
    record = tmp_path / "game.json"
    options = ["--players", "2", "--seats", "human,random", "--first-game", "--seed", "3"]
    run = subprocess.run(
        [*TEO, "play", "--text", *options, "--record", str(record)],
        input="1\n" * 2000,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert " wins with " in run.stdout
    assert "\x1b" not in run.stdout  # colour is for terminals
    game = teo.replay(teo.load(record))
    assert game.over
    assert all(str(score) in run.stdout for score in game.scores)
    check = subprocess.run([*TEO, "replay", "--check", str(record)], capture_output=True, text=True)
    assert check.returncode == 0
    assert "OK" in check.stdout


def test_a_reader_may_go_away() -> None:
    process = subprocess.Popen(
        [*TEO, "facts", "--all"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) in (0, 1)
    assert "Traceback" not in errors


def test_a_terminal_without_our_signs_still_works() -> None:
    run = subprocess.run(
        [*TEO, "play", "--text", "--seats", "human,random", "--seed", "1"],
        input=b"1\n\xff\xfe\nquit\n",
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", **python_path()},
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    assert b"Palace" in run.stdout


def python_path() -> dict[str, str]:
    """Where this process finds the package, for one with an environment of its own."""
    kept = ("PYTHONPATH", "PATH", "SYSTEMROOT", "HOME")
    return {name: os.environ[name] for name in kept if name in os.environ}


@pytest.mark.parametrize("command", ["play", "simulate", "ladder", "perft"])
def test_every_option_of_the_game_has_a_flag(teo_command: Teo, command: str) -> None:
    """Made from the specification and its sentences; one that can be nothing yet has none."""
    helped = " ".join(teo_command(command, "--help").out.split())
    title = first()
    for option in title.rules.specification:
        flag = f"--{option.name.replace('_', '-')} "
        assert (flag in helped) == (option.sort == SWITCH or bool(option.values)), option.name
        if flag in helped:
            assert title.words().text(f"option.{option.name}.more") in helped
    assert "number of players: 1 to 4 (default 2)" in helped
    assert "revised (default), first" in helped
    assert "preset=hard,worship_steps=3,powers=1/0/-1" in helped


def test_a_game_that_does_not_exist(teo_command: Teo) -> None:
    for line in ("play --text --game chess", "simulate --game chess", "perft --game=chess"):
        run = teo_command(*line.split())
        known = ", ".join(TITLES)
        assert (run.status, run.err) == (
            2,
            f"teo: there is no game 'chess'; the games are: {known}\n",
        )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("hard", "hard"),
        ("preset=hard,worship_steps=3", {"preset": "hard", "worship_steps": 3}),
        ("powers=1/0/-1", {"powers": [1, 0, -1]}),
    ],
)
def test_levels_are_names_or_single_settings(typed: str, meant: object) -> None:
    line = ["perft", "--bot", "modified", "--difficulty", typed]
    arguments = parser(first()).parse_args(line)
    assert game_options(arguments) == {"players": 1, "bot": "modified", "difficulty": meant}
