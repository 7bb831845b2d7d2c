"""How hard the bot is: every knob of the rulebook, in both directions, and named presets."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.solo.action_pyramid import STARTING_POWERS
from teotihuacan.engine.checking import kind_of
from teotihuacan.engine.errors import OptionError

BONUS_POINTS: Final = (5, 10, 15, 20, 25)
RANGES: Final[dict[str, tuple[int, int]]] = {
    "gold": (-1, 1),
    "wood": (-1, 1),
    "stone": (-1, 1),
    "cocoa_points": (1, 5),
    "worship_steps": (1, 3),
    "technology_points": (0, 4),
}
PRESETS: Final = ("easy", "normal", "hard", "brutal")


class Difficulty:
    """The bot's knobs; the defaults are the rules as printed.

    `powers`, `gold`, `wood` and `stone` are changes of what it starts with, the others values.
    """

    def __init__(
        self,
        powers: tuple[int, int, int] = (0, 0, 0),
        gold: int = 0,
        wood: int = 0,
        stone: int = 0,
        cocoa_points: int = 3,
        worship_steps: int = 2,
        bonus_points: int = 15,
        technology_points: int = 2,
    ) -> None:
        self.powers = powers
        self.gold = gold
        self.wood = wood
        self.stone = stone
        self.cocoa_points = cocoa_points  # for discarding 10 cocoa
        self.worship_steps = worship_steps  # one more on Decorations
        self.bonus_points = bonus_points  # for each temple bonus tile
        self.technology_points = technology_points  # for each technology

    def to_json(self) -> dict[str, object]:
        return {
            "powers": list(self.powers),
            "gold": self.gold,
            "wood": self.wood,
            "stone": self.stone,
            "cocoa_points": self.cocoa_points,
            "worship_steps": self.worship_steps,
            "bonus_points": self.bonus_points,
            "technology_points": self.technology_points,
        }


def preset(name: str, bot: str) -> Difficulty:
    """One of the four named difficulties."""
    if name == "easy":
        # The modified bot's weakest die cannot become weaker.
        powers = (-1, -1, -1) if bot == "teotibot" else (0, -1, -1)
        return Difficulty(powers, -1, -1, -1, 2, 2, 10, 1)
    if name == "hard":
        return Difficulty((1, 1, 1), 1, 1, 1, 4, 2, 20, 3)
    if name == "brutal":
        return Difficulty((1, 1, 1), 1, 1, 1, 5, 3, 25, 4)
    if name == "normal":
        return Difficulty()
    raise OptionError(
        f"difficulty must be one of {', '.join(PRESETS)} or single values: {name!r:.40}"
    )


def read_difficulty(given: object, bot: str) -> Difficulty:
    """A preset's name, or single values on top of the printed rules; out of range: OptionError."""
    if given is None:
        return Difficulty()
    if isinstance(given, str):
        return preset(given, bot)
    if not isinstance(given, dict):
        raise OptionError(f"difficulty must be a preset or an object, not {kind_of(given)}")
    level = Difficulty()
    for name, value in given.items():
        if name == "preset":
            if not isinstance(value, str):
                raise OptionError(f"difficulty preset must be one of {', '.join(PRESETS)}")
            level = preset(value, bot)
    for name, value in given.items():
        if name == "preset":
            continue
        if name == "powers":
            level.powers = read_powers(value, bot)
        elif name == "bonus_points":
            if type(value) is not int or value not in BONUS_POINTS:
                raise OptionError("difficulty bonus_points must be one of 5, 10, 15, 20, 25")
            level.bonus_points = value
        elif name in RANGES:
            set_knob(level, name, value)
        else:
            known = ", ".join(["preset", "powers", "bonus_points", *RANGES])
            raise OptionError(f"there is no difficulty {kind_of(name)}; there are: {known}")
    return level


def set_knob(level: Difficulty, name: str, value: object) -> None:
    low, high = RANGES[name]
    if type(value) is not int or not low <= value <= high:
        raise OptionError(f"difficulty {name} must be from {low} to {high}, not {kind_of(value)}")
    if name == "gold":
        level.gold = value
    elif name == "wood":
        level.wood = value
    elif name == "stone":
        level.stone = value
    elif name == "cocoa_points":
        level.cocoa_points = value
    elif name == "worship_steps":
        level.worship_steps = value
    else:
        level.technology_points = value


def read_powers(value: object, bot: str) -> tuple[int, int, int]:
    """A change of -1, 0 or 1 for each of the three unlocked workers; none falls below 1."""
    if not isinstance(value, (list, tuple)) or len(value) != 3:
        raise OptionError("difficulty powers must be three changes, each -1, 0 or 1")
    changes: list[int] = []
    for start, change in zip(STARTING_POWERS[bot], value, strict=True):
        lowest = -1 if start > 1 else 0
        if type(change) is not int or not lowest <= change <= 1:
            raise OptionError(
                f"difficulty powers: a worker of power {start} may change by {lowest} to 1, "
                f"not {kind_of(change)}"
            )
        changes.append(change)
    return changes[0], changes[1], changes[2]
