"""Solo play from the command line: `--bot`, `--difficulty`, and what is said of the bot."""

import json
from pathlib import Path

import pytest

import teotihuacan as teo
from tests.cli.running import Run, Teo

ENOUGH = "1\n" * 2000  # always the first answer; a game takes far fewer
HARD = "preset=hard,worship_steps=3,powers=1/0/-1"


def first_choices(seed: int, **options: object) -> teo.Game:
    """The same game in the engine alone, always by the first choice."""
    game = teo.new_game("city", players=1, seed=seed, **options)
    while not game.over:
        game.play(game.choices[0])
    return game


def total(run: Run) -> list[int]:
    line = next(line for line in run.out.splitlines() if line.startswith("Total"))
    return [int(number) for number in line.split()[1:]]


@pytest.mark.parametrize(
    ("bot", "difficulty"), [("teotibot", None), ("modified", "hard"), ("modified", HARD)]
)
def test_a_whole_game_through_the_pipe(
    teo_command: Teo, tmp_path: Path, bot: str, difficulty: str | None
) -> None:
    record = tmp_path / "solo.json"
    line = ["play", "--text", "--bot", bot, "--seed", "3", "--record", str(record)]
    if difficulty is not None:
        line += ["--difficulty", difficulty]
    run = teo_command(*line, typed=ENOUGH)
    assert (run.status, run.err) == (0, "")
    wish: object = difficulty
    if difficulty == HARD:
        wish = {"preset": "hard", "worship_steps": 3, "powers": [1, 0, -1]}
    game = first_choices(3, bot=bot, difficulty=wish)
    assert total(run) == game.scores == teo.replay(teo.load(record)).scores
    winner = ["Player 1", "Teotibot"][game.winners[0]]
    assert f"{winner} wins with {max(game.scores)} points" in run.out
    assert "Teotibot rolls " in run.out
    assert "Teotibot, " not in run.out  # nobody asks it anything


def test_the_bot_is_called_teotibot_and_you_as_you_like(teo_command: Teo) -> None:
    run = teo_command("play", "--text", "--bot", "teotibot", "--seed", "3", "--names", "Ana")
    assert "Ana, " in run.out
    assert "Teotibot" in run.out
    assert "Player 2" not in run.out


def test_a_preset_and_single_values(teo_command: Teo, tmp_path: Path) -> None:
    record = tmp_path / "solo.json"
    run = teo_command(
        *("play", "--text", "--bot", "modified", "--difficulty", HARD, "--seed", "3"),
        *("--record", str(record)),
        typed="1\nquit\n",
    )
    assert run.status == 0
    options = teo.load(record).options
    assert (options["players"], options["bot"]) == (1, "modified")
    assert options["difficulty"] == {
        "powers": [1, 0, -1],
        "gold": 1,
        "wood": 1,
        "stone": 1,
        "cocoa_points": 4,
        "worship_steps": 3,
        "bonus_points": 20,
        "technology_points": 3,
    }


@pytest.mark.parametrize("command", ["play --text", "simulate --games 1"])
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("--bot teotibot --difficulty worship_steps=9", "worship_steps must be from 1 to 3, not 9"),
        ("--bot teotibot --difficulty cocoa_points=0", "cocoa_points must be from 1 to 5, not 0"),
        ("--bot teotibot --difficulty gold=many", "gold must be"),
        ("--bot teotibot --difficulty powers=1/2/0", "-1 to 1"),
        ("--bot teotibot --difficulty bonus_points=12", "5, 10, 15, 20, 25"),
        ("--bot teotibot --difficulty cruel", "easy, normal, hard, brutal"),
        ("--bot teotibot --difficulty cheating=1", "worship_steps"),
        ("--bot somebody", "one of teotibot, modified, not 'somebody'"),
        ("--bot teotibot --players 3", "the bot plays against one player (players=1)"),
        ("--difficulty hard", "there is none in this game"),
        ("--draft --bot teotibot", "the draft needs at least two players"),
        ("--players 1", "needs a bot: teotibot, modified"),
    ],
)
def test_what_is_refused_says_what_is_allowed(
    teo_command: Teo, command: str, line: str, message: str
) -> None:
    run = teo_command(*command.split(), *line.split())
    assert run.status == 2
    assert message in run.err
    assert "Traceback" not in run.err
    assert run.out == ""


def test_simulate_reports_the_bot(teo_command: Teo) -> None:
    line = ("simulate", "--seats", "greedy", "--bot", "modified", "--games", "2", "--seed", "1")
    run = teo_command(*line)
    assert run.status == 0
    assert "2 games, solo against modified, revised edition, seed 1" in run.out
    rows = [row.split()[:2] for row in run.out.splitlines()]
    assert ["0", "greedy"] in rows
    assert ["1", "modified"] in rows
    summary = json.loads(teo_command(*line, "--json").out)
    assert [standing["player"] for standing in summary["seats"]] == ["greedy", "modified"]
    assert sum(standing["wins"] for standing in summary["seats"]) == 2
    assert summary["seats"][1]["scores"]["mean"] > 50


@pytest.mark.parametrize(
    ("level", "told"),
    [
        ("easy", ", difficulty easy"),
        ("hard", ", difficulty hard"),
        ("normal", ""),
        ("worship_steps=3,powers=1/0/-1", ", difficulty powers=1/0/-1,worship_steps=3"),
    ],
)
def test_simulate_tells_the_level(teo_command: Teo, level: str, told: str) -> None:
    line = ("simulate", "--seats", "random", "--bot", "modified", "--games", "1")
    run = teo_command(*line, "--difficulty", level)
    assert run.status == 0, run.err
    heading = run.out.split("Wins and scores")[0]
    assert " ".join(heading.split()) == (
        f"1 games, solo against modified, revised edition{told}, seed 0"
    )


def test_replay_calls_seat_1_teotibot(teo_command: Teo, tmp_path: Path) -> None:
    record = tmp_path / "solo.json"
    game = first_choices(5, bot="modified")
    game.record.save(record)
    run = teo_command("replay", str(record))
    assert (run.status, run.err) == (0, "")
    assert "Teotibot rolls " in run.out
    assert "Player 2" not in run.out
    assert total(run) == game.scores
    checked = teo_command("replay", "--check", str(record))
    assert checked.out == f"{record}: OK, scores {game.scores[0]} {game.scores[1]}\n"


def test_the_table_shows_the_action_tiles_with_their_dice(teo_command: Teo) -> None:
    line = ["play", "--text", "--bot", "teotibot", "--first-game", "--seed", "4"]
    shown = teo_command(*line, typed="table\nquit\n").out
    game = teo.new_game("city", players=1, bot="teotibot", first_game=True, seed=4)
    table = game.view(0)["table"]
    assert isinstance(table, dict)
    top = table["bot"]["tiles"][0].capitalize()
    assert f"{top} (dice: 6 7 8)" in shown
