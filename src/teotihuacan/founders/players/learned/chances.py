"""Chances of the other players in their next turn, with what is left to them."""

from typing import Final

from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.next_turn import NEVER, NextTurn
from teotihuacan.founders.players.planner import promised
from teotihuacan.founders.rules import actions
from teotihuacan.founders.rules.printed import rounds
from teotihuacan.founders.rules.state import Founder, Founding

Left = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The tiles that are left: all that what a rival can do depends on, besides spaces."""


class Chances:
    """The chances of one rival.  Its city stays as it is in a turn of ours, so what its tiles
    are worth there is found out once."""

    def __init__(self, o: Horizon) -> None:
        self.o: Final[Horizon] = o
        self.known: Final[dict[Left, NextTurn]] = {}
        self.best = 0.0
        self.second = 0.0
        self.building = 0.0
        self.temple = 0.0
        self.pyramid = 0.0

    def look(self, founding: Founding, rival: Founder) -> None:
        """The best turn, and the best one on another space."""
        key = (tuple(founding.display), tuple(founding.supply), founding.beside, founding.top)
        if key not in self.known:
            self.known[key] = NextTurn(founding, rival, self.o)
        next_turn = self.known[key]
        best = second = 0.0
        own = min(rounds.MOST_DISKS, rival.disks)
        highest = 0
        for space in founding.setting.spaces:
            stack = founding.stacks[space]
            height = len(stack) + 1
            bonus = -1 if stack else founding.bonus[space]
            here = 0.0
            for count in range(1, min(own, rounds.STACK - height) + 1):
                worth = promised(next_turn, space, height + count, bonus, count)
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
        self.building = possible(next_turn, actions.BUILDING, highest)
        self.temple = possible(next_turn, actions.TEMPLE, highest)
        self.pyramid = possible(next_turn, actions.PYRAMID, highest)


def possible(next_turn: NextTurn, action: int, strength: int) -> float:
    """Return the promise of a Build Action, or nothing."""
    worth = next_turn.of(action, strength) if strength else 0.0
    return 0.0 if worth <= NEVER else max(0.0, worth)
