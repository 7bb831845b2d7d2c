"""How much room there is for what, by the modules of a game: the wide board and its ring.

The game itself has the smallest board.  Altars lie between the boards of the ring, so that the two
long boards become shorter and higher, with their workers below; a map of the empire needs room in
the court.
"""

from functools import cache
from typing import Final

from teotihuacan.city.rules.state import City
from teotihuacan.engine.options import Options

Size = tuple[int, int]
Corner = tuple[int, int]
Box = tuple[int, int, int, int]

GAP: Final = 12
EDGE: Final = 262  # from the rim to the court, across a side board
INNER: Final = 660  # what lies in the court in any game, from left to right
TALL_TOP: Final[Size] = (510, 206)
TALL_BOTTOM: Final[Size] = (510, 216)
MAP_WIDE: Final = 200


class Plan:
    """The sizes of everything whose room depends on the modules."""

    def __init__(self, altars: bool, empire: bool) -> None:
        self.altars: Final = altars
        self.empire: Final = empire
        across = 876 if altars or empire else 676
        self.side: Final[Size] = (250, 312 if altars else 272)
        self.top: Final[Size] = TALL_TOP if altars else (across, 150)
        self.bottom: Final[Size] = TALL_BOTTOM if altars else (across, 160)
        self.tall: Final = altars  # the long boards have their workers below
        high = 3 * self.side[1] + 2 * GAP
        self.size: Final[Size] = (2 * EDGE + across, high)
        inside = high - self.top[1] - self.bottom[1] - 2 * GAP
        self.court: Final[Box] = (EDGE, self.top[1] + GAP, across, inside)
        self.slots: Final = self.corners(across, high)
        self.altar: Final[Size] = ((across - TALL_TOP[0]) // 2 - GAP, TALL_TOP[1])

    def corners(self, across: int, high: int) -> tuple[Corner, ...]:
        """The corners of the slots, clockwise from the Palace."""
        right = EDGE + across + GAP
        down = self.side[1] + GAP
        return (
            (EDGE + (across - self.top[0]) // 2, 0),
            (right, 0),
            (right, down),
            (right, 2 * down),
            (EDGE + (across - self.bottom[0]) // 2, high - self.bottom[1]),
            (0, 2 * down),
            (0, down),
            (0, 0),
        )

    @property
    def extra(self) -> int:
        """By how much a side board is higher than in the game itself."""
        return self.side[1] - BASE.side[1]


@cache
def plan_with(altars: bool, empire: bool) -> Plan:
    return Plan(altars, empire)


BASE: Final = plan_with(False, False)


def plan_of(city: City) -> Plan:
    names = [module.name for module in city.setting.modules]
    return plan_with("altars" in names, "empire" in names)


def plan_for(options: Options) -> Plan:
    names = options.get("modules")
    if not isinstance(names, list):
        return BASE
    return plan_with("altars" in names, "empire" in names)
