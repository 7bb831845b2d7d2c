"""Options of solo play."""

from typing import Final

from teotihuacan.city.modules.solo.rules import printed
from teotihuacan.city.modules.solo.rules.difficulty import PRESETS, read_difficulty
from teotihuacan.engine.options import CHOICE, LEVEL, Option, Options, Where, several_in

BOTS: Final = tuple(printed.STARTING_POWERS)


HARDER_MODULES: Final = ("obsidian", "mansion", "altars")


def harder_modules(options: Options) -> tuple[str, ...]:
    """The modules of a game that can be made harder."""
    chosen = several_in(options, "modules")
    return tuple([name for name in HARDER_MODULES if name in chosen])


class DifficultyOption(Option):
    """The difficulty of the bot: a preset's name, or single settings."""

    def read(self, value: object, options: Options) -> object:
        bot = options["bot"]
        if isinstance(bot, str) and bot in BOTS:
            return read_difficulty(value, bot, harder_modules(options)).to_json()
        return value


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
        only=(Where("bot", BOTS, "difficulty needs a bot: there is none in this game"),),
        absent=True,
    ),
)
