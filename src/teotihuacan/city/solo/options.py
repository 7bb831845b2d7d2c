"""What solo play adds to the options of a game."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.solo.difficulty import PRESETS, read_difficulty
from teotihuacan.city.solo.printed import STARTING_POWERS
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.options import CHOICE, LEVEL, SEVERAL, Option, Options, Where

BOTS: Final = tuple(STARTING_POWERS)


HARDER_MODULES: Final = ("obsidian", "mansion", "altars")


def harder_modules(options: Options) -> tuple[str, ...]:
    """The modules of a game that can be made harder."""
    chosen = options["modules"]
    assert isinstance(chosen, list)
    return tuple([name for name in HARDER_MODULES if name in chosen])


class DifficultyOption(Option):
    """How hard the bot is: a preset's name, or single knobs."""

    def read(self, value: object, options: Options) -> object:
        bot = options["bot"]
        if isinstance(bot, str) and bot in BOTS:
            return read_difficulty(value, bot, harder_modules(options)).to_json()
        return value


CENTEOTL: Final = "S07"
HUIXTOCIHUATL: Final = "S08"
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    CENTEOTL: ("mansion", "altars"),
    HUIXTOCIHUATL: ("empire",),
}
"""The priests of the bots, and the modules that each speaks of (ruling B18)."""


class ExtrasOption(Option):
    """Priests of the bots, for those who have the box that they belong to."""

    def read(self, value: object, options: Options) -> object:
        extras = super().read(value, options)
        chosen = options["modules"]
        assert isinstance(extras, list)
        assert isinstance(chosen, list)
        for extra in extras:
            for module in NEEDED[extra]:
                if module not in chosen:
                    raise OptionError(f"extras: {extra} is never played without {module}")
        return extras


SOLO_OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "bot",
        CHOICE,
        None,
        BOTS,
        only=(Where("players", (1,), "the bot plays against one player (players=1)"),),
        needed=(Where("players", (1,), f"players=1 needs a bot: {', '.join(BOTS)}"),),
    ),
    DifficultyOption(
        "difficulty",
        LEVEL,
        None,
        PRESETS,
        only=(Where("bot", BOTS, "difficulty is the bot's: there is none in this game"),),
        absent=True,
    ),
    ExtrasOption(
        "extras",
        SEVERAL,
        None,
        tuple(NEEDED),
        only=(Where("bot", BOTS, "extras are the bot's: there is none in this game"),),
        absent=True,
        quiet=True,
    ),
)
