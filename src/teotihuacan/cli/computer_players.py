"""Computer players on the command line: `teo players` lists them, and options bring your own."""

import argparse
import textwrap
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from teotihuacan import players
from teotihuacan.cli.command import GAME, Argument, argument, command, language, number
from teotihuacan.cli.console import WIDEST, console
from teotihuacan.cli.options import chosen
from teotihuacan.title import Title
from teotihuacan.words.players import called, thinks

INDENT: Final = 11  # of the sentences in a help


CUSTOM_PLAYERS = argument(
    "--player",
    "MODULE:CLASS",
    "your own computer player, seated by its name (or name=module:Class); may be repeated",
    action="append",
    default=[],
)


def decision_seconds(default: str) -> Argument:
    """`--decision-seconds`, with what holds without it."""
    return argument(
        "--decision-seconds",
        "N",
        "seconds per decision; a computer player that takes longer forfeits it to random "
        f"(default: {default})",
        type=number(86_400),
    )


def load(arguments: argparse.Namespace) -> list[str]:
    """Load the custom players of a command line; their names."""
    return [players.plug_in(text) for text in arguments.player]


# --- teo players ----------------------------------------------------------------------------------


@command(
    "players",
    "list the computer players, and how each of them thinks",
    "teo players --language es",
    GAME,
    CUSTOM_PLAYERS,
    language(),
)
def run(arguments: argparse.Namespace) -> int:
    load(arguments)
    title = chosen(arguments)
    words = title.words(arguments.language)
    usual = players.opponent(title.name)
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    # Those for people first, at last families whose names say how long they think.
    for_people = players.for_people(title.name)
    others = [name for name in players.names(title.name) if name not in for_people]
    for name in (*for_people, *others, *title.searchers()):
        label = called(words, name)
        said = [thinks(words, name), words.text("text.usual") if name == usual else ""]
        grid.add_row(
            Text(name, style="bold"),
            Text(label if label != name else ""),
            Text(" ".join(sentence for sentence in said if sentence)),
        )
    console().print(grid)
    return 0


def levels_told(title: Title) -> str:
    """The levels of a game and how they think, for the end of a help; perhaps nothing."""
    words = title.words()
    lines = [
        textwrap.fill(
            thinks(words, name),
            WIDEST,
            initial_indent=f"  {name}".ljust(INDENT),
            subsequent_indent=" " * INDENT,
        )
        for name in players.for_people(title.name)
        if name in players.LEVELS
    ]
    return "\n".join(["levels of computer players:", *lines, "", ""]) if lines else ""
