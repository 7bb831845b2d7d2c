"""Play is what it was: traces, perft counts and golden games, the same pure and compiled."""

from __future__ import annotations

import json
from typing import Any

import pytest

import teotihuacan as teo
from tests.founders.make_stored import GOLDEN, PERFT, STORED, TRACES, counts, trace

FOUND: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8"))
CHUNK = 10


@pytest.mark.parametrize("first", range(0, TRACES, CHUNK))
def test_play_follows_the_stored_traces(first: int) -> None:
    assert len(FOUND["traces"]) == len(set(FOUND["traces"])) == TRACES
    for seed in range(first, first + CHUNK):
        assert trace(seed) == FOUND["traces"][seed], f"seed {seed} is played differently"


@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    assert counts(name) == FOUND["perft"][name]


@pytest.mark.parametrize("number", range(GOLDEN))
def test_golden_games_replay(number: int) -> None:
    record = teo.Record.from_json(FOUND["golden"][number])
    game = teo.replay(record)
    assert game.over
    assert game.scores == record.scores
    assert game.record == record
