"""Families of the bot's steps, for modules that have something to do in its turn."""

from typing import Final

BOT_ACTING: Final = "bot acting"
"""On these lies what a module does in the middle of the bot's action or after it."""
