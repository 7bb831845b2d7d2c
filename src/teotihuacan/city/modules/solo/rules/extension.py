"""Changes of an expansion module to the bots."""

from typing import Final

from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE, Bundle
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.compiling import mypyc_attr

BOT_ACTING: Final = "bot acting"
"""On these lies what a module does in the middle of the bot's action or after it."""


CENTEOTL: Final = "S07"
HUIXTOCIHUATL: Final = "S08"
"""The priests of bots, by what is printed on them; what they do is a matter of extensions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BotExtension:
    """Changes of one module; every method is a hook that the bots call."""

    def starting_tiles(self) -> int:
        """Return how many starting tiles are drawn for the bot in setup."""
        return 0

    def passed(self, city: City, player: Player) -> None:
        """Push what follows when a bot's worker has moved past the first space of the ring."""

    def rolled(self, city: City, pips: int) -> None:
        """Push what comes after the action of the tile that two dice have selected."""

    def begin_worship(self, city: City) -> None:
        """Push what comes after the bot's Worship tile, which is about to be carried out."""

    def begin_masks(self, city: City) -> None:
        """Push what comes after the bot's tile for masks, which is about to be carried out."""

    def works_at(self, board: int) -> bool:
        """Return whether this module has another action in place of a board's."""
        return False

    def price(self) -> Bundle:
        """Return what a bot must have for that action."""
        return EMPTY_BUNDLE

    def why_not(self, city: City, player: Player, board: int) -> str:
        """Return why that action is impossible, as `boards.why_not`; empty if possible."""
        return ""

    def work(self, city: City, player: Player, board: int) -> None:
        """Push that action; the power-up that follows is on the agenda already."""

    def mined(self, city: City, board: int, gained: Bundle) -> Bundle:
        """Return what a bot takes from Forest, Quarry or Gold."""
        return gained
