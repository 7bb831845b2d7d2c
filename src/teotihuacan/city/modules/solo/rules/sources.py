"""Where only the bot's points come from."""

from typing import Final

from teotihuacan.city.rules.sources import SOURCES

BOT_SOURCES: Final = ("bot",)
BOT: Final = len(SOURCES)  # cocoa exchanged, goods left over
