"""What solo play tells: every decision of the bot, with its reason."""

from __future__ import annotations

from typing import Final

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "bot roll": ("position", "action", "first die", "second die", "sum"),
    "bot step": ("option", "board"),
    "bot fallback": ("option", "amount"),
    "bot power-ups": ("option", "times"),
    "bot no worker": ("option", "board"),
    "bot none near": ("option", "board", "reach"),
    "bot too little": ("option", "board", "good", "needs", "has"),
    "bot no site": ("option", "board"),
    "bot no side": ("option", "board"),
    "bot no building": ("option", "board"),
    "bot all known": ("option", "board"),
    "bot no action": ("option", "board"),
    "bot no mask": ("option",),
    "bot empty pile": ("option",),
    "bot cannot pay": ("option", "tile", "cost"),
    "bot no conquest": ("option", "board"),
    "bot worker": ("board", "power", "reason"),
    "bot advances": ("boards", "power", "skipped"),
    "bot walks": ("boards", "counted"),
    "bot power lost": ("board", "power"),
    "bot nobody there": ("board",),
    "bot distance": ("boards",),
    "bot temple": ("temple", "reason"),
    "bot blocked": ("temple",),
    "bot no temple": (),
    "bot resource": ("good", "reason"),
    "bot technology": ("technology", "reason"),
    "bot side": ("side", "number"),
    "bot row": ("row", "number", "points", "reason"),
    "bot mask": ("tile", "board", "reason"),
    "bot worship": ("board",),
    "bot discards": ("board", "tile"),
    "bot draws mask": ("tile",),
    "bot displaced": ("board", "to", "last"),
    "bot directions": ("direction", "below"),
    "bot shift": ("action", "from", "position"),
    "bot flip": ("direction",),
    "bot exchange": ("amount", "points"),
    "bot final": ("left", "known", "reached"),
}
"""The names of the integers in each kind of event."""
