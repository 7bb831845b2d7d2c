"""Parts of the table in text, and an expansion module's additions: `SCREEN` in its `screen.py`."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.city.expansions import HOMES, parts
from teotihuacan.city.rules.state import City
from teotihuacan.city.words import doubt
from teotihuacan.words import Words
from teotihuacan.words.unverified import Values

TEMPLE_STYLES: Final = ("blue", "red", "green", "")
DOUBT: Final = "(?)"
"""Behind values that nobody has seen printed."""


def doubted(values: Values) -> str:
    """The mark of a group of values that is reconstructed, or nothing."""
    return f" {DOUBT}" if values in doubt.DOUBTS.reconstructed else ""


class ModuleScreen:
    """Nothing by default.  Every module is asked in every game, and adds what is in play."""

    def brief(self, city: City, words: Words, grid: Grid) -> None:
        """Add what changes all the time."""

    def belongings(self, city: City, words: Words, grid: Grid) -> None:
        """Add what each seat has of its things."""

    def whole(self, city: City, words: Words) -> list[RenderableType]:
        """Render its things on the table."""
        return []

    def asked(self, city: City, words: Words, asked: str) -> RenderableType | None:
        """Render what a player must see to answer a question of the module; `asked` is its key."""
        return None

    def apart(self, city: City, words: Words) -> list[str]:
        """Sentences about what lies beside the table."""
        return []

    def displays(self, city: City, words: Words, grid: Grid) -> None:
        """Add lines to the displays."""

    def royal(self, city: City, words: Words, place: int) -> Text:
        """Render its addition to a royal tile."""
        return Text("")

    def royal_doubt(self, city: City) -> str:
        """The mark that its values beside royal tiles are reconstructed."""
        return ""

    def replaces(self, city: City, board: int) -> bool:
        """Return whether a board's display is replaced."""
        return False


def screens() -> tuple[ModuleScreen, ...]:
    """Return the screens of all modules."""
    return parts(HOMES, "screen", ModuleScreen)
