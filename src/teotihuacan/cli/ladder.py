"""`teo ladder`: who is how strong, and how sure that is."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.analysis.ladder import Climb, Ladder, Sprt, climb, plot, report
from teotihuacan.cli.common import add_seed, command, console, count, drawing_at, progress
from teotihuacan.cli.ladder_tables import markdown, show
from teotihuacan.cli.options import FLAG, add_game_options, chosen, game_options, thinking
from teotihuacan.cli.plugged import add_players, plugged
from teotihuacan.cli.sharing import add_sharing, shared
from teotihuacan.players import Random
from teotihuacan.titles import first

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers
    from teotihuacan.title import Title

NOBODY = "none"


def add(subparsers: Subparsers, title: Title) -> None:
    pool = ",".join(dict.fromkeys([thinking(title), Random.name]))
    which = "" if title is first() else f"{FLAG} {title.name} "
    parser = command(
        subparsers,
        "ladder",
        "let computer players meet, all seats and setups alike, and rate them",
        f"teo ladder {which}--pool {pool} --blocks 200 --workers 2 --out ladder.jsonl",
    )
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--pool",
        metavar="LIST",
        help=f"who meets: two or more of {', '.join(players.names(title.name))}; with two at a "
        "table each pair, with more each one among several of each other",
    )
    who.add_argument(
        "--sprt",
        metavar="A,B",
        help="only ask whether A is better than B (with more seats: A among several B), and stop "
        "when that is decided; --blocks is the most that are played",
    )
    parser.add_argument(
        "--blocks",
        type=count,
        default=100,
        metavar="N",
        help="setups; each match plays each of them once for every rotation of the seats "
        "(default 100)",
    )
    parser.add_argument(
        "--focus", metavar="LIST", help="only the matches of these of the pool against all others"
    )
    parser.add_argument(
        "--mirror",
        metavar="LIST",
        help="who meets himself, which must come out even: of the pool, or "
        f"{NOBODY} (default: {Random.name} if there, otherwise the first)",
    )
    parser.add_argument(
        "--win",
        metavar="P,Q",
        help="with --sprt: the shares of the victories that are told apart "
        "(default: a fair share, and 0.05 more)",
    )
    parser.add_argument(
        "--error",
        metavar="E",
        help="with --sprt: how often it may be wrong, either way (default 0.05)",
    )
    add_players(parser, "no limit, so that results are the same everywhere")
    add_seed(parser, "setups")
    add_sharing(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="write every game there as it ends; what the file has already is not played again, "
        "so the same command goes on after a stop, and with more blocks it goes further",
    )
    parser.add_argument(
        "--plot", metavar="FILE", help="draw the victories and the ratings there, as an .svg"
    )
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="the report as JSON")
    shown.add_argument("--markdown", action="store_true", help="the tables for a document")
    add_game_options(parser, title)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    plotted = drawing_at(arguments.plot)
    ladder = planned(arguments)
    found = report(climbed(ladder, tested(arguments, ladder), arguments))
    if plotted is not None:
        plotted.write_text(plot(found), encoding="utf-8")
    if arguments.json:
        print(json.dumps(found.to_json(), indent=2))
    elif arguments.markdown:
        print(markdown(found), end="")
    else:
        show(found, console())
    return 0


def planned(arguments: argparse.Namespace) -> Ladder:
    plugged(arguments)
    pool = names(arguments.pool if arguments.sprt is None else arguments.sprt)
    focus = None if arguments.focus is None else names(arguments.focus)
    mirror = None if arguments.mirror is None else names(arguments.mirror)
    if mirror == [NOBODY]:
        mirror = []
    if arguments.sprt is not None:
        if focus is not None or mirror is not None:
            raise teo.OptionError("--sprt plays one match: --focus and --mirror are for --pool")
        if len(pool) != 2:
            raise teo.OptionError("--sprt compares two players: --sprt A,B")
        focus, mirror = pool[:1], []
    return Ladder.of(
        chosen(arguments).name,
        pool=pool,
        blocks=arguments.blocks,
        seed=arguments.seed,
        options=game_options(arguments),
        focus=focus,
        mirror=mirror,
        limit=arguments.decision_seconds,
    )


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def tested(arguments: argparse.Namespace, ladder: Ladder) -> Sprt | None:
    """The test that was asked for."""
    if arguments.sprt is None:
        if arguments.win is not None or arguments.error is not None:
            raise teo.OptionError(
                "--win and --error say how --sprt tests; without it there is none"
            )
        return None
    error = 0.05 if arguments.error is None else share("--error", arguments.error)
    if arguments.win is None:
        return Sprt.usual(ladder.people, error)
    shares = [share("--win", text) for text in arguments.win.split(",")]
    if len(shares) != 2:
        raise teo.OptionError("--win needs two shares, as in --win 0.5,0.55")
    return Sprt(shares[0], shares[1], ladder.people, error)


def share(flag: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise teo.OptionError(f"{flag}: {text.strip()[:40]!r} is not a number") from None


def climbed(ladder: Ladder, test: Sprt | None, arguments: argparse.Namespace) -> Climb:
    """Play what is to be played, with a bar where somebody sees it."""
    with shared(arguments) as (_, work), progress() as bar:
        task = bar.add_task("playing", total=ladder.games)
        try:
            return climb(
                ladder,
                share=work,
                out=arguments.out,
                test=test,
                progress=lambda played: bar.advance(task),
            )
        except KeyboardInterrupt:
            if arguments.out is not None and Path(arguments.out).exists():
                bar.stop()
                said = f"stopped; {arguments.out} is kept, and the same command goes on from there"
                print(f"\n{said}", end="", file=sys.stderr)
            raise
