"""The report of a ladder in tables: for the terminal, and for documents."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from teotihuacan.analysis.ladder import Decision, Estimate, Failure, Match, MatchReport, Report
from teotihuacan.analysis.ladder.sprt import BETTER, OPEN
from teotihuacan.cli.simulate import setting_of
from teotihuacan.titles import title_named


@dataclass(frozen=True)
class Sheet:
    """A table of texts; all columns but the first are numbers, a remark stands below."""

    name: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    remark: str = ""


def show(report: Report, out: Console) -> None:
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


def markdown(report: Report) -> str:
    """For a document."""
    parts = [summed_up(report)]
    for sheet in sheets(report):
        lines = [cells(sheet.heads), cells(["---", *["--:"] * (len(sheet.heads) - 1)])]
        lines += [cells(row) for row in sheet.rows]
        parts += [f"**{sheet.name}**", "\n".join(lines)]
        if sheet.remark:
            parts.append(sheet.remark)
    parts += [failed(failure) for failure in report.failures]
    if report.decision is not None:
        parts.append(decided(report, report.decision))
    return "\n\n".join(parts) + "\n"


def cells(row: Sequence[str]) -> str:
    return f"| {' | '.join(row)} |"


def summed_up(report: Report) -> str:
    """What was played, in one sentence."""
    blocks = "1 block" if report.blocks == 1 else f"{report.blocks} blocks"
    a_match = f"{report.matches[0].games} games a match"
    said = [blocks, a_match, *setting_of(title_named(report.game), report.options)]
    if report.limit is not None:
        said.append(f"{report.limit:g} s for a decision")
    return f"{', '.join(said)}, seed {report.seed}, version {report.version}"


def sheets(report: Report) -> list[Sheet]:
    """All tables that have something to say."""
    found = [matches(report)]
    if report.ratings:
        found.append(ratings(report))
    if any(match.mirror for match in report.matches):
        found.append(mirrors(report))
    if report.seats:
        found.append(seats(report))
    found.append(clocks(report))
    return [sheet for sheet in found if sheet.rows]


def matches(report: Report) -> Sheet:
    heads = ("match", "win share %", "margin", "points")
    rows = [
        (
            named(match),
            percent(match.share),
            "–" if match.margin is None else margin(match.margin),
            points(match),
        )
        for match in report.matches
        if not match.mirror
    ]
    return Sheet("Matches, with 95 % intervals", heads, rows)


def named(match: MatchReport) -> str:
    return str(Match(match.one, match.others))


def ratings(report: Report) -> Sheet:
    rows = [
        (rated.player, interval(rated.rating, ".0f"))
        if rated.player != report.anchor
        else (rated.player, "0")
        for rated in report.ratings
    ]
    return Sheet("Ratings, with 95 % intervals", ("player", "rating"), rows)


def mirrors(report: Report) -> Sheet:
    rows = [
        (
            named(match),
            percent(match.share),
            f"{match.fair * 100:.1f}",
            "yes" if match.brackets else "NO",
        )
        for match in report.matches
        if match.mirror
    ]
    heads = ("match", "win share %", "fair", "in the interval")
    return Sheet("Mirror", heads, rows)


def seats(report: Report) -> Sheet:
    fair = 1 / len(report.seats)
    rows = [
        (
            str(seat.seat + 1),
            percent(seat.share),
            f"{(seat.share.mean - fair) * 100:+.1f}",
            f"{seat.score.mean:.1f}",
        )
        for seat in report.seats
    ]
    heads = ("seat, in player order", "win share %", "above a fair share", "score")
    return Sheet("Seats, all matches together", heads, rows)


def clocks(report: Report) -> Sheet:
    rows = [
        (
            clock.player,
            "–" if clock.turn is None else f"{clock.turn * 1000:.3g}",
            f"{clock.decision * 1000:.3g}",
            str(clock.turns),
        )
        for clock in report.clocks
    ]
    heads = ("player", "ms a turn", "ms a decision", "turns")
    return Sheet("Time, which is measured and differs each time", heads, rows)


def percent(share: Estimate) -> str:
    times = [None if value is None else value * 100 for value in (share.low, share.high)]
    return interval(Estimate(share.mean * 100, times[0], times[1]), ".1f")


def margin(value: Estimate) -> str:
    return interval(value, "+.1f")


def points(match: MatchReport) -> str:
    """The mean scores of the one and of the others."""
    if match.others_score is None:
        return f"{match.score.mean:.1f}"
    return f"{match.score.mean:.1f} : {match.others_score.mean:.1f}"


def interval(value: Estimate, form: str) -> str:
    """A figure and what it lies between."""
    said = format(value.mean, form)
    if value.low is None or value.high is None:
        return said
    between = " to " if value.low < 0 else "–"
    form = form.removeprefix("+")
    return f"{said} ({format(value.low, form)}{between}{format(value.high, form)})"


def failed(failure: Failure) -> str:
    """What a player did not decide itself."""
    reasons = ", ".join(f"{count} {why}" for why, count in failure.forfeits.items())
    return (
        f"{failure.player} forfeited decisions to random, of {failure.decisions}: {reasons}; "
        f"first in {failure.trouble}"
    )


def decided(report: Report, decision: Decision) -> str:
    """What the test says, in words."""
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
