"""`teo ladder`, as it is called."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from teotihuacan import players
from teotihuacan.analysis.ladder import playing
from teotihuacan.cli import main
from teotihuacan.players import Random
from tests.analysis.ladder.miser import at_the_table


@pytest.fixture(autouse=True)
def coins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COLUMNS", "80")
    with at_the_table():
        players.register("other", Random)
        yield


def ladder(capsys: pytest.CaptureFixture[str], line: str) -> str:
    """Run the command; what it wrote."""
    assert main(["ladder", *line.split()]) == 0
    captured = capsys.readouterr()
    assert captured.err == "", "no progress bar where nobody sees it"
    return captured.out


def test_a_small_ladder_in_tables(capsys: pytest.CaptureFixture[str]) -> None:
    out = ladder(capsys, "--game city --pool greedy,random --blocks 2 --seed 1 --first-game")
    said = " ".join(out.split())
    assert "2 blocks, 4 games a match, 2 players, revised edition, first game, seed 1" in said
    for word in (
        "Matches",
        "win share %",
        "margin",
        "points",
        "Ratings",
        "Mirror",
        "Seats",
        "Time",
    ):
        assert word in out
    assert "100.0 (15.8–100.0)" in out
    assert "random – random" in said
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "…" not in out


def test_more_at_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = ladder(capsys, "--game coins --players 4 --pool other,random --focus other --blocks 3")
    said = " ".join(out.split())
    assert "3 blocks, 12 games a match, 4 players" in said
    assert "other among 3 random" in said
    assert "random among 3 other" not in said
    assert "random among 3 random" in said, "the mirror"
    assert max(len(line) for line in out.splitlines()) <= 80


def test_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(
        ladder(capsys, "--game coins --pool other,random --rounds 2 --blocks 4 --json")
    )
    assert (found["game"], found["blocks"], found["games"]) == ("coins", 4, 16)
    assert found["options"]["rounds"] == 2
    assert [match["mirror"] for match in found["matches"]] == [False, True]
    assert [rated["player"] for rated in found["ratings"]].count("random") == 1
    assert {clock["player"] for clock in found["clocks"]} == {"other", "random"}
    assert found["decision"] is None


def test_the_same_line_gives_the_same_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "--game coins --pool other,random --blocks 6 --seed 9"
    once = without_time(ladder(capsys, f"{line} --markdown"))
    out = tmp_path / "ladder.jsonl"
    assert without_time(ladder(capsys, f"{line} --markdown --workers 2 --out {out}")) == once
    out.write_bytes(out.read_bytes()[:-300])
    assert without_time(ladder(capsys, f"{line} --markdown --out {out}")) == once


def without_time(text: str) -> str:
    return text[: text.index("**Time")]


def test_markdown_is_made_of_tables(capsys: pytest.CaptureFixture[str]) -> None:
    out = ladder(capsys, "--game coins --pool other,random --blocks 5 --markdown")
    blocks = out.split("\n\n")
    tables = [block for block in blocks if block.startswith("|")]
    assert len(tables) == 5
    for table in tables:
        lines = table.strip().splitlines()
        assert re.fullmatch(r"\| --- (\| --: )+\|", lines[1])
        assert len({line.count("|") for line in lines}) == 1
    assert blocks[1] == "**Matches, with 95 % intervals**"


def test_nobody_in_the_mirror(capsys: pytest.CaptureFixture[str]) -> None:
    line = "--game coins --pool other,random --blocks 2"
    assert "Mirror" not in ladder(capsys, f"{line} --mirror none")
    assert "other – other" in " ".join(ladder(capsys, f"{line} --mirror other").split())


def test_is_a_better_than_b(capsys: pytest.CaptureFixture[str]) -> None:
    line = "--game coins --sprt miser,random --rounds 9 --win 0.5,0.7 --blocks 200"
    found = json.loads(ladder(capsys, f"{line} --json"))
    assert found["decision"]["verdict"] == "better"
    assert found["blocks"] == found["decision"]["blocks"] < 200
    assert len(found["matches"]) == 1
    toy = ladder(capsys, "--game coins --sprt other,random --blocks 3")
    said = " ".join(toy.split())
    assert "Whether other is better than random is still open" in said
    assert "0.55 against one of 0.5, 3 blocks" in said
    weak = ladder(capsys, "--game coins --sprt other,random --win 0.8,0.95 --blocks 99")
    assert "other is no better than random" in weak


def test_interrupted_it_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "ladder.jsonl"
    line = ["ladder", "--game", "coins", "--pool", "other,random", "--blocks", "3", "--json"]
    assert main(line) == 0
    whole = json.loads(capsys.readouterr().out)
    real, left = playing.play, [5]

    def play(job: object) -> object:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return real(job)  # type: ignore[arg-type]

    monkeypatch.setattr("teotihuacan.analysis.ladder.climbing.play", play)
    assert main([*line, "--out", str(out)]) == 130
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "the same command resumes from it" in captured.err
    assert out.read_bytes().count(b"\n") == 1 + 5
    monkeypatch.undo()
    assert main([*line, "--out", str(out)]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again.pop("clocks")
    assert whole.pop("clocks")
    assert again == whole


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "one of the arguments --pool --sprt is required"),
        ("--pool greedy", "--pool must name 2 or more players, not 1"),
        ("--pool greedy,greedy", "--pool must name each player once"),
        ("--pool greedy,nobody", "there is no player 'nobody'; the players are: random, greedy"),
        ("--pool greedy,", "there is no player ''"),
        ("--pool random,other --sprt random,other", "not allowed with argument"),
        ("--pool random,other --players 5", "players must be 1 to 4"),
        ("--pool random,other --players 1", "needs a bot"),
        ("--pool random,other --game chess", "there is no game 'chess'"),
        ("--pool random,other --blocks 0", "blocks must be 1 to"),
        (
            "--pool random,other --blocks many",
            "--blocks must be a whole number from 0 to 1000000000, not 'm",
        ),
        ("--pool random,other --workers 0", "workers must be 1 to"),
        ("--pool random,other --seed -1", "--seed must be a whole number from 0 to"),
        ("--pool random,other --focus greedy", "focus: 'greedy' is not in the pool"),
        ("--pool random,other --mirror greedy", "mirror: 'greedy' is not in the pool"),
        ("--pool random,other --win 0.5,0.6", "--win and --error need --sprt"),
        ("--pool random,other --json --markdown", "not allowed with argument"),
        ("--pool random,other --out /nowhere/at/all", "/nowhere/at/all"),
        ("--pool random,other --draft --first-game", "exclude each other"),
        ("--sprt random", "--sprt must be two players A,B, not 'random'"),
        ("--sprt random,other,greedy", "--sprt must be two players A,B"),
        ("--sprt random,other --mirror none", "--focus and --mirror need --pool, not --sprt"),
        ("--sprt random,other --win 0.5", "--win must be two shares P,Q, not '0.5'"),
        ("--sprt random,other --win 0.6,0.5", "the lower one first"),
        ("--sprt random,other --win half,more", "--win must be a number, not 'half'"),
        ("--sprt random,other --error 0.7", "--error must be between 0 and 0.5, not 0.7"),
        ("--sprt random,other --bot modified", "table for one player"),
    ],
)
def test_bad_input_is_explained_with_status_2(
    line: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", *line.split()]) == 2
    captured = capsys.readouterr()
    assert message in " ".join(captured.err.split())
    assert "Traceback" not in captured.err
    assert captured.out == ""


def test_a_file_of_another_ladder_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "ladder.jsonl"
    line = ["ladder", "--game", "coins", "--pool", "other,random", "--blocks", "1"]
    assert main([*line, "--out", str(out)]) == 0
    capsys.readouterr()
    assert main([*line, "--rounds", "5", "--out", str(out)]) == 2
    captured = capsys.readouterr()
    assert captured.err == (
        f"teo: {out} holds something else than this ladder, and stays as it is: "
        "option rounds: 3 there, 5 here\n"
    )


def test_help_names_players_and_shows_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "two or more of random, greedy" in said
    assert "teo ladder --pool greedy,random --blocks 200" in said
    assert "--dark-eclipse" in said
    assert main(["ladder", "--game", "coins", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "teo ladder --game coins --pool random" in said
    assert "--rounds" in said
    assert "--dark-eclipse" not in said


@pytest.mark.parametrize("form", ["", "--markdown"])
def test_who_failed_is_told(capsys: pytest.CaptureFixture[str], form: str) -> None:
    plug = "--player tests.players.failing:Raising --decision-seconds 60"
    line = f"--game coins --pool raising,random --mirror none --blocks 1 {plug} {form}"
    out = ladder(capsys, line)
    (told,) = [line for line in out.splitlines() if "forfeited" in line]
    assert re.fullmatch(
        r"raising forfeited decisions to random, of (\d+): \1 raised; first in block 1, "
        "raising – random, seat 0: ValueError: I have lost my notes",
        told,
    )
    assert "60 s for a decision" in " ".join(out.split())


def test_a_plot_shows_every_match_and_rating(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    drawing = tmp_path / "ladder.svg"
    line = f"--game coins --pool other,miser,random --blocks 6 --seed 2 --plot {drawing} --json"
    found = json.loads(ladder(capsys, line))
    drawn = drawing.read_text(encoding="utf-8")
    rows = re.findall(r'data-row="([^"]+)"', drawn)
    matches = [match for match in found["matches"] if not match["mirror"]]
    assert rows[: len(matches)] == [f"{one['one']} – {one['others'][0]}" for one in matches]
    assert rows[len(matches) :] == [rated["player"] for rated in found["ratings"]]
    assert f">{100 * matches[0]['share']['mean']:.0f} %</text>" in drawn
    assert drawn.startswith("<svg")


def test_a_plot_is_an_svg_and_nothing_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said before anything is played."""
    monkeypatch.setattr(playing, "play", None)
    assert main(["ladder", "--game", "coins", "--pool", "other,random", "--plot", "x.png"]) == 2
    assert "--plot must be an .svg file, not x.png" in capsys.readouterr().err
