"""Many games at once."""

import csv
import json
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan import analysis, players
from tests.players.failing import FAILING


class First(players.Player):
    """Defined at the top of a module, so that other processes can find it."""

    name = "first"

    def choose(self, game: teo.Game) -> int:
        return game.ids[0]


def test_the_number_of_workers_makes_no_difference() -> None:
    seats = ["random", "greedy", "random"]
    alone = analysis.simulate(seats=seats, games=5, seed=3, records=True)
    shared = analysis.simulate(seats=seats, games=5, seed=3, records=True, workers=2)
    assert alone == shared
    assert alone.summary == shared.summary


def test_a_seed_decides_all_games() -> None:
    first = analysis.simulate(seats=["random", "random"], games=6, seed=1)
    assert first == analysis.simulate(seats=["random", "random"], games=6, seed=1)
    second = analysis.simulate(seats=["random", "random"], games=6, seed=2)
    seeds = {result.seed for result in (*first.results, *second.results)}
    assert len(seeds) == 12, "neighbouring simulations share no games"


def test_more_games_begin_with_the_same_ones() -> None:
    few = analysis.simulate(seats=["random", "random"], games=3, seed=1)
    many = analysis.simulate(seats=["random", "random"], games=6, seed=1)
    assert many.results[:3] == few.results


def test_the_seeds_of_a_game_differ() -> None:
    seeds = [seed for number in range(50) for seed in analysis.game_seeds(7, number, 4)]
    assert len(set(seeds)) == 250
    assert all(0 <= seed < 2**53 for seed in seeds)


OPTIONS: list[dict[str, object]] = [
    {"players": 2, "edition": "first", "draft": True},
    {"players": 3, "dark_eclipse": True},
    {"players": 4, "first_game": True},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_points_by_source_add_up_to_the_score(options: dict[str, object]) -> None:
    count = options["players"]
    assert isinstance(count, int)
    seats = ["greedy", *["random"] * (count - 1)]
    found = analysis.simulate(seats=seats, games=2, seed=4, options=options)
    for result in found.results:
        assert tuple(sum(row) for row in result.points) == result.scores
    for standing in found.summary.seats:
        assert sum(standing.points.values()) == pytest.approx(standing.scores.mean)


def test_the_points_of_a_first_game_were_there_from_the_start() -> None:
    found = analysis.simulate(seats=["random"] * 4, games=1, seed=4, options={"first_game": True})
    setup = analysis.sources_of("city").index("setup")
    assert [row[setup] for row in found.results[0].points] == [0, 1, 0, 0]


@pytest.mark.parametrize("options", OPTIONS)
def test_every_record_replays_to_its_scores(options: dict[str, object]) -> None:
    seats = ["random"] * int(str(options["players"]))
    found = analysis.simulate(seats=seats, games=3, seed=4, options=options, records=True)
    for result in found.results:
        record = teo.Record.from_json(json.loads(json.dumps(result.record)))
        game = teo.replay(record)
        assert tuple(game.scores) == result.scores
        assert tuple(game.winners) == result.winners
        assert record.seed == result.seed
        assert teo.new_game("city", seed=result.seed, **record.options).options == record.options


def test_decisions_and_turns_are_counted() -> None:
    plan = analysis.Plan.of("city", seats=["random", "random"], seed=1)
    result = analysis.play_game(plan, 1, record=True)
    game = teo.new_game("city", players=2, seed=result.seed)
    chosen = seated_again(plan)
    decisions = turns = 0
    while not game.over:
        actor = game.actor
        assert actor is not None
        game.play(chosen[actor].choose(game))
        decisions += 1
        turns += sum(1 for event in game.events if event.kind == "turn")
    assert game.scores == list(result.scores)
    assert (decisions, turns) == (result.decisions, result.turns)


def seated_again(plan: analysis.Plan) -> list[players.Player]:
    seeds = analysis.game_seeds(plan.seed, 1, len(plan.seats))
    return [players.make(name, seeds[1 + i]) for i, name in enumerate(plan.seats)]


def test_progress_hears_of_every_game_in_order() -> None:
    heard: list[int] = []
    analysis.simulate(
        seats=["random", "random"], games=4, progress=lambda result: heard.append(result.number)
    )
    assert heard == [1, 2, 3, 4]


def test_a_player_of_ones_own_plays_in_other_processes() -> None:
    players.register("first", First)
    found = analysis.simulate(seats=["first", "random"], games=2, workers=2)
    assert found == analysis.simulate(seats=["first", "random"], games=2)


def test_a_player_that_cannot_travel_is_refused_for_workers() -> None:
    players.register("stay", lambda seed: First(seed))
    with pytest.raises(teo.OptionError, match="cannot be sent to other processes"):
        analysis.simulate(seats=["stay", "random"], games=2, workers=2)
    assert len(analysis.simulate(seats=["stay", "random"], games=1).results) == 1


def test_a_player_who_fails_is_counted_and_stops_nothing() -> None:
    for made in FAILING:
        players.register(made.name, made)
    seats = ["cheating", "greedy", "raising", "unborn"]
    found = analysis.simulate(seats=seats, games=2, seed=3)
    shared = analysis.simulate(seats=seats, games=2, seed=3, workers=2)
    alone = analysis.simulate(seats=["leaving", "random"], games=1)
    assert found == shared
    sheet = [standing.forfeits for standing in found.summary.seats]
    assert [list(forfeits) for forfeits in sheet] == [["illegal"], [], ["raised"], ["raised"]]
    for result in found.results:
        counts = [sum(row) for row in result.forfeits]
        assert counts[1] == 0
        assert min(counts[0], counts[2], counts[3]) > 20
        assert sum(counts) < result.decisions
    troubles = [standing.trouble for standing in found.summary.seats]
    assert troubles[0] == "game 1: -1 is not legal"
    assert troubles[1] == ""
    assert troubles[2] == "game 1: ValueError: I have lost my notes"
    assert troubles[3] == "game 1: RuntimeError: no memory"
    assert json.loads(json.dumps(found.summary.to_json()))["seats"][0]["forfeits"] == sheet[0]
    assert list(alone.summary.seats[0].forfeits) == ["raised"]


def test_who_has_no_time_forfeits_everything() -> None:
    found = analysis.simulate(seats=["greedy", "random"], games=1, limit=0.0)
    first, second = found.results[0].forfeits
    late = players.REASONS.index("late")
    assert first[late] == sum(first) > 20
    assert sum(second) == 0, "random needs none"
    with pytest.raises(teo.OptionError, match="a decision may take"):
        analysis.simulate(seats=["random", "random"], limit=-1.0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": ["random"]}, "needs a bot"),
        ({"seats": ["random", "nobody"]}, "no player 'nobody'"),
        ({"seats": ["random", "random"], "games": 0}, "games must be"),
        ({"seats": ["random", "random"], "workers": 0}, "workers must be"),
        ({"seats": ["random", "random"], "seed": -1}, "seed must be"),
        ({"seats": ["random", "random"], "game": "chess"}, "no game 'chess'"),
        (
            {"seats": ["random", "random"], "options": {"players": 3}},
            "--seats must name 3 players, not 2: random,random",
        ),
        ({"seats": ["random", "random"], "options": {"colour": 3}}, "no option 'colour'"),
    ],
)
def test_what_cannot_be_played_is_an_option_error(
    arguments: dict[str, object], message: str
) -> None:
    with pytest.raises(teo.OptionError, match=message):
        analysis.simulate(**arguments)  # type: ignore[arg-type]


