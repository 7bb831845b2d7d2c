"""Who is who in the picture: seats, temples and goods by name, for the classes of `style.css`.

Colours themselves stand in the style sheet, so that page and picture share them; nothing is told
by colour alone: seats have shapes, temples have signs.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = ("seat-0", "seat-1", "seat-2", "seat-3")
"""Classes of the seats: maize, indigo, plum, bone."""

SHAPES: Final = ("triangle", "square", "circle", "diamond")
"""The shape of every seat: its pips, its markers and its sign beside the name."""

TEMPLES: Final = ("temple-blue", "temple-red", "temple-green", "temple-any")
"""Classes of the temples: turquoise, cochineal and jade; the last one means any."""

GOODS: Final = ("cocoa", "wood", "stone", "gold")
"""The goods in the order of `city.verbs.GOODS`; each is also the name of its symbol."""
