"""Who is who in the picture: the classes of the seats in `style.css`.

Colours themselves stand in the style sheet, so that page and picture share them; nothing is told
by colour alone: seats have shapes.
"""

from typing import Final

SEATS: Final = ("seat-0", "seat-1", "seat-2", "seat-3")
"""Classes of the seats: maize, indigo, plum, bone."""
