"""How Founders of Teotihuacan is thought about: what a city is worth, which turns to look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from teotihuacan.players.player import Factory

PLAYERS: Final[Mapping[str, Factory]] = {}
"""The computer players of Founders of Teotihuacan."""
