"""The six Actions, and the Bonus disks: which are possible, and how they begin."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, make_step, push, push2
from teotihuacan.founders.rules import fields, kinds, sources
from teotihuacan.founders.rules.effects import score
from teotihuacan.founders.rules.families import IN_BETWEEN, PAUSE
from teotihuacan.founders.rules.laying.building import can_construct, temples_possible
from teotihuacan.founders.rules.laying.pyramid import can_build_pyramid
from teotihuacan.founders.rules.offering import can_offer, gain_favor
from teotihuacan.founders.rules.printed import disks, rounds, tiles
from teotihuacan.founders.rules.state import Founder, Founding

BUILDING: Final = 0
TEMPLE: Final = 1
PYRAMID: Final = 2
PRODUCE: Final = 3
OFFERING: Final = 4
FAVOR: Final = 5
ACTIONS: Final[tuple[str, ...]] = ("building", "temple", "pyramid", "produce", "offering", "favor")
"""By sort and section: three Build Actions, three Influence Actions."""

NO_ACTION: Final[int] = len(ACTIONS)


def possible(founding: Founding, founder: Founder, action: int) -> bool:
    """Return whether an Action can be carried out now; Produce and Favor always can (F15)."""
    if action == BUILDING:
        return can_construct(founding, founder, fields.DISPLAY, tiles.UP_TO[founding.strength])
    if action == TEMPLE:
        return bool(temples_possible(founding, founder, fields.DISPLAY, fields.PRINTED))
    if action == PYRAMID:
        return can_build_pyramid(founding, founder, fields.DISPLAY, fields.PRINTED)
    if action == OFFERING:
        return bool(founder.worship) and can_offer(founding, founder, founder.purse())
    return True


def perform(founding: Founding, seat: int, action: int) -> None:
    """Push an Action onto the agenda."""
    if founding.events is not None:
        founding.tell("action", seat, action)
    if action == BUILDING:
        allowed = tiles.UP_TO[founding.strength]
        push(founding, kinds.BUILDING, seat, fields.DISPLAY, allowed, fields.MUST)
    elif action == TEMPLE:
        push(founding, kinds.TEMPLE, seat, fields.DISPLAY, fields.PRINTED)
    elif action == PYRAMID:
        push(founding, kinds.PYRAMID, seat, fields.DISPLAY, fields.PRINTED)
    elif action == PRODUCE:
        push(founding, kinds.PRODUCE, seat)
    elif action == OFFERING:
        push(founding, kinds.OFFERING, seat)
    else:
        gain_favor(founding, seat)


def section_of(space: int) -> int:
    return space // rounds.IN_SECTION


def chosen_action(founding: Founding, option: int) -> int:
    """The Action that an answer to `action` means on the space of this turn."""
    return PRODUCE * option + section_of(founding.space)


class Action(Kind[Founding]):
    """The Build Action of the space, or its Influence Action; with neither it lapses (F16)."""

    declared: ClassVar = Declared(
        kinds.ACTION,
        "action",
        codes=["build", "influence"],
        parents=("end", "bonus"),
        families=(PAUSE,),
        skippable=True,
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        founder = founding.founders[step[1]]
        section = section_of(founding.space)
        ids: list[int] = []
        if possible(founding, founder, section):
            ids.append(self.first)
        if possible(founding, founder, PRODUCE + section):
            ids.append(self.first + 1)
        return ids

    def play(self, founding: Founding, step: Step, option: int) -> None:
        perform(founding, step[1], chosen_action(founding, option))

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        return "action.action", {"action": chosen_action(founding, option)}

    def reject_child(self, founding: Founding, step: Step, above: Step) -> str:
        return "" if is_fresh(founding) else "there is no Bonus to be used first"


class AnyAction(Kind[Founding]):
    """Any Build Action, or any Influence Action; some may be declined."""

    declared: ClassVar = Declared(
        kinds.ANY_ACTION,
        "any action",
        "sort:0..1 optional:0..1",
        [*ACTIONS, "no-action"],
        parents=IN_BETWEEN,
        skippable=True,
        says="sort",
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, sort, optional, _ = step
        founder = founding.founders[seat]
        first = PRODUCE * sort
        ids = [
            self.first + action
            for action in range(first, first + PRODUCE)
            if possible(founding, founder, action)
        ]
        if optional:
            ids.append(self.first + NO_ACTION)
        return ids

    def play(self, founding: Founding, step: Step, option: int) -> None:
        if option != NO_ACTION:
            perform(founding, step[1], option)

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        if option == NO_ACTION:
            return "any action.none", {}
        return "any action.action", {"action": option}


# --- Bonus disks ----------------------------------------------------------------------------------


def is_fresh(founding: Founding) -> bool:
    """Return whether only the disks of this turn lie on its Bonus disk."""
    return founding.space >= 0 and set(founding.stacks[founding.space]) == {founding.active}


def resolvable(founding: Founding, founder: Founder, disk: int) -> bool:
    """Return whether a Bonus has any effect now (F19)."""
    if disks.DISKS[disk].effect != disks.BUILD:
        return True
    for action in (BUILDING, TEMPLE, PYRAMID):
        if possible(founding, founder, action):
            return True
    return False


def use_bonus(founding: Founding, seat: int) -> None:
    """Resolve the Bonus disk of this turn's space."""
    kind = founding.bonus[founding.space]
    disk = disks.DISKS[kind]
    founding.tell("bonus", seat, kind)
    score(founding, seat, disk.points, sources.BONUS)
    if disk.effect == disks.RESOURCE:
        push(founding, kinds.RESOURCE, seat)
    elif disk.effect == disks.STRENGTH:
        founding.strength += disk.strength
    elif disk.effect == disks.INFLUENCE:
        push(founding, kinds.ANY_ACTION, seat, fields.INFLUENCE)
    elif disk.effect == disks.BUILD:
        push(founding, kinds.ANY_ACTION, seat, fields.BUILD)


