"""Compiled and pure play are the same game: identical traces over 300 seeds.

Whichever package is installed is compared with the stored traces; where it is the compiled one,
its own sources are run beside it, uncompiled, and compared with the same numbers.
"""

import json
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from tests import elsewhere
from tests.make_plays import plays
from tests.trace import GREEDY, SEEDS, SOLO, STORED, trace

TRACES: list[str] = json.loads(STORED.read_text(encoding="utf-8"))["traces"]
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


@pytest.mark.long  # make test runs the traces with the pure package as well
@pytest.mark.skipif(not teo.COMPILED, reason="the installed package is the pure one")
def test_the_same_sources_uncompiled_play_the_same(tmp_path: Path) -> None:
    elsewhere.copied(tmp_path)
    found = json.loads(elsewhere.run(tmp_path, "tests.trace"))
    assert found["compiled"] is False
    assert found["traces"] == TRACES
