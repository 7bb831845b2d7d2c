"""A turn: disks on a space, or passing; and what happens when it ends."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import BOTTOM, Declared, Kind, Phrase, Step, make_step, push, push3
from teotihuacan.founders.rules import actions, fields, kinds
from teotihuacan.founders.rules.families import PAUSE
from teotihuacan.founders.rules.laying.building import lowest_temple_strength
from teotihuacan.founders.rules.offering import can_offer
from teotihuacan.founders.rules.printed import disks, rounds
from teotihuacan.founders.rules.resources import GOLD, STONE, WOOD, Purse
from teotihuacan.founders.rules.rounds import end_round
from teotihuacan.founders.rules.state import Founder, Founding, replaced

AT_ONCE: Final = 3  # answers for each space: one, two, three disks
_CODES: Final[list[str]] = [
    f"{space}+{count}" for space in rounds.SPACE_CODES for count in (1, 2, 3)
]
PASS: Final[int] = rounds.SPACES * AT_ONCE
ANY_STRENGTH: Final = 0


def begin_turn(founding: Founding, seat: int) -> None:
    founding.active = seat
    if founding.events is not None:
        founding.tell("turn", seat)
    push(founding, kinds.TURN, seat)


def next_turn(founding: Founding, seat: int) -> None:
    """From that seat on, push the first turn of a player who has not passed; or the round's end.

    A dummy has its turn after the last seat, and alone when all seats have passed.
    """
    players = len(founding.founders)
    dummy = founding.dummy
    if dummy is not None and seat == players and dummy.can_begin(founding):
        dummy.begin_turn(founding)
        return
    for later in range(players):
        founder = founding.founders[(seat + later) % players]
        if founder.passed:
            continue
        if founder.disks:
            begin_turn(founding, founder.seat)
            return
        give_up(founding, founder)
    founding.active = -1
    if dummy is not None and dummy.can_begin(founding):
        dummy.begin_turn(founding)
        return
    end_round(founding)


def start_round(founding: Founding) -> None:
    """Tell of a new round, and let the First Player begin."""
    if founding.events is not None:
        last = founding.round == founding.setting.rounds
        founding.tell("round", founding.first, founding.round, int(last))
    if founding.dummy is not None:
        founding.dummy.round_begins(founding)
    next_turn(founding, founding.first)


class BeginRound(Kind[Founding]):
    """The Bonus disks lie: the First Player begins."""

    declared: ClassVar = Declared(kinds.BEGIN_ROUND, "begin round", parents=(BOTTOM,))

    def run(self, founding: Founding, step: Step) -> None:
        start_round(founding)

    def flaw(self, founding: Founding, step: Step) -> str:
        return "" if founding.round > 1 else "the first round begins when setup is over"


def give_up(founding: Founding, founder: Founder) -> None:
    """Pass for the rest of the round; the Architect stays (R08)."""
    founder.passed = True
    founding.tell("pass", founder.seat)


# --- which spaces are open ------------------------------------------------------------------------


def needed_strength(founding: Founding, founder: Founder, purse: Purse) -> int:
    """The Strength with which these cubes make an Action of section B possible (F15)."""
    if can_offer(founding, founder, purse):
        return ANY_STRENGTH
    return lowest_temple_strength(founding, founder, purse)


def with_a_cube(founder: Founder) -> list[Purse]:
    """Return the possible purses with one more cube, or one replaced in a full city."""
    gold, stone, wood = founder.purse()
    if founder.empty_spaces():
        return [(gold + 1, stone, wood), (gold, stone + 1, wood), (gold, stone, wood + 1)]
    found = [(gold, stone, wood)]
    for lost in (GOLD, STONE, WOOD):
        for won in (GOLD, STONE, WOOD):
            counts = [gold, stone, wood]
            if won != lost and counts[lost]:
                counts[lost] -= 1
                counts[won] += 1
                found.append((counts[0], counts[1], counts[2]))
    return found


class Turn(Kind[Founding]):
    """A space and a number of disks, or pass (F14)."""

    declared: ClassVar = Declared(kinds.TURN, "turn", codes=[*_CODES, "pass"], parents=(BOTTOM,))

    def legal(self, founding: Founding, step: Step) -> list[int]:
        founder = founding.founders[step[1]]
        stacks = founding.stacks
        own = min(rounds.MOST_DISKS, founder.disks)
        needed = -1  # for an Action of section B; -1: not computed yet
        ids: list[int] = []
        for space in founding.setting.spaces:
            height = len(stacks[space]) + 1
            most = rounds.STACK - height
            if most > own:
                most = own
            least = 1
            if most > 0 and space // rounds.IN_SECTION == actions.TEMPLE:
                if needed < 0:
                    needed = needed_strength(founding, founder, founder.purse())
                least = needed - height
                if least > 1 and height == 1:
                    least = self.with_bonus(founding, founder, space, least)
                if least < 1:
                    least = 1
            base = self.first + AT_ONCE * space - 1
            for count in range(least, most + 1):
                ids.append(base + count)
        ids.append(self.first + PASS)
        return ids

    def with_bonus(self, founding: Founding, founder: Founder, space: int, least: int) -> int:
        """The fewest disks that make an Action possible if the Bonus is used first."""
        disk = disks.DISKS[founding.bonus[space]]
        if disk.effect in (disks.INFLUENCE, disks.BUILD):
            return 1
        if disk.effect == disks.RESOURCE:
            needed = [needed_strength(founding, founder, p) for p in with_a_cube(founder)]
            return min(needed) - founding.height(space)
        return least - disk.strength

    def play(self, founding: Founding, step: Step, option: int) -> None:
        seat = step[1]
        founder = founding.founders[seat]
        if option == PASS:
            give_up(founding, founder)
            next_turn(founding, seat + 1)
            return
        space, count = space_and_disks(option)
        stacks = founding.stacks
        fresh = not stacks[space]
        founding.stacks = replaced(stacks, space, (*stacks[space], *[seat] * count))
        founder.disks -= count
        founding.space = space
        founding.strength = founding.height(space)
        if founding.events is not None:
            founding.tell("disks", seat, space, count, founding.strength)
        bonus = make_step(kinds.BONUS, seat, fields.BEFORE)
        push3(
            founding,
            bonus if fresh else make_step(kinds.ACTION, seat),
            make_step(kinds.END, seat),
            make_step(kinds.FINISH_TURN, seat),
        )

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        if option == PASS:
            return "turn.pass", {}
        space, count = space_and_disks(option)
        return "turn.disks", {
            "space": space,
            "count": count,
            "strength": founding.height(space) + count,
        }

    def flaw(self, founding: Founding, step: Step) -> str:
        founder = founding.founders[step[1]]
        if founding.active != step[1]:
            return f"it is the turn of seat {step[1]}"
        return "whoever has passed has no turn" if founder.passed or not founder.disks else ""


def space_and_disks(option: int) -> tuple[int, int]:
    """The space and the number of disks that an answer to `turn` means."""
    return option // AT_ONCE, option % AT_ONCE + 1


class End(Kind[Founding]):
    """The end of a turn, where one may stop and look."""

    declared: ClassVar = Declared(
        kinds.END, "end", codes=["end"], parents=("finish turn",), families=(PAUSE,), always=True
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        return [self.first]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        pass


class FinishTurn(Kind[Founding]):
    """The Architect moves to the next side, and the next player has a turn."""

    declared: ClassVar = Declared(kinds.FINISH_TURN, "finish turn", parents=(BOTTOM,))

    def run(self, founding: Founding, step: Step) -> None:
        seat = step[1]
        founder = founding.founders[seat]
        founder.architect = (founder.architect + 1) % 4
        founding.space = -1
        founding.strength = 0
        if founding.events is not None:
            founding.tell("architect", seat, founder.architect)
        next_turn(founding, seat + 1)

    def flaw(self, founding: Founding, step: Step) -> str:
        if founding.active != step[1] or founding.space < 0:
            return "a turn ends only when disks have been placed in it"
        return ""
