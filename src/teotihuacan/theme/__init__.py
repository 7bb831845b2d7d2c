"""Shared icons of this theme: resources, temples and their signs, buildings."""

from typing import Final

from teotihuacan.picture.symbols import icons

ICONS: Final = icons(
    __package__,
    "wood stone gold resource temple-blue temple-red temple-green temple-any icon-B icon-R icon-G "
    "worship eclipse pyramid building doubt",
)
"""All of them by name."""
