"""What the commands share: options of a game, numbers from the command line, the console."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from rich.console import Console

import teotihuacan as teo
from teotihuacan.engine.dealer import HIGHEST_SEED

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

SWITCHES = ("draft", "dark_eclipse", "first_game")
NARROWEST = 60
WIDEST = 100  # longer lines are hard to read


def command(subparsers: Subparsers, name: str, help: str, example: str) -> argparse.ArgumentParser:
    """A new sub-command; its example is shown under its help."""
    return subparsers.add_parser(
        name,
        help=help,
        description=f"{help[0].upper()}{help[1:]}.",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """What a game is made with; nothing given means the game's own defaults."""
    group = parser.add_argument_group("the game")
    group.add_argument("--game", metavar="NAME", help=f"one of: {', '.join(teo.GAMES)}")
    group.add_argument("--players", type=int, metavar="N", help="how many play: 1 to 4 (default 2)")
    group.add_argument("--edition", metavar="NAME", help="rulebook: revised (default) or first")
    group.add_argument("--bot", metavar="NAME", help="play solo against teotibot or modified")
    group.add_argument(
        "--difficulty",
        metavar="LEVEL",
        help="the bot's: easy, normal, hard, brutal, or values such as "
        "preset=hard,worship_steps=3,powers=1/0/-1",
    )
    group.add_argument(
        "--draft", action="store_true", help="choose starting tiles in turn from an open display"
    )
    group.add_argument(
        "--dark-eclipse", action="store_true", help="the Eclipse comes as soon as the discs meet"
    )
    group.add_argument(
        "--first-game", action="store_true", help="the fixed boards and goods of a first game"
    )


def game_options(arguments: argparse.Namespace) -> dict[str, object]:
    """The options that were given on the command line."""
    options: dict[str, object] = {}
    for name in ("players", "edition"):
        value = getattr(arguments, name)
        if value is not None:
            options[name] = value
    for name in SWITCHES:
        if getattr(arguments, name):
            options[name] = True
    if arguments.bot is not None:
        options["bot"] = arguments.bot
        options.setdefault("players", 1)
    if arguments.difficulty is not None:
        options["difficulty"] = difficulty(arguments.difficulty)
    return options


def difficulty(text: str) -> object:
    """A preset's name, or `knob=value` pairs split by commas; the game checks what they say."""
    if "=" not in text:
        return text.strip()
    knobs: dict[str, object] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if name.strip() == "powers":
            knobs["powers"] = [number(change) for change in value.split("/")]
        else:
            knobs[name.strip()] = number(value)
    return knobs


def number(text: str) -> int | str:
    """A whole number if it is one; otherwise the text, for the game to refuse."""
    try:
        return int(text)
    except ValueError:
        return text.strip()


def seed_number(text: str) -> int:
    """An argument that is a seed."""
    try:
        seed = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if not 0 <= seed <= HIGHEST_SEED:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and {HIGHEST_SEED}")
    return seed


def count(text: str) -> int:
    """An argument that counts something."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if not 0 <= number <= 10**9:
        raise argparse.ArgumentTypeError(f"{text} is out of range")
    return number


def console() -> Console:
    """Where a command writes: with colour on a terminal, plain elsewhere."""
    made = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    made.width = max(NARROWEST, min(made.width, WIDEST))
    return made


def problem(error: Exception) -> str:
    """What went wrong, without the numbers of the operating system."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)
