"""City of Gods with all its modules: the one instance of its rules."""

from typing import Final

from teotihuacan.city.expansions import HOMES, parts
from teotihuacan.city.rules.modules import Module
from teotihuacan.city.rules.rules import CityRules

CITY: Final = CityRules(parts(HOMES, "module", Module))
