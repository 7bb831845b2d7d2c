"""`teo replay`, `teo facts`, `teo perft`."""

import json
import random
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.titles import TITLES
from tests.cli.running import Teo
from tests.toy.installed import registered


def played(seed: int, decisions: int = 10**6, **options: object) -> teo.Game:
    game = teo.new_game("city", seed=seed, **options)
    chooser = random.Random(seed)
    while not game.over and len(game.history) < decisions:
        game.play(chooser.choice(game.ids))
    return game


def decisions_in(game: teo.Game) -> int:
    return len([id for id in game.history if not game.rules.codes[id].startswith("~")])


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    file = tmp_path / "whole.json"
    played(1, players=3).record.save(file)
    return file


def test_a_game_in_words(teo_command: Teo, whole: Path) -> None:
    run = teo_command("replay", str(whole))
    assert run.status == 0
    assert run.err == ""
    assert run.out.count("Clockwise") == 1
    for piece in ("starts with starting tile", "Eclipse 1.", "owes", " wins with "):
        assert piece in run.out
    total = next(line for line in run.out.splitlines() if line.startswith("Total"))
    assert [int(number) for number in total.split()[1:]] == teo.load(whole).scores


def test_until_stops_and_shows_the_table(teo_command: Teo, whole: Path) -> None:
    record = teo.load(whole)
    game = teo.replay(record, 200)
    run = teo_command("replay", str(whole), "--until", "200")
    assert run.status == 0
    assert run.out.count("Clockwise") == 2
    assert run.out.strip().endswith(game.question)
    assert teo_command("replay", str(whole), "--until", "0").status == 0
    assert " wins with " in teo_command("replay", str(whole), "--until", "99999").out


def test_check_says_ok(teo_command: Teo, whole: Path) -> None:
    run = teo_command("replay", "--check", str(whole), str(whole))
    scores = " ".join(str(score) for score in teo.load(whole).scores or [])
    assert run.status == 0
    assert run.out.splitlines() == [f"{whole}: OK, scores {scores}"] * 2


