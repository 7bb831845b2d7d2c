"""How the parts of the phrases of Coins are called."""

from typing import Final

from teotihuacan.words import Naming
from teotihuacan.words.naming import seat

NAMINGS: Final[dict[str, Naming]] = {"to": seat}
