"""Founders of Teotihuacan: the one instance of its rules."""

from typing import Final

from teotihuacan.founders.rules.rules import FoundersRules
from teotihuacan.founders.solo.attack import SCORE_ATTACK

FOUNDERS: Final = FoundersRules(SCORE_ATTACK)
