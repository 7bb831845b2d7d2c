"""Environments for research: specifications, batches of games, information states.

>>> from teotihuacan import research
>>> name = next(iter(research.environments()))
>>> research.spec(name).name == name
True
"""

from teotihuacan.observation.layout import Field
from teotihuacan.research.arrays import Games
from teotihuacan.research.packages import MissingPackage, needed
from teotihuacan.research.page import actions_page, page
from teotihuacan.research.processes import ProcessGames, WorkerDied
from teotihuacan.research.recall import Recall, information_state
from teotihuacan.research.specification import (
    Action,
    Specification,
    environments,
    spec,
)

__all__ = ["Action", "Field", "Games", "MissingPackage", "ProcessGames", "Recall", "Specification"]
__all__ += [
    "WorkerDied",
    "actions_page",
    "environments",
    "information_state",
    "needed",
    "page",
    "spec",
]
