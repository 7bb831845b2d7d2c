"""Golden games of Founders: whole recorded games must still end with the same scores."""

from __future__ import annotations

from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.engine.game import Game
from teotihuacan.founders.game import FOUNDERS
from tests.founders.invariants import check
from tests.make_golden import expected, name_of, records

RECORDS = records("founders")


def test_all_golden_games_are_there() -> None:
    assert {name_of(path) for path in RECORDS} == expected("founders")


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_game_replays_to_its_scores(path: Path) -> None:
    record = teo.load(path)
    assert str(record.rules) == path.parent.name
    game = teo.replay(record)
    check(game)
    assert game.over
    assert game.scores == record.scores
    assert game.record.steps == record.steps


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_dealer_still_deals_what_it_dealt(path: Path) -> None:
    record = teo.load(path)
    game = Game.new(FOUNDERS, record.options, record.seed, record.rules)
    while not game.over:
        game.play(record.steps[len(game.history)])
    assert game.record == record
