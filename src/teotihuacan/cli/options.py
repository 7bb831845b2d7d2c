"""The game of a command line and its options, made from the game's own list of options."""

import argparse
from collections.abc import Sequence
from typing import Any, Final

from teotihuacan.cli.command import FLAG, GAME
from teotihuacan.engine.options import CHOICE, LEVEL, NUMBER, SEVERAL, SWITCH, Option, number_in
from teotihuacan.players import Random
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, first, title_named
from teotihuacan.words import Words

DEST: Final = "option "  # in front of an option's name: no argument of a command is called so
METAVAR: Final = {NUMBER: "N", CHOICE: "NAME", LEVEL: "LEVEL", SEVERAL: "LIST"}


def named_in(argv: Sequence[str]) -> Title:
    """The game that a command line is about, before it is parsed: its flags are that game's."""
    for place, word in enumerate(argv):
        name = word.removeprefix(f"{FLAG}=")
        if word == FLAG and place + 1 < len(argv):
            name = argv[place + 1]
        if word.startswith(FLAG) and name in TITLES:
            return TITLES[name]
    return first()  # an unknown name is refused where the game is made


def add_game_options(parser: "argparse._ActionsContainer", title: Title) -> None:
    """Add the options of a game; without them the game's own defaults apply."""
    group = parser.add_argument_group("the game")
    GAME(group, title)
    words = title.words()
    for option in title.rules.specification:
        flag = f"--{option.name.replace('_', '-')}"
        how: dict[str, Any] = {"dest": DEST + option.name, "help": explained(option, words)}
        if option.sort == SWITCH:
            group.add_argument(flag, action="store_true", **how)
        elif option.values:
            of = number if option.sort == NUMBER else str
            group.add_argument(flag, type=of, metavar=METAVAR[option.sort], **how)


def explained(option: Option, words: Words) -> str:
    """Return what an option means, what it may be, and what it is if nobody says."""
    said = words.text(f"option.{option.name}.more")
    if option.sort == NUMBER:
        said += f": {option.values[0]} to {option.values[-1]} (default {option.default})"
    elif option.values:
        values = [
            f"{value} (default)" if value == option.default else str(value)
            for value in option.values
        ]
        said += f": {', '.join(values)}"
    more = f"option.{option.name}.values"
    return f"{said}, {words.text(more)}" if words.has(more) else said


def chosen(arguments: argparse.Namespace) -> Title:
    """The game that was asked for; unknown names raise `OptionError`."""
    return first() if arguments.game is None else title_named(arguments.game)


def game_options(arguments: argparse.Namespace) -> dict[str, object]:
    """The options that were given on the command line."""
    options: dict[str, object] = {}
    specification = chosen(arguments).rules.specification
    for option in specification:
        value = getattr(arguments, DEST + option.name, None)
        if value is not None and value is not False:
            options[option.name] = understood(option, value)
    for option in specification:
        if option.name in options:
            # If an option needs a single value of another option, giving it implies that value.
            for where in option.only:
                if len(where.values) == 1:
                    options.setdefault(where.option, where.values[0])
    return options


def players_of(title: Title, options: dict[str, object]) -> int:
    """Return how many people or computer players a game with these options is for."""
    return number_in(title.rules.options(options), "players")


def thinking(title: Title) -> str:
    """A computer player that knows the game, by the name that researchers use: for examples."""
    return next(iter(title.players()), Random.name)


def example(title: Title, one: str, others: str) -> str:
    """Example seats of a game as flags, for the help of commands."""
    seats = [one] + [others] * (players_of(title, {}) - 1)
    which = "" if title is first() else f"{FLAG} {title.name} "
    return f"{which}--seats {','.join(seats)}"


def understood(option: Option, value: object) -> object:
    """Return what was typed, as the game wants it; the game itself checks what it says."""
    if not isinstance(value, str):
        return value
    if option.sort == SEVERAL:
        return [item.strip() for item in value.split(",")]
    if option.sort == LEVEL and "=" in value:
        return settings(value)
    return value.strip()


def settings(text: str) -> dict[str, object]:
    """Single settings of a level: `name=value` pairs split by commas, several values by slashes."""
    found: dict[str, object] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        several = [number(item) for item in value.split("/")]
        found[name.strip()] = several if len(several) > 1 else several[0]
    return found


def number(text: str) -> int | str:
    """A whole number if it is one; otherwise the text, for the game to refuse."""
    try:
        return int(text)
    except ValueError:
        return text.strip()
