"""Validation of an agenda, for every position read from outside.

Each kind of step looks after its own: what its fields may say (`flaw`), which kinds or families
of kinds it may lie on (`allowed_parents`), and which steps it rejects on top (`reject_child`).
Here the agenda is walked once, from the bottom up.  What no step can tell alone is left to the
rules of the game.
"""

from typing import Any

from teotihuacan.engine.errors import PositionError
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import BOTTOM, CHANCE, Kind, State, Step


def check_agenda(rules: Rules, state: State, planned: list[Step]) -> None:
    """Raise a PositionError for the first step that cannot stand where it is.

    A game begins with a plan.  What is left of it lies at the bottom as it was, and on it whatever
    the step of it that came next, now off the agenda, has brought.
    """
    agenda = state.agenda
    kinds = rules.kinds
    deciders = rules.deciders(state)
    left = 0
    while left < min(len(planned), len(agenda)) and planned[left] == agenda[left]:
        left += 1
    for number, step in enumerate(agenda):
        kind = kinds[step[0]]
        if not rules.in_play(state, step[0]):
            flaw = f"{kind.name} does not occur in this game"
        else:
            flaw = kind.flaw(state, step)
        if not flaw and kind.asks and not kind.chance and step[1] >= deciders:
            flaw = f"seat {step[1]} is never asked"
        if not flaw and number >= left:
            if number == 0:
                flaw = place_flaw(kinds, state, step, None)
            elif number > left:
                flaw = place_flaw(kinds, state, step, agenda[number - 1])
            elif left < len(planned):
                flaw = place_flaw(kinds, state, step, planned[left])
            else:
                flaw = "nothing comes before the game has begun"
        if flaw:
            raise PositionError(f"agenda[{number}]", flaw)


def place_flaw(kinds: list[Kind[Any]], state: State, step: Step, below: Step | None) -> str:
    """Return why a step cannot lie on another (None: on nothing), or nothing."""
    kind = kinds[step[0]]
    on = kind.allowed_parents(step)
    if on is None:
        return ""
    if below is None:
        return "" if BOTTOM in on else f"{kind.name} cannot lie at the bottom"
    under = kinds[below[0]]
    names = (under.name, *under.declaration.families)
    if not [name for name in names if name in on]:
        return f"{kind.name} cannot lie on {under.name}: that would have come first"
    if kind.declaration.same_seat and step[1] != below[1] and CHANCE not in (step[1], below[1]):
        return f"only seat {below[1]} can owe something now"
    return under.reject_child(state, below, step)
