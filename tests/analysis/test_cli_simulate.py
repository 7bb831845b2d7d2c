"""`teo simulate`, as it is called."""

import csv
import json
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.cli import main


def simulate(capsys: pytest.CaptureFixture[str], line: str) -> str:
    """Run the command; what it wrote."""
    assert main(["simulate", *line.split()]) == 0
    captured = capsys.readouterr()
    assert captured.err == "", "no progress bar where nobody sees it"
    return captured.out


def test_the_summary_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = simulate(
        capsys, "--game city --players 3 --games 4 --seats random,greedy,random --seed 1"
    )
    assert "4 games, 3 players, revised edition, seed 1" in out
    for word in (
        "wins",
        "95 %",
        "mean",
        "spread",
        "range",
        "avenue",
        "greedy",
        "Decisions",
        "Turns",
    ):
        assert word in out
    assert "100.0% (51.0–100.0)" in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "…" not in out


def test_players_alone_are_random(capsys: pytest.CaptureFixture[str]) -> None:
    out = json.loads(simulate(capsys, "--players 4 --games 2 --json"))
    assert [standing["player"] for standing in out["seats"]] == ["random"] * 4


def test_seats_alone_say_how_many_play(capsys: pytest.CaptureFixture[str]) -> None:
    out = json.loads(simulate(capsys, "--seats random,random,random --games 2 --json"))
    assert out["options"]["players"] == 3


def test_every_option_reaches_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    line = "--players 2 --games 1 --json --edition first --draft --dark-eclipse"
    options = json.loads(simulate(capsys, line))["options"]
    assert (options["edition"], options["draft"], options["dark_eclipse"]) == ("first", True, True)
    assert json.loads(simulate(capsys, "--games 1 --json --first-game"))["options"]["first_game"]


def test_json_has_the_whole_summary(capsys: pytest.CaptureFixture[str]) -> None:
    out = json.loads(simulate(capsys, "--seats greedy,random --games 3 --seed 2 --json"))
    assert (out["game"], out["games"], out["seed"]) == ("city", 3, 2)
    assert [standing["player"] for standing in out["players"]] == ["greedy", "random"]
    for standing in out["seats"]:
        assert sum(standing["points"].values()) == pytest.approx(standing["scores"]["mean"])
        assert 0 <= standing["low"] <= standing["share"] <= standing["high"] <= 1
    assert out["decisions"]["lowest"] <= out["decisions"]["mean"] <= out["decisions"]["highest"]


def test_the_same_line_gives_the_same_output(capsys: pytest.CaptureFixture[str]) -> None:
    line = "--players 2 --games 4 --seed 9 --json"
    alone = simulate(capsys, line)
    assert alone == simulate(capsys, line)
    assert alone == simulate(capsys, f"{line} --workers 2")


def test_rows_and_records_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet, lines = tmp_path / "games.csv", tmp_path / "games.jsonl"
    simulate(capsys, f"--players 2 --games 3 --csv {sheet} --records {lines}")
    with sheet.open(encoding="utf-8", newline="") as file:
        scores = [int(row["score"]) for row in csv.DictReader(file)]
    records = [
        teo.Record.from_json(json.loads(line))
        for line in lines.read_text(encoding="utf-8").splitlines()
    ]
    assert [score for record in records for score in teo.replay(record).scores] == scores


@pytest.mark.parametrize("draft", ["", " --draft"])
def test_sheet_says_how_each_game_was_set_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], draft: str
) -> None:
    sheet, lines = tmp_path / "games.csv", tmp_path / "games.jsonl"
    simulate(capsys, f"--game city --players 2 --games 2 --csv {sheet} --records {lines}{draft}")
    records = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    with sheet.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            steps = records[int(row["game"]) - 1]["steps"]
            starting = json.loads(row["setup starting tiles"])
            assert len(starting) == 2
            assert all(f"keep{tile}" in steps for tile in starting)
            assert [
                f"~learn{tile}" in steps for tile in json.loads(row["setup technologies"])
            ].count(True) in (0, 6)
            assert len(json.loads(row["setup ring"])) == 8
            assert (
                len(json.loads(row["setup royal tiles"]))
                == len(json.loads(row["setup bonus tiles"]))
                == 3
            )


def test_sheet_of_founders_says_how_each_game_was_set_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "games.csv"
    simulate(capsys, f"--game founders --players 2 --games 1 --csv {sheet}")
    with sheet.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            assert len(json.loads(row["setup pyramid"])) == 3
            assert json.loads(row["setup display"])["stone2"] >= 0
            assert row["setup architect"] in "NESW"


def test_records_in_a_folder_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(capsys, f"--players 3 --games 2 --records {tmp_path}")
    files = sorted(str(path) for path in tmp_path.iterdir())
    assert len(files) == 2
    assert main(["replay", "--check", *files]) == 0


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("--players 3 --seats random,random", "--seats must name 3 players, not 2: random,random"),
        ("--seats random,nobody", "there is no player 'nobody'; the players are: random, greedy"),
        ("--seats random,", "there is no player ''"),
        ("--seats random", "needs a bot"),
        ("--players 5", "players must be 1 to 4"),
        ("--players 0", "players must be 1 to 4"),
        ("--game chess", "there is no game 'chess'"),
        ("--edition third", "edition must be one of"),
        ("--draft --first-game", "exclude each other"),
        ("--games 0", "games must be 1 to"),
        ("--games many", "--games must be a whole number from 0 to 1000000000, not 'many'"),
        ("--workers 0", "workers must be 1 to"),
        ("--seed -1", "--seed must be a whole number from 0 to"),
        ("--csv /nowhere/at/all.csv", "/nowhere/at/all.csv"),
        ("--records /nowhere/at/all.jsonl", "/nowhere/at/all.jsonl"),
        ("--colour red", "unrecognized arguments"),
    ],
)
def test_bad_input_is_explained_with_status_2(
    line: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *line.split()]) == 2
    captured = capsys.readouterr()
    assert message in captured.err
    assert "Traceback" not in captured.err
    assert captured.out == ""


def test_help_shows_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--help"]) == 0
    assert "teo simulate --seats greedy,random " in capsys.readouterr().out
