"""Golden games: whole recorded games must still end with the same scores (see `make golden`)."""

from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.rules import REVISION
from tests import make_golden
from tests.city.invariants import check
from tests.golden import is_dealt_again, replays_to_its_scores
from tests.make_golden import expected, name_of, records
from tests.picture import stored

RECORDS = records("city")


def test_all_golden_games_are_there() -> None:
    assert {name_of(path) for path in RECORDS} == expected("city")


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_game_replays_to_its_scores(path: Path) -> None:
    replays_to_its_scores(path, check)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_dealer_still_deals_what_it_dealt(path: Path) -> None:
    is_dealt_again(path)


def test_golden_games_of_earlier_revisions_are_never_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_golden, "FOLDER", tmp_path)
    monkeypatch.setattr(make_golden, "GAMES", {"city": [("new", 1, ("random", "random"), {})]})
    monkeypatch.setattr(make_golden, "STORED", tmp_path / "trace.json")
    monkeypatch.setattr(make_golden, "traces", list)
    monkeypatch.setattr(stored, "STORED", tmp_path / "pictures.json")
    monkeypatch.setattr(stored, "SAMPLES", {})
    for revision in (REVISION - 1, REVISION):
        old = tmp_path / str(revision) / "old.json"
        old.parent.mkdir()
        old.write_text("kept as it is", encoding="utf-8")
    make_golden.main()
    before, today = tmp_path / str(REVISION - 1), tmp_path / str(REVISION)
    assert [path.name for path in before.iterdir()] == ["old.json"]
    assert (before / "old.json").read_text(encoding="utf-8") == "kept as it is"
    assert [path.name for path in today.iterdir()] == ["new.json"]
    assert teo.load(today / "new.json").rules == REVISION
