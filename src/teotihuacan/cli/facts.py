"""`teo facts`: where the values on boards and tiles come from."""

import argparse
from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.cli.command import FLAG, argument, command, switch
from teotihuacan.cli.console import console
from teotihuacan.cli.options import chosen
from teotihuacan.engine.facts import Fact
from teotihuacan.titles import TITLES

WEAK: Final = (
    "Values of boards and tiles that rest on one source or none, or on which sources disagree. "
    "If you own the game, a look at it settles them: correct the file, or put a corrected copy "
    "into a folder and name that folder in TEOTIHUACAN_DATA."
)
ALL: Final = "Where the values of boards and tiles were seen. Doubtful ones are marked with a star."


@command(
    "facts",
    "list the values of boards and tiles that rest on one source or none",
    "teo facts --all",
    argument(FLAG, "NAME", lambda title: f"one of: {', '.join(TITLES)} (default: all)"),
    switch("--all", "list every value with its sources"),
)
def run(arguments: argparse.Namespace) -> int:
    titles = [chosen(arguments)] if arguments.game is not None else list(TITLES.values())
    out = console()
    out.print(Text(ALL if arguments.all else WEAK))
    out.print()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("values", ratio=2)
    grid.add_column("seen in, and what is doubtful", ratio=3)
    known = listed = 0
    for title in titles:
        facts = title.facts()
        shown = [fact for fact in facts if arguments.all or fact.is_weak()]
        known += len(facts)
        listed += len(shown)
        if shown and len(titles) > 1:
            heading = title.words().called("screen.title", title.name)
            grid.add_row("")
            grid.add_row(Text(heading, style="bold underline"))
        add_facts(grid, shown, arguments.all)
    out.print(grid)
    out.print()
    out.print(Text(f"{listed} of {known} groups of values"))
    return 0


def add_facts(grid: Grid, facts: Sequence[Fact], mark: bool) -> None:
    """The facts of one game, each file under its name."""
    file = ""
    for fact in facts:
        if fact.file != file:
            file = fact.file
            grid.add_row("")
            grid.add_row(Text(file, style="bold"))
        star = "* " if mark and fact.is_weak() else "  " if mark else ""
        origin = Text(", ".join(fact.sources) or "no source")
        if fact.reconstructed:
            origin.append(" (reconstructed)", style="bold")
        if fact.note:
            origin.append("\n" + fact.note, style="italic")
        grid.add_row(star + fact.group.replace("_", " "), origin)
