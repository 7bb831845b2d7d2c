"""The bot's own things, and all it needs to know of the table it plays at."""

from __future__ import annotations

from teotihuacan.city.rules.state import City, Part, Player
from teotihuacan.city.solo.difficulty import Difficulty
from teotihuacan.engine.compiling import mypyc_attr


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


def bot_of(city: City) -> Bot:
    """The bot of a solo game."""
    for part in city.parts:
        if isinstance(part, Bot):
            return part
    raise ValueError("there is no bot at this table")


@mypyc_attr(allow_interpreted_subclasses=True)
class BotTable:
    """The table as the bot sees it: what it asks of others, and what it does to their things.

    The bot changes its own `player` and `bot`; everything else goes through these methods.  The
    game of City of Gods is one such table; a companion for people who have the box in front of
    them is another.
    """

    def __init__(self, bot: Bot, player: Player) -> None:
        self.bot = bot
        self.player = player

    # --- what it asks -------------------------------------------------------------------------

    def slot(self, board: int) -> int:
        """The place of a board in the ring, clockwise from the Palace (0)."""
        raise NotImplementedError

    def board_at(self, slot: int) -> int:
        raise NotImplementedError

    def era(self) -> int:
        """0, 1 or 2 Eclipses behind us."""
        raise NotImplementedError

    def top_taken(self, temple: int) -> bool:
        """Whether the player's marker stands on the top of a temple."""
        raise NotImplementedError

    def top_rewarded(self) -> bool:
        """Whether this edition rewards the topmost step."""
        raise NotImplementedError

    def next_site(self) -> int:
        """The first open site from the lowest level on, in reading order; -1: none, or no tile."""
        raise NotImplementedError

    def next_side(self) -> int:
        """The first side clockwise from the top that can be decorated; -1: none, or no tile."""
        raise NotImplementedError

    def buildings_left(self) -> int:
        raise NotImplementedError

    def row_filled(self, row: int) -> int:
        """How many buildings stand in a row of the Nobles."""
        raise NotImplementedError

    def technology_at(self, place: int) -> int:
        """The technology on a place of the display, in reading order."""
        raise NotImplementedError

    def rival_knows(self, technology: int) -> bool:
        raise NotImplementedError

    def rival_locked_on(self, board: int) -> bool:
        """Whether a worker of the player is locked on a board's temple sidebar."""
        raise NotImplementedError

    def near(self, board: int) -> int:
        """The discovery tile beside a board's worship space, or -1."""
        raise NotImplementedError

    # --- what it does -------------------------------------------------------------------------

    def tell(self, kind: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Say what it did and why."""
        raise NotImplementedError

    def score(self, points: int, source: int) -> None:
        raise NotImplementedError

    def take(self, good: int, amount: int) -> None:
        raise NotImplementedError

    def lay_tile(self, site: int) -> None:
        """Lay the leftmost pyramid tile, turned at random."""
        raise NotImplementedError

    def decorate(self, side: int) -> None:
        """Place the topmost decoration on the next space of a side."""
        raise NotImplementedError

    def build(self, row: int) -> None:
        """Place the next building in a row."""
        raise NotImplementedError

    def reward_rival(self, technology: int) -> None:
        """The player scores for a technology that the bot gains after them."""
        raise NotImplementedError

    def release_rival(self, board: int) -> None:
        """Unlock the player's worker on a temple sidebar."""
        raise NotImplementedError

    def discard_near(self, board: int) -> None:
        """Discard the discovery tile beside a worship space; a new one takes its place."""
        raise NotImplementedError

    def take_near(self, board: int) -> None:
        """The bot claims the tile there, which it has paid; a new one takes its place."""
        raise NotImplementedError

    def advance_calendar(self) -> None:
        raise NotImplementedError
