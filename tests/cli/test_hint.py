"""`teo hint`, `teo review`, and `hint` in the text game."""

import json
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.cli.review import blocks
from teotihuacan.players.advice import advise
from tests.cli.running import Teo

SOLO = {"players": 1, "bot": "teotibot", "first_game": True}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that somebody played at random."""
    game = teo.new_game("city", seed=7, **SOLO)
    chooser = players.make("random", 1, "city")
    while not game.over:
        game.play(chooser.choose(game))
    file = tmp_path_factory.mktemp("records") / "game.json"
    game.record.save(file)
    return file


def test_teo_hint(teo_command: Teo, finished: Path, tmp_path: Path) -> None:
    record = teo.load(finished)
    at = next(step for step in range(40, 100) if teo.replay(record, step).asked == "turn")
    game = teo.replay(record, at)
    best = advise(game, 0)[0]
    run = teo_command("hint", str(finished), "--at", str(at), "--json", "--most", "2")
    assert run.status == 0
    told = json.loads(run.out)
    assert told["seat"] == 0
    assert len(told["turns"]) == 2
    assert told["turns"][0]["codes"] == [game.rules.codes[id] for id in best.ids]
    assert told["turns"][0]["margin"] == pytest.approx(best.margin, abs=0.01)
    position = tmp_path / "position.json"
    position.write_text(json.dumps(game.position()), encoding="utf-8")
    run = teo_command("hint", str(position))
    assert run.status == 0
    lines = run.out.splitlines()
    assert lines[0] == "Player 1, which worker do you move?"
    assert lines[1].startswith("1  ")
    assert " → " in lines[1]
    assert "at the end" in run.out
    spanish = teo_command("hint", str(position), "--language", "es")
    assert "al final" in spanish.out


def test_hint_and_review_of_founders(teo_command: Teo, tmp_path: Path) -> None:
    """Alone, so that points are promised and no margin; two turns before the end of the game."""
    game = teo.new_game("founders", players=1, side="A", solo="score attack", seed=2)
    greedy = players.make("greedy", 1, "founders")
    turns: list[int] = []
    while not game.over:
        if game.asked == "turn":
            turns.append(len(game.history))
        game.apply(greedy.choose(game))
    file = tmp_path / "founders.json"
    game.record.save(file)
    run = teo_command("hint", str(file), "--at", str(turns[-3]))
    assert run.status == 0
    assert run.out.splitlines()[0] == "Player 1, where do you place disks, and how many?"
    assert "points at the end; this turn gives" in run.out
    run = teo_command("review", str(file), "--most", "2")
    assert run.status == 0
    assert run.out.startswith("Expected points")
    assert f"… +{game.scores[0]}\n" in run.out


def test_teo_hint_refuses(teo_command: Teo, finished: Path, tmp_path: Path) -> None:
    run = teo_command("hint", str(finished))
    assert (run.status, run.out) == (2, "")
    assert "over" in run.err
    drawing = tmp_path / "chance.json"
    game = teo.new_game("city", players=2, seed=None)
    drawing.write_text(json.dumps(game.position()), encoding="utf-8")
    run = teo_command("hint", str(drawing))
    assert run.status == 2
    assert "chance" in run.err
    assert teo_command("hint", str(tmp_path / "none.json")).status == 2


def test_teo_review(teo_command: Teo, finished: Path, tmp_path: Path) -> None:
    drawing = tmp_path / "course.svg"
    run = teo_command("review", str(finished), "-o", str(drawing), "--most", "3")
    assert run.status == 0
    assert run.err == ""  # no bar but on a terminal
    assert "Expected margin" in run.out
    assert run.out.count("Better: ") == run.out.count("Played: ") == 3
    assert "cost about" in run.out
    drawn = drawing.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert drawn.count('data-mark="') == 3
    assert ".margin-line" in drawn  # it brings its style
    run = teo_command("review", str(finished), "--json")
    told = json.loads(run.out)
    scores = teo.load(finished).scores
    assert scores is not None
    assert told["scores"] == scores
    assert told["courses"][0]["margins"][-1][1] == scores[0] - scores[1]
    assert len(told["turns"]) + 1 == len(told["courses"][0]["margins"])


def test_teo_review_refuses(teo_command: Teo, finished: Path, tmp_path: Path) -> None:
    running = tmp_path / "running.json"
    teo.new_game("city", players=2, seed=1).record.save(running)
    run = teo_command("review", str(running))
    assert run.status == 2
    assert "not over" in run.err
    assert teo_command("review", str(finished), "-o", "course.png").status == 2
    assert teo_command("review", str(finished), "--seat", "4").status == 2


def test_a_row_of_blocks() -> None:
    assert blocks([-10.0, 0.0, 10.0], -10.0, 10.0) == "▁▅█"  # half a block is rounded up
    assert blocks([0.0], 0.0, 0.0) == "▁"


TEXT = ("play", "--text", "--first-game", "--seed", "1")


def test_a_hint_in_the_text_game(teo_command: Teo) -> None:
    run = teo_command(*TEXT, "--seats", "human,random", typed="hint\nhelp\nquit\n")
    assert "1  The power" in run.out
    assert "at the end" in run.out
    assert "\nhint " in run.out  # among the commands
    spanish = teo_command(*TEXT, "--seats", "human,random", "--language", "es", typed="pista\n")
    assert "al final" in spanish.out


def test_a_hint_in_the_text_game_of_founders(teo_command: Teo) -> None:
    seats = ("--seats", "human,random", "--seed", "1")
    run = teo_command("play", "--text", "--game", "founders", *seats, typed="hint\nquit\n")
    assert "\n1  " in run.out  # the setup, of which nothing can be weighed
    assert "at the end" not in run.out


def test_no_hints_where_several_people_play(teo_command: Teo) -> None:
    run = teo_command(*TEXT, "--seats", "human,human", typed="hint\nquit\n")
    assert "not available in games with other people" in run.out
    assert "at the end" not in run.out


def test_no_hints_where_nobody_can_judge(teo_command: Teo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teotihuacan.city.title.CityTitle.evaluator", lambda title, game: None)
    run = teo_command(*TEXT, "--seats", "human,random", typed="hint\nquit\n")
    assert "not available for this kind of game" in run.out
