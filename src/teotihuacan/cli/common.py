"""What the commands share: how they are described, numbers given to them, console and progress."""

import argparse
import sys
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.engine.errors import OptionError
from teotihuacan.words import languages

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

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


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", default="en", metavar="CODE", help=f"one of: {', '.join(languages())}"
    )


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


def add_seed(parser: argparse.ArgumentParser, others: str = "games") -> None:
    parser.add_argument(
        "--seed",
        type=seed_number,
        default=0,
        metavar="N",
        help=f"another number, other {others} (default 0)",
    )


def console() -> Console:
    """Where a command writes: with colour on a terminal, plain elsewhere."""
    made = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    made.width = max(NARROWEST, min(made.width, WIDEST))
    return made


def progress() -> Progress:
    """A bar beside the output, and only where somebody can see it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def problem(error: Exception) -> str:
    """What went wrong, without the numbers of the operating system."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def drawing_at(text: str | None) -> Path | None:
    """Where a drawing is to be written, if anywhere; refused before any long work."""
    if text is None:
        return None
    path = Path(text)
    if path.suffix.lower() != ".svg":
        raise OptionError(f"{path}: the drawing is an .svg")
    return path
