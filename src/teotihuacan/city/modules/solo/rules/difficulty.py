"""Difficulty of the bot: every setting of the rulebook, and named presets."""

from typing import Final

from teotihuacan.city.modules.solo.rules import printed
from teotihuacan.city.rules import units
from teotihuacan.engine.checking import kind_of
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.facts import Group

GOODS: Final = ("gold", "wood", "stone")
"""The goods whose starting amount can be changed."""
VALUES: Final = (*GOODS, "cocoa_points", "worship_steps", "technology_points")
"""The knobs that go from one value to another."""
PRESETS: Final = ("easy", "normal", "hard", "brutal")
PRINTED: Final = "normal"


def _range(group: Group, knob: str) -> tuple[int, int]:
    low, high = group.numbers(knob, 2, -9, 99)
    if low > high:
        raise group.wrong(knob, "must be the lowest and the highest value, in this order")
    if knob in GOODS and printed.STARTING_GOODS.of(units.UNITS.index(knob)) + low < 0:
        raise group.wrong(knob, "takes more than the bot has in [start]")
    return low, high


def _power_range(group: Group) -> tuple[int, int]:
    low, high = _range(group, "powers")
    if max([max(powers) for powers in printed.STARTING_POWERS.values()]) + high > 5:
        raise group.wrong("powers", "no worker may start with more than power 5")
    return low, high


_difficulty: Final = printed.BOOK.group("difficulty")

POWER_RANGE: Final[tuple[int, int]] = _power_range(_difficulty)
RANGES: Final[dict[str, tuple[int, int]]] = {knob: _range(_difficulty, knob) for knob in VALUES}
BONUS_POINTS: Final[tuple[int, ...]] = _difficulty.numbers("bonus_points")


class Difficulty:
    """The bot's knobs.

    `powers`, `gold`, `wood` and `stone` are changes of what it starts with, the others values.
    """

    def __init__(
        self, powers: tuple[int, ...], values: dict[str, int], harder: dict[str, int]
    ) -> None:
        self.harder: Final[dict[str, int]] = harder  # 1: the harder rule of a module, by its name
        self.powers: Final[tuple[int, ...]] = powers
        self.gold: Final[int] = values["gold"]
        self.wood: Final[int] = values["wood"]
        self.stone: Final[int] = values["stone"]
        self.cocoa_points: Final[int] = values["cocoa_points"]  # for one exchange
        self.worship_steps: Final[int] = values["worship_steps"]  # more on any temple
        self.bonus_points: Final[int] = values["bonus_points"]  # for each temple bonus tile
        self.technology_points: Final[int] = values["technology_points"]  # for each technology

    def values(self) -> dict[str, int]:
        return {
            "gold": self.gold,
            "wood": self.wood,
            "stone": self.stone,
            "cocoa_points": self.cocoa_points,
            "worship_steps": self.worship_steps,
            "bonus_points": self.bonus_points,
            "technology_points": self.technology_points,
        }

    def to_json(self) -> dict[str, object]:
        return {"powers": list(self.powers), **self.values(), **self.harder}


def _preset(group: Group) -> Difficulty:
    values: dict[str, int] = {}
    for knob in VALUES:
        values[knob] = group.number(knob, -9, 99)
        _check_range(group, knob, values[knob], RANGES[knob])
    points = group.number("bonus_points")
    if points not in BONUS_POINTS:
        known = listed(BONUS_POINTS)
        raise group.wrong("bonus_points", f"must be one of {known} in [difficulty], not {points}")
    values["bonus_points"] = points
    powers = group.numbers("powers", 3, -9, 99)
    for power in powers:
        _check_range(group, "powers", power, POWER_RANGE)
    return Difficulty(powers, values, {})


def _check_range(group: Group, knob: str, value: int, limits: tuple[int, int]) -> None:
    low, high = limits
    if not low <= value <= high:
        raise group.wrong(knob, f"must be from {low} to {high}, as [difficulty] says, not {value}")


def listed(numbers: tuple[int, ...]) -> str:
    return ", ".join([str(number) for number in numbers])


HARDER: Final[dict[str, int]] = {
    name: printed.MORE.group("harder").number(name, 0, 1) for name in PRESETS
}
"""The harder rules of modules, on or off by preset."""

_PRESETS: Final[dict[str, Difficulty]] = {
    name: _preset(printed.BOOK.group(name)) for name in PRESETS
}
printed.BOOK.done()
printed.MORE.done()


def preset(name: str, bot: str, modules: tuple[str, ...]) -> Difficulty:
    """Return one of the four named difficulties; a worker of power 1 cannot become weaker.

    `modules` are those in play that can be made harder.
    """
    if name not in PRESETS:
        raise OptionError(
            f"difficulty must be one of {', '.join(PRESETS)} or single values, not {name!r:.40}"
        )
    level = _PRESETS[name]
    powers = [max(c, 1 - start) for start, c in zip(printed.STARTING_POWERS[bot], level.powers)]
    return Difficulty(tuple(powers), level.values(), dict.fromkeys(modules, HARDER[name]))


def read_difficulty(given: object, bot: str, modules: tuple[str, ...]) -> Difficulty:
    """A preset's name, or single values on top of the printed rules; out of range: OptionError."""
    if given is None:
        return preset(PRINTED, bot, modules)
    if isinstance(given, str):
        return preset(given, bot, modules)
    if not isinstance(given, dict):
        raise OptionError(f"difficulty must be a preset or an object, not {kind_of(given)}")
    named = given.get("preset", PRINTED)
    if not isinstance(named, str):
        raise OptionError(f"difficulty preset must be one of {', '.join(PRESETS)}")
    level = preset(named, bot, modules)
    powers, values, harder = level.powers, level.values(), dict(level.harder)
    for name, value in given.items():
        if name == "powers":
            powers = read_powers(value, bot)
        elif name == "bonus_points":
            if type(value) is not int or value not in BONUS_POINTS:
                points = listed(BONUS_POINTS)
                raise OptionError(f"difficulty bonus_points must be one of {points}")
            values[name] = value
        elif name in RANGES:
            values[name] = read_value(name, value, RANGES[name])
        elif name in modules:
            harder[name] = read_value(name, value, (0, 1))
        elif name != "preset":
            known = ", ".join(["preset", "powers", "bonus_points", *RANGES, *modules])
            raise OptionError(f"there is no difficulty {kind_of(name)}; choose from: {known}")
    return Difficulty(powers, values, harder)


def read_value(name: str, value: object, limits: tuple[int, int]) -> int:
    low, high = limits
    if type(value) is not int or not low <= value <= high:
        raise OptionError(f"difficulty {name} must be from {low} to {high}, not {kind_of(value)}")
    return value


def read_powers(value: object, bot: str) -> tuple[int, ...]:
    """A change for each of the three unlocked workers; none falls below 1."""
    if not isinstance(value, (list, tuple)) or len(value) != 3:
        changes = [str(change) for change in range(POWER_RANGE[0], POWER_RANGE[1] + 1)]
        listing = ", ".join(changes[:-1]) + " or " + changes[-1]
        raise OptionError(f"difficulty powers must be three changes, each {listing}")
    powers: list[int] = []
    for start, change in zip(printed.STARTING_POWERS[bot], value, strict=True):
        lowest = max(POWER_RANGE[0], 1 - start)
        if type(change) is not int or not lowest <= change <= POWER_RANGE[1]:
            may = f"a worker of power {start} may change by {lowest} to {POWER_RANGE[1]}"
            raise OptionError(f"difficulty powers: {may}, not {kind_of(change)}")
        powers.append(change)
    return tuple(powers)
