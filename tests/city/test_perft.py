"""Counts of positions, compared with the stored ones (made by `make perft`)."""

import json

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from tests.make_perft import SETUPS, STORED, Setup

COUNTS_OF_REVISION_1: dict[str, list[int]] = json.loads(
    STORED.with_name("perft-1.json").read_text(encoding="utf-8")
)
COUNTS: dict[str, list[int]] = json.loads(STORED.read_text(encoding="utf-8"))


def test_every_setup_is_stored_once() -> None:
    assert list(COUNTS) == [setup.name for setup in SETUPS]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)
def test_perft(setup: Setup) -> None:
    assert setup.counts() == COUNTS[setup.name]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)
def test_games_of_revision_1_count_as_before(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """These counts were made by the program before its rules got a second revision."""
    monkeypatch.setattr(CITY, "revision", 1)
    assert setup.counts() == COUNTS_OF_REVISION_1[setup.name]


def test_perft_counts_what_a_plain_search_finds() -> None:
    game = SETUPS[4].game()
    found = [game]
    for depth in range(1, 6):
        following: list[teo.Game] = []
        for position in found:
            for choice in position.choices:
                after = position.copy()
                after.play(choice)
                following.append(after)
        found = following
        assert len(found) == COUNTS[SETUPS[4].name][depth - 1]
