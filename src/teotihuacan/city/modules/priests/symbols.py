"""The signs of the extras."""

from typing import Final

from teotihuacan.city.picture.modules import Symbols

SYMBOLS: Final = Symbols(icons="extra-11 extra-12 extra-09 extra-S07 extra-S08")
