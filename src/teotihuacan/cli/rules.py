"""`teo rules`: the numbers and pieces of a game in tables, to look up."""

import argparse
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.cli.command import GAME, command, language, switch
from teotihuacan.cli.console import console, markdown_row
from teotihuacan.cli.options import chosen
from teotihuacan.title import RuleTable


@command(
    "rules",
    "show the values on boards and tiles, and the numbers of the rules, in tables",
    "teo rules --language es --markdown",
    GAME,
    language(),
    switch("--markdown", "output as Markdown"),
)
def run(arguments: argparse.Namespace) -> int:
    title = chosen(arguments)
    found = title.tables(title.words(arguments.language))
    if arguments.markdown:
        print(markdown(found), end="")
        return 0
    out = console()
    if not found:
        out.print(Text(f"The game {title.name} has no tables."))
    for table in found:
        show(out, table)
    return 0


def show(out: Console, table: RuleTable) -> None:
    """One table on the terminal."""
    out.print(Text(table.title, style="bold"))
    if table.note:
        out.print(Text(table.note, style="italic"))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in table.header:
        grid.add_column(Text(name))
    for row in table.rows:
        grid.add_row(*(Text(cell) for cell in row))
    out.print(grid)
    out.print()


def markdown(tables: Iterable[RuleTable]) -> str:
    """Tables for a document, each under a heading of the third level."""
    parts: list[str] = []
    for table in tables:
        lines = map(markdown_row, (table.header, ["---"] * len(table.header), *table.rows))
        remark = [table.note] if table.note else []
        parts.append("\n\n".join([f"### {table.title}", *remark, "\n".join(lines)]) + "\n")
    return "\n".join(parts)
