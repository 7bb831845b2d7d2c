"""Learning in any game: what a row is told, weights that fit, trainings that can be stopped."""

import builtins
import contextlib
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan.analysis.sharing import JobContext, alone, sharing
from teotihuacan.cli import main
from teotihuacan.engine.options import Options
from teotihuacan.players.learning import Row, SelfPlayAgent, TrainingPlan, TrainingRun
from teotihuacan.players.learning.batch import targets
from teotihuacan.players.learning.fitting import Sums, error, fit
from teotihuacan.titles import GAMES, TITLES, register
from tests.players.coins_training import LearnedCoins
from tests.toy.rules import COINS
from tests.toy.title import CoinsTitle

TABLES: tuple[Options, ...] = ({"players": 2}, {"players": 3})
PLAN = TrainingPlan("coins", TABLES, games=14, generations=3, seed=5, batch=4)


@pytest.fixture
def coins() -> Iterator[None]:
    title = LearnedCoins()
    register(title)
    yield
    del TITLES[title.name], GAMES[title.name]
    COINS.title = None


# --- what a row is told ---------------------------------------------------------------------------


def expecting(*thoughts: float) -> list[Row]:
    """The rows of a game in which the margin was 1, 2, 3 …, and what was thought of its end."""
    return [Row(0, [1.0], float(place), thought) for place, thought in enumerate(thoughts, 1)]


def test_with_a_trace_of_one_a_row_is_told_how_the_game_ended() -> None:
    assert targets(expecting(50.0, 60.0), 10.0, 1.0) == [9.0, 8.0]


def test_without_a_trace_it_is_told_what_is_thought_a_turn_later() -> None:
    assert targets(expecting(50.0, 60.0, 70.0), 10.0, 0.0) == [59.0, 68.0, 7.0]


def test_with_some_trace_it_is_told_a_mixture() -> None:
    later = 0.25 * 60.0 + 0.75 * 10.0
    assert targets(expecting(50.0, 60.0), 10.0, 0.75) == [later - 1.0, 8.0]


def test_a_turn_taken_to_see_what_comes_of_it_is_no_news_for_those_before() -> None:
    rows = expecting(50.0, 60.0)
    rows[1].explored = True
    assert targets(rows, 10.0, 0.75) == [59.0, 8.0]


# --- weights that fit -----------------------------------------------------------------------------


def linear(count: int) -> Sums:
    sums = Sums.empty(1, 3)
    for i in range(count):
        features = [1.0, float(i % 7), float(i * i % 5)]
        goal = 3.0 + 2.0 * features[1] - features[2]
        sums.add([Row(0, features, 0.0)], [goal])
    return sums


def test_a_linear_truth_is_found() -> None:
    sums = linear(2000)
    weights = fit(sums, [[0.0] * 3], 0.001)
    assert weights[0] == pytest.approx([3.0, 2.0, -1.0], abs=1e-4)
    assert error(sums, weights)[0] < 0.01
    assert error(sums, [[3.0, 2.0, 0.0]])[0] > 1.0


def test_few_rows_hardly_move_the_weights_of_the_generation_before() -> None:
    before = [[3.0, 5.0, -1.0]]
    assert fit(linear(5), before, 300.0)[0][1] == pytest.approx(5.0, abs=0.3)
    assert fit(linear(4000), before, 30.0)[0][1] == pytest.approx(2.0, abs=0.1)


def test_what_is_remembered_counts_less() -> None:
    """Ten rows that say 8, at half their weight, and ten that say 2."""
    sums = Sums.empty(1, 1)
    sums.add([Row(0, [1.0], 0.0)] * 10, [8.0] * 10)
    sums.fade(0.5)
    sums.add([Row(0, [1.0], 0.0)] * 10, [2.0] * 10)
    assert fit(sums, [[0.0]], 0.0)[0] == pytest.approx([4.0])


def test_an_era_without_rows_keeps_its_weights() -> None:
    assert fit(Sums.empty(2, 2), [[1.0, 2.0], [3.0, 4.0]], 300.0) == [[1.0, 2.0], [3.0, 4.0]]


# --- trainings ------------------------------------------------------------------------------------


def trained(folder: Path, workers: int = 1, plan: TrainingPlan = PLAN) -> bytes:
    out = folder / "weights.json"
    training = TrainingRun(plan, out, "teo train", "2026-01-01")
    training.run(sharing(workers))
    assert [path.name for path in folder.iterdir()] == ["weights.json"]
    return out.read_bytes()


def breaking_off(after: int) -> Any:
    """Work that is interrupted after this many batches."""

    def some(do: Callable[[Any], Any], jobs: Iterable[Any], context: JobContext) -> Iterator[Any]:
        for number, done in enumerate(alone(do, jobs, context)):
            if number == after:
                raise KeyboardInterrupt
            yield done

    return some


@pytest.mark.usefixtures("coins")
@pytest.mark.parametrize("after", [0, 1, 2])
def test_interrupted_and_gone_on_with_gives_the_same_file(tmp_path: Path, after: int) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    whole.mkdir()
    parts.mkdir()
    seen: list[int] = []
    for _ in range(40):
        training = TrainingRun(PLAN, parts / "weights.json", "teo train", "2026-01-01")
        seen.append(training.played)
        try:
            training.run(breaking_off(after + 1))
        except KeyboardInterrupt:
            continue
        break
    assert seen[0] == 0
    assert len(set(seen)) >= 3, "it went on where it was"
    assert (parts / "weights.json").read_bytes() == trained(whole)