USE: Final = 0
LATER: Final = 1
NEVER: Final = 2


class Bonus(Kind[Founding]):
    """Use the Bonus before the Action, after it, or not at all (F18)."""

    declared: ClassVar = Declared(
        kinds.BONUS,
        "bonus",
        "when:0..1",
        ["bonus", "later", "none"],
        parents=("end",),
        families=(PAUSE,),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, when, _, _ = step
        founder = founding.founders[seat]
        use = resolvable(founding, founder, founding.bonus[founding.space])
        if when == fields.AFTER:
            return [self.first + USE, self.first + NEVER] if use else [self.first + NEVER]
        section = section_of(founding.space)
        if not use:
            return [self.first + LATER]
        if possible(founding, founder, PRODUCE + section) or possible(founding, founder, section):
            return [self.first + USE, self.first + LATER]
        return [self.first + USE]  # with it, there may be an Action (F16)

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, when, _, _ = step
        if when == fields.BEFORE:
            if option == LATER:
                later = make_step(kinds.BONUS, seat, fields.AFTER)
                push2(founding, make_step(kinds.ACTION, seat), later)
            else:
                push(founding, kinds.ACTION, seat)
        if option == USE:
            use_bonus(founding, seat)

    def question(self, founding: Founding, step: Step) -> Phrase:
        key = "bonus.after" if step[2] else "bonus.before"
        return key, {"seat": step[1], "disk": founding.bonus[founding.space]}

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        disk = founding.bonus[founding.space]
        return ("bonus.use", "bonus.later", "bonus.none")[option], {"disk": disk}

    def flaw(self, founding: Founding, step: Step) -> str:
        return "" if is_fresh(founding) else "others have covered the Bonus disk"

    def reject_child(self, founding: Founding, step: Step, above: Step) -> str:
        return "" if step[2] == fields.AFTER else "nothing comes before it"