# --- summary --------------------------------------------------------------------------------------


def test_the_summary_counts_wins_by_seat_and_by_player() -> None:
    found = analysis.simulate(seats=["random", "greedy", "random"], games=4, seed=5)
    summary = found.summary
    assert sum(standing.wins for standing in summary.seats) == 4
    assert [(s.player, s.seats) for s in summary.players] == [("random", (0, 2)), ("greedy", (1,))]
    greedy = summary.players[1]
    assert greedy == summary.seats[1]
    assert greedy.wins == 4
    assert greedy.share == 1.0
    assert 0.5 < greedy.low < greedy.high <= 1.0
    scores = [result.scores[1] for result in found.results]
    assert greedy.scores.mean == sum(scores) / 4
    assert (greedy.scores.lowest, greedy.scores.highest) == (min(scores), max(scores))
    assert json.loads(json.dumps(summary.to_json()))["games"] == 4


def test_intervals() -> None:
    assert analysis.interval(0, 10)[0] == 0.0
    assert analysis.interval(10, 10)[1] == 1.0
    low, high = analysis.interval(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)  # as printed in statistics books


# --- files ----------------------------------------------------------------------------------------


def test_records_in_a_file_and_in_a_folder(tmp_path: Path) -> None:
    found = analysis.simulate(seats=["random", "random"], games=3, seed=6, records=True)
    lines = tmp_path / "games.jsonl"
    folder = tmp_path / "games" / "here"
    for name in (str(lines), f"{folder}/"):
        writer = analysis.record_writer(name)
        for result in found.results:
            writer.write(result)
        writer.close()
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"game-00000{n}.json" for n in (1, 2, 3)]
    texts = lines.read_text(encoding="utf-8").splitlines()
    assert len(texts) == 3
    for text, path, result in zip(texts, files, found.results, strict=True):
        record = teo.load(path)
        assert record == teo.Record.from_json(json.loads(text))
        assert tuple(teo.replay(record).scores) == result.scores
    assert isinstance(analysis.record_writer(str(folder)), analysis.RecordFolder)


def test_a_result_without_its_record_cannot_be_written(tmp_path: Path) -> None:
    found = analysis.simulate(seats=["random", "random"], games=1)
    writer = analysis.record_writer(str(tmp_path / "x.jsonl"))
    with pytest.raises(ValueError, match="without its record"):
        writer.write(found.results[0])
    writer.close()


def test_a_sheet_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    found = analysis.simulate(seats=["random", "greedy"], games=2, seed=6)
    path = tmp_path / "games.csv"
    sheet = analysis.ResultSheet(path, "city")
    for result in found.results:
        sheet.write(result)
    sheet.close()
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["seat"]) for row in rows] == [
        ("1", "0"),
        ("1", "1"),
        ("2", "0"),
        ("2", "1"),
    ]
    for row in rows:
        result = found.results[int(row["game"]) - 1]
        seat = int(row["seat"])
        assert int(row["score"]) == result.scores[seat]
        assert sum(int(row[source]) for source in analysis.sources_of("city")) == int(row["score"])
        assert row["player"] == ("random", "greedy")[seat]
        assert row["won"] == str(int(seat in result.winners))
        assert (int(row["decisions"]), int(row["turns"])) == (result.decisions, result.turns)
