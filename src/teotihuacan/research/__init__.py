"""Environments for research: specifications, batches of games, information states.

>>> from teotihuacan import research
>>> name = next(iter(research.environments()))
>>> research.spec(name).name == name
True
"""

from teotihuacan.research.arrays import Games
from teotihuacan.research.packages import MissingPackage, needed
from teotihuacan.research.specification import (
    Action,
    Specification,
    environments,
    spec,
)

__all__ = ["Action", "Games", "MissingPackage", "Specification", "environments", "needed", "spec"]
