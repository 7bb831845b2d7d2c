"""Where only this module's points come from."""

from typing import Final

from teotihuacan.city.modules.solo.rules.sources import BOT_SOURCES
from teotihuacan.city.rules.sources import SOURCES

EMPIRE_SOURCES: Final = ("regions", "warriors")
REGIONS: Final = len(SOURCES) + len(BOT_SOURCES)  # buildings in them
WARRIORS: Final = REGIONS + 1  # at an Eclipse
