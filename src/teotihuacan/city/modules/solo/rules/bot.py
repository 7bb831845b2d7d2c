"""The bot's state: its own tiles, dice and counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.solo.rules.difficulty import Difficulty
from teotihuacan.city.modules.solo.rules.extension import BotExtension
from teotihuacan.city.rules.state import City, Part, Player

if TYPE_CHECKING:
    from teotihuacan.city.modules.solo.rules.manual import Manual


class Bot(Part):
    """The action pyramid, the direction tiles, and the piles only the bot has."""

    def __init__(
        self,
        manual: Manual,
        difficulty: Difficulty,
        extensions: tuple[BotExtension, ...],
        tiles: tuple[int, ...],
        directions: tuple[int, ...],
        masks: int,
        box: list[int],
        reborn: int = -1,
        extras: tuple[str, ...] = (),
    ) -> None:
        self.manual = manual  # never changes in a game
        self.difficulty = difficulty  # nor does this
        self.extensions = extensions  # nor do these
        self.tiles = tiles  # by position of the action pyramid, the last one aside
        self.directions = directions  # from the top
        self.masks = masks  # the modified bot's private pile, one bit for each kind
        self.box = box  # discovery tiles out of the game, by kind
        self.extras = extras  # those of the game, its priests among them, by what is printed
        self.reborn = reborn  # a worker that the current action has let ascend, or -1

    def moves_otherwise(self) -> bool:
        """Return whether the direction tiles determine how far its workers advance."""
        return len(self.directions) > BASE_DIRECTIONS

    def copy(self) -> Bot:
        return Bot(
            self.manual,
            self.difficulty,
            self.extensions,
            self.tiles,
            self.directions,
            self.masks,
            self.box[:],
            self.reborn,
            self.extras,
        )


BASE_DIRECTIONS: Final = 2
"""The number of direction tiles in the base game."""

NO_BOT: Final = "there is no bot at this table"


def passed(city: City, player: Player) -> None:
    """Tell the extensions that a worker has moved past the first space of the ring."""
    for extension in bot_of(city).extensions:
        extension.passed(city, player)


def rolled(city: City, pips: int) -> None:
    """Tell the extensions what the dice show."""
    for extension in bot_of(city).extensions:
        extension.rolled(city, pips)


def extension_at(city: City, board: int) -> BotExtension | None:
    """Return the extension whose module has an action in place of a board's."""
    for extension in bot_of(city).extensions:
        if extension.works_at(board):
            return extension
    return None


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
