"""A whole game to watch, brought along with the program: four computers found their cities."""

from functools import cache
from importlib import resources
from typing import Final

from teotihuacan.founders.game import FOUNDERS
from teotihuacan.players.lineup import Later
from teotihuacan.title import Sample, stored_sample

NAMES: Final = ("Citlali", "Tlaloc", "Ameyali", "Necalli")


@cache
def sample() -> Sample:
    file = resources.files(__package__).joinpath("sample.json")
    return stored_sample(
        file, FOUNDERS, NAMES, "greedy", Later("teotihuacan.founders.players.greedy", "Greedy")
    )