def test_check_of_an_unfinished_game(teo_command: Teo, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    played(2, 150, players=2).record.save(file)
    run = teo_command("replay", "--check", str(file))
    assert run.status == 0
    assert "OK, not over" in run.out


def test_many_records_in_one_file(teo_command: Teo, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    games = [played(seed, players=2, first_game=True) for seed in range(3)]
    file.write_text("".join(json.dumps(game.record.to_json()) + "\n" for game in games) + "\n")
    run = teo_command("replay", "--check", str(file))
    assert (run.status, run.out) == (0, f"{file}: OK, 3 games\n")
    run = teo_command("replay", "--json", str(file))
    told = [json.loads(line) for line in run.out.splitlines()]
    assert [entry["scores"] for entry in told] == [game.scores for game in games]
    for entry, game in zip(told, games, strict=True):
        assert [sum(points.values()) for points in entry["points"]] == game.scores
        assert entry["winners"] == game.winners
        assert entry["decisions"] == decisions_in(game)
        assert entry["decisions"] < len(game.history), "draws do not count"


def test_a_record_spread_over_many_lines(teo_command: Teo, whole: Path) -> None:
    whole.write_text(json.dumps(teo.load(whole).to_json(), indent=2))
    assert teo_command("replay", "--check", str(whole)).status == 0


def test_a_game_that_does_not_replay_is_status_1(teo_command: Teo, whole: Path) -> None:
    data = teo.load(whole).to_json()
    scores = data["scores"]
    assert isinstance(scores, list)
    whole.write_text(json.dumps({**data, "scores": [scores[0] + 1, *scores[1:]]}))
    run = teo_command("replay", "--check", str(whole))
    assert run.status == 1
    assert "scores" in run.err
    assert "OK" not in run.out
    steps = data["steps"]
    assert isinstance(steps, list)
    whole.write_text(json.dumps({**data, "steps": [*steps[:100], "end", *steps[100:]]}))
    for arguments in (["--check"], ["--json"], []):
        run = teo_command("replay", *arguments, str(whole))
        assert run.status == 1
        assert "steps[" in run.err


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "3", "null", "no JSON", '{"format": "something else"}', "\x00", "[" * 100_000],
)
def test_a_broken_file_is_status_2(teo_command: Teo, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    for arguments in (["--check"], ["--json"], []):
        run = teo_command("replay", *arguments, str(file))
        assert run.status == 2
        assert run.err.startswith(f"{file}: ")
        assert run.out == ""


def test_files_that_are_no_text_are_broken(teo_command: Teo, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(b'{"format": "\xff\xfe"}\n')
    assert teo_command("replay", "--check", str(file)).status == 2
    assert teo_command("replay", "--check", str(tmp_path)).status == 2


def test_one_broken_line_does_not_hide_the_others(teo_command: Teo, whole: Path) -> None:
    line = whole.read_text().strip()
    whole.write_text(f"{line}\nrubbish\n{line[:-60]}\n{line}\n")
    run = teo_command("replay", "--check", str(whole))
    assert run.status == 2
    assert f"{whole}, line 2: " in run.err
    assert f"{whole}, line 3: " in run.err
    assert len(run.err.splitlines()) == 2


def test_options_that_cannot_be_are_broken(teo_command: Teo, whole: Path) -> None:
    data = teo.load(whole).to_json()
    whole.write_text(json.dumps({**data, "options": {"players": 9}}))
    assert teo_command("replay", "--check", str(whole)).status == 2


def test_a_record_that_starts_from_a_position(teo_command: Teo, tmp_path: Path) -> None:
    game = teo.from_position(played(5, 200, players=2).position())
    while not game.over:
        game.play(game.choices[0])
    file = tmp_path / "late.json"
    game.record.save(file)
    run = teo_command("replay", str(file))
    assert run.status == 0
    assert "Total" in run.out
    assert teo_command("replay", "--check", str(file)).status == 0


def test_facts_lists_what_is_doubtful(teo_command: Teo) -> None:
    run = teo_command("facts", "--game", "city")
    assert run.status == 0
    weak = [fact for fact in DATA.facts() if fact.is_weak()]
    assert f"{len(weak)} of {len(DATA.facts())} groups of values" in run.out
    assert "buildings row" in run.out
    assert "The last two values are 1, 1" in run.out
    everything = teo_command("facts", "--game", "city", "--all")
    assert len(everything.out) > len(run.out)
    assert f"{len(DATA.facts())} of {len(DATA.facts())}" in everything.out


def test_facts_of_several_games_stand_under_their_names(teo_command: Teo) -> None:
    run = teo_command("facts")
    lines = [line.strip() for line in run.out.splitlines()]
    headings = {name: title.words().text("screen.title") for name, title in TITLES.items()}
    assert len(headings) > 1
    places = [lines.index(heading) for heading in headings.values()]
    assert places == sorted(places)
    for name, begin, end in zip(headings, places, [*places[1:], len(lines)], strict=True):
        weak = {fact.file for fact in TITLES[name].facts() if fact.is_weak()}
        files = {line for line in lines[begin:end] if line.endswith(".toml")}
        assert files == weak, name
    known = [fact for title in TITLES.values() for fact in title.facts()]
    weak_ones = [fact for fact in known if fact.is_weak()]
    assert f"{len(weak_ones)} of {len(known)} groups of values" in run.out
    alone = teo_command("facts", "--game", "founders").out
    assert not any(heading in alone for heading in headings.values())


def test_a_game_without_facts_has_no_heading(teo_command: Teo) -> None:
    with registered():
        assert "Coins" not in teo_command("facts").out


def test_perft_counts(teo_command: Teo) -> None:
    options = ("--players", "2", "--first-game", "--seed", "1")
    game = teo.new_game("city", players=2, first_game=True, seed=1)
    run = teo_command("perft", *options, "--depth", "3")
    assert run.status == 0
    counts = [int(line.split()[2].replace(",", "")) for line in run.out.splitlines()]
    assert counts == [teo.perft(game, depth) for depth in (1, 2, 3)]
    divided = teo_command("perft", *options, "--depth", "3", "--divide").out.splitlines()
    assert [line.split()[0] for line in divided] == [*(c.code for c in game.choices), "all"]
    assert int(divided[-1].split()[1].replace(",", "")) == counts[2]
    game.play("N2")
    after = teo_command("perft", *options, "--depth", "1", "--after", "N2")
    assert int(after.out.split()[2]) == teo.perft(game, 1)


@pytest.mark.parametrize("setup", ["start", "turn", "middle", "late"])
def test_perft_setups_are_the_same_every_time(teo_command: Teo, setup: str) -> None:
    arguments = ("perft", "--players", "3", "--seed", "7", "--setup", setup, "--depth", "2")
    first, second = teo_command(*arguments), teo_command(*arguments)
    assert first.status == 0
    counts = [[line.split()[2] for line in run.out.splitlines()] for run in (first, second)]
    assert counts[0] == counts[1]


def test_perft_without_a_seed_counts_draws(teo_command: Teo) -> None:
    run = teo_command("perft", "--depth", "1")
    assert int(run.out.split()[2]) == 6  # the boards that can lie first
