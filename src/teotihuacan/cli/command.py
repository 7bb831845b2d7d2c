"""Declaration of commands: `@command(…)` above the function that runs one, with its options.

Options that several commands have are here once, and the types of their values: an argument that
cannot be read is told as `FIELD must be EXPECTED, not GIVEN`.
"""

import argparse
import contextlib
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.title import Title
from teotihuacan.titles import TITLES
from teotihuacan.words import languages

N = TypeVar("N", int, float)
Run: TypeAlias = Callable[[argparse.Namespace], int]
Argument: TypeAlias = "Callable[[argparse._ActionsContainer, Title], object]"
"""Adds an option, or several, to a parser; the game is the one that the command line names."""

FLAG: Final = "--game"


class Parser(argparse.ArgumentParser):
    """Reports a wrong argument under its own name."""

    def error(self, message: str) -> NoReturn:
        super().error(message.removeprefix("argument ").replace(": must be ", " must be ", 1))


@dataclass(frozen=True)
class Command:
    """A sub-command: what its help shows, its options, and the function that runs it."""

    name: str
    help: str
    example: Callable[[Title], str]
    arguments: tuple[Argument, ...]
    notes: Callable[[Title], str]
    run: Run

    def add_to(self, commands: "argparse._SubParsersAction[Parser]", title: Title) -> None:
        parser = commands.add_parser(
            self.name,
            help=self.help,
            description=f"{self.help[0].upper()}{self.help[1:]}.",
            epilog=f"{self.notes(title)}example:\n  {self.example(title)}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        for add in self.arguments:
            add(parser, title)
        parser.set_defaults(run=self.run)


def command(
    name: str,
    help: str,
    example: str | Callable[[Title], str],
    *arguments: Argument,
    notes: str | Callable[[Title], str] = "",
) -> Callable[[Run], Command]:
    """Declare a command; `notes` and the example are shown under its help."""
    return lambda run: Command(name, help, of_a_game(example), arguments, of_a_game(notes), run)


def of_a_game(text: str | Callable[[Title], str]) -> Callable[[Title], str]:
    """A text that may depend on the game that the command line names."""
    return (lambda title: text) if isinstance(text, str) else text


def argument(names: str, metavar: str, help: str | Callable[[Title], str], **how: Any) -> Argument:
    """An option, or an argument without a name, as `add_argument` takes it."""
    if "choices" in how:
        values = tuple(how.pop("choices"))
        metavar = f"{{{','.join(values)}}}"
        how["type"] = one_of(values)
    explain = of_a_game(help)
    return lambda parser, title: parser.add_argument(
        *names.split(), metavar=metavar, help=explain(title), **how
    )


def switch(name: str, help: str) -> Argument:
    """An option that is given or not."""
    return lambda parser, title: parser.add_argument(name, action="store_true", help=help)


def amount(name: str, usual: int, help: str, metavar: str = "N") -> Argument:
    """An option that is a whole number, with its default."""
    help = f"{help} (default {usual})"
    return argument(name, metavar, help, type=whole(), default=usual)


def either(*arguments: Argument, required: bool = False) -> Argument:
    """Options that exclude each other."""

    def add(parser: "argparse._ActionsContainer", title: Title) -> None:
        group = parser.add_mutually_exclusive_group(required=required)
        for add_one in arguments:
            add_one(group, title)

    return add


# --- the types of values --------------------------------------------------------------------------


def wrong(expected: str, given: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(f"must be {expected}, not {given[:40]!r}")


def whole(low: int = 0, high: int = 10**9) -> Callable[[str], int]:
    """The type of a whole number within bounds."""
    return within(int, low, high, f"a whole number from {low} to {high}")


def number(high: float) -> Callable[[str], float]:
    """The type of a number from 0 on, for example of seconds."""
    return within(float, 0.0, high, f"a number from 0 to {high:.15g}")


def within(kind: Callable[[str], N], low: N, high: N, expected: str) -> Callable[[str], N]:
    def read(text: str) -> N:
        with contextlib.suppress(ValueError):
            value = kind(text)
            if low <= value <= high:
                return value
        raise wrong(expected, text)

    return read


def one_of(values: Collection[str]) -> Callable[[str], str]:
    """The type of a value out of a few."""

    def read(text: str) -> str:
        if text not in values:
            raise wrong(f"one of {', '.join(values)}", text)
        return text

    return read


# --- options that several commands have -----------------------------------------------------------

GAME: Final = argument(FLAG, "NAME", lambda title: f"one of: {', '.join(TITLES)}")
JSON: Final = switch("--json", "output as JSON")
AT: Final = argument(
    "--at", "K", "number of steps of the record to play, draws included", type=whole()
)
RECORDS: Final = argument(
    "files", "FILE", "record of a game, or a file with one per line", nargs="+"
)


def language(default: str | None = "en") -> Argument:
    return argument(
        "--language", "CODE", lambda title: f"one of: {', '.join(languages())}", default=default
    )


def most(usual: int) -> Argument:
    return amount("--most", usual, "number of turns to show")


def seed(help: str = "random seed for the games (default 0)", default: int | None = 0) -> Argument:
    return argument("--seed", "N", help, type=whole(0, HIGHEST_SEED), default=default)
