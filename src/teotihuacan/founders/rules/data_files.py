"""The data files of Founders of Teotihuacan: where they lie, where their values may come from.

No file has the name of one of City of Gods, so that an owner may lay corrected files of both games
into one folder.
"""

import os
from typing import Final

from teotihuacan.engine.facts import DataFiles

DATA: Final = DataFiles(
    "founders",
    os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "data"),
    ("rulebook text", "printed game"),
    (
        "storage insert",  # a measured insert for the box: how large the tiles are
        "public pages",
        "inferred",
        "invented",  # the picture is lost: something that fits everything the text says
    ),
)
