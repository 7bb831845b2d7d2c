"""Your own computer players on the command line, and how long any of them may think."""

import argparse

from teotihuacan import players
from teotihuacan.cli.command import Argument, argument, number

CUSTOM_PLAYERS = argument(
    "--player",
    action="append",
    default=[],
    metavar="MODULE:CLASS",
    help="your own computer player, seated by its name (or name=module:Class); may be repeated",
)


def decision_seconds(default: str) -> Argument:
    """`--decision-seconds`, with what holds without it."""
    return argument(
        "--decision-seconds",
        type=number(86_400),
        metavar="N",
        help="seconds per decision; a computer player that takes longer forfeits it to random "
        f"(default: {default})",
    )


def load(arguments: argparse.Namespace) -> list[str]:
    """Load the custom players of a command line; their names."""
    return [players.plug_in(text) for text in arguments.player]
