"""`teo ladder`: ratings of computer players, with confidence intervals."""

import argparse
import json
import sys
from pathlib import Path

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.analysis.ladder import Climb, Ladder, Sprt, climb, plot, report
from teotihuacan.cli import custom_players
from teotihuacan.cli.command import FLAG, JSON, argument, command, either, seed, switch, whole
from teotihuacan.cli.console import console, drawing_at, progress
from teotihuacan.cli.ladder_tables import markdown, show
from teotihuacan.cli.options import add_game_options, chosen, game_options, thinking
from teotihuacan.cli.sharing import RAY, shared, workers
from teotihuacan.players import Random
from teotihuacan.title import Title
from teotihuacan.titles import first

NOBODY = "none"


def pool_of(title: Title) -> str:
    return (
        f"players to compare: two or more of {', '.join(players.names(title.name))}; with two "
        "seats each pair meets, with more each player meets several of each other"
    )


def sample(title: Title) -> str:
    """A command line, for the help."""
    pool = ",".join(dict.fromkeys([thinking(title), Random.name]))
    which = "" if title is first() else f"{FLAG} {title.name} "
    return f"teo ladder {which}--pool {pool} --blocks 200 --workers 2 --out ladder.jsonl"


@command(
    "ladder",
    "play computer players against each other on equal setups and seats, and rate them",
    sample,
    either(
        argument("--pool", metavar="LIST", help=pool_of),
        argument(
            "--sprt",
            metavar="A,B",
            help="two players to compare until it is decided whether A is better than B (with more "
            "seats: A among several B); --blocks is the maximum",
        ),
        required=True,
    ),
    argument(
        "--blocks",
        type=whole(),
        default=100,
        metavar="N",
        help="number of setups; each match plays each of them once for every rotation of the seats "
        "(default 100)",
    ),
    argument(
        "--focus",
        metavar="LIST",
        help="players of the pool whose matches against all others are played (default: all)",
    ),
    argument(
        "--mirror",
        metavar="LIST",
        help="players for the mirror match, which must come out even: from the pool, or "
        f"{NOBODY} (default: {Random.name} if in the pool, otherwise the first)",
    ),
    argument(
        "--win",
        metavar="P,Q",
        help="with --sprt: shares of the victories to tell apart "
        "(default: a fair share, and 0.05 more)",
    ),
    argument(
        "--error",
        metavar="E",
        help="with --sprt: probability of a wrong decision, either way (default 0.05)",
    ),
    custom_players.CUSTOM_PLAYERS,
    custom_players.decision_seconds("no limit, so that results are the same everywhere"),
    seed("random seed for the setups (default 0)"),
    workers(),
    RAY,
    argument(
        "--out",
        metavar="FILE",
        help="file for the results; games already in it are not played again, so the same command "
        "resumes after an interruption, and more blocks extend it",
    ),
    argument("--plot", metavar="FILE", help="file for a chart of victories and ratings, an .svg"),
    either(JSON, switch("--markdown", "output as Markdown tables")),
    add_game_options,
)
def run(arguments: argparse.Namespace) -> int:
    plotted = drawing_at("--plot", arguments.plot)
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
    custom_players.load(arguments)
    pool = names(arguments.pool if arguments.sprt is None else arguments.sprt)
    focus = None if arguments.focus is None else names(arguments.focus)
    mirror = None if arguments.mirror is None else names(arguments.mirror)
    if mirror == [NOBODY]:
        mirror = []
    if arguments.sprt is not None:
        if focus is not None or mirror is not None:
            raise teo.OptionError("--focus and --mirror need --pool, not --sprt")
        if len(pool) != 2:
            raise teo.OptionError(f"--sprt must be two players A,B, not {arguments.sprt[:40]!r}")
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
            raise teo.OptionError("--win and --error need --sprt")
        return None
    error = 0.05 if arguments.error is None else share("--error", arguments.error)
    if arguments.win is None:
        return Sprt.usual(ladder.people, error)
    shares = [share("--win", text) for text in arguments.win.split(",")]
    if len(shares) != 2:
        raise teo.OptionError(f"--win must be two shares P,Q, not {arguments.win[:40]!r}")
    return Sprt(shares[0], shares[1], ladder.people, error)


def share(flag: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise teo.OptionError(f"{flag} must be a number, not {text.strip()[:40]!r}") from None


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
                said = f"stopped; {arguments.out} is kept; the same command resumes from it"
                print(f"\n{said}", end="", file=sys.stderr)
            raise
