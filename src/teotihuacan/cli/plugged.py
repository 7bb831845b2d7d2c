"""Players of one's own on the command line, and how long any of them may think."""

import argparse

from teotihuacan import players


def add_players(parser: argparse.ArgumentParser, default: str) -> None:
    """`--player` and `--decision-seconds`, with a word on what holds without the latter."""
    add_own(parser)
    parser.add_argument(
        "--decision-seconds",
        type=seconds,
        metavar="N",
        help="a computer player that thinks longer about a decision forfeits it to random "
        f"(default: {default})",
    )


def add_own(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="MODULE:CLASS",
        help="a player of your own, known by its name (or name=module:Class); may be repeated",
    )


def plugged(arguments: argparse.Namespace) -> list[str]:
    """The names of the players that were brought along; now they are known."""
    return [players.plug_in(text) for text in arguments.player]


def seconds(text: str) -> float:
    """An argument that is a time."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0 <= number <= 86_400:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 86400")
    return number
