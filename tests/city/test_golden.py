"""Golden games: whole recorded games must still end with the same scores (see `make golden`)."""

from __future__ import annotations

from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.city.game import CITY
from teotihuacan.city.rules.rules import REVISION
from teotihuacan.engine.game import Game
from tests.city.invariants import check
from tests.make_golden import FOLDER, GAMES

RECORDS = sorted(FOLDER.glob("*.json"))


def test_all_golden_games_are_there() -> None:
    assert {path.stem for path in RECORDS} == {name for name, *_ in GAMES}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_scores(path: Path) -> None:
    record = teo.load(path)
    assert record.rules <= REVISION
    game = teo.replay(record)
    check(game)
    assert game.over
    assert game.scores == record.scores
    assert game.record.steps == record.steps


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_dealer_still_deals_what_it_dealt(path: Path) -> None:
    record = teo.load(path)
    game = Game.new(CITY, record.options, record.seed, record.rules)
    while not game.over:
        game.play(record.steps[len(game.history)])
    assert game.record == record
