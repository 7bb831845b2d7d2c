"""City of Gods with all its modules: the one instance of its rules."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.rules import CityRules
from teotihuacan.city.solo.module import SOLO

CITY: Final = CityRules((SOLO,))
