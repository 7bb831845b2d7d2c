"""A whole game to watch, brought along with the program: four computer players at one table."""

from functools import cache
from importlib import resources
from typing import Final

from teotihuacan.city.game import CITY
from teotihuacan.players.lineup import Later
from teotihuacan.title import Sample, stored_sample

SAMPLE_NAMES: Final = ("Itzel", "Nahuel", "Xoch", "Yaotl")


@cache
def sample() -> Sample:
    file = resources.files(__package__).joinpath("sample.json")
    return stored_sample(
        file, CITY, SAMPLE_NAMES, "greedy", Later("teotihuacan.city.players.greedy", "Greedy")
    )
