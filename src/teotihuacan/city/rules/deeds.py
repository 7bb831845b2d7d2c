"""Deeds that tiles of all sorts name, whoever does them and wherever."""

from typing import Final

from teotihuacan.city.rules.state import City, Player

COLLECT: Final = "collect"  # Collect Cocoa, on any board
ROYAL: Final = "royal"  # a worship at a royal tile
MASK: Final = "mask"  # a mask is gained, of any sort

DEEDS: Final = (COLLECT, ROYAL, MASK)


def begin(city: City, player: Player, deed: str) -> None:
    """Let modules have their say before a deed; callers ask first whether there are any."""
    for module in city.setting.deed_begun:
        module.begin_deed(city, player, deed)
