"""The command `teo`.

Every sub-command is a function under `@command(…)` that takes the parsed arguments and returns the
exit status; `command.py` says how its help and options are declared.
"""

import contextlib
import io
import os
import platform
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import Final

import teotihuacan as teo
from teotihuacan.cli import (
    computer_players,
    database,
    facts,
    hint,
    ladder,
    perft,
    picture,
    play,
    replay,
    review,
    rules,
    serve,
    simulate,
    site,
    train,
)
from teotihuacan.cli.command import Command, Parser
from teotihuacan.cli.console import problem
from teotihuacan.cli.options import named_in
from teotihuacan.title import Title
from teotihuacan.titles import find_offers

PROGRAM: Final = "teo"
BAD_INPUT: Final = 2  # what argparse uses as well
INTERRUPTED: Final = 130  # what shells report for Ctrl-C
BROKEN_PIPE: Final = 1  # what rich uses as well

COMMANDS: Final[tuple[Command, ...]] = (
    *(play.run, simulate.run, ladder.run, train.run, perft.run, serve.run),
    *(database.check, database.backup, database.restore, database.prune, database.seat),
    *(replay.run, replay.verify, hint.run, review.run, picture.run),
    site.run,
    *(computer_players.run, rules.run, facts.run),
)
"""In the order of the help."""

EXAMPLES: Final = """\
examples:
  teo play                                    play in the browser
  teo play --text                             play in the terminal against one computer player
  teo players                                 list the computer players and how they think
  teo simulate --players 3 --games 100        play a hundred games and summarise them
  teo ladder --pool greedy,random             rate computer players, with confidence intervals
  teo replay game.json                        print a recorded game in words
  teo verify game.json                        check that its draws were fixed beforehand
  teo hint position.json                      list the best turns, with reasons
  teo review game.json                        find the costliest turns of a finished game
  teo picture game.json -o board.png          draw a recorded game
  teo rules                                   look up the numbers of a game
"""


def parser(title: Title) -> Parser:
    top = Parser(
        prog=PROGRAM,
        description="Play the Teotihuacan board games, study them, and train computer players.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    built = "compiled" if teo.COMPILED else "pure Python"
    version = f"teotihuacan {teo.__version__} ({built}, Python {platform.python_version()})"
    top.add_argument("--version", action="version", version=version)
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(subparsers, title)
    return top


def check_command(words: Sequence[str]) -> None:
    """Refuse a command that there is none; the parser would list them in another way."""
    known = [command.name for command in COMMANDS]
    if words and not words[0].startswith("-") and words[0] not in known:
        raise teo.OptionError(f"COMMAND must be one of {', '.join(known)}, not {words[0][:40]!r}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status: 0 fine, 1 a check failed, 2 bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that lacks a sign shows a question mark instead of ending the game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        find_offers()
        words = sys.argv[1:] if argv is None else argv
        check_command(words)
        arguments = parser(named_in(words)).parse_args(words)
        status = int(arguments.run(arguments))
        sys.stdout.flush()
        return status
    except SystemExit as stop:  # how argparse ends: after --help, or with a complaint
        return stop.code if isinstance(stop.code, int) else BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe (`teo facts | head`): leave nothing to flush at exit.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except (teo.TeotihuacanError, OSError) as error:
        print(f"{PROGRAM}: {problem(error)}", file=sys.stderr)
        return BAD_INPUT
