"""Room for each part, by the modules of a game: the wide board and its ring.

The game itself has the smallest board.  What lies between the boards of the ring makes the two long
boards shorter and higher, with their workers below; what lies in the court makes it wider.
"""

from collections.abc import Collection
from functools import cache
from typing import Final

from teotihuacan.city.picture.modules import Picture, pictures
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


class Plan:
    """The sizes of everything whose room depends on the modules."""

    def __init__(self, pictures: tuple[Picture, ...]) -> None:
        self.pictures: Final = pictures  # of the modules that need room
        self.tall: Final = any(picture.between for picture in pictures)
        """True if the long boards have their workers below."""
        self.beside: Final = sum(picture.beside for picture in pictures)
        self.grids: Final = [board for picture in pictures for board in picture.grids]
        across = 876 if pictures else 676
        self.side: Final[Size] = (250, 312 if self.tall else 272)
        self.top: Final[Size] = TALL_TOP if self.tall else (across, 150)
        self.bottom: Final[Size] = TALL_BOTTOM if self.tall else (across, 160)
        high = 3 * self.side[1] + 2 * GAP
        self.size: Final[Size] = (2 * EDGE + across, high)
        inside = high - self.top[1] - self.bottom[1] - 2 * GAP
        self.court: Final[Box] = (EDGE, self.top[1] + GAP, across, inside)
        self.slots: Final = self.corners(across, high)

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
def plan_with(pictures: tuple[Picture, ...]) -> Plan:
    return Plan(pictures)


BASE: Final = plan_with(())


def plan_among(names: Collection[str]) -> Plan:
    """The plan of games with these modules."""
    found = [picture for picture in pictures() if picture.module in names]
    return plan_with(tuple(picture for picture in found if picture.between or picture.beside))


def plan_of(city: City) -> Plan:
    return plan_among([module.name for module in city.setting.modules])


def plan_for(options: Options) -> Plan:
    names = options.get("modules")
    return plan_among(names) if isinstance(names, list) else BASE
