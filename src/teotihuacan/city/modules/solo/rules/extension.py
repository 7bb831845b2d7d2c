"""What an expansion module changes for the bots."""

from typing import Final

from teotihuacan.city.rules.bundle import EMPTY_BUNDLE, Bundle
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.compiling import mypyc_attr

BOT_ACTING: Final = "bot acting"
"""On these lies what a module does in the middle of the bot's action or after it."""


CENTEOTL: Final = "S07"
HUIXTOCIHUATL: Final = "S08"
"""The priests of bots, by what is printed on them; what they do is a matter of extensions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BotExtension:
    """What one module changes; every method is a place where the bots ask."""

    def starting_tiles(self) -> int:
        """How many starting tiles are drawn for it in setup."""
        return 0

    def passed(self, city: City, player: Player) -> None:
        """One of its workers has moved past the first space of the ring: owe what follows."""

    def rolled(self, city: City, pips: int) -> None:
        """Two dice have selected a tile: owe what comes after its action."""

    def begin_worship(self, city: City) -> None:
        """Its Worship tile is about to be carried out: owe what comes after it."""

    def begin_masks(self, city: City) -> None:
        """Its tile for masks is about to be carried out: owe what comes after it."""

    def works_at(self, board: int) -> bool:
        """Whether this module has another action in the place of a board's."""
        return False

    def price(self) -> Bundle:
        """What must be there for that action."""
        return EMPTY_BUNDLE

    def why_not(self, city: City, player: Player, board: int) -> str:
        """Why that action is impossible, as `boards.why_not`; nothing: it is possible."""
        return ""

    def work(self, city: City, player: Player, board: int) -> None:
        """Owe that action; the power-up that follows is owed already."""

    def mined(self, city: City, board: int, gained: Bundle) -> Bundle:
        """What a bot takes from Forest, Quarry or Gold."""
        return gained
