"""A ladder as a picture: what each match came to, and the ratings."""

from teotihuacan.analysis.ladder.estimates import Estimate
from teotihuacan.analysis.ladder.report import MatchReport, Report
from teotihuacan.picture.error_bars import Chart, ErrorBar, charts
from teotihuacan.titles import title_named


def plot(report: Report) -> str:
    """An SVG that stands for itself."""
    met = [match for match in report.matches if not match.mirror]
    neutral = 100 * met[0].fair if met else None
    found = [Chart("Victories won", " %", [won(match) for match in met], 0, 100, neutral)]
    if report.ratings:
        rated = [whisker(one.player, one.rating, 1) for one in report.ratings]
        found.append(Chart("Ratings", "", rated, 0, 100))
    return charts(found, title_named(report.game).artist().style)


def won(match: MatchReport) -> ErrorBar:
    others = ", ".join(dict.fromkeys(match.others))
    return whisker(f"{match.one} – {others}" if others else match.one, match.share, 100)


def whisker(name: str, found: Estimate, times: float) -> ErrorBar:
    low = None if found.low is None else found.low * times
    high = None if found.high is None else found.high * times
    return ErrorBar(name, found.mean * times, low, high)
