"""The signs of obsidian and the Major Discovery tiles."""

from typing import Final

from teotihuacan.city.picture.modules import Symbols

SYMBOLS: Final = Symbols(
    icons="obsidian major major-pair back reuse power-down",
    units={"obsidian": "obsidian", "back": "back", "reuse": "reuse", "major": "major"},
)