@pytest.mark.usefixtures("coins")
def test_the_number_of_processes_makes_no_difference(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    assert trained(tmp_path / "one") == trained(tmp_path / "two", 2)


@pytest.mark.usefixtures("coins")
def test_rows_are_written_once_and_are_what_is_learned_from(tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    rows = tmp_path / "rows"
    for stop in (1, 99):
        training = TrainingRun(PLAN, tmp_path / "w.json", "", "2026-01-01", rows)
        with contextlib.suppress(KeyboardInterrupt):
            training.run(breaking_off(stop))
    files = sorted(rows.iterdir())
    assert [file.name for file in files[:2]] == ["rows-000-0000000.npz", "rows-000-0000004.npz"]
    assert len(files) == 3 * 4  # four batches of each generation
    written = json.loads((tmp_path / "w.json").read_text(encoding="utf-8"))
    found = [np.load(file) for file in files if file.name.startswith("rows-000")]
    assert sum(len(part["goal"]) for part in found) == sum(written["generations"][0]["rows"])
    sums = Sums.empty(2, 2)
    for part in found:
        assert list(part["names"]) == written["features"]
        assert sorted(set(part["game"])) == sorted(set(part["game"]) & set(range(14)))
        ends = part["final"] - part["present"]
        assert np.allclose(part["goal"], ends)  # the first generation learns from the end
        made = [
            Row(int(era), list(features), float(present))
            for era, features, present in zip(
                part["era"], part["features"], part["present"], strict=True
            )
        ]
        sums.add(made, list(part["goal"]))
    assert [int(count) for count in sums.rows] == written["generations"][0]["rows"]


@pytest.mark.usefixtures("coins")
def test_another_seed_learns_from_other_games(tmp_path: Path) -> None:
    other = TrainingPlan("coins", TABLES, 14, 3, seed=6, batch=4)
    first = json.loads(trained(tmp_path))
    second = json.loads(trained(tmp_path, plan=other))
    assert first["weights"] != second["weights"]
    assert [len(era) for era in first["weights"]] == [2, 2]
    assert [step["rows"][0] for step in first["generations"]] != []


@pytest.mark.usefixtures("coins")
def test_another_training_under_way_is_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    with pytest.raises(KeyboardInterrupt):
        TrainingRun(PLAN, out, "", "2026-01-01").run(breaking_off(1))
    other = TrainingPlan("coins", TABLES, 14, 3, seed=6, batch=4)
    with pytest.raises(teo.OptionError, match="another training"):
        TrainingRun(other, out, "", "2026-01-01")


@pytest.mark.usefixtures("coins")
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "w.json"
    asked = ["train", "--game", "coins", "--games", "4", "--generations", "2", "--seed", "3"]
    asked += ["--vary", "players=2,3", "--out", str(out)]
    assert main(asked) == 0
    assert "generation 2:" in capsys.readouterr().out
    written = json.loads(out.read_text(encoding="utf-8"))
    assert written["command"] == (
        "teo train --game coins --games 4 --generations 2 --seed 3 --vary players=2,3"
    )
    assert [options["players"] for options in written["course"]["variants"]] == [2, 3]
    assert main(asked) == 0
    assert "exists already" in capsys.readouterr().out
    again = [*asked[:-1], str(tmp_path / "more.json"), "--begin", str(out)]
    assert main(again) == 0
    more = json.loads((tmp_path / "more.json").read_text(encoding="utf-8"))
    assert more["course"]["begin"] == written["weights"]
    assert more["weights"] != written["weights"]
    capsys.readouterr()
    assert main([*asked[:-3], "colour=red", "--out", str(out)]) == 2
    assert (
        "--vary must be OPTION=A,B with an option of the game, not 'colour"
        in capsys.readouterr().err
    )


def test_a_game_without_a_training_setup_is_rejected(
    tmp_path: Path, coins: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LearnedCoins, "training_setup", CoinsTitle.training_setup)
    assert TITLES["coins"].training_setup() is None
    with pytest.raises(teo.OptionError, match="nothing can be learned"):
        TrainingRun(TrainingPlan("coins", ({},), 1, 1, 0), tmp_path / "w.json", "", "")


def test_without_numpy_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **named: Any) -> Any:
        if name == "numpy":
            raise ImportError(name)
        return real(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["train", "--out", str(tmp_path / "w.json")]) == 2
    assert "teotihuacan[learning]" in capsys.readouterr().err


def test_a_self_play_agent_tries_any_turn_now_and_then() -> None:
    agent = SelfPlayAgent(3)
    assert [agent.pick(4) for _ in range(100)] == [0] * 100
    agent.exploration = 0.5
    picked = [agent.pick(4) for _ in range(2000)]
    assert set(picked) == {0, 1, 2, 3}
    assert 1150 < picked.count(0) < 1350  # half of them, and a quarter of the other half
