"""The ground under the board: sandstone, and the court that the ring of boards encloses."""

from functools import cache

from teotihuacan.city.picture.plan import BASE, Plan
from teotihuacan.picture.ink import rect


@cache
def draw(plan: Plan = BASE) -> str:
    """What lies under everything; it never changes in a game."""
    x, y, w, h = plan.court
    wide, high = plan.size
    base = rect(-8, -8, wide + 16, high + 16, "ground", 18)
    return base + rect(x - 6, y - 6, w + 12, h + 12, "court", 10)
