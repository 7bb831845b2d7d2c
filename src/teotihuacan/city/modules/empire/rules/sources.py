"""Score columns that only this module fills."""

from typing import Final

from teotihuacan.city.modules.solo.rules import sources as solo_sources
from teotihuacan.city.rules import sources

EMPIRE_SOURCES: Final = ("regions", "warriors")
REGIONS: Final = sources.Source(
    len(sources.SOURCES) + len(solo_sources.BOT_SOURCES)
)  # buildings in them
WARRIORS: Final = sources.Source(REGIONS + 1)  # at an Eclipse
