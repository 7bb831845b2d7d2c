"""What the others can do in their next turn with what is left to them."""

from typing import Final

from teotihuacan.founders.players.outlook import Outlook
from teotihuacan.founders.players.planner import promised
from teotihuacan.founders.players.prospects import NEVER, Prospects
from teotihuacan.founders.rules import actions
from teotihuacan.founders.rules.printed import rounds
from teotihuacan.founders.rules.state import Founder, Founding

Left = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The tiles that are left: all that what a rival can do depends on, besides spaces."""


class Chances:
    """The chances of one rival.  Its city stays as it is in a turn of ours, so what its tiles
    are worth there is found out once."""

    def __init__(self, o: Outlook) -> None:
        self.o: Final[Outlook] = o
        self.known: Final[dict[Left, Prospects]] = {}
        self.best = 0.0
        self.second = 0.0
        self.building = 0.0
        self.temple = 0.0
        self.pyramid = 0.0

    def look(self, founding: Founding, rival: Founder) -> None:
        """The best turn, and the best one on another space."""
        key = (tuple(founding.display), tuple(founding.supply), founding.beside, founding.top)
        if key not in self.known:
            self.known[key] = Prospects(founding, rival, self.o)
        prospects = self.known[key]
        best = second = 0.0
        own = min(rounds.MOST_DISKS, rival.disks)
        highest = 0
        for space in founding.setting.spaces:
            stack = founding.stacks[space]
            height = len(stack) + 1
            bonus = -1 if stack else founding.bonus[space]
            here = 0.0
            for count in range(1, min(own, rounds.STACK - height) + 1):
                worth = promised(prospects, space, height + count, bonus, count)
                if worth > here:
                    here = worth
                if height + count > highest:
                    highest = height + count
            if here > best:
                second = best
                best = here
            elif here > second:
                second = here
        self.best = best
        self.second = second
        self.building = possible(prospects, actions.BUILDING, highest)
        self.temple = possible(prospects, actions.TEMPLE, highest)
        self.pyramid = possible(prospects, actions.PYRAMID, highest)


def possible(prospects: Prospects, action: int, strength: int) -> float:
    """What a Build Action promises, or nothing."""
    worth = prospects.of(action, strength) if strength else 0.0
    return 0.0 if worth <= NEVER else max(0.0, worth)
