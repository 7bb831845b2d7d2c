"""The command `teo`.

Every sub-command is a module with a function `add` that describes it to the parser and sets
`run` to a function that takes the parsed arguments and returns the exit status.  Those that make
a game get its title, for the flags of its options.
"""

import argparse
import contextlib
import io
import os
import platform
import sys
from collections.abc import Sequence
from typing import Final

import teotihuacan as teo
from teotihuacan.cli import (
    backup,
    check,
    facts,
    hint,
    ladder,
    opponents,
    perft,
    picture,
    play,
    prune,
    replay,
    review,
    rules,
    seat,
    serve,
    simulate,
    train,
    verify,
)
from teotihuacan.cli.common import problem
from teotihuacan.cli.options import named_in
from teotihuacan.title import Title
from teotihuacan.titles import find_offers

PROGRAM: Final = "teo"
BAD_INPUT: Final = 2  # what argparse uses as well
INTERRUPTED: Final = 130  # what shells report for Ctrl-C
BROKEN_PIPE: Final = 1  # what rich uses as well

EXAMPLES: Final = """\
examples:
  teo play                                    the table in the browser
  teo play --text                             a game in the terminal against one computer player
  teo players                                 which computer players there are, and how they think
  teo simulate --players 3 --games 100        what happens in a hundred games
  teo ladder --pool greedy,random             who is how strong, and how sure that is
  teo replay game.json                        a recorded game in words
  teo verify game.json                        whether its draws were fixed beforehand
  teo hint position.json                      the best turns, and why
  teo review game.json                        which turns of a finished game cost most
  teo picture game.json -o board.png          a recorded game, drawn
  teo rules                                   the numbers of a game, to look up
"""


def version() -> str:
    built = "compiled" if teo.COMPILED else "pure Python"
    return f"teotihuacan {teo.__version__} ({built}, Python {platform.python_version()})"


def parser(title: Title) -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description="The Teotihuacan board games, to play, to study and to train on.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=version())
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for of_a_game in (play, simulate, ladder, train, perft):
        of_a_game.add(subparsers, title)
    for of_the_table in (serve, check, backup, prune, seat):
        of_the_table.add(subparsers)
    for of_all in (replay, verify, hint, review, picture, opponents, rules, facts):
        of_all.add(subparsers)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status: 0 fine, 1 a check failed, 2 bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that lacks a sign shows a question mark instead of ending the game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        find_offers()
        words = sys.argv[1:] if argv is None else argv
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
        # Nobody reads any more (`teo facts | head`): leave nothing to be flushed at exit.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except (teo.TeotihuacanError, OSError) as error:
        print(f"{PROGRAM}: {problem(error)}", file=sys.stderr)
        return BAD_INPUT
