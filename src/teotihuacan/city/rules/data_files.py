"""The data files of City of Gods: where they lie, and where their values may come from."""

import os
from typing import Final

from teotihuacan.engine.facts import DataFiles

DATA: Final = DataFiles(
    "city",
    os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "data"),
    (
        "first edition text",
        "revised edition text",
        "modified Teotibot text",
        "expansion text",
        "printed game",
        "ours",  # chosen by us: there is nothing printed to check it with
    ),
    (
        "rulebook picture",
        "photo",
        "redrawn board",
        "BoardGameArena tables",
        "Tabletop Simulator geometry",
        "solo apps",
        "inferred",
    ),
)
