"""`teo ladder`: ratings of computer players, with confidence intervals."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.analysis import ladder
from teotihuacan.analysis.ladder.sprt import BETTER, OPEN
from teotihuacan.cli import computer_players
from teotihuacan.cli.command import FLAG, JSON, amount, argument, command, either, seed, switch
from teotihuacan.cli.console import console, drawing_at, markdown_row, progress
from teotihuacan.cli.options import add_game_options, chosen, game_options, thinking
from teotihuacan.cli.sharing import RAY, shared, workers
from teotihuacan.cli.simulate import setting_of
from teotihuacan.players import Random
from teotihuacan.title import Title
from teotihuacan.titles import first, title_named

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
        argument("--pool", "LIST", pool_of),
        argument(
            "--sprt",
            "A,B",
            "two players to compare until it is decided whether A is better than B (with more "
            "seats: A among several B); --blocks is the maximum",
        ),
        required=True,
    ),
    amount(
        "--blocks",
        100,
        "number of setups; each match plays each of them once for every rotation of the seats",
    ),
    argument(
        "--focus",
        "LIST",
        "players of the pool whose matches against all others are played (default: all)",
    ),
    argument(
        "--mirror",
        "LIST",
        "players for the mirror match, which must come out even: from the pool, or "
        f"{NOBODY} (default: {Random.name} if in the pool, otherwise the first)",
    ),
    argument(
        "--win",
        "P,Q",
        "with --sprt: shares of the victories to tell apart (default: a fair share, and 0.05 more)",
    ),
    argument(
        "--error", "E", "with --sprt: probability of a wrong decision, either way (default 0.05)"
    ),
    computer_players.CUSTOM_PLAYERS,
    computer_players.decision_seconds("no limit, so that results are the same everywhere"),
    seed("random seed for the setups (default 0)"),
    workers(),
    RAY,
    argument(
        "--out",
        "FILE",
        "file for the results; games already in it are not played again, so the same command "
        "resumes after an interruption, and more blocks extend it",
    ),
    argument("--plot", "FILE", "file for a chart of victories and ratings, an .svg"),
    either(JSON, switch("--markdown", "output as Markdown tables")),
    add_game_options,
)
def run(arguments: argparse.Namespace) -> int:
    plotted = drawing_at("--plot", arguments.plot)
    plan = planned(arguments)
    found = ladder.report(climbed(plan, tested(arguments, plan), arguments))
    if plotted is not None:
        plotted.write_text(ladder.plot(found), encoding="utf-8")
    if arguments.json:
        print(json.dumps(found.to_json(), indent=2))
    elif arguments.markdown:
        print(markdown(found), end="")
    else:
        show(found, console())
    return 0


def planned(arguments: argparse.Namespace) -> ladder.Ladder:
    computer_players.load(arguments)
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
    return ladder.Ladder.of(
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


def tested(arguments: argparse.Namespace, plan: ladder.Ladder) -> ladder.Sprt | None:
    """The test that was asked for."""
    if arguments.sprt is None:
        if arguments.win is not None or arguments.error is not None:
            raise teo.OptionError("--win and --error need --sprt")
        return None
    error = 0.05 if arguments.error is None else share("--error", arguments.error)
    if arguments.win is None:
        return ladder.Sprt.usual(plan.people, error)
    shares = [share("--win", text) for text in arguments.win.split(",")]
    if len(shares) != 2:
        raise teo.OptionError(f"--win must be two shares P,Q, not {arguments.win[:40]!r}")
    return ladder.Sprt(shares[0], shares[1], plan.people, error)


def share(flag: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise teo.OptionError(f"{flag} must be a number, not {text.strip()[:40]!r}") from None


def climbed(
    plan: ladder.Ladder, test: ladder.Sprt | None, arguments: argparse.Namespace
) -> ladder.Climb:
    """Play what is to be played, with a bar where somebody sees it."""
    with shared(arguments) as (_, work), progress() as bar:
        task = bar.add_task("playing", total=plan.games)
        try:
            return ladder.climb(
                plan,
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


# --- the report in tables, for the terminal and for documents -------------------------------------


@dataclass(frozen=True)
class Sheet:
    """A table of texts; all columns but the first are numbers, a remark stands below."""

    name: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    remark: str = ""


def show(report: ladder.Report, out: Console) -> None:
    """In the terminal."""
    out.print(summed_up(report))
    for sheet in sheets(report):
        table = Table(box=SIMPLE_HEAD, title=sheet.name, title_justify="left")
        for place, head in enumerate(sheet.heads):
            if place == 0:
                table.add_column(head, overflow="fold", min_width=8)
            else:
                table.add_column(head, justify="right", no_wrap=True)
        for row in sheet.rows:
            table.add_row(*row)
        out.print(table)
        if sheet.remark:
            out.print(sheet.remark)
    for failure in report.failures:
        out.print(failed(failure), soft_wrap=True)
    if report.decision is not None:
        out.print(decided(report, report.decision))


def markdown(report: ladder.Report) -> str:
    """For a document."""
    parts = [summed_up(report)]
    for sheet in sheets(report):
        lines = [sheet.heads, ["---", *["--:"] * (len(sheet.heads) - 1)], *sheet.rows]
        parts += [f"**{sheet.name}**", "\n".join(map(markdown_row, lines))]
        if sheet.remark:
            parts.append(sheet.remark)
    parts += [failed(failure) for failure in report.failures]
    if report.decision is not None:
        parts.append(decided(report, report.decision))
    return "\n\n".join(parts) + "\n"


def summed_up(report: ladder.Report) -> str:
    """Return what was played, in one sentence."""
    blocks = "1 block" if report.blocks == 1 else f"{report.blocks} blocks"
    a_match = f"{report.matches[0].games} games a match"
    said = [blocks, a_match, *setting_of(title_named(report.game), report.options)]
    if report.limit is not None:
        said.append(f"{report.limit:g} s for a decision")
    return f"{', '.join(said)}, seed {report.seed}, version {report.version}"


def sheets(report: ladder.Report) -> list[Sheet]:
    """All tables that have something to say."""
    makers = (matches, ratings, mirrors, seats, clocks)
    return [sheet for sheet in (make(report) for make in makers) if sheet.rows]


def matches(report: ladder.Report) -> Sheet:
    heads = ("match", "win share %", "margin", "points")
    rows = [
        (named(match), percent(match.share), interval(match.margin, "+.1f"), points(match))
        for match in report.matches
        if not match.mirror
    ]
    return Sheet("Matches, with 95 % intervals", heads, rows)


def named(match: ladder.MatchReport) -> str:
    return str(ladder.Match(match.one, match.others))


def ratings(report: ladder.Report) -> Sheet:
    rows = [
        (rated.player, "0" if rated.player == report.anchor else interval(rated.rating, ".0f"))
        for rated in report.ratings
    ]
    return Sheet("Ratings, with 95 % intervals", ("player", "rating"), rows)


def mirrors(report: ladder.Report) -> Sheet:
    rows: list[Sequence[str]] = []
    for match in report.matches:
        if match.mirror:
            inside = "yes" if match.brackets else "NO"
            rows.append((named(match), percent(match.share), f"{match.fair * 100:.1f}", inside))
    heads = ("match", "win share %", "fair", "in the interval")
    return Sheet("Mirror", heads, rows)


def seats(report: ladder.Report) -> Sheet:
    rows: list[Sequence[str]] = []
    for seat in report.seats:
        above = f"{(seat.share.mean - 1 / len(report.seats)) * 100:+.1f}"
        score = f"{seat.score.mean:.1f}"
        rows.append((str(seat.seat + 1), percent(seat.share), above, score))
    heads = ("seat, in player order", "win share %", "above a fair share", "score")
    return Sheet("Seats, all matches together", heads, rows)


def clocks(report: ladder.Report) -> Sheet:
    rows: list[Sequence[str]] = []
    for clock in report.clocks:
        turn = "–" if clock.turn is None else f"{clock.turn * 1000:.3g}"
        rows.append((clock.player, turn, f"{clock.decision * 1000:.3g}", str(clock.turns)))
    heads = ("player", "ms a turn", "ms a decision", "turns")
    return Sheet("Time, which is measured and differs each time", heads, rows)


def percent(share: ladder.Estimate) -> str:
    return interval(share, ".1f", 100)


def points(match: ladder.MatchReport) -> str:
    """The mean scores of the one and of the others."""
    if match.others_score is None:
        return f"{match.score.mean:.1f}"
    return f"{match.score.mean:.1f} : {match.others_score.mean:.1f}"


def interval(value: ladder.Estimate | None, form: str, times: float = 1) -> str:
    """A number and its confidence interval."""
    if value is None:
        return "–"
    said = format(value.mean * times, form)
    if value.low is None or value.high is None:
        return said
    between = " to " if value.low < 0 else "–"
    form = form.removeprefix("+")
    return f"{said} ({format(value.low * times, form)}{between}{format(value.high * times, form)})"


def failed(failure: ladder.Failure) -> str:
    """Return what a player did not decide itself."""
    reasons = ", ".join(f"{count} {why}" for why, count in failure.forfeits.items())
    return (
        f"{failure.player} forfeited decisions to random, of {failure.decisions}: {reasons}; "
        f"first in {failure.trouble}"
    )


def decided(report: ladder.Report, decision: ladder.Decision) -> str:
    """Return what the test says, in words."""
    match = report.matches[0]
    one, other = match.one, match.others[0]
    if decision.verdict == OPEN:
        said = f"Whether {one} is better than {other} is still open"
    elif decision.verdict == BETTER:
        said = f"{one} is better than {other}"
    else:
        said = f"{one} is no better than {other}"
    return (
        f"{said}: a win share of {decision.high:.3g} against one of {decision.low:.3g}, "
        f"{decision.blocks} blocks, log-likelihood ratio {decision.ratio:+.2f} "
        f"(bounds ±{decision.bound:.2f}, error {decision.error:.3g})"
    )
