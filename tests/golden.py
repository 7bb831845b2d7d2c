"""What must hold for the golden games of any title (see `make golden`)."""

from collections.abc import Callable
from pathlib import Path

import teotihuacan as teo


def replays_to_its_scores(path: Path, check: Callable[[teo.Game], None]) -> None:
    record = teo.load(path)
    assert str(record.rules) == path.parent.name
    game = teo.replay(record)
    check(game)
    assert game.over
    assert game.scores == record.scores
    assert game.record.steps == record.steps


def is_dealt_again(path: Path) -> None:
    """The dealer still deals what it dealt."""
    record = teo.load(path)
    game = teo.Game.new(teo.GAMES[record.game], record.options, record.seed, record.rules)
    while not game.over:
        game.play(record.steps[len(game.history)])
    assert game.record == record
