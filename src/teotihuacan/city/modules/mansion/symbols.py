"""The sign of the Mansion."""

from typing import Final

from teotihuacan.city.picture.modules import Symbols

SYMBOLS: Final = Symbols(icons="mansion", boards={"mansion": "mansion"})
