"""Output of commands: the console, progress bars, error messages, and files of drawings."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich import progress as bars
from rich.console import Console

from teotihuacan.engine.errors import OptionError

NARROWEST = 60
WIDEST = 100  # longer lines are hard to read


def console() -> Console:
    """Return where a command writes: with colour on a terminal, plain elsewhere."""
    made = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    made.width = max(NARROWEST, min(made.width, WIDEST))
    return made


def progress() -> bars.Progress:
    """A progress bar beside the output, if that is a terminal."""
    return bars.Progress(
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TaskProgressColumn(),
        bars.TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def markdown_row(cells: Sequence[str]) -> str:
    """A row of a table in Markdown; if it is too short, the rest of it stays empty."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def problem(error: Exception) -> str:
    """Return what went wrong, without the numbers of the operating system."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def drawing_at(flag: str, text: str | None) -> Path | None:
    """Return where a drawing is to be written, if anywhere; refused before any long work."""
    if text is None:
        return None
    path = Path(text)
    if path.suffix.lower() != ".svg":
        raise OptionError(f"{flag} must be an .svg file, not {path}")
    return path
