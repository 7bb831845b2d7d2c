"""The sources of points of bots."""

from typing import Final

from teotihuacan.city.modules.solo.rules import sources
from teotihuacan.city.picture.modules import Symbols

SYMBOLS: Final = Symbols(other_sources=(sources.BOT,))
