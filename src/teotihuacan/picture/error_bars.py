"""Figures with their intervals: for each a name, a dot, and how sure it is, on one scale."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from teotihuacan.picture import frames
from teotihuacan.picture.course import grid_step
from teotihuacan.picture.ink import CHART, LARGE, circle, group, path, rect, tag, text
from teotihuacan.picture.type import fitted

WIDE: Final = 760
NAMES: Final = 240  # room for the names on the left …
VALUES: Final = 120  # … and for the figures on the right
ROW: Final = 30
HEAD: Final = 44
FOOT: Final = 40
EDGE: Final = 16
DOT: Final = 6
TICK: Final = 5


class ErrorBar(NamedTuple):
    """A figure; without an interval it is exact."""

    name: str
    mean: float
    low: float | None
    high: float | None


class Chart(NamedTuple):
    """Figures of one kind; a dashed line stands where they would mean nothing."""

    title: str
    unit: str
    rows: Sequence[ErrorBar]
    low: float  # the scale reaches at least from here …
    high: float  # … to there
    neutral: float | None = None


def charts(found: Sequence[Chart], style: str) -> str:
    """Charts below each other, as an SVG that stands for itself."""
    drawn: list[str] = []
    y = float(EDGE)
    for chart in found:
        drawn.append(group(one(chart), at=(0, y)))
        y += high(chart)
    paper = tag("rect", width=WIDE, height=y, fill="#fdf8ec")
    return frames.chart(WIDE, y, "whiskers", tag("style", style), paper, *drawn)


def high(chart: Chart) -> float:
    return HEAD + ROW * len(chart.rows) + FOOT


class Scale:
    """The scale of values: their positions."""

    def __init__(self, chart: Chart) -> None:
        known = [value for row in chart.rows for value in row[1:] if value is not None]
        low, high = min([chart.low, *known]), max([chart.high, *known])
        self.step = grid_step(low, high)
        self.low = math.floor(low / self.step) * self.step
        self.high = max(math.ceil(high / self.step) * self.step, self.low + self.step)

    def x(self, value: float) -> float:
        room = WIDE - NAMES - VALUES
        return NAMES + (value - self.low) / (self.high - self.low) * room


def one(chart: Chart) -> str:
    scale = Scale(chart)
    top, bottom = HEAD - 8, HEAD + ROW * len(chart.rows)
    drawn = [text(EDGE, 20, chart.title, "bold", LARGE)]
    value = scale.low
    while value <= scale.high:
        x = scale.x(value)
        drawn.append(path(f"M{x:.1f} {top}V{bottom}", "grid"))
        drawn.append(text(x, bottom + 20, f"{value:g}{chart.unit}", "soft", CHART, "middle"))
        value += scale.step
    if chart.neutral is not None:
        x = scale.x(chart.neutral)
        drawn.append(path(f"M{x:.1f} {top - 6}V{bottom + 4}", "grid between"))
    for place, row in enumerate(chart.rows):
        drawn.append(whisker(scale, row, HEAD + ROW * place + ROW / 2, chart.unit))
    return "".join(drawn)


def whisker(scale: Scale, row: ErrorBar, y: float, unit: str) -> str:
    drawn = [text(EDGE, y + 5, fitted(row.name, NAMES - 2 * EDGE, CHART), "", CHART)]
    if row.low is not None and row.high is not None:
        left, right = scale.x(row.low), scale.x(row.high)
        drawn.append(path(f"M{left:.1f} {y}H{right:.1f}", "whisker"))
        drawn += [rect(x - 1, y - TICK, 2, 2 * TICK, "whisker-end") for x in (left, right)]
    drawn.append(circle(scale.x(row.mean), y, DOT, "whisker-dot"))
    drawn.append(text(WIDE - EDGE, y + 5, f"{row.mean:.0f}{unit}", "bold", CHART, "end"))
    return group(*drawn, data_row=row.name)
