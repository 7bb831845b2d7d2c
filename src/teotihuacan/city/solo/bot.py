"""The bot's own things: what lies before it and before nobody else."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.state import City, Part
from teotihuacan.city.solo.difficulty import Difficulty


class Bot(Part):
    """The action pyramid, the direction tiles, and the piles only the bot has."""

    def __init__(
        self,
        modified: bool,
        difficulty: Difficulty,
        tiles: tuple[int, ...],
        directions: tuple[int, ...],
        masks: int,
        box: list[int],
    ) -> None:
        self.modified = modified
        self.difficulty = difficulty  # never changes in a game
        self.tiles = tiles  # by position of the action pyramid, the last one aside
        self.directions = directions  # from the top
        self.masks = masks  # the modified bot's private pile, one bit for each kind
        self.box = box  # discovery tiles out of the game, by kind

    def copy(self) -> Bot:
        return Bot(
            self.modified, self.difficulty, self.tiles, self.directions, self.masks, self.box[:]
        )


NO_BOT: Final = "there is no bot at this table"


def bot_at(city: City) -> Bot | None:
    for part in city.parts:
        if isinstance(part, Bot):
            return part
    return None


def bot_of(city: City) -> Bot:
    """The bot of a solo game."""
    bot = bot_at(city)
    if bot is None:
        raise ValueError(NO_BOT)
    return bot
