"""Whole ladders of a real game: workers, files, being killed and coming back."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.analysis.ladder import Ladder, LadderFileError, Played, Sprt, climb, report
from tests.analysis.ladder.miser import Miser, at_the_table


@pytest.fixture(autouse=True)
def coins() -> Iterator[None]:
    with at_the_table():
        yield


def planned(blocks: int = 4, seats: int = 2, seed: int = 5) -> Ladder:
    return Ladder.of(
        "coins", pool=["miser", "random"], blocks=blocks, seed=seed, options={"players": seats}
    )


def table(climbed: object) -> dict[str, object]:
    """A report without what the clock says."""
    found = report(climbed).to_json()  # type: ignore[arg-type]
    del found["clocks"]
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_number_of_workers_makes_no_difference(seats: int, tmp_path: Path) -> None:
    alone = climb(planned(seats=seats), out=tmp_path / "alone")
    shared = climb(planned(seats=seats), workers=2, out=tmp_path / "shared")
    assert alone == shared
    assert table(alone) == table(shared)
    without = [
        [json.loads(line) | {"seconds": 0} for line in path.read_text("utf-8").splitlines()]
        for path in (tmp_path / "alone", tmp_path / "shared")
    ]
    assert without[0] == without[1]


def test_a_ladder_is_decided_by_its_seed() -> None:
    assert climb(planned()).games == climb(planned()).games
    assert climb(planned()).games != climb(planned(seed=6)).games
    assert climb(planned(blocks=2)).games == climb(planned(blocks=4)).games[: 2 * 4]


def test_who_thinks_is_better_than_who_does_not() -> None:
    found = report(climb(planned(blocks=30)))
    assert [rated.player for rated in found.ratings] == ["miser", "random"]
    assert found.matches[0].share.mean > 0.6
    assert found.matches[1].brackets


def test_killed_at_any_byte_it_ends_with_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    whole = climb(planned(), out=path)
    written = path.read_bytes()
    random = Random(1)
    first = written.index(b"\n") + 1
    places = [0, 1, first - 1, first, first + 1, len(written) - 1, len(written)]
    for place in places + [random.randrange(len(written)) for _ in range(25)]:
        path.write_bytes(written[:place])
        again = climb(planned(), out=path)
        assert again == whole
        assert table(again) == table(whole)
        lines = path.read_bytes().splitlines(keepends=True)
        assert lines[0] == written[:first]
        assert len(lines) == 1 + planned().games
        assert all(line.endswith(b"\n") for line in lines)


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ladder.jsonl"
    whole = climb(planned(), out=path)
    played: list[Played] = []

    def forbidden(self: Miser, game: teo.Game) -> int:
        raise AssertionError("nothing is to be played")

    monkeypatch.setattr(Miser, "choose", forbidden)
    assert climb(planned(), out=path, progress=played.append) == whole
    assert tuple(played) == whole.games, "the bar moves for those of the file as well"
    assert climb(planned(blocks=2), out=path).games == whole.games[: len(whole.games) // 2]


def test_more_blocks_continue_a_ladder(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    climb(planned(blocks=2), out=path)
    assert climb(planned(blocks=4), out=path) == climb(planned(blocks=4))


def test_games_may_stand_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    whole = climb(planned(), out=path)
    head, *games = path.read_bytes().splitlines(keepends=True)
    Random(2).shuffle(games)
    path.write_bytes(head + b"".join(games[:9]) + games[0])
    assert climb(planned(), out=path) == whole


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (planned, "seed: 5 there, 6 here"),
        (lambda seed: planned(seats=3), "option players: 2 there, 3 here"),
        (
            lambda seed: Ladder.of("coins", pool=["random", "miser"], seed=5),
            r'pool: \["miser", "random"\] there, \["random", "miser"\] here',
        ),
        (lambda seed: Ladder.of("coins", pool=["miser", "random"], seed=5, mirror=[]), "matches: "),
        (lambda seed: Ladder.of(pool=["greedy", "random"]), "game: "),
    ],
    ids=["seed", "option", "pool", "matches", "game"],
)
def test_the_file_of_another_ladder_is_refused(other: object, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    climb(planned(blocks=1), out=path)
    before = path.read_bytes()
    assert callable(other)
    with pytest.raises(LadderFileError, match=reason):
        climb(other(seed=6), out=path)
    assert path.read_bytes() == before, "and left as it is"


@pytest.mark.parametrize("name", ["version", "revision"])
def test_games_of_another_version_are_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    climb(planned(blocks=1), out=path)
    head, *games = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text(json.dumps(json.loads(head) | {name: "old"}) + "\n" + "".join(games), "utf-8")
    with pytest.raises(LadderFileError, match=f'{name}: "old" there'):
        climb(planned(blocks=1), out=path)


@pytest.mark.parametrize("text", ["a tune\n", "a tune", '{"format": "a tune"}\n', "[1, 2]\n", "\n"])
def test_what_is_no_ladder_stays_as_it_is(text: str, tmp_path: Path) -> None:
    path = tmp_path / "letters.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(LadderFileError, match="does not begin as a ladder does"):
        climb(planned(), out=path)
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    "change",
    [
        {"block": 0},
        {"match": 2},
        {"rotation": 2},
        {"rotation": True},
        {"scores": [1]},
        {"scores": "12"},
        {"winners": [2]},
        {"seconds": None},
        {"seconds": ["soon", "late"]},
        {"turns": [1.5, 2]},
        {"forfeits": [[0, 1, 0, 0]], "troubles": [""]},
        {"forfeits": [[0, 1], [0, 0]], "troubles": ["", ""]},
        {"forfeits": [[0, 0, 0, 0], [0, 0, 0, 0]]},
        {"forfeits": 1, "troubles": ["", ""]},
    ],
    ids=str,
)
def test_a_damaged_line_is_named(change: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    climb(planned(), out=path)
    lines = path.read_text("utf-8").splitlines()
    lines[3] = json.dumps(json.loads(lines[3]) | change)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(LadderFileError, match="line 4: this is not a game of this ladder"):
        climb(planned(), out=path)


def test_a_game_that_ended_twice_differently_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    climb(planned(), out=path)
    last = json.loads(path.read_text("utf-8").splitlines()[-1])
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(last | {"scores": [1, 2]}) + "\n")
    with pytest.raises(LadderFileError, match="ended differently"):
        climb(planned(), out=path)


# --- players that fail ----------------------------------------------------------------------------


def test_what_a_player_forfeits_is_counted_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ladder.jsonl"
    monkeypatch.setattr(Miser, "choose", lambda self, game: -1)
    failed = climb(planned(), out=path)
    for played in failed.games:
        if played.key[1] == 0:
            miser = played.key[2]
            assert played.forfeits[miser] == (0, played.decisions[miser], 0, 0)
            assert sum(played.forfeits[1 - miser]) == 0
            assert played.troubles[miser] == "-1 is not legal"
        else:
            assert not played.forfeits
            assert not played.troubles
    (failure,) = report(failed).failures
    asked = sum(game.decisions[game.key[2]] for game in failed.games if game.key[1] == 0)
    assert (failure.player, failure.decisions) == ("miser", asked)
    assert failure.forfeits == {"illegal": asked}
    assert failure.trouble == "block 1, miser – random, seat 0: -1 is not legal"
    monkeypatch.undo()
    again = climb(planned(), out=path)
    assert again == failed, "what is in the file is not played again"
    assert report(again).failures == (failure,)
    assert report(climb(planned())).failures == ()


def test_a_limit_is_part_of_a_ladder(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    hasty = replace(planned(blocks=1), limit=0.0)
    (failure,) = report(climb(hasty, out=path)).failures
    assert (failure.player, list(failure.forfeits)) == ("miser", ["late"])
    with pytest.raises(LadderFileError, match=r"limit: 0\.0 there, null here"):
        climb(planned(blocks=1), out=path)
    with pytest.raises(teo.OptionError, match="a decision may take"):
        Ladder.of("coins", pool=["miser", "random"], limit=-1.0)


def test_a_ladder_hands_out_nothing_but_what_a_seat_may_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[teo.Game] = []

    def looked(self: Miser, game: teo.Game) -> int:
        seen.append(game)
        return game.ids[0]

    monkeypatch.setattr(Miser, "choose", looked)
    climb(planned(blocks=1))
    assert seen
    assert all((game.dealer, game.seed, game.history) == (None, None, []) for game in seen)


# --- the test that stops --------------------------------------------------------------------------


def compared(blocks: int = 400) -> Ladder:
    pool = ["miser", "random"]
    return Ladder.of("coins", pool=pool, blocks=blocks, seed=5, focus=pool[:1], mirror=[])


def test_a_decision_ends_the_ladder(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    test = Sprt(0.5, 0.65)
    found = climb(compared(), test=test, out=path)
    assert found.decision is not None
    assert found.decision.verdict == "better"
    assert found.decision.blocks == found.blocks < 400
    assert len(found.games) == 2 * found.blocks
    assert climb(compared(), test=test, workers=2) == found
    # Cut short, or with games behind the decision: the table is the same.
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert climb(compared(), test=test, out=path) == found
    climb(compared(found.blocks + 3), out=path)
    assert climb(compared(), test=test, out=path) == found


def test_what_stays_open_is_said() -> None:
    found = climb(compared(3), test=Sprt.usual(2))
    assert found.decision is not None
    assert found.decision.verdict == "open"
    assert found.blocks == 3


def test_alone_nobody_is_better() -> None:
    options = {"players": 1, "bot": "modified"}
    alone = Ladder.of("city", pool=["random"], blocks=1, options=options)
    with pytest.raises(teo.OptionError, match="a table for one player"):
        climb(alone, test=Sprt.usual(2))


# --- other tables ---------------------------------------------------------------------------------


def test_against_a_bot_everybody_is_rated_with_it() -> None:
    options = {"players": 1, "bot": "modified"}
    found = report(climb(Ladder.of("city", pool=["random"], blocks=3, options=options)))
    (match,) = found.matches
    assert (match.others, match.share.mean) == (("modified",), 0.0)
    assert [rated.player for rated in found.ratings] == ["modified", "random"]
    assert found.seats == ()


def test_alone_without_anybody_there_are_scores_only() -> None:
    options = {"players": 1, "solo": "score attack"}
    found = report(climb(Ladder.of("founders", pool=["random"], blocks=2, options=options)))
    assert found.matches[0].margin is None
    assert found.ratings == ()


def test_the_same_game_as_anybody_would_play_it() -> None:
    plan = planned()
    played = climb(plan).games[1]
    seeds = plan.seeds(played.key)
    game = teo.new_game("coins", seed=seeds[0], players=2)
    seated = [
        players.Seated(name, seed, "coins") for name, seed in zip(("random", "miser"), seeds[1:])
    ]
    while not game.over:
        assert game.actor is not None
        game.apply(seated[game.actor].decide(game))
    assert tuple(game.scores) == played.scores
    assert tuple(game.winners) == played.winners
    assert replace(played, seconds=(0.0, 0.0)) == played


def test_a_command_that_is_killed_goes_on(tmp_path: Path) -> None:
    """In other processes, workers and all; the file is the only thing that survives."""
    path = tmp_path / "ladder.jsonl"
    line = ["ladder", "--bot", "modified", "--pool", "random", "--blocks", "60", "--json"]
    command = [sys.executable, "-m", "teotihuacan", *line]
    with subprocess.Popen(
        [*command, "--out", str(path), "--workers", "2"], stdout=subprocess.DEVNULL
    ) as process:
        while process.poll() is None and not (path.exists() and path.stat().st_size > 2000):
            time.sleep(0.005)
        process.kill()
    assert path.read_bytes().count(b"\n") > 1
    tables = []
    for more in (["--out", str(path)], []):
        ran = subprocess.run([*command, *more], capture_output=True, encoding="utf-8")
        assert ran.returncode == 0, ran.stderr
        tables.append(json.loads(ran.stdout))
        del tables[-1]["clocks"]
    assert tables[0] == tables[1]
