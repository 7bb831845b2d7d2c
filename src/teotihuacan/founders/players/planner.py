"""Planning a turn: its outlines by what they promise, the best of them tried out to their end.

The only chance in a turn is which Worship tile is turned up; the plan imagines any, and what
follows is planned again when it is known.
"""

from typing import Final

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE, make_step
from teotihuacan.founders.players.candidates import candidates
from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.next_turn import NEVER, NextTurn
from teotihuacan.founders.players.value import standing
from teotihuacan.founders.rules import actions, kinds
from teotihuacan.founders.rules.actions import section_of
from teotihuacan.founders.rules.printed import disks
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.rules.turn import PASS, space_and_disks

STUDIED: Final = 5  # outlines that are tried out
BUDGET: Final = 120  # positions of each; beyond it every question gets its best candidate only
MARGIN: Final = 8.0  # an outline that promises so much less is not tried out


class Planner:
    """A plan for one seat."""

    def __init__(self, o: Horizon, studied: int = STUDIED, budget: int = BUDGET) -> None:
        self.o: Final[Horizon] = o
        self.studied: Final[int] = studied
        self.budget: Final[int] = budget
        self.best: list[int] = []
        self.worth = -1e9
        self.path: list[int] = []
        self.positions = 0

    def plan(self, start: Game[Founding]) -> list[int]:
        """The best ids found, from this question to the end of the seat's decisions."""
        founding = start.state
        if founding.agenda[-1][0] == kinds.TURN:
            passing = start.rules.kinds[kinds.TURN].ids[PASS]
            for id in outlines(start, founding, self.o)[: self.studied]:
                self.positions = 0
                if id == passing:
                    self.give_up(founding, id)
                else:
                    self.follow(start.copy(), id)
        else:
            self.explore(start.copy())
        return self.best

    def follow(self, game: Game, id: int) -> None:
        game.apply(id)
        self.path.append(id)
        self.explore(game)
        self.path.pop()

    def explore(self, game: Game[Founding]) -> None:
        """Follow the candidates from here.  The game is ours to change."""
        founding = game.state
        self.positions += 1
        while founding.agenda and founding.agenda[-1][1] == CHANCE and in_turn(founding, self.o):
            game.apply(game.ids[0])
        kind = founding.agenda[-1][0] if founding.agenda else kinds.TURN
        if kind == kinds.TURN or founding.agenda[-1][1] != self.o.seat:
            self.weigh(founding)
            return
        if kind == kinds.END:
            self.path.append(game.ids[0])
            self.weigh(founding)
            self.path.pop()
            return
        ids = candidates(game, founding, self.o)
        if self.positions > self.budget:
            ids = ids[:1]
        last = len(ids) - 1
        for place, id in enumerate(ids):
            self.follow(game if place == last else game.copy(), id)

    def give_up(self, founding: Founding, id: int) -> None:
        """Pass: everything stays as it is, but the disks in hand are worth nothing any more."""
        founder = founding.founders[self.o.seat]
        self.path.append(id)
        self.note(standing(founder, self.o) - founder.disks * self.o.weights.disk)
        self.path.pop()

    def weigh(self, founding: Founding) -> None:
        """The end of a line: what is it worth?"""
        self.note(standing(founding.founders[self.o.seat], self.o))

    def note(self, worth: float) -> None:
        if worth > self.worth:
            self.worth = worth
            self.best = self.path[:]


def in_turn(founding: Founding, o: Horizon) -> bool:
    """Return whether a draw comes in the middle of the seat's turn, or of its part of the setup."""
    if founding.round == 0:
        return make_step(kinds.STARTING_TILE, o.seat) in founding.agenda
    return founding.active == o.seat


def outlines(game: Game, founding: Founding, o: Horizon) -> list[int]:
    """Spaces and numbers of disks, those that promise most first.

    Of several spaces with the same Actions, Strength and Bonus only one is looked at.
    """
    founder = founding.founders[o.seat]
    next_turn = NextTurn(founding, founder, o)
    asker = game.rules.kinds[kinds.TURN]
    found: list[tuple[float, int]] = []
    seen: set[int] = set()
    for id in game.ids:
        option = asker.option_of(id)
        if option == PASS:
            found.append((-founder.disks * o.weights.disk, id))
            continue
        space, count = space_and_disks(option)
        strength = founding.height(space) + count
        fresh = not founding.stacks[space]
        bonus = founding.bonus[space] if fresh else -1
        key = ((section_of(space) * 10 + strength) * 10 + bonus + 1) * 4 + count
        if key in seen:
            continue
        seen.add(key)
        found.append((promised(next_turn, space, strength, bonus, count), id))
    found.sort(key=lambda outline: -outline[0])
    return [id for worth, id in found if worth > found[0][0] - MARGIN]


def promised(next_turn: NextTurn, space: int, strength: int, bonus: int, count: int) -> float:
    """Return the promise of an outline: its better Action, its Bonus, less the disks."""
    section = section_of(space)
    extra = 0.0
    if bonus >= 0:
        disk = disks.DISKS[bonus]
        extra = float(disk.points)
        if disk.effect == disks.RESOURCE:
            extra += next_turn.o.worth[0]
        elif disk.effect == disks.STRENGTH:
            strength += disk.strength
        elif disk.effect == disks.INFLUENCE:
            extra += next_turn.best_of(actions.PRODUCE, strength)
        elif disk.effect == disks.BUILD:
            extra += max(0.0, next_turn.best_of(0, strength))
    better = max(next_turn.of(section, strength), next_turn.of(actions.PRODUCE + section, strength))
    if better <= NEVER:
        better = 0.0
    return better + extra - count * next_turn.o.weights.disk


def fingerprint(founding: Founding, seat: int) -> int:
    """Equal for equal positions in a turn of that seat, and for hardly any others."""
    founder = founding.founders[seat]
    table = (founding.round, founding.strength, tuple(founding.display))
    counts = (founder.points, founder.disks, founder.architect, founder.start, founder.worship)
    spaces = (founder.taken, tuple(founder.cubes), founder.filled)
    return hash((tuple(founding.agenda), table, counts, spaces))
