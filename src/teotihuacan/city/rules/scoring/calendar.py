"""The calendar: the light disc chases the dark one."""

from teotihuacan.city.rules.state import City


def advance_calendar(city: City) -> None:
    """Advance the light disc one step; at the dark disc further steps are lost (ruling 47)."""
    if city.light < city.dark:
        city.light += 1
        city.tell("calendar", -1, city.light, city.dark)
    elif city.events is not None:
        city.tell("calendar lost", -1, city.light)


def jump_calendar(city: City) -> None:
    """The finished pyramid brings the light disc to the dark one; the next Eclipse is the last."""
    city.final = True
    city.light = city.dark
    city.tell("finished", -1)
    city.tell("calendar", -1, city.light, city.dark)


def turns_until_eclipse(city: City, seat: int) -> int:
    """Turns left after the one in which the discs met (ruling 48; Dark Eclipse: ruling 49)."""
    if city.setting.dark_eclipse:
        return 0
    seats = len(city.players)
    return (seats - 1 - seat) + seats
