"""The commonest mistake with each command is told as `FIELD must be EXPECTED, not GIVEN`."""

from pathlib import Path

import pytest

from teotihuacan.cli import COMMANDS
from tests.cli.running import Teo

RECORD = "tests/games/2/2-random.json"
MISTAKES = {
    "play": ("--text --players 5", "players must be 1 to 4, not 5"),
    "simulate": ("--games many", "--games must be a whole number from 0 to 1000000000, not 'many'"),
    "ladder": ("--sprt random", "--sprt must be two players A,B, not 'random'"),
    "train": (
        "--out w.json --vary colour=red",
        "--vary must be OPTION=A,B with an option of the game, not 'colour=red'",
    ),
    "perft": ("--setup end", "--setup must be one of start, turn, middle, late, not 'end'"),
    "serve": ("--port 70000", "--port must be a whole number from 0 to 65535, not '70000'"),
    "check": ("--database none.db", "--database must be an existing database, not none.db"),
    "backup": ("b --database none.db", "--database must be an existing database, not none.db"),
    "restore": ("none --database new.db", "none: No such file or directory"),
    "prune": ("--idle long", "--idle must be a number from 0 to 36500, not 'long'"),
    "seat": ("GAME first", "N must be a whole number from 1 to 1000000000, not 'first'"),
    "replay": ("none.json", "none.json: No such file or directory"),
    "verify": (
        f"{RECORD} --commitment 5f2c",
        "--commitment must be 64 hexadecimal digits, not '5f2c'",
    ),
    "hint": (RECORD, "FILE must be a game that is not over; teo review shows finished games"),
    "review": (f"{RECORD} --seat 3", "--seat must be 1 to 2, not 3"),
    "picture": (
        f"{RECORD} -o board.jpg",
        "--output must be an .svg or .png file, not board.jpg",
    ),
    "site": (
        "public --pyodide none.tgz",
        "--pyodide must be a file, not none.tgz: No such file or directory",
    ),
    "players": ("--language xx", "there is no language 'xx'; the languages are: en, es"),
    "rules": ("--game chess", "there is no game 'chess'; the games are: city, founders"),
    "facts": ("--game chess", "there is no game 'chess'; the games are: city, founders"),
}


def test_every_command_is_here() -> None:
    assert list(MISTAKES) == [command.name for command in COMMANDS]


@pytest.mark.parametrize("command", MISTAKES)
def test_the_commonest_mistake_says_what_is_expected(
    teo_command: Teo, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    monkeypatch.setenv("TEO_DATABASE", str(tmp_path / "games.sqlite3"))
    line, message = MISTAKES[command]
    run = teo_command(command, *line.split())
    assert run.status == 2
    assert run.out == ""
    assert run.err.splitlines()[-1].endswith(f": {message}" if ": " not in message else message)


def test_an_unknown_command_lists_the_others(teo_command: Teo) -> None:
    run = teo_command("dance")
    known = ", ".join(command.name for command in COMMANDS)
    assert (run.status, run.err) == (2, f"teo: COMMAND must be one of {known}, not 'dance'\n")


def test_train_refuses_a_missing_folder_before_it_plays(teo_command: Teo, tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    run = teo_command("train", "--out", str(folder / "weights.json"))
    assert (run.status, run.out) == (2, "")
    assert run.err.endswith(f"--out: there is no folder {folder}\n")


def test_serve_refuses_a_bad_metrics_address_before_it_opens(
    teo_command: Teo, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TEO_DATABASE", str(tmp_path / "games.sqlite3"))
    run = teo_command("serve", "--port", "0", "--metrics", "foo")
    assert (run.status, run.out) == (2, "")
    assert run.err.endswith("--metrics must be [ADDRESS:]PORT, not 'foo'\n")


def test_play_in_the_browser_names_the_options_that_need_text(teo_command: Teo) -> None:
    run = teo_command("play", "--seed", "3", "--players", "2")
    assert (run.status, run.out) == (2, "")
    assert "--text is needed for --seed, --players;" in run.err
