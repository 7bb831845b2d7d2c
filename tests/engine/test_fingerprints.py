"""Records name who played and the data they were played with."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.analysis import simulate
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.engine.facts import DATA_VARIABLE, DataFiles

PINNED = {"city": "eb76eb2db9c60fad", "founders": "68ba9353a09cedd5"}
"""A change of a value changes the fingerprint.  Where all stored games are still played the same,
add the one from before to `earlier` in `rules/data_files.py`.  Otherwise records are refused."""

REPLAY = "import sys, teotihuacan as teo; print(teo.replay(teo.load(sys.argv[1])).scores)"


@pytest.mark.parametrize("game", teo.GAMES)
def test_fingerprint_of_our_data(game: str) -> None:
    assert teo.GAMES[game].data() == PINNED[game]


def played() -> teo.Game:
    game = teo.new_game("city", seed=3, players=2)
    teo.playout(game, teo.Dealer.seeded(3))
    return game


def test_record_names_players_and_data(tmp_path: Path) -> None:
    result = simulate("city", seats=["random", "random"], games=1, records=True).results[0]
    assert result.record is not None
    assert result.record["players"] == ["random", "random"]
    assert result.record["data"] == PINNED["city"]
    record = teo.Record.from_json(result.record)
    record.save(tmp_path / "game.json")
    assert teo.load(tmp_path / "game.json") == record
    assert teo.replay(record).scores == result.record["scores"]


def test_record_from_before_fingerprints_is_replayed() -> None:
    game = played()
    written = game.record.to_json()
    del written["data"]
    assert teo.replay(teo.Record.from_json(written)).scores == game.scores


def test_record_of_other_data_is_refused_before_its_first_step() -> None:
    written = {**played().record.to_json(), "data": "fedcba9876543210", "steps": ["nonsense"]}
    with pytest.raises(teo.RecordError, match="played with different data") as told:
        teo.replay(teo.Record.from_json(written))
    assert told.value.field == "data"


@pytest.mark.parametrize("players", ["casual", [], [7], ["a"] * 10])
def test_players_of_a_record_are_a_list_of_texts(players: object) -> None:
    with pytest.raises(teo.RecordError, match="players"):
        teo.Record.from_json({**played().record.to_json(), "players": players})


def test_record_made_with_corrected_data_is_refused_without_it(tmp_path: Path) -> None:
    """In both directions, with another process for the corrected data."""
    ours = Path(DATA.folder, "calendar.toml").read_text(encoding="utf-8")
    corrected = ours.replace("cocoa = 1", "cocoa = 2", 1)
    assert corrected != ours
    (tmp_path / "calendar.toml").write_text(corrected, encoding="utf-8")
    record = tmp_path / "game.json"
    played().record.save(record)
    environment = {**os.environ, DATA_VARIABLE: str(tmp_path)}
    command = [sys.executable, "-c", REPLAY, str(record)]
    refused = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert "RecordError: data: it was played with different data" in refused.stderr
    make = f"import json, teotihuacan as teo; print(json.dumps({MADE}))"
    made = subprocess.run(
        [sys.executable, "-c", make], env=environment, capture_output=True, text=True, check=True
    )
    with pytest.raises(teo.RecordError, match="played with different data"):
        teo.replay(teo.Record.from_json(json.loads(made.stdout)))


MADE = "teo.new_game('city', seed=1).record.to_json()"


def test_fingerprint_ignores_sources_notes_and_files(tmp_path: Path) -> None:
    def hashed(name: str, text: str) -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        books = DataFiles("toy", str(tmp_path), ("text",), ())
        books.open(name)
        return books.fingerprint()

    first = hashed("a.toml", '[tile]\nsource = ["text"]\ncost = 1\nmore = 2\n')
    assert first == hashed("b.toml", '[tile]\nmore = 2\nsource = []\nnote = "seen"\ncost = 1\n')
    assert first != hashed("c.toml", '[tile]\nsource = ["text"]\ncost = 2\nmore = 2\n')


def test_earlier_fingerprints_are_known_while_nothing_is_corrected() -> None:
    rules = teo.GAMES["city"]
    assert rules.knows_data("")
    assert rules.knows_data(rules.data())
    assert not rules.knows_data("fedcba9876543210")
    books = DataFiles("city", DATA.folder, DATA.texts, DATA.others, ("fedcba9876543210",))
    known, rules.data_files = rules.data_files, books
    try:
        assert rules.knows_data("fedcba9876543210")
    finally:
        rules.data_files = known
