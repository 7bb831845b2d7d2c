"""A whole game to watch, brought along with the program: four computer players at one table."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

from teotihuacan.city.game import CITY
from teotihuacan.city.players import PLAYERS
from teotihuacan.engine.errors import RecordError
from teotihuacan.engine.game import Game
from teotihuacan.engine.record import Record, replay
from teotihuacan.title import Sample

FILE: Final = "sample.json"
NAMES: Final = ("Itzel", "Nahuel", "Xoch", "Yaotl")


@cache
def sample() -> Sample:
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    record = Record.from_json(json.loads(text))
    try:
        replay(record, {CITY.name: CITY})
    except RecordError:
        record = played_anew(record)
    return Sample(record, NAMES, ("greedy",) * len(NAMES))


def played_anew(record: Record) -> Record:
    """The same four at the same table: with corrected data the stored game cannot be repeated."""
    game = Game.new(CITY, record.options, record.seed)
    player = PLAYERS["greedy"](record.seed or 0)
    while not game.over:
        game.apply(player.choose(game))
    return Record.of(game)
