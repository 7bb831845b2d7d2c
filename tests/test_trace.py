"""Compiled and pure play are the same game: identical traces over 300 seeds.

Whichever package is installed is compared with the stored traces; where it is the compiled one,
its own sources are run beside it, uncompiled, and compared with the same numbers.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from tests.make_plays import plays
from tests.trace import GREEDY, SEEDS, SOLO, STORED, trace

TRACES: list[str] = json.loads(STORED.read_text(encoding="utf-8"))["traces"]
ROOT = Path(__file__).parents[1]
CHUNK = 25


def test_there_are_enough_traces() -> None:
    assert SEEDS == 300
    assert len(TRACES) == len(set(TRACES)) == SEEDS + SOLO + GREEDY


@pytest.mark.parametrize("first", range(0, len(TRACES), CHUNK))
def test_play_follows_the_stored_traces(first: int) -> None:
    for seed in range(first, min(first + CHUNK, len(TRACES))):
        assert trace(seed) == TRACES[seed], f"seed {seed} is played differently"


PLAYS: list[list[object]] = json.loads(STORED.with_name("plays-1.json").read_text(encoding="utf-8"))
"""What the games of all traces came to in the program before its rules got a second revision.

The last ones are greedy's: they also say that it decides as it did.
"""


def test_every_trace_has_its_game_of_revision_1() -> None:
    assert len(PLAYS) == len(TRACES)


@pytest.mark.parametrize("first", range(0, len(PLAYS), CHUNK))
def test_games_of_revision_1_are_played_as_before(
    first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same ids, scores and winners (see `make_plays.py` for how the file was made)."""
    monkeypatch.setattr(CITY, "revision", 1)
    for seed in range(first, min(first + CHUNK, len(PLAYS))):
        assert plays(seed) == PLAYS[seed], f"seed {seed} is played differently"


def sources_only(folder: str, names: list[str]) -> list[str]:
    kept = (".py", ".toml", ".txt", ".typed")
    inside = Path(folder)
    return [name for name in names if not (name.endswith(kept) or (inside / name).is_dir())]


@pytest.mark.skipif(not teo.COMPILED, reason="the installed package is the pure one")
def test_the_same_sources_uncompiled_play_the_same(tmp_path: Path) -> None:
    package = Path(teo.__file__).parent
    shutil.copytree(package, tmp_path / package.name, ignore=sources_only)
    done = subprocess.run(
        [sys.executable, "-m", "tests.trace"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["compiled"] is False
    assert found["traces"] == TRACES
