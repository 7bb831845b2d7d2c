"""Compatible options: what a form shows, and what it sends, as it is filled in.

The rules refuse options that do not go together.  A form prevents that: it hides what is not
allowed, and ticks what a ticked value is never played without.
"""

from typing import Any

from teotihuacan.engine.options import LEVEL, SEVERAL, SWITCH, Option, Options, Where

Json = dict[str, Any]
Specification = tuple[Option, ...]


def fitted(
    specification: Specification, given: Options, changed: tuple[str, str] | None = None
) -> Json:
    """The options that a form means, and how it shows each of them.

    `changed` is the value of an option of several values that was ticked or unticked last.
    Raises `OptionError` for values that no option has.
    """
    values = filled_in(specification, given)
    several = {option.name: option for option in specification if option.sort == SEVERAL}
    if changed is not None and changed[0] in several:
        follow(several, values, *changed)
    options = settled(specification, several, values)
    return {
        "options": options,
        "fields": [
            {
                "name": option.name,
                "sort": option.sort,
                "value": values[option.name],
                "allowed": allowed(option, options),
                "locked": locked(specification, option, options),
                "possible": [
                    value for value in option.values if possible(several, option, value, options)
                ],
            }
            for option in specification
        ],
    }


def filled_in(specification: Specification, given: Options) -> Options:
    """Return what is filled in, every option present; a level keeps its name."""
    values: Options = {option.name: option.usual() for option in specification}
    values.update({name: value for name, value in given.items() if name in values})
    for option in specification:
        value = option.read(values[option.name], values)
        if option.sort != LEVEL:
            values[option.name] = value
    return values


def follow(several: dict[str, Option], values: Options, name: str, value: str) -> None:
    """Tick what a ticked value needs among others of several; untick what needs an unticked one."""
    if value in chosen(values, name):
        for where in companions(several, several[name], value):
            if not where.holds(values):
                first = str(where.values[0])
                set_chosen(several, values, where.option, [*chosen(values, where.option), first])
                follow(several, values, where.option, first)
        return
    for option in several.values():
        for other in chosen(values, option.name):
            needs = companions(several, option, other)
            if not all(where.holds(values) for where in needs):
                kept = [one for one in chosen(values, option.name) if one != other]
                set_chosen(several, values, option.name, kept)
                follow(several, values, option.name, other)


def settled(specification: Specification, several: dict[str, Option], values: Options) -> Options:
    """The options without what is not allowed; where nothing can be said, the usual."""
    options = dict(values)
    for _ in specification:  # an option may depend on one that depends on another
        for option in specification:
            if not allowed(option, options):
                options[option.name] = option.usual()
            elif option.sort == SEVERAL:
                options[option.name] = [
                    value
                    for value in chosen(options, option.name)
                    if possible(several, option, value, options)
                ]
    return options


def chosen(options: Options, name: str) -> list[str]:
    """The chosen ones of several values."""
    found = options[name]
    assert isinstance(found, list)
    return found


def set_chosen(several: dict[str, Option], values: Options, name: str, new: list[str]) -> None:
    """Choose some of several values, in the order of the specification."""
    values[name] = several[name].read(new, values)


def companions(several: dict[str, Option], option: Option, value: str) -> list[Where]:
    """Return what a value needs among others of several, which can be ticked with it."""
    return [where for where in option.each.get(value, ()) if where.option in several]


def possible(several: dict[str, Option], option: Option, value: object, options: Options) -> bool:
    """Return whether everything else that one of several values needs is so."""
    needs = option.each.get(str(value), ())
    return all(where.option in several or where.holds(options) for where in needs)


def allowed(option: Option, options: Options) -> bool:
    """Return whether an option may be anything but its default."""
    return all(where.holds(options) for where in option.only)


def locked(specification: Specification, option: Option, options: Options) -> bool:
    """Return whether a switch is disabled: it is not allowed, or would undo another choice."""
    if option.sort != SWITCH:
        return False
    if not allowed(option, options):
        return True
    if options[option.name] != option.usual():
        return False
    then = {**options, option.name: not option.default}
    return any(
        options[other.name] != other.usual() and not allowed(other, then) for other in specification
    )
