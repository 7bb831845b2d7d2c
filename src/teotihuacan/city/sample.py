"""A whole game to watch, brought along with the program: four computer players at one table."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

from teotihuacan.engine.record import Record
from teotihuacan.title import Sample

FILE: Final = "sample.json"
NAMES: Final = ("Itzel", "Nahuel", "Xoch", "Yaotl")


@cache
def sample() -> Sample:
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return Sample(Record.from_json(json.loads(text)), NAMES, ("greedy",) * len(NAMES))
