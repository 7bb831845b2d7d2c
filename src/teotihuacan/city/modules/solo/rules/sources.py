"""Score columns of the bot only."""

from typing import Final

from teotihuacan.city.rules import sources

BOT_SOURCES: Final = ("bot",)
BOT: Final = sources.Source(len(sources.SOURCES))  # cocoa exchanged, goods left over
