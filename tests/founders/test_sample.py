"""The sample game of Founders is one of today's rules, played well."""

import json
from importlib import resources
from pathlib import Path

import teotihuacan as teo
from teotihuacan import title as titles
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.titles import title_named


def test_it_is_replayed_to_its_end() -> None:
    shown = title_named("founders").sample()
    assert shown is not None
    assert shown.record.rules == FOUNDERS.revision
    game = teo.replay(shown.record)
    assert game.over
    assert len(shown.names) == game.players == 4
    assert min(game.scores) > 60  # random players come to a third of that


def test_it_is_played_anew_where_it_cannot_be_repeated(tmp_path: Path) -> None:
    stored = resources.files("teotihuacan.founders").joinpath("sample.json")
    told = json.loads(stored.read_text(encoding="utf-8"))
    told["steps"][40] = "~P1"  # nothing that could come there
    file = tmp_path / "sample.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    made = titles.stored_sample(file, title_named("founders"))
    assert teo.replay(made.record).over
