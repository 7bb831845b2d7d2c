"""The calendar: the light disc chases the dark one."""

from __future__ import annotations

from teotihuacan.city.rules.position import Table


def advance_calendar(t: Table) -> None:
    """One step of the light disc; at the dark disc further steps are lost (ruling 47)."""
    if t.light < t.dark:
        t.light += 1
        if t.events is not None:
            t.tell("calendar", -1, t.light, t.dark)


def jump_calendar(t: Table) -> None:
    """The finished pyramid brings the light disc to the dark one; the next Eclipse is the last."""
    t.final = True
    t.light = t.dark
    if t.events is not None:
        t.tell("finished", -1)
        t.tell("calendar", -1, t.light, t.dark)


def turns_until_eclipse(t: Table, seat: int) -> int:
    """Turns left after the one in which the discs met (ruling 48; Dark Eclipse: ruling 49)."""
    if t.dark_eclipse:
        return 0
    seats = len(t.players)
    return (seats - 1 - seat) + seats
