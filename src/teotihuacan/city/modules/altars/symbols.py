"""The signs of altars and Shamans."""

from typing import Final

from teotihuacan.city.picture.modules import Symbols

SYMBOLS: Final = Symbols(
    icons="shaman lying stand further", units={"stand": "stand"}, actions={"mask": "shaman"}
)
