"""Play is what it was: traces and perft counts, the same pure and compiled."""

import json
from typing import Any

import pytest

from tests.founders.make_stored import STORED, TRACES, trace
from tests.make_perft import SETUPS_OF_FOUNDERS, STORED_OF_FOUNDERS, Setup

FOUND: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8"))
COUNTS: dict[str, list[int]] = json.loads(STORED_OF_FOUNDERS.read_text(encoding="utf-8"))
CHUNK = 10


@pytest.mark.parametrize("first", range(0, TRACES, CHUNK))
def test_play_follows_the_stored_traces(first: int) -> None:
    assert len(FOUND["traces"]) == len(set(FOUND["traces"])) == TRACES
    for seed in range(first, first + CHUNK):
        assert trace(seed) == FOUND["traces"][seed], f"seed {seed} is played differently"


@pytest.mark.parametrize("setup", SETUPS_OF_FOUNDERS, ids=lambda setup: setup.name)
def test_perft(setup: Setup) -> None:
    assert setup.counts() == COUNTS[setup.name]


def test_every_setup_is_stored_once() -> None:
    assert list(COUNTS) == [setup.name for setup in SETUPS_OF_FOUNDERS]
