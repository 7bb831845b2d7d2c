"""Declaration of game options.

The rules of a game list their options here; from that list come the checks of `new_game` and
their error messages, the flags of the commands, the fields of the API and the form of the start
page.  Nothing about an option is written a second time.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from teotihuacan.engine.checking import brief, integer_of, kind_of
from teotihuacan.engine.compiling import mypyc_attr
from teotihuacan.engine.errors import OptionError

Options = dict[str, object]
"""The options of a game, in plain JSON types, every option present."""

Value = None | bool | int | str

# The sorts of option: how a person gives one.
NUMBER: Final = "number"  # a whole number from `values[0]` to the last of them
CHOICE: Final = "choice"  # one of the values
SWITCH: Final = "switch"  # yes or no
SEVERAL: Final = "several"  # any of the values, as a list
LEVEL: Final = "level"  # one of the values, or an object of single settings that the game checks


@dataclass(frozen=True)
class Where:
    """A condition on another option, with the reason a person is told."""

    option: str
    values: tuple[Value, ...]
    reason: str

    def holds(self, options: Options) -> bool:
        """Return whether the option has one of the values, or has one of them among several."""
        given = options.get(self.option)
        found: list[object] = given if isinstance(given, list) else [given]
        for value in found:
            for allowed in self.values:
                if value is allowed or (value == allowed and type(value) is type(allowed)):
                    return True
        return False

    def to_json(self) -> dict[str, object]:
        return {"option": self.option, "values": list(self.values)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing a game can be made with: what it may be, and where.

    Anything but its default is allowed only where all of `only` hold, and it must be given where
    one of `needed` holds.  Single values of several may have conditions of their own (`each`), on
    other values too.  An option that is `absent` where it is not allowed does not stand among the
    options of such a game at all, and one that is `quiet` does not while it is the default.

    >>> players = Option("players", NUMBER, 2, (2, 3, 4))
    >>> draft = Option("draft", SWITCH, False, only=(Where("players", (4,), "a draft needs four"),))
    >>> checked((players, draft), {"players": 4, "draft": True})
    {'players': 4, 'draft': True}
    >>> checked((players, draft), {"draft": True})
    Traceback (most recent call last):
    teotihuacan.engine.errors.OptionError: a draft needs four
    """

    def __init__(
        self,
        name: str,
        sort: str,
        default: Value,
        values: tuple[Value, ...] = (),
        only: tuple[Where, ...] = (),
        needed: tuple[Where, ...] = (),
        absent: bool = False,
        quiet: bool = False,
        each: Mapping[str, tuple[Where, ...]] | None = None,
    ) -> None:
        self.name = name
        self.sort = sort
        self.default = default
        self.values = values
        self.only = only
        self.needed = needed
        self.absent = absent
        self.quiet = quiet
        self.each = {} if each is None else dict(each)

    def read(self, value: object, options: Options) -> object:
        """The value in plain JSON types; `OptionError` if it is none of this option's."""
        if self.sort == SWITCH:
            if not isinstance(value, bool):
                raise OptionError(f"{self.name} must be true or false, not {kind_of(value)}")
            return value
        if self.sort == NUMBER:
            number = integer_of(value)
            if number is None or number not in self.values:
                known = f"{self.values[0]} to {self.values[-1]}"
                raise OptionError(f"{self.name} must be {known}, not {kind_of(value)}")
            return number
        if self.sort == SEVERAL:
            return self.read_several(value)
        if value is None and self.default is None:
            return None
        if not isinstance(value, str) or value not in self.values:
            none = "None or " if self.default is None else ""
            known = ", ".join([str(known) for known in self.values])
            raise OptionError(f"{self.name} must be {none}one of {known}, not {kind_of(value)}")
        return value

    def read_several(self, value: object) -> object:
        """A list of the values, each once, in the order of the specification."""
        if not isinstance(value, (list, tuple)):
            raise OptionError(f"{self.name} must be a list, not {kind_of(value)}")
        wanted: list[object] = list(value)
        for item in wanted:
            if not isinstance(item, str) or item not in self.values:
                known = ", ".join([str(known) for known in self.values]) or "none yet"
                raise OptionError(f"{self.name}: there is no {kind_of(item)}; choose from: {known}")
        return [known for known in self.values if known in wanted]

    def usual(self) -> object:
        """The default in plain JSON types."""
        return [] if self.sort == SEVERAL else self.default

    def to_json(self) -> dict[str, object]:
        """The specification for pages and programs."""
        return {
            "name": self.name,
            "sort": self.sort,
            "default": self.usual(),
            "values": list(self.values),
            "only": [where.to_json() for where in self.only],
            "needed": [where.to_json() for where in self.needed],
            "each": {
                value: [where.to_json() for where in conditions]
                for value, conditions in self.each.items()
            },
        }


def checked(specification: tuple[Option, ...], given: Options) -> Options:
    """All options, checked, with their defaults; raises `OptionError`."""
    names = [option.name for option in specification]
    for name in given:
        if name not in names:
            raise OptionError(
                f"there is no option {brief(name)}; the options are: {', '.join(names)}"
            )
    options: Options = {option.name: option.usual() for option in specification}
    options.update(given)
    for option in specification:
        options[option.name] = option.read(options[option.name], options)
    for option in specification:
        check_each(option, options)
    for option in specification:
        for where in option.needed:
            if where.holds(options) and options[option.name] == option.usual():
                raise OptionError(where.reason)
        for where in option.only:
            if not where.holds(options):
                if given_otherwise(option, options):
                    raise OptionError(where.reason)
                if option.absent:
                    del options[option.name]
                    break
        if option.quiet and option.name in options and not given_otherwise(option, options):
            del options[option.name]
    return options


def check_each(option: Option, options: Options) -> None:
    """The conditions on single values; raises `OptionError`."""
    chosen = options[option.name]
    if not isinstance(chosen, list):
        return
    for value in chosen:
        for where in option.each.get(value, ()):
            if not where.holds(options):
                raise OptionError(where.reason)


def given_otherwise(option: Option, options: Options) -> bool:
    """Return whether an option says anything but the usual."""
    return option.name in options and options[option.name] != option.usual()


def check_range(name: str, value: float, low: int, high: int) -> None:
    """Raise `OptionError` for a number that is not in a range."""
    if not low <= value <= high:
        raise OptionError(f"{name} must be {low} to {high}, not {value}")


def number_in(options: Mapping[str, object], name: str) -> int:
    """The value of an option that is a number, as checked options have it."""
    value = options[name]
    assert isinstance(value, int)
    return value


def word_in(options: Mapping[str, object], name: str) -> str:
    """The value of an option that is one of several words."""
    value = options[name]
    assert isinstance(value, str)
    return value


def several_in(options: Mapping[str, object], name: str) -> list[str]:
    """The values of an option that has any number of them; none where it is absent."""
    values = options.get(name, [])
    assert isinstance(values, list)
    return values
