"""All ends of a turn that are worth evaluating, not only the best."""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.planner import Planner, fingerprint
from teotihuacan.founders.rules.state import Founding
from teotihuacan.players.search.ends import TurnEnd, distinct, worth_of

WITHIN: Final = 10.0
"""Points: an end so far behind the best, in greedy's eyes, is no end to think about."""

STUDIED: Final = 5  # outlines
BUDGET: Final = 20  # positions of each
SETUP: Final = 10  # times as many in the setup, which is one long turn
MOST: Final = 48  # ends that are looked at closely


class EndPlanner(Planner):
    """Plans a turn as greedy does, and keeps what it comes by."""

    def __init__(self, o: Horizon, studied: int = STUDIED, budget: int = BUDGET) -> None:
        super().__init__(o, studied, budget)
        self.found: list[TurnEnd[Founding]] = []
        self.here: Founding | None = None

    def weigh(self, founding: Founding) -> None:
        # An evaluated position is never changed again, so it need not be copied.
        self.here = founding
        super().weigh(founding)

    def give_up(self, founding: Founding, id: int) -> None:
        passed = founding.copy()
        passed.founders[self.o.seat].passed = True
        self.here = passed
        super().give_up(founding, id)

    def note(self, worth: float) -> None:
        super().note(worth)
        if worth > self.worth - WITHIN and self.here is not None:
            self.found.append(TurnEnd(self.path[:], self.here, worth))

    def ends(self, start: Game) -> list[TurnEnd[Founding]]:
        """Different positions in which the turn may end, in the order they were found."""
        self.plan(start)
        kept = distinct(self.found, self.worth - WITHIN, end_mark, self.o.seat)
        if len(kept) > MOST:
            kept.sort(key=worth_of)
        return kept[:MOST]


def end_mark(founding: Founding, seat: int) -> int:
    """Equal for equal ends of a turn of that seat, and for hardly any others."""
    founder = founding.founders[seat]
    more = (founder.pyramid, founder.passed, founder.favor)
    return hash((fingerprint(founding, seat), more, founding.stacks, tuple(founding.supply)))
